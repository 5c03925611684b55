import { DIFFICULTY_LEVELS } from '#rules/difficulty.ts'
import { SOLO_START_DIFFICULTY } from '#rules/solo/run.ts'
import { classNames } from '../../components/class-names.ts'

const FIRST = DIFFICULTY_LEVELS[0]
const LAST = DIFFICULTY_LEVELS.at(-1) ?? FIRST

/** The ten levels of a run as courthouse steps, the first one lit, where a run begins, and the points at the top. */
export function Ladder() {
  return (
    <figure
      aria-label={`Ten levels of difficulty, from ${FIRST.name} at ${FIRST.multiplier} times the points to ${LAST.name} at ${LAST.multiplier} times`}
      className="flex min-h-40 flex-col self-stretch"
    >
      <div className="flex grow items-end border-b border-edge" aria-hidden="true">
        {DIFFICULTY_LEVELS.map(({ level }) => (
          <span
            key={level}
            className={classNames(
              'flex grow basis-0 justify-center border-t pt-1 font-display text-xs leading-none sm:text-sm sm:leading-none',
              level === SOLO_START_DIFFICULTY
                ? 'border-brass bg-brass text-on-brass'
                : 'border-brass/55 bg-raised text-muted',
            )}
            style={{ height: `${10 + level * 9}%` }}
          >
            {level}
          </span>
        ))}
      </div>
      <figcaption className="flex justify-between pt-2 text-sm text-muted" aria-hidden="true">
        <span>
          {FIRST.name}, points <span className="font-display text-ink">×{FIRST.multiplier}</span>
        </span>
        <span>
          {LAST.name}, points <span className="font-display text-ink">×{LAST.multiplier}</span>
        </span>
      </figcaption>
    </figure>
  )
}
