const { spawn } = require('node:child_process')
const { mkdtempSync, rmSync } = require('node:fs')
const { tmpdir } = require('node:os')
const path = require('node:path')
const { Connection } = require('./cdp.cjs')

const SWITCHES = [
  '--no-startup-window',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-gpu',
  '--disable-extensions',
  '--password-store=basic',
  '--use-mock-keychain',
  '--allow-file-access-from-files',
  '--remote-debugging-port=0',
  // Nobody speaks by it. A browser ends when its pipe closes, so it ends even where this process was killed.
  '--remote-debugging-pipe',
]

/** Chromium does not run its sandbox as root. The pages here are the tests' own. */
const asRoot = process.getuid?.() === 0

/** The address the browser says it listens on. */
const addressOf = (child) =>
  new Promise((resolve, reject) => {
    let text = ''
    child.stderr.on('data', (chunk) => {
      text += chunk
      const address = /DevTools listening on (ws:\/\/\S+)/.exec(text)?.[1]
      if (address) resolve(address)
    })
    child.on('exit', (code) => reject(new Error(`chromium exited with ${code}\n${text}`)))
    child.on('error', reject)
  })

/**
 * Starts a browser with a profile of its own, which ends with this process.
 * @param {{ executable: string, switches: [name: string, value: string][], visible: boolean }} options
 */
async function launchChromium({ executable, switches, visible }) {
  const profile = mkdtempSync(path.join(tmpdir(), 'standin-chromium-'))
  const args = [
    ...(asRoot ? ['--no-sandbox'] : []),
    ...(visible ? [] : ['--headless']),
    ...SWITCHES,
    `--user-data-dir=${profile}`,
    ...switches.map(([name, value]) => (value ? `--${name}=${value}` : `--${name}`)),
  ]
  const child = spawn(executable, args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'] })
  process.on('exit', () => {
    child.kill('SIGKILL')
    try {
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
    } catch {
      // The dying browser still writes there; the folder is a temporary one.
    }
  })
  const url = await addressOf(child)
  return { child, url, cdp: await Connection.open(url) }
}

module.exports = { launchChromium }
