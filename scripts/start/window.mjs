import { spawn } from 'node:child_process'
import { fetchElectron } from '../install/electron.mjs'
import { endTree } from '../process/run.mjs'
import { isWindows, root } from '../project.mjs'

const isRoot = process.getuid?.() === 0
const hasDisplay = () =>
  isWindows || process.platform === 'darwin' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)

/**
 * How the app will be shown: root may not run a sandboxed browser, and --no-sandbox is never used.
 * @param {{ wanted: boolean, signal: AbortSignal }} options
 * @returns {Promise<{ kind: 'desktop', program: string } | { kind: 'browser' } | { kind: 'none' }>}
 */
export async function chooseWindow({ wanted, signal }) {
  if (!wanted || isRoot || !hasDisplay()) return { kind: 'none' }
  const program = await fetchElectron(signal)
  return program ? { kind: 'desktop', program } : { kind: 'browser' }
}

const BROWSER = /** @type {Record<string, [string, string[]]>} */ ({
  win32: ['cmd', ['/c', 'start', '']],
  darwin: ['open', []],
})

/** Opens the address in the person's own browser; the printed address is there when that fails. */
export function openBrowser(/** @type {string} */ address) {
  const [command, args] = BROWSER[process.platform] ?? ['xdg-open', []]
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}

/**
 * Opens the desktop app on this server.
 * @param {string} program
 * @param {string} address
 * @returns {() => void} closes it
 */
export function openDesktop(program, address) {
  const child = spawn(program, ['.'], {
    cwd: root,
    env: { ...process.env, BARDUEL_SERVER_URL: address },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: !isWindows,
  })
  child.on('error', (failure) =>
    console.error(`The desktop app didn’t open (${failure.message}). Open ${address} in a browser.`),
  )
  return () => endTree(child.pid)
}
