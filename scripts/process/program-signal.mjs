/**
 * When a task asks its program to stop. A terminal sends Ctrl-C to the program too, and asked twice some end at once: so
 * a terminal's SIGINT is not passed on. A SIGTERM or SIGHUP is, also after it.
 * @param {AbortSignal} asked fires when the task itself is asked to stop; its reason is the signal's name
 * @param {{ isTerminal: boolean, events: { on(name: string, listener: () => void): unknown } }} host the process
 * @returns {AbortSignal}
 */
export function programSignal(asked, { isTerminal, events }) {
  const program = new AbortController()
  asked.addEventListener('abort', () => {
    if (asked.reason !== 'SIGINT' || !isTerminal) program.abort()
  })
  for (const name of ['SIGTERM', 'SIGHUP']) events.on(name, () => program.abort())
  return program.signal
}
