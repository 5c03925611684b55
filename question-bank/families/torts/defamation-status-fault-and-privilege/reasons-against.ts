import { The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import {
  type DefamationFacts,
  type DefamationStory,
  defamed,
  isColumn,
  isKnowing,
  isPersonal,
  isPresumed,
  isProminent,
  isReference,
  publisher,
} from './facts.ts'

const FIGURES = {
  official: 'a public official',
  famous: 'a public figure',
  drawn: 'a limited-purpose public figure',
  aside: 'a limited-purpose public figure',
  noticed: 'a limited-purpose public figure',
  private: '',
} as const

const COURT = ['testimony', 'careful', 'repeated', 'fair report', 'nearly true']

/** The reasons for the publisher. */
export const reasonsAgainst = {
  'no-malice': {
    side: 'no',
    texts: (at, story) => {
      const x = defamed(at, story).the
      return at.status === 'private'
        ? [
            `on a matter of public concern, ${x} had to prove actual malice`,
            `proof of actual malice was required on a matter of public concern`,
          ]
        : [
            `${x} was ${FIGURES[at.status]} and had to prove actual malice`,
            `proof of actual malice was required of ${x} as ${FIGURES[at.status]}`,
          ]
    },
    wordedBy: ({ status }) => (status === 'private' ? 'private' : 'public'),
    right: (at, story) =>
      at.speech === 'spiteful'
        ? `The editor hated ${defamed(at, story).the} but believed the story. Actual malice is about truth, not about feelings.`
        : `The editor was careless but had no serious doubts, which is short of actual malice.`,
    lesson: (at, story) => maliceFails(at, story),
    applies: (at) => !isPersonal(at),
  },
  'no-presumed': {
    side: 'no',
    texts: (at, story) => [
      `an award of presumed damages would require proof of actual malice`,
      `absent actual malice, ${defamed(at, story).the} is limited to proved actual injury`,
    ],
    right: (at, story) =>
      `${The(defamed(at, story))} proved no loss and no more than negligence. On a charge of crime, that rules out damages that are merely presumed.`,
    lesson: ({ speech }) =>
      speech === 'private concern'
        ? "That limit protects speech of public concern. Gossip about private life isn't that."
        : 'Actual malice was proved: the editor knew. Knowledge of falsity needs no ill will beside it.',
    applies: isPresumed,
  },
  'no-fault': {
    side: 'no',
    texts: (at, story) =>
      at.speech === 'careful'
        ? [
            `${publisher(at, story).the} exercised reasonable care in deciding to publish the statement`,
            `the failure to discover that the statement was false was not negligence`,
          ]
        : [
            `an honest belief in the truth of the statement precludes negligence`,
            `a publisher that honestly believed the statement cannot have been negligent`,
          ],
    wordedBy: ({ speech }) => (speech === 'careful' ? 'careful' : 'belief'),
    right: () =>
      'The editor did what a careful editor would do and was deceived by a forgery that no one would have suspected.',
    lesson: () =>
      "An honest belief doesn't rule out negligence. Even a publisher who honestly believed the statement had to check it with reasonable care.",
    applies: (at) => !isPersonal(at) && !isKnowing(at) && at.speech !== 'hyperbole',
  },
  'no-falsity': {
    side: 'no',
    texts: (at, story) =>
      isColumn(at)
        ? [
            `${defamed(at, story).the} had to prove falsity by clear and convincing evidence`,
            `falsity was not found by clear and convincing evidence`,
          ]
        : [
            `the burden of proving falsity was on ${defamed(at, story).the} and remained unmet`,
            `evidence in balance falls short of ${whose(defamed(at, story))} burden of proving falsity`,
          ],
    wordedBy: (at) => (isColumn(at) ? 'column' : 'plain'),
    right: (at, story) =>
      `Against the press on a matter of public concern, the tie goes to speech. ${The(defamed(at, story))} had to do better than even.`,
    lesson: () =>
      'The jury found the statement false, and a private figure need not prove that by clear and convincing evidence. That standard belongs to actual malice.',
    applies: ({ speech }) =>
      speech === 'unproven' || speech === 'labeled' || speech === 'hyperbole' || speech === 'nearly true',
  },
  'no-truth': {
    side: 'no',
    texts: (at) =>
      at.speech === 'nearly true'
        ? [
            `the article was a substantial truth apart from the error in amount`,
            `the article kept its substantial truth in spite of the wrong amount`,
          ]
        : [
            `as an account of what was said, the article was a substantial truth`,
            `the exact quotation gave the article the protection of substantial truth`,
          ],
    wordedBy: ({ speech }) => (speech === 'nearly true' ? 'amount' : 'quotation'),
    right: () =>
      'The conviction was real, and $1,500 more or less would not have changed what readers thought.',
    lesson: () => 'The charge itself must be true, not just the fact that somebody made it.',
    applies: ({ speech }) => speech === 'nearly true' || speech === 'repeated' || speech === 'fair report',
  },
  'no-opinion': {
    side: 'no',
    texts: (at) =>
      isColumn(at)
        ? [
            `the column was a protected opinion and not a false assertion of fact`,
            `the column would not be understood as making an assertion of fact`,
          ]
        : [
            `the article was fair comment on a matter of public concern`,
            `as fair comment on a public matter, the article was protected opinion`,
          ],
    wordedBy: (at) => (isColumn(at) ? 'column' : 'article'),
    right: () =>
      'Insults of that sort are hyperbole. No reader would come away believing a fact that could be proved or disproved.',
    lesson: ({ speech }) =>
      speech === 'labeled'
        ? 'The words "in my opinion" don\'t protect a charge of crime. The column implied a fact that can be proved false.'
        : 'Fair comment protects opinion. The article stated as a fact that a wrong had been committed.',
    applies: (at) => !isPersonal(at) && !COURT.includes(at.speech),
  },
  'no-report': {
    side: 'no',
    texts: ({ speech }) =>
      speech === 'careful'
        ? [
            `the article was a fair report of the contents of the court record`,
            `the fair report privilege covers an accurate account of that record`,
          ]
        : speech === 'repeated'
          ? [
              `the article was a fair report of the statement made by the neighbor`,
              `the fair report privilege covers an accurate account of that statement`,
            ]
          : [
              `the article was a fair report of the testimony given in open court`,
              `the fair report privilege covers an accurate account of that trial`,
            ],
    wordedBy: ({ speech }) => speech,
    right: () =>
      "The account was complete and exact, and a criminal trial is open to all. The privilege doesn't ask whether the witness told the truth.",
    lesson: ({ speech }) =>
      speech === 'careful'
        ? 'The record was forged and so was no official record at all. The claim fails because reasonable care was used.'
        : 'The privilege covers official proceedings and public meetings, not what a neighbor says to a reporter.',
    applies: ({ speech }) => speech === 'careful' || speech === 'repeated' || speech === 'fair report',
  },
  'no-absolute': {
    side: 'no',
    texts: (at, story) => {
      const p = publisher(at, story).the
      return at.speech === 'testimony'
        ? [
            `${p}, as a witness, had an absolute privilege to answer`,
            `an absolute privilege protects a witness in a judicial proceeding`,
          ]
        : [
            `${p} had an absolute privilege to give the confidential reference`,
            `an absolute privilege protected a reference to a new employer`,
          ]
    },
    wordedBy: ({ speech }) => (speech === 'testimony' ? 'court' : 'reference'),
    right: (at, story) =>
      `${The(publisher(at, story))} was under oath and was asked about honesty. Witnesses must be free to speak without fear of suit, so even a lie is privileged there.`,
    lesson: () =>
      "An absolute privilege belongs to witnesses, judges, and the like. A reference is protected only as long as its privilege isn't abused.",
    applies: (at) => isReference(at) || at.speech === 'testimony',
  },
  'no-qualified': {
    side: 'no',
    texts: (at, story) => {
      const p = publisher(at, story)
      if (at.speech === 'testimony')
        return [
          `${p.the} had a qualified privilege to answer the lawyer's question`,
          `a qualified privilege protected ${whose(p)} answer under oath`,
        ]
      if (at.speech === 'private concern')
        return [
          `${p.the} had a qualified privilege to share the news with friends`,
          `a qualified privilege of common interest protected the letter to friends`,
        ]
      return isReference(at)
        ? [
            `${p.the} had a qualified privilege to answer the firm's request`,
            `a qualified privilege protected ${whose(p)} confidential answer`,
          ]
        : [
            `${p.the} had a qualified privilege to keep the public informed`,
            `a qualified privilege of common interest protected the article`,
          ]
    },
    wordedBy: (at) => (isReference(at) ? 'reference' : isPersonal(at) ? at.speech : 'press'),
    right: () =>
      "The firm asked, the employer believed what the letter said, and only those who were to decide read it. Carelessness doesn't forfeit a qualified privilege.",
    lesson: ({ speech }) =>
      speech === 'testimony'
        ? 'A qualified privilege would have been lost, since the neighbor knew of the falsity. What protects a witness is absolute.'
        : speech === 'private concern'
          ? 'The friends had no interest to protect, and the letter was meant only to amuse them, so no qualified privilege arose.'
          : speech === 'spread'
            ? "There was a privilege to answer the firm. It didn't extend to two hundred customers."
            : 'A speaker who knows the statement to be false, or seriously doubts it, abuses any qualified privilege.',
    applies: (at) =>
      isReference(at) ||
      at.speech === 'testimony' ||
      at.speech === 'private concern' ||
      (isProminent(at) && isKnowing(at)),
  },
} as const satisfies ReasonTable<DefamationFacts, DefamationStory>

/** Why a lack of actual malice does not decide the case. */
function maliceFails(at: DefamationFacts, story: DefamationStory): string {
  const x = defamed(at, story)
  if (at.speech === 'doubted')
    return 'Publishing a story that the editor seriously doubted is reckless disregard, which is one form of actual malice.'
  if (at.speech === 'friendly' || at.speech === 'presumed friendly')
    return `The editor knew. Actual malice doesn't call for ill will toward ${x.the}.`
  if (at.status === 'aside')
    return `${The(x)} is a public figure on the campaign alone. The charge was about something else, so negligence is enough.`
  if (at.status === 'noticed')
    return `A divorce in the news isn't a public controversy, and ${x.the} didn't seek attention. That leaves a private figure.`
  switch (at.speech) {
    case 'careful':
      return `The result is right, but a private figure who proves a loss needn't prove actual malice. The claim fails for lack of negligence.`
    case 'unproven':
      return `A private figure who proves a loss needn't show actual malice. It is the lack of proof of falsity that defeats the claim.`
    case 'nearly true':
      return `A private figure who proves a loss needn't show actual malice. The claim fails because the sting of the article was true.`
    case 'hyperbole':
      return `A private figure who proves a loss needn't show actual malice. The claim fails because nothing was stated as a fact.`
    case 'fair report':
      return `A private figure who proves a loss needn't show actual malice. What protects the article is that it reported a trial.`
    default:
      return `${The(x)} is a private figure who proved a loss. Public concern alone doesn't raise the standard from negligence to actual malice.`
  }
}
