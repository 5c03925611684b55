import { RotateCcw, Share2 } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { DuelEnd } from '#protocol/live/result.ts'
import type { SessionUser } from '#protocol/user.ts'
import { useReview } from '../../clients/duel-review.ts'
import type { LiveDuel } from '../../clients/live/duel.ts'
import { announce } from '../../components/announcements.ts'
import { ownProfile } from '../../components/arena/own-profile.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { CopyLink } from '../../components/CopyLink.tsx'
import { fetchedDialog } from '../../components/fetched-dialog.tsx'
import { Spinner } from '../../components/Spinner.tsx'
import { useFreshPage } from '../../components/use-fresh-page.ts'
import { MatchSummary } from './MatchSummary.tsx'
import { Misses } from './Misses.tsx'
import { type Outcome, outcomeOf } from './outcome.ts'
import { ReviewList, type ReviewListProps } from './ReviewList.tsx'
import { Standing } from './Standing.tsx'
import { VerdictHero } from './VerdictHero.tsx'
import { WaysOn, type WaysOnActions } from './WaysOn.tsx'

const ShareCard = fetchedDialog(
  async () => (await import('./ShareCard.tsx')).default,
  ({ onClose }) => onClose(),
)

export interface VerdictActions extends WaysOnActions {
  /** The end of a duel whose message was missed has been read. */
  onEndRead: (end: DuelEnd) => void
}

export interface VerdictProps extends Pick<ReviewListProps, 'report'> {
  user: SessionUser
  duel: LiveDuel
  connected: boolean
  actions: VerdictActions
}

/** The finish: the winner, the gains, the ten questions once more, and the ways on. */
export function Verdict({ user, duel, connected, report, actions }: VerdictProps) {
  const { start, end } = duel
  const { onHome, onRematch, onEndRead } = actions
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
          <h1 className="text-3xl">The court is deliberating</h1>
          <p className="text-muted" role="status">
            Adding up scores, XP, and rating...
          </p>
        </div>
      </Card>
    )

  const { questions, address } = review.data ?? {}
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8 animate-enter">
      <VerdictHero
        result={result}
        end={end}
        you={ownProfile(user)}
        opponent={start.opponent}
        subject={start.subject}
        actions={<WaysOn duel={duel} connected={connected} actions={actions} />}
      />
      {questions ? <Misses questions={questions} /> : null}
      <MatchSummary end={end} round={duel.round} />
      <Standing user={user} end={end} />
      {end.total > 0 ? (
        <ReviewList review={review} opponentName={start.opponent.displayName} report={report} />
      ) : null}
      <footer className="flex flex-wrap justify-end gap-3">
        {address ? <CopyLink address={address} /> : null}
        <Sharing user={user} duel={duel} end={end} result={result} />
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

interface SharingProps {
  user: SessionUser
  duel: LiveDuel
  end: DuelEnd
  result: Outcome
}

/** The picture of the result is drawn when it is first asked for. */
function Sharing({ user, duel: { start }, end, result }: SharingProps) {
  const [isOpen, setOpen] = useState(false)
  const facts = useMemo(
    () => ({
      outcome: result,
      scores: end.scores,
      you: user.displayName,
      opponent: start.opponent.displayName,
      subject: start.subject,
      strip: end.strip ?? [],
      ratingChange: end.rated ? end.yourRatingChange : null,
    }),
    [result, end, user.displayName, start],
  )
  return (
    <>
      <Button icon={<Share2 className="size-4" aria-hidden="true" />} onClick={() => setOpen(true)}>
        Share
      </Button>
      <ShareCard facts={facts} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
