import { The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import {
  type DefamationFacts,
  type DefamationStory,
  defamed,
  isKnowing,
  isPersonal,
  isPresumed,
  isProminent,
  isReference,
  publisher,
} from './facts.ts'

/** The reasons for the person defamed. */
export const reasonsToRecover = {
  'yes-malice': {
    side: 'yes',
    texts: (at, story) => {
      const p = publisher(at, story)
      return [
        isKnowing(at) && at.speech !== 'doubted'
          ? `${p.the} published the statement with full knowledge of its falsity`
          : `${p.the} acted in reckless disregard of whether the statement was true`,
        `${p.the} acted with actual malice in publishing the statement`,
      ]
    },
    wordedBy: (at) => (isKnowing(at) && at.speech !== 'doubted' ? 'knew' : 'reckless'),
    right: ({ speech }) =>
      speech === 'doubted'
        ? 'Publishing in spite of serious doubts is reckless disregard of the truth, so actual malice was shown.'
        : 'The editor knew that the charge was untrue. That is actual malice even without any ill will.',
    lesson: ({ speech }) =>
      speech === 'testimony'
        ? "Even publishing a statement with knowledge of its falsity, which is actual malice, doesn't defeat the absolute privilege of a witness."
        : speech === 'spiteful'
          ? "Hatred isn't actual malice. The question is knowledge of falsity or serious doubts, and the editor had neither."
          : 'Publishing a statement carelessly, without serious doubts, is negligence. It is neither reckless disregard of falsity nor actual malice.',
    applies: ({ speech }) => speech !== 'careful',
  },
  'yes-negligence': {
    side: 'yes',
    texts: (at, story) =>
      isProminent(at)
        ? [
            `negligence is a sufficient degree of fault if actual injury is proved`,
            `a showing of negligence and actual injury is sufficient for recovery`,
          ]
        : [
            `${defamed(at, story).the} is a private figure, who need only prove negligence`,
            `negligence is fault enough in an action by a private figure`,
          ],
    wordedBy: (at) => (isProminent(at) ? 'prominent' : 'private'),
    right: (at, story) =>
      `${The(defamed(at, story))} took no part in a public controversy${at.status === 'aside' ? ' that this charge concerned' : ''}, proved a loss, and showed negligence. A private figure needs no more for actual injury.`,
    lesson: (at, story) => negligenceFails(at, story),
  },
  'yes-private': {
    side: 'yes',
    texts: ({ speech }) => {
      const what = speech === 'private concern' ? 'letter' : 'article'
      return [
        `the ${what} was on a matter of private concern, which allows presumed damages`,
        `presumed damages are allowed on a matter of purely private concern`,
      ]
    },
    wordedBy: ({ speech }) => (speech === 'private concern' ? 'letter' : 'article'),
    right: (at, story) =>
      `Gossip about private life, told to five friends, concerns no one else. On such a subject ${defamed(at, story).the} may have presumed damages without more.`,
    lesson: () =>
      'A charge of crime in the press is a matter of public concern, although the person charged is a private figure.',
    applies: isPresumed,
  },
  'yes-fact': {
    side: 'yes',
    texts: (at) =>
      at.speech === 'nearly true'
        ? [
            `the amount in the article was a false and defamatory assertion of fact`,
            `the article made an assertion of fact that was proved to be false`,
          ]
        : at.speech === 'labeled'
          ? [
              `the column negligently made an assertion of fact that was false and defamatory`,
              `despite its label, the column was a negligent and false assertion of fact`,
            ]
          : [
              `the column implied an assertion of fact that was false and defamatory`,
              `readers would take the column as an assertion of fact, not an opinion`,
            ],
    wordedBy: ({ speech }) => speech,
    right: () =>
      "Calling a charge of crime an opinion doesn't change what readers learn from it, least of all when the writer claims to have sources.",
    lesson: ({ speech }) =>
      speech === 'nearly true'
        ? "A false figure in an article isn't enough. What counts is whether the sting of the assertion was false."
        : 'No reasonable reader would look for facts in name-calling. Nothing in the column could be proved false.',
    applies: ({ speech }) => speech === 'nearly true' || speech === 'labeled' || speech === 'hyperbole',
  },
  'yes-repeats': {
    side: 'yes',
    texts: (at, story) => {
      const republication = at.speech === 'careful' ? 'republication' : 'negligent republication'
      return [
        `${republication} of the statement made ${publisher(at, story).the} liable as a publisher`,
        `${republication} of the statement carries the liability of a publisher`,
      ]
    },
    wordedBy: ({ speech }) => (speech === 'careful' ? 'careful' : 'negligent'),
    right: (at, story) =>
      `An exact quotation spreads a false charge as well as an inexact one. ${The(publisher(at, story))} named its source, but it published the charge.`,
    lesson: ({ speech }) =>
      speech === 'careful'
        ? "The republication rule makes one a publisher. It doesn't do away with the need for fault."
        : 'An accurate account of an official proceeding is the exception to the republication rule.',
    applies: ({ speech }) => speech === 'repeated' || speech === 'fair report' || speech === 'careful',
  },
  'yes-abuse': {
    side: 'yes',
    texts: (at, story) => {
      const p = publisher(at, story)
      if (at.speech === 'fair report')
        return [
          `${whose(p)} negligence was an abuse of the fair report privilege`,
          `the fair report privilege was defeated by ${whose(p)} abuse of it`,
        ]
      return isKnowing(at)
        ? [
            `${p.the} abused the qualified privilege by a statement known to be false`,
            `${whose(p)} knowledge of falsity was an abuse of the qualified privilege`,
          ]
        : [
            `${whose(p)} negligence was an abuse of the qualified privilege`,
            `negligence as to the truth was an abuse of the qualified privilege`,
          ]
    },
    wordedBy: (at) => (at.speech === 'fair report' ? 'report' : isKnowing(at) ? 'knew' : 'careless'),
    right: () =>
      'The employer answered a proper request, but a reference that is known to be false is no longer privileged.',
    lesson: ({ speech }) =>
      speech === 'testimony'
        ? 'Only a qualified privilege can be lost by abuse. The privilege of a witness is absolute.'
        : speech === 'fair report'
          ? 'The editor had to check the accuracy of the account, not the truth of the testimony. The account was exact.'
          : "Negligence isn't abuse. A qualified privilege is lost by knowledge of falsity, recklessness, or publication to the wrong people.",
    applies: (at) => isReference(at) || at.speech === 'testimony' || at.speech === 'fair report',
  },
  'yes-excessive': {
    side: 'yes',
    texts: (at) => {
      if (at.speech === 'testimony')
        return [
          `answering in open court was an excessive publication of the statement`,
          `the open courtroom defeated the privilege by excessive publication`,
        ]
      return at.speech === 'spread'
        ? [
            `the copies to customers were an excessive publication of the statement`,
            `the privilege was lost by excessive publication to the customers`,
          ]
        : [
            `disclosure to three managers was an excessive publication of the statement`,
            `the privilege was lost by excessive publication to the managers`,
          ]
    },
    wordedBy: ({ speech }) => (speech === 'testimony' || speech === 'spread' ? speech : 'letter'),
    right: () =>
      'The firm had an interest in the answer, but two hundred customers had none. Telling them was outside the purpose of the privilege.',
    lesson: ({ speech }) =>
      speech === 'testimony'
        ? "An open courtroom is no excessive publication. A witness can't lose an absolute privilege by the size of the audience."
        : 'The managers were about to decide on hiring. They were the very people whom the privilege allows to be told, so publication was not excessive.',
    applies: (at) => isReference(at) || at.speech === 'testimony',
  },
} as const satisfies ReasonTable<DefamationFacts, DefamationStory>

/** Why negligence does not decide the case. */
function negligenceFails(at: DefamationFacts, story: DefamationStory): string {
  const x = defamed(at, story)
  if (isProminent(at))
    return `A showing of negligence is sufficient for private figures. ${The(x)} is ${at.status === 'official' ? 'a public official' : 'a public figure'} in this suit and must prove actual malice.`
  switch (at.speech) {
    case 'careful':
      return `That is the standard, but it wasn't met. Relying on two witnesses and a convincing record is reasonable care.`
    case 'presumed careless':
    case 'presumed friendly':
      return `Negligence is enough for proved injury. Presumed damages on a matter of public concern require actual malice.`
    case 'unproven':
      return `Negligence is the fault required of a private figure, but ${x.the} also had to prove falsity, and the evidence was evenly balanced.`
    case 'nearly true':
      return `Negligence is the fault required of a private figure, but only for a charge that was false. The sting of this one was true.`
    case 'hyperbole':
      return `The fault required, negligence or worse, is judged only once there is a false statement of fact. This column stated none.`
    case 'fair report':
      return `Negligence is the fault required in most actions by a private figure, but it doesn't defeat the privilege to report on court proceedings.`
    case 'testimony':
      return `The degree of fault is irrelevant, negligence or worse. What a witness says about the case is absolutely privileged.`
    default:
      return isPersonal(at)
        ? `Negligence is the fault required of a private figure where there is no privilege. It doesn't defeat a qualified privilege.`
        : `Negligence alone doesn't entitle ${x.the} to recover.`
  }
}
