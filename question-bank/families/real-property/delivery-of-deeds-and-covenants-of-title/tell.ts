import { capital } from '../../../text/capital.ts'
import { He, he, him, his, type Party, The, whose } from '../../engine/party.ts'
import {
  claimantOf,
  type DeedFacts,
  type DeedStory,
  defendantOf,
  isEscrow,
  isSale,
  type Twist,
} from './facts.ts'
import { tellSale } from './tell-sales.ts'

type Teller = (story: DeedStory) => string

/** A relative, in the words of the owner: 'my nephew'. */
const kin = ({ a }: Party) => a.replace(/^(?:his|her)/, 'my')
const given = ({ owner, donee, it }: DeedStory) =>
  `${The(owner)} handed the deed to ${donee.the} and said, "${capital(it)} is yours from today."`
const lent = ({ owner, donee }: DeedStory) =>
  `${The(owner)} handed the deed to ${donee.the} and said, "Check the description against the old survey and bring it back to me."`
const locked = ({ owner, donee }: DeedStory) =>
  `${The(owner)} told ${donee.the}, "I've signed a deed to you, and I'll hand it over when I'm ready to part with it." ${The(donee)} answered, "Thank you. I accept." ${The(owner)} locked the deed in a desk.`
const lodged = ({ owner, donee, it }: DeedStory) =>
  `${The(owner)} had the deed recorded, told the clerk, "From today, ${it} belongs to ${kin(donee)}," and took the deed home.`
const entrusted = ({ owner, donee, friend }: DeedStory, words: string, terms = ' and') =>
  `${The(owner)} handed the deed to ${friend.a}${terms} said, "${words}" ${The(donee)} was not told.`
const beyondRecall = (s: DeedStory) =>
  entrusted(s, `Give this to ${kin(s.donee)} when I die.`, ', reserved no right to take it back, and')
const handedOn = ({ owner, donee, friend, it }: DeedStory) =>
  `${The(owner)} went on using ${it} until ${he(owner)} died three years later. ${The(friend)} then gave the deed to ${donee.the}, who gladly accepted it.`

/** From the signing of the deed to the death or the quarrel. */
const GIVEN: Readonly<Partial<Record<Twist, Teller>>> = {
  handed: (s) =>
    `${given(s)} ${The(s.donee)} thanked ${him(s.owner)}, put the deed in a drawer, and let ${him(s.owner)} go on using ${s.it}. Two years later, ${s.owner.the} died. A month after the funeral, ${s.donee.the} recorded the deed.`,
  returned: (s) =>
    `${given(s)} ${The(s.donee)} thanked ${him(s.owner)} and recorded the deed. A year later, ${he(s.donee)} brought it back and said, "I've changed my plans. You keep ${s.it}." ${The(s.owner)} agreed and burned the deed, and nothing else was signed. Now that land prices have doubled, ${s.donee.the} claims ${s.it} again, and ${s.owner.the} refuses to give it up.`,
  oral: (s) =>
    `${The(s.owner)} handed the deed to ${s.donee.the} and said, "This makes ${s.it} yours now, provided that you ${s.condition}." The deed did not mention this. ${The(s.donee)} thanked ${him(s.owner)} and recorded the deed but never did what ${he(s.owner)} had asked. ${The(s.owner)} refuses to give up ${s.it}.`,
  review: (s) =>
    `${lent(s)} ${The(s.donee)} took the deed home and began to compare. A week later, with the deed still on ${whose(s.donee)} table, ${s.owner.the} suddenly died.`,
  taken: (s) =>
    `${lent(s)} That afternoon, ${s.donee.the} recorded the deed and wrote to ${s.owner.the}, "I gladly accept ${s.it}." ${The(s.owner)} protested at once and refuses to give up ${s.it}.`,
  kept: (s) => `${locked(s)} The deed was still there when ${he(s.owner)} died four years later.`,
  'kept-note': (s) =>
    `${locked(s)} When ${he(s.owner)} died four years later, the deed was found there in an envelope marked, in ${his(s.owner)} handwriting, "For ${kin(s.donee)}, to take effect at my death and not before."`,
  recorded: (s) =>
    `${lodged(s)} ${He(s.owner)} meant to announce the gift at a dinner later that month but died a week before it. ${The(s.donee)} learned of the deed after the funeral and said that ${he(s.donee)} accepted it.`,
  refused: (s) =>
    `${lodged(s)} When ${he(s.owner)} told ${s.donee.the}, ${s.donee.the} wrote back, "I don't want ${s.it} and won't take it." ${The(s.owner)} never mentioned the deed again and died two years later. ${The(s.donee)} has had a change of mind.`,
  third: (s) => `${beyondRecall(s)} ${handedOn(s)}`,
  'third-will': (s) =>
    `${beyondRecall(s)} Two years later, after a quarrel with ${s.donee.the}, ${s.owner.the} made a valid will that left ${s.it} to ${s.heir.a}. ${The(s.owner)} then died, and ${s.friend.the} gave the deed to ${s.donee.the}.`,
  recall: (s) =>
    `${entrusted(s, `Give this to ${kin(s.donee)} when I die, unless I ask you for it first.`)} ${The(s.owner)} never asked for it. ${handedOn(s)}`,
  agent: (s) =>
    `${entrusted(s, 'Put this with the papers you keep for me, and wait until you hear from me.')} ${The(s.friend)} heard nothing more about it. ${handedOn(s)}`,
  'escrow-unpaid': (s) =>
    `${The(s.buyer)} never paid. With a forged bank receipt, ${he(s.buyer)} deceived the escrow agent into handing over the deed, and ${he(s.buyer)} recorded it the same day. ${The(s.owner)} refuses to give up ${s.it}.`,
  'escrow-changed': (s) =>
    `Before the day of payment, ${s.owner.the} received a better offer and wrote to the escrow agent, "The sale is off. Send me the deed." On the agreed day, ${s.buyer.the} paid the whole price to the agent, as the instructions required, and demanded the deed. The agent still holds the money and the deed. ${The(s.owner)} refuses to give up ${s.it}.`,
}

