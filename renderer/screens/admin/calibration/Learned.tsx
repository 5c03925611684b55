import { fixed } from '#protocol/figures.ts'
import type { Report } from '../../../clients/calibration.ts'
import { Card } from '../../../components/Card.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { learnedText } from './learned-words.ts'

const NAMES = [
  ['base', 'Start'],
  ['ability', 'Ability over difficulty'],
  ['memory', 'Memory of the rule'],
  ['unmet', 'Rule not seen yet'],
] as const

/** The four numbers that chances are told by, and how they were learned. */
export function Learned({ report }: { report: Report }) {
  return (
    <Card title="How we predict chances">
      <p className="mb-4 max-w-measure text-pretty text-muted">{learnedText(report)}</p>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {NAMES.map(([name, label]) => (
          <Figure key={name} label={label}>
            {fixed(report.shown[name], 2)}
          </Figure>
        ))}
      </dl>
    </Card>
  )
}
