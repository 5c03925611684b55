import { capital } from '../../../text/capital.ts'
import { type Namer, namer } from '../../engine/namer.ts'
import { He, he, his, The, whose } from '../../engine/party.ts'
import {
  areTwo,
  type DiversityFacts,
  type DiversityStory,
  defendantsOf,
  hiredOf,
  isEstate,
  plaintiffsOf,
  type Twist,
} from './facts.ts'

/** The contract, told of the plaintiff. */
function hired(twist: Twist, s: DiversityStory, name: Namer): string {
  const { work, thing } = s
  const plaintiff = name(s.plaintiff)
  const first = capital(plaintiff)
  switch (twist) {
    case 'two-plaintiffs':
      return `${first} hired ${name(s.person)} to ${work}. By a separate contract, ${name(s.other)} hired ${s.person.the} for similar work.`
    case 'undivided':
      return `${first} and ${name(s.other)} signed a contract by which ${name(s.person)} was to ${work}. They owned ${thing} together and signed as joint owners.`
    case 'two-defendants':
      return `By separate contracts, ${plaintiff} hired ${name(s.person)} to ${work} and ${name(s.second)} to inspect the work.`
    case 'joint':
      return `${first} signed a contract by which ${name(s.person)} and ${name(s.second)} promised, jointly and severally, to ${work}.`
    default:
      return `${first} hired ${name(hiredOf(twist, s))} to ${work}.`
  }
}

/** The contract, told of the person or business that was hired. */
function agreed(twist: Twist, s: DiversityStory, name: Namer): string {
  const { work, thing } = s
  const first = capital(name(hiredOf(twist, s)))
  switch (twist) {
    case 'two-plaintiffs':
      return `${first} agreed with ${name(s.plaintiff)} to ${work} and, by a separate contract, agreed with ${name(s.other)} to do similar work.`
    case 'undivided':
      return `${first} signed a contract with ${name(s.plaintiff)} and ${name(s.other)} to ${work}. ${capital(plaintiffsOf(twist, s))} owned ${thing} together and signed as joint owners.`
    case 'two-defendants':
      return `${first} agreed with ${name(s.plaintiff)} to ${work}. By a separate contract, ${name(s.second)} agreed to inspect the work.`
    case 'joint':
      return `${first} and ${name(s.second)} promised ${name(s.plaintiff)}, jointly and severally, to ${work}.`
    default:
      return `${first} agreed with ${name(s.plaintiff)} to ${work}.`
  }
}

/** The action, reading on after the plaintiffs. */
const sued = (twist: Twist, s: DiversityStory): string =>
  `sued ${isEstate(twist) ? `the executor of ${whose(s.person)} estate` : defendantsOf(twist, s)} in federal district court for breach of contract`

/** The failure of the work, as a clause. */
const failure = (twist: Twist, { failed, other }: DiversityStory): string =>
  twist === 'two-plaintiffs' ? `${failed}, and the work for ${other.the} proved defective as well` : failed

/** The sum, reading on after the action. */
function sought(twist: Twist, s: DiversityStory): string {
  const { plaintiff, person, second, other, parts, total, unrelated } = s
  switch (twist) {
    case 'interest':
      return `seeking $75,000 in damages and ${s.interest} in prejudgment interest under state law`
    case 'fees':
      return `seeking ${s.base} in damages and ${s.fees} in attorney's fees, the sum that ${he(plaintiff)} had incurred before filing`
    case 'two-claims':
      return `seeking ${parts[0]}. The complaint also includes an unrelated claim for ${parts[1]} ${unrelated}`
    case 'two-plaintiffs':
      return `${plaintiff.the} seeking ${parts[0]} and ${other.the} seeking ${parts[1]}`
    case 'undivided':
      return `seeking a joint recovery of ${total}, in which neither claims a separate share`
    case 'two-defendants':
      return `seeking ${parts[0]} from ${person.the} and ${parts[1]} from ${second.the} for the separate harm that each had caused`
    case 'joint':
      return `seeking ${total}, for which ${he(plaintiff)} alleges that both are liable`
    default:
      return `seeking ${s.demand}`
  }
}

