import { capital } from '../../../text/capital.ts'
import { He, he, him, his, type Party, The, whose } from '../../engine/party.ts'
import { type DeedFacts, type DeedStory, defendantOf, isEscrow, isSale, type Twist } from './facts.ts'
import { tellSale } from './tell-sales.ts'

type Teller = (story: DeedStory) => string

/** A relative, in the words of the owner: 'my nephew'. */
const kin = ({ a }: Party) => a.replace(/^(?:his|her)/, 'my')
const given = ({ owner, donee, it }: DeedStory) =>
  `${He(owner)} handed ${him(donee)} the deed and said, "${capital(it)} is yours from today."`
const lent = ({ owner, donee }: DeedStory) =>
  `${He(owner)} handed ${him(donee)} the deed and said, "Check the description against the old survey and bring it back to me."`
const locked = ({ owner, donee }: DeedStory) =>
  `${He(owner)} told ${him(donee)}, "I've signed a deed to you, and I'll hand it over when I'm ready to part with it." ${The(donee)} answered, "Thank you. I accept." ${The(owner)} then locked the deed in ${his(owner)} desk.`
const lodged = ({ owner, donee, it }: DeedStory) =>
  `${He(owner)} had the deed recorded and told the clerk, "From today, ${it} belongs to ${kin(donee)}." ${He(owner)} then took the deed home.`
const entrusted = ({ owner, donee, friend }: DeedStory, words: string) =>
  `Without telling ${donee.the}, ${he(owner)} handed the deed to ${friend.a} and said, "${words}"`
const forDeath = (s: DeedStory) => entrusted(s, `Give this to ${kin(s.donee)} when I die.`)
/** Reads on after what the owner did. */
const untilDeath = ({ owner, donee, friend, it }: DeedStory) =>
  `continued to use ${it} until ${he(owner)} died three years later. ${The(friend)} then gave the deed to ${donee.the}, who gladly accepted it.`

/** From the signing of the deed to the death or the quarrel. */
const GIVEN: Readonly<Partial<Record<Twist, Teller>>> = {
  handed: (s) =>
    `${given(s)} ${The(s.donee)} thanked ${him(s.owner)}, put the deed in a drawer, and let ${him(s.owner)} go on using ${s.it}. Two years later, ${s.owner.the} died. A month after the funeral, ${s.donee.the} recorded the deed.`,
  returned: (s) =>
    `${given(s)} ${The(s.donee)} thanked ${him(s.owner)} and recorded the deed. A year later, ${he(s.donee)} brought it back and said, "I've changed my plans. You keep ${s.it}." ${The(s.owner)} agreed and burned the deed, but nothing else was signed. Land prices have since doubled, and ${s.donee.the} claims ${s.it} again. ${The(s.owner)} refuses to give it up.`,
  oral: (s) =>
    `${He(s.owner)} handed ${him(s.donee)} the deed and said, "This makes ${s.it} yours now, provided that you ${s.condition}." The deed itself did not mention this condition. ${The(s.donee)} thanked ${him(s.owner)} and recorded the deed but did not fulfill the condition. ${The(s.owner)} refuses to give up ${s.it}.`,
  review: (s) =>
    `${lent(s)} ${The(s.donee)} took the deed home and began to compare the two. A week later, while the deed was still on ${his(s.donee)} table, ${s.owner.the} suddenly died.`,
  taken: (s) =>
    `${lent(s)} That afternoon, ${s.donee.the} recorded the deed and wrote to ${s.owner.the}, thanking ${him(s.owner)} for the gift. ${The(s.owner)} protested at once and has refused to give up ${s.it}.`,
  kept: (s) => `${locked(s)} It was still there when ${he(s.owner)} died four years later.`,
  'kept-note': (s) =>
    `${locked(s)} When ${he(s.owner)} died four years later, the deed was found there in an envelope marked, in ${his(s.owner)} handwriting, "For ${kin(s.donee)}, to take effect at my death and not before."`,
  recorded: (s) =>
    `${lodged(s)} ${He(s.owner)} meant to announce the gift at a dinner later that month but died a week before it. ${The(s.donee)} learned of the deed after the funeral and said that ${he(s.donee)} accepted it.`,
  refused: (s) =>
    `${lodged(s)} When ${he(s.owner)} told ${s.donee.the}, ${he(s.donee)} wrote back, "I don't want ${s.it} and won't take it." ${The(s.owner)} never mentioned the deed again and died two years later. ${The(s.donee)} has since changed ${his(s.donee)} mind.`,
  third: (s) => `${forDeath(s)} ${The(s.owner)} reserved no right to take the deed back and ${untilDeath(s)}`,
  'third-will': (s) =>
    `${forDeath(s)} ${He(s.owner)} reserved no right to take the deed back. Two years later, after a quarrel with ${s.donee.the}, ${s.owner.the} made a valid will leaving ${s.it} to ${s.heir.a}. ${The(s.owner)} then died, and ${s.friend.the} gave the deed to ${s.donee.the}.`,
  recall: (s) =>
    `${entrusted(s, `Give this to ${kin(s.donee)} when I die, unless I ask you for it first.`)} ${The(s.owner)} never asked for the deed and ${untilDeath(s)}`,
  agent: (s) =>
    `${entrusted(s, 'Put this with the papers you keep for me, and wait until you hear from me.')} ${The(s.owner)} said nothing more about the deed and ${untilDeath(s)}`,
  'escrow-unpaid': (s) =>
    `${The(s.buyer)} never paid. With a forged bank receipt, ${he(s.buyer)} tricked the escrow agent into handing over the deed, and ${he(s.buyer)} recorded it the same day. ${The(s.owner)} refuses to give up ${s.it}.`,
  'escrow-changed': (s) =>
    `Before the day of payment, ${s.owner.the} received a better offer and wrote to the escrow agent, "The sale is off. Send me the deed." On the agreed day, ${s.buyer.the} paid the whole price to the agent, as the instructions required, and demanded the deed. The agent still holds the money and the deed. ${The(s.owner)} refuses to give up ${s.it}.`,
}

