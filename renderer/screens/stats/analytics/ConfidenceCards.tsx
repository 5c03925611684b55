import { lengthOfTime, share } from '#protocol/figures.ts'
import { SCREENS } from '#protocol/screens.ts'
import { brier, calibration, REASONS_FROM, TOLD_FROM } from '#rules/confidence.ts'
import { DAY_MS } from '#rules/days.ts'
import { SURE_WRONG_DAYS } from '#rules/memory/due.ts'
import { type ConfidenceRecord, useConfidence } from '../../../clients/notebook.ts'
import { ButtonLink } from '../../../components/ButtonLink.tsx'
import { Card } from '../../../components/Card.tsx'
import { Progress } from '../../../components/Progress.tsx'
import { REASON_WORDS } from '../../../components/reason-words.ts'
import { Calibration } from './Calibration.tsx'
import { calibrationSummary } from './confidence-words.ts'

/**
 * How sure the player was beside how often they were right, what was sure and wrong, and why the
 * misses were; silent with too little.
 */
export function ConfidenceCards() {
  const { data } = useConfidence()
  if (!data) return null
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <HowSure record={data} />
      <div className="grid gap-6">
        {data.sureWrong.length > 0 ? <SureWrong record={data} /> : null}
        <Reasons record={data} />
      </div>
    </div>
  )
}

function HowSure({ record: { steps } }: { record: ConfidenceRecord }) {
  const points = calibration(steps)
  if (points.length > 0)
    return <Calibration points={points} summary={calibrationSummary(points, brier(steps))} />
  const told = steps.reduce((sum, { answered }) => sum + answered, 0)
  return (
    <Card title="How sure you were">
      <p className="text-pretty text-muted">
        Say how sure you are before you submit in practice. After {TOLD_FROM} answers with the same word, this
        shows how often it was correct.{told > 0 ? ` So far: ${told}.` : ''}
      </p>
    </Card>
  )
}

function SureWrong({ record: { sureWrong } }: { record: ConfidenceRecord }) {
  return (
    <Card title="Sure and wrong">
      <p className="mb-3 text-pretty text-muted">
        These come back within {lengthOfTime(SURE_WRONG_DAYS * DAY_MS, 'week')}. A rule leaves the list once
        you’ve answered it correctly on two days.
      </p>
      <ul className="grid gap-2">
        {sureWrong.slice(0, 5).map(({ subject, subtopic, area }) => (
          <li key={`${subject} ${subtopic} ${area}`}>
            <span className="font-semibold">{area}</span>{' '}
            <span className="text-sm text-muted">{subject}</span>
          </li>
        ))}
      </ul>
      <ButtonLink to={`${SCREENS.notebook}?show=sure`} className="mt-4">
        See {sureWrong.length === 1 ? 'it' : `all ${sureWrong.length}`} in your notebook
      </ButtonLink>
    </Card>
  )
}

function Reasons({ record: { reasons } }: { record: ConfidenceRecord }) {
  const told = reasons.reduce((sum, { misses }) => sum + misses, 0)
  return (
    <Card title="Why you missed">
      {told < REASONS_FROM ? (
        <p className="text-pretty text-muted">
          After a miss in practice, say why. After {REASONS_FROM} misses, this shows what costs you most.
          {told > 0 ? ` So far: ${told}.` : ''}
        </p>
      ) : (
        <dl className="grid gap-3 text-sm">
          {reasons.map(({ reason, misses }) => (
            <div key={reason} className="grid gap-1">
              <dt className="flex justify-between gap-3 font-semibold">
                {REASON_WORDS[reason]} <span className="tabular-nums">{share(misses / told)}</span>
              </dt>
              <dd>
                <Progress value={misses} max={told} label={REASON_WORDS[reason]} tone="info" />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <ButtonLink to={SCREENS.notebook} className="mt-4">
        Open your notebook
      </ButtonLink>
    </Card>
  )
}
