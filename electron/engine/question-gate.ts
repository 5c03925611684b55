/**
 * Keeps a change of the questions out of the middle of any call that picks, shows or grades one: it runs when no such
 * call is inside, and calls that come meanwhile wait for it.
 */
export interface QuestionGate {
  enter(): Promise<void>
  leave(): void
  /** Runs `work` between calls, again after each until it answers that it is done. */
  between(work: () => Promise<boolean>): void
}

export function questionGate(): QuestionGate {
  let inside = 0
  let due: (() => Promise<boolean>) | null = null
  let working: Promise<void> | null = null

  function tryDue(): void {
    const work = due
    if (!work || inside > 0 || working) return
    working = work()
      .catch((error: unknown) => {
        console.error('New questions could not be taken in:', error)
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
