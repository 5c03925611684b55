import { ArrowRight } from 'lucide-react'
import { SCREENS } from '#protocol/screens.ts'
import { Badge } from '../../components/Badge.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { ComingCard } from './ComingCard.tsx'

export function DailyCard() {
  return (
    <ComingCard
      title="Daily Casefile"
      action={<Badge tone="warn">HARD</Badge>}
      buttons={
        <ButtonLink to={SCREENS.daily} icon={<ArrowRight className="size-4" aria-hidden="true" />}>
          Take Challenge
        </ButtonLink>
      }
    >
      One hard question a day with enhanced rewards: +150 XP and 2x mastery. Resets daily at midnight UTC, and
      every day you answer lengthens your streak.
    </ComingCard>
  )
}
