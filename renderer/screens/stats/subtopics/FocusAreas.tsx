import { ArrowDown, CircleAlert, Target } from 'lucide-react'
import { masteryLabel } from '#rules/mastery.ts'
import { SHORT_NAMES } from '#rules/subjects.ts'
import { subjectSlug } from '../../../clients/solo-link.ts'
import { type Recommendations, useRecommendations } from '../../../clients/stats.ts'
import { Badge } from '../../../components/Badge.tsx'
import { Card } from '../../../components/Card.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { SubjectGlyph } from '../../../components/SubjectGlyph.tsx'
import { Reading } from '../../../features/reading/Reading.tsx'
import { MasteryBar } from '../MasteryBar.tsx'
import { MasteryFigure } from '../MasteryFigure.tsx'

/** How many are shown (spec section 9). */
const SHOWN = 3

export interface FocusAreasProps {
  /** Called with the tab of the subject to bring in sight. */
  onShow: (tab: string) => void
}

/** The areas to practice next. */
export function FocusAreas({ onShow }: FocusAreasProps) {
  return (
    <Card title="Focus Areas">
      <Reading
        query={useRecommendations()}
        failure="Your focus areas could not be read"
        loading="Loading your focus areas..."
        skeleton={
          <div className="grid gap-4 md:grid-cols-3">
            <Skeleton shape="control" className="h-40" />
          </div>
        }
      >
        {(all) => (all.length === 0 ? <Nothing /> : <List areas={all.slice(0, SHOWN)} onShow={onShow} />)}
      </Reading>
    </Card>
  )
}

function Nothing() {
  return (
    <p className="flex gap-3 text-pretty text-muted">
      <Target className="mt-1 size-5 shrink-0 text-brass" aria-hidden="true" />
      Nothing to single out yet. What you have practised and not mastered is named here, the weakest first.
    </p>
  )
}

function List({ areas, onShow }: { areas: Recommendations } & FocusAreasProps) {
  return (
    <ol className="grid gap-4 md:grid-cols-3">
      {areas.map(({ subject, subtopic, priority, proficiencyScore }) => {
        const level = masteryLabel(proficiencyScore)
        return (
          <li
            key={`${subject} ${subtopic}`}
            className="flex flex-col gap-3 rounded-md border border-line bg-raised p-4"
          >
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="flex items-center gap-2 text-sm text-muted">
                <SubjectGlyph subject={subject} className="size-4 shrink-0 text-brass" />
                {SHORT_NAMES[subject]}
              </span>
              {priority === 'High' ? (
                <Badge tone="warn" icon={<CircleAlert className="size-3.5 shrink-0" aria-hidden="true" />}>
                  High priority
                </Badge>
              ) : (
                <Badge>{priority} priority</Badge>
              )}
            </div>
            <h3 className="grow text-lg">{subtopic}</h3>
            <MasteryFigure mastery={proficiencyScore} level={level} />
            <MasteryBar mastery={proficiencyScore} level={level} label={subtopic} />
            <button
              type="button"
              className="inline-flex min-h-11 items-center gap-2 self-start rounded-sm text-sm font-semibold underline-offset-4 hover:underline"
              onClick={() => onShow(subjectSlug(subject))}
            >
              <ArrowDown className="size-4" aria-hidden="true" />
              Show {SHORT_NAMES[subject]} below
            </button>
          </li>
        )
      })}
    </ol>
  )
}
