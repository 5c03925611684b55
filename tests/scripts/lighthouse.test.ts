import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { inProject } from '../../scripts/project.mjs'

test('Lighthouse begins where nothing was built yet, and builds only once there is a browser', async () => {
  const empty = await mkdtemp(path.join(tmpdir(), 'bar-duel-unbuilt-'))
  const begun = promisify(execFile)(process.execPath, [inProject('tests', 'lighthouse', 'lighthouse.ts')], {
    cwd: empty,
    env: { ...process.env, CHROMIUM_PATH: path.join(empty, 'no-browser') },
  })
  await expect(begun).rejects.toThrow('no Chrome or Chromium is installed')
  await rm(empty, { recursive: true })
})
