import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { labRoot, studyFolder, wipeLab } from '../../../electron/main/lab.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-lab-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('wipes the profiles of earlier starts, and returns how many answers were in them', async () => {
  const root = labRoot(folder)
  expect(await wipeLab(root)).toBe(0)
  for (const [name, waiting] of [
    ['a', '3'],
    ['b', '0'],
    ['c', 'nonsense'],
  ] as const) {
    await mkdir(path.join(root, name), { recursive: true })
    await writeFile(path.join(root, name, 'waiting'), waiting)
    await writeFile(path.join(root, name, 'someone.sqlite'), 'their answers')
  }
  expect(await wipeLab(root)).toBe(3)
  await expect(readdir(root)).rejects.toThrow('ENOENT')
})

it('has a folder for each start, which a wipe takes; other computers keep one folder', () => {
  const [one, other] = [studyFolder(folder, true), studyFolder(folder, true)]
  expect(one).not.toBe(other)
  for (const start of [one, other]) expect(path.dirname(start)).toBe(labRoot(folder))
  expect(studyFolder(folder, false)).toBe(path.join(folder, 'study'))
})
