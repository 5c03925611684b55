import type { Family } from '../../engine/contract.ts'
import { decide, isPaid } from './decide.ts'
import { difficulty, dimensions, illegal, type SaleFacts, type SaleSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

function area({ twist, omitted, asked }: SaleFacts): string {
  return twist === 'plain' && omitted === 'nobody' && asked !== 'surviving'
    ? 'Foreclosure, deficiency and surplus'
    : 'Priority and omitted parties'
}

/** RP-12: where the money of a foreclosure sale goes, and which liens stay. */
export const foreclosureWaterfall: Family<SaleFacts, SaleSkin> = {
  id: 'rp-12',
  edition: 1,
  name: 'Foreclosure waterfall',
  subject: 'Real Property',
  subtopic: 'Mortgages and security devices',
  pool: 'daily',
  jurisdiction: 'S',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
  dimensions,
  illegal: (facts) => illegal(facts) ?? (isPaid(facts) ? null : 'nothing is a sum that gives itself away'),
  decide,
  reasonIds,
  reason,
  fits,
  rules: steps,
  misconceptions,
  stories: skins,
  forms,
  tell,
  area,
  difficulty,
  hints: () => [
    'Rank everyone from top to bottom, mark who foreclosed and who was joined, then pour the money down from there.',
  ],
}
