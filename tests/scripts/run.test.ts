import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../../scripts/process/run.mjs'

/** Calls once it stands, and ends with the number of the system's signal that it gets. */
const PROGRAM = `
  for (const [name, number] of [['SIGINT', 2], ['SIGTERM', 15]]) process.once(name, () => process.exit(number))
  require('node:net').connect(Number(process.env.CALL))
`

test.each([
  [{}, 15],
  [{ endWith: 'SIGINT' as const }, 2],
])('a program that is told to stop by %o hears that signal and is waited for', async (options, code) => {
  const asked = new AbortController()
  const called = createServer(() => asked.abort()).listen(0, '127.0.0.1')
  onTestFinished(() => {
    called.close()
  })
  await once(called, 'listening')
  const address = called.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const env = { ...process.env, CALL: String(port) }
  const result = await run(process.execPath, ['-e', PROGRAM], { ...options, env, signal: asked.signal })
  expect(result.code).toBe(code)
})