/** The heir, where that is the person whom the claimant sues. */
function death(twist: Twist, s: DeedStory): string {
  const isOver = defendantOf(twist, s) === s.owner || twist === 'third-will'
  return isOver ? '' : ` ${capital(whose(s.owner))} sole heir, ${s.heir.a}, claims ${s.it}.`
}

const INSTRUCTIONS = ({ owner, buyer }: DeedStory) =>
  `${The(owner)} then signed a deed and left it with an escrow agent. Instructions signed by both parties told the agent to hand the deed to ${buyer.the} upon payment of the price.`

/** The law of the place, which is told with the land. */
const LAW = 'in a state that follows the majority common-law rules on delivery of deeds'

/** The three ways to begin: from the owner, from the land, from the wish or the contract. */
function signed(twist: Twist, s: DeedStory, order: 0 | 1 | 2): string {
  const { owner, donee, buyer, land, it, price } = s
  const own = `${his(owner)} ${land.replace(/^an? /, '')}`
  const placed = `${capital(owner.a)} owned ${land} ${LAW}.`
  if (isEscrow(twist))
    return [
      `${capital(owner.a)} signed a contract to sell ${own} to ${buyer.a} for ${price}. ${capital(it)} lies ${LAW}. ${INSTRUCTIONS(s)}`,
      `${placed} ${He(owner)} signed a contract to sell ${it} to ${buyer.a} for ${price}. ${INSTRUCTIONS(s)}`,
      `${capital(buyer.a)} and ${owner.a} signed a contract for the sale of ${land} to ${buyer.the} for ${price}. ${capital(it)} lies ${LAW}. ${INSTRUCTIONS(s)}`,
    ][order] as string
  return [
    `${capital(owner.a)} signed a deed conveying ${own} to ${donee.a} as a gift. ${capital(it)} lies ${LAW}.`,
    `${placed} ${He(owner)} signed a deed conveying ${it} to ${donee.a} as a gift.`,
    `Wishing to give ${own} to ${donee.a}, ${owner.a} signed a deed conveying it to ${him(donee)}. ${capital(it)} lies ${LAW}.`,
  ][order] as string
}

const telling =
  (order: 0 | 1 | 2) =>
  ({ twist }: DeedFacts, s: DeedStory): string => {
    if (isSale(twist)) return tellSale(twist, s, order)
    return `${signed(twist, s, order)} ${GIVEN[twist]?.(s) ?? ''}${death(twist, s)}`
  }

export const tell = [telling(0), telling(1), telling(2)] as const
