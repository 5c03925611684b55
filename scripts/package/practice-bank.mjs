import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../process/plain-error.mjs'

/**
 * Stages the one pool that may leave the cloud (design section 5): its artifact, byte for byte, and a manifest that
 * names no other.
 * @param {string} bank the folder of the built bank
 * @param {string} staged made anew
 */
export function stagePracticeBank(bank, staged) {
  const { version, pools } = JSON.parse(readFileSync(path.join(bank, 'manifest.json'), 'utf8'))
  const { practice } = pools
  if (!practice) throw new PlainError('The bank has no practice pool.')
  const text = readFileSync(path.join(bank, practice.file), 'utf8')
  const stray = JSON.parse(text).find((/** @type {{ pool: string }} */ item) => item.pool !== 'practice')
  if (stray) throw new PlainError(`The practice pool holds ${stray.id}, which is of the ${stray.pool} pool.`)
  rmSync(staged, { recursive: true, force: true })
  mkdirSync(staged, { recursive: true })
  writeFileSync(path.join(staged, practice.file), text)
  writeFileSync(
    path.join(staged, 'manifest.json'),
    `${JSON.stringify({ version, pools: { practice } }, null, 2)}\n`,
  )
}
