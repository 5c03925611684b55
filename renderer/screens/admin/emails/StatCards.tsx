import { Activity, type LucideIcon, Mail, Trophy, Users } from 'lucide-react'
import { whole } from '#protocol/figures.ts'
import { ACTIVE_DAYS } from '#rules/admin.ts'
import type { Analytics } from '../../../clients/admin.ts'
import { Card } from '../../../components/Card.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { hours as oneDecimal, percent } from '../../../components/figures.ts'

/** The four cards over the tabs (spec section 2, Admin). */
export function StatCards({ analytics }: { analytics: Analytics }) {
  const { totalUsers, usersWithEmail, emailCaptureRate, activeUsersWithEmail, topPerformers } = analytics
  const cards: { label: string; value: number; note: string; icon: LucideIcon }[] = [
    { label: 'Total Users', value: totalUsers, note: 'Platform total', icon: Users },
    {
      label: 'Users with Emails',
      value: usersWithEmail,
      note: `${percent(emailCaptureRate)} capture rate`,
      icon: Mail,
    },
    {
      label: 'Active Users',
      value: activeUsersWithEmail,
      note: `Last ${ACTIVE_DAYS} days`,
      icon: Activity,
    },
    {
      label: 'Top Performers',
      value: topPerformers.count,
      note: `Average level ${oneDecimal(topPerformers.avgLevel)}`,
      icon: Trophy,
    },
  ]
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {cards.map(({ label, value, note, icon }) => (
        <Card key={label} as="div">
          <dl>
            <Figure label={label} icon={icon} note={note}>
              {whole(value)}
            </Figure>
          </dl>
        </Card>
      ))}
    </div>
  )
}
