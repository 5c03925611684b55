import { counted, whole } from '#protocol/figures.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { classNames } from '../../components/class-names.ts'
import { RankMedal } from '../../features/board/RankMedal.tsx'

export interface SchoolRowsProps {
  schools: ReplyOf<'GET /api/leaderboard/schools'>
  ownSchool: string | undefined
  /** the list's name, read out */
  label: string
}

/** Law schools, best first. */
export function SchoolRows({ schools, ownSchool, label }: SchoolRowsProps) {
  return (
    <ol aria-label={label} className="grid grid-cols-1">
      {schools.map((school) => (
        <li
          key={school.lawSchool}
          value={school.rank}
          className={classNames(
            'flex items-center gap-3 border-b border-line px-1 py-2 last:border-b-0 sm:px-3',
            school.lawSchool === ownSchool ? 'rounded-md bg-brass/12' : null,
          )}
        >
          <RankMedal rank={school.rank} />
          <p className="min-w-0 grow">
            <span className="font-semibold">{school.lawSchool}</span>
            <span className="block text-sm text-muted">{counted(school.players, 'player', 'players')}</span>
          </p>
          <p className="shrink-0 text-end">
            <span className="block font-display text-lg leading-tight">{whole(school.points)}</span>
            <span className="text-xs text-muted">points</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
