import type { Family } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { dimensions, illegal, isClock, type ServiceFacts, type ServiceSkin } from './facts.ts'
import { forms } from './forms.ts'
import { misconceptions } from './misconceptions.ts'
import { fits, reason, reasonIds } from './reasons.ts'
import { skins } from './skins.ts'
import { steps } from './steps.ts'
import { tell } from './tell.ts'

const LEVEL: Readonly<Record<ServiceFacts['matter'], number>> = {
  'served by the plaintiff': 2,
  'served by a minor': 2,
  'served by a friend': 3,
  'left at home with a resident': 3,
  'left at home with a visitor': 4,
  'left at work': 3,
  refused: 4,
  agent: 3,
  mailed: 3,
  'mailed, then answered': 5,
  'waiver ignored': 4,
  'officer of a company': 3,
  'porter of a company': 3,
  'late, good cause': 5,
  'late, no cause': 6,
  'late, abroad': 7,
  'due after filing and service': 3,
  'due after service and proof': 4,
  'due after waiver': 5,
  'due after waiver abroad': 6,
  'due from the government': 6,
  'due after a mailed counterclaim': 7,
  'due after an electronic counterclaim': 6,
  'due after a denied motion': 6,
  'due after a late amendment': 8,
  'due after an early amendment': 8,
  'due after a mailed amendment': 9,
}

/** How often a path comes up, so that each reason is the key about as often as its share of the options. */
const DRAWS: Readonly<Record<string, number>> = {
  'mail > objection-waived': 3,
  'no-cause': 2,
  'server-minor': 2,
}

/** CP-06: service, waiver of service and response times, as of 1 November 2026. */
export const serviceAndResponse: Family<ServiceFacts, ServiceSkin> = {
  id: 'cp-06',
  edition: 1,
  name: 'Service, waiver and response times',
  subject: 'Civil Procedure',
  subtopic: 'Personal jurisdiction, service and venue',
  pool: 'practice',
  jurisdiction: 'F',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
  dimensions,
  illegal,
  draws: (path) => DRAWS[path] ?? 1,
  decide,
  reasonIds,
  reason,
  fits,
  rules: steps,
  misconceptions,
  stories: skins,
  forms,
  tell,
  area: () => 'Service of process and notice',
  difficulty: ({ matter }) => LEVEL[matter],
  // None of these words stands in a reason, so that no hint points at an option.
  hints: (facts) =>
    isClock(facts)
      ? ['Find the event that opens the period, then its length, then whether anything is added.']
      : ['Go through Rule 4: who carries, into whose hands, how, and how soon.', 'Rule 4 answers this.'],
}
