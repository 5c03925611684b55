import { type Named, usePlayerCard } from '../../clients/player-card.ts'
import { Card } from '../../components/Card.tsx'
import { LevelPortrait } from '../../components/LevelPortrait.tsx'
import { SchoolBadge } from '../../components/SchoolBadge.tsx'

export interface LinkedPlayerProps {
  named: Named
  /** the sentence over the player, with their name in it */
  caption: (displayName: string) => string
  /** the way on */
  hint: string
}

/** The player whom a link shows to a visitor; nothing while nobody is to be seen. */
export default function LinkedPlayer({ named, caption, hint }: LinkedPlayerProps) {
  const { data } = usePlayerCard(named)
  if (!data) return null
  const { displayName, username, lawSchool, level, levelTitle } = data
  return (
    <Card as="div" className="animate-enter">
      <section
        aria-label={`Player: ${displayName}`}
        className="grid items-center gap-4 text-left sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-6"
      >
        <LevelPortrait
          player={data}
          size={96}
          label={`Portrait of ${displayName}`}
          frameClassName="justify-self-start"
        />
        <div className="grid min-w-0 gap-1">
          <p className="font-display text-xl text-balance wrap-anywhere sm:text-2xl">
            {caption(displayName)}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <span className="break-all">@{username}</span>
            <SchoolBadge lawSchool={lawSchool} />
          </p>
          <p className="text-muted tabular-nums">
            Level {level} · {levelTitle}
          </p>
          <p className="text-pretty">{hint}</p>
        </div>
      </section>
    </Card>
  )
}
