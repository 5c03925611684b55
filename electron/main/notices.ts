import { counted, plural } from '#protocol/figures.ts'
import { syncedWork } from '#protocol/sync/sign.ts'

const unsynced = (count: number): string => `${syncedWork(count)} didn’t sync`
const notKept = (count: number): string =>
  `${plural(count, 'It wasn’t', 'They weren’t')} kept on this computer.`

/** Messages for the player about events that no page could show; the next page takes them. */
export class Notices {
  #waiting: string[] = []

  /** Returns the messages that wait, each once. */
  take(): string[] {
    return this.#waiting.splice(0)
  }

  lostAtLastClose(count: number): void {
    if (count > 0) this.#waiting.push(`${unsynced(count)} before Bar Duel closed. ${notKept(count)}`)
  }

  signedOut(idleMinutes: number, lost: number): void {
    this.#waiting.push(`We signed you out after ${counted(idleMinutes, 'idle minute', 'idle minutes')}.`)
    if (lost > 0) this.#waiting.push(`${unsynced(lost)}. ${notKept(lost)}`)
  }

  lostToAnother(count: number): void {
    this.#waiting.push(`${unsynced(count)} before the next player signed in. ${notKept(count)}`)
  }

  sessionEnded(waiting: number, stays: boolean): void {
    const safe = stays
      ? `${syncedWork(waiting)} that didn’t sync ${plural(waiting, 'is', 'are')} safe on this computer.`
      : `${syncedWork(waiting)} didn’t sync. This computer deletes ${plural(waiting, 'it', 'them')} when someone else signs in or Bar Duel closes.`
    const kept = waiting === 0 ? '' : ` ${safe}`
    this.#waiting.push(
      `Your session ended. Another device may have ended it, or your password changed.${kept} Sign in again to continue.`,
    )
  }

  fileDamaged(saved: number): void {
    const kept =
      saved === 0
        ? 'Answers and notes that hadn’t synced may be missing.'
        : `We saved ${syncedWork(saved)} that hadn’t synced. Others may be missing.`
    this.#waiting.push(
      `Your study file on this computer was damaged. We made a new one, and the rest comes from the server. ${kept}`,
    )
  }

  updateFetched(version: string): void {
    this.#waiting.push(`Bar Duel ${version} is ready. It installs when you quit.`)
  }
}
