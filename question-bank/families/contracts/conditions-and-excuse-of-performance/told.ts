import { capital } from '../../../text/capital.ts'
import { suitOf } from './cast.ts'
import type { ExcuseFacts, ExcuseStory } from './facts.ts'
import { PLOTS } from './plots.ts'

/** As it happened; the suit at the end. */
function inOrder({ twist }: ExcuseFacts, s: ExcuseStory): string {
  const { plaintiff, defendant, claim } = suitOf(twist, s)
  const plot = PLOTS[twist](s, { first: plaintiff.a, second: defendant.a })
  return `${plot} ${capital(plaintiff.the)} has sued ${defendant.the} for ${claim}.`
}

/** The suit first. */
function suitFirst({ twist }: ExcuseFacts, s: ExcuseStory): string {
  const { plaintiff, defendant, claim } = suitOf(twist, s)
  const plot = PLOTS[twist](s, { first: plaintiff.the, second: defendant.the })
  return `${capital(plaintiff.a)} has sued ${defendant.a} for ${claim}. ${plot}`
}

/** The defendant first. */
function defendantFirst({ twist }: ExcuseFacts, s: ExcuseStory): string {
  const { plaintiff, defendant, claim } = suitOf(twist, s)
  const plot = PLOTS[twist](s, { first: plaintiff.the, second: defendant.the })
  return `${capital(defendant.a)} has been sued by ${plaintiff.a} for ${claim}. ${plot}`
}

export const tell = [inOrder, suitFirst, defendantFirst] as const
