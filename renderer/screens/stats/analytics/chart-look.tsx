import type { TooltipContentProps } from 'recharts'
import type { Point } from './chart-data.ts'

/** One muted hue for counts; brass is for time alone (visual language, tokens). */
export const SERIES = 'var(--color-info)'
export const EXAM = 'var(--color-brass)'

export const GRID = { stroke: 'var(--color-line)', vertical: false } as const

export const AXIS = {
  tick: { fill: 'var(--color-muted)', fontSize: 13 },
  tickLine: false,
  axisLine: { stroke: 'var(--color-line)' },
} as const

export const CURSOR = { stroke: 'var(--color-edge)', fill: 'var(--color-edge)', fillOpacity: 0.12 } as const

export const PERCENT_TICKS = [0, 25, 50, 75, 100]
export const percentTick = (value: number): string => `${value}%`

/** The point under the pointer, in words. */
export function Pointed({ active, payload }: Pick<TooltipContentProps, 'active' | 'payload'>) {
  const point = payload?.[0]?.payload as Point | undefined
  if (!active || !point) return null
  return (
    <div className="rounded-md border border-edge bg-raised px-3 py-2 text-sm text-ink shadow-overlay">
      <p className="font-semibold">{point.name}</p>
      <p className="text-muted">{point.text}</p>
    </div>
  )
}
