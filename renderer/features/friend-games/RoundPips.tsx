import { Check, X } from 'lucide-react'
import type { FriendGameDetail } from '#protocol/http/friend-games.ts'
import { classNames } from '../../components/class-names.ts'

export interface RoundPipsProps {
  game: FriendGameDetail
  ownId: string
  /** the round now looked at */
  shown: number
  onShow: (round: number) => void
}

/** The rounds so far, each the sign of how it was answered; one shows its question again. */
export function RoundPips({ game, ownId, shown, onShow }: RoundPipsProps) {
  if (game.turns.length < 2) return null
  return (
    <ol aria-label="Rounds" className="flex flex-wrap justify-center gap-1">
      {game.turns.map((turn) => {
        const right = turn.revealed && turn.answers[ownId]?.idx === turn.correctIndex
        const word = turn.revealed ? (right ? 'correct' : 'incorrect') : 'open'
        return (
          <li key={turn.round}>
            <button
              type="button"
              aria-label={`Round ${turn.round}, ${word}`}
              aria-current={turn.round === shown ? 'true' : undefined}
              onClick={() => onShow(turn.round)}
              className={classNames(
                'grid size-7 place-items-center sm:size-9 rounded-md border font-display transition-colors hover:border-brass',
                turn.round === shown ? 'border-brass inset-ring inset-ring-brass' : 'border-edge',
              )}
            >
              {turn.revealed ? (
                right ? (
                  <Check className="size-4 text-correct" strokeWidth={3} aria-hidden="true" />
                ) : (
                  <X className="size-4 text-wrong" strokeWidth={3} aria-hidden="true" />
                )
              ) : (
                turn.round
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
