import { ArrowRight } from 'lucide-react'
import { SCREENS } from '#protocol/screens.ts'
import { useDailyStreak } from '../../clients/daily.ts'
import { Badge } from '../../components/Badge.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Card } from '../../components/Card.tsx'

/** The way to the day's case. It reads the streak alone: reading the case would start its clock. */
export function DailyCard() {
  const answered = useDailyStreak().data?.answeredToday === true
  return (
    <Card title="Daily Casefile" action={<Badge tone="warn">HARD</Badge>} className="flex flex-col">
      <p className="text-pretty text-muted">
        One hard question a day with enhanced rewards: +150 XP and 2x mastery. Resets daily at midnight UTC,
        and every day you answer lengthens your streak.
      </p>
      <div className="mt-auto pt-4">
        <p className="min-h-6 text-sm font-semibold text-muted">
          {answered ? 'Answered today' : '90 seconds from the moment you open it'}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <ButtonLink
            to={SCREENS.daily}
            variant={answered ? 'secondary' : 'primary'}
            icon={<ArrowRight className="size-4" aria-hidden="true" />}
          >
            {answered ? 'See Today’s Result' : 'Take Challenge'}
          </ButtonLink>
        </div>
      </div>
    </Card>
  )
}
