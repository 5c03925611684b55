import { Bar, BarChart, CartesianGrid, LabelList, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts'
import { whole } from '#protocol/figures.ts'
import type { Analytics } from '../../../clients/stats.ts'
import { ChartCard } from '../../../components/ChartCard.tsx'
import { percent } from '../../../components/figures.ts'
import {
  accuracyPoints,
  type BarPoint,
  difficultyBars,
  EXAM_MINUTES,
  pacePoints,
  paceText,
  subjectBars,
} from './chart-data.ts'
import { AXIS, CURSOR, EXAM, GRID, PERCENT_TICKS, Pointed, percentTick, SERIES } from './chart-look.tsx'
import { accuracySummary, barsSummary, paceSummary } from './chart-words.ts'
import { OverTime } from './OverTime.tsx'

/** Accuracy over time, by subject and by difficulty, and pace beside the exam's. */
export default function Charts({ analytics }: { analytics: Analytics }) {
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <AccuracyOverTime analytics={analytics} />
      <Pace analytics={analytics} />
      <BySubject bars={subjectBars(analytics)} />
      <ByDifficulty bars={difficultyBars(analytics)} />
    </div>
  )
}

const periodHead = ({ period }: Analytics): string => (period === 'week' ? 'Week' : 'Day')

function AccuracyOverTime({ analytics }: { analytics: Analytics }) {
  const points = accuracyPoints(analytics)
  return (
    <ChartCard
      title="Accuracy over time"
      summary={accuracySummary(points)}
      heads={[periodHead(analytics), 'Answers', 'Accuracy']}
      rows={points.map(({ name, value }, i) => [
        name,
        whole(analytics.overTime[i]?.answered ?? 0),
        percent(value),
      ])}
    >
      <OverTime points={points} top={100} ticks={PERCENT_TICKS} tickText={percentTick} />
    </ChartCard>
  )
}

function Pace({ analytics }: { analytics: Analytics }) {
  const points = pacePoints(analytics)
  return (
    <ChartCard
      title="Answer pace"
      summary={paceSummary(analytics.total)}
      heads={[periodHead(analytics), 'Minutes per answer']}
      rows={points.map(({ name, value }) => [name, paceText(value)])}
    >
      <OverTime points={points} top={3} ticks={[0, 1, 2, 3]} tickText={(minutes) => `${minutes}`}>
        <ReferenceLine
          y={EXAM_MINUTES}
          stroke={EXAM}
          strokeDasharray="6 4"
          label={{
            value: `Exam: ${paceText(EXAM_MINUTES)}`,
            position: 'insideTopRight',
            fill: EXAM,
            fontSize: 13,
          }}
        />
      </OverTime>
    </ChartCard>
  )
}

const unnestRows = (bars: readonly BarPoint[]) => bars.map(({ name, text }) => [name, text])

// Nothing correct is drawn too: a bar of no length would be left out with its figure, as if never asked.
const WHOLE = { dataKey: 'value', fill: SERIES, minPointSize: 3, isAnimationActive: false } as const
const LABEL = {
  dataKey: 'value',
  fill: 'var(--color-ink)',
  fontSize: 13,
} as const

const wholeNumber = (value: unknown): string => String(Math.round(Number(value)))

function BySubject({ bars }: { bars: BarPoint[] }) {
  return (
    <ChartCard
      title="Accuracy by subject"
      summary={barsSummary(bars)}
      heads={['Subject', 'Correct answers']}
      rows={unnestRows(bars)}
    >
      <BarChart
        data={bars}
        layout="vertical"
        responsive
        accessibilityLayer={false}
        margin={{ top: 0, right: 44, bottom: 0, left: 0 }}
        style={{ width: '100%', height: 24 + 40 * bars.length }}
      >
        <XAxis {...AXIS} type="number" domain={[0, 100]} ticks={PERCENT_TICKS} tickFormatter={percentTick} />
        <YAxis {...AXIS} type="category" dataKey="label" width={76} interval={0} />
        <Tooltip content={Pointed} cursor={CURSOR} isAnimationActive={false} />
        <Bar {...WHOLE} barSize={18} radius={[0, 4, 4, 0]}>
          <LabelList {...LABEL} position="right" formatter={(value) => `${wholeNumber(value)}%`} />
        </Bar>
      </BarChart>
    </ChartCard>
  )
}

function ByDifficulty({ bars }: { bars: BarPoint[] }) {
  return (
    <ChartCard
      title="Accuracy by difficulty"
      summary={barsSummary(bars)}
      heads={['Level', 'Correct answers']}
      rows={unnestRows(bars)}
    >
      <BarChart
        data={bars}
        responsive
        accessibilityLayer={false}
        margin={{ top: 20, right: 8, bottom: 0, left: 0 }}
        style={{ width: '100%', height: 304 }}
      >
        <CartesianGrid {...GRID} />
        <XAxis {...AXIS} dataKey="label" interval={0} />
        <YAxis
          {...AXIS}
          axisLine={false}
          width={44}
          domain={[0, 100]}
          ticks={PERCENT_TICKS}
          tickFormatter={percentTick}
        />
        <Tooltip content={Pointed} cursor={CURSOR} isAnimationActive={false} />
        <Bar {...WHOLE} maxBarSize={40} radius={[4, 4, 0, 0]}>
          <LabelList {...LABEL} position="top" formatter={wholeNumber} />
        </Bar>
      </BarChart>
    </ChartCard>
  )
}
