import { The } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { doer, isPrivate, sued, type VicariousFacts, type VicariousStory } from './facts.ts'

/** The departures that a driver may make while at work. */
const TRIPS: Readonly<Partial<Record<VicariousFacts['event'], string>>> = {
  detour: 'the stop for coffee',
  frolic: 'the trip to the lake',
  returned: 'the trip to the ball game',
  errand: 'the drive across town',
}

/** The reasons to hold somebody liable for what another did. */
export const reasonsForLiability = {
  'yes-scope': {
    side: 'yes',
    wordedBy: ({ event }) => event,
    texts: (facts, story) => scopes(facts, story),
    right: ({ event }, { firm }) =>
      event === 'returned'
        ? `The frolic was over. By then the driver was back on the delivery route of ${firm.the}.`
        : event === 'errand'
          ? `This wasn't a mere commute: the manager had asked for a delivery on the way and paid for the gas.`
          : `The delivery was the very work that ${firm.the} had assigned. The employer's own care doesn't matter.`,
    lesson: () =>
      'The harm has to happen during assigned work, and at that moment the driver was performing none.',
    applies: ({ relation, event }) => relation === 'employee' && event !== 'quarrel',
  },
  'yes-detour': {
    side: 'yes',
    texts: ({ event }) => {
      const trip = TRIPS[event] ?? 'the drive across town'
      return [
        `${trip} was a minor detour from the driver's assigned work`,
        `${trip} was a minor detour and not a frolic`,
      ]
    },
    right: () => 'A coffee one block off the route is the sort of brief stop that any employer expects.',
    lesson: ({ event }) =>
      event === 'errand'
        ? 'The result is right, but nothing here was a departure. The driver was on the assigned way to the customer.'
        : 'A detour is minor in time and distance and happens in the course of work. This trip was none of those.',
    applies: ({ event }) => event in TRIPS,
  },
  'yes-manner': {
    side: 'yes',
    wordedBy: ({ event }) => event,
    texts: (facts, story) => services(facts, story),
    right: ({ event }, { firm, goods }) =>
      event === 'collecting'
        ? `The driver knocked the clerk down in order to bring back the ${goods}. A wrongful way of serving ${firm.the} is still service.`
        : `The lane was forbidden, but the driver used it to get the ${goods} to a customer in time. An instruction doesn't limit the scope.`,
    lesson: () =>
      'Conduct serves the employer only if the employee was trying to further its business, and this was purely personal.',
    applies: ({ event }) => ['forbidden', 'weekend', 'collecting', 'quarrel'].includes(event),
  },
  'yes-control': {
    side: 'yes',
    texts: (facts, story) => [
      `${story.firm.the} had the right to control the manner and means of the work`,
      `a right to control the work made ${doer(facts, story).the} an employee of ${story.firm.the}`,
    ],
    right: (_, { firm }) =>
      `${The(firm)} dictated hours, route, uniform, and loading. The label in the contract doesn't change that.`,
    lesson: () => "Control over the result isn't control over the manner and means of the work.",
    applies: ({ relation, event }) => relation === 'contractor' || event === 'label',
  },
  'yes-danger': {
    side: 'yes',
    texts: () => [
      `the injury resulted from a peculiar risk of inherently dangerous work`,
      `the work was inherently dangerous and called for special precautions`,
    ],
    right: (_, { danger }) =>
      `To ${danger} is dangerous unless special precautions are taken, and none were. That risk can't be contracted away.`,
    lesson: () => 'The harm did not come from a peculiar risk of inherently dangerous work.',
    applies: ({ relation }) => relation === 'contractor',
  },
  'yes-duty': {
    side: 'yes',
    wordedBy: ({ event }) => (event === 'public duty' ? event : 'work'),
    texts: (facts, story) =>
      facts.event === 'public duty'
        ? [
            `${story.firm.the} had a nondelegable duty to keep its shop safe for customers`,
            `a business has a nondelegable duty to keep its premises safe for customers`,
          ]
        : [
            `${story.firm.the} had a nondelegable duty to see that the work was done safely`,
            `${story.firm.the} could not delegate its duty of reasonable care to ${doer(facts, story).the}`,
          ],
    right: (_, { firm, fixture }) =>
      `${The(firm)} may pay others to maintain the ${fixture}, but a business open to the public can't shed the duty itself.`,
    lesson: () =>
      "Nondelegable duties are exceptional. Ordinary care in getting work done isn't one of them.",
    applies: ({ relation, event }) => relation === 'contractor' || event === 'label',
  },
  'yes-own': {
    side: 'yes',
    wordedBy: ({ relation, event }) => (event === 'known danger' ? event : relation),
    texts: (facts, story) => faults(facts, story),
    right: ({ relation }, story) =>
      relation === 'contractor'
        ? `The manager of ${story.firm.the} knew of two earlier collapses. Choosing that crew anyway was itself a lack of care.`
        : relation === 'child'
          ? 'Three neighbors had complained in a week, and the bicycle could have been locked away. Doing nothing was a lack of care.'
          : 'The friend could hardly walk straight. Handing over the keys was itself a lack of care.',
    lesson: () => 'Nothing that was known, or should have been, showed anyone to be incompetent or unfit.',
    // Where work is dangerous, a hirer may be at fault for asking for no precautions.
    applies: ({ event }) => !['ordinary', 'special danger', 'aside from it'].includes(event),
  },
  'yes-retained': {
    side: 'yes',
    texts: (_, { firm }) => [
      `${firm.the} had retained control over the part of the work that caused the injury`,
      `${firm.the} failed to exercise its retained control with reasonable care`,
    ],
    right: (_, { firm }) =>
      `Everything was left to the crew except the hoist. ${The(firm)} kept that to itself and directed it carelessly.`,
    lesson: () =>
      "Looking in, or insisting on the agreed result, isn't retained control over how the work is done. No exercise of control did harm.",
    applies: ({ relation }) => relation === 'contractor',
  },
  'yes-service': {
    side: 'yes',
    wordedBy: ({ relation, event }) => (event === 'favor' ? event : relation),
    texts: (facts, story) => agencies(facts, story),
    right: () =>
      'The errand was for the firm, and its route and hour were fixed. A volunteer under such direction counts as an employee.',
    lesson: (facts, story) =>
      `${The(doer(facts, story))} was out on ${facts.relation === 'child' ? 'a private ride' : 'a private trip'} and did nothing for ${sued(facts, story).the}. Without a statute, neither ${facts.relation === 'child' ? 'parenthood' : 'ownership'} nor permission makes anyone vicariously liable.`,
    applies: isPrivate,
  },
} as const satisfies ReasonTable<VicariousFacts, VicariousStory>

