import { capital } from '../../../text/capital.ts'
import { him, The, whose } from '../../engine/party.ts'
import type { ServiceStory } from './facts.ts'
import type { Matter, Option } from './matter.ts'

/** Without this, a state's own methods could save what the Federal Rules do not. */
const STATE_LAW = 'State law provides no additional method of service.'

const LAWYER: Option = {
  texts: ({ plaintiff }) => [
    'a lawyer for a party may not serve a summons and complaint',
    `${whose(plaintiff)} lawyer was not a disinterested nonparty who could serve process`,
  ],
  why: () => 'A lawyer is not a party. The trouble is the method, not the person who used it.',
}

const SIGNED_FOR: Option = {
  texts: ({ defendant }) => [
    `${defendant.the} signed for the letter and so had actual notice of the action`,
    `personal service was complete when ${defendant.the} signed for the summons`,
  ],
  why: () => 'A signature for a letter shows actual notice. It does not turn mail into personal service.',
}

const TO_THE_DWELLING: Option = {
  texts: ({ defendant }) => [
    `the summons reached ${whose(defendant)} dwelling or usual place of abode`,
    'a summons may be mailed to the dwelling or usual place of abode of an individual',
  ],
  why: () =>
    'At a dwelling, papers must be left with a resident of suitable age and discretion. A mailed summons is not.',
}

const ANY_TIME: Option = {
  texts: ({ defendant }) => [
    'insufficient service of process may be raised at any time before trial',
    `until service is proper, ${defendant.the} cannot waive a defense based on it`,
  ],
  why: () =>
    'Subject-matter jurisdiction can be raised late. Insufficient service is waived unless the first response, or a prompt amendment, includes it.',
}

const mailed = ({ plaintiff, defendant }: ServiceStory): string =>
  `${capital(whose(plaintiff))} lawyer sent the summons and complaint by certified mail to ${whose(defendant)} home, without a request to waive service. ${STATE_LAW} ${The(defendant)} signed for the letter and read everything.`

