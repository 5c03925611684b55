import './arena.css'
import type { ReactNode } from 'react'
import { type Duelist, DuelistPanel } from './DuelistPanel.tsx'

export interface ScoreboardProps {
  you: Duelist
  opponent: Duelist
  /** Between the two: the clock. */
  children: ReactNode
}

/** Both players with their scores, and what stands between them. */
export const Scoreboard = ({ you, opponent, children }: ScoreboardProps) => (
  <div className="arena-standing grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-3 sm:gap-x-6 split:gap-x-12">
    <DuelistPanel duelist={you} />
    {children}
    <DuelistPanel duelist={opponent} opposing />
  </div>
)
