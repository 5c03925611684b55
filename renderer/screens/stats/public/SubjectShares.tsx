import { whole } from '#protocol/figures.ts'
import type { PublicRecord } from '../../../clients/stats.ts'
import { Card } from '../../../components/Card.tsx'
import { shareOf } from '../../../components/figures.ts'
import { Progress } from '../../../components/Progress.tsx'
import { SubjectGlyph } from '../../../components/SubjectGlyph.tsx'

/** How much of each subject was answered rightly; the bar's divisor is at least 1 (spec section 2). */
export function SubjectShares({ subjects }: { subjects: PublicRecord['subjectStats'] }) {
  return (
    <Card title="Mastery by Subject">
      <ul className="grid gap-5">
        {subjects.map(({ subject, correctAnswers: correct, questionsAnswered: answered }) => {
          const text = `${whole(correct)}/${whole(answered)} correct`
          return (
            <li key={subject} className="grid gap-2">
              <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="flex items-center gap-2 font-semibold">
                  <SubjectGlyph subject={subject} className="size-5 shrink-0 text-brass" />
                  {subject}
                </span>
                <span className="text-sm text-muted tabular-nums">
                  {text}
                  {answered > 0 ? ` (${shareOf(correct, answered)})` : null}
                </span>
              </p>
              <Progress
                value={correct}
                max={Math.max(1, answered)}
                label={`${subject}, share of correct answers`}
                valueText={text}
              />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