/** Papers that went by mail, and what became of the objection to it. */
export const mailings = {
  mailed: {
    told: mailed,
    options: {
      'no-manner': {
        texts: () => [
          'Rule 4(e) does not allow an individual to be served with process by mail',
          'certified mail is not a method of service of process under Rule 4(e)',
        ],
        why: () =>
          "Neither Rule 4(e) nor this state's law makes mail a method of service, and signing for a letter waives nothing.",
      },
      'yes-personal': SIGNED_FOR,
      'yes-abode': TO_THE_DWELLING,
      'yes-objection': {
        texts: ({ defendant }) => [
          `${defendant.the} agreed to waive service by signing for the letter`,
          `${whose(defendant)} signature for the letter waived formal service of process`,
        ],
        why: () => 'Waiver of service takes a request and a signed waiver form. A mail receipt is neither.',
      },
      'no-server': LAWYER,
      'no-recipient': {
        texts: ({ defendant }) => [
          `mail is not notice reasonably calculated to reach ${defendant.the}`,
          'due process requires personal service on a defendant who can be found',
        ],
        why: () =>
          'Right result, wrong rule. Certified mail that is signed for satisfies due process, but Rule 4(e) asks for more than adequate notice.',
      },
    },
  },
  'mailed, then answered': {
    told: (story) =>
      `${mailed(story)} Two weeks later, ${story.defendant.the} served an answer that denied the allegations and said nothing about service. In the next two months, ${story.defendant.the} did not amend the answer.`,
    options: {
      'yes-objection': {
        texts: ({ defendant }) => [
          `${defendant.the} waived insufficient service of process by omitting it from the answer`,
          `the answer omitted insufficient service of process, and ${defendant.the} did not amend it`,
        ],
        why: ({ defendant }) =>
          `Certified mail was no service, but ${defendant.the} answered without objecting and let the time to amend as a matter of course go by.`,
      },
      'yes-personal': SIGNED_FOR,
      'yes-abode': TO_THE_DWELLING,
      'no-manner': {
        texts: () => [
          'Rule 4(e) does not allow an individual to be served with process by mail',
          'certified mail is not a method of service of process under Rule 4(e)',
        ],
        why: () =>
          'True of certified mail, but an answer that says nothing of the defect gives the objection up.',
      },
      'no-server': LAWYER,
      'no-preserved': ANY_TIME,
    },
  },
  'mailed, then amended': {
    told: (story) =>
      `${mailed(story)} Two weeks later, ${story.defendant.the} served an answer that denied the allegations and said nothing about service. Ten days after that, without asking for leave, ${story.defendant.the} served an amended answer that added the defense of insufficient service of process.`,
    options: {
      'no-preserved': {
        texts: () => [
          'the amended answer preserved the defense of insufficient service of process',
          'an amendment as a matter of course may add insufficient service of process',
        ],
        why: () =>
          'Within 21 days of serving an answer, a party may amend it once without leave, and the defense counts if included then.',
      },
      'yes-objection': {
        texts: ({ defendant }) => [
          `${defendant.the} waived insufficient service of process by omitting it from the first answer`,
          'an amended answer cannot revive insufficient service of process without leave of court',
        ],
        why: () =>
          'An omission from the first answer is fatal only if no amendment as a matter of course repairs it. Leave of court was not needed.',
      },
      'yes-personal': SIGNED_FOR,
      'yes-abode': TO_THE_DWELLING,
      'no-server': {
        texts: LAWYER.texts,
        why: () => 'A lawyer is not a party and may serve. The service failed for its method alone.',
      },
      'no-recipient': {
        texts: ANY_TIME.texts,
        why: () =>
          'Right result, wrong rule. This defense can be waived. The quick amendment is what kept it from being lost before trial.',
      },
    },
  },
  'waiver ignored': {
    told: ({ plaintiff, defendant }) =>
      `To avoid the cost of a process server, ${whose(plaintiff)} lawyer mailed ${defendant.the} a proper request to waive service, with the complaint and a prepaid means of returning the form. ${The(defendant)} read the request and threw it away. Fifty days later, having sent ${him(defendant)} nothing else, the lawyer filed the mailing receipt as proof of service. ${STATE_LAW}`,
    options: {
      'no-manner': {
        texts: ({ defendant }) => [
          `${defendant.the} did not waive service and has not been served with a summons`,
          'a request to waive service that goes unanswered is not service of process',
        ],
        why: () =>
          'A request is only an invitation. A defendant who ignores it may owe the costs of service but has not been served.',
      },
      'yes-personal': {
        texts: ({ defendant }) => [
          `${defendant.the} read the complaint and so had actual notice of the action`,
          `personal service is unnecessary once ${defendant.the} has read the complaint`,
        ],
        why: () => 'Having read a complaint is actual notice, not service. No summons was ever delivered.',
      },
      'yes-objection': {
        texts: ({ defendant }) => [
          `${defendant.the} agreed to waive service by not objecting within 30 days`,
          `${whose(defendant)} silence after a proper request waived service of process`,
        ],
        why: () => 'Silence is not consent. Service is waived only by signing and returning the form.',
      },
      'yes-cause': {
        texts: ({ defendant }) => [
          `${defendant.the} lacked good cause for refusing to waive service`,
          `a defendant without good cause to refuse a waiver is deemed to be served`,
        ],
        why: () =>
          'A lack of good cause has one price, the expenses of making service. It does not replace service.',
      },
      'no-recipient': {
        texts: () => [
          'a request to waive service must be delivered in person',
          'a request to waive service may not be sent by ordinary mail',
        ],
        why: () =>
          'Right result, wrong reason. Rule 4(d) lets the request go by first-class mail. It need not be delivered in person, but it is not service.',
      },
    },
  },
} as const satisfies Record<string, Matter>
