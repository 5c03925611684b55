import { CircleCheck, ListTree, TrendingUp } from 'lucide-react'
import { PROVISIONAL_UNTIL } from '#rules/mastery.ts'
import type { SubjectRecord } from '../../../clients/stats.ts'
import { Figure } from '../../../components/Figure.tsx'
import { quickStats } from './practice.ts'

export function QuickStatsBox({ subjects }: { subjects: readonly SubjectRecord[] }) {
  const { total, mastered, needWork } = quickStats(subjects)
  return (
    <section aria-labelledby="quick-stats" className="self-start rounded-md border border-line bg-raised p-4">
      <h3 id="quick-stats" className="mb-3 text-lg">
        Quick Stats
      </h3>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-4 lg:grid-cols-1">
        <Figure label="Total subtopics" icon={ListTree} note="practiced so far">
          {total}
        </Figure>
        <Figure label="Mastered" icon={CircleCheck} note="80% or more">
          {mastered}
        </Figure>
        <Figure label="Need work" icon={TrendingUp} note={`under 40% after ${PROVISIONAL_UNTIL} answers`}>
          {needWork}
        </Figure>
      </dl>
    </section>
  )
}
