import { Bot } from 'lucide-react'
import type { ReactNode } from 'react'
import { counted } from '#protocol/figures.ts'
import type { SessionUser } from '#protocol/user.ts'
import { BOT_AFTER_MS, ratingWindow } from '#rules/match/matching.ts'
import type { Live, Outgoing, Queue } from '../../clients/live/live.ts'
import { Button } from '../../components/Button.tsx'
import { Card } from '../../components/Card.tsx'
import { Facing } from '../../components/Facing.tsx'
import { Numerals } from '../../components/Numerals.tsx'
import { Progress } from '../../components/Progress.tsx'
import { useNow } from '../../components/use-now.ts'

export interface SearchingProps {
  user: SessionUser
  live: Pick<Live, 'link' | 'queue' | 'outgoing'>
  onBotNow: () => void
  onCancel: () => void
}

/** Looking for an opponent, or waiting for a friend to accept. */
export default function Searching({ user, live, onBotNow, onCancel }: SearchingProps) {
  const { link, queue, outgoing } = live
  return (
    <Card padding="roomy" as="div" className="mx-auto max-w-[40rem] text-center animate-enter">
      <div className="grid justify-items-center gap-6">
        <Facing you={user} opponent={null} />
        {link.at !== 'open' ? (
          <Words title={titleOf(outgoing)}>
            {link.at === 'lost'
              ? 'You’re offline, or your network blocks live duels. The search starts once we’re connected.'
              : 'Connecting. The search starts as soon as we’re connected.'}
          </Words>
        ) : outgoing ? (
          <Inviting outgoing={outgoing} />
        ) : queue ? (
          <Queued queue={queue} onBotNow={onBotNow} />
        ) : null}
        <Button onClick={onCancel} className="min-w-40">
          Cancel
        </Button>
      </div>
    </Card>
  )
}

const titleOf = (outgoing: Outgoing | null): string =>
  outgoing ? 'Searching for the friend' : 'Searching for an opponent'

function Words({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="text-pretty text-muted" role="status">
        {children}
      </p>
    </div>
  )
}

const secondsUntil = (instant: number, now: number): number => Math.max(0, Math.ceil((instant - now) / 1000))

function Inviting({ outgoing }: { outgoing: Outgoing }) {
  const { targetUsername, subject, endsAt } = outgoing
  const now = useNow(250)
  return (
    <>
      <Words title={titleOf(outgoing)}>
        {endsAt === null ? (
          'Sending duel invitation...'
        ) : (
          <>
            Waiting on <strong className="text-ink">@{targetUsername}</strong>: {subject}, live.
          </>
        )}
      </Words>
      <p className="min-h-8 text-muted">
        {endsAt === null ? null : (
          <>
            Time left to accept:{' '}
            <Numerals value={`${secondsUntil(endsAt, now)} sec`} className="text-xl text-ink" />
          </>
        )}
      </p>
    </>
  )
}

/**
 * The window of ratings widens as the server's does; when its time is up a bot takes the case, and is said to be one. Its
 * level isn't: in a first duel the server plays another than was wished for.
 */
function Queued({ queue, onBotNow }: { queue: Queue; onBotNow: () => void }) {
  const now = useNow(250)
  const waited = Math.max(0, now - queue.since)
  const botAt = queue.botAt ?? queue.since + BOT_AFTER_MS
  const seconds = secondsUntil(botAt, now)
  return (
    <>
      <Words title="Searching for an opponent">
        {seconds > 0
          ? `${queue.subject}. Looking within ${ratingWindow(waited)} points of your rating. The search widens every second.`
          : `No one near your rating is free. A bot is up next.`}
      </Words>
      <div className="grid w-full max-w-form gap-2">
        <Progress
          label="Time until a bot steps in"
          value={Math.floor(Math.min(waited, botAt - queue.since) / 1000)}
          max={(botAt - queue.since) / 1000}
          valueText={`A bot steps in after ${counted(seconds, 'second', 'seconds')}`}
        />
        <p className="text-sm text-muted tabular-nums">
          {seconds > 0 ? `A bot steps in after ${seconds} sec` : 'Starting the bot duel...'}
        </p>
      </div>
      <Button
        variant="primary"
        icon={<Bot className="size-5" aria-hidden="true" />}
        className="min-w-40"
        onClick={onBotNow}
      >
        Play the bot now
      </Button>
    </>
  )
}
