import { capital } from '../../../text/capital.ts'
import { type Party, The } from '../../engine/party.ts'
import type { StandingCase } from './case.ts'

/** An association, and two ordinances of a county: one that concerns its trade and one that doesn't. */
export interface Association {
  readonly plaintiff: Party
  readonly members: string
  /** Its purpose, reading on after "to promote". */
  readonly purpose: string
  /** Conduct that an ordinance prohibits. */
  readonly ban: string
  /** A pastime for which a fee has been doubled, and the verb of the members who pay it. */
  readonly fee: string
  readonly pays: string
}

/** The ordinance is named once it is known. */
const against = (one: 'a' | 'the'): string => (one === 'the' ? ' against the ordinance' : '')

const county: Party = { a: 'a county', the: 'the county', pronoun: 'it' }

/** The suit of an association over an ordinance that hurts its members in their trade. */
export function tradeCase(association: Association, twist: 'members' | 'losses' | 'unnamed'): StandingCase {
  const { plaintiff, members, purpose, ban } = association
  const isUnnamed = twist === 'unnamed'
  const harmed = `Thirty members have lost income because of it, in widely differing amounts. ${The(plaintiff)} itself has lost nothing.`
  return {
    plaintiff,
    defendant: county,
    lead: (name) => `${capital(name(plaintiff))} has 210 members and exists to promote ${purpose}.`,
    act: (name) =>
      `An ordinance of ${name(county)} prohibits ${ban}${isUnnamed ? ' in two of its forty townships' : ''}.`,
    after: isUnnamed
      ? `The complaint, which has been amended once, names no member who works in either township. It states that, of 210 ${members}, at least one very probably does.`
      : harmed,
    claim: (one) =>
      twist === 'losses'
        ? 'claiming a denial of due process and seeking damages for the income that its members have lost'
        : `claiming a denial of due process and seeking only an injunction${against(one)}`,
  }
}

/** The suit of an association over a fee that has nothing to do with its purpose. */
export function feeCase({ plaintiff, members, purpose, fee, pays }: Association): StandingCase {
  return {
    plaintiff,
    defendant: county,
    lead: (name) => `${capital(name(plaintiff))} has 210 members and exists to promote ${purpose}.`,
    act: (name) => `An ordinance of ${name(county)} doubles the fee for ${fee}.`,
    after: `Twelve of the ${members} who belong to ${plaintiff.the} ${pays} in their free time and have to pay the higher fee. The fee has no effect on their trade.`,
    claim: (one) => `claiming a denial of equal protection and seeking only an injunction${against(one)}`,
  }
}

const guild = (trade: string): Party => ({ a: `a ${trade} guild`, the: 'the guild', pronoun: 'it' })
const league = (trade: string): Party => ({ a: `a ${trade} league`, the: 'the league', pronoun: 'it' })

export const associations: readonly Association[] = [
  {
    plaintiff: guild("florists'"),
    members: 'florists',
    purpose: 'the trade of florists',
    ban: 'the sale of cut flowers from carts',
    fee: 'mooring sailboats',
    pays: 'sail',
  },
  {
    plaintiff: league("street musicians'"),
    members: 'musicians',
    purpose: 'music in public places',
    ban: 'the playing of brass instruments in parks',
    fee: 'using the public golf course',
    pays: 'play golf',
  },
  {
    plaintiff: guild("barbers'"),
    members: 'barbers',
    purpose: 'the trade of barbers',
    ban: 'haircuts outside a licensed shop',
    fee: 'licenses to fish',
    pays: 'fish',
  },
  {
    plaintiff: league("food vendors'"),
    members: 'vendors',
    purpose: 'the business of food trucks',
    ban: 'food trucks within a mile of a school',
    fee: 'renting a tennis court',
    pays: 'play tennis',
  },
  {
    plaintiff: guild("piano tuners'"),
    members: 'tuners',
    purpose: 'the trade of tuning pianos',
    ban: 'the tuning of pianos by persons without a college degree',
    fee: 'camping in county forests',
    pays: 'camp',
  },
  {
    plaintiff: league("dog walkers'"),
    members: 'walkers',
    purpose: 'the business of walking dogs',
    ban: 'the walking of more than two dogs at a time',
    fee: 'taking sand from the county beach',
    pays: 'build sandboxes',
  },
  {
    plaintiff: guild("carvers'"),
    members: 'carvers',
    purpose: 'the craft of wood carving',
    ban: 'the use of power saws in workshops',
    fee: 'entering the county zoo',
    pays: 'visit the zoo',
  },
  {
    plaintiff: league("tour guides'"),
    members: 'guides',
    purpose: 'the work of tour guides',
    ban: 'guided tours of more than six people',
    fee: 'garden plots',
    pays: 'rent garden plots',
  },
  {
    plaintiff: guild("weavers'"),
    members: 'weavers',
    purpose: 'the craft of weaving',
    ban: 'the sale of cloth at fairs',
    fee: 'boat ramps',
    pays: 'go boating',
  },
  {
    plaintiff: league("magicians'"),
    members: 'magicians',
    purpose: 'the art of magic',
    ban: 'magic shows in parks',
    fee: 'hunting licenses',
    pays: 'hunt',
  },
  {
    plaintiff: guild("potters'"),
    members: 'potters',
    purpose: 'the craft of pottery',
    ban: 'kilns in homes',
    fee: 'ski passes',
    pays: 'ski',
  },
]
