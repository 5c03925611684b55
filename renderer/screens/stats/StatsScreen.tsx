import { ChartColumn, House } from 'lucide-react'
import { useParams } from 'react-router'
import type { SessionUser } from '#protocol/user.ts'
import { AppHeader } from '../../components/AppHeader.tsx'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import { Page } from '../../components/Page.tsx'
import { ComingPanel } from '../coming/ComingPanel.tsx'
import { COMING } from '../coming/coming.ts'

/** Own stats at /stats, another player's at /stats/:userId; a visitor has none of their own. */
export default function StatsScreen({ user }: { user: SessionUser | null }) {
  const { userId } = useParams()
  if (!user && !userId) return <SignedOut />
  const coming = userId && userId !== user?.id ? COMING.publicStats : COMING.stats
  return (
    <Page title={coming.title} header={<AppHeader back={{ to: '/', label: 'Back to Game' }} />}>
      <ComingPanel coming={coming} icon={<ChartColumn className="size-8" aria-hidden="true" />} />
    </Page>
  )
}

function SignedOut() {
  return (
    <Page title="Stats" className="grid place-content-center">
      <div className="grid max-w-form justify-items-center gap-4 py-8 text-center animate-enter">
        <span className="grid size-18 place-items-center rounded-full border border-brass/55 bg-raised text-brass">
          <ChartColumn className="size-8" aria-hidden="true" />
        </span>
        <h1 className="text-2xl">Please log in to view stats</h1>
        <p className="text-muted">Your record is kept with your account.</p>
        <ButtonLink
          to="/"
          variant="primary"
          className="mt-2"
          icon={<House className="size-4" aria-hidden="true" />}
        >
          Return Home
        </ButtonLink>
      </div>
    </Page>
  )
}
