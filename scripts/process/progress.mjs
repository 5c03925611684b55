const TTY_TICK_MS = 500
const LOG_TICK_MS = 10_000

const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/**
 * Shows that slow work goes on: a counting line on a terminal, a line every 10 s in a log.
 * @template T
 * @param {string} title
 * @param {(tell: (detail: string) => void) => Promise<T>} work may tell how far it is
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const began = Date.now()
  const terminal = process.stdout.isTTY
  let detail = ''
  const line = () => `${title}... ${detail}${detail && ', '}${seconds(began)}`
  if (!terminal) console.log(`${title}...`)
  const show = () => (terminal ? process.stdout.write(`\r\x1b[2K${line()}`) : console.log(`  ${line()}`))
  const timer = setInterval(show, terminal ? TTY_TICK_MS : LOG_TICK_MS)
  let outcome = 'failed after'
  try {
    const result = await work((told) => {
      detail = told
    })
    outcome = 'done in'
    return result
  } finally {
    clearInterval(timer)
    console.log(`${terminal ? '\r\x1b[2K' : ''}${title}: ${outcome} ${seconds(began)}`)
  }
}
