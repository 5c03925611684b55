import { existsSync } from 'node:fs'
import path from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const MAC = ['Google Chrome.app/Contents/MacOS/Google Chrome', 'Chromium.app/Contents/MacOS/Chromium']
const WINDOWS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
]

function candidates() {
  if (process.platform === 'darwin') return MAC.map((name) => path.join('/Applications', name))
  if (process.platform === 'win32') {
    const roots = [process.env.ProgramFiles, process.env['ProgramFiles(x86)'], process.env.LOCALAPPDATA]
    return roots.flatMap((root) => (root ? WINDOWS.map((parts) => path.join(root, ...parts)) : []))
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
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
