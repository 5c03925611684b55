import { capital } from '../../../text/capital.ts'
import { He, he, him, The } from '../../engine/party.ts'
import { type FaultFacts, type FaultStory, isHelpless, isInsolvent, isSettled, isUnseen } from './facts.ts'
import { damages, money, percentages, settlement } from './sums.ts'

/** The mistake of the second defendant as the occasion of the accident. */
function lapseAsOccasion(at: FaultFacts, story: FaultStory): string {
  const { plaintiff, first, second, lapse, opening, scene } = story
  const occasion = opening ? opening.slice(0, -1) : `${second.a} negligently ${lapse}`
  // An opening of its own has named the plaintiff.
  const accident = at.peril === 'none' ? scene : lastMoments(at, story, opening ? plaintiff.the : plaintiff.a)
  return join(
    `After ${small(occasion)}, ${small(accident)}`,
    `${The(plaintiff)} sued both ${first.the} and ${second.the}.`,
    settled(at, story),
    `${verdict(at)} that the negligence of all three had contributed to the accident.`,
    `It set the total damages at ${money(damages(at, story))} and assigned ${division(at, story)}.`,
    insolvent(at, story),
    law(at),
  )
}

/** The words with a small first letter. */
const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** The one who struck the plaintiff first; where there was a last chance, the moments before. */
function firstDefendantFirst(at: FaultFacts, story: FaultStory): string {
  const { plaintiff, first, second, slip, wrong, lapse } = story
  const accident =
    at.peril === 'none'
      ? `While ${wrong}, ${first.a} struck and injured ${plaintiff.a}, who was ${slip}.`
      : lastMoments(at, story, capital(plaintiff.a))
  return join(
    accident,
    `${The(plaintiff)} sued ${first.the} and also ${second.a}, which had negligently ${lapse}.`,
    settled(at, story),
    `${verdict(at)} that all three had negligently contributed to the accident and assigned ${division(at, story)}.`,
    `It found total damages of ${money(damages(at, story))}.`,
    insolvent(at, story),
    law(at),
  )
}

/** Fault is divided although none is compared only where the jury is asked to. */
const verdict = ({ regime }: FaultFacts): string =>
  regime === 'contributory' ? 'In a special verdict, the jury found' : 'The jury found'

/** The mistake of the second defendant first, and the law before the verdict. */
function lapseFirst(at: FaultFacts, story: FaultStory): string {
  const { plaintiff, first, second, lapse } = story
  return join(
    story.opening ?? `${capital(second.a)} negligently ${lapse}.`,
    at.peril === 'none' ? story.scene : lastMoments(at, story, story.next),
    `${The(plaintiff)} sued both ${second.the} and ${first.the}.`,
    law(at),
    settled(at, story),
    `${verdict(at)} that the negligence of all three had contributed to the accident and that the total damages were ${money(damages(at, story))}.`,
    `It assigned ${division(at, story)}.`,
    insolvent(at, story),
  )
}

export const tell = [lapseAsOccasion, firstDefendantFirst, lapseFirst] as const

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

/** The law of the jurisdiction: what bars or reduces the claim, and for how much a tortfeasor is liable. */
function law(at: FaultFacts): string {
  const { regime, others } = at
  if (regime === 'contributory') {
    const doctrines =
      at.peril === 'none' ? 'contributory negligence' : 'contributory negligence, last clear chance,'
    return others === 'several insolvent'
      ? `The jurisdiction retains ${doctrines} but has replaced joint and several liability with several liability.`
      : `The jurisdiction retains ${doctrines} and joint and several liability.`
  }
  if (regime === 'pure')
    return others === 'reallocated'
      ? `The jurisdiction has adopted pure comparative negligence and several liability, ${REALLOCATED}`
      : others.startsWith('several')
        ? 'The jurisdiction has adopted pure comparative negligence and has replaced joint and several liability with several liability.'
        : join(
            'The jurisdiction has adopted pure comparative negligence and retains joint and several liability.',
            CREDIT[others] ?? '',
          )
  const liability =
    others === 'reallocated'
      ? `By another statute, liability is several, ${REALLOCATED}`
      : others.startsWith('several')
        ? 'The jurisdiction has replaced joint and several liability with several liability.'
        : 'The jurisdiction retains joint and several liability.'
  return `${BARS[regime]} ${liability}`
}

const REALLOCATED =
  'except that an uncollectible share is reallocated among all other parties, including a plaintiff at fault, in proportion to their percentages.'

const CREDIT: Partial<Record<FaultFacts['others'], string>> = {
  'dollar credit':
    "By statute, a settlement with one tortfeasor reduces the plaintiff's claim against another by the amount paid, but only after the damages have been reduced for the plaintiff's own fault.",
  'share credit':
    "By statute, a settlement with one tortfeasor reduces the plaintiff's claim against another by the settling tortfeasor's percentage share of the damages.",
}

const BARS = {
  under:
    "By statute, a plaintiff's damages are reduced in proportion to the plaintiff's fault, and a plaintiff recovers nothing unless that fault is less than the combined fault of the defendants.",
  over: "By statute, a plaintiff's damages are reduced in proportion to the plaintiff's fault, and a plaintiff recovers nothing if that fault is greater than the combined fault of the defendants.",
  each: "By statute, a plaintiff's damages are reduced in proportion to the plaintiff's fault, and a plaintiff recovers nothing from a defendant whose own fault is less than the plaintiff's.",
} as const
