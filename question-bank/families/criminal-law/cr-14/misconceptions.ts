import type { Misconception } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'
import type { CounselFacts } from './facts.ts'
import { type Row, TABLE } from './table.ts'

/** By id: the mistaken rule, and the sentence that mends it. */
const VIEWS: Readonly<Record<string, readonly [label: string, correction: string]>> = {
  'arrest-attaches': [
    'the right to counsel attaches at arrest',
    'It attaches with the first formal step against the accused, and the case had to be beyond that.',
  ],
  'attaches-at-trial': [
    'the right to counsel begins with the trial',
    'It attaches with a charge or first appearance and governs every critical stage from then on.',
  ],
  'needs-indictment': [
    'the right to counsel waits for an indictment',
    'A first appearance before a judge, at which the accused learns of the accusation, is enough.',
  ],
  'agent-is-interrogator': [
    'an informer has to give warnings, or any words in jail need them',
    'Warnings guard against questioning by known police and not against talk with one taken for a fellow prisoner, or a sample.',
  ],
  'drawing-out-bars': [
    'words that the government draws out are barred whatever the stage, offense, waiver or use',
    'Deliberate eliciting bars words on an offense to which the right had attached, without a waiver, in the case in chief.',
  ],
  'agents-always-elicit': [
    'an informer in the cell elicits by being there',
    'The government has to do more than listen.',
  ],
  'informers-are-private': [
    'an informer is a private person',
    'One who acts under an agreement with the police is their agent.',
  ],
  'mere-talk': [
    'friendly talk draws nothing out',
    'Questions and prompting by an agent draw words out, and where the right is absent this does not matter.',
  ],
  'talking-waives': [
    'whoever talks has waived',
    'A waiver must be knowing, and one who does not know whom he speaks to, or was overborne after a refusal, waives nothing.',
  ],
  'joining-waives': [
    'whoever takes part without protest has waived',
    'A waiver has to be knowing, after an offer of counsel; where there is no right there is nothing to waive.',
  ],
  'waiver-always': [
    'whatever reaches the government from an accused takes a waiver',
    'A waiver is needed only for what would otherwise infringe the right.',
  ],
  'through-the-lawyer': [
    'the police may reach an accused only through the lawyer',
    'An accused who was warned may waive the right alone, even when the police came first.',
  ],
  'charge-ends-talk': [
    'after a charge the police may not speak with the accused',
    'The right exists then, and it may be waived.',
  ],
  'related-crimes': [
    'the right covers crimes closely related to the one charged',
    'It covers only offenses that are the same by their elements.',
  ],
  'names-differ': [
    'offenses with different names are different for this right',
    'They are compared by elements, and a lesser included offense is the same.',
  ],
  'use-saves': [
    'the way in which the evidence is used takes it out of the rule',
    'Apart from impeachment the use makes no difference, and where nothing was violated none is needed.',
  ],
  'only-the-sixth': [
    'before a charge nothing protects a suspect',
    'The rules on warnings protect a suspect in custody from the arrest on.',
  ],
  'no-step-counts': [
    'counsel is needed only in court',
    'A lineup or a talk with the police after a charge is a critical stage.',
  ],
  'lineup-needs-lawyer': [
    'a lawyer must be present whenever a witness is asked to identify someone',
    'Only at a showing in person after formal proceedings have begun, and then a source of its own may save the testimony.',
  ],
  'lineups-suggest': ['a lineup is suggestive in itself', 'A fair lineup of people who look alike is not.'],
  'photos-suggest': ['photographs are suggestive in themselves', 'A fair set of photographs is not.'],
  'must-show-source': [
    'whatever precedes an identification in court has to be made up for by an independent source',
    'That burden follows only an unlawful lineup, and it can be met.',
  ],
  'certain-witness': [
    'a witness who is certain needs no other source',
    'Certainty after a bad procedure may be the work of that procedure.',
  ],
  'fair-lineup': [
    'a fair lineup needs no lawyer',
    'The right to counsel at a lineup after charge does not depend on its fairness.',
  ],
  'certainty-is-reliability': [
    'certainty makes an identification reliable',
    'It is one sign among several, and here the others point the other way.',
  ],
  'weight-only': [
    'doubts about an identification are always for the jury',
    'A violation of the right to counsel, or a needlessly suggestive police procedure, is for the judge.',
  ],
  'any-suggestion': [
    'any suggestive circumstance excludes an identification',
    'It must have been arranged by the police, needless, and not outweighed by reliability.',
  ],
  'charge-needs-lawyer': [
    'after a charge a lawyer must be present at every step',
    'Only at those where the accused faces the prosecution or its agents as at a trial.',
  ],
  'only-counsel-counts': [
    'without a right to counsel an identification cannot be challenged',
    'Due process protects at every stage against needlessly suggestive police procedures.',
  ],
  'right-is-enough': [
    'where the right to counsel reaches an offense, no words about it may be used',
    'The words must also have been drawn out by the government, without a waiver, and be offered in the case in chief.',
  ],
  'warn-twice': [
    'warnings have to be repeated during a talk',
    'Once given they need not be, and what was wrong here was something else.',
  ],
}

/** The right to counsel and the law of identification as students get them wrong. */
export const misconceptions: readonly Misconception<CounselFacts>[] = Object.entries(VIEWS).map(
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
