import type { HomicideFacts, HomicideStory, Twist } from './facts.ts'
import { lawOf } from './law.ts'
import { type Order, PLOTS, PROVOKED_PLOTS } from './plots.ts'
import { FELONY_PLOTS, RISKY_PLOTS } from './plots-risk.ts'

const TOLD = { ...PLOTS, ...PROVOKED_PLOTS, ...RISKY_PLOTS, ...FELONY_PLOTS }

/** The law as its own sentences, a period inside a closing quotation mark. */
function law(twist: Twist): string {
  const { does, courts } = lawOf(twist)
  const first = `The jurisdiction ${does}`
  const ended = first.endsWith('"') ? `${first.slice(0, -1)}."` : `${first}.`
  return courts ? `${ended} ${courts}` : ended
}

/** The events in order of time, begun in one of three ways, and the law; the question tells of the charge. */
const telling =
  (order: Order) =>
  ({ twist }: HomicideFacts, s: HomicideStory): string =>
    `${TOLD[twist](s, order)} ${law(twist)}`

export const tell = [telling(0), telling(1), telling(2)] as const
