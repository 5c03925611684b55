import { capital } from '../../../text/capital.ts'
import { type Namer, namer } from '../../engine/namer.ts'
import { he, him, The, whose } from '../../engine/party.ts'
import {
  claim,
  defendant,
  isOfRepair,
  isSold,
  isSublease,
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

/** The lease, and what it says of transfers. */
function lease(twist: Twist, s: TransferStory, name: Namer, land: string): string {
  const made = `${capital(name(s.landlord))} leased ${land} to ${name(s.tenant)} for ten years. In the lease, ${s.tenant.the} promised ${promised(twist, s)}.`
  return is(twist, 'banned', 'consent')
    ? `${made} The lease prohibited any assignment without ${whose(s.landlord)} written consent.`
    : `${made} The lease did not restrict assignment or subletting.`
}

/** The transfer by the tenant, and what was promised with it. */
function transfer(twist: Twist, s: TransferStory, name: Namer): string {
  const { landlord, tenant, taker } = s
  const who = `Three years later, ${tenant.the}`
  const assigned = `${who} transferred the entire remaining term to ${name(taker)}, who took possession.`
  switch (twist) {
    case 'misnamed':
      return `${who} signed a document entitled "Sublease" that transferred all seven years of the remaining term to ${name(taker)}, who took possession and promised nothing about the lease.`
    case 'sublease':
    case 'over-sublease':
      return `${who} transferred six of the seven remaining years to ${name(taker)}, who promised to pay ${him(tenant)} a separate rent and took possession. The last year was to be ${whose(tenant)} again. Nothing was said about the original lease.`
    case 'assumed-sublease':
      return `${who} transferred six of the seven remaining years to ${name(taker)}, who took possession. The last year was to be ${whose(tenant)} again. In a letter that ${landlord.the} accepted in writing, ${taker.the} promised ${landlord.the} to perform the lease during those six years.`
    case 'assumed-passed':
      return `${assigned} In a letter that ${landlord.the} accepted in writing, ${taker.the} promised ${landlord.the} to perform the lease until its end.`
    case 'consent':
      return `${assigned} ${The(landlord)} signed a note that said, "I consent to the assignment of this lease."`
    case 'released':
      return `${assigned} All three signed a note that said, "From today the landlord accepts ${taker.the} as tenant in place of ${tenant.the}, who owes nothing more."`
    case 'banned':
      return `${assigned} No one asked for consent, and ${taker.the} promised nothing about the lease. ${The(landlord)} learned of the assignment at once and has done nothing about it.`
    case 'stays':
      return `${assigned} For several months ${landlord.the} accepted rent from ${taker.the}.`
    case 'tenant-sold':
      return assigned
    default:
      return `${assigned} ${The(taker)} promised nothing about the lease.`
  }
}

const ON = ({ taker, last }: TransferStory, name: Namer) =>
  `A year later, ${taker.the} transferred the entire remaining term to ${name(last)}, who took possession`

/** The events after the transfer, up to the default. */
function later(twist: Twist, s: TransferStory, name: Namer): string {
  const { landlord, tenant, taker, last, buyer, owed, part, cost, worth, favor } = s
  const paid = `${The(landlord)} demanded the rent from ${tenant.the}, who paid ${owed} of it`
  switch (twist) {
    case 'repair':
    case 'sublease':
      return `The next year, ${part} needed repair. ${The(taker)} refused to do anything, and ${landlord.the} had the work done for ${cost}.`
    case 'personal':
      return `${The(taker)} paid the rent and refused to ${favor}, which cost ${landlord.the} ${worth}.`
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
      return `${The(taker)} paid ${tenant.the} everything due under the second agreement. ${The(tenant)} fell behind with the rent under the original lease and, when ${landlord.the} demanded it, paid ${owed}.`
    default:
      return `The next year, ${taker.the} stopped paying, and ${owed} in rent came due.`
  }
}

/** The lease first, then the transfer, the default and the suit. */
function inOrder({ twist }: TransferFacts, s: TransferStory): string {
  const name = namer()
  return `${lease(twist, s, name, s.land)} ${transfer(twist, s, name)} ${later(twist, s, name)} ${suit(twist, s)}`
}

/** The suit, and its claim. */
const suit = (twist: Twist, s: TransferStory): string =>
  `${The(plaintiff(twist, s))} has sued ${defendant(twist, s).the} for ${claim(twist, s)}.`

/** The suit first. */
function suitFirst({ twist }: TransferFacts, s: TransferStory): string {
  const name = namer()
  const sued = `${capital(name(plaintiff(twist, s)))} sued ${name(defendant(twist, s))} for ${claim(twist, s)} ${under(twist, s)}.`
  return `${sued} ${lease(twist, s, name, s.it)} ${transfer(twist, s, name)} ${later(twist, s, name)}`
}

/** The lease on which the suit rests; a buyer's is one that somebody else made. */
const under = (twist: Twist, { land }: TransferStory): string =>
  isSold(twist) ? `under a lease of ${land} that was made by an earlier owner` : `under a lease of ${land}`

/** The defense first. */
function defenseFirst({ twist }: TransferFacts, s: TransferStory): string {
  const name = namer()
  const own = defendant(twist, s)
  const kind = isSublease(twist) || twist === 'misnamed' ? 'a transfer' : 'an assignment'
  const denies = `${capital(name(own))} denies that ${he(own)} owes ${name(plaintiff(twist, s))} ${claim(twist, s)} after ${kind} of a lease of ${s.land}.`
  return `${denies} ${lease(twist, s, name, s.it)} ${transfer(twist, s, name)} ${later(twist, s, name)} ${suit(twist, s)}`
}

export const tell = [inOrder, suitFirst, defenseFirst] as const
