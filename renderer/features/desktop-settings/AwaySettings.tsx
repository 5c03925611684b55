import { Skeleton } from '../../components/Skeleton.tsx'
import { Switch } from '../../components/Switch.tsx'
import { NOTIFICATIONS_HINT, trayWords, USUAL_NIGHT } from './away-words.ts'
import { QuietTimes } from './QuietTimes.tsx'
import { useAway } from './use-away.ts'

/** The settings for the time its window is not in front; all are off until the player turns them on. */
export function AwaySettings() {
  const { away, choose } = useAway()
  const tray = trayWords(navigator.userAgent)
  return (
    <section className="grid gap-4" aria-labelledby="while-away">
      <h3 id="while-away" className="text-lg">
        While you’re away
      </h3>
      {away ? (
        <>
          <Switch
            label="Notifications"
            hint={NOTIFICATIONS_HINT[away.notifications]}
            checked={away.choice.notify && away.notifications === 'yes'}
            disabled={away.notifications !== 'yes'}
            onChange={(notify) => choose({ notify })}
          />
          {away.notifications === 'yes' ? (
            <Switch
              label="Quiet hours"
              hint="We won’t notify you between these times, by this computer’s clock."
              checked={away.choice.quiet !== null}
              disabled={!away.choice.notify}
              onChange={(on) => choose({ quiet: on ? USUAL_NIGHT : null })}
            />
          ) : null}
          {away.choice.quiet && away.choice.notify && away.notifications === 'yes' ? (
            <QuietTimes quiet={away.choice.quiet} onChoose={(quiet) => choose({ quiet })} />
          ) : null}
          <Switch
            label={tray.label}
            hint={tray.hint[away.tray]}
            checked={away.choice.tray && away.tray === 'yes'}
            disabled={away.tray !== 'yes'}
            onChange={(on) => choose({ tray: on })}
          />
        </>
      ) : (
        <Skeleton shape="card" className="h-48" />
      )}
    </section>
  )
}
