import { his, The } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { doer, hurt, isPrivate, sued, type VicariousFacts, type VicariousStory } from './facts.ts'

/** The reasons to leave the loss with the one who did the harm. */
export const reasonsAgainstLiability = {
  'no-frolic': {
    side: 'no',
    wordedBy: ({ event }) => event,
    texts: (facts, story) =>
      facts.event === 'weekend'
        ? [
            `the driver was on a personal trip and was not performing assigned work`,
            `using the van for a personal trip was outside the scope of employment`,
          ]
        : [
            `the driver was on a frolic outside the scope of employment at the time`,
            `the driver had abandoned the deliveries for a frolic of ${his(doer(facts, story))} own`,
          ],
    right: ({ event }) =>
      event === 'weekend'
        ? 'Moving a sofa for a cousin on a day off, in a van taken without asking, was no part of the job.'
        : 'Sixty miles the wrong way for an afternoon at a lake is a substantial departure for private ends.',
    lesson: () =>
      'A frolic is a substantial departure from work for private ends. At that moment the driver was working.',
    applies: ({ relation, event }) =>
      relation === 'employee' && ['detour', 'frolic', 'returned', 'quarrel', 'weekend'].includes(event),
  },
  'no-commute': {
    side: 'no',
    wordedBy: ({ event }) => event,
    texts: ({ event }) =>
      event === 'weekend'
        ? [
            `the going-and-coming rule applies to an employee's travel outside working hours`,
            `travel outside working hours is a commute and outside the scope of employment`,
          ]
        : [
            `an employee's drive home from work is outside the scope of employment`,
            `under the going-and-coming rule, the driver was outside the scope of employment`,
          ],
    right: () => 'The workday was over, and the driver was on the usual road home in a private car.',
    lesson: () =>
      'The going-and-coming rule covers ordinary travel between home and work, and this was no such trip.',
    applies: ({ event }) => event === 'commute' || event === 'errand' || event === 'weekend',
  },
  'no-purpose': {
    side: 'no',
    wordedBy: ({ event }) => event,
    texts: (facts, story) => purposes(facts, story),
    right: () =>
      "The delivery was done, and the blow was about a broken marriage. A fight at work isn't a fight for work.",
    lesson: ({ event }, { firm }) =>
      event === 'errand'
        ? `The manager asked for the delivery, so this trip served ${firm.the} and not the driver alone.`
        : `The result is right, but a superseding cause matters only to someone who was negligent first. ${The(firm)} was not.`,
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
        'errand',
      ].includes(event),
  },
  'no-contractor': {
    side: 'no',
    wordedBy: ({ relation, event }) => (event === 'favor' || event === 'label' ? event : relation),
    texts: (facts, story) => separations(facts, story),
    right: (_, { firm, contractor }) =>
      `${The(contractor)} had its own crew, tools, and clients. ${The(firm)} wanted a result and left the rest alone.`,
    lesson: (facts, story) =>
      isPrivate(facts)
        ? facts.relation === 'child'
          ? `Immunity is at most a defense to suits within the family, and ${hurt(facts, story).the} is a stranger.`
          : facts.event === 'known danger'
            ? 'A superseding cause is one outside the risk. Careless driving by a drunken borrower is the very risk.'
            : `A superseding cause matters only to someone who was negligent first, and ${sued(facts, story).the} wasn't.`
        : 'That is the general rule, but it has exceptions, and one of them applies.',
    applies: ({ relation, event }) => relation !== 'employee' || event === 'label',
  },
  'no-collateral': {
    side: 'no',
    texts: (_, { contractor }) => [
      `the injury resulted from collateral negligence and not from a risk of the work`,
      `the negligence was collateral to the work that ${contractor.the} was hired to do`,
    ],
    right: () =>
      'The dangerous work hurt no one. Tripping over a broom is a risk of any work, not of this one.',
    lesson: () =>
      'Negligence is collateral only if it has nothing to do with the ground on which the hirer is liable.',
    applies: ({ relation }) => relation === 'contractor',
  },
  'no-own': {
    side: 'no',
    wordedBy: (facts) => (isViolent(facts) ? 'force' : facts.relation),
    texts: (facts, story) => care(facts, story),
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
    wordedBy: ({ relation }) => relation,
    texts: ({ relation }, story) => {
      const s = sued({ relation, event: 'favor' }, story).the
      return relation === 'child'
        ? [
            `a parent is not vicariously liable for the torts of a minor child`,
            `${s} is not vicariously liable merely as the parent of a minor child`,
          ]
        : [
            `the owner of a car is not vicariously liable for the negligence of a borrower`,
            `${s} is not vicariously liable merely as the owner of a borrowed car`,
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

/** Words for the view that the act served no purpose of the firm; for a contractor, that the crew broke the chain of causes. */
function purposes({ event }: VicariousFacts, { firm }: VicariousStory): readonly string[] {
  switch (event) {
    case 'task':
      return [
        `the driver's violation of a traffic law was outside the scope of employment`,
        `running a red light was no part of the driver's assigned work for ${firm.the}`,
      ]
    case 'forbidden':
      return [
        `an act that the employer has expressly forbidden is outside the scope of employment`,
        `the driver was no longer within the scope of employment after breaking an express rule`,
      ]
    case 'collecting':
      return [
        `an intentional battery is outside the scope of employment of a driver`,
        `the driver committed a battery that ${firm.the} had not authorized`,
      ]
    case 'errand':
      return [
        `the driver was going home and was not acting with a purpose to serve ${firm.the}`,
        `the driver was going home and was no longer performing assigned work`,
      ]
    case 'ordinary':
    case 'aside from it':
      return [
        `the negligence of the crew was a superseding cause of the injury`,
        `the crew's act superseded any negligence of ${firm.the} as a cause of the injury`,
      ]
    default:
      return [
        `the driver struck the clerk without any purpose to serve ${firm.the}`,
        `the battery arose from a personal quarrel and served no purpose of ${firm.the}`,
      ]
  }
}

/** Words for the view that the one who did the harm stands apart from the person sued. */
function separations(facts: VicariousFacts, story: VicariousStory): readonly string[] {
  const d = doer(facts, story).the
  const s = sued(facts, story).the
  if (facts.relation === 'contractor')
    return [
      `${s} is not vicariously liable for the negligence of an independent contractor`,
      `an independent contractor controlled the manner and means of the work`,
    ]
  if (facts.event === 'favor')
    return [
      `${d} was an unpaid volunteer and not an employee of ${s}`,
      `an unpaid helper is not an employee who can act within the scope of employment`,
    ]
  if (facts.event === 'label')
    return [
      `under the contract, the driver was an independent contractor and not an employee`,
      `the parties had agreed that the driver would be an independent contractor`,
    ]
  return facts.relation === 'child'
    ? [
        `a parent is immune from suit for the negligence of a minor child`,
        `parental immunity bars a claim for negligent supervision of a minor child`,
      ]
    : [
        `the negligence of the friend was a superseding cause of the accident`,
        `the friend's running of the red light was a superseding cause of the injury`,
      ]
}

const isViolent = ({ event }: VicariousFacts): boolean => event === 'collecting' || event === 'quarrel'

/** Words for the view that care of one's own is an answer. */
function care(facts: VicariousFacts, story: VicariousStory): readonly string[] {
  const s = sued(facts, story).the
  const d = doer(facts, story).the
  switch (facts.relation) {
    case 'child':
      return [
        `${s} used reasonable care in the supervision of ${d}`,
        `${s} had no reason to know of a need to control ${d}`,
      ]
    case 'borrower':
      return [
        `${s} used reasonable care in entrusting the car to ${d}`,
        `${s} had no reason to know that ${d} was unfit to drive`,
      ]
    case 'contractor':
      return [
        `${s} used reasonable care in selecting an independent contractor`,
        `${s} was not negligent in entrusting the work to an independent contractor`,
      ]
    case 'employee':
      return [
        `${s} used reasonable care in selecting the driver as an employee`,
        isViolent(facts)
          ? `${s} had no reason to know that the driver was likely to use force`
          : `${s} had no reason to know that the driver was unfit to drive`,
      ]
  }
}
