import { capital } from '../../../text/capital.ts'
import { chargeOf } from './charge.ts'
import type { HomicideFacts, HomicideStory, Twist } from './facts.ts'
import { lawOf } from './law.ts'
import { PLOTS } from './plots.ts'
import { RISKY_PLOTS } from './plots-risk.ts'

const TOLD = { ...PLOTS, ...RISKY_PLOTS }

/** The law as its own sentences, a period inside a closing quotation mark. */
function lawAfter(subject: string, twist: Twist): string {
  const { does, courts } = lawOf(twist)
  const first = `${subject} ${does}`
  const ended = first.endsWith('"') ? `${first.slice(0, -1)}."` : `${first}.`
  return courts ? `${ended} ${courts}` : ended
}

/** As it happened; then the charge and the law. */
function inOrder({ twist }: HomicideFacts, s: HomicideStory): string {
  const { plot, victim } = TOLD[twist]
  const told = plot(s, { k: s.killer.a, dead: victim(s).a })
  return `${told} ${capital(s.killer.the)} was charged with ${chargeOf(twist)}. ${lawAfter('The jurisdiction', twist)}`
}

/** The trial and the law first. */
function trialFirst({ twist }: HomicideFacts, s: HomicideStory): string {
  const { plot, victim } = TOLD[twist]
  const told = plot(s, { k: s.killer.the, dead: victim(s).a })
  const trial = `${capital(s.killer.a)} was tried for ${chargeOf(twist)} in a jurisdiction that`
  return `${lawAfter(trial, twist)} ${told}`
}

/** The charge first, the law last. */
function chargeFirst({ twist }: HomicideFacts, s: HomicideStory): string {
  const { plot, victim } = TOLD[twist]
  const told = plot(s, { k: s.killer.the, dead: victim(s).the })
  const charged = `${capital(s.killer.a)} has been charged with the ${chargeOf(twist)} of ${victim(s).a}.`
  return `${charged} ${told} ${lawAfter('The jurisdiction', twist)}`
}

export const tell = [inOrder, trialFirst, chargeFirst] as const
