import { CalendarClock, Clock, Hourglass } from 'lucide-react'
import { counted, hourRange } from '#protocol/figures.ts'
import type { Analytics } from '../../../clients/stats.ts'
import { Card } from '../../../components/Card.tsx'
import { Figure } from '../../../components/Figure.tsx'
import { hours, NOT_AVAILABLE } from '../../../components/figures.ts'
import { durationText } from './time-words.ts'

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
        <Figure label="Total Hours Played" icon={Clock} note="Time on questions, up to 3 minutes each">
          {hours(totalHoursPlayed)}
        </Figure>
        <Figure
          label="Avg. Session Length"
          icon={Hourglass}
          note={
            sessions.count === 0
              ? 'Answers up to 30 minutes apart make a session'
              : `${counted(sessions.count, 'session', 'sessions')} in 12 months, the longest ${durationText(sessions.longestMs)}. Answers up to 30 minutes apart make a session`
          }
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
