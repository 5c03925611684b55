import { The } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import type { StandingFacts } from './facts.ts'
import type { reasons } from './reasons.ts'
import type { StandingStory } from './story.ts'

/** The doors of a federal court as students get them wrong. Other mistakes stand in the lesson of the reason. */
export const misconceptions = {
  'injury-serves-every-remedy': {
    label: 'an injury in the past gives standing for every kind of relief',
    correction: (_, { visit }) =>
      `That's an injury, and it would support damages. ${The(visit.plaintiff)} seeks an injunction, which takes a threat of harm to come.`,
    gives: 'yes-injury',
    when: ({ twist }) => twist === 'past-order',
  },
  'congress-can-grant-standing': {
    label: 'a right to sue that a statute grants to anyone replaces injury',
    correction: (_, { river }) =>
      `A statute can let any injured person sue. It can't make a plaintiff of ${river.plaintiff.the}, who has yet to be injured.`,
    gives: 'yes-right',
    when: ({ twist }) => twist === 'some-day',
  },
  'taxpayers-can-sue-over-spending': {
    label: 'a federal taxpayer can challenge any spending by Congress',
    correction:
      'You need both halves of the exception. Congress did spend, but this claim has nothing to do with religion.',
    gives: 'yes-taxpayer',
    when: ({ twist }) => twist === 'program',
  },
  'a-rule-in-force-keeps-a-suit-alive': {
    label: 'a case stays alive as long as the rule does',
    correction: (_, { rule }) =>
      `The exception asks whether the same plaintiff will meet the rule again. ${The(rule.plaintiff)} has left for good.`,
    gives: 'yes-repetition',
    when: ({ twist }) => twist === 'over',
  },
} as const satisfies MisconceptionTable<StandingFacts, typeof reasons, StandingStory>
