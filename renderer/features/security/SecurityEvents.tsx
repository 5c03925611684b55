import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { counted, momentText } from '#protocol/figures.ts'
import type { SecurityEvent } from '#protocol/http/security.ts'
import { SECURITY_DAYS } from '#rules/accounts/security.ts'
import { EVENT_WORDS, WORRYING } from './event-words.ts'

export interface SecurityEventsProps {
  events: readonly SecurityEvent[]
  /** Tells networks apart, for admins. */
  networks?: boolean
}

/** An account's security events, the newest first. */
export function SecurityEvents({ events, networks = false }: SecurityEventsProps) {
  if (events.length === 0)
    return <p className="text-muted">Nothing in the last {counted(SECURITY_DAYS, 'day', 'days')}.</p>
  return (
    <ol className="divide-y divide-line">
      {events.map((event) => (
        <Event key={`${event.kind} ${event.at} ${event.network}`} event={event} networks={networks} />
      ))}
    </ol>
  )
}

function Event({ event, networks }: { event: SecurityEvent; networks: boolean }) {
  const { kind, times, lastAt, device, network } = event
  const worrying = WORRYING.has(kind)
  const Icon = worrying ? ShieldAlert : ShieldCheck
  const where = [device, networks && network ? `network ${network}` : null].filter((part) => part !== null)
  return (
    <li className="flex gap-3 py-2">
      <Icon className={`mt-1 size-4 shrink-0 ${worrying ? 'text-warn' : 'text-muted'}`} aria-hidden="true" />
      <span className="min-w-0 break-words">
        {EVENT_WORDS[kind]}
        {times > 1 ? ` (${times} times)` : ''}
        <span className="block text-sm text-muted">
          <time dateTime={lastAt} className="tabular-nums">
            {momentText(lastAt)}
          </time>
          {where.length > 0 ? ` · ${where.join(' · ')}` : ''}
        </span>
      </span>
    </li>
  )
}
