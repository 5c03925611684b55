import { lostAnswersText } from './quitting.ts'

/** Messages for the player about events that no page could show; the next page takes them. */
export class Notices {
  #waiting: string[] = []

  /** Returns the messages that wait, each once. */
  take(): string[] {
    return this.#waiting.splice(0)
  }

  lostAtLastClose(count: number): void {
    if (count > 0)
      this.#waiting.push(
        `${lostAnswersText(count)} before Bar Duel closed, and were not kept on this computer.`,
      )
  }

  signedOut(idleMinutes: number, lost: number): void {
    this.#waiting.push(`You were signed out after ${idleMinutes} minutes without a sign of you.`)
    if (lost > 0) this.#waiting.push(`${lostAnswersText(lost)}, and were not kept on this computer.`)
  }

  updateFetched(version: string): void {
    this.#waiting.push(`Bar Duel ${version} has been fetched. It is installed when you close the app.`)
  }
}
