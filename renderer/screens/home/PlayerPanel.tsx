import { ChartColumn, Mails, UserPen } from 'lucide-react'
import { whole } from '#protocol/figures.ts'
import { SCREENS } from '#protocol/screens.ts'
import type { SessionUser } from '#protocol/user.ts'
import { Button } from '../../components/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'
import { CountUp } from '../../components/CountUp.tsx'
import { Figure } from '../../components/Figure.tsx'
import { LevelPortrait } from '../../components/LevelPortrait.tsx'
import { SchoolBadge } from '../../components/SchoolBadge.tsx'
import { LevelProgress } from './LevelProgress.tsx'

export interface PlayerPanelProps {
  user: SessionUser
  onEdit: () => void
  /** The edit button is pointed at or focused: time to fetch the dialog. */
  onEditLikely: () => void
}

/** The player: portrait at the size of their level, names, school, standing, and the ways to change and study them. */
export function PlayerPanel({ user, onEdit, onEditLikely }: PlayerPanelProps) {
  return (
    <Card as="div" padding="none" className="max-sm:border-0 max-sm:bg-transparent sm:p-6">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 sm:gap-x-8">
        <LevelPortrait
          player={user}
          level={user.level}
          label={`Portrait of ${user.displayName}`}
          className="max-sm:size-14!"
          frameClassName="self-center sm:row-span-2"
        />
        <div
          data-own
          className="flex min-w-0 flex-wrap items-start justify-between gap-x-8 gap-y-1 self-center sm:gap-y-4"
        >
          <div className="min-w-0">
            <h1 className="text-xl break-words sm:text-3xl">{user.displayName}</h1>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
              <span className="break-all">@{user.username}</span>
              <SchoolBadge lawSchool={user.lawSchool} />
            </p>
          </div>
          <dl className="flex gap-x-6 gap-y-1 max-sm:flex-wrap sm:gap-8">
            <Figure look="headline" label="Level" note={user.levelTitle}>
              <CountUp value={user.level} />
            </Figure>
            <Figure look="headline" label="Points">
              <CountUp value={user.points} format={whole} />
            </Figure>
          </dl>
        </div>
        <div className="col-span-2 grid min-w-0 gap-2 sm:col-span-1 sm:gap-4">
          <LevelProgress user={user} />
          <div className="flex flex-wrap gap-2 max-sm:*:grow">
            <Button
              icon={<UserPen className="size-4" aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={onEdit}
              onPointerEnter={onEditLikely}
              onFocus={onEditLikely}
            >
              Edit Character
            </Button>
            <ButtonLink to={SCREENS.stats} icon={<ChartColumn className="size-4" aria-hidden="true" />}>
              My Stats
            </ButtonLink>
            {user.role === 'admin' ? (
              <ButtonLink to={SCREENS.adminEmails} icon={<Mails className="size-4" aria-hidden="true" />}>
                Admin
              </ButtonLink>
            ) : null}
          </div>
        </div>
      </div>
    </Card>
  )
}
