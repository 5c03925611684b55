import { capital } from '../../../text/capital.ts'
import { He, he, The } from '../../engine/party.ts'
import type { DiscoveryFacts, DiscoveryStory, Twist } from './facts.ts'
import type { Telling } from './telling.ts'
import { DISCLOSED } from './told-disclosure.ts'
import { EXPERTS } from './told-experts.ts'
import { KNOWLEDGE } from './told-knowledge.ts'
import { SCOPE } from './told-scope.ts'
import { WORK } from './told-work.ts'

const TOLD: Readonly<Record<Twist, Telling>> = {
  ...SCOPE,
  ...WORK,
  ...KNOWLEDGE,
  ...EXPERTS,
  ...DISCLOSED,
}

const before = ({ twist }: DiscoveryFacts, s: DiscoveryStory): string => TOLD[twist].before?.(s) ?? ''

/** The defect, once the part has been named in full. */
const defect = (s: DiscoveryStory, told: string): string =>
  told.includes(s.partFirst) ? `${s.part} was ${s.state}` : s.cause

/** One who was hurt, what went before the suit, and the suit. */
function inOrder(at: DiscoveryFacts, s: DiscoveryStory): string {
  const earlier = before(at, s)
  const suing = earlier === '' ? He(s.plaintiff) : The(s.plaintiff)
  return `${capital(s.plaintiff.a)} was injured when ${s.event}. ${earlier} ${suing} sued ${s.defendant.the} for negligence in federal court, alleging that ${defect(s, earlier)}. ${TOLD[at.twist].after(s)}`
}

/** The suit first, unless something went before it. */
function suitFirst(at: DiscoveryFacts, s: DiscoveryStory): string {
  const earlier = before(at, s)
  const start =
    earlier === ''
      ? `${capital(s.plaintiff.a)} brought a negligence action in federal court against ${s.defendant.a} for injuries that ${he(s.plaintiff)} suffered when ${s.mishap}. The complaint alleges that ${s.cause}.`
      : `When ${s.event}, ${s.plaintiff.a} was injured. ${earlier} In federal court, ${s.plaintiff.the} sued ${s.defendant.the} for negligence, alleging that ${defect(s, earlier)}.`
  return `${start} ${TOLD[at.twist].after(s)}`
}

/** The accident, what went before the suit, and the suit. */
function accidentFirst(at: DiscoveryFacts, s: DiscoveryStory): string {
  const earlier = before(at, s)
  return `${capital(s.event)}, injuring ${s.plaintiff.a}. ${earlier} ${The(s.plaintiff)} brought a negligence action against ${s.defendant.the} in federal court, alleging that ${defect(s, earlier)}. ${TOLD[at.twist].after(s)}`
}

export const tell = [inOrder, suitFirst, accidentFirst] as const
