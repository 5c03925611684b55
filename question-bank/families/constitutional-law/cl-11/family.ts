import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, illegal, type LineFacts, type LineSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

/** How hard the first step of each path is; each later step adds one or two. */
function difficulty(facts: LineFacts): number {
  const { path } = decide(facts)
  const first = path[0] ?? ''
  const easy = ['race', 'age-rational', 'wealth-rational', 'sex-met', 'sex-unmet'].includes(first)
  const hard = ['alien-federal', 'citizen-post', 'birth-invented', 'disability-none', 'age-none'].includes(
    first,
  )
  const start = easy ? 3 : hard ? 6 : first.startsWith('effect') || first === 'sex-invented' ? 5 : 4
  const against = first.endsWith('rational') && facts.tie === 'substantial' ? 1 : 0
  return start + 2 * (path.length - 1) + against
}

/** CL-11: the tiers of equal protection, as they stand on 1 November 2026. */
export const equalProtectionTiers: Family<LineFacts, LineSkin> = {
  id: 'cl-11',
  edition: 1,
  name: 'Equal protection: choosing the tier',
  subject: 'Constitutional Law',
  subtopic: 'Equal protection',
  pool: 'practice',
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
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
  draws: (path) => (path === 'effect-race' ? 3 : 1),
  area: (facts) => {
    if (facts.shape !== 'named') return 'Discriminatory purpose'
    switch (facts.trait) {
      case 'race':
      case 'set-aside':
        return 'Race and national origin'
      case 'sex':
      case 'birth':
        return 'Sex and nonmarital birth'
      case 'alien':
      case 'citizen post':
      case 'alien federal':
        return 'Alienage'
      default:
        return 'Level of scrutiny'
    }
  },
  difficulty,
  // Few of these words stand in a reason, so that no hint points at an option.
  hints: () => [
    'Which of the three levels of review applies here? Then hold the findings of the judge against it.',
    'Ask first who is being sorted, and by whom; the level of review follows.',
  ],
}
