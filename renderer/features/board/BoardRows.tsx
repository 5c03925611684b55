import { GraduationCap } from 'lucide-react'
import { Link } from 'react-router'
import type { Row } from '../../clients/boards.ts'
import { Avatar } from '../../components/Avatar.tsx'
import { Badge } from '../../components/Badge.tsx'
import { classNames } from '../../components/class-names.ts'
import { RankMedal } from './RankMedal.tsx'
import { shortSchool, winRate } from './row-figures.ts'

export interface BoardRowsProps {
  rows: readonly Row[]
  ownId: string
  /** the list's name, read out */
  label: string
}

/** Players of a board, best first. A row leads to the player's public stats. */
export function BoardRows({ rows, ownId, label }: BoardRowsProps) {
  return (
    <ol aria-label={label} className="grid grid-cols-1">
      {rows.map((row) => (
        <li
          key={row.id}
          value={row.rank}
          className={classNames(
            'flex items-center gap-3 border-b border-line px-1 py-2 last:border-b-0 sm:px-3',
            row.id === ownId ? 'rounded-md bg-brass/12' : null,
          )}
        >
          <RankMedal rank={row.rank} />
          <Avatar
            name={row.displayName}
            archetypeId={row.avatarData.archetypeId}
            palette={row.avatarData.palette}
            size={40}
          />
          <div className="min-w-0 grow">
            <p className="flex flex-wrap items-center gap-x-2">
              <Link
                to={`/stats/${row.id}`}
                className="inline-flex min-h-6 items-center truncate font-semibold text-ink underline-offset-4 hover:underline"
              >
                {row.displayName}
              </Link>
              {row.id === ownId ? <span className="text-sm text-brass">You</span> : null}
              {row.lawSchool ? (
                <Badge tone="neutral" icon={<GraduationCap className="size-3.5" aria-hidden="true" />}>
                  {shortSchool(row.lawSchool)}
                </Badge>
              ) : null}
            </p>
            <p className="text-sm text-muted">
              Level {row.level} <span aria-hidden="true">·</span> Win rate {winRate(row)}
            </p>
          </div>
          <p className="shrink-0 text-end">
            <span className="block font-display text-lg leading-tight">
              {row.points.toLocaleString('en')}
            </span>
            <span className="text-xs text-muted">points</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
