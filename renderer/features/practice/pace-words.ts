import { drillResult } from '#rules/practice/pace-drill.ts'
import { clockText } from '../../components/countdown.ts'

/** A time (ms) in minutes and seconds: '1:48'. */
export const paceClock = (ms: number): string => clockText(Math.round(ms / 1000)).replace(/^0:0?/, '')

/** How a drill went: a title, and a sentence on the pace; of the time (ms) of each answer and the time each had. */
export function drillWords(spentMs: readonly number[], limitMs: number): { title: string; text: string } {
  const result = drillResult(spentMs, limitMs)
  if (!result) return { title: 'No answers yet', text: 'Start a drill whenever you’re ready.' }
  return {
    title: `${result.inTime} of ${spentMs.length} on pace`,
    text: `You took ${paceClock(result.meanMs)} per question on average. You have ${paceClock(limitMs)} for each.`,
  }
}
