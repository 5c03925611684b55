import { capital } from '../../../text/capital.ts'
import { He, he, him, The } from '../../engine/party.ts'
import { type FaultFacts, type FaultStory, isHelpless, isInsolvent, isSettled, isUnseen } from './facts.ts'
import { damages, money, percentages, settlement } from './sums.ts'

/** The mistake of the second defendant, then the accident. */
function lapseFirst(at: FaultFacts, story: FaultStory): string {
  const { second, first, lapse } = story
  return join(
    `${capital(second.a)} negligently ${lapse}.`,
    at.peril === 'none' ? story.scene : lastMoments(at, story, story.next),
    suit(at, story, `both ${second.the} and ${first.the}`),
    settled(at, story),
    `${verdict(at)} that the negligence of all three had contributed to the accident and that the total damages were ${money(damages(at, story))}.`,
    `It assigned ${division(at, story)}.`,
    insolvent(at, story),
  )
}

/** The plaintiff's own way into the accident. */
function plaintiffFirst(at: FaultFacts, story: FaultStory): string {
  const { first, second } = story
  return join(
    at.peril === 'none' ? story.own : lastMoments(at, story, story.met),
    suit(at, story, `${first.the} and ${second.the}`),
    settled(at, story),
    `${verdict(at)} that all three had been negligent and assigned ${division(at, story)}.`,
    `It found total damages of ${money(damages(at, story))}.`,
    insolvent(at, story),
  )
}

/** The order of time again, joined otherwise; the statutes follow the suit. */
function inOrder(at: FaultFacts, story: FaultStory): string {
  const { plaintiff, first, second } = story
  return join(
    at.peril === 'none' ? story.other : lastMoments(at, story, story.met),
    `${The(plaintiff)} sued both ${first.the} and ${second.the} in a jurisdiction that ${adopted(at)}.`,
    statutes(at),
    settled(at, story),
    `${verdict(at)} that the negligence of all three had contributed to the accident.`,
    `It set the total damages at ${money(damages(at, story))} and assigned ${division(at, story)}.`,
    insolvent(at, story),
  )
}

export const tell = [lapseFirst, plaintiffFirst, inOrder] as const

/** Fault is divided although none is compared only where the jury is asked to. */
const verdict = ({ regime }: FaultFacts): string =>
  regime === 'contributory' ? 'In a special verdict, the jury found' : 'The jury found'

/** The suit in the jurisdiction whose law decides it. */
const suit = (at: FaultFacts, { plaintiff }: FaultStory, against: string): string =>
  join(`In a jurisdiction that ${adopted(at)}, ${plaintiff.the} sued ${against}.`, statutes(at))

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** How the plaintiff came to be in peril, reading on after "carelessly". */
function trap(at: FaultFacts, { plaintiff, stuck, idle }: FaultStory): string {
  return isHelpless(at)
    ? stuck
    : `${idle}. ${He(plaintiff)} did not look up, although ${he(plaintiff)} could have moved out of the way at any moment`
}

/** The first defendant's view. */
function seen(at: FaultFacts, { plaintiff, first }: FaultStory, driver: string): string {
  const own = him(plaintiff)
  if (isUnseen(at))
    return `${capital(driver)} who was not keeping a lookout failed to see ${own} in time to stop and struck ${own}. A careful ${first.the.slice(4)} would have seen ${own} in time.`
  return isHelpless(at)
    ? `${capital(driver)} saw ${own} in time to stop but carelessly failed to do so and struck ${own}.`
    : `${capital(driver)} saw that ${he(plaintiff)} was not looking and had time to stop but carelessly failed to do so and struck ${own}.`
}

/** The plaintiff in peril and then the first defendant, who is named for the first time. */
const lastMoments = (at: FaultFacts, story: FaultStory, plaintiff: string) =>
  `${plaintiff} carelessly ${trap(at, story)}. ${seen(at, story, story.first.a)}`

function division(at: FaultFacts, story: FaultStory): string {
  const { plaintiff, first, second } = story
  const [own, one, two] = percentages(at, story)
  return `${own} percent of the fault to ${plaintiff.the}, ${one} percent to ${first.the}, and ${two} percent to ${second.the}`
}

function settled(at: FaultFacts, story: FaultStory): string {
  const { plaintiff, second } = story
  return isSettled(at)
    ? `Before trial, ${plaintiff.the} settled with ${second.the} for ${money(settlement(at, story))} and released it.`
    : ''
}

function insolvent(at: FaultFacts, { plaintiff, second }: FaultStory): string {
  if (at.others === 'reallocated')
    return `${The(second)} is insolvent, and ${plaintiff.the} has made a timely motion to reallocate its share.`
  return isInsolvent(at) ? `${The(second)} is insolvent and can pay nothing.` : ''
}

/** The common law of the jurisdiction, reading on after "a jurisdiction that". */
function adopted(at: FaultFacts): string {
  const { regime, others } = at
  if (regime === 'contributory') {
    const doctrines =
      at.peril === 'none' ? 'contributory negligence' : 'contributory negligence, last clear chance,'
    return others === 'several insolvent'
      ? `retains ${doctrines} but has replaced joint and several liability with several liability`
      : `retains ${doctrines} and joint and several liability`
  }
  const isReplaced = others.startsWith('several') || others === 'reallocated'
  const liability = isReplaced
    ? 'has replaced joint and several liability with several liability'
    : 'retains joint and several liability'
  return regime === 'pure' ? `has adopted pure comparative negligence and ${liability}` : liability
}

/** The statutes of the jurisdiction: a threshold for the claim, and what a settlement or an insolvency changes. */
function statutes({ regime, others }: FaultFacts): string {
  const bar = regime === 'pure' || regime === 'contributory' ? '' : BARS[regime]
  const reallocated = `${bar === '' ? 'By' : 'By another'} statute, an uncollectible share is ${REALLOCATED}`
  return join(bar, others === 'reallocated' ? reallocated : (CREDIT[others] ?? ''))
}

const REALLOCATED =
  'reallocated among all other parties, including a plaintiff at fault, in proportion to their percentages.'

const CREDIT: Partial<Record<FaultFacts['others'], string>> = {
  'dollar credit':
    "By statute, a settlement with one tortfeasor reduces the plaintiff's claim against another by the amount paid, but only after the damages have been reduced for the plaintiff's own fault.",
  'share credit':
    "By statute, a settlement with one tortfeasor reduces the plaintiff's claim against another by the settling tortfeasor's percentage share of the damages.",
}

const BARS = {
  under:
    "By statute, a plaintiff's damages are reduced in proportion to the plaintiff's fault, and a plaintiff may not recover unless that fault is less than the combined fault of the defendants.",
  over: "By statute, a plaintiff's damages are reduced in proportion to the plaintiff's fault, and a plaintiff may not recover if that fault is greater than the combined fault of the defendants.",
  each: "By statute, a plaintiff's damages are reduced in proportion to the plaintiff's fault, and a plaintiff may not recover from a defendant whose fault is less than the plaintiff's.",
} as const
