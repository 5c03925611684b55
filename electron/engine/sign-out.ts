import type { Cloud } from './cloud.ts'
import type { PasswordUnlock } from './password-unlock.ts'
import { countWaiting, type Profiles } from './profiles.ts'
import { wipeOwn } from './study-file.ts'
import type { Syncer } from './sync/syncer.ts'
import type { WaitingNote } from './waiting-note.ts'

/** A sign-out holds here at once; the server is told if it answers in this time. */
const LOGOUT_TIMEOUT_MS = 2_000
/** How long a sign-out that wipes waits for what is unsynced to be uploaded. */
const UPLOAD_MS = 8_000

export interface SignOut {
  /** The number of answers the server has not got, after one more try to upload them. */
  unsynced(): Promise<number>
  /** Ends the session here and on the server; on a lab's computer nothing of the player stays. */
  leave(): Promise<void>
}

interface SignOutParts {
  server: Cloud
  players: Profiles
  sync: Syncer
  unlock: Pick<PasswordUnlock, 'settled'>
  /** null where nothing is wiped */
  note: WaitingNote | null
  dataFolder: string
}

export function signOut({ server, players, sync, unlock, note, dataFolder }: SignOutParts): SignOut {
  const waiting = () => countWaiting(players.current())

  return {
    async unsynced() {
      if ((await waiting()) === 0) return 0
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((done) => {
        timer = setTimeout(done, UPLOAD_MS)
      })
      await Promise.race([sync.now(), late])
      clearTimeout(timer)
      return waiting()
    },
    async leave() {
      if (server.session()) await server.send('POST', '/api/auth/logout', {}, LOGOUT_TIMEOUT_MS)
      server.forget()
      // A player told that they are signed out has no way back in here.
      await unlock.settled()
      const userId = players.current()?.userId
      const keepsNothing = players.keepsNothing()
      await players.close()
      if (keepsNothing && userId !== undefined) await wipeOwn(dataFolder, userId)
      // Nothing waits any more.
      note?.changed()
      await note?.written()
    },
  }
}
