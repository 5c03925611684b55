import type { Misconception } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'
import type { ExclusionFacts } from './facts.ts'
import { type Row, TABLE } from './table.ts'

/** By id: the mistaken rule, and the sentence that mends it. */
const VIEWS: Readonly<Record<string, readonly [label: string, correction: string]>> = {
  'invalid-means-obvious': [
    'a flaw in a warrant or record is plain to the officers',
    'It is plain only if the papers themselves show it to any reasonable officer.',
  ],
  'error-is-fault': [
    'any error or violation is misconduct that calls for deterrence',
    'Exclusion is for conduct deliberate enough to be deterred, within limits of cause and use, and honest mistakes may still have fruit.',
  ],
  'all-fruit-out': [
    'whatever follows from a violation is excluded',
    'The rule has exceptions for reliance, broken or missing links, other sources and other uses.',
  ],
  'could-have': [
    'it is enough that the police could have acted lawfully',
    'Inevitable discovery takes lawful means that would in fact have led there.',
  ],
  'cut-and-save': [
    'a warrant is saved by whatever true facts were known',
    'The rest must show probable cause by itself, and a warrant sought because of a violation is not saved by it.',
  ],
  'other-interests': [
    'the rule that was broken has nothing to do with evidence',
    'Most rules on searches and questioning protect just what was taken; few, such as the rule on knocking, do not.',
  ],
  distance: [
    'time, a second step or a second officer breaks the link',
    'Something has to interrupt the effect of the violation, and where another rule decides no break is needed.',
  ],
  'use-saves': [
    'the way in which the evidence is used takes it out of the rule',
    'Evidence offered to prove guilt in the case in chief is within the rule.',
  ],
  'any-liar': [
    'false testimony opens the door whoever gave it and however the words were obtained',
    'The door opens for contradiction of the accused alone, and only by words that were voluntary.',
  ],
  'slight-fault': [
    'a fault that was honest or small never leads to exclusion',
    'Faults that are knowing, plain, or exploited for evidence do, and elsewhere it is another rule that saves the evidence.',
  ],
  'signature-cures': [
    'once a judge or a record has spoken officers may rely on it',
    'Reliance must be reasonable, and it is no answer to a lie, an empty paper or an earlier violation.',
  ],
  'affidavit-cures': [
    'a good affidavit, or a part of one, makes up for a bad warrant',
    'The warrant itself must describe, and an affidavit must show cause in some part of it.',
  ],
  'one-lie-spoils': [
    'any lie in an affidavit spoils the warrant',
    'The lie is struck out, and the warrant stands if the rest shows probable cause.',
  ],
  'taint-spreads': [
    'a warrant that has anything to do with a wrong is worthless',
    'What counts is whether the cause for it, or the decision to seek it, came from the wrong.',
  ],
  'new-rule-reaches-back': [
    'a new decision condemns earlier searches and what they found',
    'Its benefit does not include exclusion where officers followed precedent that bound them.',
  ],
  'later-step-is-source': [
    'a later step that is lawful in itself is a source of its own',
    'It is one only if the violation did not lead to it.',
  ],
  'warnings-cure': [
    'Miranda warnings break the link to an unlawful arrest',
    'Warnings alone do not; time, events in between and the purpose of the arrest count as well.',
  ],
  'arrest-coerces': [
    'words that follow a violation are coerced',
    'Words may be voluntary although a violation came before, and voluntariness is a question of its own.',
  ],
  'unwarned-is-coerced': [
    'words without warnings are involuntary',
    'A failure to warn does not make words involuntary, and voluntary words may contradict the accused.',
  ],
  'direct-only': [
    'only what the accused said on direct examination may be contradicted',
    'Answers to proper questions on cross-examination may be contradicted too.',
  ],
  everywhere: [
    'evidence from a violation may be used nowhere',
    'The rule governs proof of guilt at trial; some uses and some kinds of proof are left free.',
  ],
}

/** The exclusionary rule as students get it wrong. */
export const misconceptions: readonly Misconception<ExclusionFacts>[] = Object.entries(VIEWS).map(
  ([id, [label, correction]]) => ({
    id,
    label,
    correction,
    decide: (facts) => {
      const path = pathOf(facts)
      const row: Row | null = path && TABLE[path]
      return row?.wrong[id] ?? null
    },
  }),
)
