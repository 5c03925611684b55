import { CalendarClock, Clock, Hourglass } from 'lucide-react'
import { hourRange, lengthOfTime, whole } from '#protocol/figures.ts'
import { ANSWER_TIME_CAP_MS } from '#rules/progress/fold.ts'
import { SESSION_GAP_MS } from '#rules/sessions.ts'
import type { Analytics } from '../../../clients/stats.ts'
import { Card } from '../../../components/Card.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { hours, NOT_AVAILABLE } from '../../../components/figures.ts'
import { durationText, sessionsText } from './time-words.ts'

const APART = `Answers up to ${lengthOfTime(SESSION_GAP_MS, 'minute')} apart make a session`

export interface TimeAnalysisProps {
  totalHoursPlayed: number
  analytics: Analytics
}

/** How long, in what sittings, and at what time of their own day a player plays. */
export function TimeAnalysis({ totalHoursPlayed, analytics }: TimeAnalysisProps) {
  const { sessions, mostActiveHour, timeZone } = analytics
  return (
    <Card title="Time Analysis">
      <dl className="grid gap-6">
        <Figure
          label="Total Hours Played"
          icon={Clock}
          note={`Time on questions, up to ${lengthOfTime(ANSWER_TIME_CAP_MS, 'minute', whole)} each`}
        >
          {hours(totalHoursPlayed)}
        </Figure>
        <Figure
          label="Avg. Session Length"
          icon={Hourglass}
          note={sessions.count === 0 ? APART : `${sessionsText(analytics)} ${APART}`}
        >
          {sessions.count === 0 ? NOT_AVAILABLE : durationText(sessions.averageMs)}
        </Figure>
        <Figure
          label="Most Active Time"
          icon={CalendarClock}
          note={`The hour with the most answers, ${timeZone.replaceAll('_', ' ')} time`}
        >
          {mostActiveHour === null ? NOT_AVAILABLE : hourRange(mostActiveHour)}
        </Figure>
      </dl>
    </Card>
  )
}
