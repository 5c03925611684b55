import { useId } from 'react'
import { share as shareText } from '#protocol/figures.ts'
import type { ExamReport } from '../../clients/exam.ts'
import { practiceLink } from '../../clients/practice-link.ts'
import { ButtonLink } from '../../components/ButtonLink.tsx'

type Rules = ExamReport['toPractice']

/** The rules that were missed and those left blank, the heaviest on the exam first, and a way to practice their subject. */
export function ToPractice({ rules, counts }: { rules: Rules; counts: ExamReport['rulesToPractice'] }) {
  const heading = useId()
  if (rules.length === 0) return null
  return (
    <section aria-labelledby={heading} className="grid gap-6">
      <div className="grid gap-3">
        <h2 id={heading} className="font-display text-2xl">
          What to practice
        </h2>
        <p className="text-muted text-pretty">Each percentage is its topic’s share of the exam.</p>
      </div>
      <Group
        title="Missed"
        words="These come back in your reviews on their own."
        rules={rules.filter(({ blank }) => !blank)}
        total={counts.missed}
      />
      <Group
        title="Left blank"
        words="A blank doesn’t bring a rule back. Practice these yourself."
        rules={rules.filter(({ blank }) => blank)}
        total={counts.blank}
      />
    </section>
  )
}

interface GroupProps {
  title: string
  words: string
  rules: Rules
  /** rules there are, of which these are the heaviest */
  total: number
}

function Group({ title, words, rules, total }: GroupProps) {
  if (rules.length === 0) return null
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="font-sans font-semibold">{title}</h3>
        <p className="text-sm text-muted text-pretty">
          {words}
          {total > rules.length
            ? ` Here are ${rules.length} of ${total}, the heaviest on the exam first.`
            : ''}
        </p>
      </div>
      <ul className="grid gap-2">
        {rules.map(({ subject, subtopic, area, share }) => (
          <li
            key={`${subtopic} ${area}`}
            className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface px-4 py-2"
          >
            <div className="min-w-0">
              <p className="font-semibold">{area}</p>
              <p className="text-sm text-muted">
                {subject} · {shareText(share, 1)}
              </p>
            </div>
            <div data-screen>
              <ButtonLink variant="ghost" to={practiceLink(subject)}>
                Practice {subject}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
