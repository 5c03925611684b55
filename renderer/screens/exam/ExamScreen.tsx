import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { SCREENS } from '#protocol/screens.ts'
import type { SessionUser } from '#protocol/user.ts'
import { EXTRAS, type Extra } from '#rules/exam/lengths.ts'
import { extraTimeIn, USUAL_TIME } from '#rules/extra-time.ts'
import {
  EXAM_HOME,
  type ExamBlock,
  examReport,
  type LeftBlock,
  useExamHome,
  useExamReport,
  useTellReport,
} from '../../clients/exam.ts'
import { examReportLink } from '../../clients/exam-link.ts'
import { CallError, wordsOf } from '../../clients/http.ts'
import { STUDY_TODAY } from '../../clients/practice.ts'
import { useSessionActions } from '../../clients/session.ts'
import { AppHeader } from '../../components/AppHeader.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { FullScreenSpinner } from '../../components/FullScreenSpinner.tsx'
import { Page } from '../../components/Page.tsx'
import { toast } from '../../components/toast.ts'
import { ExamHome } from '../../features/exam/ExamHome.tsx'
import { goneWords } from '../../features/exam/gone-words.ts'
import { Report } from '../../features/exam/Report.tsx'
import { TakingBlock } from '../../features/exam/TakingBlock.tsx'
import { KeepQuestion } from '../../features/practice/KeepQuestion.tsx'
import { WhyMissed } from '../../features/practice/WhyMissed.tsx'
import { ReportQuestion } from '../../features/report/ReportQuestion.tsx'
import '../../components/paper.css'

/** Exam blocks: the start, the block itself, and under an address of its own the report of each. */
export default function ExamScreen({ user }: { user: SessionUser }) {
  const { blockId } = useParams()
  const back =
    blockId === undefined ? { to: SCREENS.home, label: 'Home' } : { to: SCREENS.exam, label: 'Blocks' }
  return (
    <Page
      title={blockId === undefined ? 'Exam blocks' : 'Exam report'}
      width="arena"
      header={
        <div data-screen>
          <AppHeader back={back} />
        </div>
      }
    >
      {blockId === undefined ? <Taking usual={factorOf(user)} /> : <OneReport blockId={blockId} />}
    </Page>
  )
}

/** The factor of a player's extra time. */
const factorOf = ({ extraTime }: SessionUser): Extra =>
  EXTRAS.find((one) => one * USUAL_TIME === extraTimeIn(extraTime)) ?? 1

function Taking({ usual }: { usual: Extra }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { refresh } = useSessionActions()
  const home = useExamHome()
  const [block, setBlock] = useState<ExamBlock | null>(null)

  function leave(left: LeftBlock) {
    setBlock(null)
    // Until the engine is heard: this page may have read the start screen before the block was begun.
    client.setQueryData(EXAM_HOME.queryKey, (before) => before && { ...before, open: left })
  }

  async function tellGone(blockId: string) {
    const { data, isSuccess } = await home.refetch()
    setBlock(null)
    if (!isSuccess) return
    const { hasReport, ...words } = goneWords(blockId, data)
    const action = {
      label: 'See the report',
      altText: 'The report is under Your blocks',
      onAction: () => void navigate(examReportLink(blockId)),
    }
    toast(hasReport ? { ...words, action } : words)
  }

  if (block)
    return (
      <TakingBlock
        key={block.id}
        block={block}
        onReport={(report) => {
          client.setQueryData(examReport(report.id).queryKey, report)
          void client.invalidateQueries({ queryKey: STUDY_TODAY.queryKey })
          void refresh()
          void navigate(examReportLink(report.id))
        }}
        onGone={() => void tellGone(block.id)}
        onLeave={leave}
      />
    )
  if (home.isPending) return <FullScreenSpinner label="Opening your blocks..." />
  if (home.isError)
    return (
      <ErrorState
        title="We couldn’t open your blocks"
        message={wordsOf(home.error)}
        onRetry={() => void home.refetch()}
        retrying={home.isFetching}
      />
    )
  return (
    <ExamHome usual={usual} home={home.data} onOpen={setBlock} onGone={(blockId) => void tellGone(blockId)} />
  )
}

function OneReport({ blockId }: { blockId: string }) {
  const report = useExamReport(blockId)
  const tell = useTellReport(blockId)
  const [now] = useState(Date.now)
  if (report.isPending) return <FullScreenSpinner label="Opening the report..." />
  if (report.isError)
    return (
      <ErrorState
        title="We couldn’t open the report"
        message={
          report.error instanceof CallError && report.error.code === 'not_current'
            ? report.error.words
            : 'It may be on another device that hasn’t synced yet. Try again in a moment.'
        }
        onRetry={() => void report.refetch()}
        retrying={report.isFetching}
      />
    )
  return (
    <Report
      report={report.data}
      render={(question) => (
        <div data-screen className="grid gap-4">
          {/* A blank tells nothing of the rule, so nobody is asked why. */}
          {question.isCorrect || question.userAnswer < 0 ? null : (
            <WhyMissed
              questionId={question.id}
              topic={question}
              now={now}
              told={question.reason ?? null}
              onTold={({ stands }) => tell(question.id, { reason: stands })}
              offersDrill
              hasKeys={false}
            />
          )}
          <div className="flex flex-wrap items-center gap-2">
            <KeepQuestion
              showingId={question.id}
              note={question.note ?? null}
              onKept={(note) => tell(question.id, { note })}
            />
            <ReportQuestion showingId={question.id} />
          </div>
        </div>
      )}
    />
  )
}
