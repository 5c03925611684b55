import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { whole } from '#protocol/figures.ts'
import type { Row } from '../../clients/boards.ts'
import { classNames } from '../../components/class-names.ts'
import { LevelPortrait } from '../../components/LevelPortrait.tsx'
import { SchoolBadge } from '../../components/SchoolBadge.tsx'
import { RankMedal } from './RankMedal.tsx'
import { shortSchool } from './row-figures.ts'

export interface BoardRowProps {
  row: Pick<Row, 'id' | 'rank' | 'displayName' | 'level' | 'lawSchool' | 'avatarData' | 'points'>
  isOwn: boolean
  /** the line under the name */
  children: ReactNode
}

/** A player of a board. The name leads to the player's public stats. */
export function BoardRow({ row, isOwn, children }: BoardRowProps) {
  return (
    <li
      value={row.rank}
      className={classNames(
        'flex items-center gap-3 border-b border-line px-1 py-2 last:border-b-0 sm:px-3',
        isOwn ? 'rounded-md bg-brass/12' : null,
      )}
    >
      <RankMedal rank={row.rank} />
      <LevelPortrait player={row} size={36} slim />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            to={`/stats/${row.id}`}
            className="inline-flex min-h-6 min-w-0 items-center font-semibold wrap-anywhere text-ink underline-offset-4 hover:underline"
          >
            {row.displayName}
          </Link>
          {isOwn ? <span className="text-sm text-brass">You</span> : null}
          <SchoolBadge tone="neutral" lawSchool={row.lawSchool && shortSchool(row.lawSchool)} />
        </p>
        <p className="text-sm text-muted">{children}</p>
      </div>
      <p className="shrink-0 text-end">
        <span className="block font-display text-lg leading-tight">{whole(row.points)}</span>
        <span className="text-xs text-muted">points</span>
      </p>
    </li>
  )
}
