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
  /** The state's interest, reading on after "the interest in". */
  readonly aim: string
  /** The demand of a neutral rule, reading on after "must", and its name. */
  readonly test: string
  readonly testName: string
  readonly strength: string
  readonly strengthName: string
  /** A post that only citizens may hold, with its article, and in the plural. */
  readonly post: string
  readonly posts: string
}

/** The one who challenges the rule. */
export function challenger({ trait }: TierFacts, { pronoun }: TierStory): Party {
  const own = trait === 'neutral sex' ? 'she' : pronoun
  const person = own === 'he' ? 'man' : 'woman'
  const applicant = (a: string): Party => ({ a, the: 'the applicant', pronoun: own })
  switch (trait) {
    case 'race':
      return { a: 'a trainee', the: 'the trainee', pronoun: own }
    case 'set-aside':
      return applicant('an applicant who is not a member of a minority')
    case 'neutral race':
      return applicant('an applicant who belongs to a racial minority')
    case 'neutral sex':
    case 'sex':
      return { a: `a ${person}`, the: `the ${person}`, pronoun: own }
    case 'nonmarital':
      return applicant('an applicant whose parents never married')
    case 'alien':
    case 'citizen post':
      return { a: 'a lawful permanent resident', the: 'the resident', pronoun: own }
    case 'federal alien':
      return { a: 'a permanent resident of two years', the: 'the resident', pronoun: own }
    case 'age':
      return applicant('a 63-year-old applicant')
    case 'disability':
      return applicant('an applicant who was once treated for depression')
    case 'poverty':
      return applicant('an applicant whose family earns $18,400 a year')
  }
}

/** The other sex than that of the challenger, and the challenger's, in the plural. */
export const admitted = ({ pronoun }: TierStory): string => (pronoun === 'he' ? 'women' : 'men')
export const excluded = ({ pronoun }: TierStory): string => (pronoun === 'he' ? 'men' : 'women')

/** The classification that is challenged. */
export function rule({ trait, proof }: TierFacts, story: TierStory): string {
  switch (trait) {
    case 'race':
      return 'the separation by race'
    case 'set-aside':
      return 'the racial preference'
    case 'neutral race':
      return story.testName
    case 'neutral sex':
      return story.strengthName
    case 'sex':
      return proof === 'close' ? 'the separation by sex' : `the exclusion of ${excluded(story)}`
    case 'nonmarital':
      return proof === 'close' ? 'the paternity requirement' : 'the exclusion of nonmarital children'
    case 'alien':
      return 'the exclusion of noncitizens'
    case 'citizen post':
      return 'the citizenship requirement'
    case 'federal alien':
      return 'the exclusion of new residents'
    case 'age':
      return 'the age limit'
    case 'disability':
      return 'the mental health exclusion'
    case 'poverty':
      return 'the income requirement'
  }
}

/** The government whose rule it is. */
export const government = ({ trait }: TierFacts): string =>
  trait === 'federal alien' ? 'the United States' : 'the state'
