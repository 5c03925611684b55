import type { MisconceptionTable } from '../../engine/tables.ts'
import type { SpeechFacts } from './facts.ts'
import type { reasons } from './reasons.ts'
import type { SpeechStory } from './story.ts'

/** Speech on government property as students get it wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'least-restrictive-means-always': {
    label: 'narrow tailoring always means the least restrictive means',
    correction:
      'Only strict scrutiny asks for the least restrictive means. A neutral limit is narrowly tailored if the interest would be served less well without it.',
    gives: 'yes-tailoring',
    when: ({ twist }) => twist === 'sound',
  },
  'good-motives-are-neutral': {
    label: 'a law without a bad motive is content-neutral',
    correction:
      "You looked at motive before text. A rule whose words sort signs by subject isn't content-neutral, however good its aim.",
    gives: 'no-manner',
    when: ({ twist }) => twist === 'subject',
  },
  'apply-before-you-sue': {
    label: 'only one who was refused may challenge a licensing law',
    correction:
      "You'd have to apply first under a licensing scheme with standards. One without any chills speech before anyone applies.",
    gives: 'no-licensing',
    when: ({ twist }) => twist === 'discretion',
  },
  'every-permit-is-censorship': {
    label: 'every licensing scheme needs the safeguards of film censorship',
    correction:
      'The safeguards against a prior restraint are for officials who pass on content. An official who books streets need only have standards and be open to review in court.',
    gives: 'yes-safeguards',
    when: ({ twist }) => twist === 'standards',
  },
  'religion-is-only-a-topic': {
    label: 'excluding religion is a choice of topic',
    correction: (_, { hall }) =>
      `Religion can be a standpoint as well as a topic. A rule that hears secular views of ${hall.topic} and no religious ones isn't viewpoint neutral.`,
    gives: 'no-forum',
    when: ({ twist }) => twist === 'religious',
  },
  'rivals-have-equal-rights': {
    label: 'admitting one speaker and not a rival is viewpoint discrimination',
    correction:
      "A union's status isn't a viewpoint. The elected one has official duties to perform through these mailboxes, and its rival doesn't.",
    gives: 'yes-viewpoint',
    when: ({ twist }) => twist === 'rival',
  },
  'public-property-speaks-for-the-city': {
    label: 'whatever stands on government property is government speech',
    correction:
      'Government speech needs more than a pole that belongs to government. The city never looked at a flag or chose one.',
    gives: 'no-government',
    when: ({ twist }) => twist === 'flag',
  },
} as const satisfies MisconceptionTable<SpeechFacts, typeof reasons, SpeechStory>
