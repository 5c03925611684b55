import type { DailyCase } from '#protocol/http/daily.ts'
import { SCREENS } from '#protocol/screens.ts'
import { ShareText } from '../../components/ShareText.tsx'
import { shareText } from './share.ts'

/** Shares the day's result without spoilers. */
export const ShareResult = ({ daily }: { daily: DailyCase }) => (
  <ShareText path={SCREENS.daily} textAt={(address) => shareText(daily, address)} />
)
