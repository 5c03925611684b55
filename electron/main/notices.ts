import { counted, plural } from '#protocol/figures.ts'

const unsynced = (count: number): string => `${counted(count, 'answer', 'answers')} didn’t sync`
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

  fileDamaged(saved: number): void {
    const kept =
      saved === 0
        ? 'Answers that hadn’t synced may be missing.'
        : `${counted(saved, 'answer', 'answers')} that hadn’t synced could be saved. Others may be missing.`
    this.#waiting.push(
      `Your study file on this computer was damaged. We made a new one, and the rest comes from the server. ${kept}`,
    )
  }

  updateFetched(version: string): void {
    this.#waiting.push(`Bar Duel ${version} is ready. It installs when you quit.`)
  }
}
