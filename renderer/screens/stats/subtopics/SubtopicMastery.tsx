import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Subtopics } from '../../../clients/stats.ts'
import { Card } from '../../../components/Card.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { Reading } from '../../../features/reading/Reading.tsx'
import { useChosenTabInSight } from '../use-chosen-tab-in-sight.ts'
import { Legend } from './Legend.tsx'
import { type NamedSubject, practicedLast, subjectsOf } from './practice.ts'
import { SubjectPanel } from './SubjectPanel.tsx'

export interface SubtopicMasteryProps {
  query: UseQueryResult<Subtopics>
  /** the tab of the subject in sight; null for the one practiced last */
  chosen: string | null
  onChoose: (tab: string) => void
}

/** Mastery by subtopic, one tab a subject. */
export function SubtopicMastery({ query, chosen, onChoose }: SubtopicMasteryProps) {
  return (
    <Card title="Subtopic Mastery">
      <div className="grid min-w-0 gap-4">
        <Legend />
        <Reading
          query={query}
          failure="We couldn’t load your subtopics"
          loading="Loading your subtopics..."
          skeleton={
            <div className="grid gap-6">
              <Skeleton shape="control" className="h-12" />
              <Skeleton shape="card" className="h-40" />
            </div>
          }
        >
          {(subtopics) => (
            <SubjectTabs subjects={subjectsOf(subtopics)} chosen={chosen} onChoose={onChoose} />
          )}
        </Reading>
      </div>
    </Card>
  )
}

type SubjectTabsProps = Omit<SubtopicMasteryProps, 'query'> & { subjects: NamedSubject[] }

function SubjectTabs({ subjects, chosen, onChoose }: SubjectTabsProps) {
  const tabs = useRef<HTMLDivElement>(null)
  const value = chosen ?? practicedLast(subjects) ?? subjects[0]?.tab ?? ''
  useChosenTabInSight(tabs, value)
  return (
    <div ref={tabs} className="min-w-0">
      <Tabs
        label="Subjects"
        value={value}
        onValueChange={onChoose}
        items={subjects.map((record) => ({
          value: record.tab,
          label: record.short,
          content: <SubjectPanel record={record} />,
        }))}
      />
    </div>
  )
}
