import { existsSync } from 'node:fs'
import path from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const MAC = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium']
const WINDOWS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
]

const onPath = (/** @type {string[]} */ names) => {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

function candidates() {
  if (process.platform === 'darwin') return MAC.map((name) => path.join('/Applications', name))
  if (process.platform === 'win32') {
    const roots = [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA]
    return roots.flatMap((root) => (root ? WINDOWS.map((parts) => path.join(root, ...parts)) : []))
  }
  return onPath(NAMES)
}

/**
 * The browser that drives the end-to-end tests: CHROMIUM_PATH, an installed Chrome or Chromium, or
 * Playwright's own; null when there is none.
 * @returns {Promise<string | null>}
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : null
  const installed = candidates().find((file) => existsSync(file))
  if (installed) return installed
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  return existsSync(own) ? own : null
}

/**
 * Chromium's headless shell, as HEADLESS_SHELL_PATH names it or as it is installed; null when there is none. It draws no
 * window, so the same stories take a fifth less of the processor in it, but it shows no notifications and installs no web
 * apps.
 * @returns {string | null}
 */
export function findHeadlessShell() {
  const named = process.env.HEADLESS_SHELL_PATH
  if (named) return existsSync(named) ? named : null
  return onPath(['chromium-headless-shell']).find((file) => existsSync(file)) ?? null
}
