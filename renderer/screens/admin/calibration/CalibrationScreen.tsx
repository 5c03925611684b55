import { Scale } from 'lucide-react'
import { counted, lengthOfTime, momentText } from '#protocol/figures.ts'
import { LEAST_AGE_MS, LEAST_MET } from '#rules/calibration/first-answers.ts'
import { denialOf } from '../../../clients/admin.ts'
import { type Calibration, useCalibration } from '../../../clients/calibration.ts'
import { Card } from '../../../components/Card.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { Reading } from '../../../features/reading/Reading.tsx'
import { AdminPage } from '../AdminPage.tsx'
import { Chances } from './Chances.tsx'
import { Learned } from './Learned.tsx'
import { Suspects } from './Suspects.tsx'

/** How well the chances that players are told hold, and the questions that aren't as difficult as they're written to be. */
export default function CalibrationScreen() {
  const calibration = useCalibration()
  return (
    <AdminPage
      title="Calibration"
      about="Each night we measure questions by players’ first answers. Then we check our predictions against the results."
      denied={denialOf(calibration.error)}
    >
      <Reading
        query={calibration}
        failure="We couldn’t load the calibration"
        loading="Loading the calibration..."
        skeleton={
          <div className="grid gap-6">
            <Skeleton shape="card" className="h-96" />
            <Skeleton shape="card" className="h-64" />
          </div>
        }
      >
        {(data) => <Found {...data} />}
      </Reading>
    </AdminPage>
  )
}

function Found({ report, suspects }: Calibration) {
  if (!report || report.groups.length === 0)
    return (
      <Card as="div">
        <EmptyState icon={<Scale className="size-6" aria-hidden="true" />} title="Nothing measured yet">
          {report
            ? `Last measured ${momentText(report.measuredAt)}. No answers counted. A player’s answers count once their account is ${lengthOfTime(LEAST_AGE_MS, 'week')} old and they’ve met ${counted(LEAST_MET, 'question', 'questions')}.`
            : 'Questions are measured once a night. The first night’s results show up here.'}
        </EmptyState>
      </Card>
    )
  return (
    <div className="grid gap-6 animate-enter">
      <p className="text-sm text-muted">
        Measured <time dateTime={report.measuredAt}>{momentText(report.measuredAt)}</time>
      </p>
      <Chances groups={report.groups} />
      <Learned report={report} />
      <Suspects suspects={suspects} />
    </div>
  )
}
