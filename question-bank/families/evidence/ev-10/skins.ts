import { HE, SHE } from '../../engine/pronouns.ts'
import { type ConvictionFacts, type ConvictionSkin, wears } from './facts.ts'

const ACCUSED = { trial: 'criminal', witness: 'accused' } as const
const WITNESS = { trial: 'criminal', witness: 'other' } as const
const CIVIL = { trial: 'civil', witness: 'other' } as const

function crimes(
  fraudFelony: string,
  fraudMisdemeanor: string,
  felony: string,
  misdemeanor: string,
): Readonly<Record<ConvictionFacts['crime'], string>> {
  return {
    'fraud felony': fraudFelony,
    'fraud misdemeanor': fraudMisdemeanor,
    felony,
    misdemeanor,
  }
}

/** Twelve cases: four accused who testify, four other witnesses in criminal trials, four in civil ones. */
const dresses: readonly ConvictionSkin[] = [
  {
    id: 'boat-mechanic',
    fixes: ACCUSED,
    opening:
      'Dunn is on trial in federal court for the robbery of a credit union in March 2026. He takes the stand and testifies that he spent that whole afternoon repairing a boat forty miles away.',
    witness: 'Dunn',
    ...HE,
    proponent: 'prosecutor',
    opponent: 'defense',
    young: true,
    crimes: crimes(
      'perjury, a felony',
      'making a false statement to a licensing officer, a misdemeanor that requires proof of a knowing lie and carries six months in jail at most',
      'aggravated assault, a felony that carries up to eight years in prison',
      'disorderly conduct, which carries sixty days in jail at most',
    ),
  },
  {
    id: 'warehouse-fire',
    fixes: ACCUSED,
    opening:
      'Reyes is being tried in federal court for setting fire to a warehouse that she had rented and insured. Testifying in her own defense, she says that a faulty heater caused the fire and that she was asleep at home.',
    witness: 'Reyes',
    ...SHE,
    proponent: 'prosecution',
    opponent: 'defense',
    young: false,
    crimes: crimes(
      'mail fraud, a felony',
      'filing a false claim for benefits, a misdemeanor that requires proof of a knowing falsehood and carries ten months in jail at most',
      'distributing narcotics, a felony that carries up to twelve years in prison',
      'criminal trespass, which carries thirty days in jail at most',
    ),
  },
  {
    id: 'night-courier',
    fixes: ACCUSED,
    opening:
      'At his federal trial for carrying stolen medicine across a state line, Okafor testifies that he was hired as a courier by telephone and believed that the sealed crates held ordinary printer supplies.',
    witness: 'Okafor',
    ...HE,
    proponent: 'government',
    opponent: 'defense',
    young: true,
    crimes: crimes(
      'counterfeiting, a felony that requires intent to deceive',
      'using a forged identity card, a misdemeanor that requires intent to deceive and carries nine months in jail at most',
      'armed assault on a guard, a felony that carries up to ten years in prison',
      'reckless driving, which carries ninety days in jail at most',
    ),
  },
  {
    id: 'park-ranger-assault',
    fixes: ACCUSED,
    opening:
      'Lindqvist is charged in federal court with striking a park ranger. She testifies that the ranger seized her camera without a word and that she pushed him away only to keep from falling down the steps.',
    witness: 'Lindqvist',
    ...SHE,
    proponent: 'prosecution',
    opponent: 'defense',
    young: true,
    crimes: crimes(
      'embezzlement by false entries in her books, a felony that requires proof of those entries',
      'passing a worthless check with intent to deceive, a misdemeanor that carries eleven months in jail at most',
      'arson, a felony that carries up to fifteen years in prison',
      'simple assault, which carries six months in jail at most',
    ),
  },
  {
    id: 'alley-eyewitness',
    fixes: WITNESS,
    opening:
      'A shopkeeper is being tried in federal court for selling stolen rifles. Navarro, the only eyewitness for the government, testifies that he watched the sale from an alley and recognized the shopkeeper by her voice.',
    witness: 'Navarro',
    ...HE,
    proponent: 'defense',
    opponent: 'government',
    young: true,
    crimes: crimes(
      'perjury before a grand jury, a felony',
      'giving a false report to the police, a misdemeanor that requires proof of a knowing lie and carries eight months in jail at most',
      'kidnapping, a felony that carries up to twenty years in prison',
      'public drunkenness, which carries thirty days in jail at most',
    ),
  },
  {
    id: 'alibi-friend',
    fixes: WITNESS,
    opening:
      'A dentist is on trial in federal court for bribing a customs inspector. Her friend Abara testifies for the defense that the two of them were at a chess club on the evening when the money is said to have changed hands.',
    witness: 'Abara',
    ...HE,
    proponent: 'prosecutor',
    opponent: 'defense',
    young: true,
    crimes: crimes(
      'wire fraud, a felony',
      'lying on an application for a firearm permit, a misdemeanor that requires proof of a knowing lie and carries ten months in jail at most',
      'battery with a deadly weapon, a felony that carries up to nine years in prison',
      'loitering, which carries twenty days in jail at most',
    ),
  },
  {
    id: 'ledger-clerk',
    fixes: WITNESS,
    opening:
      'A contractor is on trial in federal court for hiding income from a bridge project. Petrova, who kept the ledgers, testifies for the prosecution that the contractor told her each week which payments to leave out.',
    witness: 'Petrova',
    ...SHE,
    proponent: 'defense',
    opponent: 'prosecution',
    young: false,
    crimes: crimes(
      'securities fraud, a felony',
      'using a false name on a tax form, a misdemeanor that requires proof of intent to deceive and carries eleven months in jail at most',
      'vehicular homicide, a felony that carries up to seven years in prison',
      'resisting an officer without violence, which carries ninety days in jail at most',
    ),
  },
  {
    id: 'dockside-informer',
    fixes: WITNESS,
    opening:
      'A dock foreman is tried in federal court for extorting fishing crews. Sorensen, a deckhand called by the government, testifies that she handed the foreman an envelope of cash on each of the first five Fridays of the season.',
    witness: 'Sorensen',
    ...SHE,
    proponent: 'defense',
    opponent: 'government',
    young: true,
    crimes: crimes(
      'forging a will, a felony that requires intent to deceive',
      'giving a false name to a court officer, a misdemeanor that requires proof of a knowing lie and carries six months in jail at most',
      'possessing explosives, a felony that carries up to six years in prison',
      'disturbing the peace, which carries forty days in jail at most',
    ),
  },
  {
    id: 'crane-collapse',
    fixes: CIVIL,
    opening:
      'A crane collapsed onto a bakery, and the bakery sued the crane company in federal court for $640,000. Whitfield, the operator, testifies for the company that the wind rose without warning just before the fall.',
    witness: 'Whitfield',
    ...HE,
    proponent: 'bakery',
    opponent: 'crane company',
    young: true,
    crimes: crimes(
      'bank fraud, a felony',
      'falsifying a safety log, a misdemeanor that requires proof of intent to deceive and carries nine months in jail at most',
      'manslaughter, a felony that carries up to eleven years in prison',
      'driving without a license, which carries thirty days in jail at most',
    ),
  },
  {
    id: 'harvest-contract',
    fixes: CIVIL,
    opening:
      'Mbeki, a grower, sued a cannery in federal court for $210,000 as the unpaid price of her tomato harvest. She testifies that the cannery manager accepted every load and praised the fruit in front of her drivers.',
    witness: 'Mbeki',
    ...SHE,
    proponent: 'cannery',
    opponent: 'grower',
    young: false,
    crimes: crimes(
      'making false statements to obtain a farm loan, a felony',
      'selling produce under a false label with intent to deceive, a misdemeanor that carries ten months in jail at most',
      'smuggling firearms, a felony that carries up to ten years in prison',
      'keeping livestock on a public road, which carries fifteen days in jail at most',
    ),
  },
  {
    id: 'ski-lift-injury',
    fixes: CIVIL,
    opening:
      'In a federal civil action for injuries at a ski lift, the resort calls Tanaka, its former lift attendant. He testifies that the injured skier had ignored two spoken warnings and had swung the chair for fun.',
    witness: 'Tanaka',
    ...HE,
    proponent: 'skier',
    opponent: 'resort',
    young: true,
    crimes: crimes(
      'identity fraud, a felony',
      'presenting a false insurance card, a misdemeanor that requires proof of intent to deceive and carries eight months in jail at most',
      'robbery by force, a felony that carries up to twelve years in prison',
      'littering in a protected area, which carries ten days in jail at most',
    ),
  },
  {
    id: 'patent-lunch',
    fixes: CIVIL,
    opening:
      'Two software firms are litigating in federal court over $3 million in royalties. Haddad, a former vice president of one of them, testifies for her old firm that the rival admitted the debt over lunch.',
    witness: 'Haddad',
    ...SHE,
    proponent: 'rival firm',
    opponent: 'firm that called her',
    young: false,
    crimes: crimes(
      'forging invoices, a felony that requires intent to deceive',
      'concealing assets from a creditor by a false oath, a misdemeanor that carries eleven months in jail at most',
      'sale of a controlled drug, a felony that carries up to eight years in prison',
      'harassment by telephone, which carries sixty days in jail at most',
    ),
  },
]

export const skins: readonly ConvictionSkin[] = dresses.map((skin) => ({
  ...skin,
  suits: (facts) => wears(skin, facts),
}))
