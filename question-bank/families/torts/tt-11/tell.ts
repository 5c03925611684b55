import type { FaultFacts, FaultSkin } from './facts.ts'
import { damages, money, percentages, settlement } from './sums.ts'

/** The facts in prose: accident and suit, the law of the state, the settlement, the verdict, who can pay. */
export function tell(facts: FaultFacts, skin: FaultSkin): string {
  return [
    skin.scene,
    suit(facts, skin),
    law(facts),
    settled(facts, skin),
    verdict(facts, skin),
    after(facts, skin),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function suit(facts: FaultFacts, skin: FaultSkin): string {
  return facts.others === 'none'
    ? `${skin.claimant} sued ${skin.first} alone for negligence.`
    : `${skin.claimant} sued ${skin.first} for negligence, and with it ${skin.second}, which ${skin.fault2}.`
}

function law(facts: FaultFacts): string {
  const bar = BARS[facts.regime]
  const gone = facts.chance === 'yes' && facts.regime !== 'contributory' ? CHANCE_GONE : ''
  const kept = facts.chance === 'yes' && facts.regime === 'contributory' ? CHANCE_KEPT : ''
  return [bar, kept, gone, SHARED[facts.others]].filter((sentence) => sentence !== '').join(' ')
}

const CHANCE_KEPT = 'It also keeps the doctrine of last clear chance.'
const CHANCE_GONE = 'The same statute says that it takes the place of the doctrine of last clear chance.'

const BARS: Readonly<Record<FaultFacts['regime'], string>> = {
  contributory:
    'The state has kept the common-law rule that contributory negligence, however slight, defeats the claim.',
  pure: 'A state statute provides that a claimant’s fault reduces the damages in proportion but never bars recovery.',
  under:
    'A state statute provides that a claimant recovers, less the claimant’s own percentage of fault, only if that fault is less than the combined fault of the defendants.',
  over: 'A state statute provides that a claimant recovers, less the claimant’s own percentage of fault, unless that fault is greater than the combined fault of the defendants.',
}

const JOINT =
  'Defendants who cause the same harm are jointly and severally liable for whatever the claimant may recover.'
const SEVERAL =
  'Liability is several only: each defendant owes the part of the damages that matches its own percentage.'

const SHARED: Readonly<Record<FaultFacts['others'], string>> = {
  none: '',
  several: SEVERAL,
  'several insolvent': SEVERAL,
  reallocated:
    'Liability is several, except that a share that cannot be collected is divided on motion among the remaining parties, the claimant included, in proportion to their percentages.',
  joint: JOINT,
  'joint insolvent': JOINT,
  'dollar credit': `${JOINT} A settlement reduces the claim on the others by the sum paid, and this credit is taken after any reduction for the claimant’s fault.`,
  'share credit': `${JOINT} A settlement, however large or small, reduces the claim on the others by the settling person’s percentage share of the damages.`,
}

function settled(facts: FaultFacts, skin: FaultSkin): string {
  return facts.others.endsWith('credit')
    ? `Before trial ${skin.second} paid ${money(settlement(facts, skin))} to settle and was released.`
    : ''
}

function verdict(facts: FaultFacts, skin: FaultSkin): string {
  const [own, one, two] = percentages(facts, skin.figures)
  const start = `The jury set the damages at ${money(damages(facts, skin))}`
  const mine =
    own === 0
      ? `found ${skin.claimant} free of any fault, and put`
      : `put ${own} percent of the fault on ${skin.claimant}${facts.others === 'none' ? ' and' : ','}`
  return facts.others === 'none'
    ? `${start} and ${mine} ${one} percent on ${skin.first}.`
    : `${start}${own === 0 ? ',' : ' and'} ${mine} ${one} percent${own === 0 ? ' of the fault' : ''} on ${skin.first} and ${two} percent on ${skin.second}.`
}

function after(facts: FaultFacts, skin: FaultSkin): string {
  if (facts.chance === 'yes')
    return `It also found that ${skin.first} knew of the danger when ${skin.claimant} could no longer escape it, had the time and means to avoid the harm, and carelessly did not.`
  if (facts.others === 'reallocated')
    return `${skin.second} is insolvent and will never pay anything, and ${skin.claimant} has moved in time to have its share divided.`
  if (facts.others.endsWith('insolvent')) return `${skin.second} is insolvent and will never pay anything.`
  return ''
}
