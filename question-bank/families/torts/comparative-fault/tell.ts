import { capital } from '../../../text/capital.ts'
import { he, him, The } from '../../engine/party.ts'
import { type FaultFacts, type FaultStory, isHelpless, isInsolvent, isSettled, isUnseen } from './facts.ts'
import { damages, money, percentages, settlement } from './sums.ts'

/** The accident, the suit, the verdict, and the law. */
function inOrder(at: FaultFacts, story: FaultStory): string {
  const { plaintiff, first, second, slip, wrong, lapse } = story
  const accident =
    at.peril === 'none'
      ? `${capital(plaintiff.a)} who ${slip} was struck and injured by ${first.a} who ${wrong}.`
      : lastMoments(at, story, plaintiff.a, first.a)
  return join(
    accident,
    `${capital(second.a)} negligently ${lapse}, which also contributed to the accident.`,
    `${The(plaintiff)} sued ${first.the} and ${second.the}.`,
    verdict(at, story),
    after(at, story),
    law(at),
  )
}

/** The verdict first, and in it the accident. */
function verdictFirst(at: FaultFacts, story: FaultStory): string {
  const { plaintiff, first, second, slip, wrong, lapse } = story
  const [own, one, two] = percentages(at, story)
  const suit = `In a negligence action by ${plaintiff.a} against ${first.a} and ${second.a}, a jury found total damages of ${money(damages(at, story))}.`
  const rest = `and ${two} percent to ${second.the}, which ${lapse}`
  return at.peril === 'none'
    ? join(
        suit,
        `It assigned ${own} percent of the fault to ${plaintiff.the}, who ${slip} when ${he(plaintiff)} was struck.`,
        `It assigned ${one} percent to ${first.the}, who ${wrong}, ${rest}.`,
        after(at, story),
        law(at),
      )
    : join(
        suit,
        `The evidence was that ${lastMoments(at, story, plaintiff.the, first.the)}`,
        `The jury assigned ${own} percent of the fault to ${plaintiff.the}, ${one} percent to ${first.the}, ${rest}.`,
        law(at),
      )
}

/** The mistake of the second defendant first, and the law before the verdict. */
function lapseFirst(at: FaultFacts, story: FaultStory): string {
  const { plaintiff, first, second, slip, wrong, lapse } = story
  const accident =
    at.peril === 'none'
      ? `After ${second.a} negligently ${lapse}, ${first.a} who ${wrong} struck and injured ${plaintiff.a} who ${slip}. The negligence of all three contributed to the injury.`
      : `${capital(second.a)} negligently ${lapse} and was found partly at fault when ${first.a} struck and injured ${plaintiff.a}. The evidence was that ${lastMoments(at, story, plaintiff.the, first.the)}`
  return join(
    accident,
    `${The(plaintiff)} sued both ${second.the} and ${first.the}.`,
    law(at),
    verdict(at, story),
    after(at, story),
  )
}

export const tell = [inOrder, verdictFirst, lapseFirst] as const

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** How the plaintiff came to be in peril, and what the first defendant saw; `p` and `d` name them with an article. */
function lastMoments(
  at: FaultFacts,
  { plaintiff, first, stuck, idle }: FaultStory,
  p: string,
  d: string,
): string {
  const P = p.startsWith('the ') ? p : capital(p)
  const own = him(plaintiff)
  const moments = isHelpless(at)
    ? `${P} carelessly ${stuck}.`
    : `${P} carelessly ${idle} and did not look up, although ${he(plaintiff)} could have stepped aside at any moment.`
  if (isUnseen(at))
    return `${moments} ${capital(d)}, who was not keeping a lookout, did not see ${own} in time to stop, although a careful ${first.the.slice(4)} would have, and struck ${own}.`
  return isHelpless(at)
    ? `${moments} ${capital(d)} saw ${own} in time to stop, carelessly failed to do so, and struck ${own}.`
    : `${moments} ${capital(d)} saw in time to stop that ${he(plaintiff)} was not looking, carelessly failed to stop, and struck ${own}.`
}

function verdict(at: FaultFacts, story: FaultStory): string {
  const [own, one, two] = percentages(at, story)
  return `The jury found total damages of ${money(damages(at, story))} and assigned ${own} percent of the fault to ${story.plaintiff.the}, ${one} percent to ${story.first.the}, and ${two} percent to ${story.second.the}.`
}

/** The insolvency of the second defendant, or its settlement. */
function after(at: FaultFacts, story: FaultStory): string {
  const { plaintiff, second } = story
  if (isSettled(at))
    return `Before the verdict, ${plaintiff.the} had released ${second.the} in a settlement for ${money(settlement(at, story))}.`
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
      ? `Liability is several, ${REALLOCATED}`
      : others.startsWith('several')
        ? 'Liability is several only.'
        : 'Liability is joint and several.'
  return `${BARS[regime]} ${liability}`
}

const REALLOCATED =
  'except that an uncollectible share is reallocated among all other parties, including a plaintiff at fault, in proportion to their percentages.'

const CREDIT: Partial<Record<FaultFacts['others'], string>> = {
  'dollar credit':
    "A settlement with one tortfeasor reduces the plaintiff's claim against another by the amount paid, after any reduction for the plaintiff's own fault.",
  'share credit':
    "A settlement with one tortfeasor reduces the plaintiff's claim against another by the settling tortfeasor's percentage share of the damages.",
}

const BARS = {
  under:
    "Under a statute, a plaintiff recovers damages, reduced in proportion to the plaintiff's fault, only if that fault is less than the combined fault of the defendants.",
  over: "Under a statute, a plaintiff recovers damages, reduced in proportion to the plaintiff's fault, unless that fault is greater than the combined fault of the defendants.",
  each: "Under a statute, a plaintiff recovers damages, reduced in proportion to the plaintiff's fault, but only from a defendant whose own fault is at least as great as the plaintiff's.",
} as const
