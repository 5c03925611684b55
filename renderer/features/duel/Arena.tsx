import { useState } from 'react'
import type { SessionUser } from '#protocol/user.ts'
import type { LiveDuel } from '../../clients/live/duel.ts'
import type { LinkStatus } from '../../clients/live/link.ts'
import { ownProfile } from '../../components/arena/own-profile.ts'
import { Button } from '../../components/Button.tsx'
import { ShortcutsDialog } from '../../components/ShortcutsDialog.tsx'
import { useGuard } from '../../components/use-guard.ts'
import { useHotkeys } from '../../components/use-hotkeys.ts'
import { OutdatedBanner, ReconnectingBanner } from './Banners.tsx'
import { ClaimButton } from './ClaimButton.tsx'
import { FaceOff } from './FaceOff.tsx'
import { HintButton } from './HintButton.tsx'
import { ResignButton } from './ResignButton.tsx'
import { Round } from './Round.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { useStage } from './use-stage.ts'
import { Verdict, type VerdictActions, type VerdictProps } from './Verdict.tsx'

const SHORTCUTS = [
  { keys: ['A', 'B', 'C', 'D'], label: 'Lock in an answer' },
  { keys: ['1', '2', '3', '4'], label: 'Lock in an answer' },
  { keys: ['H'], label: 'Take a hint' },
  { keys: ['Enter'], label: 'Continue to the verdict' },
  { keys: ['?'], label: 'Show keyboard shortcuts' },
]

export interface ArenaActions extends VerdictActions {
  onAnswer: (shownIndex: number) => void
  onTimeUp: () => void
  onHint: () => void
  onResign: () => void
  onClaim: () => void
}

export interface ArenaProps extends Pick<VerdictProps, 'report'> {
  user: SessionUser
  duel: LiveDuel
  link: LinkStatus
  actions: ArenaActions
}

/** A duel from its caption to its verdict. It shows `duel` and reports the player's moves; it knows no socket. */
export function Arena({ user, duel, link, report, actions }: ArenaProps) {
  const stage = useStage(duel)
  const [keysShown, setKeysShown] = useState(false)
  const connected = link.at === 'open'
  useAnnouncements(duel, connected)

  const { hintsUsed, hint, hintAsked, answer, phase } = duel
  const mayLeave = useGuard(stage.at === 'result' && phase !== 'reveal' ? (duel.result?.qid ?? null) : null)
  const mayHint =
    phase === 'question' && answer === null && hint === null && hintsUsed < duel.start.hintsPerDuel
  useHotkeys({
    h: mayHint && !hintAsked ? actions.onHint : undefined,
    Enter: mayLeave ? stage.skip : undefined,
    '?': () => setKeysShown(true),
  })

  if (stage.at === 'verdict')
    return <Verdict user={user} duel={duel} connected={connected} report={report} actions={actions} />
  const you = ownProfile(user)
  return (
    <>
      {connected ? null : (
        <div className="fixed inset-x-4 top-3 z-30 mx-auto max-w-[34rem]">
          {link.at === 'ended' ? <OutdatedBanner /> : <ReconnectingBanner />}
        </div>
      )}
      {stage.at === 'opening' ? (
        <FaceOff you={you} start={duel.start} faceOff={duel.faceOff} />
      ) : (
        <Round
          duel={duel}
          you={you}
          stage={stage.at}
          onAnswer={actions.onAnswer}
          onTimeUp={actions.onTimeUp}
          hintButton={
            <HintButton used={hintsUsed} disabled={!mayHint} busy={hintAsked} onAsk={actions.onHint} />
          }
          resignButton={
            <div className="flex shrink-0 items-center justify-end gap-1 sm:gap-3">
              {duel.claimable ? (
                <ClaimButton
                  opponentName={duel.start.opponent.displayName}
                  claiming={duel.claiming}
                  onClaim={actions.onClaim}
                />
              ) : null}
              <ResignButton resigning={duel.resigning} onResign={actions.onResign} />
            </div>
          }
          next={
            phase === 'reveal' ? null : (
              <Button
                variant="primary"
                keyHint="Enter"
                aria-disabled={!mayLeave || undefined}
                onClick={mayLeave ? stage.skip : undefined}
              >
                See the verdict
              </Button>
            )
          }
        />
      )}
      <ShortcutsDialog open={keysShown} onOpenChange={setKeysShown} shortcuts={SHORTCUTS} />
    </>
  )
}
