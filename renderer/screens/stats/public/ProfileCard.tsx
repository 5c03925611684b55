import { Eye, Share2, Swords } from 'lucide-react'
import { counted, plural, whole } from '#protocol/figures.ts'
import { PLACEMENT_MATCHES } from '#rules/match/rating.ts'
import { desktop } from '../../../clients/desktop.ts'
import type { PublicRecord } from '../../../clients/stats.ts'
import { Avatar } from '../../../components/Avatar.tsx'
import { Badge } from '../../../components/Badge.tsx'
import { Button } from '../../../components/Button.tsx'
import { ButtonLink } from '../../../components/ButtonLink.tsx'
import { Card } from '../../../components/Card.tsx'
import { copyAddress } from '../../../components/copy-address.ts'
import { Figure } from '../../../components/Figure.tsx'
import { shareOf } from '../../../components/figures.ts'
import { LevelFrame } from '../../../components/LevelFrame.tsx'
import { SchoolBadge } from '../../../components/SchoolBadge.tsx'

export interface ProfileCardProps {
  user: PublicRecord['user']
  /** where this record is found on the web */
  address: string
}

/** The player's name and standing, with a way to share them and one to challenge the player. */
export function ProfileCard({ user, address }: ProfileCardProps) {
  return (
    <Card as="div" padding="roomy">
      <div className="grid gap-6">
        <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-8">
          <ProfilePortrait user={user} />
          <div className="grid min-w-0 content-center gap-2">
            <p>
              <Badge icon={<Eye className="size-3.5" aria-hidden="true" />}>Viewing Public Profile</Badge>
            </p>
            <h1 className="text-3xl break-words">{user.displayName}</h1>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
              <span className="break-all">@{user.username}</span>
              <SchoolBadge lawSchool={user.lawSchool} />
            </p>
            <p className="text-muted tabular-nums">
              {user.underReview
                ? 'We’re checking this player’s standing, so it’s hidden for now.'
                : `Level ${user.level} • ${whole(user.points)} Points`}
            </p>
          </div>
        </div>
        {user.underReview ? null : <Standing user={user} />}
        <div className="flex flex-wrap gap-2">
          <ButtonLink
            to={`/?${new URLSearchParams({ challenge: user.username })}`}
            variant="primary"
            icon={<Swords className="size-4" aria-hidden="true" />}
          >
            Challenge
          </ButtonLink>
          <Button
            icon={<Share2 className="size-4" aria-hidden="true" />}
            onClick={() => void copyAddress(desktop() ? address : `${location.origin}${location.pathname}`)}
          >
            Share Profile
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** The portrait in the ring of its level; without one while the standing is hidden. */
function ProfilePortrait({ user }: Pick<ProfileCardProps, 'user'>) {
  const portrait = (
    <Avatar
      name={user.displayName}
      archetypeId={user.avatarData.archetypeId}
      palette={user.avatarData.palette}
      size={112}
      label={`Portrait of ${user.displayName}`}
    />
  )
  if (user.underReview) return <span className="self-center">{portrait}</span>
  return (
    <LevelFrame level={user.level} className="self-center justify-self-start">
      {portrait}
    </LevelFrame>
  )
}

function Standing({ user }: { user: ProfileCardProps['user'] }) {
  const games = user.totalWins + user.totalLosses
  return (
    <dl className="grid grid-cols-2 gap-6 border-t border-line pt-6 lg:grid-cols-4">
      <Figure
        label="Elo Rating"
        note={
          user.isRanked
            ? 'ranked'
            : `unranked: ${user.placementMatches} of ${PLACEMENT_MATCHES} placement duels`
        }
      >
        {whole(user.overallElo)}
      </Figure>
      <Figure
        label="Win Rate"
        note={
          games === 0
            ? 'no games yet'
            : `${counted(user.totalWins, 'win', 'wins')}, ${counted(user.totalLosses, 'loss', 'losses')}`
        }
      >
        {shareOf(user.totalWins, games)}
      </Figure>
      <Figure
        label="Accuracy"
        note={
          user.totalQuestionsAnswered === 0
            ? 'no answers yet'
            : counted(user.totalQuestionsAnswered, 'answer', 'answers')
        }
      >
        {shareOf(user.totalCorrectAnswers, user.totalQuestionsAnswered)}
      </Figure>
      <Figure label="Daily Streak" note={`${plural(user.dailyStreak, 'day', 'days')} in a row`}>
        {whole(user.dailyStreak)}
      </Figure>
    </dl>
  )
}
