import type { MisconceptionTable } from '../../engine/tables.ts'
import type { EasementFacts, EasementStory } from './facts.ts'
import type { reasons } from './reasons.ts'

/** The law of easements as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'landlocked-is-enough': {
    label: 'every landlocked parcel has a way out',
    correction: ({ twist }, { front, rear }) =>
      twist === 'never-common'
        ? `Being landlocked isn't enough. Necessity burdens ${front.the} only if one owner once divided it from ${rear.the}.`
        : `The necessity is real today, but it's judged at the division. ${rear.the.replace(/^t/, 'T')} had a public road then.`,
    gives: 'yes-necessity',
    when: ({ twist }) => twist === 'never-common' || twist === 'cut-off-later',
  },
  'nonuse-is-abandonment': {
    label: 'an easement is lost by long nonuse',
    correction: ({ twist }, { way, former }) =>
      twist === 'merged'
        ? `Abandonment means giving up a right over another's land. ${former.the.replace(/^t/, 'T')} owned ${way.the}, and the easement had already ended.`
        : `Abandonment needs an intent to give up ${way.the}, shown by acts. Taking a shorter road isn't such an act.`,
    gives: 'no-abandonment',
    when: ({ twist }) => twist === 'unused' || twist === 'merged',
  },
  'need-always-counts': {
    label: 'every easement ends when it is no longer needed',
    correction: ({ twist }) =>
      twist === 'unused'
        ? "An easement that a deed grants doesn't rest on necessity, so it doesn't end with it."
        : 'Only an easement by necessity ends with the necessity. One implied from prior use has no such limit.',
    gives: 'no-need',
    when: ({ twist }) => twist === 'unused' || twist === 'need-gone',
  },
} as const satisfies MisconceptionTable<EasementFacts, typeof reasons, EasementStory>
