import { capital } from '../../../text/capital.ts'
import { he, The } from '../../engine/party.ts'
import { citizenship, death, isSpecial, special } from './citizens.ts'
import { agreed, between, failure, hired } from './contract.ts'
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
import { afterFiling, atTheContract, beforeFiling, isMove } from './moves.ts'

/** The sum, reading on after the action. */
function sought(twist: Twist, s: DiversityStory): string {
  const { plaintiff, person, second, other, parts, total, unrelated } = s
  switch (twist) {
    case 'interest':
      return `seeking $75,000 in damages and ${s.interest} in prejudgment interest under state law.`
    case 'fees':
      return `seeking ${s.base} in damages and ${s.fees} in attorney's fees, the sum that ${he(plaintiff)} had incurred before filing.`
    case 'verdict':
      return `seeking that amount.`
    case 'two-claims':
      return `seeking ${parts[0]}. The complaint also included an unrelated claim for ${parts[1]} ${unrelated}.`
    case 'two-plaintiffs':
      return `${plaintiff.the} seeking ${parts[0]} and ${other.the} seeking ${parts[1]}.`
    case 'undivided':
      return `seeking a joint recovery of ${total}, in which neither claimed a separate share.`
    case 'two-defendants':
      return `seeking ${parts[0]} from ${person.the} and ${parts[1]} from ${second.the} for the separate harm that each had caused.`
    case 'joint':
      return `seeking ${total}, for which ${he(plaintiff)} alleged that both were liable.`
    default:
      return `seeking ${s.demand}.`
  }
}

const suit = (twist: Twist, s: DiversityStory, defendants = defendantsOf(twist, s)): string =>
  `sued ${defendants} in federal district court for breach of contract, ${sought(twist, s)}`

/** The action of a plaintiff who has moved or is about to move. */
function movingSuit(twist: Twist, s: DiversityStory): string {
  const [move, start] = beforeFiling(twist, s)
  return `${move}${start} ${suit(twist, s)}${afterFiling(twist, s)}`
}

/** The plaintiffs' action, with everybody's citizenship beside the names. */
function citizensSuit(twist: Twist, s: DiversityStory): string {
  const { plaintiff, home, away } = s
  const defendants = defendantsOf(twist, s)
  const isPlain = !(isSpecial(twist) || isEstate(twist))
  const both = twist === 'two-defendants' || twist === 'joint'
  const state = both ? `both citizens of ${away},` : `a citizen of ${away},`
  const sued = suit(twist, s, isPlain ? `${defendants}, ${state}` : defendants)
  return areTwo(twist)
    ? `${capital(plaintiffsOf(twist, s))}, both citizens of ${home}, ${sued}`
    : `${The(plaintiff)}, a citizen of ${home}, ${sued}`
}

/** The outcome of a trial, if there was one. */
const trial = (twist: Twist, s: DiversityStory): string =>
  twist === 'verdict' ? ` At trial, the jury found a breach but awarded ${s.verdict}.` : ''

/** The contract, its breach, the parties, the action. */
function contractFirst({ twist }: DiversityFacts, s: DiversityStory): string {
  const start = `${hired(twist, s)} ${failure(twist, s)}`
  if (isMove(twist))
    return `${hired(twist, s)} ${atTheContract(twist, s)} ${failure(twist, s)} ${movingSuit(twist, s)}`
  const them = isSpecial(twist) ? ` ${special(twist, s, hiredOf(twist, s).the)}` : ''
  return `${start}${them}${death(twist, s, true)} ${citizensSuit(twist, s)}${trial(twist, s)}`
}

/** The promise, its breach, the action, and citizenship after it. */
function promiseFirst({ twist }: DiversityFacts, s: DiversityStory): string {
  const contract = agreed(twist, s)
  const broken = failure(twist, s)
  if (isMove(twist)) return `${contract} ${atTheContract(twist, s)} ${broken} ${movingSuit(twist, s)}`
  if (isSpecial(twist))
    return `${contract} ${broken} ${citizensSuit(twist, s)} ${special(twist, s, hiredOf(twist, s).the)}`
  const action = `${capital(plaintiffsOf(twist, s))} ${suit(twist, s)}`
  return `${contract} ${broken}${death(twist, s, false)} ${action} ${citizenship(twist, s)}${trial(twist, s)}`
}

/** The parties and their citizenship, then the contract, its breach, and the action. */
function partiesFirst({ twist }: DiversityFacts, s: DiversityStory): string {
  const start = `${between(twist, s)} ${failure(twist, s)}`
  if (isMove(twist)) return `${start} ${movingSuit(twist, s)}`
  if (isEstate(twist)) return `${start}${death(twist, s, true)} ${citizensSuit(twist, s)}`
  return `${start} ${capital(plaintiffsOf(twist, s))} ${suit(twist, s)}${trial(twist, s)}`
}

export const tell = [contractFirst, promiseFirst, partiesFirst] as const
