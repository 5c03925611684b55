import type { Cell } from '../../engine/cells.ts'
import type { DeedStory } from './facts.ts'
import type { DeedCells } from './reason-id.ts'

const handedOn = ({ friend }: DeedStory, why: string): Cell => [
  `${friend.the} delivered the deed after the death as the grantor's agent`,
  `an agent with a grantor's instructions may deliver a deed after the grantor's death`,
  why,
]
const interest = ({ friend, donee }: DeedStory, why: string): Cell => [
  `delivery of the deed to ${friend.the} passed a future interest to ${donee.the}`,
  `a grantor who leaves a deed with a third person passes a future interest at once`,
  why,
]
const afterDeath = ({ donee }: DeedStory): Cell => [
  `${donee.the} did not accept the deed until after the grantor's death`,
  `acceptance of a deed by the grantee must come in the grantor's lifetime`,
  `Acceptance of a gift is presumed, and it may follow the death of the donor. The flaw is that the deed was never delivered.`,
]

/** Reasons where a third person held the deed. */
export const HOLDER_CELLS = {
  third: (s) => ({
    'yes-third': [
      `delivery of the deed to ${s.friend.the} beyond recall passed a future interest at once`,
      `${s.owner.the} gave up control of the deed and so passed a future interest`,
      `The grantor let go of the deed for good. From that day, the donee had a future interest that waited only for the death.`,
    ],
    'yes-handed': handedOn(
      s,
      `A death ends an agent's authority, so nothing could be delivered for the first time after it. Delivery came earlier, when the deed was put beyond recall.`,
    ),
    'no-testament': [
      `a deed to be handed over at the grantor's death must be executed as a will`,
      `the deed was testamentary, and ${s.owner.the} did not execute it with the formalities of a will`,
      `A gift is testamentary if nothing passes before death. Here an interest passed at once, and only possession had to wait.`,
    ],
    'no-control': [
      `${s.owner.the} kept possession of ${s.it} and so kept control of the deed`,
      `a grantor who goes on using the land has not delivered the deed`,
      `Control of the deed is what counts. Using the land for life fits a future interest in somebody else.`,
    ],
  }),
  'third-will': (s) => ({
    'yes-stays': [
      `a future interest had passed by delivery, and the will could not revoke it`,
      `the irrevocable delivery to ${s.friend.the} had passed a future interest, which ${s.owner.the} could not leave by will`,
      `A deed that can't be recalled passes an interest at once. A will speaks at death and reaches only what's left.`,
    ],
    'yes-handed': handedOn(
      s,
      `What happened after the death couldn't deliver the deed. The interest had passed when the grantor gave up control.`,
    ),
    'no-testament': [
      `the deed was testamentary and was revoked by the later will`,
      `a later will revokes a deed that is to be handed over at the grantor's death`,
      `Only a gift that passes nothing before death is testamentary. This deed had passed an interest two years earlier.`,
    ],
    'no-recall': [
      `${s.owner.the} could recall the deed until ${s.donee.the} received it`,
      `a grantor may recall a deed that a third person has not yet handed over`,
      `A grantor who hands a deed over without reserving that right can't recall it.`,
    ],
  }),
  recall: (s) => ({
    'no-recall': [
      `${s.owner.the} kept the right to recall the deed and so did not deliver it`,
      `a deed that the grantor may recall at will has not been delivered`,
      `"Unless I ask you for it" kept the grantor in control. It's the power that counts, and not its use.`,
    ],
    'no-refused': afterDeath(s),
    'yes-third': interest(
      s,
      `That takes a delivery beyond recall. This grantor could have had the deed back for the asking.`,
    ),
    'yes-escrow': [
      `the deed was held in escrow, and its condition, death without recall, was satisfied`,
      `the right to recall the deed was never exercised and ended at the grantor's death`,
      `An escrow needs a condition outside the grantor's own will. Until death the deed could be recalled, and after it there was no one to deliver.`,
    ],
  }),
  agent: (s) => ({
    'no-control': [
      `${s.friend.the} held the deed for ${s.owner.the}, who kept control of it`,
      `a grantor who gives a deed to an agent to keep has not delivered it`,
      `The holder was to wait for word that never came. The deed was as much in the grantor's control as in a drawer at home.`,
    ],
    'no-refused': afterDeath(s),
    'yes-third': interest(
      s,
      `That takes words that put the deed beyond recall. This holder kept papers for the grantor and was to await orders.`,
    ),
    'yes-handed': handedOn(
      s,
      `An agent's authority ends with the principal's death, and this one had no orders to deliver even before that.`,
    ),
  }),
  'escrow-unpaid': ({ owner, buyer }) => ({
    'no-condition': [
      `the condition of the escrow, payment of the price, was not satisfied`,
      `a deed in escrow does not pass title until its condition is satisfied`,
      `The deed was to be handed over upon payment, and there was none. Getting the paper by a trick passes nothing.`,
    ],
    'no-recall': [
      `${owner.the} could recall the deed from escrow until the price was paid`,
      `a grantor who has not been paid may revoke a deed in escrow`,
      `A binding contract takes away that right, and no one recalled the deed. It failed for want of payment.`,
    ],
    'yes-handed': [
      `the escrow agent, acting for ${owner.the}, delivered the deed to ${buyer.the}`,
      `a grantor is bound by an escrow agent's delivery of the deed`,
      `A grantor is bound only by an agent acting within the instructions. The buyer here wasn't entitled to the deed.`,
    ],
    'yes-recorded': [
      `${buyer.the} completed the delivery of the deed by recording it`,
      `a recorded deed is conclusively presumed to have been delivered`,
      `Recording can't make good a delivery that was obtained without meeting the condition.`,
    ],
  }),
  'escrow-changed': ({ owner, buyer }) => ({
    'yes-escrow': [
      `the escrow was irrevocable, and ${buyer.the} satisfied its condition by paying the price`,
      `${owner.the} could not recall the deed from escrow, and payment of the price satisfied its condition`,
      `The contract bound the seller, so the deed couldn't be called back. When the price was paid, it took effect.`,
    ],
    'yes-handed': [
      `title passed to ${buyer.the} when the deed was placed in escrow`,
      `placing a deed in escrow is a delivery that passes title at once`,
      `A deed in escrow waits for its condition. Title passed only when the price was paid.`,
    ],
    'no-recall': [
      `${owner.the} recalled the deed from escrow before the price was paid`,
      `a grantor may recall a deed from escrow until its condition is satisfied`,
      `That's so where nothing binds the grantor. Here a signed contract did.`,
    ],
    'no-control': [
      `${buyer.the} never received the deed, which therefore was not delivered`,
      `a deed that the escrow agent still holds has not been delivered`,
      `Once the condition is met, the agent holds for the grantee, who needn't have received the deed.`,
    ],
  }),
} satisfies DeedCells
