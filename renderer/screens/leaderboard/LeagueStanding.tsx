import { EyeOff, Gavel, Hourglass, LogIn } from 'lucide-react'
import type { ReactNode } from 'react'
import { counted } from '#protocol/figures.ts'
import type { LeagueState } from '#protocol/http/league.ts'
import { GROUP_SIZE } from '#rules/leagues.ts'
import type { League } from '../../clients/league.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { LeagueGroup } from './LeagueGroup.tsx'

interface Outside {
  icon: ReactNode
  title: string
  text: string
  action?: ReactNode
}

const icon = 'size-6'

const OUTSIDE: Readonly<Record<Exclude<LeagueState, 'in'>, Outside>> = {
  no_points: {
    icon: <Gavel className={icon} aria-hidden="true" />,
    title: 'Your week starts with your first points',
    text: `Play a duel, a friend game, or the Daily Casefile. You’ll join a group of up to ${counted(GROUP_SIZE, 'player', 'players')} at your level.`,
    action: <ButtonLink to="/">Go and play</ButtonLink>,
  },
  soon: {
    icon: <Hourglass className={icon} aria-hidden="true" />,
    title: 'Finding your group',
    text: 'You have points this week. Your group shows up here within a minute.',
  },
  out: {
    icon: <LogIn className={icon} aria-hidden="true" />,
    title: 'You’re not in a league',
    text: 'Your points still count on the leaderboards. Join again anytime.',
  },
  hidden: {
    icon: <EyeOff className={icon} aria-hidden="true" />,
    title: 'You’re hidden from the leaderboards',
    text: 'Players in a league see each other, so you’re not in one. Show yourself on the leaderboards to join.',
  },
  held: {
    icon: <Hourglass className={icon} aria-hidden="true" />,
    title: 'Your place is on hold',
    text: 'We’re checking your offline answers. Your league is safe until we’re done.',
  },
}

/** One's own group, or why there is none and what to do about it. */
export function LeagueStanding({ league, ownId }: { league: League; ownId: string }) {
  if (league.state === 'in') return <LeagueGroup league={league} ownId={ownId} />
  const { title, text, ...rest } = OUTSIDE[league.state]
  return (
    <EmptyState title={title} {...rest}>
      {text}
    </EmptyState>
  )
}
