import { share, whole } from '#protocol/figures.ts'
import type { Calibrated } from '#rules/confidence.ts'
import { ChartCard } from '../../../components/ChartCard.tsx'
import { CONFIDENCE_WORDS } from '../../../components/reason-words.ts'

const HIGH = 160
const WIDE = 320
const LEFT = 40
const y = (part: number): number => 10 + (1 - part) * (HIGH - 20)

/** The chance that each word stated, and the range in which its right answers lie. */
export function Calibration({ points, summary }: { points: readonly Calibrated[]; summary: string }) {
  const step = (WIDE - LEFT) / points.length
  return (
    <ChartCard
      title="How sure you were"
      summary={summary}
      heads={['You said', 'Answers', 'It means', 'Correct', 'Range']}
      rows={points.map(({ confidence, answered, stated, share: right, low, high }) => [
        CONFIDENCE_WORDS[confidence],
        whole(answered),
        share(stated),
        share(right),
        `${share(low)} to ${share(high)}`,
      ])}
    >
      <svg viewBox={`0 0 ${WIDE} ${HIGH + 24}`} className="w-full">
        <title>How sure you were</title>
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <g key={part}>
            <line x1={LEFT} x2={WIDE} y1={y(part)} y2={y(part)} stroke="var(--color-line)" />
            <text x={LEFT - 6} y={y(part) + 4} textAnchor="end" fontSize="11" fill="var(--color-muted)">
              {share(part)}
            </text>
          </g>
        ))}
        {points.map(({ confidence, stated, share: right, low, high }, i) => {
          const x = LEFT + step * (i + 0.5)
          return (
            <g key={confidence}>
              <line
                x1={x - 22}
                x2={x + 22}
                y1={y(stated)}
                y2={y(stated)}
                strokeWidth="2"
                strokeDasharray="5 4"
                stroke="var(--color-brass)"
              />
              <line x1={x} x2={x} y1={y(low)} y2={y(high)} strokeWidth="3" stroke="var(--color-info)" />
              <circle cx={x} cy={y(right)} r="5" fill="var(--color-info)" />
              <text x={x} y={HIGH + 16} textAnchor="middle" fontSize="13" fill="var(--color-ink)">
                {CONFIDENCE_WORDS[confidence]}
              </text>
            </g>
          )
        })}
      </svg>
      <p className="text-sm text-muted">
        Dashed: what the word means. Dot and line: how often you were correct, and its range.
      </p>
    </ChartCard>
  )
}
