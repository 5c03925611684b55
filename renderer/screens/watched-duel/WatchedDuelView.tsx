import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { dayText } from '#protocol/figures.ts'
import type { WatchedDuel } from '#protocol/http/duels.ts'
import { healthAfter } from '#rules/match/health.ts'
import { announce } from '../../components/announcements.ts'
import { ArenaCase } from '../../components/arena/ArenaCase.tsx'
import type { Duelist } from '../../components/arena/DuelistPanel.tsx'
import { fateOf } from '../../components/arena/fate.ts'
import { HealthBar } from '../../components/arena/HealthBar.tsx'
import { RoundResult } from '../../components/arena/RoundResult.tsx'
import { Scoreboard } from '../../components/arena/Scoreboard.tsx'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Explanation } from '../../components/Explanation.tsx'
import { Stem } from '../../components/Stem.tsx'
import { useHotkeys } from '../../components/use-hotkeys.ts'
import { endOf, fatesIn, scoresAfter, shortName, type WatchedRound } from './standing.ts'

/** No answer is -1 on the wire and null in the list of choices. */
const chosen = (place: number): number | null => (place < 0 ? null : place)

/** A finished duel in the arena, a round at a time: buttons and the arrow keys lead on and back. */
export function WatchedDuelView({ duel }: { duel: WatchedDuel }) {
  const [place, setPlace] = useState(0)
  const { rounds, players } = duel
  const round = rounds[place]
  const names = [shortName(players[0].displayName), shortName(players[1].displayName)] as const

  function go(to: number) {
    const next = rounds[to]
    if (!next) return
    setPlace(to)
    const [one, two] = scoresAfter(rounds.slice(0, to + 1))
    announce(`Round ${next.round}. ${fateOf(...fatesIn(next), names)}. The score is ${one} to ${two}.`)
  }
  useHotkeys({ ArrowRight: () => go(place + 1), ArrowLeft: () => go(place - 1) })

  return (
    <>
      <div data-arena className="arena">
        <h1 className="sr-only">
          {players[0].displayName} against {players[1].displayName}
        </h1>
        <Standing duel={duel} shown={rounds.slice(0, place + 1)} />
        <p className="text-center text-sm text-muted">
          {/* A phone has one line for it; the subject stands over the question too. */}
          <span className="max-sm:hidden">
            {duel.subject} · {dayText(duel.finishedAt)} ·{' '}
          </span>
          {endOf(duel)}
        </p>
        {round ? <Round key={round.round} round={round} names={names} /> : null}
        <footer className="flex items-center justify-between gap-3 sm:min-h-12">
          <Button
            disabled={place === 0}
            icon={<ChevronLeft className="size-4" aria-hidden="true" />}
            aria-keyshortcuts="ArrowLeft"
            onClick={() => go(place - 1)}
          >
            Back
          </Button>
          <p className="text-sm text-muted max-sm:sr-only">Press ← or → to move through the rounds.</p>
          <Button
            variant="primary"
            disabled={place >= rounds.length - 1}
            icon={<ChevronRight className="size-4" aria-hidden="true" />}
            aria-keyshortcuts="ArrowRight"
            onClick={() => go(place + 1)}
          >
            Next
          </Button>
        </footer>
      </div>
      {round ? (
        <section aria-label="Explanation" className="py-6">
          <Card as="div" padding="roomy">
            {/* On a phone a result leaves the facts no room in the arena. */}
            <Stem text={round.stem} className="mb-6 sm:hidden" />
            <Explanation {...round} />
          </Card>
        </section>
      ) : null}
    </>
  )
}

/** Both players as they stood once the last of these rounds was closed. */
function Standing({ duel, shown }: { duel: WatchedDuel; shown: readonly WatchedRound[] }) {
  const scores = scoresAfter(shown)
  const side = (place: 0 | 1): Duelist => {
    const profile = duel.players[place]
    return {
      profile,
      score: scores[place],
      leads: scores[place] > scores[place === 0 ? 1 : 0],
      status: 'thinking',
      watched: true,
      meter:
        duel.kind === 'friend' ? null : (
          <HealthBar
            hp={healthAfter(shown.length - scores[place])}
            owner={profile.displayName}
            struck={false}
            mirrored={place === 1}
          />
        ),
    }
  }
  return (
    <Scoreboard you={side(0)} opponent={side(1)}>
      <p className="text-center text-sm text-muted tabular-nums">
        Round <span className="block font-display text-2xl text-ink">{shown.length}</span> of{' '}
        {duel.rounds.length}
      </p>
    </Scoreboard>
  )
}

interface RoundProps {
  round: WatchedRound
  names: readonly [string, string]
}

function Round({ round, names }: RoundProps) {
  const { correctIndex, answers } = round
  const [one, two] = fatesIn(round)
  return (
    <ArenaCase
      subject={round.subject}
      meta={round.subtopic}
      stem={round.stem}
      choices={round.choices}
      selected={chosen(answers[0])}
      onSelect={() => undefined}
      hotkeys={false}
      result={{ correctIndex, chosenIndex: chosen(answers[0]), opponentIndex: chosen(answers[1]), names }}
      outcome={
        <RoundResult
          correct={one}
          opponentCorrect={two}
          yourAnswer={answers[0]}
          correctIndex={correctIndex}
          why={round.why}
          names={names}
          feedback={null}
        />
      }
    />
  )
}
