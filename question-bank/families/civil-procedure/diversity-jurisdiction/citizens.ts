import { capital } from '../../../text/capital.ts'
import { he, his, The } from '../../engine/party.ts'
import { areTwo, type DiversityStory, isCompany, isEstate, type Twist } from './facts.ts'

/** The kind of business that was hired, under this name, and the places where it belongs. */
function company(twist: Twist, s: DiversityStory, them: string): string {
  const { home, away, third, owner } = s
  const name = capital(them)
  switch (twist) {
    case 'charter':
      return `${name} is incorporated in ${home}, but its headquarters, its facilities, and all of its workers are in ${away}.`
    case 'nerve':
      return `${name} is incorporated in ${third}. Its officers direct the business from an office in ${home}, but its facilities and nearly all of its workers are in ${away}.`
    case 'plant':
      return `${name} is incorporated in ${third}, and its officers direct the business from an office in ${away}. Its facilities and nearly all of its workers are in ${home}.`
    case 'shareholder':
      return `${name} is incorporated in ${third}, and its officers direct the business from its headquarters in ${away}. ${capital(owner.a)}, a citizen of ${home}, owns 80 percent of its stock.`
    case 'member':
      return `${name}, a limited liability company, was organized in ${third} and has its headquarters in ${away}. One of its two members, a citizen of ${away}, manages it. The other, ${owner.a} who is a citizen of ${home}, has a ten percent interest and takes no part in the business.`
    default:
      return `${name}, a limited liability company, was organized in ${home} and has its headquarters and facilities there. Its two members are citizens of ${away} and ${third}.`
  }
}

/** The citizenship of a foreigner or of an American abroad, under this name. */
function person(twist: Twist, s: DiversityStory, them: string): string {
  const { home, away, country } = s
  const name = capital(them)
  const admitted = `${name}, a citizen of ${country}, has been lawfully admitted to the United States for permanent residence and is domiciled in`
  switch (twist) {
    case 'resident':
      return `${admitted} ${home}.`
    case 'resident-elsewhere':
      return `${admitted} ${away}.`
    case 'visitor':
      return `${name}, a citizen of ${country}, has lived and worked in ${home} on a temporary visa for the past three years.`
    default:
      return `${name} is a citizen of the United States and no other country. Five years ago, ${he(s.person)} sold ${his(s.person)} house in ${away} and moved to ${country}, where ${he(s.person)} lives with ${his(s.person)} family and plans to stay.`
  }
}

/** Whether the citizenship of whoever was hired takes a story of its own. */
export const isSpecial = (twist: Twist): boolean =>
  isCompany(twist) ||
  twist === 'resident' ||
  twist === 'resident-elsewhere' ||
  twist === 'visitor' ||
  twist === 'expatriate'

/** That story, under this name. */
export const special = (twist: Twist, s: DiversityStory, them: string): string =>
  isCompany(twist) ? company(twist, s, them) : person(twist, s, them)

/** The citizenship of the plaintiffs and of the person who was hired, in a sentence or two of its own. */
export function citizenship(twist: Twist, s: DiversityStory): string {
  const { plaintiff, other, second, home, away } = s
  const first = `${The(plaintiff)} is a citizen of ${home}`
  if (twist === 'decedent')
    return `${first}, as ${s.person.the} was, and the executor is a citizen of ${away}.`
  if (twist === 'executor')
    return `${The(plaintiff)} and the executor are citizens of ${home}. ${The(s.person)} was a citizen of ${away}.`
  if (areTwo(twist))
    return `${The(plaintiff)} and ${other.the} are citizens of ${home}, and ${s.person.the} is a citizen of ${away}.`
  return twist === 'two-defendants' || twist === 'joint'
    ? `${first}, and ${s.person.the} and ${second.the} are citizens of ${away}.`
    : `${first}, and ${s.person.the} is a citizen of ${away}.`
}

/** The death of the person who was hired, and the executor, with everybody's citizenship or without. */
export function death(twist: Twist, s: DiversityStory, isCitizenToldHere: boolean): string {
  if (!isEstate(twist)) return ''
  const { home, away } = s
  const [state, executors] = twist === 'decedent' ? [home, away] : [away, home]
  const citizen = (of: string) => (isCitizenToldHere ? `, a citizen of ${of},` : '')
  return ` ${The(s.person)}${citizen(state)} died soon afterward. A court in ${state}, where the estate is being administered, appointed ${his(s.person)} cousin${citizen(executors)} as executor.`
}
