import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../process/plain-error.mjs'

/**
 * Whether the library quotes the explanation of an item that must stay in the cloud.
 * @param {string} library
 * @param {string} items the text of a pool's artifact
 */
const quotes = (library, items) =>
  JSON.parse(items).find((/** @type {{ explanation: string }} */ item) =>
    library.includes(JSON.stringify(item.explanation).slice(1, -1)),
  )

/**
 * Stages what may leave the cloud (design section 5): the practice pool, the rule library and what
 * finds its rules, byte for byte, and a manifest that names nothing else.
 * @param {string} bank the folder of the built bank
 * @param {string} staged made anew
 */
export function stagePracticeBank(bank, staged) {
  const { version, pools, library, areas } = JSON.parse(
    readFileSync(path.join(bank, 'manifest.json'), 'utf8'),
  )
  const { practice } = pools
  if (!practice) throw new PlainError('The bank has no practice pool.')
  const text = readFileSync(path.join(bank, practice.file), 'utf8')
  const stray = JSON.parse(text).find((/** @type {{ pool: string }} */ item) => item.pool !== 'practice')
  if (stray) throw new PlainError(`The practice pool holds ${stray.id}, which is of the ${stray.pool} pool.`)
  const { practice: _practice, ...kept } = pools
  const rules = library ? readFileSync(path.join(bank, library.file), 'utf8') : null
  for (const { file } of Object.values(kept)) {
    const quoted = rules && quotes(rules, readFileSync(path.join(bank, file), 'utf8'))
    if (quoted)
      throw new PlainError(`The rule library quotes ${quoted.id}, which is of the ${quoted.pool} pool.`)
  }
  rmSync(staged, { recursive: true, force: true })
  mkdirSync(staged, { recursive: true })
  writeFileSync(path.join(staged, practice.file), text)
  if (rules) writeFileSync(path.join(staged, library.file), rules)
  if (areas) writeFileSync(path.join(staged, areas.file), readFileSync(path.join(bank, areas.file)))
  writeFileSync(
    path.join(staged, 'manifest.json'),
    `${JSON.stringify({ version, pools: { practice }, ...(library ? { library } : {}), ...(areas ? { areas } : {}) }, null, 2)}\n`,
  )
}
