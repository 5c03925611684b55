import { Swords } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { BOT_AFTER_MS } from '#rules/match/matching.ts'
import { BOT_LEVELS, BOT_NAMES, type BotLevel } from '#rules/match/result.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import { MIXED, type PlayableSubject } from '#rules/subjects.ts'
import type { Wish } from '../../clients/live/live.ts'
import { useRunningDuel } from '../../clients/live/running-duel.ts'
import { Button } from '../../components/Button.tsx'
import { classNames } from '../../components/class-names.ts'
import { SubjectField } from '../../components/SubjectField.tsx'
import { ModeFrame } from './ModeFrame.tsx'
import { OptionCards } from './OptionCards.tsx'

const NOTES: Record<BotLevel, string> = {
  easy: 'Still finding the courthouse',
  medium: 'Knows the black letter',
  hard: 'Sees most traps coming',
  expert: 'Rarely wrong, rarely slow',
}

/** How many of four bars are lit: the level said once more, without words. */
function Strength({ level }: { level: BotLevel }) {
  const lit = BOT_LEVELS.indexOf(level)
  return (
    <span className="flex h-6 items-end gap-0.5" aria-hidden="true">
      {BOT_LEVELS.map((step, place) => (
        <span
          key={step}
          className={classNames('w-1 rounded-full', place <= lit ? 'bg-current' : 'bg-line')}
          style={{ height: `${40 + place * 20}%` }}
        />
      ))}
    </span>
  )
}

const LEVELS = BOT_LEVELS.map((value) => ({
  value,
  label: BOT_NAMES[value],
  note: NOTES[value],
  sign: <Strength level={value} />,
}))

export interface LiveDuelSetupProps {
  /** The last search. */
  wish: Wish | null
  onStart: (wish: Wish) => void
  onLeave: () => void
}

export default function LiveDuelSetup({ wish, onStart, onLeave }: LiveDuelSetupProps) {
  const [subject, setSubject] = useState<PlayableSubject>(wish?.subject ?? MIXED)
  const [botDifficulty, setBotDifficulty] = useState<BotLevel>(wish?.botDifficulty ?? 'medium')
  const { rounds, answerWindowMs } = MATCH_SETTINGS.live
  const inDuel = useRunningDuel() !== null

  function start(event: FormEvent) {
    event.preventDefault()
    onStart({ subject, botDifficulty })
  }

  return (
    <ModeFrame
      title="Live Duel Setup"
      onLeave={onLeave}
      lead={`${rounds} questions, ${answerWindowMs / 1000} seconds each, against a player near your rating. Most correct answers wins.`}
    >
      <form onSubmit={start} className="grid gap-6">
        <SubjectField value={subject} onChange={setSubject} />
        <div className="grid gap-2">
          <OptionCards
            legend="Opponent Skill Level"
            value={botDifficulty}
            onChange={setBotDifficulty}
            options={LEVELS}
          />
          <p className="text-sm text-muted">
            If no one joins within {BOT_AFTER_MS / 1000} seconds, you’ll play a bot of this level. In your
            first duel, it’s the {BOT_NAMES.easy}.
          </p>
        </div>
        <Button
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          disabled={inDuel}
          icon={<Swords className="size-5" aria-hidden="true" />}
        >
          Start Live Duel
        </Button>
      </form>
    </ModeFrame>
  )
}
