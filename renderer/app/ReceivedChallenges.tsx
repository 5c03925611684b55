import { liveActions } from '../clients/live/actions.ts'
import type { Live } from '../clients/live/live.ts'
import { DeclineAndBlock } from '../features/friend-games/DeclineAndBlock.tsx'
import { IncomingChallenges } from '../features/versus/IncomingChallenges.tsx'

/** The challenges that wait for this player; a challenger can be blocked from here. */
export function ReceivedChallenges({ incoming, link }: Pick<Live, 'incoming' | 'link'>) {
  const canAnswer = link.at === 'open'
  return (
    <IncomingChallenges
      challenges={incoming}
      canAnswer={canAnswer}
      blockButton={({ challengeId, challengerName }) => (
        <DeclineAndBlock
          username={challengerName}
          disabled={!canAnswer}
          onBlocked={() => liveActions.declineChallenge(challengeId)}
        />
      )}
    />
  )
}
