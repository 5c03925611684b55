import { counted, lengthOfTime, share } from '#protocol/figures.ts'
import { DAY_MS } from '#rules/days.ts'
import { BLOCK_DAYS, FRESH_DAYS } from '#rules/readiness/readiness.ts'
import { type Readiness, useReadiness } from '../../clients/exam.ts'
import { Card } from '../../components/Card.tsx'

type Missing = Extract<Readiness, { kind: 'silent' }>['missing'][number]

/** A record that is missing, in a few words. */
function missingWords(missing: Missing): string {
  switch (missing.kind) {
    case 'block':
      return `an exam block in the last ${lengthOfTime(FRESH_DAYS * DAY_MS, 'week')}, taken like the exam`
    case 'answers':
      return `${counted(missing.more, 'more answer', 'more answers')}`
    case 'subject':
      return `${counted(missing.more, 'more answer', 'more answers')} in ${missing.subject}`
    case 'wide':
      return 'one more exam block'
  }
}

const restsWords = ({ blocks, answers }: Readiness): string =>
  `${counted(blocks, 'exam block', 'exam blocks')} from the last ${lengthOfTime(BLOCK_DAYS * DAY_MS, 'week')} and ${counted(answers, 'answer', 'answers')}`

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
            It rests on {restsWords(readiness)}. Practice since those blocks counts too. Another block narrows
            the range. It isn’t a scaled score: raw scores don’t compare between exams.
          </p>
        </div>
      ) : (
        <div className="grid gap-2">
          <p className="text-pretty">It’s too early to say. An honest estimate still needs:</p>
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
