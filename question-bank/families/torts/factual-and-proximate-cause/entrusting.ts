import { capital } from '../../../text/capital.ts'
import { he, him, type Party, whose } from '../../engine/party.ts'
import type { CauseCase, Opening } from './case.ts'
import type { CauseFacts } from './facts.ts'

/** A loaded weapon or tool in the hands of a child. */
export interface Entrusting {
  readonly defendant: Party
  readonly plaintiff: Party
  /** The thing handed over, without an article. */
  readonly gun: string
  /** The part of the body that is wounded. */
  readonly part: string
}

export function entrustingCase({ bearing }: CauseFacts, scene: Entrusting): CauseCase {
  const { defendant, plaintiff, gun, part } = scene
  const shared = { defendant, plaintiff, flaw: `handing the child the ${gun}` }
  const told = (then: string) => (opening: Opening) => `${handedOver(opening, scene)} ${then}`
  switch (bearing) {
    case 'greater':
      return {
        ...shared,
        other: 'the blood disorder',
        harm: 'loss of the leg',
        isOneOfTwo: true,
        events: told(
          `The child pulled the trigger, and the shot grazed the leg of ${plaintiff.a} who was standing nearby, leaving a shallow scratch. In almost anyone else, it would have healed within a week. But ${plaintiff.the} had a rare blood disorder, of which no one had known, and because of it ${he(plaintiff)} lost the leg.`,
        ),
      }
    case 'other kind':
      return {
        ...shared,
        other: "the child's slip",
        harm: 'broken toe',
        events: told(
          `As the child was giving the ${gun} back, it slipped and fell on the foot of ${plaintiff.a} who was standing at the counter. It did not go off, but its weight broke one of ${whose(plaintiff)} toes.`,
        ),
      }
    default:
      return {
        ...shared,
        other: "the child's slip",
        harm: `${part} wound`,
        events: told(
          `As the child was giving the ${gun} back, it slipped, struck the floor, and went off. The shot ricocheted off a pipe and two walls and hit ${plaintiff.a} who was standing outside the door, wounding ${him(plaintiff)} in the ${part}. Such a ricochet was unprecedented.`,
        ),
      }
  }
}

/** The breach: the thing comes into the child's hands. */
function handedOver(opening: Opening, { defendant, gun }: Entrusting): string {
  const thing = /^[aeiou]/.test(gun) ? `an ${gun}` : `a ${gun}`
  if (opening === 0)
    return `${capital(defendant.a)} carelessly handed a loaded ${gun} to a customer's six-year-old child.`
  return opening === 1
    ? `When a customer's six-year-old child asked to hold ${thing}, ${defendant.a} carelessly handed it to the child without unloading it.`
    : `While a customer was paying, ${defendant.a} carelessly handed a loaded ${gun} to the customer's six-year-old child.`
}

const male = 'he' as const
const female = 'she' as const

export const entrustings: readonly Entrusting[] = [
  {
    defendant: { a: 'a sporting-goods store', the: 'the store', pronoun: 'it' },
    plaintiff: { a: 'a shopper', the: 'the shopper', pronoun: female },
    gun: 'hunting rifle',
    part: 'shoulder',
  },
  {
    defendant: { a: 'a pawnshop', the: 'the pawnshop', pronoun: 'it' },
    plaintiff: { a: 'a coin collector', the: 'the collector', pronoun: male },
    gun: 'pistol',
    part: 'arm',
  },
  {
    defendant: { a: 'a boat dealer', the: 'the dealer', pronoun: 'she' },
    plaintiff: { a: 'an angler', the: 'the angler', pronoun: male },
    gun: 'flare gun',
    part: 'neck',
  },
  {
    defendant: { a: 'a hardware store', the: 'the store', pronoun: 'it' },
    plaintiff: { a: 'a painter', the: 'the painter', pronoun: female },
    gun: 'flare gun',
    part: 'hand',
  },
  {
    defendant: { a: 'a museum shop', the: 'the shop', pronoun: 'it' },
    plaintiff: { a: 'a visitor', the: 'the visitor', pronoun: female },
    gun: 'antique musket',
    part: 'knee',
  },
  {
    defendant: { a: 'a costume shop', the: 'the shop', pronoun: 'it' },
    plaintiff: { a: 'an actor', the: 'the actor', pronoun: male },
    gun: 'revolver',
    part: 'shoulder',
  },
  {
    defendant: { a: 'an archery store', the: 'the store', pronoun: 'it' },
    plaintiff: { a: 'a reporter', the: 'the reporter', pronoun: female },
    gun: 'crossbow',
    part: 'thigh',
  },
  {
    defendant: { a: 'a gunsmith', the: 'the gunsmith', pronoun: 'he' },
    plaintiff: { a: 'a delivery man', the: 'the delivery man', pronoun: male },
    gun: 'shotgun',
    part: 'back',
  },
  {
    defendant: { a: 'an auction house', the: 'the auction house', pronoun: 'it' },
    plaintiff: { a: 'a bidder', the: 'the bidder', pronoun: female },
    gun: 'dueling pistol',
    part: 'elbow',
  },
  {
    defendant: { a: 'a hunting outfitter', the: 'the outfitter', pronoun: 'he' },
    plaintiff: { a: 'a photographer', the: 'the photographer', pronoun: male },
    gun: 'carbine',
    part: 'hip',
  },
  {
    defendant: { a: 'a farm-supply store', the: 'the store', pronoun: 'it' },
    plaintiff: { a: 'a veterinarian', the: 'the veterinarian', pronoun: female },
    gun: 'rifle',
    part: 'arm',
  },
]