/** The kind of business that was hired, and the places where it belongs. */
function company(twist: Twist, s: DiversityStory): string {
  const { home, away, third, owner } = s
  const them = s.company.the
  switch (twist) {
    case 'charter':
      return `${capital(them)} is incorporated in ${home}. Its headquarters, its facilities, and all of its workers are in ${away}.`
    case 'nerve':
      return `${capital(them)} is incorporated in ${third}. Its officers direct the business from an office in ${home}, but its facilities and nearly all of its workers are in ${away}.`
    case 'plant':
      return `${capital(them)} is incorporated in ${third}, and its officers direct the business from an office in ${away}. Its facilities and nearly all of its workers are in ${home}.`
    case 'shareholder':
      return `${capital(them)} is incorporated in ${third}, and its officers direct the business from its headquarters in ${away}. ${capital(owner.a)}, a citizen of ${home}, owns 80 percent of its stock.`
    case 'member':
      return `${capital(them)} is a limited liability company that was organized in ${third} and has its headquarters in ${away}. Its members are a citizen of ${away}, who manages it, and ${owner.a}, a citizen of ${home}, who has a ten percent interest and takes no part in the business.`
    default:
      return `${capital(them)} is a limited liability company that was organized in ${home} and has its headquarters and facilities there. Its two members are citizens of ${away} and ${third}.`
  }
}

/** The citizenship of the person who was hired, beside a plaintiff of another state. */
function person(twist: Twist, s: DiversityStory): string {
  const { home, away, country } = s
  const first = The(s.person)
  switch (twist) {
    case 'resident':
      return `${first}, a citizen of ${country}, has been lawfully admitted to the United States for permanent residence and is domiciled in ${home}.`
    case 'resident-elsewhere':
      return `${first}, a citizen of ${country}, has been lawfully admitted to the United States for permanent residence and is domiciled in ${away}.`
    case 'visitor':
      return `${first} is a citizen of ${country}. For the past three years, ${he(s.person)} has lived and worked in ${home} on a temporary visa.`
    case 'expatriate':
      return `${first} is a citizen of the United States and no other country. Five years ago, ${he(s.person)} sold ${his(s.person)} house in ${away} and moved to ${country}, where ${he(s.person)} lives with ${his(s.person)} family and plans to stay.`
    case 'decedent':
      return `${first}, who was also a citizen of ${home}, died before the action was filed. ${capital(his(s.person))} estate is being administered in ${home}, but the executor, a cousin, is a citizen of ${away}.`
    case 'executor':
      return `${first}, who was a citizen of ${away}, died before the action was filed. ${capital(his(s.person))} estate is being administered in ${away}, but the executor, a cousin, is a citizen of ${home}.`
    default:
      return `${first} is a citizen of ${away}.`
  }
}

const MADE = 'When the contract was made'
const FILED = 'When the contract was made and when the action was filed'

/** The plaintiff's move, up to the filing. */
function moved(twist: Twist, s: DiversityStory): string | null {
  const { plaintiff, person: other, home, away } = s
  const apart = (when: string) =>
    `${when}, ${plaintiff.the} was a citizen of ${home} and ${other.the} was a citizen of ${away}, where ${he(other)} still lives.`
  const alike = (when: string) =>
    `${when}, both ${plaintiff.the} and ${other.the} were citizens of ${away}, where ${other.the} still lives.`
  switch (twist) {
    case 'joined-before':
      return `${apart(MADE)} Two months before filing the action, ${plaintiff.the} sold ${his(plaintiff)} house, took a permanent job in ${away}, and moved there to stay.`
    case 'joined-after':
      return apart(FILED)
    case 'left-before':
      return `${alike(MADE)} Two months before filing the action, ${plaintiff.the} sold ${his(plaintiff)} house, took a permanent job in ${home}, and moved there to stay. One reason for the move was ${his(plaintiff)} lawyer's advice to sue in a federal court.`
    case 'left-after':
      return alike(FILED)
    case 'student':
      return `${apart(MADE)} Six months before filing the action, ${plaintiff.the} began a two-year degree program in ${away}, where ${he(plaintiff)} leases an apartment and works part time. ${He(plaintiff)} plans to return to ${home} after graduation.`
    default:
      return null
  }
}

/** Everyone's citizenship up to the filing. */
function citizenship(twist: Twist, s: DiversityStory): string {
  const { plaintiff, second, other, home, away } = s
  const move = moved(twist, s)
  if (move) return move
  if (areTwo(twist)) return `${The(plaintiff)} and ${other.the} are citizens of ${home}. ${person(twist, s)}`
  const first = `${The(plaintiff)} is a citizen of ${home}.`
  if (twist === 'two-defendants' || twist === 'joint')
    return `${first} ${The(s.person)} and ${second.the} are citizens of ${away}.`
  return `${first} ${hiredOf(twist, s) === s.company ? company(twist, s) : person(twist, s)}`
}

