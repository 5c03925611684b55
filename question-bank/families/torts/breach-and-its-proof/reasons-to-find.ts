import { capital } from '../../../text/capital.ts'
import { he, his, The } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import type { BreachFacts } from './facts.ts'
import { activityOf, ofCase } from './of-case.ts'
import type { BreachStory } from './story.ts'
import { byIssue, byTurn } from './worded-by.ts'

/** The reasons to let the jury find negligence, or to find it as a matter of law. */
export const reasonsToFind = {
  'yes-own-making': {
    side: 'yes',
    wordedBy: byTurn,
    texts: ofCase(({ defendant }, { turn }, { emergency }) => {
      const cause = turn === 'sudden' ? emergency.choosing : emergency.erring
      return [
        `${defendant.the} created the emergency by ${cause}`,
        `an emergency does not excuse an actor who created it by ${cause}`,
      ]
    }),
    right: ofCase(
      (_, __, { emergency }) =>
        `${capital(emergency.erring)} brought the danger about. A good reaction at the end doesn't undo the carelessness at the beginning.`,
    ),
    lesson: ofCase(
      (_, __, { emergency }) =>
        `Nothing about ${emergency.choosing} was careless, and an innocent choice doesn't create an emergency.`,
    ),
    applies: ({ issue }) => issue === 'emergency',
  },
  'yes-objective': {
    side: 'yes',
    wordedBy: byTurn,
    texts: ofCase(({ defendant }, { issue, turn }, { disability }) => {
      switch (issue) {
        case 'emergency':
          return [
            `${defendant.the} is held to the reasonable person standard, which makes no allowance for an emergency`,
            `in an emergency, ${defendant.the} is held to the calm judgment of a reasonable person`,
          ]
        case 'child':
          return [
            `${defendant.the} is held to the reasonable person standard, which makes no allowance for youth`,
            `${defendant.the} is held to the standard of a reasonable adult despite ${his(defendant)} youth`,
          ]
        case 'disability':
          return [
            `${defendant.the} is held to the reasonable person standard, which makes no allowance for ${disability.lack}`,
            'a reasonable person without the physical disability would have avoided the accident',
          ]
        case 'seizure':
          return [
            `${defendant.the} is held to the reasonable person standard, which makes no allowance for illness`,
            `${defendant.the} is held to the reasonable person standard despite a sudden incapacity`,
          ]
        case 'trade':
          return [
            'custom is no evidence of what a reasonable person would have done',
            `${defendant.the} is held to the reasonable person standard, which leaves no room for custom`,
          ]
        default:
          return turn === 'ill'
            ? [
                `${defendant.the} is held to the reasonable person standard, which makes no allowance for mental illness`,
                `${defendant.the} is held to the reasonable person standard despite ${his(defendant)} mental illness`,
              ]
            : [
                `${defendant.the} is held to the reasonable person standard, which makes no allowance for poor judgment`,
                `a reasonable person would have recognized the danger, whatever ${defendant.the} believed`,
              ]
      }
    }),
    right: ofCase(({ defendant }, { turn }) =>
      turn === 'ill'
        ? `The standard looks at conduct from outside. ${The(defendant)} is an adult, so an illness of the mind doesn't count, unlike one of the body.`
        : `A good heart isn't enough. ${The(defendant)} is measured by what an ordinarily prudent neighbor would have known.`,
    ),
    lesson: ofCase((_, { issue }) => {
      switch (issue) {
        case 'emergency':
          return 'The reasonable person is placed in the same circumstances, and an emergency is one of them.'
        case 'child':
          return 'The reasonable person standard does bend for youth. Adults and children are measured differently.'
        case 'disability':
          return 'The reasonable person standard does take a physical disability into account.'
        case 'seizure':
          return 'The reasonable person standard reaches voluntary conduct. Illness of the body counts, and the question is what could be foreseen.'
        default:
          return "Custom is evidence of what a reasonable person would do. It just doesn't bind the jury."
      }
    }),
    applies: ({ issue, turn }) => turn !== 'motor' && !['profession', 'statute', 'accident'].includes(issue),
  },
  'yes-child': {
    side: 'yes',
    texts: ofCase(({ defendant }) => [
      `${defendant.the} did not use the care of a reasonable child of ${his(defendant)} age and experience`,
      `${defendant.the} fell short of what is expected of a reasonable child of ${his(defendant)} age`,
    ]),
    right: ofCase(
      ({ defendant }) =>
        `The measure is a child of the same age, intelligence, and experience, and ${defendant.the} had more of the last two than most.`,
    ),
    lesson: ofCase(({ defendant }, { turn }) =>
      turn === 'motor'
        ? `By the measure of a reasonable child, ${defendant.the} did well enough. But that isn't the measure for machines.`
        : "The measure of a reasonable child begins at the age of five. What other children know doesn't matter here.",
    ),
    applies: ({ issue }) => issue === 'child',
  },
  'yes-adult': {
    side: 'yes',
    texts: ofCase(({ defendant }, facts, story) => [
      `${activityOf(facts, story)} is an adult activity, which calls for the care of an adult`,
      `${defendant.the} was engaged in an adult activity and is held to the standard of an adult`,
    ]),
    right:
      'Operating a motor vehicle is dangerous and usually left to adults. Whoever does it owes the care of an adult, whatever the age.',
    lesson: ofCase(
      (_, facts, story) =>
        `An adult activity is a dangerous one that adults characteristically undertake. ${capital(activityOf(facts, story))} is not.`,
    ),
    applies: ({ issue, turn }) => issue === 'child' && turn !== 'under five',
  },
  'yes-disability': {
    side: 'yes',
    wordedBy: byIssue,
    texts: ofCase(({ defendant }, { issue }) => {
      if (issue === 'seizure')
        return [
          'a reasonable person with that illness would not have taken the controls',
          `${defendant.the} did not use the care of a reasonable person with the same illness`,
        ]
      if (issue === 'mind')
        return [
          'a reasonable person with the same mental illness would have been more careful',
          `${defendant.the} did not use the care of a reasonable person with the same mental illness`,
        ]
      return [
        'a reasonable person with that physical disability would have been more careful',
        `${defendant.the} did not use the care of a reasonable person with the same physical disability`,
      ]
    }),
    right: ofCase(
      (_, __, { disability }) =>
        `The measure is a careful ${disability.person}. Someone like that makes up for what is missing, and the means were at hand.`,
    ),
    lesson: ({ issue }) =>
      issue === 'seizure'
        ? 'No reasonable person avoids the controls because of an illness that has given no sign.'
        : "A mental illness doesn't change the measure, so there's no reasonable person with the same illness to compare with.",
    applies: ({ issue, turn }) => issue === 'disability' || issue === 'seizure' || turn === 'ill',
  },
  'yes-warned': {
    side: 'yes',
    wordedBy: byIssue,
    texts: ofCase(({ defendant }, { issue }) =>
      issue === 'seizure'
        ? [
            `${defendant.the} could foresee the sudden incapacity and took the controls nonetheless`,
            `a sudden incapacity is no excuse when it was foreseeable to ${defendant.the}`,
          ]
        : [
            `${defendant.the} knew of ${his(defendant)} physical disability and took the risk of going ahead`,
            `a physical disability is no excuse when the accident was foreseeable to ${defendant.the}`,
          ],
    ),
    right: ofCase(
      ({ defendant }) =>
        `The breach came before the attack: with the warning that ${he(defendant)} had, ${defendant.the} should have stayed away from the controls.`,
    ),
    lesson: ofCase(
      ({ defendant }) =>
        `Knowing of a physical disability doesn't oblige ${defendant.the} to stay at home. It calls for the care that the disability allows.`,
    ),
    applies: ({ issue }) => issue === 'seizure' || issue === 'disability',
  },
  'yes-custom': {
    side: 'yes',
    wordedBy: byIssue,
    texts: ofCase((_, { issue }, { trade, profession }) => {
      const peers = issue === 'trade' ? trade.trade : profession.peers
      return [
        `the custom of ${peers} is evidence of reasonable care but does not set the standard of care`,
        `${peers} as a group may fall short of the standard of care, whatever their custom`,
      ]
    }),
    right:
      'A cheap precaution was left out by nearly everyone. Common practice is something to weigh, but the law decides what care is.',
    lesson: ({ turn }) =>
      turn === 'plain'
        ? 'No professional custom was offered in evidence on either side, so nothing turns on its weight.'
        : 'That is the rule for an industry. For physicians, professional custom traditionally is the standard of care.',
    applies: ({ issue }) => issue === 'trade' || issue === 'profession',
  },
  'yes-professional': {
    side: 'yes',
    wordedBy: byTurn,
    texts: ofCase(({ defendant }, { issue, turn }, { trade, profession }) => {
      if (issue === 'trade')
        return [
          `the custom of ${trade.trade} sets the standard of care, and ${defendant.the} departed from it`,
          `${defendant.the} departed from industry custom, which sets the standard of care`,
        ]
      return turn === 'two methods'
        ? [
            `expert testimony showed that ${defendant.the} departed from the custom of most ${profession.peers}`,
            `${defendant.the} did not use the method of most ${profession.peers}, which sets the professional standard`,
          ]
        : [
            `expert testimony showed that ${defendant.the} departed from the custom of ${profession.peers}`,
            `${defendant.the} departed from the custom of ${profession.peers}, which sets the professional standard`,
          ]
    }),
    right: ofCase(
      ({ defendant }) =>
        `${The(defendant)} is measured by others of the same specialty, and doing what a family doctor does falls short of that.`,
    ),
    lesson: ({ issue }) =>
      issue === 'trade'
        ? 'Only for professionals does custom set the standard of care. For an industry it is one piece of evidence.'
        : 'A majority of the specialty does not set the professional standard alone when many respected members do otherwise.',
    applies: ({ issue }) => issue === 'trade' || issue === 'profession',
  },
  'yes-plain': {
    side: 'yes',
    texts: ofCase(({ defendant }) => [
      'a layperson can recognize the breach of the professional standard without expert testimony',
      `no expert testimony is needed for a breach by ${defendant.the} that a layperson can recognize`,
    ]),
    right:
      'No training is needed to know that this must not happen. Experts are for what lies beyond common knowledge.',
    lesson: ({ turn }) =>
      turn === 'specialty missed'
        ? 'What tests a specialist should use is beyond a layperson. The claim succeeds because there was expert testimony.'
        : 'Whether a further precaution is part of good medicine is beyond a layperson, so expert testimony decides.',
    applies: ({ issue }) => issue === 'profession',
  },
} as const satisfies ReasonTable<BreachFacts, BreachStory>
