import type { MisconceptionTable } from '../../engine/tables.ts'
import type { CharacterFacts } from './facts.ts'
import { reasons } from './reasons.ts'
import type { CharacterStory } from './story.ts'

/** The correction of a view is the lesson of the reason that it gives, which is worded for each path. */
const lessonOf = (id: keyof typeof reasons) => (facts: CharacterFacts, story: CharacterStory) =>
  reasons[id].lesson(facts, story)

/** The law of character as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'a-defense-opens-the-door': {
    label: 'to deny the charge puts character in issue',
    correction: lessonOf('yes-door'),
    gives: 'yes-door',
  },
  'every-trait-is-an-element': {
    label: 'a trait that matters is an essential element',
    correction: lessonOf('yes-essential'),
    gives: 'yes-essential',
  },
  'any-label-will-do': {
    label: 'to name another purpose is enough',
    correction: lessonOf('yes-purpose'),
    gives: 'yes-purpose',
  },
  'propensity-never': {
    label: 'evidence of character never comes in',
    correction: lessonOf('no-propensity'),
    gives: 'no-propensity',
  },
  'reputation-only': {
    label: 'the forms of proof are the same for every purpose, and opinion is none of them',
    correction: lessonOf('no-method'),
    gives: 'no-method',
  },
  'answers-are-final': {
    label: 'no other act may be proved by a witness',
    correction: lessonOf('no-extrinsic'),
    gives: 'no-extrinsic',
  },
} as const satisfies MisconceptionTable<CharacterFacts, typeof reasons, CharacterStory>
