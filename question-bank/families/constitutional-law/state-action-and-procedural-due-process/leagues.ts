import { capital } from '../../../text/capital.ts'
import type { Party } from '../../engine/party.ts'
import { type ActionCase, sue } from './case.ts'

/** An association of schools, and a coach whom it bars. */
export interface League {
  readonly plaintiff: Party
  readonly league: Party
  /** The contests that it runs. */
  readonly contests: string
  readonly offense: string
}

export function leagueCase({ plaintiff, league, contests, offense }: League): ActionCase {
  return {
    plaintiff,
    defendant: league,
    deed: `the ban on ${plaintiff.the}`,
    start: (name) =>
      `For ten years, ${name(plaintiff)} has taken part in ${contests}, which ${name(league)} governs within one state.`,
    law: (name, isStarted) =>
      `${capital(name(league))}${isStarted ? ' is a nonprofit corporation' : `, a nonprofit corporation, governs ${contests} within one state`}. Public schools make up 84 percent of its members, and their principals run ${name(league)} during working hours in their official capacity. Members of the state board of education sit on its committees, and its staff belongs to the state pension system.`,
    events: (name, isStarted) =>
      `${isStarted ? 'This year, without' : 'Without'} a hearing, ${name(league)} barred ${name(plaintiff)} ${isStarted ? '' : `from ${contests} `}for two years for ${offense}.`,
    suit: sue(plaintiff, league, 'claiming a denial of due process'),
  }
}

const it = 'it' as const
const he = 'he' as const
const she = 'she' as const

export const leagues: readonly League[] = [
  {
    plaintiff: { a: 'a football coach', the: 'the coach', pronoun: he },
    league: { a: 'an athletic association', the: 'the association', pronoun: it },
    contests: 'high school sports',
    offense: 'sending letters to recruits',
  },
  {
    plaintiff: { a: 'a band director', the: 'the director', pronoun: she },
    league: { a: 'a music association', the: 'the association', pronoun: it },
    contests: 'school band contests',
    offense: 'entering a drummer who was over the age limit',
  },
  {
    plaintiff: { a: 'a debate coach', the: 'the coach', pronoun: he },
    league: { a: 'a debate league', the: 'the league', pronoun: it },
    contests: 'school debates',
    offense: 'forging a ballot',
  },
  {
    plaintiff: { a: 'a swimming coach', the: 'the coach', pronoun: she },
    league: { a: 'an aquatic league', the: 'the league', pronoun: it },
    contests: 'school swim meets',
    offense: 'recruiting a swimmer from another school',
  },
  {
    plaintiff: { a: 'a chess teacher', the: 'the teacher', pronoun: he },
    league: { a: 'a chess association', the: 'the association', pronoun: it },
    contests: 'school chess tournaments',
    offense: 'using a computer during a match',
  },
  {
    plaintiff: { a: 'a choir leader', the: 'the leader', pronoun: she },
    league: { a: 'a choral society', the: 'the society', pronoun: it },
    contests: 'school choir contests',
    offense: 'using a singer from another school',
  },
  {
    plaintiff: { a: 'a wrestling coach', the: 'the coach', pronoun: he },
    league: { a: 'a sports council', the: 'the council', pronoun: it },
    contests: 'high school wrestling',
    offense: 'altering a weight sheet',
  },
  {
    plaintiff: { a: 'a robotics teacher', the: 'the teacher', pronoun: she },
    league: { a: 'a science league', the: 'the league', pronoun: it },
    contests: 'school science contests',
    offense: 'accepting help from a university',
  },
]
