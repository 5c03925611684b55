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
    texts: (at, story) => malice(at, story),
    wordedBy: (at) => state(at),
    right: ({ speech }) =>
      speech === 'doubted'
        ? 'Publishing in spite of serious doubts is reckless disregard of the truth, so actual malice was shown.'
        : 'The editor knew that the charge was untrue. That is actual malice even without any ill will.',
    lesson: ({ speech }) =>
      speech === 'testimony'
        ? "Even publishing a statement with knowledge of its falsity, which is actual malice, doesn't defeat the absolute privilege of a witness."
        : speech === 'spiteful'
          ? "Hatred isn't actual malice. The question is knowledge of falsity or serious doubts, and the editor had neither."
          : speech === 'hyperbole'
            ? 'Dislike is not actual malice, and without a false statement of fact there is nothing to which malice could attach.'
            : 'Publishing a statement carelessly, without serious doubts, is negligence. It is neither reckless disregard of falsity nor actual malice.',
    applies: ({ speech }) => speech !== 'careful',
  },
  'yes-negligence': {
    side: 'yes',
    texts: (at, story) =>
      isProminent(at)
        ? [
            `${defamed(at, story).the} proved actual injury and so needed to show no more than negligence`,
            `a plaintiff who proves actual injury needs to show no more than negligence`,
          ]
        : [
            `${defamed(at, story).the} was a private figure and needed to prove no more than negligence`,
            `a private figure who sues a publisher needs to show no more than negligence`,
          ],
    wordedBy: (at) => (isProminent(at) ? 'prominent' : 'private'),
    right: (at, story) =>
      `${The(defamed(at, story))} took no part in a public controversy${at.status === 'aside' ? ' that this charge concerned' : ''}, proved a loss, and showed negligence. A private figure needs no more for actual injury.`,
    lesson: (at, story) => negligenceFails(at, story),
  },
  'yes-private': {
    side: 'yes',
    texts: ({ speech }) =>
      speech === 'private concern'
        ? [
            `the letter addressed a private matter, on which presumed damages are recoverable`,
            `presumed damages are recoverable when a statement is of purely private concern`,
          ]
        : [
            `the conduct of a private figure is a private matter, on which presumed damages are recoverable`,
            `presumed damages are recoverable when a statement concerns a private figure`,
          ],
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
            `the article made a false and defamatory statement of fact about the amount`,
            `the amount in the article was a defamatory statement of fact and was false`,
          ]
        : at.speech === 'labeled'
          ? [
              `the column negligently made a false statement of fact in the form of an opinion`,
              `readers would take the column as a statement of fact, and the columnist was negligent`,
            ]
          : [
              `the column implied a false and defamatory statement of fact`,
              `readers would take the column as a statement of fact, not an expression of opinion`,
            ],
    wordedBy: ({ speech }) => speech,
    right: () =>
      "Calling a charge of crime an opinion doesn't change what readers learn from it, least of all when the writer claims to have sources.",
    lesson: ({ speech }) =>
      speech === 'nearly true'
        ? "A false figure in an article isn't enough. What counts is whether the sting of the assertion was false."
        : 'No reasonable reader would take name-calling for a statement of fact. Nothing in the column could be proved false.',
    applies: ({ speech }) => speech === 'nearly true' || speech === 'labeled' || speech === 'hyperbole',
  },
  'yes-repeats': {
    side: 'yes',
    texts: (at, story) => {
      const republication = at.speech === 'careful' ? 'republication' : 'negligent republication'
      return [
        `${publisher(at, story).the} is liable for its ${republication} of a defamatory statement`,
        `${republication} of a defamatory statement makes one liable as its original publisher`,
      ]
    },
    wordedBy: ({ speech }) => (speech === 'careful' ? 'careful' : 'negligent'),
    right: (at, story) =>
      `An exact quotation spreads a false charge as well as an inexact one. ${The(publisher(at, story))} named its source, but it published the charge.`,
    lesson: ({ speech }) =>
      speech === 'careful'
        ? 'Republication makes one liable as an original publisher of a defamatory statement would be, and no publisher is liable without fault.'
        : 'An accurate account of an official proceeding is the exception to the republication rule.',
    applies: ({ speech }) => speech === 'repeated' || speech === 'fair report' || speech === 'careful',
  },
  'yes-abuse': {
    side: 'yes',
    texts: (at, story) => {
      const p = publisher(at, story)
      if (at.speech === 'fair report')
        return [
          `${p.the} abused the fair report privilege by failing to check the testimony`,
          `${whose(p)} negligence as to the truth defeated the fair report privilege`,
        ]
      return isKnowing(at)
        ? [
            `${p.the} abused the qualified privilege by making a statement known to be false`,
            `${whose(p)} knowledge of the falsity defeated the qualified privilege`,
          ]
        : [
            `${p.the} abused the qualified privilege by failing to check the statement`,
            `${whose(p)} negligence as to the truth defeated the qualified privilege`,
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
    texts: (at, story) => {
      const p = publisher(at, story)
      const readers = at.speech === 'spread' ? 'customers' : 'three managers'
      return [
        `${p.the} abused the qualified privilege by disclosing the statement to the ${readers}`,
        `excessive publication to the ${readers} defeated ${whose(p)} qualified privilege`,
      ]
    },
    wordedBy: ({ speech }) => (speech === 'spread' ? 'spread' : 'letter'),
    right: () =>
      'The firm had an interest in the answer, but two hundred customers had none. Telling them was outside the purpose of the privilege.',
    lesson: () =>
      'The managers were about to decide on hiring. They were the very people whom the privilege allows to be told, so publication was not excessive.',
    applies: isReference,
  },
} as const satisfies ReasonTable<DefamationFacts, DefamationStory>

/** The state of mind on which an argument from actual malice rests. */
function state(at: DefamationFacts): 'knew' | 'doubted' | 'hatred' | 'dislike' | 'careless' {
  if (at.speech === 'doubted') return 'doubted'
  if (isKnowing(at)) return 'knew'
  if (at.speech === 'spiteful') return 'hatred'
  return at.speech === 'hyperbole' ? 'dislike' : 'careless'
}

/** The argument from actual malice. */
function malice(at: DefamationFacts, story: DefamationStory): readonly [string, string] {
  const p = publisher(at, story)
  const x = defamed(at, story)
  switch (state(at)) {
    case 'knew':
      return [
        `${p.the} acted with actual malice by publishing a statement known to be false`,
        `publishing a statement with knowledge of its falsity is actual malice`,
      ]
    case 'doubted':
      return [
        `${p.the} acted with actual malice by publishing a statement despite serious doubts`,
        `publishing a statement with serious doubts about its truth is actual malice`,
      ]
    case 'hatred':
      return [
        `${p.the} acted with actual malice by publishing a statement in order to ruin ${x.the}`,
        `publishing a statement out of hatred for its subject is actual malice`,
      ]
    case 'dislike':
      return [
        `${p.the} acted with actual malice by publishing insults by a columnist who disliked ${x.the}`,
        `publishing a statement out of dislike for its subject is actual malice`,
      ]
    case 'careless':
      return [
        `${p.the} acted with actual malice by failing to check the statement before publishing it`,
        `publishing a statement without checking it is reckless disregard of the truth`,
      ]
  }
}

/** Why negligence does not decide the case. */
function negligenceFails(at: DefamationFacts, story: DefamationStory): string {
  const x = defamed(at, story)
  if (isProminent(at))
    return `A showing of negligence is sufficient for private figures. ${The(x)} is ${at.status === 'official' ? 'a public official' : 'a public figure'} in this suit and must prove actual malice.`
  switch (at.speech) {
    case 'careful':
      return `A private figure needs to prove negligence, no more and no less. Relying on two witnesses and a convincing record was reasonable care.`
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
