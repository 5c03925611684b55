import type { UseQueryResult } from '@tanstack/react-query'
import type { Subtopics } from '../../../clients/stats.ts'
import { Card } from '../../../components/Card.tsx'
import { Spinner } from '../../../components/Spinner.tsx'
import { subjectsOf } from './practice.ts'
import { QuickStatsBox } from './QuickStatsBox.tsx'
import { SubjectBranch } from './SubjectBranch.tsx'

/** Everything practiced as a tree: subject, subtopic, area. A failed read is told, with its retry, by the card above. */
export function DetailedSubtopics({ query }: { query: UseQueryResult<Subtopics> }) {
  if (!query.data && query.isError) return null
  return (
    <Card title="Detailed Subtopics">
      {query.data ? (
        <Tree subtopics={query.data} />
      ) : (
        <p role="status" className="flex items-center gap-3 py-8 text-muted">
          <Spinner size={20} />
          Loading detailed subtopics...
        </p>
      )}
    </Card>
  )
}

function Tree({ subtopics }: { subtopics: Subtopics }) {
  const subjects = subjectsOf(subtopics)
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_15rem]">
      <ul className="order-last grid content-start border-t border-line lg:order-none">
        {subjects.map((record) => (
          <SubjectBranch key={record.short} record={record} />
        ))}
      </ul>
      <QuickStatsBox subjects={subjects} />
    </div>
  )
}
