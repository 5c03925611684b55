import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { SCREENS } from '#protocol/screens.ts'
import { denialOf } from '../../../clients/admin.ts'
import { questionOf, useQuestion } from '../../../clients/reports.ts'
import { ButtonLink } from '../../../components/ButtonLink.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Reading } from '../../../features/reading/Reading.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { ReportedQuestion } from './ReportedQuestion.tsx'
import { useRuling } from './use-ruling.ts'

/** A question that another page of the admins leads to, reported or not, with its answers and the rulings on it. */
export function OneQuestion({ id, about }: { id: string; about: string }) {
  const question = useQuestion(id)
  const client = useQueryClient()
  const rule = useRuling((ruled) => client.setQueryData(questionOf(id).queryKey, ruled))
  return (
    <AdminPage title="Question Reports" about={about} denied={denialOf(question.error)}>
      <div className="grid justify-items-start gap-6">
        <ButtonLink
          to={SCREENS.adminReports}
          icon={<ArrowLeft className="size-4 shrink-0" aria-hidden="true" />}
        >
          All reports
        </ButtonLink>
        <div className="w-full min-w-0">
          <Reading
            query={question}
            failure="We couldn’t load this question"
            loading="Loading the question..."
            skeleton={<Skeleton shape="card" className="h-96" />}
          >
            {(one) => (
              <ReportedQuestion
                question={one}
                ruling={rule.isPending ? rule.variables.ruling : null}
                onRule={(ruling) => rule.mutate({ id, ruling, wasStruck: one.struck })}
              />
            )}
          </Reading>
        </div>
      </div>
    </AdminPage>
  )
}
