import type { Row } from '../../clients/boards.ts'
import { BoardRow } from './BoardRow.tsx'
import { winRate } from './row-figures.ts'

export interface BoardRowsProps {
  rows: readonly Row[]
  ownId: string
  /** the list's name, read out */
  label: string
}

/** Players of a board, best first. */
export function BoardRows({ rows, ownId, label }: BoardRowsProps) {
  return (
    <ol aria-label={label} className="grid grid-cols-1">
      {rows.map((row) => (
        <BoardRow key={row.id} row={row} isOwn={row.id === ownId}>
          Level {row.level} <span aria-hidden="true">·</span> Win rate {winRate(row)}
        </BoardRow>
      ))}
    </ol>
  )
}