/** Words for the view that the driver was at work. */
function scopes({ event }: VicariousFacts, { firm }: VicariousStory): readonly string[] {
  switch (event) {
    case 'frolic':
      return [
        `the driver was on duty and so within the scope of employment`,
        `an employee who is on duty in the employer's van is within the scope of employment`,
      ]
    case 'weekend':
      return [
        `the driver was using a company van and so was within the scope of employment`,
        `an employee who drives the employer's van is within the scope of employment`,
      ]
    case 'commute':
      return [
        `a drive home is a necessary incident of an employee's assigned work`,
        `an employee who travels between work and home is within the scope of employment`,
      ]
    default:
      return [
        `the driver was within the scope of employment when the accident occurred`,
        `the driver was performing assigned work for ${firm.the} at the time`,
      ]
  }
}

/** Words for the view that a wrongful act was a way of serving the firm. */
function services({ event }: VicariousFacts, { firm }: VicariousStory): readonly string[] {
  switch (event) {
    case 'forbidden':
      return [
        `the driver took the forbidden lane with a purpose to serve ${firm.the}`,
        `taking the lane was a means of performing assigned work for ${firm.the}`,
      ]
    case 'collecting':
      return [
        `the driver used force at least in part with a purpose to serve ${firm.the}`,
        `the battery was a means of performing assigned work for ${firm.the}`,
      ]
    case 'quarrel':
      return [
        `an employee who is making deliveries is within the scope of employment all day`,
        `the quarrel arose while the driver was performing assigned work for ${firm.the}`,
      ]
    default:
      return [
        `the rule that the driver broke concerned only the manner of assigned work`,
        `the breach of a company rule does not end the scope of employment`,
      ]
  }
}

/** Words for fault of one's own. */
function faults(facts: VicariousFacts, story: VicariousStory): readonly string[] {
  const s = sued(facts, story).the
  const d = doer(facts, story).the
  switch (facts.relation) {
    case 'child':
      return [
        `${s} was directly liable for negligence in supervising ${d}`,
        facts.event === 'known danger'
          ? `${s} knew or should have known of a need to control ${d}`
          : `${s} was directly liable for failing to control how ${d} rode the bicycle`,
      ]
    case 'borrower':
      return [
        `${s} was directly liable for negligent entrustment of the car`,
        facts.event === 'known danger'
          ? `${s} knew or should have known that ${d} was unfit to drive`
          : `${s} was directly liable for failing to control how ${d} drove the car`,
      ]
    case 'contractor':
      return [
        `${s} failed to use reasonable care in selecting the contractor`,
        `${s} was directly liable for negligent selection of the contractor`,
      ]
    case 'employee':
      return [
        `${s} was directly liable for failing to control the conduct of the driver`,
        `${s} failed to exercise reasonable care to control the driver`,
      ]
  }
}

/** Words for the view that a child or a friend stood in the service of the one who is sued. */
function agencies(facts: VicariousFacts, story: VicariousStory): readonly string[] {
  const s = sued(facts, story).the
  const d = doer(facts, story).the
  if (facts.event === 'favor')
    return [
      `${d} was acting within the scope of employment as an unpaid helper`,
      `a right to control the errand made ${d} an employee of ${s}`,
    ]
  return facts.relation === 'child'
    ? [
        `a parent is vicariously liable for the torts of a minor child`,
        `a parent's right to control a minor child makes the parent vicariously liable`,
      ]
    : [
        `the owner of a car is vicariously liable for its negligent use with permission`,
        `${s} is vicariously liable for the negligence of one who drives with permission`,
      ]
}
