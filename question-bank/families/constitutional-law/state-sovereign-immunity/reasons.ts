import type { ReasonTable } from '../../engine/tables.ts'
import { forum, type ImmunityFacts, type ImmunityStory, isFederal, power, sued } from './facts.ts'
import { lessons, rights } from './lessons.ts'

const parts = <Id extends keyof typeof rights>(id: Id) => ({ right: rights[id], lesson: lessons[id] })
const isAgainstOfficer = ({ defendant }: ImmunityFacts) => defendant === 'officer'

/** A reason that speaks of something the stem lacks is struck at sight, so it does not apply there. */
export const reasons = {
  'yes-county': {
    side: 'yes',
    texts: (at, story) => [
      `${sued(at, story)} is not an arm of the state and does not share its sovereign immunity`,
      `the sovereign immunity of State A does not extend to ${sued(at, story)}, which is a separate body`,
    ],
    ...parts('yes-county'),
    applies: (at) => !isAgainstOfficer(at),
  },
  'yes-plaintiff': {
    side: 'yes',
    texts: ({ plaintiff }) =>
      plaintiff === 'United States'
        ? [
            'a state may not raise its sovereign immunity in federal court where the United States is the plaintiff',
            "the United States may sue a state in federal court despite the state's sovereign immunity",
          ]
        : [
            'the Eleventh Amendment does not bar a suit that a citizen of State A brings against that state',
            'State A may not assert sovereign immunity from a suit that is brought by its own citizen',
          ],
    wordedBy: ({ plaintiff }) => plaintiff,
    ...parts('yes-plaintiff'),
  },
  'yes-pocket': {
    side: 'yes',
    texts: (at, story) => [
      `the suit is against ${sued(at, story)} as an individual, whom sovereign immunity does not protect`,
      `${sued(at, story)} would be personally liable, and sovereign immunity does not bar a suit of that type`,
    ],
    ...parts('yes-pocket'),
    applies: isAgainstOfficer,
  },
  'yes-order': {
    side: 'yes',
    texts: (at, story) => [
      `Ex parte Young permits a suit against ${sued(at, story)} to end an ongoing violation of ${isFederal(at) ? 'federal' : 'state'} law`,
      `under Ex parte Young, ${sued(at, story)} is subject to suit for prospective relief in federal court`,
    ],
    ...parts('yes-order'),
    applies: ({ relief, court }) => relief !== 'pocket' && court === 'federal',
  },
  'yes-congress': {
    side: 'yes',
    texts: (at) => [
      `Congress used ${power(at)} to abrogate sovereign immunity and did so validly`,
      `the federal statute is a valid use of ${power(at)} to abrogate sovereign immunity`,
    ],
    ...parts('yes-congress'),
    applies: isFederal,
  },
  'yes-plan': {
    side: 'yes',
    texts: (at) => [
      `in the plan of the Convention, State A consented to suits that Congress authorizes under ${power(at)}`,
      `the states surrendered their immunity from suits under ${power(at)} in the plan of the Convention`,
    ],
    ...parts('yes-plan'),
    applies: isFederal,
  },
  'yes-consent': {
    side: 'yes',
    texts: (at) => [
      `the State A statute is a waiver of sovereign immunity that extends to suits in ${forum(at)}`,
      at.court === 'federal'
        ? `by statute, State A waived its sovereign immunity from suits over pay in ${forum(at)}`
        : `the legislature of State A consented by statute to suits over pay in ${forum(at)}`,
    ],
    ...parts('yes-consent'),
    applies: ({ consent }) => consent !== 'none',
  },
  'no-arm': {
    side: 'no',
    texts: (at, story) =>
      isAgainstOfficer(at)
        ? [
            'the suit is in effect against State A, whose sovereign immunity has not been waived or abrogated',
            'State A is the real party in interest, and its sovereign immunity has not been waived or abrogated',
          ]
        : [
            `${sued(at, story)} is an arm of the state, whose immunity has not been waived or abrogated`,
            `as an arm of the state, ${sued(at, story)} has immunity that has not been waived or abrogated`,
          ],
    wordedBy: ({ defendant }) => (defendant === 'officer' ? 'officer' : 'body'),
    ...parts('no-arm'),
  },
  'no-power': {
    side: 'no',
    texts: (at) => [
      `Congress may not abrogate the sovereign immunity of a state under ${power(at)}`,
      `${power(at)} does not enable Congress to abrogate the sovereign immunity of State A`,
    ],
    ...parts('no-power'),
    applies: isFederal,
  },
  'no-words': {
    side: 'no',
    texts: () => [
      'Congress did not make it unmistakably clear in the federal statute that it meant to abrogate immunity',
      'the federal statute does not express an unmistakably clear intent to abrogate sovereign immunity',
    ],
    ...parts('no-words'),
    applies: isFederal,
  },
  'no-treasury': {
    side: 'no',
    // Future pay comes from the treasury too, so that of an order it is called what it is not: an award for the past.
    texts: ({ relief }) =>
      relief === 'order'
        ? [
            'the order would in effect be a retroactive award from the treasury, which sovereign immunity protects',
            'sovereign immunity protects the treasury of State A from retroactive awards such as this order',
          ]
        : [
            'the judgment would in effect be paid from the treasury of State A, which sovereign immunity protects',
            'sovereign immunity protects the treasury of State A, which would bear the cost of the judgment',
          ],
    ...parts('no-treasury'),
    // Against an officer who would pay alone, a circuit once let it stand where the sum was wages (Luder v. Endicott).
    applies: ({ defendant, relief }) => defendant !== 'county' && relief !== 'pocket',
  },
  'no-state-law': {
    side: 'no',
    texts: (at, story) => [
      `sovereign immunity bars a federal court from ordering ${sued(at, story)} to follow state law`,
      'sovereign immunity bars a federal court from enforcing a rule of state law on the pay of state employees',
    ],
    ...parts('no-state-law'),
    applies: ({ court, defendant, relief }) =>
      court === 'federal' &&
      (defendant === 'officer' ? relief !== 'pocket' : defendant === 'agency' && relief === 'order'),
  },
  'no-elsewhere': {
    side: 'no',
    texts: (at) => [
      `the waiver of sovereign immunity in State A's own courts does not extend to ${forum(at)}`,
      `State A's waiver of sovereign immunity is limited to its own courts and excludes ${forum(at)}`,
    ],
    ...parts('no-elsewhere'),
    applies: ({ consent }) => consent === 'elsewhere',
  },
  'no-named': {
    side: 'no',
    texts: (at, story) => [
      `Ex parte Young permits prospective relief against a state officer but not against ${sued(at, story)}`,
      `${sued(at, story)} is not a state officer subject to prospective relief under Ex parte Young`,
    ],
    ...parts('no-named'),
    applies: ({ defendant, relief }) => defendant !== 'officer' && relief === 'order',
  },
  'no-own-courts': {
    side: 'no',
    texts: () => [
      'State A has the same sovereign immunity from private suits in its own courts as in federal court',
      'the sovereign immunity of State A protects it from private suits in its own courts as well',
    ],
    ...parts('no-own-courts'),
    applies: ({ court }) => court === 'own',
  },
  'no-sister': {
    side: 'no',
    texts: () => [
      'State A has the same sovereign immunity from private suits in the courts of State B as in federal court',
      'the sovereign immunity of State A protects it from private suits in the courts of State B as well',
    ],
    ...parts('no-sister'),
    applies: ({ court }) => court === 'sister',
  },
} as const satisfies ReasonTable<ImmunityFacts, ImmunityStory>
