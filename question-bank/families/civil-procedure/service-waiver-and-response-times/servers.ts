import { capital } from '../../../text/capital.ts'
import { he, him, his, The, whose } from '../../engine/party.ts'
import type { Matter, Option } from './matter.ts'

/** A plaintiff must not begin with a request to waive service. */
const REQUEST_FIRST: Option = {
  texts: ({ plaintiff, defendant }) => [
    `${plaintiff.the} did not first send ${defendant.the} a request to waive service`,
    'a plaintiff must request a waiver of service before serving process',
  ],
  why: () => 'A request to waive service is optional. A plaintiff may serve the summons right away.',
}

const ACKNOWLEDGMENT: Option = {
  texts: ({ defendant }) => [
    `${defendant.the} did not acknowledge receipt of the summons and complaint in writing`,
    `personal service is not complete without a receipt signed by ${defendant.the}`,
  ],
  why: () => 'Delivery in person is complete without any receipt or signature from the defendant.',
}

const ACCEPTED: Option = {
  texts: ({ defendant }) => [
    `${defendant.the} waived insufficient service of process by accepting the papers`,
    `${defendant.the}, by accepting the papers, agreed to waive service of process`,
  ],
  why: () =>
    'Taking papers waives nothing. This defense is lost when a first Rule 12 motion or the answer omits it.',
}

const DELIVERED: Option = {
  texts: ({ defendant }) => [
    `personal service was complete when ${defendant.the} took the summons and complaint`,
    `delivery of the summons and complaint to ${defendant.the} in person is sufficient service`,
  ],
  why: () =>
    'Personal service needs a proper server as well as a proper recipient, and actual notice is no substitute.',
}

/** The same delivery in person, by three people: only who serves is in question. */
export const servers = {
  'served by the plaintiff': {
    told: ({ plaintiff, defendant }) =>
      `To save the cost of a process server, ${plaintiff.the} drove to ${whose(defendant)} home and handed ${him(defendant)} the summons and complaint, which ${he(defendant)} accepted.`,
    options: {
      'no-server': {
        texts: ({ plaintiff }) => [
          `${plaintiff.the}, as a party, could not serve the summons and complaint`,
          `process must be served by a nonparty, and ${plaintiff.the} is a party`,
        ],
        why: ({ plaintiff }) =>
          `Rule 4(c)(2) disqualifies parties as servers, even for delivery in person. ${The(plaintiff)} had to send someone else.`,
      },
      'yes-server': {
        texts: ({ plaintiff }) => [
          `${plaintiff.the}, as an adult, could serve the summons and complaint`,
          'a person who is at least 18 years old may serve process in a civil action',
        ],
        why: () => 'Being an adult is half of the test. Rule 4(c)(2) also bars a party from serving.',
      },
      'yes-personal': DELIVERED,
      'yes-objection': ACCEPTED,
      'no-recipient': ACKNOWLEDGMENT,
      'no-manner': REQUEST_FIRST,
    },
  },
  'served by a minor': {
    told: ({ plaintiff, defendant, teenager }) =>
      `Short of money for a process server, ${plaintiff.the} asked ${his(plaintiff)} ${teenager}, a 17-year-old high school student, to serve the summons and complaint. ${capital(his(plaintiff))} ${teenager} handed the papers to ${defendant.the}, who accepted them.`,
    options: {
      'no-server': {
        texts: ({ plaintiff, teenager }) => [
          `${whose(plaintiff)} ${teenager}, at 17, could not serve the summons and complaint`,
          'a person who is under 18 may not serve process in a civil action',
        ],
        why: () => 'Rule 4(c)(2) sets a minimum age of 18 for a server, however careful the delivery.',
      },
      'yes-server': {
        texts: ({ plaintiff, teenager }) => [
          `${whose(plaintiff)} ${teenager}, a nonparty of suitable age and discretion, could serve process`,
          'a nonparty of suitable age and discretion may serve a summons and complaint',
        ],
        why: () =>
          'A nonparty must also be at least 18. "Suitable age and discretion" describes a person who receives papers at a dwelling.',
      },
      'yes-personal': DELIVERED,
      'yes-objection': ACCEPTED,
      'no-recipient': ACKNOWLEDGMENT,
      'no-manner': {
        texts: ({ plaintiff, teenager }) => [
          `${whose(plaintiff)} ${teenager}, as a relative, was not a disinterested nonparty`,
          'a relative of a party may not serve process in a civil action',
        ],
        why: () =>
          'Family ties do not disqualify a nonparty. Rule 4(c)(2) asks only about age and party status.',
      },
    },
  },
  'served by a relative': {
    told: ({ plaintiff, defendant, helper }) =>
      `Instead of hiring a process server, ${plaintiff.the} asked ${his(plaintiff)} ${helper}, who is 45 and not a party to the action, to serve the summons and complaint. ${capital(his(plaintiff))} ${helper} handed the papers to ${defendant.the}, who accepted them.`,
    options: {
      'yes-server': {
        texts: ({ plaintiff, helper }) => [
          `${whose(plaintiff)} ${helper}, as an adult nonparty, could serve the summons and complaint`,
          `kinship with ${plaintiff.the} does not bar an adult nonparty from serving process`,
        ],
        why: ({ helper }) =>
          `The ${helper} is over 18 and not a party. Rule 4(c)(2) asks for nothing more of a server.`,
      },
      'yes-agent': {
        texts: ({ plaintiff, helper }) => [
          'a party may serve process in person or through an agent',
          `${whose(plaintiff)} ${helper} was an agent of ${plaintiff.the}, who could have served process in person`,
        ],
        why: ({ helper }) =>
          `Right result, wrong rule. A party may not serve in person. The ${helper} qualifies as an adult nonparty.`,
      },
      'yes-objection': ACCEPTED,
      'no-server': {
        texts: ({ plaintiff, helper }) => [
          `${whose(plaintiff)} ${helper}, as a relative, was not a disinterested nonparty`,
          'process must be served by a court officer or a licensed process server',
        ],
        why: () =>
          'Rule 4(c)(2) disqualifies parties and minors. It does not ask for a license or a disinterested server.',
      },
      'no-recipient': ACKNOWLEDGMENT,
      'no-manner': REQUEST_FIRST,
    },
  },
} as const satisfies Record<string, Matter>
