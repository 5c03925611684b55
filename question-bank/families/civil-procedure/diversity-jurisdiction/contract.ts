import { capital } from '../../../text/capital.ts'
import { He, he, his, The, whose } from '../../engine/party.ts'
import { isSpecial, special } from './citizens.ts'
import { type DiversityStory, hiredOf, isCompany, isEstate, type Twist } from './facts.ts'
import { isMove, wasAway } from './moves.ts'

/** The work, on the property of this owner: "rebuild the engine of a fisherman's boat". */
const work = (s: DiversityStory, owner: string): string => s.work.replace('{owner}', owner)

const together = ({ thing }: DiversityStory): string => {
  const noun = thing.replace('the ', '')
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

/** The contract, told of the plaintiff. */
export function hired(twist: Twist, s: DiversityStory): string {
  const { plaintiff, person, other, second } = s
  const first = capital(plaintiff.a)
  const own = work(s, his(plaintiff))
  switch (twist) {
    case 'two-plaintiffs':
      return `${first} hired ${person.a} to ${own}. By a separate contract, ${other.a} hired ${person.the} for similar work.`
    case 'undivided':
      return `${first} and ${other.a} owned ${together(s)} together. As joint owners, they signed a contract by which ${person.a} was to ${work(s, 'their')}.`
    case 'two-defendants':
      return `By separate contracts, ${plaintiff.a} hired ${person.a} to ${own} and ${second.a} to inspect the work.`
    case 'joint':
      return `${first} signed a contract in which ${person.a} and ${second.a} promised, jointly and severally, to ${own}.`
    default:
      return `${first} hired ${hiredOf(twist, s).a} to ${own}.`
  }
}

/** The contract, told of the person or business that was hired. */
export function agreed(twist: Twist, s: DiversityStory): string {
  const { plaintiff, other, second, person } = s
  const first = capital(hiredOf(twist, s).a)
  const own = work(s, his(plaintiff))
  switch (twist) {
    case 'two-plaintiffs':
      return `${first} agreed with ${plaintiff.a} to ${own} and, by a separate contract, agreed with ${other.a} to do similar work.`
    case 'undivided':
      return `${first} signed a contract with ${plaintiff.a} and ${other.a}, as joint owners, to ${work(s, 'their')}.`
    case 'two-defendants':
      return `${first} agreed with ${plaintiff.a} to ${own}. By a separate contract, ${second.a} agreed with ${plaintiff.the} to inspect the work.`
    case 'joint':
      return `${capital(person.a)} and ${second.a} promised ${plaintiff.a}, jointly and severally, to ${own}.`
    default:
      return `${first} agreed with ${plaintiff.a} to ${own}.`
  }
}

/** The parties with their citizenship, and the contract between them. */
export function between(twist: Twist, s: DiversityStory): string {
  const { plaintiff, other, second, person, home, away } = s
  const client = `${plaintiff.a}, a citizen of ${home},`
  const own = work(s, his(plaintiff))
  if (isSpecial(twist)) {
    const them = hiredOf(twist, s)
    const start = isCompany(twist) ? The(them) : twist === 'expatriate' ? `Last year, ${he(them)}` : He(them)
    return `${special(twist, s, them.a)} ${start} agreed with ${client} to ${own}.`
  }
  if (isEstate(twist)) return agreed(twist, s)
  if (isMove(twist))
    return wasAway(twist)
      ? `${capital(plaintiff.a)} hired ${person.a} to ${own}. Both were then citizens of ${away}, and ${person.the} still is.`
      : `${capital(plaintiff.a)}, then a citizen of ${home}, hired ${person.a}, then and now a citizen of ${away}, to ${own}.`
  switch (twist) {
    case 'two-plaintiffs':
      return `${capital(client)} hired ${person.a}, a citizen of ${away}, to ${own}. By a separate contract, ${other.a}, also a citizen of ${home}, hired ${person.the} for similar work.`
    case 'undivided':
      return `${capital(plaintiff.a)} and ${other.a}, both citizens of ${home}, owned ${together(s)} together. As joint owners, they hired ${person.a}, a citizen of ${away}, to ${work(s, 'their')}.`
    case 'two-defendants':
      return `${capital(client)} hired ${person.a} to ${own} and, by a separate contract, hired ${second.a} to inspect the work. ${capital(person.the)} and ${second.the} are citizens of ${away}.`
    case 'joint':
      return `${capital(person.a)} and ${second.a}, both citizens of ${away}, jointly and severally promised ${client} to ${own}.`
    default:
      return `${capital(client)} hired ${person.a}, a citizen of ${away}, to ${own}.`
  }
}

/** The clause on which a claim for fees rests, and the failure of the work. */
export function failure(twist: Twist, s: DiversityStory): string {
  const clause =
    twist === 'fees'
      ? "The contract provided that the prevailing party in any action on it would recover reasonable attorney's fees. "
      : ''
  const more = twist === 'two-plaintiffs' ? `, and the work for ${s.other.the} proved defective as well` : ''
  const loss = twist === 'verdict' ? ` An expert estimated ${whose(s.plaintiff)} loss at ${s.demand}.` : ''
  return `${clause}${capital(s.failed)}${more}.${loss}`
}
