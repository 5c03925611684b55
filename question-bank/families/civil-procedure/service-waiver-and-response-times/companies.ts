import { whose } from '../../engine/party.ts'
import type { Matter, Option } from './matter.ts'

const ANY_EMPLOYEE: Option = {
  texts: () => [
    'a corporation may be served with process through an employee on duty at its headquarters',
    'an employee who accepts papers at the headquarters has apparent authority to receive process',
  ],
  why: () =>
    'Being an employee is not enough. Rule 4(h) asks for an officer, a managing or general agent, or actual authority.',
}

const NOTICE: Option = {
  texts: ({ company }) => [
    `${whose(company)} actual notice of the action is sufficient service of process`,
    `the service gave ${company.the} notice reasonably calculated to inform it of the action`,
  ],
  why: () =>
    'Notice satisfies due process, but service must also be made in one of the ways that Rule 4(h) allows.',
}

const REGISTERED_AGENT: Option = {
  texts: ({ company }) => [
    `process had to be delivered to the registered agent of ${company.the}`,
    `delivery of the summons to an employee had to be followed by mailing a copy to ${company.the}`,
  ],
  why: () =>
    'A registered agent is one proper recipient among several, and mailing is needed only with a statutory agent whose statute requires it.',
}

/** Papers handed to people at a corporation. */
export const companies = {
  'officer of a company': {
    told: ({ company }) =>
      `A process server went to ${whose(company)} headquarters, asked for its treasurer, and handed him the summons and complaint. The treasurer put them in a drawer and told no one for a week. Nothing was delivered to ${whose(company)} registered agent in the state.`,
    options: {
      'yes-officer': {
        texts: ({ company }) => [
          `the treasurer, as an officer, could receive process for ${company.the}`,
          'a corporation may be served by delivering the summons and complaint to one of its officers',
        ],
        why: () =>
          'A treasurer is an officer, and an officer needs no further authority under Rule 4(h)(1)(B).',
      },
      'yes-agent': ANY_EMPLOYEE,
      'yes-personal': NOTICE,
      'no-recipient': {
        texts: ({ company }) => [
          `the summons was not delivered to the registered agent of ${company.the}`,
          `the treasurer was not a managing or general agent authorized to receive process for ${company.the}`,
        ],
        why: () =>
          'An officer stands beside managing, general, and registered agents in the rule. Any one of them will do.',
      },
      'no-manner': {
        texts: ({ company }) => [
          `the treasurer did not promptly forward the summons and complaint to others at ${company.the}`,
          `delivery of the summons to the treasurer had to be followed by mailing a copy to ${company.the}`,
        ],
        why: () =>
          'Service was complete when the officer had the papers. Nothing had to be mailed, and delay in forwarding inside the business does not count.',
      },
    },
  },
  'worker of a company': {
    told: ({ company, worker }) =>
      `A process server went to ${whose(company)} headquarters and handed the summons and complaint to ${worker}, an employee whose job has nothing to do with legal papers. That afternoon, the employee gave them to ${whose(company)} president.`,
    options: {
      'no-recipient': {
        texts: ({ company }) => [
          'the employee was neither an officer nor an agent authorized to receive process',
          `a summons must be delivered to an officer or authorized agent of ${company.the}, not to another employee`,
        ],
        why: () =>
          "The employee's job gives no role of the kind that Rule 4(h) lists, and passing papers on is not service.",
      },
      'yes-officer': {
        texts: () => [
          'process was served on an officer when the employee gave the papers to the president',
          'the president, an officer, received the summons and complaint on the day of delivery',
        ],
        why: () =>
          'A president is an officer, but a server must make the delivery. An employee who passes papers on is not serving them.',
      },
      'yes-agent': ANY_EMPLOYEE,
      'yes-personal': NOTICE,
      'no-manner': REGISTERED_AGENT,
    },
  },
} as const satisfies Record<string, Matter>
