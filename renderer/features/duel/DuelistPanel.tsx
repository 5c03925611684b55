import { Check, GraduationCap, Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DuelProfile } from '#protocol/live/profile.ts'
import { Avatar } from '../../components/Avatar.tsx'
import { Badge } from '../../components/Badge.tsx'
import { classNames } from '../../components/class-names.ts'
import { HealthBar } from './HealthBar.tsx'

/** The player at this moment, as the seal on the portrait shows it. */
export type DuelistStatus = 'thinking' | 'answered' | 'away'

export interface DuelistPanelProps {
  profile: DuelProfile
  hp: number
  status: DuelistStatus
  /** The right-hand side of the arena. */
  opposing?: boolean | undefined
}

/** One side of the arena: portrait, name, level, school, points, HP, and whether the player has answered. */
export function DuelistPanel({ profile, hp, status, opposing = false }: DuelistPanelProps) {
  const { displayName } = profile
  return (
    <section
      aria-label={opposing ? `Opponent: ${displayName}` : `You: ${displayName}`}
      className={classNames(
        'flex min-w-0 flex-col gap-1 sm:flex-row sm:items-center sm:gap-4',
        opposing ? 'items-end text-end sm:flex-row-reverse' : 'items-start',
      )}
    >
      <Portrait profile={profile} status={status} opposing={opposing} />
      <div className="grid w-full min-w-0 grow gap-1">
        <p className="truncate font-display text-base leading-tight sm:text-xl sm:leading-tight">
          {displayName}
        </p>
        <DuelistDetails profile={profile} opposing={opposing} className="max-sm:hidden" />
        <HealthBar hp={hp} owner={displayName} mirrored={opposing} />
      </div>
    </section>
  )
}

/** Level, points and school. Beside the portrait where there is room, else above the question. */
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
        {botLevel ? null : ` · ${points.toLocaleString('en')} points`}
      </span>
      {lawSchool ? (
        <Badge tone="brass" icon={<GraduationCap className="size-3.5" aria-hidden="true" />}>
          {lawSchool}
        </Badge>
      ) : null}
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

/** The medallion; a seal pressed on its rim says that an answer is in, or that the player is gone. */
function Portrait({ profile, status, opposing }: Required<Omit<DuelistPanelProps, 'hp'>>) {
  const { displayName, avatarData, botLevel } = profile
  const seal = SEALS[status]
  return (
    <span
      className={classNames(
        'relative grid size-11 shrink-0 rounded-full transition-opacity sm:size-20',
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
            'absolute top-1/2 inline-flex h-6 -translate-y-1/2 items-center gap-1 rounded-full border px-1.5 text-xs leading-none font-semibold whitespace-nowrap animate-enter',
            'sm:top-auto sm:-bottom-2 sm:left-1/2 sm:-translate-x-1/2 sm:translate-y-0 sm:px-2',
            opposing ? 'max-sm:right-[calc(100%+4px)]' : 'max-sm:left-[calc(100%+4px)]',
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
