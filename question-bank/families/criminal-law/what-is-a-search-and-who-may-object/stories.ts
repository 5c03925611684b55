import type { Party } from '../../engine/party.ts'
import type { SearchStory } from './facts.ts'

// One label for all of them: patrol, dogs and bank records all fit an officer, and rules speak of the officer.
const POLICEMAN: Party = { a: 'a police officer', the: 'the officer', pronoun: 'he' }
const POLICEWOMAN: Party = { a: 'a police officer', the: 'the officer', pronoun: 'she' }

/** Eight suspects: four to practice, four ranked. No pattern is hard enough for the daily question. */
export const stories: readonly [SearchStory, ...SearchStory[]] = [
  {
    id: 'trumpet',
    pool: 'practice',
    suspect: { a: 'a musician', the: 'the musician', pronoun: 'he' },
    officer: POLICEWOMAN,
    friend: { a: 'a bartender', the: 'the bartender', pronoun: 'she' },
    drug: 'fentanyl',
    tipster: 'a club manager',
  },
  {
    id: 'nursery',
    pool: 'practice',
    suspect: { a: 'a landscaper', the: 'the landscaper', pronoun: 'she' },
    officer: POLICEMAN,
    friend: { a: 'a mechanic', the: 'the mechanic', pronoun: 'he' },
    drug: 'methamphetamine',
    tipster: 'a customer',
  },
  {
    id: 'ferry',
    pool: 'practice',
    suspect: { a: 'a fisherman', the: 'the fisherman', pronoun: 'he' },
    officer: POLICEWOMAN,
    friend: { a: 'a waitress', the: 'the waitress', pronoun: 'she' },
    drug: 'methamphetamine',
    tipster: 'an anonymous caller',
  },
  {
    id: 'bakery',
    pool: 'practice',
    suspect: { a: 'a baker', the: 'the baker', pronoun: 'she' },
    officer: POLICEMAN,
    friend: { a: 'a truck driver', the: 'the truck driver', pronoun: 'he' },
    drug: 'fentanyl',
    tipster: 'a former employee',
  },
  {
    id: 'piano',
    pool: 'ranked',
    suspect: { a: 'a bookkeeper', the: 'the bookkeeper', pronoun: 'he' },
    officer: POLICEWOMAN,
    friend: { a: 'a nurse', the: 'the nurse', pronoun: 'she' },
    drug: 'fentanyl',
    tipster: 'a neighbor',
  },
  {
    id: 'kennel',
    pool: 'ranked',
    suspect: { a: 'a plumber', the: 'the plumber', pronoun: 'she' },
    officer: POLICEMAN,
    friend: { a: 'a cook', the: 'the cook', pronoun: 'he' },
    drug: 'methamphetamine',
    tipster: 'an informant',
  },
  {
    id: 'mason',
    pool: 'ranked',
    suspect: { a: 'a bricklayer', the: 'the bricklayer', pronoun: 'he' },
    officer: POLICEWOMAN,
    friend: { a: 'a cashier', the: 'the cashier', pronoun: 'she' },
    drug: 'fentanyl',
    tipster: 'a coworker',
  },
  {
    id: 'violin',
    pool: 'ranked',
    suspect: { a: 'a music teacher', the: 'the teacher', pronoun: 'she' },
    officer: POLICEMAN,
    friend: { a: 'a carpenter', the: 'the carpenter', pronoun: 'he' },
    drug: 'methamphetamine',
    tipster: 'the parent of a student',
  },
]
