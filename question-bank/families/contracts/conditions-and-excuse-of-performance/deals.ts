import { capital } from '../../../text/capital.ts'
import { his, type Party } from '../../engine/party.ts'
import { PAINTER, SINGER, TENANT, TRAVELER } from './cast.ts'
import type { ExcuseStory, Twist } from './facts.ts'

/** The bargain, told in three ways: from the one who performs, from the one who pays, and from its date or occasion. */
type Deal = (s: ExcuseStory) => readonly [string, string, string]

/** "a clinic" without its article: 'clinic'. */
const bare = ({ building: [a] }: ExcuseStory): string => a.replace(/^an? /, '')
/** "a dentist's clinic". */
const owned = (s: ExcuseStory): string => `${s.owner.a}'s ${bare(s)}`
/** "his clinic". */
const own = (s: ExcuseStory): string => `${his(s.owner)} ${bare(s)}`
const A = ({ a }: Party): string => capital(a)

const bonus: Deal = (s) => {
  const clause = `"If, and only if, the work is finished by June 1, Owner will pay a bonus of ${s.bonus}."`
  return [
    `${A(s.builder)} agreed to renovate ${owned(s)} for ${s.price}. The contract provided, ${clause}`,
    `${A(s.owner)} hired ${s.builder.a} to renovate ${own(s)} for ${s.price}. Their contract provided, ${clause}`,
    `In January, ${s.builder.a} and ${s.owner.a} signed a contract for the renovation of ${s.owner.the}'s ${bare(s)} at a price of ${s.price}. The contract provided, ${clause}`,
  ]
}
const ceiling: Deal = (s) => [
  `${A(s.builder)} agreed to restore the carved ceiling of ${owned(s)}. The contract said nothing about fire.`,
  `${A(s.owner)} hired ${s.builder.a} to restore the carved ceiling of ${own(s)}, under a contract that said nothing about fire.`,
  `Under a contract that said nothing about fire, ${s.builder.a} was to restore the carved ceiling of ${owned(s)}.`,
]
const roof: Deal = (s) => [
  `${A(s.builder)} repaired the roof of ${owned(s)} at an agreed price.`,
  `${A(s.owner)} hired ${s.builder.a}, who repaired the roof of ${own(s)} at an agreed price.`,
  `After a hailstorm, ${s.builder.a} repaired the roof of ${owned(s)} at an agreed price.`,
]
const floor: Deal = (s) => [
  `${A(s.builder)} agreed to lay a stone floor in ${owned(s)}.`,
  `${A(s.owner)} hired ${s.builder.a} to lay a stone floor in ${own(s)}.`,
  `In March, ${s.builder.a} and ${s.owner.a} signed a contract for a stone floor in ${s.owner.the}'s ${bare(s)}.`,
]

const CONDITION_DEALS = {
  strict: bonus,
  prevention: bonus,
  waiver: bonus,
  retracted: bonus,
  taste: ({ owner, bonus }) => [
    `${A(PAINTER)} agreed to paint a portrait of ${owner.a}'s late mother for ${bonus}, "payable if, and only if, Client is personally satisfied with the likeness."`,
    `${A(owner)} commissioned ${PAINTER.a} to paint a portrait of ${owner.the}'s late mother. The contract made the price of ${bonus} "payable if, and only if, Client is personally satisfied with the likeness."`,
    `After the death of ${owner.a}'s mother, ${PAINTER.a} agreed to paint her portrait for ${bonus}, "payable if, and only if, Client is personally satisfied with the likeness."`,
  ],
  utility: (s) => {
    const silence = 'did not specify the standard by which satisfaction was to be judged'
    return [
      `${A(s.builder)} agreed to install a heating system in ${owned(s)}, the price to be due "if Owner is satisfied with its operation." The contract ${silence}.`,
      `${A(s.owner)} bought a heating system for ${own(s)} from ${s.builder.a}, who was to install it. The contract made the price due "if Owner is satisfied with its operation" but ${silence}.`,
      `In the fall, ${s.builder.a} and ${s.owner.a} signed a contract for a heating system in ${s.owner.the}'s ${bare(s)}, the price to be due "if Owner is satisfied with its operation." The contract ${silence}.`,
    ]
  },
} as const satisfies Partial<Record<Twist, Deal>>

const EXCHANGE_DEALS = {
  substantial: (s) => [
    `${A(s.builder)} agreed to build ${s.building[0]} for ${s.owner.a} at a price of ${s.price}. The plans called for ${s.brand[0]} pipe, but the contract did not make payment depend on the brand.`,
    `${A(s.owner)} hired ${s.builder.a} to build ${s.building[0]} for ${s.price} according to plans that called for ${s.brand[0]} pipe. The contract did not make payment depend on the brand.`,
    `In January, ${s.builder.a} and ${s.owner.a} signed a contract for the construction of ${s.building[0]} at a price of ${s.price}. The plans called for ${s.brand[0]} pipe, but the contract did not make payment depend on the brand.`,
  ],
  material: (s) => [
    `${A(s.builder)} agreed to build ${s.building[0]} for ${s.owner.a} at a price of ${s.price}, payable on completion.`,
    `${A(s.owner)} hired ${s.builder.a} to build ${s.building[0]} and agreed to pay ${s.price} on completion.`,
    `In January, ${s.builder.a} and ${s.owner.a} signed a contract for the construction of ${s.building[0]} at a price of ${s.price}, payable on completion.`,
  ],
  divisible: (s) => [
    `${A(s.builder)} agreed to repair four guest cottages for ${s.owner.a}. The contract set a separate price of ${s.bonus} for each cottage, payable when that cottage was finished.`,
    `${A(s.owner)} hired ${s.builder.a} to repair four guest cottages under a contract that set a separate price of ${s.bonus} for each cottage, payable when that cottage was finished.`,
    `In spring, ${s.builder.a} agreed to repair ${s.owner.a}'s four guest cottages at a separate price of ${s.bonus} for each cottage, payable when that cottage was finished.`,
  ],
  order: (s) => [
    `${A(s.builder)} agreed to renovate ${owned(s)} for ${s.price}. The contract did not say when the price was to be paid.`,
    `${A(s.owner)} hired ${s.builder.a} to renovate ${own(s)} for ${s.price}, but the contract did not say when the price was to be paid.`,
    `A contract between ${s.owner.a} and ${s.builder.a} for the renovation of ${s.owner.the}'s ${bare(s)} set a price of ${s.price} but did not say when it was to be paid.`,
  ],
} as const satisfies Partial<Record<Twist, Deal>>

