import { The } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { doer, isPrivate, sued, type VicariousFacts, type VicariousStory } from './facts.ts'

/** The events in which the driver left the route, or was not at work. */
const DEPARTURES: readonly VicariousFacts['event'][] = [
  'detour',
  'frolic',
  'returned',
  'weekend',
  'commute',
  'errand',
]

/** The reasons to hold somebody liable for what another did. */
export const reasonsForLiability = {
  'yes-scope': {
    side: 'yes',
    texts: (_, { firm }) => [
      `the driver was within the scope of employment at the time`,
      `the driver was performing assigned work for ${firm.the} at the time`,
    ],
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
    texts: (_, { firm }) => [
      `the driver had made only a minor detour from work for ${firm.the}`,
      `the departure from the route was a detour and not a frolic`,
    ],
    right: () => 'A coffee one block off the route is the sort of brief stop that any employer expects.',
    lesson: ({ event }) =>
      event === 'errand'
        ? 'The result is right, but nothing here was a departure. The driver was on the assigned way to the customer.'
        : 'A detour is minor in time and distance and happens in the course of work. This trip was none of those.',
    applies: ({ event }) => DEPARTURES.includes(event),
  },
  'yes-manner': {
    side: 'yes',
    texts: (_, { firm }) => [
      `the driver acted at least in part with a purpose to serve ${firm.the}`,
      `the driver's conduct was intended to serve a purpose of ${firm.the}`,
    ],
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
      `${story.firm.the} had a right to control how ${doer(facts, story).the} worked`,
      `${story.firm.the} had a right to control the manner and means of the work`,
    ],
    right: (_, { firm }) =>
      `${The(firm)} dictated hours, route, uniform, and loading. The label in the contract doesn't change that.`,
    lesson: () => "Control over the result isn't control over the manner and means of the work.",
    applies: ({ relation, event }) => relation === 'contractor' || event === 'label',
  },
  'yes-danger': {
    side: 'yes',
    texts: () => [
      `the work carried a peculiar risk that called for special precautions`,
      `the work was inherently dangerous to people on the sidewalk`,
    ],
    right: (_, { danger }) =>
      `To ${danger} is dangerous unless special precautions are taken, and none were. That risk can't be contracted away.`,
    lesson: () => 'The harm did not come from a peculiar risk of inherently dangerous work.',
    applies: ({ relation }) => relation === 'contractor',
  },
  'yes-duty': {
    side: 'yes',
    texts: ({ event }, { firm }) =>
      event === 'public duty'
        ? [
            `${firm.the} had a nondelegable duty to keep the shop safe for customers`,
            `the duty to keep the shop safe for its customers was nondelegable`,
          ]
        : [
            `${firm.the} had a nondelegable duty to see that the work was done safely`,
            `the duty to have the work done in a safe manner was nondelegable`,
          ],
    right: (_, { firm, fixture }) =>
      `${The(firm)} may pay others to maintain the ${fixture}, but a business open to the public can't shed the duty itself.`,
    lesson: () =>
      "Nondelegable duties are exceptional. Ordinary care in getting work done isn't one of them.",
    applies: ({ relation, event }) => relation === 'contractor' || event === 'label',
  },
  'yes-own': {
    side: 'yes',
    texts: (facts, story) => {
      const s = sued(facts, story).the
      const d = doer(facts, story).the
      if (facts.relation === 'child')
        return [
          `${s} was directly liable for negligence in supervising ${d}`,
          `${s} knew or should have known of the need to control ${d}`,
        ]
      if (facts.relation === 'borrower')
        return [
          `${s} was directly liable for negligent entrustment of the car`,
          `${s} knew or should have known that ${d} was unfit to drive`,
        ]
      return [
        `${s} was directly liable for negligent hiring of ${d}`,
        `${s} knew or should have known that ${d} was incompetent`,
      ]
    },
    right: ({ relation }, story) =>
      relation === 'contractor'
        ? `The manager of ${story.firm.the} knew of two earlier collapses. Choosing that crew anyway was itself a lack of care.`
        : relation === 'child'
          ? 'Three neighbors had complained in a week, and the bicycle could have been locked away. Doing nothing was a lack of care.'
          : 'The friend could hardly walk straight. Handing over the keys was itself a lack of care.',
    lesson: () => 'Nothing that was known, or should have been, showed anyone to be incompetent or unfit.',
  },
  'yes-retained': {
    side: 'yes',
    texts: (_, { firm }) => [
      `${firm.the} had retained control over the part of the work that did harm`,
      `${firm.the} was negligent in its exercise of retained control`,
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
    texts: (facts, story) => {
      const s = sued(facts, story).the
      const d = doer(facts, story).the
      return [
        `${d} was acting within the scope of employment for ${s}`,
        facts.event === 'favor'
          ? `${d} was subject to a right to control that made ${s} an employer`
          : facts.relation === 'child'
            ? `${d} was subject to parental control and so within the scope of employment`
            : `${d} was driving with permission and so within the scope of employment`,
      ]
    },
    right: () =>
      'The errand was for the firm, and its route and hour were fixed. A volunteer under such direction counts as an employee.',
    lesson: (facts, story) =>
      `${The(doer(facts, story))} was out on ${facts.relation === 'child' ? 'a private ride' : 'a private trip'} and did nothing for ${sued(facts, story).the}. That is outside the scope of any employment.`,
    applies: isPrivate,
  },
} as const satisfies ReasonTable<VicariousFacts, VicariousStory>
