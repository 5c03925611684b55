import type { Party } from '../../engine/party.ts'
import { MAJORITY } from './accident.ts'
import type { BreachCase } from './case.ts'

/** An accident that care does not prevent. */
export interface Mishap {
  readonly defendant: Party
  readonly plaintiff: Party
  readonly start: string
  readonly accident: string
  readonly event: string
  /** How such things happen, reading on after "that". */
  readonly chance: string
}

export function mishapCase({ defendant, plaintiff, start, accident, event, chance }: Mishap): BreachCase {
  return {
    defendant,
    plaintiff,
    start,
    accident,
    event,
    proof: `An expert testified without contradiction that ${chance}. No one could say more about the cause.`,
    law: MAJORITY,
  }
}

const it = 'it' as const
const he = 'he' as const
const she = 'she' as const

export const mishaps: readonly Mishap[] = [
  {
    defendant: { a: 'a riding stable', the: 'the stable', pronoun: it },
    plaintiff: { a: 'a customer', the: 'the customer', pronoun: he },
    start: 'A riding stable rented a gentle mare to a customer who could ride well.',
    accident: 'On an even path, the mare stumbled, and the customer fell and broke his collarbone.',
    event: "the mare's stumble",
    chance: 'sound and well-trained horses stumble now and then, whatever care is taken',
  },
  {
    defendant: { a: 'a cab driver', the: 'the driver', pronoun: she },
    plaintiff: { a: 'a lawyer', the: 'the lawyer', pronoun: he },
    start: 'A cab driver took a lawyer to a hearing at a moderate speed.',
    accident: 'A nearly new tire went flat, the cab ran into a post, and the lawyer injured his knee.',
    event: 'the flat tire',
    chance: 'most flat tires come from nails or glass on the road that no driver can see',
  },
  {
    defendant: { a: 'a bakery', the: 'the bakery', pronoun: it },
    plaintiff: { a: 'a customer', the: 'the customer', pronoun: she },
    start: 'A bakery has three broad steps at its entrance.',
    accident: 'A customer who was leaving with a cake fell on the steps and broke her wrist.',
    event: "the customer's fall",
    chance:
      'the steps were dry, even, and well lit, and that people often miss a step for reasons of their own',
  },
  {
    defendant: { a: 'an arborist', the: 'the arborist', pronoun: he },
    plaintiff: { a: 'a neighbor', the: 'the neighbor', pronoun: she },
    start: 'An arborist trimmed the branches of a healthy oak.',
    accident: "In a heavy storm a week later, a branch broke off and crushed a neighbor's greenhouse.",
    event: 'the fall of the branch',
    chance: 'branches of healthy trees break in such storms, trimmed or not',
  },
  {
    defendant: { a: 'a toy maker', the: 'the toy maker', pronoun: she },
    plaintiff: { a: 'a shopkeeper', the: 'the shopkeeper', pronoun: he },
    start: 'A toy maker stored wooden toys in a shed beside a shop.',
    accident: 'One night the shed burned down, and the fire spread to the shop and burned the shopkeeper.',
    event: 'the fire',
    chance:
      'fires of unknown origin are as likely to come from chance or from strangers as from carelessness',
  },
  {
    defendant: { a: 'a tennis club', the: 'the club', pronoun: it },
    plaintiff: { a: 'a player', the: 'the player', pronoun: she },
    start: 'A tennis club rented a court to a player and her partner.',
    accident: 'As the player turned for a shot, she slipped on the court and tore a tendon.',
    event: "the player's slip",
    chance: 'players slip in nearly every match, even on courts in perfect order',
  },
  {
    defendant: { a: 'a baker', the: 'the baker', pronoun: he },
    plaintiff: { a: 'a diner', the: 'the diner', pronoun: she },
    start: 'A baker sold walnut bread that he had made of fresh nuts.',
    accident: 'A diner bit on a piece of shell in the bread and broke a tooth.',
    event: 'a piece of shell in the bread',
    chance: 'tiny pieces of shell remain among nuts even when they are sorted with great care',
  },
  {
    defendant: { a: 'a bus company', the: 'the company', pronoun: it },
    plaintiff: { a: 'a passenger', the: 'the passenger', pronoun: he },
    start: 'A bus company carried a passenger through heavy traffic.',
    accident:
      'The bus stopped at a red light, and the passenger, who was standing, fell and injured his elbow.',
    event: "the passenger's fall",
    chance: 'standing passengers fall now and then even when a bus stops gently',
  },
]
