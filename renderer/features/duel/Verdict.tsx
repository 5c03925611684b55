import { House, RotateCcw } from 'lucide-react'
import { useEffect } from 'react'
import type { DuelEnd } from '#protocol/live/result.ts'
import type { SessionUser } from '#protocol/user.ts'
import { useReview } from '../../clients/duel-review.ts'
import type { LiveDuel } from '../../clients/live/duel.ts'
import { announce } from '../../components/announcements.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Spinner } from '../../components/Spinner.tsx'
import { useFreshPage } from '../../components/use-fresh-page.ts'
import { MatchSummary } from './MatchSummary.tsx'
import { outcomeOf } from './outcome.ts'
import { ownProfile } from './own-profile.ts'
import { RematchButton } from './RematchButton.tsx'
import { ReviewList } from './ReviewList.tsx'
import { VerdictHero } from './VerdictHero.tsx'

export interface VerdictActions {
  onRematch: () => void
  onDecline: () => void
  onHome: () => void
  /** The end of a duel whose message was missed has been read. */
  onEndRead: (end: DuelEnd) => void
}

export interface VerdictProps {
  user: SessionUser
  duel: LiveDuel
  connected: boolean
  actions: VerdictActions
}

/** The finish: the winner, the gains, the ten questions once more, and the ways on. */
export function Verdict({ user, duel, connected, actions }: VerdictProps) {
  const { start, end } = duel
  const { onHome, onRematch, onDecline, onEndRead } = actions
  const review = useReview(start.matchId, end !== null)
  const read = review.data?.end
  useEffect(() => {
    if (!end && read) onEndRead(read)
  }, [end, read, onEndRead])

  const result = end ? outcomeOf(end) : null
  useFreshPage(result)
  useEffect(() => {
    if (result) announce(`${result}. Final score ${duel.scores[0]} to ${duel.scores[1]}.`)
  }, [result, duel.scores])

  if (!end || !result)
    return (
      <Card padding="roomy" as="div" className="mx-auto max-w-3xl">
        <div className="grid min-h-96 place-content-center justify-items-center gap-4 text-center">
          <Spinner size={32} className="text-brass" />
          <h1 className="text-3xl">The bench is counting</h1>
          <p className="text-muted" role="status">
            Scores, XP and rating are being entered in the record...
          </p>
        </div>
      </Card>
    )

  const rematch = (
    <RematchButton duel={duel} connected={connected} onRematch={onRematch} onDecline={onDecline} />
  )
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8 animate-enter">
      <VerdictHero
        result={result}
        end={end}
        you={ownProfile(user)}
        opponent={start.opponent}
        subject={start.subject}
        actions={
          <>
            <Button
              size="large"
              variant={duel.rematch?.from === 'opponent' ? 'secondary' : 'primary'}
              icon={<House className="size-5" aria-hidden="true" />}
              onClick={onHome}
            >
              Return Home
            </Button>
            {rematch}
          </>
        }
      />
      <MatchSummary end={end} />
      <ReviewList review={review} opponentName={start.opponent.displayName} />
      <footer className="flex flex-wrap justify-end gap-3">
        <Button
          disabled={!connected}
          icon={<RotateCcw className="size-4" aria-hidden="true" />}
          onClick={onRematch}
        >
          Rematch
        </Button>
        <Button onClick={onHome}>Main Menu</Button>
      </footer>
    </div>
  )
}
