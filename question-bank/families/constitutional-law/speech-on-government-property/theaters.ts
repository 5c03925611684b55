import { capital } from '../../../text/capital.ts'
import { type Party, The } from '../../engine/party.ts'
import { dated, type SpeechCase, suitOver } from './case.ts'
import { city, county, town } from './governments.ts'

/** A municipal theater, and a company that wants to perform there. */
export interface Theater {
  readonly plaintiff: Party
  readonly city: Party
  readonly play: string
}

/** The suit of a company whose script was refused. */
export function theaterCase({ plaintiff, city, play }: Theater): SpeechCase {
  return {
    plaintiff,
    defendant: city,
    lead: (name, isFirst, isDated) =>
      dated(
        isDated,
        'Last fall,',
        `${name(plaintiff)} asked ${name(city)} to rent it ${isFirst ? 'the municipal theater' : 'the theater'} for ${play}.`,
      ),
    act: (name) =>
      `${capital(name(city))} rents out its municipal theater for shows of every kind, but only after a board of citizens has read the script and found the show wholesome. The governing ordinance sets no deadline for the board's decision, and a company that is refused must bring suit itself and prove that the board was wrong.`,
    after: `After three months, the board refused to approve the show, calling it unwholesome. ${The(city)} concedes that the show is not obscene and would break no law.`,
    suit: suitOver(plaintiff, city, 'the approval requirement'),
  }
}

const it = 'it' as const

export const theaters: readonly Theater[] = [
  {
    plaintiff: { a: 'a touring company', the: 'the company', pronoun: it },
    city,
    play: 'a play about a forger',
  },
  {
    plaintiff: { a: 'a dance troupe', the: 'the troupe', pronoun: it },
    city: town,
    play: 'a ballet about a divorce',
  },
  {
    plaintiff: { a: 'an opera company', the: 'the company', pronoun: it },
    city: county,
    play: 'an opera about a deserter',
  },
  {
    plaintiff: { a: 'a puppet theater', the: 'the puppet theater', pronoun: it },
    city,
    play: 'a satire on marriage',
  },
  {
    plaintiff: { a: 'a comedy ensemble', the: 'the ensemble', pronoun: it },
    city: town,
    play: 'a comedy about gamblers',
  },
  {
    plaintiff: { a: 'a student troupe', the: 'the troupe', pronoun: it },
    city: county,
    play: 'a musical about bootleggers',
  },
  {
    plaintiff: { a: 'a repertory company', the: 'the company', pronoun: it },
    city,
    play: 'a drama about a strike',
  },
  {
    plaintiff: { a: 'an amateur company', the: 'the company', pronoun: it },
    city: town,
    play: 'a melodrama about a bank robber',
  },
]
