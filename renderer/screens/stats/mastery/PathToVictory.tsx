import { whole } from '#protocol/figures.ts'
import { rankFor, SUPREME_ADVOCATE_CORRECT } from '#rules/ranks.ts'
import type { SubjectProgress } from '../../../clients/stats.ts'
import { Card } from '../../../components/Card.tsx'
import { percent } from '../../../components/figures.ts'
import { Progress } from '../../../components/Progress.tsx'
import { SubjectGlyph } from '../../../components/SubjectGlyph.tsx'
import { RankTrack } from './RankTrack.tsx'
import { pathToVictory } from './rank-path.ts'

/** A smaller share would read 0.0%. */
const LEAST_SHOWN = 0.1

/** All seven subjects on their way to Supreme Advocate, and their sum. */
export function PathToVictory({ subjects }: { subjects: readonly SubjectProgress[] }) {
  const { done, needed, advocates } = pathToVictory(subjects)
  const share = (100 * done) / needed
  const text = `${whole(done)} of ${whole(needed)} correct answers`
  return (
    <Card title="Path to Victory" padding="roomy">
      <div className="grid gap-6">
        <div className="grid gap-3">
          <p className="text-pretty text-muted">
            Become Supreme Advocate in all {subjects.length} subjects: {whole(SUPREME_ADVOCATE_CORRECT)}{' '}
            correct answers in each.
          </p>
          <Progress value={done} max={needed} label="Path to victory" valueText={text} size="normal" />
          <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 tabular-nums">
            <span>
              {text}
              {share >= LEAST_SHOWN ? ` (${percent(share)})` : ''}
            </span>
            <span className="font-semibold text-brass">
              {advocates} of {subjects.length} subjects at Supreme Advocate
            </span>
          </p>
        </div>
        <ul className="grid gap-x-4 border-t border-line pt-4">
          {subjects.map(({ subject, correctAnswers }) => (
            <li
              key={subject}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-2 sm:grid-cols-[12rem_minmax(0,1fr)_8rem]"
            >
              <span className="flex items-center gap-2">
                <SubjectGlyph subject={subject} className="size-5 shrink-0 text-brass" />
                {subject}
              </span>
              <div className="max-sm:order-last max-sm:col-span-2">
                <RankTrack subject={subject} correct={correctAnswers} />
              </div>
              <span className="text-end text-sm font-semibold">{rankFor(correctAnswers)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
