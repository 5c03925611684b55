import { share } from '#protocol/figures.ts'
import { useReadiness } from '../../clients/exam.ts'
import { Card } from '../../components/Card.tsx'
import { basisWords, missingWords, silentWords } from './readiness-words.ts'

/** How ready the player is: a range and the records it rests on, or an honest word on what is missing. */
export function ReadinessCard() {
  const { data: readiness } = useReadiness()
  if (!readiness) return null
  return (
    <Card title="If the exam were today">
      {readiness.kind === 'told' ? (
        <div className="grid gap-2">
          <p className="font-display text-3xl">
            {share(readiness.low)} to {share(readiness.high)}
          </p>
          <p className="text-pretty">
            of questions like these. Four times out of five, the true figure is in that range.
          </p>
          <p className="text-sm text-pretty text-muted">
            {basisWords(readiness)} Another block narrows the range. It isn’t a scaled score: raw scores don’t
            compare between exams.
          </p>
        </div>
      ) : (
        <div className="grid gap-2">
          <p className="text-pretty">{silentWords(readiness.missing)}</p>
          <ul className="grid list-disc gap-1 pl-5">
            {readiness.missing.map((one) => (
              <li key={missingWords(one)}>{missingWords(one)}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