/** Something more about the contract, which a demand rests on. */
const clause = (twist: Twist): string =>
  twist === 'fees'
    ? " The contract provided that the prevailing party in any action on it would recover reasonable attorney's fees."
    : ''

/** The events after the filing. */
function later(twist: Twist, s: DiversityStory): string {
  const { plaintiff, person: other, home, away } = s
  const moves = (place: string) =>
    ` Two months after filing the action, ${plaintiff.the} sold ${his(plaintiff)} house, took a permanent job in ${place}, and moved there to stay.`
  switch (twist) {
    case 'joined-after':
      return moves(away)
    case 'left-after':
      return ` ${The(other)} answered without raising any objection to jurisdiction.${moves(home)}`
    case 'verdict':
      return ` Before filing, ${plaintiff.the} had obtained an expert's estimate that ${his(plaintiff)} loss came to ${s.demand}. At trial, the jury found a breach but awarded ${s.verdict}.`
    default:
      return ''
  }
}

/** The contract, the parties, and the action. */
function inOrder({ twist }: DiversityFacts, s: DiversityStory): string {
  const name = namer()
  const contract = hired(twist, s, name)
  return `${contract}${clause(twist)} ${capital(failure(twist, s))}. ${citizenship(twist, s)} ${capital(plaintiffsOf(twist, s))} ${sued(twist, s)}, ${sought(twist, s)}.${later(twist, s)}`
}

/** The same, told of the person or business that was hired, and the action before the parties. */
function hiredFirst({ twist }: DiversityFacts, s: DiversityStory): string {
  const name = namer()
  const contract = agreed(twist, s, name)
  return `${contract}${clause(twist)} ${capital(failure(twist, s))}. ${capital(plaintiffsOf(twist, s))} ${sued(twist, s)}, ${sought(twist, s)}. ${citizenship(twist, s)}${later(twist, s)}`
}

/** The parties and the contract, in the sentence that tells of the action. */
function action(twist: Twist, s: DiversityStory): string {
  const { plaintiff, other, second, work, thing } = s
  const them = hiredOf(twist, s)
  const start = `${capital(plaintiff.a)} sued ${them.a} in federal district court for breach of a contract to ${work}`
  const demand = sought(twist, s)
  switch (twist) {
    case 'two-plaintiffs':
      return `${capital(plaintiff.a)} and ${other.a} sued ${them.a} in federal district court for breach of two contracts. In the first, ${them.the} had promised ${plaintiff.the} to ${work}, and in the second, to do similar work for ${other.the}. ${capital(demand.replaceAll('seeking', 'seeks'))}.`
    case 'undivided':
      return `${capital(plaintiff.a)} and ${other.a} sued ${them.a} in federal district court for breach of a contract to ${work}, ${demand}. They owned ${thing} together and had signed the contract as joint owners.`
    case 'two-defendants':
      return `${capital(plaintiff.a)} sued ${them.a} and ${second.a} in federal district court for breach of separate contracts, the first to ${work} and the second to inspect the work. ${The(plaintiff)} ${demand.replace('seeking', 'seeks')}.`
    case 'joint':
      return `${capital(plaintiff.a)} sued ${them.a} and ${second.a} in federal district court for breach of a contract in which they had promised, jointly and severally, to ${work}, ${demand}.`
    case 'decedent':
    case 'executor':
      return `${capital(plaintiff.a)} sued the executor of the estate of ${them.a} in federal district court for breach of a contract by which ${them.the} was to ${work}, ${demand}.`
    default:
      return `${start}, ${demand}.`
  }
}

/** The action first. */
function suitFirst({ twist }: DiversityFacts, s: DiversityStory): string {
  const claim = areTwo(twist) ? 'claim' : 'claims'
  const why = `${capital(plaintiffsOf(twist, s))} ${claim} that ${failure(twist, s).replace(', and the', ' and that the')}.`
  return `${action(twist, s)}${clause(twist)} ${why} ${citizenship(twist, s)}${later(twist, s)}`
}

export const tell = [inOrder, hiredFirst, suitFirst] as const
