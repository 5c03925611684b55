import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { run } from '../../../scripts/process/run.mjs'

const LIMIT_MS = 180_000
const folder = mkdtempSync(path.join(tmpdir(), 'bar-duel-failing-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A folder that passes for an Electron runtime until electron-builder looks for the fuses in its program. */
function brokenRuntime() {
  const place = path.join(folder, 'dist')
  mkdirSync(place, { recursive: true })
  for (const name of ['electron', 'version', 'LICENSE', 'LICENSES.chromium.html'])
    writeFileSync(path.join(place, name), '', { mode: 0o755 })
  return place
}

const npmRunPackage = (...args: string[]) =>
  run(process.execPath, ['scripts/package/package.mjs', ...args], {
    output: 'keep',
    env: { ...process.env, ELECTRON_OVERRIDE_DIST_PATH: brokenRuntime() },
  })

describe('npm run package', { timeout: LIMIT_MS }, () => {
  it('fails when electron-builder fails', async () => {
    // Its exit hook ends a process that has nothing left to do with 0, whatever the exit code is set to.
    const { code, output } = await npmRunPackage('--output', path.join(folder, 'release'))
    expect([code, output]).toEqual([1, expect.stringMatching(/^Unexpected failure: .*sentinel/m)])
  })

  it('fails in one line for an option it does not take', async () => {
    const { code, output } = await npmRunPackage('--instalers')
    expect([code, output]).toEqual([1, expect.stringMatching(/^Unknown option '--instalers'.*--installers/)])
  })
})
