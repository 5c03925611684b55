import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { labRoot, studyFolders, wipeLab } from '../../../electron/main/lab.ts'

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

it('has a folder for each start, which a wipe takes, beside the one from before; other computers keep one folder', () => {
  const study = path.join(folder, 'study')
  const [one, other] = [studyFolders(folder, true), studyFolders(folder, true)]
  expect(one.dataFolder).not.toBe(other.dataFolder)
  for (const { dataFolder, keptFolder } of [one, other]) {
    expect(path.dirname(dataFolder)).toBe(labRoot(folder))
    expect(keptFolder).toBe(study)
  }
  expect(studyFolders(folder, false)).toEqual({ dataFolder: study, keptFolder: null })
})
