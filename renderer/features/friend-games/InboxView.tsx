import { Gavel } from 'lucide-react'
import type { ReactNode } from 'react'
import type { InboxGame } from '#protocol/http/friend-games.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import { useInbox } from '../../clients/friend-games.ts'
import { wordsOf } from '../../clients/http.ts'
import { Badge } from '../../components/Badge.tsx'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { BlockedPlayers } from './BlockedPlayers.tsx'
import { GameRow } from './GameRow.tsx'
import { useClock } from './use-clock.ts'

/** Finished games shown (spec section 9). */
const COMPLETED_SHOWN = 5

export interface InboxViewProps {
  ownId: string
  onOpen: (matchId: string) => void
  /** To the form that starts a game. */
  onChallenge: () => void
}

/** The friend games' inbox: games that wait, games under way, and those that ended last. */
export function InboxView({ ownId, onOpen, onChallenge }: InboxViewProps) {
  const query = useInbox()
  const inbox = query.data
  const now = useClock(inbox !== undefined)
  if (inbox === undefined)
    return query.isError ? (
      <ErrorState
        message={wordsOf(query.error, 'We couldn’t load your games. Check your connection and try again.')}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    ) : (
      <div aria-busy="true" className="grid gap-3">
        <p role="status" className="sr-only">
          Loading your games...
        </p>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} shape="control" className="h-18 w-full" />
        ))}
      </div>
    )
  const row = (game: InboxGame) => (
    <GameRow
      key={game.id}
      game={game}
      ownId={ownId}
      receivedAt={query.dataUpdatedAt}
      now={now}
      onOpen={() => onOpen(game.id)}
    />
  )
  const active = inbox.matches.filter((game) => game.status === 'active')
  const completed = inbox.matches.filter((game) => game.status === 'over').slice(0, COMPLETED_SHOWN)
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
        <span>
          Active <strong className="text-ink">{inbox.activeCount}</strong>
        </span>
        <span>
          Completed <strong className="text-ink">{inbox.completedCount}</strong>
        </span>
        {inbox.unreadCount > 0 ? <Badge tone="brass">{inbox.unreadCount} waiting</Badge> : null}
      </p>
      {active.length + completed.length === 0 ? (
        <EmptyState
          icon={<Gavel className="size-6" aria-hidden="true" />}
          title="No games yet"
          action={
            <Button variant="primary" onClick={onChallenge}>
              Challenge a friend
            </Button>
          }
        >
          Best of {MATCH_SETTINGS.friend.rounds} rounds against a friend, each on your own time. Enter a
          username and choose “Turn by turn.”
        </EmptyState>
      ) : (
        <>
          <Section title="Active Matches" empty="No active games.">
            {active.map(row)}
          </Section>
          <Section title="Recent Completed" empty="No finished games yet.">
            {completed.map(row)}
          </Section>
        </>
      )}
      <BlockedPlayers />
    </div>
  )
}

function Section({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-3">
      <h3 className="text-lg">{title}</h3>
      {children.length > 0 ? (
        <ul className="grid grid-cols-1 gap-2">{children}</ul>
      ) : (
        <p className="text-muted">{empty}</p>
      )}
    </section>
  )
}
