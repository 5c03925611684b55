import { Link } from 'react-router'
import { counted, share } from '#protocol/figures.ts'
import type { Suspect } from '#protocol/http/calibration.ts'
import { SCREENS } from '#protocol/screens.ts'
import { LEAST_SHARE, SUSPECTED_FROM } from '#rules/calibration/suspect.ts'
import { Badge } from '../../../components/Badge.tsx'
import { Card } from '../../../components/Card.tsx'
import { POOL_NAMES } from './chance-words.ts'
import { suspectFacts, whyText } from './suspect-words.ts'

/** Questions that are far from their written difficulty or missed by nearly everyone, each with the way to it. */
export function Suspects({ suspects }: { suspects: readonly Suspect[] }) {
  return (
    <Card title="Questions to check">
      <p className="max-w-measure text-pretty text-muted">
        {suspects.length === 0
          ? 'Every measured question is close to its written difficulty, and enough players get it correct.'
          : `Far from the written difficulty, or correct for under ${share(LEAST_SHARE)} of at least ${counted(SUSPECTED_FROM, 'player', 'players')}.`}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {suspects.map((suspect) => (
          <li key={suspect.questionId} className="grid gap-2 py-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <Link
                to={`${SCREENS.adminReports}?question=${encodeURIComponent(suspect.questionId)}`}
                className="inline-flex min-h-11 items-center font-semibold break-all underline underline-offset-4"
              >
                Question {suspect.questionId}
              </Link>
              {suspect.why.map((why) => (
                <Badge key={why} tone={why === 'key' ? 'wrong' : 'warn'}>
                  {whyText(why, suspect)}
                </Badge>
              ))}
            </p>
            <p className="text-sm text-muted">
              {POOL_NAMES[suspect.pool]} · {suspect.subject} · {suspect.subtopic} · {suspect.area}
            </p>
            <p className="text-sm tabular-nums">{suspectFacts(suspect).join(' ')}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
