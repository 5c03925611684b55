import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { draws } from './draws.ts'
import { dimensions, illegal, type TenderFacts, type TenderSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

const ACCEPTANCE = 'Acceptance and revocation of acceptance'

/** How hard a stage is; cures and installments add to it. */
const LEVELS: Readonly<Record<TenderFacts['stage'], number>> = {
  prompt: 2,
  silent: 3,
  prepaid: 4,
  known: 4,
  used: 5,
  hidden: 5,
  assured: 6,
  stale: 7,
  unstated: 9,
}
const CURES: Readonly<Record<TenderFacts['cure'], number>> = {
  none: 0,
  'in time': 2,
  'no grounds': 4,
  grounds: 5,
  assurance: 3,
}

function difficulty({ contract, defect, stage, cure }: TenderFacts): number {
  const taken = stage === 'hidden' || stage === 'assured'
  const finer = defect === 'trivial' && (taken || stage === 'prompt') && cure === 'none' ? 1 : 0
  return LEVELS[stage] + CURES[cure] + finer + (contract === 'installment' ? 3 : 0)
}

/** K-08: tender, rejection, cure, acceptance and revocation under Article 2. */
export const tenderOfGoods: Family<TenderFacts, TenderSkin> = {
  id: 'k-08',
  edition: 1,
  name: 'Tender, rejection, cure, acceptance, revocation',
  subject: 'Contracts',
  subtopic: 'Breach and sales performance',
  pool: 'ranked',
  jurisdiction: 'U',
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
  draws,
  area: ({ stage }) =>
    stage === 'prompt' || stage === 'unstated' ? 'Perfect tender, rejection and cure' : ACCEPTANCE,
  difficulty,
  // None of these words stands in a reason, so that no hint points at an option.
  hints: () => [
    'Put the events on a time line, find where on it each party stood, and look up the Article 2 test for that spot.',
  ],
}
