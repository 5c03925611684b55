import type { DailyCase } from '#protocol/http/daily.ts'
import { wordsOf } from '../../clients/http.ts'
import { AppHeader } from '../../components/AppHeader.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Page } from '../../components/Page.tsx'
import { useFreshPage } from '../../components/use-fresh-page.ts'
import { WayToDuel } from '../../features/duel/WayToDuel.tsx'
import { AnsweredCase } from './AnsweredCase.tsx'
import { DailySkeleton } from './DailySkeleton.tsx'
import { NoCase } from './NoCase.tsx'
import { OpenCase } from './OpenCase.tsx'
import { useDaily } from './use-daily.ts'

/** The case and its ruling are read one after the other; null before either is known. */
const stepOf = (daily: DailyCase | undefined): string | null =>
  daily ? `${daily.question?.id} ${daily.attempt ? 'ruling' : 'case'}` : null

/** The Daily Casefile (spec section 2): loading, unanswered, completed, or a day without a case. */
export default function DailyScreen() {
  const { daily, answer } = useDaily()
  const again = () => void daily.refetch()
  useFreshPage(stepOf(daily.data))

  const screen = () => {
    if (daily.isPending) return <DailySkeleton />
    if (!daily.data)
      return (
        <ErrorState
          title="We couldn’t open today’s case"
          message={wordsOf(daily.error)}
          onRetry={again}
          retrying={daily.isFetching}
        />
      )
    const { question, attempt } = daily.data
    const opening = daily.isFetching
    if (!question) return <NoCase timeToReset={daily.data.timeToReset} onOpenNext={again} opening={opening} />
    if (attempt)
      return (
        <AnsweredCase
          key={question.id}
          daily={daily.data}
          question={question}
          attempt={attempt}
          onOpenNext={again}
          opening={opening}
        />
      )
    return <OpenCase key={question.id} daily={daily.data} question={question} answer={answer} />
  }

  return (
    <Page
      title="Daily Casefile"
      width="arena"
      header={<AppHeader back={{ to: '/', label: 'Home' }} />}
      hiddenHeading={!daily.data?.question}
    >
      <WayToDuel />
      {screen()}
    </Page>
  )
}
