import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import { isOfRepair, type TransferFacts, type TransferStory, type Twist } from './facts.ts'

/** The three ways to begin: with the lease, with the tenant's promise, with the reason to leave. */
type Order = 0 | 1 | 2

const is = (twist: Twist, ...twists: readonly Twist[]) => twists.includes(twist)

/** The tenant's promises in the lease, reading on after "agreed". */
function promised(twist: Twist, { rent, part, favor }: TransferStory): string {
  const paid = `to pay ${rent} a month in rent`
  if (isOfRepair(twist)) return `${paid} and to keep ${part} in repair`
  return twist === 'personal' ? `${paid} and to ${favor}` : paid
}

/** The lease's term on transfers, reading on after "the lease". */
const onTransfer = (twist: Twist): string =>
  is(twist, 'banned', 'consent')
    ? "prohibited any assignment without the landlord's written consent"
    : 'did not restrict assignment or subletting'

/** The lease, and why the tenant wanted to leave; reading on before what the tenant did. */
function leased(twist: Twist, s: TransferStory, order: Order): string {
  const { landlord, tenant, land } = s
  const term = promised(twist, s)
  return [
    `${capital(landlord.a)} leased ${land} to ${tenant.a} for ten years. ${The(tenant)} agreed ${term}, and the lease ${onTransfer(twist)}. Three years later, ${tenant.the} found larger premises and`,
    `${capital(tenant.a)} took a ten-year lease of ${land} from ${landlord.a} and agreed ${term}. The lease ${onTransfer(twist)}. After three years, ${tenant.the} moved to another state and`,
    `${capital(tenant.a)} was three years into a ten-year lease of ${land} when ${he(tenant)} decided to move to another town. The lease, in which ${he(tenant)} had agreed ${term}, ${onTransfer(twist)}. ${He(tenant)}`,
  ][order] as string
}

const WHOLE = 'transferred the entire remaining term'

/** The transfer by the tenant, and what was promised with it; reading on after "the tenant". */
function transfer(twist: Twist, s: TransferStory): string {
  const { landlord, tenant, taker } = s
  const free = 'took possession without agreeing to perform the lease'
  const six = `transferred six of the seven remaining years to ${taker.a}, keeping the last year for ${him(tenant)}self.`
  const assigned = `${WHOLE} to ${taker.a}, who took possession.`
  switch (twist) {
    case 'misnamed':
      return `signed a document entitled "Sublease" that transferred all seven years of the remaining term to ${taker.a}, who ${free}.`
    case 'sublease':
    case 'over-sublease':
      return `${six} ${The(taker)} took possession and agreed to pay ${tenant.the} a monthly rent. Their contract did not mention the original lease.`
    case 'assumed-sublease':
      return `${six} ${The(taker)} took possession. ${bargain(s)} during those six years.`
    case 'assumed-passed':
      return `${assigned} ${bargain(s)} for the rest of the term.`
    case 'consent':
      return `${assigned} Before the transfer, ${landlord.the} had signed a note that said, "I consent to the assignment of this lease."`
    case 'released':
      return `${assigned} ${The(landlord)}, ${tenant.the}, and ${taker.the} signed an agreement that stated, "From today, the landlord accepts ${taker.the} as tenant in place of ${tenant.the}."`
    case 'banned':
      return `${WHOLE} to ${taker.a} without asking for consent. ${The(taker)} ${free}. ${The(landlord)} soon learned of the assignment but did nothing about it.`
    case 'stays':
      return `${assigned} For several months, ${landlord.the} accepted rent from ${taker.the}.`
    case 'tenant-sold':
      return assigned
    default:
      return `${WHOLE} to ${taker.a}, who ${free}.`
  }
}

/** The bargain by which the taker promises the landlord to perform the lease. */
const bargain = ({ landlord, taker }: TransferStory): string =>
  `In exchange for ${whose(landlord)} promise to repaint the premises, ${taker.the} promised ${him(landlord)} in writing to perform the lease`

/** The next transfer, reading on after "who took possession". */
const passedOn = ({ taker, last }: TransferStory): string =>
  `A year later, ${taker.the} transferred all that was left of the term to ${last.a}, who took possession`

/** The events after the transfer, up to the default. */
function later(twist: Twist, s: TransferStory): string {
  const { landlord, tenant, taker, last, buyer, owed, part, cost, worth, instead } = s
  const paid = `${The(landlord)} demanded the rent from ${tenant.the}, who paid the ${owed} that was due.`
  switch (twist) {
    case 'repair':
    case 'sublease':
      return `When ${part} needed repair the next year, ${taker.the} refused to do anything, and ${landlord.the} had the work done for ${cost}.`
    case 'personal':
      return `${The(taker)} paid the rent but refused to do anything more. Over the next year, ${landlord.the} spent ${worth} on ${instead}.`
    case 'assumed-passed':
    case 'passed':
      return `${passedOn(s)}. For several months, ${landlord.the} accepted rent from ${last.the}. Then ${last.the} stopped paying, and ${owed} in rent came due.`
    case 'accrued':
      return `${The(taker)} soon stopped paying, and ${owed} in rent came due. ${He(taker)} then transferred all that was left of the term to ${last.a}, who took possession and has paid the rent ever since.`
    case 'sold':
    case 'tenant-sold':
      return `The next year, ${landlord.the} sold the building to ${buyer.a} by a deed that did not mention the lease. Soon afterward, ${taker.the} stopped paying, and ${owed} in rent came due.`
    case 'over':
      return `${The(taker)} soon stopped paying rent. ${paid}`
    case 'over-passed':
      return `${passedOn(s)} and soon stopped paying rent. ${paid}`
    case 'over-sublease':
      return `${The(taker)} paid everything due under their contract, but ${tenant.the} fell behind on ${his(tenant)} rent under the original lease and, when ${landlord.the} demanded it, paid ${owed}.`
    default:
      return `The next year, ${taker.the} stopped paying, and ${owed} in rent came due.`
  }
}

/** The lease, the transfer, and the default, in order of time. */
const telling =
  (order: Order) =>
  ({ twist }: TransferFacts, s: TransferStory): string =>
    `${leased(twist, s, order)} ${transfer(twist, s)} ${later(twist, s)}`

export const tell = [telling(0), telling(1), telling(2)] as const
