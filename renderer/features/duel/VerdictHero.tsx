import type { ReactNode } from 'react'
import type { DuelProfile } from '#protocol/live/profile.ts'
import type { DuelEnd } from '#protocol/live/result.ts'
import { classNames } from '../../components/class-names.ts'
import { LevelPortrait } from '../../components/LevelPortrait.tsx'
import { Numerals } from '../../components/Numerals.tsx'
import { DuelStrip } from './DuelStrip.tsx'
import { Laurel } from './Laurel.tsx'
import type { Outcome } from './outcome.ts'
import { headToHeadText, verdictLine } from './verdict-words.ts'

export interface VerdictHeroProps {
  result: Outcome
  end: DuelEnd
  you: DuelProfile
  opponent: DuelProfile
  subject: string
  actions: ReactNode
}

/** The verdict itself, made to be shown around. */
export function VerdictHero({ result, end, you, opponent, subject, actions }: VerdictHeroProps) {
  const won = result === 'VICTORY'
  const together = headToHeadText(end, opponent.displayName)
  return (
    <section
      aria-labelledby="verdict"
      className={classNames(
        '@container relative isolate overflow-hidden rounded-lg border bg-surface px-4 py-6 text-center sm:px-8 sm:pt-8 sm:pb-10',
        won ? 'border-brass/55' : 'border-line',
      )}
    >
      {won ? <Rays /> : null}
      <p className="text-sm font-semibold text-muted">{subject}</p>
      <h1
        id="verdict"
        className={classNames(
          'mt-2 text-4xl tracking-[0.08em] sm:text-[4.5rem] sm:leading-none',
          won ? 'text-brass' : 'text-ink',
        )}
      >
        {result}
      </h1>
      <p className="mx-auto mt-3 max-w-measure text-pretty text-muted">
        {verdictLine(end, opponent.displayName)}
      </p>
      <div className="mx-auto mt-5 grid max-w-[40rem] grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 sm:gap-6">
        <Side profile={you} crowned={won} place="You" />
        <p className="flex items-baseline gap-2 text-[min(var(--text-4xl),13cqw)] leading-none sm:gap-4 sm:text-[4.5rem]">
          <span className="sr-only">Final score: </span>
          <Numerals value={end.scores[0]} className={won ? 'text-brass' : undefined} />
          <span className="font-display text-2xl text-muted sm:text-4xl">–</span>
          <Numerals value={end.scores[1]} className={result === 'DEFEAT' ? 'text-brass' : undefined} />
        </p>
        <Side
          profile={opponent}
          crowned={result === 'DEFEAT'}
          place={opponent.botLevel ? 'Bot' : 'Opponent'}
        />
      </div>
      {end.strip && end.strip.length > 0 ? (
        <div className="mt-4">
          <DuelStrip strip={end.strip} opponentName={opponent.displayName} />
        </div>
      ) : null}
      {together ? <p className="mt-2 text-sm text-pretty text-muted">{together}</p> : null}
      {actions}
    </section>
  )
}

function Side({ profile, crowned, place }: { profile: DuelProfile; crowned: boolean; place: string }) {
  const { displayName } = profile
  return (
    <div className="grid min-w-0 justify-items-center gap-2">
      <span className="relative grid size-[min(6rem,31cqw)] place-items-center sm:size-[min(8rem,31cqw)]">
        {crowned ? <Laurel className="absolute inset-0 size-full text-brass" /> : null}
        <LevelPortrait
          player={profile}
          ring={profile.botLevel ? 'silver' : 'brass'}
          className="size-full! [&>*]:size-full"
          frameClassName={classNames('size-[71%]', !crowned && 'opacity-90')}
        />
      </span>
      <p className="w-full font-display text-[min(1rem,5.2cqw)] leading-tight wrap-anywhere sm:text-xl sm:leading-tight">
        {displayName}
      </p>
      <p className="text-sm text-muted">{place}</p>
    </div>
  )
}

/** Light from behind the winner; it stands still and costs no picture. */
const Rays = () => (
  <span
    aria-hidden="true"
    className="absolute inset-0 -z-10 bg-[repeating-conic-gradient(from_-4deg_at_50%_58%,var(--color-brass)_0deg_4deg,transparent_4deg_15deg)] opacity-12 [mask-image:radial-gradient(circle_at_50%_58%,#000_8%,transparent_72%)]"
  />
)