const EVENT_DEALS = {
  burned: ceiling,
  fault: ceiling,
  rebuild: (s) => [
    `${A(s.builder)} agreed to build ${s.building[0]} on ${s.owner.a}'s land for ${s.price}. The contract said nothing about fire.`,
    `${A(s.owner)} hired ${s.builder.a} to build ${s.building[0]} on ${his(s.owner)} land for ${s.price}, under a contract that said nothing about fire.`,
    `Under a contract that said nothing about fire, ${s.builder.a} was to build ${s.building[0]} on ${s.owner.a}'s land for ${s.price}.`,
  ],
  cost: (s) => [
    `${A(s.builder)} agreed to build ${s.building[0]} for ${s.owner.a} at a fixed price of ${s.price}.`,
    `${A(s.owner)} hired ${s.builder.a} to build ${s.building[0]} at a fixed price of ${s.price}.`,
    `In a written contract, ${s.builder.a} promised ${s.owner.a} to build ${s.building[0]} at a fixed price of ${s.price}.`,
  ],
  illness: (s) => [
    `${A(SINGER)} agreed to sing at a concert celebrating the opening of ${owned(s)}. ${capital(s.owner.the)} sold tickets.`,
    `${A(s.owner)} planned a concert to celebrate the opening of ${own(s)}, engaged ${SINGER.a} to sing at it, and sold tickets.`,
    `To celebrate the opening of ${own(s)}, ${s.owner.a} engaged ${SINGER.a} for a concert and sold tickets.`,
  ],
  ban: (s) => [
    `${A(s.builder)} agreed to add a third floor to ${owned(s)}.`,
    `${A(s.owner)} hired ${s.builder.a} to add a third floor to ${own(s)}.`,
    `A contract between ${s.owner.a} and ${s.builder.a} called for a third floor to be added to ${s.owner.the}'s ${bare(s)}.`,
  ],
  strike: (s) => {
    const clause = `"Builder takes the risk of any strike and will be liable for delay that a strike causes."`
    return [
      `${A(s.builder)} agreed to build ${s.building[0]} for ${s.owner.a} by May 1. The contract provided, ${clause}`,
      `${A(s.owner)} hired ${s.builder.a} to build ${s.building[0]} by May 1. Their contract provided, ${clause}`,
      `In the fall, ${s.builder.a} promised ${s.owner.a} to build ${s.building[0]} by May 1 of the next year. The contract provided, ${clause}`,
    ]
  },
} as const satisfies Partial<Record<Twist, Deal>>

const USE_DEALS = {
  parade: (s) => {
    const rent = 'for the afternoon of the parade at ten times the usual rent, to be paid on arrival'
    return [
      `${A(s.owner)}, whose ${bare(s)} stood on the route of a victory parade, advertised "a balcony with a view of the parade." ${A(TRAVELER)} answered the advertisement and rented the balcony ${rent}.`,
      `${A(TRAVELER)} answered ${s.owner.a}'s advertisement for "a balcony with a view of the parade." A victory parade was to pass ${s.owner.the}'s ${bare(s)}, and the agency rented the balcony ${rent}.`,
      `A victory parade was to pass ${owned(s)}. ${capital(s.owner.the)} advertised "a balcony with a view of the parade," and ${TRAVELER.a} rented it ${rent}.`,
    ]
  },
  profit: (s) => [
    `${A(TENANT)} rented a shop from ${s.owner.a} for the summer. Both of them knew that ${TENANT.the} would sell gifts to tourists there.`,
    `${A(s.owner)} rented a shop for the summer to ${TENANT.a}. Both of them knew that ${TENANT.the} would sell gifts to tourists there.`,
    `For the summer, ${s.owner.a} rented a shop to ${TENANT.a}. Both of them knew that ${TENANT.the} would sell gifts to tourists there.`,
  ],
} as const satisfies Partial<Record<Twist, Deal>>

const AGREEMENT_DEALS = {
  accord: (s) => [
    `${A(s.builder)} owed ${s.owner.a} $8,000 on a loan. The debt was due and undisputed.`,
    `${A(s.owner)} had lent $8,000 to ${s.builder.a}, and the debt was due and undisputed.`,
    `In April, a loan of $8,000 that ${s.owner.a} had made to ${s.builder.a} fell due. ${capital(s.builder.the)} did not dispute the debt.`,
  ],
  check: roof,
  undisputed: roof,
  novation: floor,
  delegation: floor,
} as const satisfies Partial<Record<Twist, Deal>>

/** The parties' agreement. */
export const DEALS: Readonly<Record<Twist, Deal>> = {
  ...CONDITION_DEALS,
  ...EXCHANGE_DEALS,
  ...EVENT_DEALS,
  ...USE_DEALS,
  ...AGREEMENT_DEALS,
}
