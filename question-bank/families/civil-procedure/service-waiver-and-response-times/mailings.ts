import { capital } from '../../../text/capital.ts'
import { him, The, whose } from '../../engine/party.ts'
import type { ServiceStory } from './facts.ts'
import type { Matter, Option } from './matter.ts'

const LAWYER: Option = {
  texts: ({ plaintiff }) => [
    'a lawyer who represents a party may not serve process in the action',
    `${whose(plaintiff)} lawyer was not a disinterested nonparty who could serve process`,
  ],
  why: () => 'A lawyer is not a party. The trouble is the method, not the person who used it.',
}

const SIGNED_FOR: Option = {
  texts: ({ defendant }) => [
    `${defendant.the}, having signed for the letter, had actual notice of the action`,
    `personal service was complete when ${defendant.the} signed for the summons and complaint`,
  ],
  why: () => 'A signature for a letter shows actual notice. It does not turn mail into personal service.',
}

const TO_THE_DWELLING: Option = {
  texts: ({ defendant }) => [
    `the summons and complaint were delivered to ${whose(defendant)} dwelling or usual place of abode`,
    'an individual may be served by certified mail at a dwelling or usual place of abode',
  ],
  why: () =>
    'At a dwelling, papers must be left with a resident of suitable age and discretion. A mailed summons is not.',
}

const ANY_TIME: Option = {
  texts: () => [
    'insufficient service deprives a court of jurisdiction, an objection that an answer does not waive',
    'insufficient service of process may be raised as a defense at any time before trial',
  ],
  why: () =>
    'Subject-matter jurisdiction can be raised late. Insufficient service is waived unless the first response, or a prompt amendment, includes it.',
}

const mailed = ({ plaintiff, defendant }: ServiceStory): string =>
  `${capital(whose(plaintiff))} lawyer sent the summons and complaint by certified mail to ${whose(defendant)} home, without a request to waive service. ${The(defendant)} signed for the letter and read everything in it.`

/** Papers that went by mail, and what became of the objection to it. */
export const mailings = {
  mailed: {
    told: mailed,
    options: {
      'no-manner': {
        texts: () => [
          'an individual may not be served with a summons and complaint by certified mail',
          'certified mail is not among the methods of serving an individual under Rule 4(e)',
        ],
        why: () =>
          "Neither Rule 4(e) nor this state's law makes mail a method of service, and signing for a letter waives nothing.",
      },
      'yes-personal': SIGNED_FOR,
      'yes-abode': TO_THE_DWELLING,
      'yes-objection': {
        texts: ({ defendant }) => [
          `${defendant.the} waived formal service of process by signing for the letter`,
          `${defendant.the} agreed to waive service by signing for the summons and complaint`,
        ],
        why: () => 'Waiver of service takes a request and a signed waiver form. A mail receipt is neither.',
      },
      'no-server': LAWYER,
      'no-recipient': {
        texts: ({ defendant }) => [
          `mail is not notice reasonably calculated to inform ${defendant.the} of the action`,
          'due process requires personal service on a defendant who can be found',
        ],
        why: () =>
          'Right result, wrong rule. Certified mail that is signed for satisfies due process, but Rule 4(e) asks for more than adequate notice.',
      },
    },
  },
  'mailed, then answered': {
    told: (story) =>
      `${mailed(story)} Two weeks later, ${story.defendant.the} served an answer that denied the allegations and said nothing about service.`,
    options: {
      'yes-objection': {
        texts: ({ defendant }) => [
          `${defendant.the} waived insufficient service of process by omitting it from the answer`,
          'insufficient service of process is waived by an answer that omits it and is not amended in time',
        ],
        why: ({ defendant }) =>
          `Certified mail was no service, but ${defendant.the} answered without objecting and let the time to amend as a matter of course go by.`,
      },
      'yes-personal': SIGNED_FOR,
      'yes-abode': TO_THE_DWELLING,
      'no-manner': {
        texts: () => [
          'an individual may not be served with a summons and complaint by certified mail',
          'certified mail is not among the methods of serving an individual under Rule 4(e)',
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
          'an amendment as a matter of course preserved the defense of insufficient service',
          'insufficient service of process may be added to an answer by an amendment as a matter of course',
        ],
        why: () =>
          'Within 21 days of serving an answer, a party may amend it once without leave, and the defense counts if included then.',
      },
      'yes-objection': {
        texts: ({ defendant }) => [
          `${defendant.the} waived insufficient service of process by omitting it from the first answer`,
          'insufficient service of process may not be added to an answer without leave of court',
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
      `To avoid the cost of a process server, ${whose(plaintiff)} lawyer mailed ${defendant.the} a proper request to waive service, with the complaint and a prepaid means of returning the form. ${The(defendant)} read the request and threw it away. Fifty days later, having sent ${him(defendant)} nothing else, the lawyer filed the mailing receipt as proof of service.`,
    options: {
      'no-manner': {
        texts: ({ defendant }) => [
          `${defendant.the} did not waive service and has not been served with a summons and complaint`,
          'a request to waive service that a defendant ignores is not service of process',
        ],
        why: () =>
          'A request is only an invitation. A defendant who ignores it may owe the costs of service but has not been served.',
      },
      'yes-personal': {
        texts: ({ defendant }) => [
          `${defendant.the}, having read the complaint, had actual notice of the action`,
          `personal service became unnecessary once ${defendant.the} had read the complaint`,
        ],
        why: () => 'Having read a complaint is actual notice, not service. No summons was ever delivered.',
      },
      'yes-objection': {
        texts: ({ defendant }) => [
          `${defendant.the} is deemed to have waived service by not responding to the request within 30 days`,
          `${whose(defendant)} failure to object to a proper request was a waiver of service`,
        ],
        why: () => 'Silence is not consent. Service is waived only by signing and returning the form.',
      },
      'yes-cause': {
        texts: ({ defendant }) => [
          `${defendant.the} had no good cause for ignoring the request and is deemed to have been served`,
          'a defendant without good cause for refusing to waive service is deemed to have been served',
        ],
        why: () =>
          'A lack of good cause has one price, the expenses of making service. It does not replace service.',
      },
      'no-recipient': {
        texts: () => [
          'a request to waive service must be delivered to a defendant in person',
          'a request to waive service may not be sent by first-class mail',
        ],
        why: () =>
          'Right result, wrong reason. Rule 4(d) lets the request go by first-class mail. It need not be delivered in person, but it is not service.',
      },
    },
  },
} as const satisfies Record<string, Matter>
