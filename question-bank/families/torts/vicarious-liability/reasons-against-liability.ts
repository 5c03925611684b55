import { his, The } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { doer, isPrivate, sued, type VicariousFacts, type VicariousStory } from './facts.ts'

/** The reasons to leave the loss with the one who did the harm. */
export const reasonsAgainstLiability = {
  'no-frolic': {
    side: 'no',
    texts: (facts, story) => [
      `${doer(facts, story).the} was on a frolic that took the trip out of the employment`,
      `${doer(facts, story).the} had left assigned work for a frolic of ${his(doer(facts, story))} own`,
    ],
    right: ({ event }) =>
      event === 'weekend'
        ? 'Moving a sofa for a cousin on a day off, in a van taken without asking, was no part of the job.'
        : 'Sixty miles the wrong way for an afternoon at a lake is a substantial departure for private ends.',
    lesson: () =>
      'A frolic is a substantial departure from work for private ends. At that moment the driver was working.',
    applies: ({ relation, event }) =>
      relation === 'employee' && !['commute', 'label', 'task', 'forbidden', 'collecting'].includes(event),
  },
  'no-commute': {
    side: 'no',
    texts: () => [
      `the driver was commuting and covered by the going-and-coming rule`,
      `the going-and-coming rule put the trip outside the scope of employment`,
    ],
    right: () => 'The workday was over, and the driver was on the usual road home in a private car.',
    lesson: () =>
      'The going-and-coming rule covers ordinary travel between home and work, and this was no such trip.',
    applies: ({ event }) => event === 'commute' || event === 'errand' || event === 'weekend',
  },
  'no-purpose': {
    side: 'no',
    texts: (facts, story) => {
      const d = facts.relation === 'contractor' ? `the crew of ${story.contractor.the}` : 'the driver'
      return [
        `${d} was not motivated by any purpose to serve ${story.firm.the}`,
        `${d} was pursuing an independent course of conduct`,
      ]
    },
    right: () =>
      "The delivery was done, and the blow was about an old marriage. A fight at work isn't a fight for work.",
    lesson: (_, { firm }) =>
      `The result is right, but the crew was on the job, with a purpose to serve ${firm.the}. What matters is who was in charge of the work.`,
    applies: ({ event }) =>
      [
        'ordinary',
        'aside from it',
        'task',
        'forbidden',
        'collecting',
        'quarrel',
        'frolic',
        'weekend',
        'commute',
      ].includes(event),
  },
  'no-contractor': {
    side: 'no',
    texts: (facts, story) => {
      const d = doer(facts, story).the
      return facts.relation === 'contractor'
        ? [
            `an independent contractor was in control of the work and its risks`,
            `${story.firm.the} had entrusted the work to an independent contractor`,
          ]
        : facts.event === 'favor'
          ? [
              `${d} was unpaid and outside the scope of any employment`,
              `an unpaid helper like ${d} has no scope of employment`,
            ]
          : [
              `${d} was an independent contractor in control of the ${facts.relation === 'child' ? 'ride' : 'trip'}`,
              `${d} was an independent contractor and not an employee of ${sued(facts, story).the}`,
            ]
    },
    right: (_, { firm, contractor }) =>
      `${The(contractor)} had its own crew, tools, and clients. ${The(firm)} wanted a result and left the rest alone.`,
    lesson: (facts, story) =>
      isPrivate(facts)
        ? `${The(doer(facts, story))} wasn't in business for hire, as an independent contractor is.`
        : 'That is the general rule, but it has exceptions, and one of them applies.',
    applies: ({ relation, event }) => relation !== 'employee' || event === 'label',
  },
  'no-collateral': {
    side: 'no',
    texts: ({ event }, { contractor }) => [
      `the harm came from collateral negligence of ${contractor.the}`,
      event === 'aside from it'
        ? `the negligence was collateral to any peculiar risk of the work`
        : `the carelessness was collateral negligence by the crew of ${contractor.the}`,
    ],
    right: () =>
      'The dangerous work hurt no one. Tripping over a broom is a risk of any work, not of this one.',
    lesson: () =>
      'Negligence is collateral only if it has nothing to do with the ground on which the hirer is liable.',
    applies: ({ relation }) => relation === 'contractor',
  },
  'no-own': {
    side: 'no',
    texts: (facts, story) => {
      const s = sued(facts, story).the
      const d = doer(facts, story).the
      if (facts.relation === 'child')
        return [
          `${s} was not negligent in supervising ${d} and is not directly liable`,
          `${s} neither knew nor should have known of a need to control ${d}`,
        ]
      if (facts.relation === 'borrower')
        return [
          `${s} was not negligent in the entrustment and is not directly liable`,
          `${s} neither knew nor should have known of any unfitness of ${d}`,
        ]
      return [
        `${s} was not negligent in hiring ${d} and is not directly liable`,
        `${s} used reasonable care in the hiring and supervision of ${d}`,
      ]
    },
    right: (facts, story) =>
      facts.relation === 'contractor'
        ? `${The(story.contractor)} had an excellent reputation, so there was nothing wrong with the choice. Nor does any other ground apply.`
        : `${The(sued(facts, story))} had every reason to trust ${doer(facts, story).the}. Without fault there is no liability in such a case.`,
    lesson: ({ event }) =>
      event === 'special danger'
        ? 'Care in hiring is no answer when the work itself carries a peculiar risk. The hirer is liable if precautions against it are missing.'
        : 'Care in hiring is no answer here: a nondelegable duty is breached whoever was hired and however carefully.',
    applies: ({ event }) => event !== 'bad choice' && event !== 'known danger' && event !== 'retained',
  },
  'no-relation': {
    side: 'no',
    texts: ({ relation }, story) => {
      const s = sued({ relation, event: 'favor' }, story).the
      return relation === 'child'
        ? [
            `${s} was not vicariously liable for a tort by a child of the family`,
            `parenthood alone does not make ${s} vicariously liable for a tort`,
          ]
        : [
            `${s} was not vicariously liable for a tort by the borrower of a car`,
            `ownership alone does not make ${s} vicariously liable for a tort`,
          ]
    },
    right: ({ relation }) =>
      relation === 'child'
        ? 'At common law, parents answer for their own negligence and not for every tort of a child.'
        : "Without a statute, lending a car doesn't make the lender answer for every borrower.",
    lesson: (facts) =>
      facts.event === 'favor'
        ? 'What matters is the errand, not the family tie or the title to the car. It was done in service and under direction.'
        : "Vicarious liability isn't needed. There was negligence of the defendant's own.",
    applies: isPrivate,
  },
} as const satisfies ReasonTable<VicariousFacts, VicariousStory>
