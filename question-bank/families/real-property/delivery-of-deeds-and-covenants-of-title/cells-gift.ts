import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { DeedStory } from './facts.ts'
import type { DeedCells } from './reason-id.ts'

const spoken = ({ owner }: DeedStory): Cell => [
  `${whose(owner)} oral condition could not limit a deed that was absolute in its terms`,
  `an oral condition has no effect on a deed that is delivered to the grantee`,
  `An oral condition can't limit a deed that was delivered. What was said here shows that no title was meant to pass, so there was no delivery.`,
]
const unrecorded = ({ donee }: DeedStory, why: string): Cell => [
  `a grantor may revoke a deed of gift until it is recorded`,
  `the deed to ${donee.the} had no effect until it was recorded`,
  why,
]

/** Reasons where the deed stayed between the donor and the donee. */
export const GIFT_CELLS = {
  handed: ({ owner, donee, it }) => ({
    'yes-handed': [
      `${owner.the} delivered the deed with present intent to pass title`,
      `handing over the deed with present intent to pass title was a delivery`,
      `The words and the handing over show an intent to give at once. That's delivery, and it needs no recording.`,
    ],
    'yes-recorded': [
      `the recording of the deed by ${donee.the} completed its delivery`,
      `the deed took effect when the grantee recorded it`,
      `Recording protects against later takers and completes nothing. Title had passed two years before.`,
    ],
    'no-intent': [
      `${owner.the} went on using ${it} and so had no present intent to pass title`,
      `a grantor who stays in possession shows no present intent to convey`,
      `A grantor may give land away and go on using it by permission. What was said shows the intent.`,
    ],
    'no-refused': [
      `acceptance of an unrecorded deed is incomplete when the grantor dies`,
      `${donee.the} did not record the deed, as acceptance requires`,
      `Thanks and keeping the deed are acceptance enough. Recording isn't part of it.`,
    ],
  }),
  returned: ({ owner, donee }) => ({
    'yes-stays': [
      `the return of a delivered deed does not reconvey title to the grantor`,
      `title could return to ${owner.the} only by a new deed`,
      `Title had passed to the grantee. Burning the paper doesn't move it back, since a conveyance takes a signed deed.`,
    ],
    'yes-recorded': [
      `the recording of the deed made its delivery irrevocable`,
      `a deed that has been recorded cannot be returned to the grantor`,
      `Recording isn't what keeps the title in place. An unrecorded deed couldn't have been undone in this way either.`,
    ],
    'no-refused': [
      `${donee.the} withdrew acceptance of the deed by giving it back`,
      `a grantee who returns a deed to the grantor has refused it`,
      `Acceptance can't be withdrawn once title has passed. A grantee who has refused a deed must have done so before that.`,
    ],
    'no-control': [
      `the destruction of the deed by agreement revoked its delivery`,
      `${owner.the} regained control of the deed with ${whose(donee)} consent`,
      `Control or destruction of the deed matters before delivery. Afterward, the paper is only evidence of a title that has passed.`,
    ],
  }),
  oral: ({ owner, donee }) => ({
    'yes-oral': [
      `an oral condition has no effect on a deed that is delivered to the grantee`,
      `the delivery to ${donee.the} was absolute despite the oral condition`,
      `The deed was absolute and went straight to the grantee, to be effective now. At common law, the spoken condition drops away.`,
    ],
    'yes-recorded': [
      `the recording of the deed extinguished the oral condition`,
      `${whose(donee)} recorded deed cannot be limited by an oral condition`,
      `The condition failed at delivery already. Recording had nothing to do with it.`,
    ],
    'no-condition': [
      `the delivery was conditional, and the oral condition was not met`,
      `${donee.the} did not satisfy the condition on which the deed was delivered`,
      `Such a condition works only in the deed itself, or where a third person holds the deed.`,
    ],
    'no-intent': [
      `${owner.the} had no present intent to convey before the condition was met`,
      `a grantor who states a condition has no present intent to pass title`,
      `The grantor said that the land was the grantee's now. A condition is added to that intent and doesn't cancel it.`,
    ],
  }),
  review: (s) => ({
    'no-intent': [
      `${s.owner.the} did not hand over the deed with present intent to pass title`,
      `handing over a deed without present intent to pass title is not delivery`,
      `The deed was lent for checking and was to come back. Without intent to pass title, having the paper means nothing.`,
    ],
    'no-refused': [
      `${s.donee.the} had not expressed acceptance of the deed`,
      `acceptance must be expressed before the grantor dies`,
      `Acceptance of a gift is presumed and needn't be expressed. What's missing came from the other side.`,
    ],
    'yes-handed': [
      `a signed deed in the hands of the grantee has been delivered`,
      `${s.owner.the} delivered the deed by placing it in ${whose(s.donee)} hands`,
      `Possession by the grantee raises a presumption of delivery, and the grantor's own words rebut it.`,
    ],
    'yes-oral': spoken(s),
  }),
  taken: (s) => ({
    'no-intent': [
      `${s.owner.the} did not hand over the deed with present intent to pass title`,
      `recording by the grantee does not supply a grantor's present intent to pass title`,
      `The deed was lent for checking and was to come back. Neither a letter nor the record can make that a delivery.`,
    ],
    'no-refused': [
      `${whose(s.donee)} acceptance came after the deed had been recorded`,
      `acceptance of a deed must come before it is recorded`,
      `Acceptance may come at any time and is presumed. It can't replace a delivery that never took place.`,
    ],
    'yes-recorded': [
      `the recording of the deed completed its delivery`,
      `a recorded deed is conclusively presumed to have been delivered`,
      `Recording raises a presumption that can be rebutted.`,
    ],
    'yes-oral': spoken(s),
  }),
  kept: (s) => ({
    'no-control': [
      `${s.owner.the} kept control of the deed, so there was no delivery`,
      `a deed that the grantor locks away has not been delivered`,
      `The grantor locked the deed away and meant to part with it later. A promise to deliver isn't delivery.`,
    ],
    'no-recall': unrecorded(
      s,
      `Between the parties, a deed needs no recording. It needs a delivery, and this one stayed in the desk.`,
    ),
    'yes-handed': [
      `telling a grantee of a signed deed is a constructive delivery`,
      `${s.owner.the} made a constructive delivery by telling ${s.donee.the} of the deed`,
      `A constructive delivery takes a grantor who means the deed to be effective now. Telling someone "when I'm ready" says the opposite.`,
    ],
    'yes-stays': [
      `${whose(s.donee)} acceptance of the signed deed made the gift irrevocable`,
      `acceptance of a signed deed in the grantor's lifetime passes title`,
      `There was nothing to accept yet. Acceptance completes a delivery and can't take its place.`,
    ],
  }),
  'kept-note': (s) => ({
    'no-testament': [
      `an undelivered deed that is to take effect at death must meet the requirements for a will`,
      `${s.owner.the} meant the deed to operate as a will, and it was not delivered`,
      `Kept under lock and meant for death alone, the deed passed nothing in life. Only a will could do what the note asks.`,
    ],
    'no-recall': unrecorded(
      s,
      `A delivered deed has effect unrecorded. The flaw is that this one was kept and meant for death alone.`,
    ),
    'yes-handed': [
      `${whose(s.owner)} note was a constructive delivery of the deed to ${s.donee.the}`,
      `a grantor's written direction to hand over a deed is a constructive delivery`,
      `A direction found after death isn't a delivery. It confirms that nothing was to pass before.`,
    ],
    'yes-third': [
      `the deed and the note gave ${s.donee.the} a future interest in ${whose(s.owner)} lifetime`,
      `a deed may pass a future interest that becomes possessory at death`,
      `A delivered deed may do that. This one stayed in the desk and, by the note, was to do nothing before death.`,
    ],
  }),
  recorded: ({ owner, donee }) => ({
    'yes-recorded': [
      `recording by the grantor with present intent to convey was a delivery`,
      `${owner.the} delivered the deed by recording it, and acceptance is presumed`,
      `The grantor recorded the deed and said that the land had changed hands. A beneficial gift is presumed to be accepted.`,
    ],
    'yes-stays': [
      `a recorded deed passes title regardless of the grantor's intent`,
      `recording is conclusive proof that a deed was delivered`,
      `Recording raises a presumption of delivery that can be rebutted. It's the intent, shown by the words to the clerk, that decides.`,
    ],
    'no-refused': [
      `acceptance by ${donee.the} did not come before ${owner.the} died`,
      `a grantee who does not know of a deed cannot accept it`,
      `Acceptance of a beneficial gift is presumed, even where the donee learns of it after the donor's death.`,
    ],
    'no-control': [
      `${owner.the} took the deed home and so kept control of it`,
      `a deed that the grantor keeps after it is recorded has not been delivered`,
      `Keeping the deed at home is some evidence of control, but recording it in order to pass title outweighs that.`,
    ],
  }),
  refused: ({ owner, donee }) => ({
    'no-refused': [
      `${donee.the} refused the deed, so title did not pass`,
      `a grantee who refuses a deed does not take title by it`,
      `Acceptance is presumed only until the donee says no. This one did, in writing, and the offer wasn't renewed.`,
    ],
    'no-intent': [
      `${owner.the} gave up the intent to convey by not mentioning the deed again`,
      `a grantor's present intent to convey ends if it is not repeated`,
      `The grantor's intent was clear when the deed was recorded. It takes two, and the other side said no.`,
    ],
    'yes-recorded': [
      `${whose(owner)} recording of the deed was its delivery`,
      `recording by the grantor was a delivery that passed title at once`,
      `Delivery by recording isn't enough alone. Title doesn't pass to someone who won't have it.`,
    ],
    'yes-stays': [
      `acceptance of a beneficial gift is presumed and cannot be rebutted later`,
      `after a recorded deed, title could return to ${owner.the} only by a new deed`,
      `The presumption of acceptance yields to a plain refusal. Nothing had to be returned, because nothing had passed.`,
    ],
  }),
} satisfies DeedCells
