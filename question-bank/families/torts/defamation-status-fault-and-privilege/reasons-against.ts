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
} from './facts.ts'

const FIGURES = {
  official: 'a public official',
  famous: 'a public figure',
  drawn: 'a limited-purpose public figure',
  aside: 'a limited-purpose public figure',
  noticed: 'a limited-purpose public figure',
  private: '',
} as const

/** The case against fault, by what the editor or the columnist went by. */
function careful({ speech }: DefamationFacts): readonly [string, string] {
  if (speech === 'unproven' || speech === 'nearly true')
    return [
      `an editor who honestly believes a statement exercises reasonable care in publishing it`,
      `publishing a statement in the honest belief that it is true is not negligence`,
    ]
  const editor = speech === 'labeled' ? 'the columnist' : 'the editor'
  const relied =
    speech === 'careful'
      ? 'a court record and two witnesses'
      : speech === 'repeated'
        ? 'a named source'
        : 'a trusted source'
  return [
    `${editor} exercised reasonable care by relying on ${relied}`,
    `publishing a statement in reliance on ${relied} is not negligence`,
  ]
}

const COURT = ['testimony', 'careful', 'repeated', 'fair report', 'nearly true']

/** The reasons for the publisher, but for privileges. */
export const reasonsAgainst = {
  'no-malice': {
    side: 'no',
    texts: (at, story) => {
      const x = defamed(at, story).the
      if (at.speech === 'friendly' || at.speech === 'presumed friendly')
        return [
          `a statement published without ill will toward ${x} was not published with actual malice`,
          `the editor bore ${x} no ill will and so did not act with actual malice`,
        ]
      if (at.speech === 'doubted')
        return [
          `the editor had doubts but did not know of the falsity, as actual malice requires`,
          `publishing a statement in spite of doubts is negligence and not actual malice`,
        ]
      if (at.status === 'private')
        return [
          `the ${isColumn(at) ? 'column' : 'article'} addressed a matter of public concern, and ${x} did not prove actual malice`,
          `a private figure must prove actual malice when the subject is one of public concern`,
        ]
      return [
        `${x} was ${FIGURES[at.status]} and did not prove actual malice`,
        `negligence is not actual malice, which ${x}, as ${FIGURES[at.status]}, had to prove`,
      ]
    },
    wordedBy: ({ status, speech }) =>
      speech === 'friendly' || speech === 'presumed friendly'
        ? 'friendly'
        : speech === 'doubted'
          ? 'doubted'
          : status === 'private'
            ? 'private'
            : 'public',
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
      ...(at.speech === 'presumed friendly'
        ? [
            `a private figure may recover for actual injury, and ${defamed(at, story).the} proved none`,
            `recovery by a private figure is limited to compensation for actual injury`,
          ]
        : [
            `${defamed(at, story).the} proved neither actual injury nor actual malice`,
            `presumed damages require proof of actual malice, and ${defamed(at, story).the} offered none`,
          ]),
    ],
    wordedBy: ({ speech }) => (speech === 'presumed friendly' ? 'knew' : 'careless'),
    right: (at, story) =>
      `${The(defamed(at, story))} proved no loss and no more than negligence. On a charge of crime, that rules out damages that are merely presumed.`,
    lesson: ({ speech }) =>
      speech === 'private concern'
        ? "That limit protects speech of public concern. Gossip about private life isn't that."
        : 'The limit to actual injury applies where negligence is all that is shown. The editor knew of the falsity, which is actual malice.',
    applies: isPresumed,
  },
  'no-fault': {
    side: 'no',
    texts: careful,
    wordedBy: ({ speech }) =>
      speech === 'careful'
        ? 'careful'
        : speech === 'unproven' || speech === 'nearly true'
          ? 'belief'
          : 'source',
    right: () =>
      'The editor did what a careful editor would do and was deceived by a forgery that no one would have suspected.',
    lesson: () =>
      "Honest belief, or reliance on a source, isn't reasonable care in publishing a statement that public records would have disproved. That is negligence.",
    applies: (at) =>
      !isPersonal(at) && !isKnowing(at) && at.speech !== 'hyperbole' && at.speech !== 'fair report',
  },
  'no-falsity': {
    side: 'no',
    texts: (at, story) =>
      isColumn(at)
        ? [
            `${defamed(at, story).the} had the burden of proving falsity by clear and convincing evidence`,
            `a finding of falsity that does not rest on clear and convincing evidence is insufficient`,
          ]
        : [
            `${defamed(at, story).the} had the burden of proving falsity and did not carry it`,
            `evenly balanced evidence did not carry ${whose(defamed(at, story))} burden of proving falsity`,
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
            `the article was substantially true despite its error in the amount stolen`,
            `the sting of the article was substantially true, although it misstated the amount`,
          ]
        : [
            `the article was substantially true, since the neighbor had made the statement`,
            `the article was true as an exact quotation of what the neighbor had said`,
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
            `readers would take the column as an expression of opinion, not a statement of fact`,
            `the column was protected opinion and made no false statement of fact`,
          ]
        : [
            `the fair comment privilege protected an article on a matter of public concern`,
            `the article was protected as fair comment on a matter of public concern`,
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
