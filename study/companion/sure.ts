import type { Hit } from './hit.ts'

/** A hit answers when it clears one of these bars: the surer it is, the less it must score. */
type Bars = readonly { sureness: number; score: number }[]

/** Measured on tests/study/companion/asked.yaml: `npm run companion:eval` prints what the bars find and what they refuse. */
const SURE: Bars = [
  { sureness: 0.55, score: 30 },
  { sureness: 0.38, score: 120 },
]

/** Enough to follow up what was being talked about, or to be named as near. */
export const LIKELY: Bars = [{ sureness: 0.28, score: 18 }]

/** Odds from which a rule found by plain words is told, and from which it is offered beside others. */
const TOLD = 0.3
const OFFERED = 0.03
/** The odds that the rules offered must have together: below, the question is likely beyond the library. */
const TOGETHER = 0.1
const MOST_OFFERED = 3
/** Below these odds a match of words is chance, unless it names the rule: plain words say it is no question of ours. */
const CHANCE = 0.01

const byChance = ({ odds, isNamed }: Hit): boolean => odds > 0 && odds < CHANCE && !isNamed

export const isSure = (hit: Hit | undefined, bars = SURE): hit is Hit =>
  hit !== undefined &&
  (hit.odds >= TOLD ||
    (!byChance(hit) && bars.some((bar) => hit.sureness >= bar.sureness && hit.score >= bar.score)))

/** Whether a rule may be meant as well. */
export const isOffered = ({ odds }: Hit): boolean => odds >= OFFERED

/** The two or three rules that may be meant where none is sure; none where the question is likely no question of ours. */
export function offered(hits: readonly Hit[]): Hit[] {
  const some = hits.filter(isOffered).slice(0, MOST_OFFERED)
  return some.reduce((sum, { odds }) => sum + odds, 0) >= TOGETHER ? some : []
}
