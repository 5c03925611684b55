import { ChartColumn } from 'lucide-react'
import { useParams } from 'react-router'
import type { SessionUser } from '#protocol/user.ts'
import { AppHeader } from '../../components/AppHeader.tsx'
import { Page } from '../../components/Page.tsx'
import { ComingPanel } from '../coming/ComingPanel.tsx'
import { COMING } from '../coming/coming.ts'
import { OwnStats } from './OwnStats.tsx'
import { SignedOutStats } from './SignedOutStats.tsx'

/** Own stats at /stats, another player's at /stats/:userId; a visitor has none of their own (spec section 2). */
export default function StatsScreen({ user }: { user: SessionUser | null }) {
  const { userId } = useParams()
  if (userId && userId !== user?.id) return <AnotherPlayer />
  return user ? <OwnStats user={user} /> : <SignedOutStats />
}

/** Public profiles open with the duels. */
function AnotherPlayer() {
  return (
    <Page title={COMING.publicStats.title} header={<AppHeader back={{ to: '/', label: 'Back to Game' }} />}>
      <ComingPanel coming={COMING.publicStats} icon={<ChartColumn className="size-8" aria-hidden="true" />} />
    </Page>
  )
}
