import { capital } from '../../../text/capital.ts'
import { He, The } from '../../engine/party.ts'
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

/** The events before the suit, the suit, and those after it. */
function sued(at: DiscoveryFacts, s: DiscoveryStory, suit: (who: string) => string): string {
  const earlier = before(at, s)
  const who = earlier === '' ? He(s.plaintiff) : The(s.plaintiff)
  const start = earlier === '' ? '' : `${earlier} `
  return `${start}${suit(who)}, alleging that ${defect(s, earlier)}. ${TOLD[at.twist].after(s)}`
}

/** One who was hurt, the accident, and then its place. */
function accidentFirst(at: DiscoveryFacts, s: DiscoveryStory): string {
  const suit = (who: string) => `${who} sued ${s.defendant.the} for negligence in federal court`
  return `${capital(s.plaintiff.a)} was injured when ${s.event} ${s.place}. ${sued(at, s, suit)}`
}

/** One who was hurt, and the place before the accident. */
function placeNext(at: DiscoveryFacts, s: DiscoveryStory): string {
  const suit = (who: string) =>
    `${who} brought a negligence action against ${s.defendant.the} in federal court`
  return `${capital(s.plaintiff.a)} was injured ${s.place} when ${s.event}. ${sued(at, s, suit)}`
}

/** The place first. */
function placeFirst(at: DiscoveryFacts, s: DiscoveryStory): string {
  const suit = (who: string) => `${who} sued ${s.defendant.the} in federal court for negligence`
  return `${capital(s.place)}, ${s.plaintiff.a} was injured when ${s.event}. ${sued(at, s, suit)}`
}

export const tell = [accidentFirst, placeNext, placeFirst] as const
