import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether a classification denies equal protection. */
export const facts = {
  /** The trait. 'neutral race' and 'neutral sex' name none and bear harder on some. */
  trait: [
    'race',
    'set-aside',
    'neutral race',
    'neutral sex',
    'sex',
    'nonmarital',
    'alien',
    'citizen post',
    'federal alien',
    'age',
    'disability',
    'poverty',
  ],
  /**
   * The proof. 'weak': a loose fit. 'close': a substantial relation. 'late': the interest was thought of for the suit.
   * 'own' and 'societal' say whose past discrimination a preference remedies.
   */
  proof: ['weak', 'close', 'balanced', 'late', 'dislike', 'own', 'societal', 'purpose', 'effect', 'anyway'],
} as const satisfies FactTable

export type TierFacts = FactsOf<typeof facts>

/** A course that a state runs for a trade, and those who want to take it. */
export interface TierStory extends Story<TierFacts> {
  readonly pronoun: 'he' | 'she'
  /** Those who follow the trade, and one of them with an article. */
  readonly trade: string
  readonly one: string
  /** The present job of an applicant: 'a dock worker', and then 'the dock worker'. */
  readonly job: string
  readonly theJob: string
  /** The state's interest, reading on after "the interest in". */
  readonly aim: string
  /** A test with its article, and its name. */
  readonly test: string
  readonly testName: string
  /** The demand of a neutral rule, reading on after "able to", and its name. */
  readonly strength: string
  readonly strengthName: string
  /** A post that only citizens may hold, with its article, and in the plural. */
  readonly post: string
  readonly posts: string
}

/** The one who challenges the rule. */
export function challenger({ trait, proof }: TierFacts, { pronoun, job, theJob }: TierStory): Party {
  if (trait === 'race' || (trait === 'sex' && proof === 'close'))
    return { a: 'a trainee', the: 'the trainee', pronoun }
  if (trait === 'nonmarital') return { a: 'a student', the: 'the student', pronoun }
  if (trait === 'citizen post') return { a: 'a lawful permanent resident', the: 'the resident', pronoun }
  return { a: job, the: theJob, pronoun: trait === 'neutral sex' ? 'she' : pronoun }
}

/** The other sex than that of the challenger, and the challenger's, in the plural. */
export const admitted = ({ pronoun }: TierStory): string => (pronoun === 'he' ? 'women' : 'men')
export const excluded = ({ pronoun }: TierStory): string => (pronoun === 'he' ? 'men' : 'women')

/** The classification that is challenged. */
export function rule({ trait, proof }: TierFacts, story: TierStory): string {
  switch (trait) {
    case 'race':
      return 'the separation of work crews by race'
    case 'set-aside':
      return 'the reservation of places'
    case 'neutral race':
      return story.testName
    case 'neutral sex':
      return story.strengthName
    case 'sex':
      return proof === 'close'
        ? 'the separation of dormitories by sex'
        : `the exclusion of ${excluded(story)}`
    case 'nonmarital':
      return proof === 'close' ? 'the paternity requirement' : 'the exclusion of nonmarital children'
    case 'alien':
      return 'the exclusion of noncitizens'
    case 'citizen post':
      return 'the citizenship requirement'
    case 'federal alien':
      return 'the five-year requirement'
    case 'age':
      return 'the age limit'
    case 'disability':
      return 'the exclusion'
    case 'poverty':
      return 'the deposit requirement'
  }
}
