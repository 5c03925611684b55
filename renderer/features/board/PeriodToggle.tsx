import type { BoardPeriod } from '#protocol/http/leaderboard.ts'
import { Choices } from './Choices.tsx'

const PERIODS = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'all', label: 'All Time' },
] as const satisfies readonly { value: BoardPeriod; label: string }[]

/** 'Weekly' and 'All Time' (spec section 2). */
export function PeriodToggle({
  value,
  onChange,
}: {
  value: BoardPeriod
  onChange: (period: BoardPeriod) => void
}) {
  return <Choices label="Period" options={PERIODS} value={value} onChange={onChange} />
}
