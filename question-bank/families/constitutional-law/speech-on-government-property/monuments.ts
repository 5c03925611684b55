import { type Party, The } from '../../engine/party.ts'
import { dated, type SpeechCase, suitOver } from './case.ts'
import { city, county, town } from './governments.ts'

/** A park with donated monuments, and a group that offers one more. */
export interface Monument {
  readonly plaintiff: Party
  readonly city: Party
  readonly park: string
  /** A donated monument that stands there. */
  readonly standing: string
  /** The one that was declined. */
  readonly offered: string
}

/** The suit of a group whose monument was declined. */
export function monumentCase({ plaintiff, city, park, standing, offered }: Monument): SpeechCase {
  return {
    plaintiff,
    defendant: city,
    lead: (name, isFirst, isDated) =>
      dated(
        isDated,
        'Last spring,',
        `${name(plaintiff)} offered ${name(city)} ${offered} as a gift, to stand permanently in ${isFirst ? park : 'the park'}.`,
      ),
    act: (name, isFirst) =>
      `In ${isFirst ? park : 'that park'}, which is open to all, ${name(city)} has put up six donated monuments over the years, including ${standing}. The council approved each of them, and ${city.the} owns and maintains them all.`,
    after: `The council declined the gift because most of its members disliked its message. ${The(city)} has no written standards for such gifts.`,
    suit: suitOver(plaintiff, city, 'the refusal'),
  }
}

const it = 'it' as const

export const monuments: readonly Monument[] = [
  {
    plaintiff: { a: 'a peace league', the: 'the league', pronoun: it },
    city,
    park: 'Liberty Park',
    standing: "a bronze soldier from a veterans' club",
    offered: 'a granite figure of a deserter',
  },
  {
    plaintiff: { a: 'a vegetarian society', the: 'the society', pronoun: it },
    city: town,
    park: 'Railroad Park',
    standing: "a marble steer from the region's ranchers",
    offered: 'a marble calf with the words "Let Me Live"',
  },
  {
    plaintiff: { a: "a debtors' union", the: 'the union', pronoun: it },
    city: county,
    park: 'Exchange Park',
    standing: 'a statue of a banker from his heirs',
    offered: 'an iron chain with the words "Cancel All Debts"',
  },
  {
    plaintiff: { a: 'a temperance club', the: 'the club', pronoun: it },
    city,
    park: 'Hop Garden',
    standing: "a copper kettle from the city's brewers",
    offered: 'a broken bottle carved in stone',
  },
  {
    plaintiff: { a: 'a circle of atheists', the: 'the circle', pronoun: it },
    city: town,
    park: 'Jubilee Park',
    standing: 'a statue of a bishop from his former parish',
    offered: 'a bench with the words "Doubt Everything"',
  },
  {
    plaintiff: { a: 'a river alliance', the: 'the alliance', pronoun: it },
    city: county,
    park: 'Dam View Park',
    standing: 'an obelisk from the builders of a dam',
    offered: 'a dry fountain with a list of lost fish',
  },
  {
    plaintiff: { a: 'a royalist association', the: 'the association', pronoun: it },
    city,
    park: 'Congress Park',
    standing: 'a bust of a minuteman from a historical society',
    offered: 'a bust of King George III',
  },
  {
    plaintiff: { a: "a farmworkers' committee", the: 'the committee', pronoun: it },
    city: town,
    park: 'Vineyard Park',
    standing: 'a statue of a wine grower from his family',
    offered: 'a statue of a striking grape picker',
  },
]
