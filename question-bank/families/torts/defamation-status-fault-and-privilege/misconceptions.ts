import { The } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import { type DefamationFacts, type DefamationStory, defamed, isProminent } from './facts.ts'
import type { reasons } from './reasons.ts'

/** Defamation as students get it wrong; each view is the law with one rule changed. */
export const misconceptions = {
  'spite-is-malice': {
    label: 'hatred of the plaintiff is actual malice',
    correction: (at, story) =>
      `Hatred of ${defamed(at, story).the} isn't actual malice, which is knowledge that a published statement is false, or serious doubts. The editor had neither.`,
    gives: 'yes-malice',
    when: ({ speech }) => speech === 'spiteful',
  },
  'careless-is-reckless': {
    label: 'a careless check is reckless disregard of the truth',
    correction: ({ speech }) =>
      speech === 'reference' || speech === 'spread'
        ? "Publishing a statement without checking it is negligence. Reckless disregard, like actual malice, takes serious doubts about whether it's true, and the employer had none."
        : 'Publishing a statement without checking it is negligence. Actual malice takes knowledge of falsity or reckless disregard, which means serious doubts.',
    gives: 'yes-malice',
    when: ({ speech }) =>
      ['careless', 'presumed careless', 'reference', 'spread', 'unproven'].includes(speech),
  },
  'malice-needs-ill-will': {
    label: 'there is no actual malice without ill will',
    correction: (at, story) =>
      `The editor knew that the charge was false. Actual malice doesn't require ill will toward ${defamed(at, story).the}.`,
    gives: 'no-malice',
    when: ({ speech }) => speech === 'friendly' || speech === 'presumed friendly',
  },
  'negligence-for-all': {
    label: 'negligence is enough for every plaintiff',
    correction: (at, story) =>
      `A showing of negligence is sufficient for private figures. ${The(defamed(at, story))} is a public ${at.status === 'official' ? 'official' : 'figure'} as to this charge and must prove actual malice.`,
    gives: 'yes-negligence',
    when: isProminent,
  },
  'news-makes-a-public-figure': {
    label: 'whoever has been in the news is a public figure',
    correction: (at, story) =>
      `Being written about doesn't make ${defamed(at, story).the} a public figure. That takes a voluntary role in a public controversy, and a divorce isn't one.`,
    gives: 'no-malice',
    when: ({ status }) => status === 'noticed',
  },
  'figure-for-everything': {
    label: 'one who enters a controversy is a public figure for all purposes',
    correction: (at, story) =>
      `${The(defamed(at, story))} is a public figure on the subject of the campaign alone, and this charge was about something else.`,
    gives: 'no-malice',
    when: ({ status }) => status === 'aside',
  },
  'presumed-needs-malice-always': {
    label: 'presumed damages need actual malice on every subject',
    correction: () =>
      "That limit protects speech on matters of public concern. Gossip about a love life or a household isn't one.",
    gives: 'no-presumed',
    when: ({ speech }) => speech === 'private concern',
  },
  'private-person-private-matter': {
    label: 'whatever concerns a private person is a private matter',
    correction: () =>
      'The plaintiff is a private figure, but a charge of crime in the press is a matter of public concern.',
    gives: 'yes-private',
    when: ({ speech }) => speech.startsWith('presumed'),
  },
  'label-protects': {
    label: 'the words "in my opinion" make a charge into protected opinion',
    correction: () =>
      'Readers understood that a crime had been committed. The label "in my opinion" doesn\'t turn that assertion into protected opinion.',
    gives: 'no-opinion',
    when: ({ speech }) => speech === 'labeled',
  },
  'insult-is-fact': {
    label: 'any harsh word in print asserts a fact',
    correction: () =>
      "Readers wouldn't take name-calling as a statement of fact. Nothing in the column could be proved true or false.",
    gives: 'yes-fact',
    when: ({ speech }) => speech === 'hyperbole',
  },
  'quotation-is-truth': {
    label: 'an exact quotation is a true statement',
    correction: () =>
      'Truth is measured by the charge that was repeated. That the neighbor did say it makes no difference.',
    gives: 'no-truth',
    when: ({ speech }) => speech === 'repeated',
  },
  'every-account-is-a-report': {
    label: 'one who quotes a source is reporting fairly',
    correction: () =>
      'The fair report privilege is for official proceedings and public meetings. A remark by a neighbor to a reporter is neither.',
    gives: 'no-report',
    when: ({ speech }) => speech === 'repeated',
  },
  'repeater-always-liable': {
    label: 'every repetition of a false charge is actionable',
    correction: () =>
      'Republication is usually publication, but an exact account of testimony in open court is privileged.',
    gives: 'yes-repeats',
    when: ({ speech }) => speech === 'fair report',
  },
  'confidence-is-immunity': {
    label: 'a confidential reference is absolutely privileged',
    correction: () =>
      'A reference has a qualified privilege, however confidential it is. An absolute privilege is for witnesses, judges, and a few others.',
    gives: 'no-absolute',
    when: ({ speech }) => ['reference', 'false reference', 'spread'].includes(speech),
  },
  'carelessness-is-abuse': {
    label: 'negligence defeats a qualified privilege',
    correction: () =>
      "The privilege exists to let people answer without being sure. Negligence as to the truth isn't an abuse of it.",
    gives: 'yes-abuse',
    when: ({ speech }) => speech === 'reference' || speech === 'spread',
  },
} as const satisfies MisconceptionTable<DefamationFacts, typeof reasons, DefamationStory>
