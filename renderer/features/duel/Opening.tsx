import { Swords } from 'lucide-react'
import type { DuelProfile } from '#protocol/live/profile.ts'
import { BOT_NAMES } from '#rules/match/result.ts'
import type { LiveDuel } from '../../clients/live/duel.ts'
import { Card } from '../../components/Card.tsx'
import { Facing } from '../../components/Facing.tsx'
import { Spinner } from '../../components/Spinner.tsx'
import { SubjectGlyph } from '../../components/SubjectGlyph.tsx'

/** The case's caption, while the first question is prepared. A bot is said to be one. */
export function Opening({ you, start }: { you: DuelProfile; start: LiveDuel['start'] }) {
  const { opponent, subject } = start
  return (
    <Card padding="roomy" as="div" className="animate-round">
      <div className="grid min-h-96 place-content-center justify-items-center gap-8 text-center">
        <p className="inline-flex items-center gap-2 font-semibold text-brass">
          <SubjectGlyph subject={subject} /> {subject}
        </p>
        <Facing you={you} opponent={opponent} size="large">
          <Swords className="size-8" strokeWidth={1.5} />
        </Facing>
        <div className="grid gap-2">
          <h1 className="text-3xl text-balance sm:text-4xl">
            {you.displayName} <span className="text-brass italic">v.</span> {opponent.displayName}
          </h1>
          <p className="text-muted">
            {opponent.botLevel
              ? `Your opponent is a bot: ${BOT_NAMES[opponent.botLevel]}`
              : `Level ${opponent.level}, ${opponent.levelTitle}${opponent.lawSchool ? `, ${opponent.lawSchool}` : ''}`}
          </p>
        </div>
        <p className="inline-flex items-center gap-3 text-muted" role="status">
          <Spinner /> Preparing the first question...
        </p>
      </div>
    </Card>
  )
}
