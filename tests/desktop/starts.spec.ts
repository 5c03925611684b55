import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inProject } from '../../scripts/project.mjs'
import { expect, test } from './app.ts'
import { call, registration } from './call.ts'
import { runtimeProgram } from './runtime.ts'

/** Starts the app without a test driver. Resolves when it has ended by itself, with its exit code and error output. */
function startUndriven(env: Record<string, string>): Promise<{ code: number | null; stderr: string }> {
  const child = spawn(runtimeProgram(), ['.'], { cwd: inProject(), env, stdio: ['ignore', 'ignore', 'pipe'] })
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  return new Promise((ended) => child.once('exit', (code) => ended({ code, stderr })))
}

test('a second start on the same data ends at once and leaves the first as it is', async ({ desktop }) => {
  const { app, page, env } = await desktop()
  expect(await startUndriven(env)).toMatchObject({ code: 0 })
  expect((await call(page, 'GET', '/api/health')).status).toBe(200)
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
})

test('a data folder that cannot be made is one plain line, and the app ends', async ({ desktop }) => {
  const { env, quit } = await desktop()
  await quit()
  const file = path.join(env.BARDUEL_DATA_FOLDER ?? '', 'a-file')
  await writeFile(file, '')
  const { code, stderr } = await startUndriven({ ...env, BARDUEL_DATA_FOLDER: path.join(file, 'inside') })
  expect(code).toBe(1)
  expect(stderr).toMatch(/^Bar Duel could not start: .*not a directory/m)
})

test('a study folder that cannot be written is one plain line on the page, not a crash', async ({
  desktop,
}) => {
  const { page, env } = await desktop()
  // A file where the folder should be: permissions would not stop the superuser.
  await writeFile(path.join(env.BARDUEL_DATA_FOLDER ?? '', 'study'), '')
  expect(await call(page, 'POST', '/api/auth/register', registration())).toMatchObject({
    status: 503,
    body: {
      code: 'unavailable',
      message: expect.stringMatching(/^Your account was made, but .* Bar Duel can’t write to .*study/),
    },
  })
  expect((await call(page, 'GET', '/api/health')).status).toBe(200)
})
