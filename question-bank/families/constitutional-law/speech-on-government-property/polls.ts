import { he, his, type Party, The } from '../../engine/party.ts'
import { dated, type SpeechCase, suitOver } from './case.ts'

/** A voter who wears a message to the polls. */
export interface Voter {
  readonly plaintiff: Party
  /** The words on a shirt that name no candidate. */
  readonly words: string
  /** An office for which there was a candidate on the ballot. */
  readonly office: string
}

/** The officials who enforce the statute: a state board itself could raise immunity. */
const board: Party = {
  a: 'the members of the state election board',
  the: 'the board members',
  pronoun: 'they',
}

/** The suit over a statute on the clothes of voters. */
export function pollCase({ plaintiff, words, office }: Voter, twist: 'apparel' | 'ballot'): SpeechCase {
  if (twist === 'apparel')
    return {
      plaintiff,
      defendant: board,
      lead: (name, _, isDated) =>
        dated(
          isDated,
          'On election day,',
          `${name(plaintiff)} went to ${his(plaintiff)} polling place to vote, wearing a shirt that said "${words}."`,
        ),
      act: () =>
        `A state statute prohibits wearing "political" badges or clothing in a polling place. No statute, rule, or decision says what the word means, and each election judge applies the word as he or she sees fit.`,
      after: `Nothing about the slogan was on the ballot. An election judge told ${plaintiff.the} to cover the shirt, although another judge had let in a voter with the same shirt that morning.`,
      suit: suitOver(plaintiff, board, 'the ban', 'violates the First Amendment', 'who enforce the statute'),
    }
  return {
    plaintiff,
    defendant: board,
    lead: (name, _, isDated) =>
      dated(
        isDated,
        'On election day,',
        `${name(plaintiff)} went to ${his(plaintiff)} polling place to vote, wearing a button with the name of ${office}.`,
      ),
    act: () =>
      `A state statute prohibits wearing anything inside a polling place that shows the name of a candidate or the title of a measure on that day's ballot. It allows all other clothing, and it does not apply outside the building.`,
    after: `The candidate's name was on the ballot, and an election judge told ${plaintiff.the} to take off the button while ${he(plaintiff)} voted. ${The(plaintiff)} complied and got the button back at the exit.`,
    suit: suitOver(plaintiff, board, 'the ban', 'violates the First Amendment', 'who enforce the statute'),
  }
}

const male = 'he' as const
const she = 'she' as const

export const voters: readonly Voter[] = [
  {
    plaintiff: { a: 'a postal worker', the: 'the postal worker', pronoun: she },
    words: 'Save the Post Office',
    office: 'a candidate for governor',
  },
  {
    plaintiff: { a: 'a wheat farmer', the: 'the farmer', pronoun: male },
    words: 'Feed the World',
    office: 'a candidate for the Senate',
  },
  {
    plaintiff: { a: 'a pediatrician', the: 'the pediatrician', pronoun: she },
    words: 'Every Child Counts',
    office: 'a candidate for mayor',
  },
  {
    plaintiff: { a: 'a plumber', the: 'the plumber', pronoun: male },
    words: 'Proud to Be Union',
    office: 'a candidate for Congress',
  },
  {
    plaintiff: { a: 'a rancher', the: 'the rancher', pronoun: male },
    words: 'Water Is Life',
    office: 'a candidate for attorney general',
  },
  {
    plaintiff: { a: 'a history teacher', the: 'the teacher', pronoun: she },
    words: 'Books Not Bans',
    office: 'a candidate for the state senate',
  },
  {
    plaintiff: { a: 'a welder', the: 'the welder', pronoun: she },
    words: 'Buy American',
    office: 'a candidate for sheriff',
  },
  {
    plaintiff: { a: 'a sailor', the: 'the sailor', pronoun: male },
    words: 'Support Our Troops',
    office: 'a candidate for state treasurer',
  },
]
