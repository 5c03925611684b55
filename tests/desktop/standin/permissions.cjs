const { fromBrowser, originOf } = require('./addresses.cjs')
const { defaultSession } = require('./session.cjs')
const state = require('./state.cjs')

/** Electron's names of permissions, and Chromium's. */
const NAMES = {
  notifications: ['notifications'],
  geolocation: ['geolocation'],
  media: ['microphone', 'camera'],
  'clipboard-read': ['clipboard-read'],
  'clipboard-sanitized-write': ['clipboard-write'],
  midi: ['midi'],
  'idle-detection': ['idle-detection'],
  'window-management': ['window-management'],
  'local-network': ['local-network'],
  'loopback-network': ['loopback-network'],
}

/**
 * Asks the app's handler what a page may do, and tells Chromium. Electron asks when the page wants to; here each
 * permission is asked for once, before the page loads.
 */
async function grantPermissions(contents, browserUrl) {
  const origin = originOf(browserUrl)
  const handler = defaultSession._request
  if (!origin || !handler) return
  const details = { requestingUrl: fromBrowser(browserUrl), isMainFrame: true }
  for (const [electronName, names] of Object.entries(NAMES)) {
    const granted = await new Promise((say) => handler(contents, electronName, say, details))
    const setting = granted ? 'granted' : 'denied'
    for (const name of names) {
      const permission = { permission: { name }, setting, origin }
      // Chromium does not know every name in every version.
      await state.cdp.send('Browser.setPermission', permission).catch(() => {})
    }
  }
}

module.exports = { grantPermissions }
