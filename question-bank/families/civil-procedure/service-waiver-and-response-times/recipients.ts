import { capital } from '../../../text/capital.ts'
import { he, him, his, The, whose } from '../../engine/party.ts'
import type { ServiceStory } from './facts.ts'
import type { Matter, Option } from './matter.ts'

const ATTEMPT_FIRST: Option = {
  texts: ({ defendant }) => [
    `personal service on ${defendant.the} had to be attempted before the papers were left with another person`,
    `papers left with another person must also be mailed to ${defendant.the}`,
  ],
  why: () =>
    'Some states require a first attempt or a mailed copy, but Rule 4(e)(2) treats its methods as equals.',
}

const RECEIVED: Option = {
  texts: ({ defendant }) => [
    `${whose(defendant)} actual notice of the action is sufficient service of process`,
    `personal service was complete once the summons and complaint reached ${defendant.the}`,
  ],
  why: () =>
    'Actual notice is not personal service. The papers must be delivered in a way that Rule 4 allows.',
}

/** Papers that reach an individual through another, and those that an individual will not take. */
export const recipients = {
  'left at home with a resident': {
    told: ({ defendant, resident }) =>
      `A process server went to ${whose(defendant)} house while ${he(defendant)} was out. ${capital(his(defendant))} ${resident}, who was 71 and had lived there for two years, accepted the summons and complaint at the door and did not mention them to ${him(defendant)} for a week.`,
    options: {
      'yes-abode': {
        texts: ({ defendant }) => [
          `the papers were left at ${whose(defendant)} dwelling with a resident of suitable age and discretion`,
          `an adult who resides at ${whose(defendant)} dwelling received the summons and complaint there`,
        ],
        why: ({ resident }) =>
          `The ${resident} is an adult and lives in the house, so the papers were left with a proper person at the dwelling.`,
      },
      'yes-personal': RECEIVED,
      'yes-agent': {
        texts: ({ resident }) => [
          `the ${resident}, as a family member, was an agent authorized by law to receive process`,
          'a close relative who accepts papers at the dwelling has apparent authority to receive process',
        ],
        why: () =>
          'Right result, wrong rule. A family tie makes no relative an agent. Residence at the dwelling is what counts.',
      },
      'no-recipient': {
        texts: ({ defendant, resident }) => [
          `the ${resident} was not an agent authorized by appointment to receive process`,
          `the ${resident} did not deliver the summons and complaint to ${defendant.the} promptly`,
        ],
        why: () =>
          'A suitable adult who resides at the dwelling needs no appointment, and service is complete when the papers are left, not when they are passed on promptly.',
      },
      'no-manner': ATTEMPT_FIRST,
    },
  },
  'left at home with a guest': {
    told: ({ defendant, guest }) =>
      `A process server went to ${whose(defendant)} house while ${he(defendant)} was out. ${capital(his(defendant))} 52-year-old ${guest}, who was visiting for the weekend from another city, accepted the summons and complaint at the door and left them on the kitchen table, where ${defendant.the} found them that evening.`,
    options: {
      'no-recipient': {
        texts: ({ defendant, guest }) => [
          `the ${guest} did not reside at ${whose(defendant)} dwelling or usual place of abode`,
          `the papers were left with a guest who did not reside at ${whose(defendant)} dwelling`,
        ],
        why: ({ guest }) =>
          `The ${guest} lives in another city. Papers left at a dwelling must go to someone who resides there.`,
      },
      'yes-abode': {
        texts: ({ defendant, guest }) => [
          `the papers were left at ${whose(defendant)} dwelling with a person of suitable age and discretion`,
          `the ${guest}, an adult, received the papers at ${whose(defendant)} dwelling or usual place of abode`,
        ],
        why: () =>
          'Place and age were right, but a person of suitable age and discretion must also reside at the dwelling.',
      },
      'yes-personal': RECEIVED,
      'yes-agent': {
        texts: ({ guest }) => [
          `the ${guest}, by accepting the papers, became an agent authorized to receive process`,
          `the ${guest}, as a relative in the house, had apparent authority to receive process`,
        ],
        why: ({ defendant }) =>
          `An agent's authority comes from ${defendant.the}, by appointment or by law, not from the agent's own act.`,
      },
      'no-manner': ATTEMPT_FIRST,
    },
  },
  'left at work': {
    told: ({ defendant, workplace, coworker }) =>
      `A process server went to ${workplace} where ${defendant.the} worked. Because ${defendant.the} was out, the server left the summons and complaint with ${coworker}, who put them on ${whose(defendant)} desk. ${The(defendant)}, who had never authorized anyone there to accept legal papers, found them an hour later.`,
    options: {
      'no-recipient': {
        texts: ({ defendant }) => [
          `a coworker is neither a resident of ${whose(defendant)} dwelling nor an agent authorized to receive process`,
          'the papers were left neither at a dwelling nor with an agent authorized to receive process',
        ],
        why: () =>
          'No appointment made the coworker an agent, and Rule 4(e) lets papers be left with others only at a dwelling.',
      },
      'yes-abode': {
        texts: ({ defendant }) => [
          `the papers were left with a person of suitable age and discretion at ${whose(defendant)} workplace`,
          'an individual may be served through a person of suitable age and discretion at a usual place of business',
        ],
        why: () =>
          'Leaving papers with a suitable person works only at a dwelling or usual place of abode. A workplace is neither.',
      },
      'yes-personal': RECEIVED,
      'yes-agent': {
        texts: ({ defendant, coworker }) => [
          'a coworker who accepts papers for an absent employee is an agent authorized to receive process',
          `${coworker.replace(/^an? /, 'the ')} had apparent authority to receive process for ${defendant.the}`,
        ],
        why: () =>
          'An agent needs authority by appointment or by law. Working in the same place confers none.',
      },
      'no-manner': {
        texts: ({ defendant }) => [
          `personal service on ${defendant.the} had to be attempted again before the papers were left with a coworker`,
          `papers left at work must also be mailed to ${whose(defendant)} dwelling or usual place of abode`,
        ],
        why: () =>
          'Right result, wrong rule. Some states let papers be left at work after a second attempt or with a mailed copy, but Rule 4(e)(2) does not.',
      },
    },
  },
  refused: {
    told: ({ defendant }) =>
      `A process server met ${defendant.the} outside ${his(defendant)} house, told ${him(defendant)} what the papers were, and held out the summons and complaint. ${The(defendant)} put ${his(defendant)} hands in ${his(defendant)} pockets, so the server laid the papers at ${his(defendant)} feet and left. ${The(defendant)} walked inside without them.`,
    options: {
      'yes-personal': {
        texts: ({ defendant }) => [
          `face-to-face tender of the papers was personal service on ${defendant.the}`,
          `${whose(defendant)} refusal to take the papers did not defeat personal service`,
        ],
        why: ({ defendant }) =>
          `The server offered the papers to ${defendant.the} in person and left them within reach. A defendant can't defeat delivery by refusing it.`,
      },
      'yes-abode': {
        texts: ({ defendant }) => [
          `the papers were left at ${whose(defendant)} dwelling or usual place of abode`,
          'papers may be left at a dwelling when no resident of suitable age and discretion will take them',
        ],
        why: () =>
          'Right result, wrong method. Papers left at a dwelling must go to a resident of suitable age and discretion.',
      },
      'yes-objection': {
        texts: ({ defendant }) => [
          `${defendant.the} waived the objection to service by refusing to take the papers`,
          `${defendant.the}, by refusing the papers, forfeited the defense of insufficient service`,
        ],
        why: () =>
          'Right result, wrong rule. Refusing papers waives no defense. It simply does not undo the delivery.',
      },
      'no-recipient': {
        texts: ({ defendant }) => [
          'personal service is not complete until the defendant accepts the papers',
          `${defendant.the} never took possession of the summons and complaint`,
        ],
        why: () =>
          'Delivery, not acceptance or possession, is what counts when a server confronts the defendant.',
      },
      'no-manner': {
        texts: ({ plaintiff, defendant }) => [
          `after the refusal, the papers had to be left with a resident of ${whose(defendant)} dwelling`,
          `after the refusal, ${plaintiff.the} had to send ${defendant.the} a request to waive service`,
        ],
        why: () => 'No second step follows a refusal. Neither a resident nor a waiver request is needed.',
      },
    },
  },
  agent: {
    told: (story) =>
      `${appointed(story)} A process server handed the summons and complaint to the ${story.proxy}, who mislaid them and did not tell ${story.defendant.the} for nine days.`,
    options: {
      'yes-agent': {
        texts: ({ defendant, proxy }) => [
          `the ${proxy} was an agent authorized by appointment to receive process for ${defendant.the}`,
          'an individual may be served through an agent authorized by appointment to receive process',
        ],
        why: ({ proxy }) =>
          `The appointment gave the ${proxy} authority, and service was complete on delivery to that agent.`,
      },
      'yes-personal': RECEIVED,
      'yes-officer': {
        texts: ({ defendant, proxy }) => [
          `the ${proxy} was a managing or general agent, who could receive process for ${defendant.the}`,
          'an individual in business may be served with process through a general agent',
        ],
        why: () =>
          'Right result, wrong rule. Managing and general agents receive process for corporations, not for individuals.',
      },
      'no-recipient': {
        texts: ({ defendant, proxy }) => [
          `the ${proxy} did not promptly forward the summons and complaint to ${defendant.the}`,
          `service on an agent is not complete until the papers reach ${defendant.the}`,
        ],
        why: () =>
          'An appointed agent receives process for the principal. A failure to forward it does not undo service.',
      },
      'no-manner': {
        texts: ({ defendant }) => [
          `personal service on ${defendant.the} had to be attempted before service on an agent`,
          'an agent may be authorized to receive process for a corporation but not for an individual',
        ],
        why: () =>
          'Rule 4(e)(2)(C) lets individuals be served through an agent, with no need for a first attempt in person.',
      },
    },
  },
} as const satisfies Record<string, Matter>

function appointed({ defendant, proxy }: ServiceStory): string {
  return `A year before the suit, ${defendant.the}, who often traveled for work, had signed a document appointing ${his(defendant)} ${proxy} as ${his(defendant)} agent to receive service of process in any action.`
}
