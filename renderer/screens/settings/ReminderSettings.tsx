import { useState } from 'react'
import { desktop } from '../../clients/desktop.ts'
import { wordsOf } from '../../clients/http.ts'
import {
  type Reminders,
  type Subscribed,
  subscribeBrowser,
  useReminders,
  useRemindersWish,
} from '../../clients/reminders.ts'
import { Button } from '../../components/Button.tsx'
import { ErrorState } from '../../components/ErrorState.tsx'
import { Failure } from '../../components/Failure.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { Switch } from '../../components/Switch.tsx'
import { USUAL_NIGHT } from '../../features/desktop-settings/away-words.ts'
import { QuietTimes } from '../../features/desktop-settings/QuietTimes.tsx'
import { SAVE_FAILED } from './save-failed.ts'

const HINT = 'At most one a day, and only for a streak, today’s case, or rules due for review.'
const ON_DESKTOP =
  'Your system shows it while Bar Duel runs and isn’t in front. Turn on notifications in this computer’s settings, too.'

const NOT_SUBSCRIBED: Record<Exclude<Subscribed, 'subscribed'>, string> = {
  blocked:
    'Your browser blocks notifications from Bar Duel. Allow them in its site settings, then try again.',
  unsupported:
    'This browser can’t show reminders. On an iPhone or iPad, add Bar Duel to your Home Screen and open it there.',
}

/** Reminders: off until the player turns them on, never in quiet hours. */
export function ReminderSettings() {
  const reminders = useReminders()
  if (reminders.isError)
    return (
      <ErrorState
        message={wordsOf(reminders.error, 'We couldn’t load your reminders. Try again.')}
        onRetry={() => void reminders.refetch()}
        retrying={reminders.isFetching}
      />
    )
  return reminders.data ? <Wish reminders={reminders.data} /> : <Skeleton shape="card" className="h-32" />
}

function Wish({ reminders: { wanted, key, here } }: { reminders: Reminders }) {
  const [failure, setFailure] = useState('')
  const failed = (error: Error) => setFailure(wordsOf(error, SAVE_FAILED))
  const { mutate: wish, isPending } = useRemindersWish(failed)
  const subscribed = async (): Promise<boolean> => {
    setFailure('')
    if (desktop()) return true
    const outcome = await subscribeBrowser(key)
    if (outcome !== 'subscribed') setFailure(NOT_SUBSCRIBED[outcome])
    return outcome === 'subscribed'
  }
  const turnOn = (quiet: Reminders['wanted']) =>
    subscribed().then((done) => done && wish({ quiet: quiet ? quiet.quiet : USUAL_NIGHT }), failed)
  return (
    <div className="grid gap-4">
      <Switch
        label="Remind me"
        hint={desktop() ? `${HINT} ${ON_DESKTOP}` : HINT}
        checked={wanted !== null}
        busy={isPending}
        onChange={(on) => (on ? void turnOn(null) : wish(null))}
      />
      {wanted ? (
        <Switch
          label="Quiet hours"
          hint="We send nothing between these times, by your own clock."
          checked={wanted.quiet !== null}
          busy={isPending}
          onChange={(on) => wish({ quiet: on ? USUAL_NIGHT : null })}
        />
      ) : null}
      {wanted?.quiet ? <QuietTimes quiet={wanted.quiet} onChoose={(quiet) => wish({ quiet })} /> : null}
      {wanted && !here && !desktop() ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">This browser doesn’t show reminders yet.</p>
          <Button onClick={() => void turnOn(wanted)}>Remind me here, too</Button>
        </div>
      ) : null}
      <Failure words={failure} />
    </div>
  )
}
