import { Check, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { whole } from '#protocol/figures.ts'
import type { DuelProfile } from '#protocol/live/profile.ts'
import { Avatar } from '../Avatar.tsx'
import { classNames } from '../class-names.ts'
import { Numerals } from '../Numerals.tsx'
import { SchoolBadge } from '../SchoolBadge.tsx'

/** The player at this moment, as the seal on the portrait shows it. */
export type DuelistStatus = 'thinking' | 'answered' | 'away'

/** One side of the arena as it stands. */
export interface Duelist {
  readonly profile: DuelProfile
  readonly score: number
  /** more points than the other */
  readonly leads: boolean
  readonly status: DuelistStatus
  /** under the name: HP, or how far it is to the win */
  readonly meter: ReactNode
  /** one of two players that the reader is not: the name alone says who it is */
  readonly watched?: boolean
}

export interface DuelistPanelProps {
  duelist: Duelist
  /** The right-hand side of the arena. */
  opposing?: boolean | undefined
}

/**
 * One side of the arena: portrait, whose side it is, name, level, school, points, a meter, score, and whether the player has
 * answered. Yours is brass and square, your opponent's blue and round.
 */
export function DuelistPanel({ duelist, opposing = false }: DuelistPanelProps) {
  const { profile, status, meter, watched = false } = duelist
  const { displayName } = profile
  return (
    <section
      aria-label={watched ? displayName : `${opposing ? 'Opponent' : 'You'}: ${displayName}`}
      data-side={opposing ? 'opponent' : 'you'}
      className="duelist"
    >
      <Portrait profile={profile} status={status} opposing={opposing} />
      <p className="[grid-area:side]">{watched ? null : <SideTag opposing={opposing} />}</p>
      <Score duelist={duelist} opposing={opposing} />
      <p className="w-full truncate font-display text-sm leading-tight [grid-area:name] sm:text-lg sm:leading-tight">
        {displayName}
      </p>
      <DuelistDetails profile={profile} opposing={opposing} className="[grid-area:details] max-sm:hidden" />
      <div className="w-full [grid-area:meter]">{meter}</div>
    </section>
  )
}

/** Whose side it is, in a word, a color and a shape. */
const SideTag = ({ opposing }: { opposing: boolean }) => (
  <span
    className={classNames(
      'inline-block px-1.5 text-xs leading-5 font-semibold',
      opposing
        ? 'rounded-full border border-info text-info'
        : 'rounded-sm border border-brass bg-brass text-on-brass',
    )}
  >
    {opposing ? 'Opponent' : 'You'}
  </span>
)

function Score({ duelist, opposing }: Required<DuelistPanelProps>) {
  const { score, leads, watched = false } = duelist
  return (
    <p
      className={classNames(
        'grid min-w-8 place-items-center border-2 px-1 text-xl leading-7 [grid-area:score] sm:min-w-14 sm:text-3xl sm:leading-[3.25rem]',
        opposing ? 'rounded-full' : 'rounded-sm',
        leads ? (opposing ? 'border-info' : 'border-brass') : 'border-line',
      )}
    >
      <span className="sr-only">{watched ? 'Score' : opposing ? 'Their score' : 'Your score'}: </span>
      {/* A new number comes in of its own, a beat after the answers. */}
      <span key={score} className="inline-block animate-swell [animation-delay:320ms]">
        <Numerals value={score} />
      </span>
    </p>
  )
}

/** Level, points and school. Beside the portrait where there is room, else between the rounds. */
export function DuelistDetails(props: { profile: DuelProfile; opposing?: boolean; className?: string }) {
  const { profile, opposing = false, className } = props
  const { level, points, lawSchool, botLevel } = profile
  return (
    <p
      className={classNames(
        'flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm leading-snug text-muted tabular-nums',
        opposing && 'justify-end',
        className,
      )}
    >
      <span className="whitespace-nowrap">
        Level {level}
        {botLevel ? null : ` · ${whole(points)} points`}
      </span>
      <SchoolBadge lawSchool={lawSchool} />
    </p>
  )
}

const SEALS: Readonly<Record<DuelistStatus, { words: string; sign: ReactNode; look: string } | null>> = {
  thinking: null,
  answered: {
    words: 'Answered',
    sign: <Check className="size-3.5" strokeWidth={3} aria-hidden="true" />,
    look: 'border-brass bg-brass text-on-brass',
  },
  away: {
    words: 'Away',
    sign: <Unplug className="size-3.5" strokeWidth={2.5} aria-hidden="true" />,
    look: 'border-edge bg-surface text-ink',
  },
}

interface PortraitProps {
  profile: DuelProfile
  status: DuelistStatus
  opposing: boolean
}

/** The medallion; a seal pressed on its rim says that an answer is in, or that the player is gone. */
function Portrait({ profile, status, opposing }: PortraitProps) {
  const { displayName, avatarData, botLevel } = profile
  const seal = SEALS[status]
  return (
    <span
      className={classNames(
        'relative grid size-11 shrink-0 p-0.5 ring-2 transition-opacity [grid-area:portrait] sm:size-20',
        opposing ? 'rounded-full ring-info' : 'rounded-md bg-brass/20 ring-brass',
        status === 'away' && 'opacity-70',
      )}
    >
      <Avatar
        name={displayName}
        archetypeId={avatarData.archetypeId}
        palette={avatarData.palette}
        ring={botLevel || opposing ? 'silver' : 'brass'}
        className="size-full! [&>*]:size-full"
      />
      {seal ? (
        <span
          className={classNames(
            'absolute -bottom-1 left-1/2 inline-flex h-6 -translate-x-1/2 items-center gap-1 rounded-full border px-1.5 text-xs leading-none font-semibold whitespace-nowrap animate-fade sm:-bottom-2 sm:px-2',
            seal.look,
          )}
        >
          {seal.sign}
          <span className="max-sm:sr-only">{seal.words}</span>
        </span>
      ) : null}
    </span>
  )
}
