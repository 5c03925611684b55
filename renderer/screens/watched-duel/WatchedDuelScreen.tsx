import { EyeOff } from 'lucide-react'
import { useParams } from 'react-router'
import { isNothingThere } from '../../clients/nothing-there.ts'
import { useWatchedDuel } from '../../clients/watched-duel.ts'
import { AppHeader } from '../../components/AppHeader.tsx'
import { NothingHere } from '../../components/NothingHere.tsx'
import { Page } from '../../components/Page.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { Reading } from '../../features/reading/Reading.tsx'
import { WatchedDuelView } from './WatchedDuelView.tsx'

/** A finished duel of others, by its link. */
export default function WatchedDuelScreen() {
  const { matchId = '' } = useParams()
  const query = useWatchedDuel(matchId)
  if (isNothingThere(query.error))
    return (
      <NothingHere title="No duel to see" icon={<EyeOff className="size-8" aria-hidden="true" />}>
        There’s no finished duel here, or one of its players keeps it private.
      </NothingHere>
    )
  const names = query.data?.players.map(({ displayName }) => displayName)
  return (
    <Page
      title={names?.join(' v. ') ?? 'A finished duel'}
      width="arena"
      hiddenHeading={!query.data}
      header={<AppHeader back={{ to: '/', label: 'Home' }} />}
    >
      <Reading
        query={query}
        failure="We couldn’t load this duel"
        offline="You’re offline. Reconnect to see this duel."
        loading="Loading the duel..."
        skeleton={<Skeleton shape="card" className="h-96" />}
      >
        {(duel) => <WatchedDuelView duel={duel} />}
      </Reading>
    </Page>
  )
}
