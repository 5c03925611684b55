import { type Party, The } from '../../engine/party.ts'
import { A, type StandingCase } from './case.ts'

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

const county: Party = { a: 'a county', the: 'the county', pronoun: 'it' }

/** The suit of an association over an ordinance that hurts its members in their trade. */
export function tradeCase(association: Association, twist: 'members' | 'losses' | 'unnamed'): StandingCase {
  const { plaintiff, members } = association
  const isUnnamed = twist === 'unnamed'
  const parties = { plaintiff, defendant: county, charge: 'a denial of due process' } as const
  const wants =
    twist === 'losses'
      ? 'damages for the income that its members have lost'
      : 'only an injunction against the ordinance'
  if (!isUnnamed) return { ...parties, before: injured(association), wants }
  return {
    ...parties,
    before: unidentified(association),
    wants,
    since: `The amended complaint names no member who works in either township. It alleges only that, of 210 ${members}, at least one very probably does.`,
  }
}

/** The effect of an ordinance on thirty members. */
function injured({ plaintiff, purpose, ban }: Association): StandingCase['before'] {
  const unhurt = `${The(plaintiff)} itself has lost nothing.`
  return [
    `${A(plaintiff)} has 210 members and exists to promote ${purpose}. Last year, a county adopted an ordinance that prohibits ${ban}. Thirty members have since lost income because of it, in widely differing amounts. ${unhurt}`,
    `A county ordinance prohibits ${ban}. Thirty of the 210 members of ${plaintiff.a} have lost income because of it, in widely differing amounts. ${The(plaintiff)}, which exists to promote ${purpose}, has itself lost nothing.`,
    `Last year, a county adopted an ordinance prohibiting ${ban}. The ordinance has cost thirty members of ${plaintiff.a} income, in widely differing amounts. ${The(plaintiff)}, which has 210 members and exists to promote ${purpose}, has itself lost nothing.`,
  ]
}

/** An ordinance for two townships, in which some member may work. */
function unidentified({ plaintiff, purpose, ban }: Association): StandingCase['before'] {
  return [
    `${A(plaintiff)} has 210 members and exists to promote ${purpose}. Last year, a county adopted an ordinance that prohibits ${ban} in two of its forty townships.`,
    `A county ordinance prohibits ${ban} in two of the county's forty townships. ${A(plaintiff)}, which has 210 members, exists to promote ${purpose}.`,
    `In two of its forty townships, a county has prohibited ${ban} by ordinance. The ordinance came to the attention of ${plaintiff.a}, which has 210 members and exists to promote ${purpose}.`,
  ]
}

/** The suit of an association over a fee that has nothing to do with its purpose. */
export function feeCase({ plaintiff, members, purpose, fee, pays }: Association): StandingCase {
  const effect = `The fee has no effect on their work as ${members}.`
  const higher = `${pays} in their free time and have to pay the higher fee.`
  return {
    plaintiff,
    defendant: county,
    before: [
      `${A(plaintiff)} has 210 members and exists to promote ${purpose}. Last year, a county adopted an ordinance that doubled the fee for ${fee}. Twelve members of ${plaintiff.the} ${higher} ${effect}`,
      `A county ordinance doubled the fee for ${fee}. Twelve of the 210 members of ${plaintiff.a}, which exists to promote ${purpose}, ${higher} ${effect}`,
      `Last year, a county ordinance doubled the fee for ${fee}. Among those affected are twelve members of ${plaintiff.a}, who ${higher} ${effect} ${The(plaintiff)} has 210 members and exists to promote ${purpose}.`,
    ],
    charge: 'a denial of equal protection',
    wants: 'only an injunction against the ordinance',
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
    members: 'street musicians',
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
    members: 'food vendors',
    purpose: 'the business of food trucks',
    ban: 'food trucks within a mile of a school',
    fee: 'renting a tennis court',
    pays: 'play tennis',
  },
  {
    plaintiff: guild("piano tuners'"),
    members: 'piano tuners',
    purpose: 'the trade of tuning pianos',
    ban: 'the tuning of pianos by persons without a college degree',
    fee: 'camping in county forests',
    pays: 'camp',
  },
  {
    plaintiff: league("dog walkers'"),
    members: 'dog walkers',
    purpose: 'the business of walking dogs',
    ban: 'the walking of more than two dogs at a time',
    fee: 'parking at the county beach',
    pays: 'go to the beach',
  },
  {
    plaintiff: guild("wood carvers'"),
    members: 'wood carvers',
    purpose: 'the craft of wood carving',
    ban: 'the use of power saws in workshops',
    fee: 'entering the county zoo',
    pays: 'visit the zoo',
  },
  {
    plaintiff: league("tour guides'"),
    members: 'tour guides',
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
