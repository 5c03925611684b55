import { defineFamily } from '../../engine/define-family.ts'
import { rulingOnObjection } from '../../engine/objection-forms.ts'
import { facts, type ParolFacts } from './facts.ts'
import { misconceptions } from './misconceptions.ts'
import { decide, paths } from './paths.ts'
import { pointers } from './pointers.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules.ts'
import { stories } from './stories.ts'
import { tell } from './tell.ts'

function areaOf({ purpose }: ParolFacts): string {
  if (purpose === 'explain') return 'Interpretation'
  return purpose === 'practice' ? 'Course of performance, dealing and usage' : 'Parol evidence'
}

/** K-06: evidence outside a written contract, offered to add to it, to avoid it, or to explain it. */
export const parolEvidenceAndMeaning = defineFamily({
  id: 'k-06',
  edition: 4,
  name: 'Parol evidence and meaning',
  subject: 'Contracts',
  subtopic: 'Contract content and meaning',
  area: areaOf,
  jurisdiction: 'R',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-26',
  ruleCheck: 'two derivations',
  facts,
  paths,
  decide,
  rules,
  reasons,
  misconceptions,
  stories,
  tell,
  forms: [
    {
      id: 'admit',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: () => 'Should the court admit the evidence?',
    },
    rulingOnObjection,
    {
      id: 'admissible',
      kind: 'ruling',
      yes: 'Yes',
      no: 'No',
      ask: () => 'Is the evidence admissible?',
    },
  ],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: [
    'When was it said or done, what was the signed paper meant to be, and why does anyone bring it up now?',
    'Why is this being brought up now, and what was the signed paper meant to be?',
  ],
  pointers: ({ twist }, story) => pointers(twist, story),
})
