import type { ReactNode } from 'react'
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts'
import { shortGameDay } from '#protocol/figures.ts'
import { type TimePoint, timeDomain, timeTicks } from './chart-data.ts'
import { AXIS, CURSOR, GRID, Pointed, SERIES } from './chart-look.tsx'

export interface OverTimeProps {
  points: readonly TimePoint[]
  /** from 0 to the largest */
  top: number
  ticks: readonly number[]
  tickText: (value: number) => string
  /** Lines to compare with. */
  children?: ReactNode
}

/** Few points are marked one by one; many are a line. */
const MARKED = 20

/** A value by the day or week. */
export function OverTime({ points, top, ticks, tickText, children }: OverTimeProps) {
  return (
    <LineChart
      data={[...points]}
      responsive
      accessibilityLayer={false}
      margin={{ top: 8, right: 20, bottom: 0, left: 0 }}
      style={{ width: '100%', height: 240 }}
    >
      <CartesianGrid {...GRID} />
      <XAxis
        {...AXIS}
        dataKey="at"
        type="number"
        scale="time"
        domain={timeDomain(points)}
        ticks={timeTicks(points)}
        tickFormatter={(at: number) => shortGameDay(at)}
      />
      <YAxis
        {...AXIS}
        axisLine={false}
        width={44}
        domain={[0, top]}
        ticks={[...ticks]}
        tickFormatter={tickText}
      />
      <Tooltip content={Pointed} cursor={CURSOR} isAnimationActive={false} />
      {children}
      <Line
        dataKey="value"
        stroke={SERIES}
        strokeWidth={2}
        dot={points.length <= MARKED ? { r: 3, fill: SERIES, strokeWidth: 0 } : false}
        activeDot={{ r: 5, fill: SERIES, strokeWidth: 0 }}
        isAnimationActive={false}
      />
    </LineChart>
  )
}
