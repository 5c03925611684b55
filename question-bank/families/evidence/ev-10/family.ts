import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { type ConvictionFacts, type ConvictionSkin, dimensions, illegal } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard the last step of a path is, and what each step before it adds. */
function difficulty(facts: ConvictionFacts): number {
  const path = decide(facts).path
  const plain = path.includes('dishonest') || path.includes('misdemeanor') || path.includes('arrest')
  const hard = path.some((step) => step.startsWith('juvenile') || step.startsWith('old'))
  const level = (plain ? 3 : hard ? 6 : 4) + 2 * (path.length - 1)
  // A finding that points the other way makes a rule without weighing harder to hold on to.
  const against = path.includes('dishonest') && facts.balance === 'prejudice far'
  return Math.min(8, level + (against ? 1 : 0))
}

/** EV-10: impeachment by conviction under FRE 609, as amended to 1 November 2026. */
export const impeachmentByConviction: Family<ConvictionFacts, ConvictionSkin> = {
  id: 'ev-10',
  edition: 1,
  name: 'Impeachment by conviction',
  subject: 'Evidence',
  subtopic: 'Impeachment and rehabilitation',
  pool: 'ranked',
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
  blocked:
    'the text of the amendment proposed to FRE 609(a)(1)(B) is unread, and a misdemeanor must not come with years of confinement',
  dimensions,
  illegal,
  decide,
  reasonIds,
  reason,
  fits,
  rules: steps,
  misconceptions,
  stories: skins,
  forms,
  tell,
  draws: (path) => (/^(?:misdemeanor|old-without-notice|counted-from-release.*)$/.test(path) ? 2 : 1),
  area: () => 'Criminal convictions',
  difficulty,
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => [
    'Sort first by what the court file shows, then by date and offense, and last by whose credibility is attacked.',
  ],
}
