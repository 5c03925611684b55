import { curatedTargets } from './curated-targets.ts'
import { familyTargets } from './family-targets.ts'
import type { Stock, Target } from './target.ts'

/** Every quota of the finished bank, judged on the whole stock. */
export function targets(stock: Stock): Target[] {
  return [...curatedTargets(stock), ...familyTargets(stock)]
}
