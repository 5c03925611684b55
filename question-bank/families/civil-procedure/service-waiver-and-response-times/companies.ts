import { The, whose } from '../../engine/party.ts'
import type { Matter, Option } from './matter.ts'

/** Without this, a state's own methods could save what the Federal Rules do not. */
const STATE_LAW = 'State law provides no additional method of service.'

const ANY_EMPLOYEE: Option = {
  texts: ({ company }) => [
    `any employee at the headquarters is an agent authorized to receive process`,
    `an employee on duty has apparent authority to receive process for ${company.the}`,
  ],
  why: () =>
    'Being an employee is not enough. Rule 4(h) asks for an officer, a managing or general agent, or actual authority.',
}

const NOTICE: Option = {
  texts: ({ company }) => [
    `${whose(company)} actual notice cures a defect in service of process`,
    `notice reasonably calculated to inform ${company.the} is sufficient service`,
  ],
  why: () =>
    'Notice satisfies due process, but service must also be made in one of the ways that Rule 4(h) allows.',
}

const REGISTERED_AGENT: Option = {
  texts: ({ company }) => [
    `process had to be delivered to the registered agent of ${company.the}`,
    `delivery of the summons had to be followed by mailing it to ${company.the}`,
  ],
  why: () =>
    'A registered agent is one proper recipient among several, and mailing is needed only with a statutory agent whose statute requires it.',
}

/** Papers handed to people at a corporation. */
export const companies = {
  'officer of a company': {
    told: ({ company }) =>
      `A process server went to ${whose(company)} headquarters, asked for its treasurer, and handed him the summons and complaint. The treasurer put them in a drawer and told no one for a week. ${The(company)} has a registered agent in the state, to whom nothing was delivered. ${STATE_LAW}`,
    options: {
      'yes-officer': {
        texts: ({ company }) => [
          `the treasurer is an officer, who may receive process for ${company.the}`,
          'a summons and complaint may be delivered to any officer of a corporation',
        ],
        why: () =>
          'A treasurer is an officer, and an officer needs no further authority under Rule 4(h)(1)(B).',
      },
      'yes-agent': ANY_EMPLOYEE,
      'yes-personal': NOTICE,
      'no-recipient': {
        texts: ({ company }) => [
          `the treasurer was not the registered agent of ${company.the}`,
          `the treasurer was not a managing or general agent of ${company.the}`,
        ],
        why: () =>
          'An officer stands beside managing, general, and registered agents in the rule. Any one of them will do.',
      },
      'no-manner': {
        texts: ({ company }) => [
          `the treasurer did not promptly forward the summons to ${company.the}`,
          `a copy of the summons was not also mailed to ${company.the}`,
        ],
        why: () =>
          'Service was complete when the officer had the papers. Nothing had to be mailed, and delay in forwarding inside the business does not count.',
      },
    },
  },
  'worker of a company': {
    told: ({ company, worker }) =>
      `A process server went to ${whose(company)} headquarters and handed the summons and complaint to ${worker}, an employee whose job has nothing to do with legal papers. That afternoon, the employee gave them to ${whose(company)} president. ${STATE_LAW}`,
    options: {
      'no-recipient': {
        texts: ({ company }) => [
          `the employee was not an officer or a managing, general, or authorized agent`,
          `the employee had no authority to receive process for ${company.the}`,
        ],
        why: () =>
          "The employee's job gives no role of the kind that Rule 4(h) lists, and passing papers on is not service.",
      },
      'yes-officer': {
        texts: () => [
          'process was delivered to an officer when the papers reached the president',
          'the president, an officer, received the summons and complaint',
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
