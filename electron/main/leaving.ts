import { app, dialog } from 'electron'
import { APP_ORIGIN } from '#protocol/bridge.ts'
import { lostAnswersText, lostByQuitting } from './quitting.ts'
import { isWindowOpen } from './windows.ts'

/** Holds every quit until the engine has stopped and `after` is done; the windows are closed by then. */
export function stopBeforeQuit(stop: () => Promise<void>, after: () => Promise<unknown>): void {
  let stopped = false
  app.on('will-quit', (event) => {
    if (stopped) return
    event.preventDefault()
    void stop()
      .then(after)
      .catch((error: Error) => console.error(error.message))
      .finally(() => {
        stopped = true
        app.quit()
      })
  })
}

interface LosingParts {
  forward: (request: Request) => Promise<Response>
  /** what waits in the lab's profiles, as it was noted last */
  noted: () => Promise<number>
  reopen: () => void
}

/** Asks the player before a quit that would lose answers of a lab's profile; other quits go on. */
export function askBeforeLosing({ forward, noted, reopen }: LosingParts): void {
  let asked = false
  app.on('before-quit', (event) => {
    if (asked) return
    event.preventDefault()
    void lostByQuitting(forward, APP_ORIGIN, noted).then(async (lost) => {
      if (lost > 0) {
        const { response } = await dialog.showMessageBox({
          type: 'warning',
          message: `${lostAnswersText(lost)}.`,
          detail: 'This computer deletes them when Bar Duel closes. If you quit now, they’re gone.',
          buttons: ['Stay', 'Quit anyway'],
          defaultId: 0,
          cancelId: 0,
        })
        if (response === 0) {
          if (!isWindowOpen()) reopen()
          return
        }
      }
      asked = true
      app.quit()
    })
  })
}
