// npm run package: builds everything and packages the desktop app for this system into release/.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { build } from '../build/build.mjs'
import { electronRuntime } from '../install/electron.mjs'
import { exitPlainly, PlainError } from '../process/plain-error.mjs'
import { stopSignal } from '../process/stop-signal.mjs'
import { inOut, inProject } from '../project.mjs'
import { packageApp } from './app-package.mjs'

const FLAGS = ['--installers', '--keep-inspect']

const signal = stopSignal()

await exitPlainly(async () => {
  const flags = process.argv.slice(2)
  const unknown = flags.find((flag) => !FLAGS.includes(flag))
  if (unknown) throw new PlainError(`npm run package does not know ${unknown}; it knows ${FLAGS.join(', ')}.`)
  for (const part of /** @type {const} */ (['bank', 'renderer', 'desktop'])) await build(part, signal)
  const program = electronRuntime()
  const keepInspect = flags.includes('--keep-inspect')
  const unpacked = await packageApp({
    bank: path.dirname(inOut('bank', 'manifest.json')),
    output: inProject('release', ...(keepInspect ? ['inspectable'] : [])),
    ...(program ? { electronDist: path.dirname(program) } : {}),
    installers: flags.includes('--installers'),
    keepInspect,
  })
  if (!existsSync(unpacked)) throw new PlainError('electron-builder made no package.')
  console.log(`The desktop app is in ${path.relative(inProject(), unpacked)}`)
})
