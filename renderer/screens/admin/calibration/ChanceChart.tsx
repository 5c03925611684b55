import { share, whole } from '#protocol/figures.ts'
import type { Group } from '../../../clients/calibration.ts'
import { ChartCard } from '../../../components/ChartCard.tsx'
import { chanceSummary, subjectName, tenthsOf } from './chance-words.ts'

const SIZE = { width: 320, height: 240 }
const LEFT = 40
const TOP = 10
const BOTTOM = 36
const x = (part: number): number => LEFT + part * (SIZE.width - LEFT - 20)
const y = (part: number): number => TOP + (1 - part) * (SIZE.height - TOP - BOTTOM)
const GRID = [0, 0.25, 0.5, 0.75, 1]

const range = (low: number, high: number): string => `${whole(100 * low)}–${share(high)}`

/** The chances told beside the share of correct answers, by tenths. */
export function ChanceChart({ group }: { group: Group }) {
  const tenths = tenthsOf(group)
  return (
    <ChartCard
      title={`Predicted chances, ${subjectName(group)}`}
      summary={chanceSummary(group)}
      heads={['Tenth', 'Answers', 'Predicted', 'Correct', '95% range']}
      rows={tenths.map(({ name, answers, told, came, low, high }) => [
        name,
        whole(answers),
        share(told),
        share(came),
        range(low, high),
      ])}
    >
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className="mx-auto w-full max-w-form">
        <title>Predicted chances beside the share of correct answers</title>
        {GRID.map((part) => (
          <g key={part} fontSize="11" fill="var(--color-muted)">
            <line x1={x(0)} x2={x(1)} y1={y(part)} y2={y(part)} stroke="var(--color-line)" />
            <text x={LEFT - 6} y={y(part) + 4} textAnchor="end">
              {share(part)}
            </text>
            <text x={x(part)} y={y(0) + 16} textAnchor="middle">
              {share(part)}
            </text>
          </g>
        ))}
        <line
          x1={x(0)}
          x2={x(1)}
          y1={y(0)}
          y2={y(1)}
          strokeWidth="2"
          strokeDasharray="5 4"
          stroke="var(--color-brass)"
        />
        {tenths.map(({ name, told, came, low, high }) => (
          <g key={name}>
            <line
              x1={x(told)}
              x2={x(told)}
              y1={y(low)}
              y2={y(high)}
              strokeWidth="3"
              stroke="var(--color-info)"
            />
            <circle cx={x(told)} cy={y(came)} r="5" fill="var(--color-info)" />
          </g>
        ))}
        <text x={x(0.5)} y={SIZE.height - 4} textAnchor="middle" fontSize="11" fill="var(--color-ink)">
          Predicted chance
        </text>
      </svg>
      <p className="text-sm text-muted">
        Dot and line: how often answers were correct, and the 95% range. On the dashed line, we predicted it
        exactly.
      </p>
    </ChartCard>
  )
}
