import { Target } from 'lucide-react'
import { useId } from 'react'
import type { MissedQuestion } from '#protocol/http/solo.ts'
import { practiceLink } from '../../clients/practice-link.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'
import type { RenderReport } from '../../components/render-report.ts'
import { Miss } from './Miss.tsx'
import { practiceAfter } from './run-words.ts'

/** The subjects that the misses say to practice, which costs no lives: it is open while the next run waits. */
export function PracticeNext({ misses }: { misses: readonly MissedQuestion[] }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h2 id={heading} className="font-display text-2xl">
        What to practice
      </h2>
      <ul className="grid gap-3">
        {practiceAfter(misses).map(({ subject, subtopics }) => (
          <li
            key={subject}
            className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface p-4"
          >
            <div className="min-w-0">
              <p className="font-semibold">{subject}</p>
              <p className="text-pretty text-muted">{subtopics.join(', ')}</p>
            </div>
            <ButtonLink to={practiceLink(subject)} icon={<Target className="size-4" aria-hidden="true" />}>
              Practice {subject}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Every question that cost a life, with its reasons. */
export function Misses({ misses, report }: { misses: readonly MissedQuestion[]; report: RenderReport }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="grid gap-4">
      <h2 id={heading} className="font-display text-2xl">
        Questions to review
      </h2>
      {misses.map((miss) => (
        <Miss key={miss.id} miss={miss} report={report({ showingId: miss.id })} />
      ))}
    </section>
  )
}
