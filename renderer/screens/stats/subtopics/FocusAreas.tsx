import { ArrowDown, CircleAlert, Target } from 'lucide-react'
import { whole } from '#protocol/figures.ts'
import { masteryLabel } from '#rules/mastery.ts'
import { SHORT_NAMES } from '#rules/subjects.ts'
import { practiceLink } from '../../../clients/practice-link.ts'
import { subjectSlug } from '../../../clients/solo-link.ts'
import { type Recommendations, useRecommendations } from '../../../clients/stats.ts'
import { Badge } from '../../../components/Badge.tsx'
import { ButtonLink } from '../../../components/ButtonLink.tsx'
import { Card } from '../../../components/Card.tsx'
import { shareOf } from '../../../components/figures.ts'
import { Skeleton } from '../../../components/Skeleton.tsx'
import { SubjectGlyph } from '../../../components/SubjectGlyph.tsx'
import { Reading } from '../../../features/reading/Reading.tsx'
import { MasteryBar } from '../MasteryBar.tsx'
import { MasteryFigure } from '../MasteryFigure.tsx'

/** How many are shown (spec section 9). */
const SHOWN = 3

export interface FocusAreasProps {
  /** why there are none, where there are none */
  noneWords: string
  /** Called with the tab of the subject to bring in sight. */
  onShow: (tab: string) => void
}

/** The areas to practice next. */
export function FocusAreas({ noneWords, onShow }: FocusAreasProps) {
  return (
    <Card title="Focus Areas">
      <Reading
        query={useRecommendations()}
        failure="We couldn’t load your focus areas"
        loading="Loading your focus areas..."
        skeleton={
          <div className="grid gap-4 md:grid-cols-3">
            <Skeleton shape="control" className="h-40" />
          </div>
        }
      >
        {(all) =>
          all.length === 0 ? (
            <Nothing words={noneWords} />
          ) : (
            <List areas={all.slice(0, SHOWN)} onShow={onShow} />
          )
        }
      </Reading>
    </Card>
  )
}

function Nothing({ words }: { words: string }) {
  return (
    <p className="flex gap-3 text-pretty text-muted">
      <Target className="mt-1 size-5 shrink-0 text-brass" aria-hidden="true" />
      {words}
    </p>
  )
}

function List({ areas, onShow }: { areas: Recommendations } & Pick<FocusAreasProps, 'onShow'>) {
  return (
    <ol className="grid gap-4 md:grid-cols-3">
      {areas.map((area) => (
        <FocusArea key={`${area.subject} ${area.subtopic}`} area={area} onShow={onShow} />
      ))}
    </ol>
  )
}

function FocusArea({ area, onShow }: { area: Recommendations[number] } & Pick<FocusAreasProps, 'onShow'>) {
  const { subject, subtopic, priority, proficiencyScore, attempts, correct } = area
  const level = masteryLabel(proficiencyScore)
  return (
    <li className="flex flex-col gap-3 rounded-md border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex items-center gap-2 text-sm text-muted">
          <SubjectGlyph subject={subject} className="size-4 shrink-0 text-brass" />
          {SHORT_NAMES[subject]}
        </span>
        {priority === 'High' ? (
          <Badge tone="warn" icon={<CircleAlert className="size-3.5 shrink-0" aria-hidden="true" />}>
            Practice next
          </Badge>
        ) : null}
      </div>
      <h3 className="grow text-lg">{subtopic}</h3>
      <p className="font-semibold tabular-nums">
        {whole(correct)} of {whole(attempts)} correct ({shareOf(correct, attempts)})
      </p>
      <MasteryBar mastery={proficiencyScore} level={level} label={subtopic} />
      <p className="flex items-baseline gap-2 text-sm text-muted">
        Mastery <MasteryFigure mastery={proficiencyScore} level={level} />
      </p>
      <ButtonLink
        to={practiceLink(subject)}
        fullWidth
        icon={<Target className="size-4" aria-hidden="true" />}
      >
        Practice {SHORT_NAMES[subject]}
      </ButtonLink>
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
}
