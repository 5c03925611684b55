// npm run package: builds everything and packages the desktop app for this system into release/. With --sign-feed it signs
// the update feed of a release that is there already.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { updateFeed } from '../../electron/main/updates/update-feed.ts'
import { build } from '../build/build.mjs'
import { electronRuntime } from '../install/electron.mjs'
import { endWithCode } from '../process/end-with-code.mjs'
import { exitPlainly, PlainError, plainly } from '../process/plain-error.mjs'
import { step } from '../process/progress.mjs'
import { stopSignal } from '../process/stop-signal.mjs'
import { inOut, inProject } from '../project.mjs'
import { packageApp } from './app-package.mjs'
import { billOfMaterials } from './bill-of-materials.mjs'
import { CHECKSUMS, clearRelease, writeChecksums } from './checksums.mjs'
import { layMacNatives } from './mac-natives.mjs'
import { signFeed } from './sign-feed.mjs'
import { signingOf } from './signing.mjs'

const OPTIONS = /** @type {const} */ ({
  installers: { type: 'boolean', default: false },
  'keep-inspect': { type: 'boolean', default: false },
  'sign-feed': { type: 'boolean', default: false },
  output: { type: 'string' },
})

const signal = stopSignal()

function asked() {
  try {
    return parseArgs({ options: OPTIONS }).values
  } catch (failure) {
    const known = Object.keys(OPTIONS).map((name) => `--${name}`)
    throw new PlainError(`${plainly(failure)} npm run package takes ${known.join(', ')}.`)
  }
}

/** A folder with the Electron runtime of this machine, unless electron-builder must fetch one for each processor. */
function electronDist(/** @type {boolean} */ universal) {
  const program = universal ? null : electronRuntime()
  return program ? { electronDist: path.dirname(program) } : {}
}

/** Lays beside the installers what proves them: the bill of materials, and the checksums of everything. */
async function describeRelease(/** @type {string} */ output) {
  await step('Writing the bill of materials and the checksums', async () => {
    writeFileSync(path.join(output, 'bar-duel.cdx.json'), await billOfMaterials())
    const names = await writeChecksums(output)
    if (names.length < 2) throw new PlainError('electron-builder made no installers.')
  })
  console.log(`The installers are in ${path.relative(inProject(), output)}, their checksums in ${CHECKSUMS}`)
}

/** The address of the feed that the environment names. Its key is built into the app. */
function feed() {
  try {
    const named = updateFeed(process.env)
    console.log(named ? `Updates come from ${named.address}` : '*** NO UPDATES: UPDATE_FEED isn’t set. ***')
    return named ? { feed: named.address } : {}
  } catch (failure) {
    throw new PlainError(`${plainly(failure)}.`)
  }
}

/** Packages into the folder; `installers` makes this system's installers too. */
async function packageInto(/** @type {string} */ output, { installers = false, keepInspect = false }) {
  const { signed, line } = signingOf(process.platform, process.env)
  const universal = installers && process.platform === 'darwin'
  const updates = installers ? feed() : {}
  for (const part of /** @type {const} */ (['bank', 'renderer', 'desktop'])) await build(part, signal)
  if (installers) {
    console.log(line)
    mkdirSync(output, { recursive: true })
    clearRelease(output)
  }
  // An identity that happens to be in this machine's keychain must not sign what was called unsigned.
  if (!signed) process.env.CSC_IDENTITY_AUTO_DISCOVERY = 'false'
  if (universal)
    for (const processor of /** @type {const} */ (['x64', 'arm64'])) await layMacNatives(processor)
  const unpacked = await packageApp({
    bank: path.dirname(inOut('bank', 'manifest.json')),
    output,
    ...electronDist(universal),
    ...updates,
    installers,
    signed: installers && signed,
    keepInspect,
  })
  if (!existsSync(unpacked)) throw new PlainError('electron-builder made no package.')
  if (installers) await describeRelease(output)
  else console.log(`The desktop app is in ${path.relative(inProject(), unpacked)}`)
}

endWithCode()

await exitPlainly(async () => {
  const { installers, 'keep-inspect': keepInspect, 'sign-feed': signs, output: chosen } = asked()
  const output = chosen ? path.resolve(chosen) : inProject('release', ...(keepInspect ? ['inspectable'] : []))
  if (signs) console.log(`Signed: ${(await signFeed(output, process.env)).join(', ')}`)
  else await packageInto(output, { installers, keepInspect })
})
