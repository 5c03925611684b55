import { ArrowDown, ArrowUp } from 'lucide-react'
import type { League } from '../../clients/league.ts'
import { Badge } from '../../components/Badge.tsx'
import { BoardRow } from '../../features/board/BoardRow.tsx'

/** The players of a group, best first, with the places that lead up and down. */
export function LeagueGroup({ league, ownId }: { league: League; ownId: string }) {
  const { rows, zones } = league
  return (
    <ol aria-label="Your group" className="grid grid-cols-1">
      {rows.map((row) => (
        <BoardRow key={row.id} row={row} isOwn={row.id === ownId}>
          <span className="flex flex-wrap items-center gap-2">
            Level {row.level}
            {row.rank <= zones.up && row.points > 0 ? (
              <Badge tone="right" icon={<ArrowUp className="size-3.5" aria-hidden="true" />}>
                Moving up
              </Badge>
            ) : null}
            {zones.down > 0 && (row.rank > rows.length - zones.down || row.points === 0) ? (
              <Badge tone="wrong" icon={<ArrowDown className="size-3.5" aria-hidden="true" />}>
                Dropping
              </Badge>
            ) : null}
          </span>
        </BoardRow>
      ))}
    </ol>
  )
}
