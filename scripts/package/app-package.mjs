import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, Platform } from 'electron-builder'
import { root } from '../project.mjs'
import { stagePracticeBank } from './practice-bank.mjs'

/**
 * @typedef {object} PackageOptions
 * @property {string} bank the folder of the built bank, all pools
 * @property {string} output where the package goes
 * @property {string} [electronDist] a folder with the Electron runtime; without it electron-builder downloads one
 * @property {NodeJS.Platform} [system] whose unpacked app; the native modules stay this machine's
 * @property {boolean} [installers] this system's installers beside the unpacked app
 * @property {boolean} [signed] a failure to sign fails the packaging
 * @property {string} [feed] the address of the update feed: update metadata is made for it beside the installers
 * @property {boolean} [keepInspect] leaves --inspect working, which end-to-end tests drive the app by; never for people
 */

/**
 * Packages the built app for this system, by electron-builder.yml. The native modules are this system's own: each
 * system is packaged on itself.
 * @param {PackageOptions} options
 * @returns {Promise<string>} the folder of the unpacked app
 */
export async function packageApp(options) {
  const {
    bank,
    output,
    electronDist,
    system = process.platform,
    installers = false,
    signed = false,
  } = options
  const staged = mkdtempSync(path.join(tmpdir(), 'bar-duel-bank-'))
  let unpacked = ''
  try {
    stagePracticeBank(bank, staged)
    await build({
      projectDir: root,
      targets: Platform.fromString(system).createTarget(installers ? null : 'dir'),
      publish: 'never',
      config: {
        directories: { output },
        // One folder for each run: a package made by a test must not meet one made for people.
        extraResources: [
          { from: 'prisma/local/migrations', to: 'migrations', filter: ['*/migration.sql'] },
          { from: staged, to: 'bank' },
          { from: 'resources/tray', to: 'tray' },
          // The updater's cache folder; the feed is built into the app.
          { from: 'resources/app-update.yml', to: 'app-update.yml' },
        ],
        ...(electronDist ? { electronDist } : {}),
        ...(options.feed ? { publish: { provider: 'generic', url: options.feed } } : {}),
        forceCodeSigning: signed,
        ...(options.keepInspect ? { electronFuses: { enableNodeCliInspectArguments: true } } : {}),
        afterPack: async ({ appOutDir }) => {
          unpacked = appOutDir
        },
      },
    })
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
  return unpacked
}
