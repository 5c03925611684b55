import { he, him, his, The, whose } from '../../engine/party.ts'
import type { Matter, Option } from './matter.ts'

const ACCEPTED: Option = {
  texts: ({ defendant }) => [
    `${defendant.the} waived the objection to late service by accepting the summons and complaint`,
    `${defendant.the}, by accepting the papers, consented to service after the 90 days had expired`,
  ],
  why: () =>
    'Accepting papers waives nothing. The defense is lost by leaving it out of a first Rule 12 motion or the answer.',
}

const CURED: Option = {
  texts: ({ defendant }) => [
    `personal service on ${defendant.the} before the motion to dismiss cured the delay`,
    'the 90-day limit is satisfied if personal service is made before a motion to dismiss',
  ],
  why: () =>
    'Late personal service does not cure itself. The delay has to be excused or excepted under Rule 4(m).',
}

const TOO_LATE: Option['texts'] = ({ plaintiff }) => [
  `${plaintiff.the} did not serve process within 90 days after filing the complaint`,
  'an action must be dismissed if process is not served within 90 days after filing',
]

const NO_REQUEST: Option['texts'] = ({ plaintiff }) => [
  `${plaintiff.the} did not move for an extension before the 90 days expired`,
  'an extension of the time for service must be sought before the 90 days expire',
]

/** Service after the ninetieth day. */
export const delays = {
  'late, good cause': {
    told: ({ plaintiff, defendant }) =>
      `Within a week of filing the complaint, ${plaintiff.the} sent a process server to ${whose(defendant)} home, and ${he(plaintiff)} sent another every few weeks after that. ${The(defendant)}, who knew of the action, moved twice and left by a back door whenever a process server arrived. On the 120th day after filing, a process server finally handed ${him(defendant)} the summons and complaint. ${The(plaintiff)} had not asked the court for more time.`,
    options: {
      'yes-cause': {
        texts: ({ plaintiff, defendant }) => [
          `${whose(defendant)} evasion was good cause, which required an extension`,
          `${plaintiff.the} had good cause for the delay and was entitled to an extension`,
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
      `After filing the complaint, ${whose(plaintiff)} lawyer put the summons in the wrong file and forgot it. ${The(defendant)} spent the month after the filing on vacation in ${country}. On the 120th day after filing, the lawyer found the summons, and a process server handed it, with the complaint, to ${defendant.the} at ${his(defendant)} home.`,
    options: {
      'no-late': {
        texts: ({ plaintiff }) => [
          `a mistake by ${whose(plaintiff)} lawyer is not good cause for an extension`,
          `process was not served within 90 days, and ${plaintiff.the} had no good cause for an extension`,
        ],
        why: () =>
          'A misplaced file is not good cause. More time was then a matter of discretion, and the judge would not grant it.',
      },
      'yes-cause': {
        texts: ({ plaintiff }) => [
          `a mistake by ${whose(plaintiff)} lawyer is good cause for an extension`,
          'a first extension of the time for service must be granted without a showing of good cause',
        ],
        why: () =>
          'Inadvertence is not good cause, and without it an extension is up to the judge, who will not grant one.',
      },
      'yes-objection': ACCEPTED,
      'yes-personal': CURED,
      'yes-abroad': {
        texts: ({ defendant, country }) => [
          `the month that ${defendant.the} spent in ${country} is not counted toward the 90 days`,
          `the 90-day limit for service was suspended while ${defendant.the} was in a foreign country`,
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
        texts: ({ defendant, country }) => [
          'the 90-day limit does not apply to service of process in a foreign country',
          `service of process on ${defendant.the} in ${country} was exempt from the 90-day limit`,
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
          `${defendant.the} had to be sent a request to waive service before being served abroad`,
          'service of process in a foreign country must be preceded by a request to waive service',
        ],
        why: () => 'A request to waive service may be sent abroad, but no rule makes it a first step.',
      },
    },
  },
} as const satisfies Record<string, Matter>
