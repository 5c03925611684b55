import type { ReasonTable } from '../../engine/tables.ts'
import { forum, type ImmunityFacts, type ImmunityStory, isFederal, power, sued } from './facts.ts'
import { lessons, rights } from './lessons.ts'

const parts = <Id extends keyof typeof rights>(id: Id) => ({ right: rights[id], lesson: lessons[id] })
const isAgainstOfficer = ({ defendant }: ImmunityFacts) => defendant === 'officer'
const isCivilWar = ({ law }: ImmunityFacts) => law === 'fourteenth' || law === 'silent'
/** The courts of the suit, where State A is the subject. */
const courts = (at: ImmunityFacts) => (at.court === 'own' ? 'its own courts' : forum(at))
/** Those whom the federal statute names as open to suit. */
const named = ({ law }: ImmunityFacts) => (law === 'silent' ? 'employers' : 'states')

/** A reason that speaks of something the stem lacks is struck at sight, so it does not apply there. */
export const reasons = {
  'yes-county': {
    side: 'yes',
    texts: (at, story) => [
      `${sued(at, story)} is not an arm of the state and does not share its sovereign immunity`,
      `${sued(at, story)}, as a separate legal entity, does not share the sovereign immunity of State A`,
    ],
    ...parts('yes-county'),
    applies: (at) => !isAgainstOfficer(at),
  },
  'yes-plaintiff': {
    side: 'yes',
    texts: ({ plaintiff }) =>
      plaintiff === 'United States'
        ? [
            'a state has no sovereign immunity from suits that the United States brings in federal court',
            'the Eleventh Amendment does not bar a suit that the United States brings against a state',
          ]
        : [
            'the Eleventh Amendment protects a state from citizens of other states but not from its own citizens',
            "the Eleventh Amendment does not bar a suit that a state's own citizen brings against it",
          ],
    wordedBy: ({ plaintiff }) => plaintiff,
    ...parts('yes-plaintiff'),
  },
  'yes-pocket': {
    side: 'yes',
    texts: (at, story) => [
      `the suit is against ${sued(at, story)} personally rather than against the state, which alone has sovereign immunity`,
      `sovereign immunity does not protect ${sued(at, story)} from personal liability for violating the statute`,
    ],
    ...parts('yes-pocket'),
    applies: isAgainstOfficer,
  },
  'yes-order': {
    side: 'yes',
    texts: (at, story) => [
      `Ex parte Young permits a suit to stop ${sued(at, story)} from continuing to violate ${isFederal(at) ? 'federal' : 'state'} law`,
      `${sued(at, story)} may be sued in federal court for prospective relief under the doctrine of Ex parte Young`,
    ],
    ...parts('yes-order'),
    applies: ({ relief, court }) => relief !== 'pocket' && court === 'federal',
  },
  'yes-congress': {
    side: 'yes',
    texts: (at) => [
      `Congress validly abrogated the immunity of the states by enacting the federal statute under ${power(at)}`,
      `the federal statute is a valid use of ${power(at)} to abrogate the immunity of the states`,
    ],
    ...parts('yes-congress'),
    applies: isFederal,
  },
  'yes-plan': {
    side: 'yes',
    texts: (at) =>
      isCivilWar(at)
        ? [
            'by ratifying the Fourteenth Amendment, the states consented to suits that Congress authorizes to enforce it',
            'the states gave up their immunity from suits to enforce the Fourteenth Amendment when they ratified it',
          ]
        : [
            `in the plan of the Convention, the states consented to suits that Congress authorizes under ${power(at)}`,
            `the states gave up their immunity from suits under ${power(at)} in the plan of the Convention`,
          ],
    wordedBy: (at) => (isCivilWar(at) ? 'amendment' : 'Convention'),
    ...parts('yes-plan'),
    applies: isFederal,
  },
  'yes-consent': {
    side: 'yes',
    texts: (at) => [
      `the consent that State A gave by statute is a waiver of sovereign immunity in ${courts(at)}`,
      `State A waived its sovereign immunity in ${courts(at)} by consenting to suits over pay`,
    ],
    ...parts('yes-consent'),
    applies: ({ consent }) => consent !== 'none',
  },
  'no-arm': {
    side: 'no',
    texts: (at, story) => {
      if (isAgainstOfficer(at))
        return [
          'the suit is in effect one against State A, whose immunity has not been waived or abrogated',
          'State A is the real party in interest, and its immunity has not been waived or abrogated',
        ]
      // Where State A has consented, nobody would say that nothing was waived.
      return at.consent === 'here'
        ? [
            `${sued(at, story)} is an arm of the state, whose immunity no federal statute has validly abrogated`,
            `as an arm of the state, ${sued(at, story)} has immunity that no federal statute has validly abrogated`,
          ]
        : [
            `${sued(at, story)} is an arm of the state, whose immunity has not been waived or abrogated`,
            `as an arm of the state, ${sued(at, story)} has immunity that has not been waived or abrogated`,
          ]
    },
    wordedBy: ({ defendant, consent }) =>
      defendant === 'officer' ? 'officer' : consent === 'here' ? 'waived' : 'body',
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
    texts: (at) => [
      `authorizing suits against ${named(at)} is not an unmistakably clear statement that immunity is abrogated`,
      `Congress, by authorizing suits against ${named(at)}, did not make an intent to abrogate immunity unmistakably clear`,
    ],
    ...parts('no-words'),
    applies: isFederal,
  },
  'no-treasury': {
    side: 'no',
    texts: (at) => {
      if (at.relief === 'order' && isFederal(at))
        return [
          'the higher pay would come from the state treasury, which sovereign immunity protects',
          'an order to raise pay is monetary relief, from which sovereign immunity protects the state treasury',
        ]
      // Under state law, cost to the treasury in the future could be argued, so that the order is called what it is not.
      return at.relief === 'order'
        ? [
            'the order would in effect award back pay from the state treasury, which sovereign immunity protects',
            'the order is in effect retroactive relief, from which sovereign immunity protects the state treasury',
          ]
        : [
            'the back pay would come from the state treasury, which sovereign immunity protects',
            'an award of back pay is retroactive relief, from which sovereign immunity protects the state treasury',
          ]
    },
    wordedBy: (at) => (at.relief === 'arrears' ? 'arrears' : isFederal(at) ? 'order' : 'order of state law'),
    ...parts('no-treasury'),
    // Against an officer who would pay alone, a circuit once let it stand where the sum was wages (Luder v. Endicott).
    applies: ({ defendant, relief }) => defendant !== 'county' && relief !== 'pocket',
  },
  'no-state-law': {
    side: 'no',
    texts: (at, story) => [
      `sovereign immunity bars a federal court from ordering ${sued(at, story)} to comply with state law on pay`,
      `the pay of state employees is a matter of state law, which sovereign immunity bars a federal court from enforcing`,
    ],
    ...parts('no-state-law'),
    applies: ({ court, defendant, relief }) =>
      court === 'federal' &&
      (defendant === 'officer' ? relief !== 'pocket' : defendant === 'agency' && relief === 'order'),
  },
  'no-elsewhere': {
    side: 'no',
    texts: (at) => [
      `a waiver of sovereign immunity in the courts of State A does not extend to ${forum(at)}`,
      `State A did not waive its sovereign immunity in ${forum(at)} by consenting to suits in its own courts`,
    ],
    ...parts('no-elsewhere'),
    applies: ({ consent }) => consent === 'elsewhere',
  },
  'no-named': {
    side: 'no',
    texts: (at, story) => [
      `Ex parte Young permits prospective relief against a state officer but not against ${sued(at, story)} itself`,
      `prospective relief must be sought from a state officer under Ex parte Young rather than from ${sued(at, story)}`,
    ],
    ...parts('no-named'),
    applies: ({ defendant, relief }) => defendant !== 'officer' && relief === 'order',
  },
  'no-own-courts': {
    side: 'no',
    texts: () => [
      'the sovereign immunity of a state bars private suits in its own courts as well as in federal court',
      'State A has the same sovereign immunity from private suits in its own courts as in federal court',
    ],
    ...parts('no-own-courts'),
    applies: ({ court }) => court === 'own',
  },
  'no-sister': {
    side: 'no',
    texts: () => [
      'the sovereign immunity of a state bars private suits in the courts of other states as well',
      'State A has the same sovereign immunity from private suits in the courts of State B as in federal court',
    ],
    ...parts('no-sister'),
    applies: ({ court }) => court === 'sister',
  },
} as const satisfies ReasonTable<ImmunityFacts, ImmunityStory>
