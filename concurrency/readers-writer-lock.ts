/**
 * Readers enter together; a writer runs only when no reader is inside, and readers that come meanwhile wait for it. Here
 * readers are the calls that pick, show or grade a question, and the writer takes in a new version of the questions.
 */
export interface ReadersWriterLock {
  enter(): Promise<void>
  leave(): void
  /** Runs `work` between readers, and again after each reader until it returns true: done. */
  between(work: () => Promise<boolean>): void
}

/** `failed` is told what `work` threw; that work is not tried again. */
export function readersWriterLock(failed: (error: unknown) => void): ReadersWriterLock {
  let inside = 0
  let due: (() => Promise<boolean>) | null = null
  let working: Promise<void> | null = null

  function tryDue(): void {
    const work = due
    if (!work || inside > 0 || working) return
    working = work()
      .catch((error: unknown) => {
        failed(error)
        return true
      })
      .then((done) => {
        working = null
        if (done && due === work) due = null
      })
  }

  return {
    async enter() {
      while (working) await working
      inside += 1
    },
    leave() {
      inside -= 1
      tryDue()
    },
    between(work) {
      due = work
      tryDue()
    },
  }
}
