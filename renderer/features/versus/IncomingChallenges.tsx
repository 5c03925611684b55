import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { liveActions } from '../../clients/live/actions.ts'
import { newsOfChallenge, notifyDesktop } from '../../clients/live/desktop-news.ts'
import type { Incoming } from '../../clients/live/live.ts'
import { announce } from '../../components/announcements.ts'
import { Button } from '../../components/Button.tsx'
import { LevelPortrait } from '../../components/LevelPortrait.tsx'
import { Numerals } from '../../components/Numerals.tsx'
import { useNow } from '../../components/use-now.ts'

export interface IncomingChallengesProps {
  challenges: readonly Incoming[]
  /** Nothing can be answered while the connection is gone. */
  canAnswer: boolean
  /** The way to decline one of them and block its challenger. */
  blockButton: (challenge: Incoming) => ReactNode
}

/** Challenges that wait for this player, on whatever screen they are; the oldest first. */
export function IncomingChallenges({ challenges, canAnswer, blockButton }: IncomingChallengesProps) {
  return (
    <aside
      aria-label="Challenges received"
      // Over the button of the study companion, which has the corner.
      className="fixed inset-x-4 bottom-[calc(5rem+var(--bottom-bar,0px))] z-30 ml-auto max-w-toast sm:inset-x-auto sm:right-6 sm:bottom-[calc(6rem+var(--bottom-bar,0px))] sm:w-full"
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {challenges.map((challenge) => (
          <Received key={challenge.challengeId} challenge={challenge} canAnswer={canAnswer}>
            {blockButton(challenge)}
          </Received>
        ))}
      </ul>
    </aside>
  )
}

interface ReceivedProps {
  challenge: Incoming
  canAnswer: boolean
  children: ReactNode
}

function Received({ challenge, canAnswer, children }: ReceivedProps) {
  const { challengeId, challengerName, challenger, subject, endsAt } = challenge
  const now = useNow(250)
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000))
  const gone = seconds === 0

  // Told while it stands: answered, withdrawn or expired, it is taken back.
  const say = useEffectEvent(() => {
    announce(`Challenge received from ${challenger.displayName}, ${subject}.`, { assertive: true })
    return notifyDesktop(newsOfChallenge(challenge))
  })
  useEffect(() => say(), [])
  // The server tells of it too; a page that slept must not offer a challenge that is gone.
  useEffect(() => {
    if (gone) liveActions.forgetChallenge(challengeId)
  }, [gone, challengeId])

  return (
    <li className="rounded-lg border border-brass/55 bg-raised p-4 shadow-overlay animate-enter">
      <div className="flex items-center gap-3">
        <LevelPortrait player={challenger} size={46} slim />
        <div className="min-w-0 grow">
          <p className="font-display text-lg leading-tight">Challenge Received!</p>
          <p className="truncate text-sm text-muted">
            {challenger.displayName} (@{challengerName})
          </p>
          <p className="truncate text-sm text-muted">{subject}, live</p>
        </div>
        <p className="text-xl text-brass" aria-hidden="true">
          <Numerals value={seconds} />
        </p>
      </div>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button disabled={!canAnswer} onClick={() => liveActions.declineChallenge(challengeId)}>
          Decline
        </Button>
        <Button
          variant="primary"
          disabled={!canAnswer}
          onClick={() => liveActions.acceptChallenge(challengeId)}
        >
          Accept
        </Button>
      </div>
      {children}
    </li>
  )
}
