import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metric } from './exposition.ts'

const NANOSECONDS = 1e9
const MICROSECONDS = 1e6

const one = (name: string, type: Metric['type'], help: string, value: number): Metric => ({
  name,
  help,
  type,
  samples: [{ value }],
})

/** Watches this process. Returns its figures, and a function that ends the watch. */
export function watchNode(): { figures: () => Metric[]; end: () => void } {
  const delay = monitorEventLoopDelay()
  delay.enable()
  return {
    figures() {
      const { user, system } = process.cpuUsage()
      const lag = delay.count === 0 ? 0 : delay.percentile(99) / NANOSECONDS
      delay.reset()
      return [
        one('process_cpu_seconds_total', 'counter', 'Processor time used.', (user + system) / MICROSECONDS),
        one('process_resident_memory_bytes', 'gauge', 'Memory held.', process.memoryUsage.rss()),
        one(
          'process_start_time_seconds',
          'gauge',
          'When the process began, since 1970.',
          Math.round(performance.timeOrigin) / 1_000,
        ),
        one(
          'bar_duel_event_loop_lag_p99_seconds',
          'gauge',
          'How late timers ran since the last look, 99th percentile.',
          lag,
        ),
      ]
    },
    end: () => void delay.disable(),
  }
}
