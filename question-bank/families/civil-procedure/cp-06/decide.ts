import type { Decision } from '../../engine/contract.ts'
import type { ServiceFacts } from './facts.ts'

/** The law of service and response times as a function of the facts. Every reason that is true of them is listed. */
const LAW: Readonly<Record<ServiceFacts['matter'], Decision>> = {
  'served by the plaintiff': { reasons: ['no-server'], arguable: ['no-manner'], path: ['server-party'] },
  'served by a minor': { reasons: ['no-server'], arguable: ['no-manner'], path: ['server-minor'] },
  'served by a friend': {
    reasons: ['yes-server'],
    arguable: ['yes-manner', 'yes-receiver'],
    path: ['server-adult'],
  },
  'left at home with a resident': {
    reasons: ['yes-receiver', 'yes-manner'],
    arguable: ['yes-server'],
    path: ['abode'],
  },
  'left at home with a visitor': {
    reasons: ['no-receiver'],
    arguable: ['no-manner'],
    path: ['abode-visitor'],
  },
  'left at work': { reasons: ['no-receiver', 'no-manner'], path: ['workplace'] },
  refused: { reasons: ['yes-manner'], arguable: ['yes-receiver', 'yes-server'], path: ['refusal'] },
  agent: {
    reasons: ['yes-receiver', 'yes-manner'],
    arguable: ['yes-server'],
    path: ['agent'],
  },
  mailed: { reasons: ['no-manner'], path: ['mail'] },
  'mailed, then answered': { reasons: ['yes-objection'], path: ['mail', 'objection-waived'] },
  'waiver ignored': { reasons: ['no-manner'], path: ['waiver-ignored'] },
  'officer of a company': {
    reasons: ['yes-receiver', 'yes-manner'],
    arguable: ['yes-server'],
    path: ['officer'],
  },
  'porter of a company': { reasons: ['no-receiver'], arguable: ['no-manner'], path: ['no-officer'] },
  'late, good cause': { reasons: ['yes-cause'], arguable: ['yes-manner'], path: ['good-cause'] },
  'late, no cause': { reasons: ['no-late'], path: ['no-cause'] },
  'late, abroad': { reasons: ['yes-abroad'], arguable: ['yes-manner', 'yes-cause'], path: ['abroad'] },
  'due after filing and service': { reasons: ['21 from second'], path: ['counting', 'answer-21'] },
  'due after service and proof': {
    reasons: ['21 from first'],
    path: ['counting', 'proof-no-matter', 'answer-21'],
  },
  'due after waiver': { reasons: ['60 from first'], path: ['counting', 'answer-waiver'] },
  'due after waiver abroad': { reasons: ['90 from first'], path: ['counting', 'answer-waiver-abroad'] },
  'due from the government': { reasons: ['60 from second'], path: ['counting', 'answer-united-states'] },
  'due after a mailed counterclaim': {
    reasons: ['24 from second'],
    path: ['counting', 'answer-counterclaim', 'mail-adds'],
  },
  'due after an electronic counterclaim': {
    reasons: ['21 from second'],
    path: ['counting', 'answer-counterclaim', 'electronic-adds-nothing'],
  },
  'due after a denied motion': { reasons: ['14 from second'], path: ['counting', 'answer-after-motion'] },
  'due after a late amendment': {
    reasons: ['14 from second'],
    path: ['counting', 'answer-amended', 'electronic-adds-nothing'],
  },
  'due after an early amendment': {
    reasons: ['21 from first'],
    path: ['counting', 'answer-amended', 'remaining-time'],
  },
  'due after a mailed amendment': {
    reasons: ['17 from second'],
    path: ['counting', 'answer-amended', 'mail-adds'],
  },
}

export function decide({ matter }: ServiceFacts): Decision {
  return LAW[matter]
}
