import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import { claimantOf, type DeedStory, isResold, type Twist } from './facts.ts'

type Deed = 'general' | 'future' | 'special' | 'special with covenants' | 'quitclaim'

/** By twist, the deed that the buyer received, where it had covenants with a limit or none. */
const DEEDS: Readonly<Partial<Record<Twist, Deed>>> = {
  future: 'future',
  'special-other': 'special',
  'special-own': 'special with covenants',
  'special-runs': 'special with covenants',
  quitclaim: 'quitclaim',
}

const OWN: readonly Twist[] = ['special-own', 'special-runs', 'quitclaim']

/** The deed, reading on after "by". */
function deed(twist: Twist, { owner }: DeedStory): string {
  const texts: Readonly<Record<Deed, string>> = {
    general: 'a general warranty deed with the six usual covenants of title',
    future: 'a deed with covenants of warranty and quiet enjoyment but no other covenants of title',
    special: 'a special warranty deed',
    'special with covenants': 'a special warranty deed with the six usual covenants of title',
    quitclaim: `a quitclaim deed that released all of ${his(owner)} right, title, and interest`,
  }
  return texts[DEEDS[twist] ?? 'general']
}

/** The defect in the title. */
function defect(twist: Twist, { owner, rival, it, debt }: DeedStory): string {
  if (twist === 'groundless') return ''
  return OWN.includes(twist)
    ? ` ${The(owner)} did not mention a recorded mortgage on ${it} that ${he(owner)} had given a bank the year before to secure a debt of ${debt}.`
    : ` Neither party knew that an earlier deed in the chain of title had been forged and that ${rival.a} was the true owner.`
}

const resold = (twist: Twist, { buyer, later, it }: DeedStory) =>
  isResold(twist)
    ? ` ${The(buyer)} took possession and, a year later, conveyed ${it} by a quitclaim deed to ${later.a}, who also took possession.`
    : ` ${The(buyer)} took possession.`

const discovered = (years: string, twist: Twist, s: DeedStory) => {
  const holder = claimantOf(twist, s)
  return `${years} years after ${whose(s.owner)} conveyance, ${holder.the} learned of the forgery. ${The(s.rival)} has asserted no claim, and ${holder.the} is still in possession of ${s.it}.`
}
const evicted = (twist: Twist, s: DeedStory) =>
  `Nine years after ${whose(s.owner)} conveyance, ${s.rival.the} won a judgment for possession and had ${claimantOf(twist, s).the} evicted.`
const foreclosed = (years: string, twist: Twist, s: DeedStory) =>
  `${years} years after ${whose(s.owner)} conveyance, the bank lawfully foreclosed the mortgage, bought ${s.it} at the sale, and had ${claimantOf(twist, s).the} evicted.`

/** The trouble that came of the defect. */
function trouble(twist: Twist, s: DeedStory): string {
  switch (twist) {
    case 'late':
      return discovered('Nine', twist, s)
    case 'ousted':
    case 'runs':
    case 'special-other':
      return evicted(twist, s)
    case 'groundless':
      return `Three years later, ${s.rival.a} sued ${s.buyer.the} for possession, claiming under an old lease. ${The(s.owner)} refused to help defend the suit. The court found that there had never been such a lease and entered judgment for ${s.buyer.the}, who had incurred ${s.debt} in attorney's fees.`
    case 'special-own':
      return `Three years later, ${s.buyer.the} learned of the mortgage and paid the bank ${s.debt} to have it released.`
    case 'special-runs':
      return foreclosed('Nine', twist, s)
    case 'quitclaim':
      return foreclosed('Three', twist, s)
    default:
      return discovered('Three', twist, s)
  }
}

/** The twists in which no claim could be too old. */
const TIMELESS: readonly Twist[] = ['future', 'groundless', 'quitclaim', 'special-own']

/** The law of the place, reading on after "a state that". */
function law(twist: Twist): string {
  const limit = TIMELESS.includes(twist)
    ? ''
    : ' and allows a suit on a covenant within six years after its breach'
  return `follows the majority common-law rules on covenants of title${limit}`
}

/** The sale, told from the seller, from the buyer, or from the contract. */
function sale(twist: Twist, s: DeedStory, order: 0 | 1 | 2): string {
  const { owner, buyer, land, it, price } = s
  const by = deed(twist, s)
  return [
    `${capital(owner.a)} owned ${land} in a state that ${law(twist)}. ${He(owner)} sold ${it} to ${buyer.a} for ${price} and conveyed it by ${by}.`,
    `${capital(buyer.a)} bought ${land} from ${owner.a} for ${price}. ${The(owner)} conveyed it to ${him(buyer)} by ${by}.`,
    `${capital(owner.a)} contracted to sell ${land} to ${buyer.a} for ${price}. At the closing, ${owner.the} conveyed ${it} by ${by}.`,
  ][order] as string
}

/** A sale, the defect, and what came of it, begun in one of three ways. */
export function tellSale(twist: Twist, s: DeedStory, order: 0 | 1 | 2): string {
  const place = order === 0 ? '' : ` ${capital(s.it)} lies in a state that ${law(twist)}.`
  return `${sale(twist, s, order)}${place}${defect(twist, s)}${resold(twist, s)} ${trouble(twist, s)}`
}
