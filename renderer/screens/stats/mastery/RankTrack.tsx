import { whole } from '#protocol/figures.ts'
import { rankFor, SUPREME_ADVOCATE_CORRECT } from '#rules/ranks.ts'
import { classNames } from '../../../components/class-names.ts'
import { rankSteps } from './rank-path.ts'

/** One cell a rank, filled as far as it is earned. */
export function RankTrack({ subject, correct }: { subject: string; correct: number }) {
  return (
    <div
      role="progressbar"
      aria-label={`${subject}, the way to Supreme Advocate`}
      aria-valuemin={0}
      aria-valuemax={SUPREME_ADVOCATE_CORRECT}
      aria-valuenow={Math.min(correct, SUPREME_ADVOCATE_CORRECT)}
      aria-valuetext={`${rankFor(correct)}, ${whole(correct)} of ${whole(SUPREME_ADVOCATE_CORRECT)} correct answers`}
      className="flex gap-1"
    >
      {rankSteps(correct).map(({ to, share }) => (
        <span key={to} className="h-2 grow overflow-hidden rounded-full bg-line">
          <span
            className={classNames('block h-full rounded-full bg-brass', share > 0 && 'min-w-0.5')}
            style={{ width: `${share * 100}%` }}
          />
        </span>
      ))}
    </div>
  )
}
