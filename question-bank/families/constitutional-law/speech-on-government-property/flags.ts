import { type Party, whose } from '../../engine/party.ts'
import { dated, type SpeechCase, suitOver } from './case.ts'
import { city } from './governments.ts'

/** A flagpole beside a city hall, and a group with a flag. */
export interface Flag {
  readonly plaintiff: Party
  readonly city: Party
  /** The matter on which the group and the city differ, reading on after "views on". */
  readonly matter: string
}

/** The suit of a group whose flag was refused: on a pole that is lent to others, or on one that is the city's own. */
export function flagCase({ plaintiff, city, matter }: Flag, twist: 'flag' | 'own-flag'): SpeechCase {
  if (twist === 'flag')
    return {
      plaintiff,
      defendant: city,
      lead: (name, isFirst, isDated) =>
        dated(
          isDated,
          'Last spring,',
          `${name(plaintiff)} asked ${name(city)} for permission to raise ${whose(plaintiff)} flag on ${isFirst ? 'a pole beside city hall' : 'the pole'}.`,
        ),
      act: (name, isFirst) =>
        `For years, ${name(city)} has allowed private groups to raise flags of their choice on ${isFirst ? 'a pole beside city hall' : 'this pole'} during ceremonies. It had granted all 60 earlier requests without looking at the flags beforehand, and no city official had ever chosen what to fly.`,
      after: `This time the mayor refused because she disagrees with ${whose(plaintiff)} views on ${matter}.`,
      suit: suitOver(plaintiff, city, 'the refusal'),
    }
  return {
    plaintiff,
    defendant: city,
    lead: (name, isFirst, isDated) =>
      dated(
        isDated,
        'Last spring,',
        `${name(plaintiff)} asked ${name(city)} to raise ${whose(plaintiff)} flag on ${isFirst ? 'a pole beside city hall' : 'the pole'}.`,
      ),
    act: (name, isFirst) =>
      `For years, the council of ${name(city)} has chosen three causes each spring, bought a flag for each, and had city workers raise it on ${isFirst ? 'a pole beside city hall,' : 'this pole,'} above a plaque that reads "Our City Salutes." Private groups have never used the pole.`,
    after: `The council declined because most of its members disagree with ${whose(plaintiff)} views on ${matter}.`,
    suit: suitOver(plaintiff, city, 'the refusal'),
  }
}

const it = 'it' as const
const capitalCity: Party = { a: 'a capital city', the: 'the city', pronoun: it }
const seaport: Party = { a: 'a port city', the: 'the city', pronoun: it }

export const flags: readonly Flag[] = [
  { plaintiff: { a: 'a vegan society', the: 'the society', pronoun: it }, city, matter: 'eating meat' },
  {
    plaintiff: { a: "a gun owners' club", the: 'the club', pronoun: it },
    city: capitalCity,
    matter: 'gun control',
  },
  {
    plaintiff: { a: 'a secession league', the: 'the league', pronoun: it },
    city: seaport,
    matter: 'secession',
  },
  {
    plaintiff: { a: 'a cannabis alliance', the: 'the alliance', pronoun: it },
    city,
    matter: 'the legalization of drugs',
  },
  {
    plaintiff: { a: 'a coal association', the: 'the association', pronoun: it },
    city: seaport,
    matter: 'coal mining',
  },
  {
    plaintiff: { a: 'a pacifist group', the: 'the group', pronoun: it },
    city: capitalCity,
    matter: 'national defense',
  },
  { plaintiff: { a: 'a nudist club', the: 'the club', pronoun: it }, city, matter: 'public nudity' },
  {
    plaintiff: { a: "a squatters' union", the: 'the union', pronoun: it },
    city: seaport,
    matter: 'private property',
  },
  { plaintiff: { a: 'a fur guild', the: 'the guild', pronoun: it }, city, matter: 'trapping' },
  { plaintiff: { a: 'a royalist circle', the: 'the circle', pronoun: it }, city, matter: 'monarchy' },
  { plaintiff: { a: 'a temperance league', the: 'the league', pronoun: it }, city, matter: 'alcohol' },
]
