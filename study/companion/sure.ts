import type { Hit } from './rule-index.ts'

/** A hit answers when it clears one of these bars: the surer it is, the less it must score. */
type Bars = readonly { sureness: number; score: number }[]

/** Measured on tests/study/companion/asked.yaml: `npm run companion:eval` prints what the bars find and what they refuse. */
export const SURE: Bars = [
  { sureness: 0.55, score: 30 },
  { sureness: 0.38, score: 120 },
]

/** Enough to follow up what was being talked about, or to be named as near. */
export const LIKELY: Bars = [{ sureness: 0.28, score: 18 }]

export const isSure = (hit: Hit | undefined, bars = SURE): hit is Hit =>
  hit !== undefined && bars.some((bar) => hit.sureness >= bar.sureness && hit.score >= bar.score)