/** The heir, where that is the person whom the claimant sues. */
function death(twist: Twist, s: DeedStory): string {
  const isOver = defendantOf(twist, s) === s.owner || twist === 'third-will'
  return isOver ? '' : ` ${capital(whose(s.owner))} sole heir is ${s.heir.a}.`
}

/** The action, and the law of the place where it was brought. */
function suit(twist: Twist, s: DeedStory, order: 0 | 1 | 2): string {
  const [claimant, defendant] = [claimantOf(twist, s), defendantOf(twist, s)]
  const action = `${claimant.the} has brought an action against ${defendant.the} to quiet title to ${s.it}.`
  return [
    `In a state that follows the majority common-law rules on delivery of deeds, ${action}`,
    `${capital(action)} The majority rules of the common law govern the action.`,
    `The jurisdiction follows the majority common-law rules on deeds. ${capital(action)}`,
  ][order] as string
}

const INSTRUCTIONS = ({ owner, buyer }: DeedStory) =>
  `${The(owner)} signed a deed and left it with an escrow agent. Instructions that both had signed told the agent to hand it to ${buyer.the} upon payment of the price.`

/** The three ways to begin: from the owner, from the land, from the wish. */
function signed(twist: Twist, s: DeedStory, order: 0 | 1 | 2): string {
  const { owner, donee, buyer, land, it, price } = s
  if (isEscrow(twist))
    return [
      `${capital(owner.a)} signed a contract to sell ${land} to ${buyer.a} for ${price}. ${INSTRUCTIONS(s)}`,
      `${capital(buyer.a)} and ${owner.a} signed a contract for the sale of ${land} to ${buyer.the} for ${price}. ${INSTRUCTIONS(s)}`,
      `In a signed contract, ${owner.a} agreed to sell ${land} to ${buyer.a} for ${price}. ${INSTRUCTIONS(s)}`,
    ][order] as string
  return [
    `${capital(owner.a)} who owned ${land} signed a deed conveying it to ${donee.a} as a gift.`,
    `${capital(land)} belonged to ${owner.a}, who signed a deed giving it to ${donee.a}.`,
    `Wishing to give ${land} to ${donee.a}, ${owner.a} signed a deed conveying ${it} to ${him(donee)}.`,
  ][order] as string
}

const telling =
  (order: 0 | 1 | 2) =>
  ({ twist }: DeedFacts, s: DeedStory): string => {
    if (isSale(twist)) return tellSale(twist, s, order)
    return `${signed(twist, s, order)} ${GIVEN[twist]?.(s) ?? ''}${death(twist, s)} ${suit(twist, s, order)}`
  }

export const tell = [telling(0), telling(1), telling(2)] as const
