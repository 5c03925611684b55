import { Lightbulb } from 'lucide-react'
import { lengthOfTime, whole } from '#protocol/figures.ts'
import { DAY_MS } from '#rules/days.ts'
import { MAX_DIFFICULTY, multiplierOf } from '#rules/difficulty.ts'
import { IDLE_DAYS } from '#rules/mastery.ts'
import { SUPREME_ADVOCATE_CORRECT } from '#rules/ranks.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { Card } from '../../../components/Card.tsx'

const TIPS = [
  `Every correct answer counts for its subject. ${whole(SUPREME_ADVOCATE_CORRECT)} in each of the ${SUBJECTS.length} win the game: ${whole(SUBJECTS.length * SUPREME_ADVOCATE_CORRECT)} in all, about 1,000 hours.`,
  `Harder questions are worth more, from ×1 at difficulty 1 to ×${multiplierOf(MAX_DIFFICULTY)} at difficulty ${MAX_DIFFICULTY}.`,
  'Start with your Focus Areas on the Subtopics tab.',
  `Come back to what you know. A topic starts losing mastery after ${lengthOfTime(IDLE_DAYS * DAY_MS, 'week')} without practice.`,
]

/** Shown until victory (spec section 2). */
export function WinningTips() {
  return (
    <Card title="How to Win Bar Duel" tone="raised" className="lg:col-span-2">
      <ul className="grid gap-3">
        {TIPS.map((tip) => (
          <li key={tip} className="flex gap-3">
            <Lightbulb className="mt-1 size-4 shrink-0 text-brass" aria-hidden="true" />
            <span className="max-w-measure text-pretty">{tip}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
