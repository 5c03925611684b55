import { he, his, The, whose } from '../../engine/party.ts'
import type { Matter, Option } from './matter.ts'

const ACCEPTED: Option = {
  texts: ({ defendant }) => [
    `${defendant.the} waived the objection to late service by accepting the papers`,
    `by taking the summons, ${defendant.the} agreed to waive service within 90 days`,
  ],
  why: () =>
    'Accepting papers waives nothing. The defense is lost by leaving it out of a first Rule 12 motion or the answer.',
}

const CURED: Option = {
  texts: ({ defendant }) => [
    `personal service on ${defendant.the} before the motion cured the delay`,
    'the 90-day limit is met if personal service precedes a motion to dismiss',
  ],
  why: () =>
    'Late personal service does not cure itself. The delay has to be excused or excepted under Rule 4(m).',
}

const TOO_LATE: Option['texts'] = ({ plaintiff }) => [
  `${plaintiff.the} did not serve the summons within 90 days after filing the complaint`,
  'service of process more than 90 days after filing requires dismissal',
]

const NO_REQUEST: Option['texts'] = ({ plaintiff }) => [
  `${plaintiff.the} did not request an extension before the 90 days expired`,
  'an extension of the time for service must be sought within the 90 days',
]

/** Service after the ninetieth day. */
export const delays = {
  'late, good cause': {
    told: ({ plaintiff, defendant }) =>
      `Within a week of filing the complaint, ${plaintiff.the} sent a process server to ${whose(defendant)} home, and ${he(plaintiff)} sent another every few weeks after that. ${The(defendant)}, who knew of the action, moved four times and slipped out of back doors to avoid being served. A process server finally handed ${defendant.the} the summons and complaint on the 120th day after filing. ${The(plaintiff)} had not asked the court for more time.`,
    options: {
      'yes-cause': {
        texts: ({ plaintiff, defendant }) => [
          `${whose(defendant)} evasion is good cause, which requires an extension`,
          `${plaintiff.the} can show good cause and is entitled to an extension`,
        ],
        why: ({ plaintiff, defendant }) =>
          `${The(plaintiff)} was diligent from the first week, and ${defendant.the} hid. With good cause shown, the court has no discretion to refuse.`,
      },
      'yes-objection': ACCEPTED,
      'yes-personal': CURED,
      'no-late': {
        texts: TOO_LATE,
        why: () =>
          'The 90 days are not absolute. A plaintiff kept from serving by an evasive defendant gets more time.',
      },
      'no-manner': {
        texts: NO_REQUEST,
        why: () =>
          'Rule 4(m) sets no deadline for the request, so an extension can follow even after the 90 days expired.',
      },
    },
  },
  'late, no cause': {
    told: ({ plaintiff, defendant, country }) =>
      `After filing the complaint, ${whose(plaintiff)} lawyer put the summons in the wrong file and forgot it. ${The(defendant)} spent a month of that time on vacation in ${country}. On the 120th day after filing, the lawyer found the summons, and a process server handed it with the complaint to ${defendant.the} at ${his(defendant)} home.`,
    options: {
      'no-late': {
        texts: ({ plaintiff }) => [
          `${plaintiff.the} had no good cause for not serving the summons within 90 days`,
          'service of process after 90 days without good cause may lead to dismissal',
        ],
        why: () =>
          'A misplaced file is not good cause. More time was then discretionary, and the judge saw no reason for it.',
      },
      'yes-cause': {
        texts: ({ plaintiff }) => [
          `a mistake by ${whose(plaintiff)} lawyer is good cause for an extension`,
          'a single extension must be granted even without good cause',
        ],
        why: () =>
          'Inadvertence is not good cause, and without it an extension is up to the judge, who refused one.',
      },
      'yes-objection': ACCEPTED,
      'yes-personal': CURED,
      'yes-abroad': {
        texts: ({ defendant }) => [
          `time that ${defendant.the} spent in a foreign country is not part of the 90 days`,
          `the 90-day limit for service was suspended while ${defendant.the} was abroad`,
        ],
        why: () =>
          'Only service made in a foreign country is exempt. A vacation abroad suspends nothing when service is made at home.',
      },
      'no-manner': {
        texts: NO_REQUEST,
        why: () =>
          'Right result, wrong rule. An extension may be sought even after the 90 days expired. What is missing is a reason for one.',
      },
    },
  },
  'late, abroad': {
    told: ({ plaintiff, defendant, country }) =>
      `${The(defendant)} lives in ${country}. Within a week of filing the complaint, ${plaintiff.the} sent the summons and complaint to the central authority of ${country}, as a treaty on service abroad provides. The authority delivered them to ${defendant.the} in ${country} on the 140th day after filing. ${The(plaintiff)} had not asked the court for more time.`,
    options: {
      'yes-abroad': {
        texts: () => [
          'the 90-day limit does not apply to service of process in a foreign country',
          'service in a foreign country is exempt from the 90-day limit for service',
        ],
        why: ({ country }) =>
          `Service was made in ${country}. Rule 4(m) excepts it, since foreign authorities can be slow.`,
      },
      'yes-objection': ACCEPTED,
      'yes-personal': CURED,
      'no-late': {
        texts: TOO_LATE,
        why: () =>
          'The 90 days limit service in the United States. Rule 4(m) leaves out service abroad under Rule 4(f).',
      },
      'no-manner': {
        texts: NO_REQUEST,
        why: () => 'No extension was needed, so no request had to be made before the 90 days expired.',
      },
      'no-recipient': {
        texts: ({ defendant }) => [
          `${defendant.the} first had to be sent a request to waive service`,
          'service abroad must be preceded by a request to waive service',
        ],
        why: () => 'A request to waive service may be sent abroad, but no rule makes it a first step.',
      },
    },
  },
} as const satisfies Record<string, Matter>
