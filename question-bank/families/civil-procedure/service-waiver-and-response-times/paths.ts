import type { PathTable } from '../../engine/tables.ts'
import { isClock, type ServiceFacts } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** The law of service and response times: one path a matter. */
export const paths = {
  'served by the plaintiff': { rules: ['who-serves'], because: ['no-server'], level: 2 },
  'served by a minor': { rules: ['who-serves'], because: ['no-server'], level: 2, draws: 2 },
  'served by a relative': { rules: ['who-serves'], because: ['yes-server'], level: 3, draws: 2 },
  'left at home with a resident': { rules: ['abode'], because: ['yes-abode'], level: 3, draws: 2 },
  'left at home with a guest': { rules: ['abode'], because: ['no-recipient'], level: 4 },
  'left at work': { rules: ['workplace'], because: ['no-recipient'], level: 3, draws: 2 },
  refused: { rules: ['refusal'], because: ['yes-personal'], level: 4, draws: 3 },
  agent: { rules: ['agent'], because: ['yes-agent'], level: 3, draws: 2 },
  mailed: { rules: ['mail'], because: ['no-manner'], level: 3 },
  'mailed, then answered': {
    rules: ['mail', 'objection-waived'],
    because: ['yes-objection'],
    level: 5,
    draws: 3,
  },
  'mailed, then amended': {
    rules: ['mail', 'objection-kept'],
    because: ['no-preserved'],
    level: 6,
    draws: 2,
  },
  'waiver ignored': { rules: ['waiver-ignored'], because: ['no-manner'], level: 4 },
  'officer of a company': { rules: ['officer'], because: ['yes-officer'], level: 3, draws: 2 },
  'worker of a company': { rules: ['officer'], because: ['no-recipient'], level: 3, draws: 2 },
  'late, good cause': { rules: ['good-cause'], because: ['yes-cause'], level: 5, draws: 2 },
  'late, no cause': { rules: ['no-cause'], because: ['no-late'], level: 6, draws: 2 },
  'late, abroad': { rules: ['abroad'], because: ['yes-abroad'], level: 7 },
  'due after filing and service': { rules: ['answer-21', 'counting'], because: ['21 from second'], level: 3 },
  'due after service and proof': { rules: ['answer-21', 'counting'], because: ['21 from first'], level: 4 },
  'due after waiver': { rules: ['answer-waiver', 'counting'], because: ['60 from first'], level: 5 },
  'due after waiver abroad': { rules: ['answer-waiver', 'counting'], because: ['90 from first'], level: 6 },
  'due from the government': {
    rules: ['answer-united-states', 'counting'],
    because: ['60 from second'],
    level: 6,
  },
  'due after a mailed counterclaim': {
    rules: ['answer-counterclaim', 'mail-adds', 'counting'],
    because: ['24 from second'],
    level: 7,
    draws: 2,
  },
  'due after an electronic counterclaim': {
    rules: ['answer-counterclaim', 'electronic-adds-nothing', 'counting'],
    because: ['21 from second'],
    level: 6,
  },
  'due after a denied motion': {
    rules: ['answer-after-motion', 'counting'],
    because: ['14 from second'],
    level: 6,
  },
  'due after a late amendment': {
    rules: ['answer-amended', 'electronic-adds-nothing', 'counting'],
    because: ['14 from second'],
    level: 8,
  },
  'due after an early amendment': {
    rules: ['answer-amended', 'counting'],
    because: ['21 from first'],
    level: 8,
  },
  'due after a mailed amendment': {
    rules: ['answer-amended', 'mail-adds', 'counting'],
    because: ['17 from second'],
    level: 9,
    draws: 2,
  },
} as const satisfies PathTable<ServiceFacts, typeof rules, typeof reasons, typeof misconceptions>

/** The path that these facts take; null where a start is told that no one asks for. */
export function decide(facts: ServiceFacts): keyof typeof paths | null {
  return isClock(facts.matter) || facts.start === '0' ? facts.matter : null
}
