import { useQueryClient } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { denialOf } from '../../../clients/admin.ts'
import { type Question, type ReportState, reportsPage, useReports } from '../../../clients/reports.ts'
import { Button } from '../../../components/Button.tsx'
import { Card } from '../../../components/Card.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Tabs } from '../../../components/Tabs.tsx'
import { Reading } from '../../../features/reading/Reading.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { OneQuestion } from './OneQuestion.tsx'
import { ReportedQuestion } from './ReportedQuestion.tsx'
import { useRuling } from './use-ruling.ts'

const NOTHING: Readonly<Record<ReportState, { title: string; text: string }>> = {
  open: {
    title: 'No open reports',
    text: 'When a player reports a question, it shows up here with what they wrote.',
  },
  ruled: { title: 'No rulings yet', text: 'Questions you’ve ruled on show up here.' },
}

const ABOUT =
  'A flawed question is retired: we stop asking it. Its answers come out of every player’s stats, XP, and mastery. Finished games and ratings stand.'

/** The questions players have reported, and the rulings on them; or the one question that the address of the page names. */
export default function ReportsScreen() {
  const [params] = useSearchParams()
  const id = params.get('question')
  return id === null ? <Reports /> : <OneQuestion key={id} id={id} about={ABOUT} />
}

function Reports() {
  const [place, setPlace] = useState<{ state: ReportState; page: number }>({ state: 'open', page: 0 })
  const reports = useReports(place.state, place.page)
  const client = useQueryClient()
  const rule = useRuling((question) =>
    client.setQueryData(
      reportsPage(place.state, place.page).queryKey,
      (old) =>
        old && { ...old, questions: old.questions.map((one) => (one.id === question.id ? question : one)) },
    ),
  )

  const list = (state: ReportState) => (
    <Reading
      query={reports}
      failure="We couldn’t load the reports"
      loading="Loading reports..."
      skeleton={<Skeleton shape="card" className="h-96" />}
    >
      {({ questions, more }) =>
        questions.length === 0 && place.page === 0 ? (
          <Card as="div">
            <EmptyState icon={<Flag className="size-6" aria-hidden="true" />} title={NOTHING[state].title}>
              {NOTHING[state].text}
            </EmptyState>
          </Card>
        ) : (
          <div className="grid gap-6">
            {questions.map((question: Question) => (
              <ReportedQuestion
                key={question.id}
                question={question}
                ruling={rule.isPending && rule.variables.id === question.id ? rule.variables.ruling : null}
                onRule={(ruling) => rule.mutate({ id: question.id, ruling, wasStruck: question.struck })}
              />
            ))}
            <Pages page={place.page} more={more} onPage={(page) => setPlace({ state, page })} />
          </div>
        )
      }
    </Reading>
  )

  return (
    <AdminPage title="Question Reports" about={ABOUT} denied={denialOf(reports.error)}>
      <Tabs
        label="Question reports"
        value={place.state}
        onValueChange={(state) => setPlace({ state: state as ReportState, page: 0 })}
        items={[
          { value: 'open', label: 'Open', content: list('open') },
          { value: 'ruled', label: 'Ruled', content: list('ruled') },
        ]}
      />
    </AdminPage>
  )
}

function Pages({ page, more, onPage }: { page: number; more: boolean; onPage: (page: number) => void }) {
  if (page === 0 && !more) return null
  return (
    <nav aria-label="Pages of reports" className="flex items-center justify-between gap-3">
      <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
        Later
      </Button>
      <span className="text-sm text-muted tabular-nums">Page {page + 1}</span>
      <Button disabled={!more} onClick={() => onPage(page + 1)}>
        Earlier
      </Button>
    </nav>
  )
}
