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

/** The rounds so far: each says whether it was answered rightly, and shows its question again. */
export function RoundPips({ game, ownId, shown, onShow }: RoundPipsProps) {
  if (game.turns.length < 2) return null
  return (
    <ol aria-label="Rounds" className="flex flex-wrap gap-2">
      {game.turns.map((turn) => {
        const right = turn.revealed && turn.answers[ownId]?.idx === turn.correctIndex
        const word = turn.revealed ? (right ? 'right' : 'wrong') : 'open'
        return (
          <li key={turn.round}>
            <button
              type="button"
              aria-label={`Round ${turn.round}, ${word}`}
              aria-current={turn.round === shown ? 'true' : undefined}
              onClick={() => onShow(turn.round)}
              className={classNames(
                'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-md border px-2 font-display transition-colors hover:border-brass',
                turn.round === shown ? 'border-brass inset-ring inset-ring-brass' : 'border-edge',
              )}
            >
              {turn.round}
              {turn.revealed ? (
                right ? (
                  <Check className="size-4 text-correct" strokeWidth={3} aria-hidden="true" />
                ) : (
                  <X className="size-4 text-wrong" strokeWidth={3} aria-hidden="true" />
                )
              ) : null}
            </button>
          </li>
        )
      })}
    </ol>
  )
}
