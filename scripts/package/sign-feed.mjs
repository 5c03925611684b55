import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { isSigned, SIGNATURE_ENDING, signedBytes } from '../../electron/main/updates/feed-signature.ts'
import { PlainError } from '../process/plain-error.mjs'
import { writeChecksums } from './checksums.mjs'

/** The files by which electron-builder describes a release to the updaters of each system and processor. */
const DESCRIPTION = /^latest.*\.yml$/

/** The private key of PEM text, and the public one as the build takes it. */
function keysOf(/** @type {string | undefined} */ pem) {
  if (!pem) throw new PlainError('UPDATE_SIGNING_KEY must hold the private key of the feed, as PEM text.')
  try {
    const secret = createPrivateKey(pem)
    const open = createPublicKey(secret)
    if (open.asymmetricKeyType !== 'ed25519') throw new PlainError('not Ed25519')
    return { secret, open, text: open.export({ format: 'der', type: 'spki' }).toString('base64') }
  } catch {
    throw new PlainError('UPDATE_SIGNING_KEY must be an Ed25519 private key, as PEM text.')
  }
}

/** Stops unless every file that a description names lies in the folder, with that size and that hash. */
function compareFiles(/** @type {string} */ folder, /** @type {string} */ name) {
  const { files } = parse(readFileSync(path.join(folder, name), 'utf8'))
  for (const { url, size, sha512 } of files) {
    const file = path.join(folder, url)
    if (!existsSync(file)) throw new PlainError(`${name} names ${url}, which isn’t there.`)
    const hash = createHash('sha512').update(readFileSync(file)).digest('base64')
    if (statSync(file).size !== size || hash !== sha512)
      throw new PlainError(`${url} doesn’t match what ${name} says about it.`)
  }
}

/**
 * Signs the descriptions of the release in a folder, each into a file beside it, and writes the folder's checksums anew.
 * @param {string} folder
 * @param {Partial<Record<string, string>>} env UPDATE_SIGNING_KEY, the private key; UPDATE_KEY, the public one in the apps
 * @returns {Promise<string[]>} the names of what was signed
 */
export async function signFeed(folder, env) {
  const { secret, open, text } = keysOf(env.UPDATE_SIGNING_KEY)
  if (env.UPDATE_KEY !== text)
    throw new PlainError(`UPDATE_KEY isn’t the public half of UPDATE_SIGNING_KEY, which is ${text}`)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => DESCRIPTION.test(name)) : []
  if (names.length === 0) throw new PlainError(`There’s nothing to sign in ${folder}.`)
  for (const name of names) compareFiles(folder, name)
  for (const name of names) {
    const content = readFileSync(path.join(folder, name))
    const signature = sign(null, signedBytes(name, content), secret).toString('base64')
    if (!isSigned(open, name, content, signature)) throw new PlainError(`${name}’s signature isn’t valid.`)
    writeFileSync(path.join(folder, `${name}${SIGNATURE_ENDING}`), `${signature}\n`)
  }
  await writeChecksums(folder)
  return names
}
