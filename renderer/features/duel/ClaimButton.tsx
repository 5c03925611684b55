import { Gavel } from 'lucide-react'
import { countedInWords } from '#protocol/figures.ts'
import { CLAIM_AFTER } from '#rules/match/claim.ts'
import { COUNTED_FROM } from '#rules/match/counted.ts'
import { AskFirst } from '../../components/AskFirst.tsx'
import { Button } from '../../components/Button.tsx'

/** Returns the sentence that says why the win may be claimed. */
export const missedWords = (opponentName: string): string =>
  `${opponentName} missed ${countedInWords(CLAIM_AFTER, 'round', 'rounds')}.`

export interface ClaimButtonProps {
  opponentName: string
  claiming: boolean
  onClaim: () => void
}

/** The opponent has left two rounds unanswered: the duel need not be played to its end, but an early end may pay nothing. */
export const ClaimButton = ({ opponentName, claiming, onClaim }: ClaimButtonProps) => (
  <div className="flex items-center justify-end gap-3">
    <p className="text-sm text-muted max-sm:sr-only">{missedWords(opponentName)}</p>
    <AskFirst
      button={(ask) => (
        <Button
          variant="primary"
          aria-haspopup="dialog"
          busy={claiming}
          busyLabel="Claiming..."
          className="shrink-0 whitespace-nowrap max-sm:min-h-11 max-sm:px-3"
          icon={<Gavel className="size-4 max-sm:hidden" aria-hidden="true" />}
          onClick={ask}
        >
          Claim the win
        </Button>
      )}
      title="Claim the win?"
      description={`This ends the duel. A win pays points and XP only if you’ve both answered ${countedInWords(COUNTED_FROM, 'question', 'questions')}.`}
      confirmLabel="Claim the win"
      cancelLabel="Play on"
      busy={claiming}
      busyLabel="Claiming..."
      onConfirm={onClaim}
    />
  </div>
)
