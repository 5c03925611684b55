import { capital } from '../../../text/capital.ts'
import { type Namer, namer } from '../../engine/namer.ts'
import { him, The, whose } from '../../engine/party.ts'
import {
  claim,
  defendant,
  isOfRepair,
  plaintiff,
  type TransferFacts,
  type TransferStory,
  type Twist,
} from './facts.ts'

const is = (twist: Twist, ...twists: readonly Twist[]) => twists.includes(twist)

/** The tenant's promise in the lease. */
function promised(twist: Twist, { rent, part, favor }: TransferStory): string {
  if (isOfRepair(twist)) return `to keep ${part} in repair`
  return twist === 'personal' ? `to ${favor}` : `to pay rent of ${rent} a month`
}

/** The lease's terms on transfers. */
const onTransfer = (twist: Twist, { landlord }: TransferStory): string =>
  is(twist, 'banned', 'consent')
    ? `The lease prohibited any assignment without ${whose(landlord)} written consent.`
    : 'The lease did not restrict assignment or subletting.'

/** The transfer by the tenant, and what was promised with it. */
function transfer(twist: Twist, s: TransferStory, name: Namer): string {
  const { landlord, tenant, taker } = s
  const who = `Three years later, ${tenant.the}`
  const assigned = () =>
    `${who} transferred the entire remaining term to ${name(taker)}, who took possession.`
  switch (twist) {
    case 'misnamed':
      return `${who} signed a document entitled "Sublease" that transferred all seven years of the remaining term to ${name(taker)}, who took possession and made no promise to perform the lease.`
    case 'sublease':
    case 'over-sublease':
      return `${who} transferred six of the seven remaining years to ${name(taker)} and retained the last year. ${The(taker)} took possession and promised to pay ${tenant.the} a separate rent. Nothing was said about the original lease.`
    case 'assumed-sublease':
      return `${who} transferred six of the seven remaining years to ${name(taker)}, who took possession, and retained the last year. ${bargain(s)} during those six years.`
    case 'assumed-passed':
      return `${assigned()} ${bargain(s)} for the rest of the term.`
    case 'consent':
      return `${assigned()} ${The(landlord)} signed a note that said, "I consent to the assignment of this lease."`
    case 'released':
      return `${assigned()} All three signed a note that said, "From today, the landlord accepts ${taker.the} as tenant in place of ${tenant.the}."`
    case 'banned':
      return `${assigned()} No one asked for consent, and ${taker.the} made no promise to perform the lease. ${The(landlord)} soon learned of the assignment and has done nothing about it.`
    case 'stays':
      return `${assigned()} For several months ${landlord.the} accepted rent from ${taker.the}.`
    case 'tenant-sold':
      return assigned()
    default:
      return `${assigned()} ${The(taker)} made no promise to perform the lease.`
  }
}

/** The bargain by which the taker promises the landlord to perform the lease. */
const bargain = ({ landlord, taker }: TransferStory): string =>
  `${The(landlord)} agreed to repaint the premises, and in return ${taker.the} promised ${him(landlord)} in writing to perform the lease`

const ON = ({ taker, last }: TransferStory, name: Namer) =>
  `A year later, ${taker.the} transferred the entire remaining term to ${name(last)}, who took possession`

/** The events after the transfer, up to the default. */
function later(twist: Twist, s: TransferStory, name: Namer): string {
  const { landlord, tenant, taker, last, buyer, owed, part, cost, worth, favor } = s
  const paid = `${The(landlord)} demanded the rent from ${tenant.the}, who paid ${owed}`
  switch (twist) {
    case 'repair':
    case 'sublease':
      return `The next year, ${part} needed repair. ${The(taker)} refused to do anything, and ${landlord.the} had the work done for ${cost}.`
    case 'personal':
      return `${The(taker)} paid the rent but refused to ${favor}, which cost ${landlord.the} ${worth}.`
    case 'assumed-passed':
      return `${ON(s, name)}. ${The(landlord)} accepted rent from ${last.the} for several months. Then ${last.the} stopped paying, and ${owed} in rent came due.`
    case 'passed':
      return `${ON(s, name)}. ${The(landlord)} accepted rent from ${last.the} for several months. Then ${last.the} stopped paying, and ${owed} in rent came due.`
    case 'accrued':
      return `${The(taker)} soon stopped paying, and ${owed} in rent came due. ${The(taker)} then transferred the entire remaining term to ${name(last)}, who took possession and has paid all later rent.`
    case 'sold':
    case 'tenant-sold':
      return `The next year, ${landlord.the} conveyed the building to ${name(buyer)} by a deed that did not mention the lease. Then ${taker.the} stopped paying, and ${owed} in rent came due.`
    case 'over':
      return `${The(taker)} soon stopped paying rent. ${paid}.`
    case 'over-passed':
      return `${ON(s, name)} and soon stopped paying rent. ${paid}.`
    case 'over-sublease':
      return `${The(taker)} paid ${tenant.the} everything due under the second agreement. ${The(tenant)} fell behind on the rent under the original lease and, when ${landlord.the} demanded it, paid ${owed}.`
    default:
      return `The next year, ${taker.the} stopped paying, and ${owed} in rent came due.`
  }
}

/** The events once the lease was made, up to the suit. */
const rest = (twist: Twist, s: TransferStory, name: Namer): string =>
  `${onTransfer(twist, s)} ${transfer(twist, s, name)} ${later(twist, s, name)} ${The(plaintiff(twist, s))} has sued ${defendant(twist, s).the} for ${claim(twist)}.`

/** The landlord first. */
function landlordFirst({ twist }: TransferFacts, s: TransferStory): string {
  const name = namer()
  const leased = `${capital(name(s.landlord))} leased ${s.land} to ${name(s.tenant)} for ten years.`
  return `${leased} In the lease, ${s.tenant.the} promised ${promised(twist, s)}. ${rest(twist, s, name)}`
}

/** The tenant first. */
function tenantFirst({ twist }: TransferFacts, s: TransferStory): string {
  const name = namer()
  const took = `${capital(name(s.tenant))} took a ten-year lease of ${s.land} from ${name(s.landlord)}`
  return `${took} and promised ${promised(twist, s)}. ${rest(twist, s, name)}`
}

/** The promise in the lease first. */
function promiseFirst({ twist }: TransferFacts, s: TransferStory): string {
  const name = namer()
  const made = `In a ten-year lease of ${s.land}, ${name(s.tenant)} promised ${name(s.landlord)} ${promised(twist, s)}.`
  return `${made} ${rest(twist, s, name)}`
}

export const tell = [landlordFirst, tenantFirst, promiseFirst] as const
