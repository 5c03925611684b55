import type { Rule } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import type { FaultFacts, FaultSkin } from './facts.ts'
import { damages, money, percentages, settlement, sum } from './sums.ts'

type FaultStep = Rule<FaultFacts, FaultSkin>

function step(id: string, authority: string, rule: string, applied: FaultStep['applied']): FaultStep {
  return { id, authority, asOf: '2026-11-01', rule, applied }
}

const apportionment = (section: string) =>
  `Restatement (Third) of Torts: Apportionment of Liability § ${section}`
const second = (section: string) => `Restatement (Second) of Torts § ${section}`

const own = (facts: FaultFacts, skin: FaultSkin) => percentages(facts, skin.figures)[0]
const one = (facts: FaultFacts, skin: FaultSkin) => percentages(facts, skin.figures)[1]
const two = (facts: FaultFacts, skin: FaultSkin) => percentages(facts, skin.figures)[2]
/** What the law makes the first defendant owe. */
const result = (facts: FaultFacts, skin: FaultSkin) => money(sum(decide(facts).reasons[0], facts, skin))
const left = (facts: FaultFacts, skin: FaultSkin) => money(sum('reduced', facts, skin))

export const steps: readonly FaultStep[] = [
  step(
    'contributory-bar',
    second('467'),
    'Where contributory negligence is kept, any negligence of the claimant that helped to cause the harm bars the claim.',
    (facts, skin) =>
      `${skin.claimant} had ${own(facts, skin)} percent of the fault, so ${skin.first} owes $0.`,
  ),
  step(
    'last-chance',
    second('479'),
    'A defendant who knew of the claimant’s helpless danger and could still have avoided the harm with care is liable for all of it.',
    (facts, skin) =>
      `The jury found such a last clear chance, so ${skin.first} owes the whole ${result(facts, skin)}.`,
  ),
  step(
    'faultless',
    second('467'),
    'Contributory negligence is no defense against a claimant whom the jury finds free of fault.',
    (_, skin) => `${skin.claimant} has no fault, so nothing is taken off on that account.`,
  ),
  step(
    'chance-gone',
    apportionment('3'),
    'When a state compares fault, the last clear chance ceases to be a rule of its own and is weighed in the percentages.',
    (_, skin) => `The finding on the last chance changes nothing in the percentage put on ${skin.first}.`,
  ),
  step(
    'pure',
    apportionment('7'),
    'Under a pure statute the claimant’s fault reduces the damages in proportion and bars no claim.',
    (facts, skin) =>
      `The ${own(facts, skin)} percent of ${skin.claimant} leaves ${left(facts, skin)} to be recovered in all.`,
  ),
  step(
    'pure-major',
    'Li v. Yellow Cab Co.',
    'Under a pure statute even a claimant with more than half of the fault recovers the rest of the damages.',
    (facts, skin) =>
      `The ${own(facts, skin)} percent of ${skin.claimant} leaves ${left(facts, skin)} to be recovered in all.`,
  ),
  step(
    'under-below',
    apportionment('7'),
    'Where fault must be less than that of the defendants, a claimant with less than half recovers reduced damages.',
    (facts, skin) => `${own(facts, skin)} percent is less than half, so ${skin.claimant} may recover.`,
  ),
  step(
    'under-combined',
    apportionment('7'),
    'A statute that speaks of combined fault holds the claimant against all defendants together.',
    (facts, skin) =>
      `${own(facts, skin)} percent is less than the ${one(facts, skin) + two(facts, skin)} percent of both, so ${skin.claimant} may recover.`,
  ),
  step(
    'under-tie',
    apportionment('7'),
    'Where fault must be less than that of the defendants, equal fault bars the claim.',
    (_, skin) =>
      `Half of the fault is not less than the other half, so ${skin.claimant} recovers $0 of ${skin.first}.`,
  ),
  step(
    'under-above',
    apportionment('7'),
    'Where fault must be less than that of the defendants, greater fault bars the claim.',
    (facts, skin) => `${own(facts, skin)} percent is more than half, so ${skin.first} owes $0.`,
  ),
  step(
    'over-below',
    apportionment('7'),
    'Where only greater fault bars, a claimant with less than half recovers reduced damages.',
    (facts, skin) => `${own(facts, skin)} percent is less than half, so ${skin.claimant} may recover.`,
  ),
  step(
    'over-combined',
    apportionment('7'),
    'A statute that speaks of combined fault holds the claimant against all defendants together, not one by one.',
    (facts, skin) =>
      `${own(facts, skin)} percent is not more than the ${one(facts, skin) + two(facts, skin)} percent of both, so ${skin.claimant} may recover.`,
  ),
  step(
    'over-tie',
    apportionment('7'),
    'Where only greater fault bars, a claimant with exactly half recovers reduced damages.',
    (_, skin) => `Half of the fault is not greater than the other half, so ${skin.claimant} may recover.`,
  ),
  step(
    'over-above',
    apportionment('7'),
    'Where greater fault bars, a claimant with more than half recovers nothing.',
    (facts, skin) => `${own(facts, skin)} percent is more than half, so ${skin.first} owes $0.`,
  ),
  step(
    'alone',
    apportionment('7'),
    'A sole defendant owes the damages less the claimant’s percentage.',
    (facts, skin) =>
      `Less ${own(facts, skin)} percent, ${money(damages(facts, skin))} comes to ${result(facts, skin)}.`,
  ),
  step(
    'several',
    apportionment('11'),
    'One who is severally liable owes its own percentage of the whole damages.',
    (facts, skin) =>
      `${skin.first} owes ${one(facts, skin)} percent of ${money(damages(facts, skin))}, which is ${result(facts, skin)}.`,
  ),
  step(
    'several-insolvent',
    apportionment('11'),
    'Under several liability the claimant bears the risk that a defendant cannot pay.',
    (facts, skin) =>
      `${skin.first} owes ${one(facts, skin)} percent, which is ${result(facts, skin)}, and the part of ${skin.second} is lost.`,
  ),
  step(
    'reallocated',
    'Uniform Comparative Fault Act § 2(d)',
    'A reallocation statute spreads an uncollectible share over the other parties, the claimant included, by their percentages.',
    (facts, skin) =>
      `With ${skin.second} left out, ${skin.first} bears ${one(facts, skin)} parts in ${own(facts, skin) + one(facts, skin)} of the damages, which is ${result(facts, skin)}.`,
  ),
  step(
    'joint',
    apportionment('10'),
    'Each of those jointly and severally liable owes all of the recoverable damages and must look to the others for contribution.',
    (facts, skin) =>
      `${skin.first} can be made to pay the part of ${skin.second} too, so it owes ${result(facts, skin)}.`,
  ),
  step(
    'joint-insolvent',
    apportionment('10'),
    'Joint and several liability puts the risk that one defendant cannot pay on the others.',
    (facts, skin) =>
      `${skin.first} owes ${result(facts, skin)}, and the empty purse of ${skin.second} is its own loss.`,
  ),
  step(
    'dollar-credit',
    second('885'),
    'A dollar credit takes the sum paid in settlement from what the claimant could recover after reduction for fault.',
    (facts, skin) =>
      `From ${left(facts, skin)} the ${money(settlement(facts, skin))} of ${skin.second} comes off, which leaves ${result(facts, skin)}.`,
  ),
  step(
    'share-credit',
    apportionment('16'),
    'A credit by share takes off the settling person’s percentage of the damages, whatever was paid.',
    (facts, skin) =>
      `Without the ${two(facts, skin)} percent of ${skin.second}, ${skin.first} owes ${result(facts, skin)}.`,
  ),
]
