import { ArrowRight } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FriendGameTurn } from '#protocol/http/friend-games.ts'
import { announce } from '../../components/announcements.ts'
import { ArenaCase } from '../../components/arena/ArenaCase.tsx'
import { RoundResult } from '../../components/arena/RoundResult.tsx'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Explanation } from '../../components/Explanation.tsx'
import { useGuard } from '../../components/use-guard.ts'
import { useHotkeys } from '../../components/use-hotkeys.ts'
import { useAnswer } from './use-moves.ts'

export interface TurnViewProps {
  matchId: string
  turn: FriendGameTurn
  ownId: string
  /** it waits for this player's answer */
  open: boolean
  onAnswered: () => void
  /** To the question that opened meanwhile; null while there is none. */
  onNext: (() => void) | null
  /** The player came from another question: this one is brought into sight, and the focus with it. */
  moved: boolean
  fetching: boolean
  /** At the left end of the last line. */
  actions: ReactNode
}

/** One question: open, locked until the other has answered, or revealed; its explanation follows with the game's end. */
export function TurnView(props: TurnViewProps) {
  const { matchId, turn, ownId, open, onAnswered, onNext, moved, fetching, actions } = props
  const [selected, setSelected] = useState<number | null>(null)
  const answer = useAnswer(matchId)
  const view = useRef<HTMLDivElement>(null)
  const given = turn.answers[ownId]?.idx ?? null
  const busy = answer.isPending
  const ready = open && selected !== null && !busy

  function submit() {
    if (!ready || selected === null) return
    onAnswered()
    answer.mutate({ round: turn.round, answerIndex: selected })
  }
  const mayMoveOn = useGuard(turn.revealed ? `${matchId} ${turn.round}` : null)
  const next = onNext && !fetching && mayMoveOn ? onNext : undefined
  useHotkeys({ Enter: turn.revealed ? next : submit }, { scope: view })

  useArrival(view, moved)
  useVerdictSaid(turn.revealed, given === turn.correctIndex)

  return (
    <div ref={view} tabIndex={-1} className="arena min-h-0 outline-none">
      <TurnCase
        turn={turn}
        ownId={ownId}
        selected={given ?? selected}
        onSelect={setSelected}
        locked={given !== null || busy || !open}
      />
      <footer className="flex items-center justify-between gap-3 sm:min-h-12">
        {actions}
        {turn.revealed || given === null ? null : (
          <p role="status" className="min-w-0 text-sm leading-tight text-balance text-muted">
            <strong className="block font-medium text-ink">Answer Submitted</strong>
            Waiting for opponent to answer...
          </p>
        )}
        {turn.revealed ? (
          onNext && (
            <Button
              variant="primary"
              keyHint="Enter"
              busy={fetching}
              busyLabel="Loading..."
              icon={<ArrowRight className="size-4" aria-hidden="true" />}
              aria-disabled={!mayMoveOn || undefined}
              onClick={() => (mayMoveOn ? onNext() : undefined)}
            >
              Next Question
            </Button>
          )
        ) : given === null && (open || busy) ? (
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
        ) : null}
      </footer>
      {turn.revealed && turn.explanation !== null ? (
        <Card as="div">
          <Explanation
            explanation={turn.explanation}
            choices={turn.choices}
            why={turn.why}
            correctIndex={turn.correctIndex ?? 0}
            authorities={turn.authorities}
          />
        </Card>
      ) : null}
    </div>
  )
}

interface TurnCaseProps extends Pick<TurnViewProps, 'turn' | 'ownId'> {
  selected: number | null
  onSelect: (place: number) => void
  locked: boolean
}

function TurnCase({ turn, ownId, ...answering }: TurnCaseProps) {
  const { correctIndex } = turn
  const given = turn.answers[ownId]?.idx ?? null
  const theirs = Object.entries(turn.answers).find(([id]) => id !== ownId)?.[1].idx ?? null
  const closed = turn.revealed && correctIndex !== null
  return (
    <ArenaCase
      subject={turn.subject}
      meta={
        <span>
          {turn.subtopic ? `${turn.subtopic} · ` : null}
          <span className="whitespace-nowrap">Round {turn.round}</span>
        </span>
      }
      stem={turn.stem}
      choices={turn.choices}
      {...answering}
      result={closed ? { correctIndex, chosenIndex: given, opponentIndex: theirs } : null}
      outcome={
        closed ? (
          <RoundResult
            correct={given === correctIndex}
            opponentCorrect={theirs === correctIndex}
            yourAnswer={given ?? -1}
            correctIndex={correctIndex}
            why={turn.why}
            feedback={
              turn.explanation === null ? (
                <p className="text-sm text-muted">You’ll get the explanations when the game’s over.</p>
              ) : null
            }
          />
        ) : null
      }
    />
  )
}

/** Brings a question into sight, and the focus with it, for a player who came from another one. */
function useArrival(view: RefObject<HTMLElement | null>, moved: boolean): void {
  const arrive = useEffectEvent(() => {
    if (!moved) return
    view.current?.scrollIntoView({ block: 'nearest' })
    view.current?.focus({ preventScroll: true })
  })
  useEffect(() => arrive(), [])
}

/** Says how it went once the question is revealed; one that was revealed before says nothing. */
function useVerdictSaid(revealed: boolean, right: boolean): void {
  const say = useEffectEvent(() => announce(right ? 'Your answer is correct.' : 'Your answer is incorrect.'))
  const wasOpen = useRef(!revealed)
  useEffect(() => {
    if (revealed && wasOpen.current) say()
  }, [revealed])
}
