import { GraduationCap, Star, TrendingUp } from 'lucide-react'
import { whole } from '#protocol/figures.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import type { OwnRecord } from '../../../clients/stats.ts'
import { Card } from '../../../components/Card.tsx'
import { Figure } from '../../../components/Figure.tsx'

export function ProgressMetrics({ record }: { record: OwnRecord }) {
  const { subjectsMastered, averageDailyXp, totalXp } = record
  return (
    <Card title="Progress Metrics">
      <dl className="grid gap-6">
        <Figure label="Subjects Mastered" icon={GraduationCap} note="At the rank of Supreme Advocate">
          {subjectsMastered}/{SUBJECTS.length}
        </Figure>
        <Figure
          label="Average Daily XP"
          icon={TrendingUp}
          note="From answers, over the days you played of the last 30"
        >
          {whole(averageDailyXp)}
        </Figure>
        <Figure label="Total XP Earned" icon={Star} note="From all play so far, matches included">
          {whole(totalXp)}
        </Figure>
      </dl>
    </Card>
  )
}
