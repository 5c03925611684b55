import { ArrowRight } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FriendGameTurn } from '#protocol/http/friend-games.ts'
import { announce } from '../../components/announcements.ts'
import { Button } from '../../components/Button.tsx'
import { ChoiceList } from '../../components/ChoiceList.tsx'
import { Explanation } from '../../components/Explanation.tsx'
import { Stem } from '../../components/Stem.tsx'
import { useGuard } from '../../components/use-guard.ts'
import { useHotkeys } from '../../components/use-hotkeys.ts'
import { useAnswer } from './use-moves.ts'

export interface TurnViewProps {
  matchId: string
  turn: FriendGameTurn
  ownId: string
  opponent: string
  /** it waits for this player's answer */
  open: boolean
  onAnswered: () => void
  /** To the question that opened meanwhile; null while there is none. */
  onNext: (() => Promise<void>) | null
  /** The player came from another question: this one is brought into sight, and the focus with it. */
  moved: boolean
  fetching: boolean
}

/** One question: open, locked until the other has answered, or revealed; its explanation follows with the game's end. */
export function TurnView(props: TurnViewProps) {
  const { matchId, turn, ownId, opponent, open, onAnswered, onNext, moved, fetching } = props
  const [selected, setSelected] = useState<number | null>(null)
  const answer = useAnswer(matchId)
  const view = useRef<HTMLElement>(null)
  const given = turn.answers[ownId]?.idx ?? null
  const theirs = Object.entries(turn.answers).find(([id]) => id !== ownId)?.[1].idx ?? null
  const busy = answer.isPending
  const ready = open && selected !== null && !busy

  function submit() {
    if (!ready || selected === null) return
    onAnswered()
    answer.mutate({ round: turn.round, answerIndex: selected })
  }
  const mayMoveOn = useGuard(turn.revealed ? `${matchId} ${turn.round}` : null)
  const next = onNext && !fetching && mayMoveOn ? () => void onNext() : undefined
  useHotkeys({ Enter: turn.revealed ? next : submit }, { scope: view })

  useArrival(view, moved)
  useVerdictSaid(turn.revealed, given === turn.correctIndex)

  return (
    <article ref={view} tabIndex={-1} className="grid scroll-mt-4 grid-cols-1 gap-6 outline-none">
      <div>
        <p className="mb-3 text-sm text-muted">
          {turn.subject}
          {turn.subtopic ? `, ${turn.subtopic}` : null} <span aria-hidden="true">·</span> Round {turn.round}
        </p>
        <Stem text={turn.stem} />
      </div>
      <ChoiceList
        choices={turn.choices}
        selected={given ?? selected}
        onSelect={setSelected}
        locked={given !== null || busy || !open}
        result={
          turn.revealed && turn.correctIndex !== null
            ? { correctIndex: turn.correctIndex, chosenIndex: given, opponentIndex: theirs }
            : null
        }
      />
      {turn.revealed ? (
        <Revealed turn={turn} onNext={onNext} fetching={fetching} ready={mayMoveOn} />
      ) : given !== null ? (
        <p role="status" className="text-muted">
          Your answer is in. The key stays sealed until @{opponent} has answered.
        </p>
      ) : open || busy ? (
        <div className="flex justify-end">
          <Button
            variant="primary"
            keyHint="Enter"
            disabled={selected === null}
            busy={busy}
            busyLabel="Submitting..."
            onClick={submit}
          >
            Submit Answer
          </Button>
        </div>
      ) : null}
    </article>
  )
}

/** Brings a question into sight, and the focus with it, for a player who came from another one. */
function useArrival(view: RefObject<HTMLElement | null>, moved: boolean): void {
  const arrive = useEffectEvent(() => {
    if (!moved) return
    view.current?.scrollIntoView({ block: 'start' })
    view.current?.focus({ preventScroll: true })
  })
  useEffect(() => arrive(), [])
}

/** Says how it went once the question is revealed; one that was revealed before says nothing. */
function useVerdictSaid(revealed: boolean, right: boolean): void {
  const say = useEffectEvent(() => announce(right ? 'Your answer is right.' : 'Your answer is wrong.'))
  const wasOpen = useRef(!revealed)
  useEffect(() => {
    if (revealed && wasOpen.current) say()
  }, [revealed])
}

type RevealedProps = Pick<TurnViewProps, 'turn' | 'onNext' | 'fetching'> & { ready: boolean }

function Revealed({ turn, onNext, fetching, ready }: RevealedProps) {
  return (
    <>
      {turn.explanation === null ? (
        <p className="text-muted">The explanations follow when the game is over.</p>
      ) : (
        <Explanation
          explanation={turn.explanation}
          choices={turn.choices}
          why={turn.why}
          correctIndex={turn.correctIndex ?? 0}
          authorities={turn.authorities}
        />
      )}
      {onNext ? (
        <div className="flex justify-end">
          <Button
            variant="primary"
            keyHint="Enter"
            busy={fetching}
            busyLabel="Reading on..."
            icon={<ArrowRight className="size-4" aria-hidden="true" />}
            aria-disabled={!ready || undefined}
            onClick={() => (ready ? void onNext() : undefined)}
          >
            Next Question
          </Button>
        </div>
      ) : null}
    </>
  )
}
