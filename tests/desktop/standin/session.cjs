const { EventEmitter } = require('node:events')
const { protocol } = require('./protocol.cjs')

/** The listeners of webRequest, with the addresses they asked for. */
const hooks = new Map()

const ANY = '<all_urls>'

/** @returns whether an address fits one of Electron's patterns */
function matcher(patterns) {
  const expressions = patterns.map((pattern) => {
    const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*')
    return pattern === ANY ? /^/ : new RegExp(`^${escaped}$`)
  })
  return (url) => expressions.some((expression) => expression.test(url))
}

const listenerOf = (name) => (filter, listener) => {
  const hasFilter = filter !== null && typeof filter !== 'function'
  hooks.set(name, {
    listener: hasFilter ? listener : (filter ?? listener),
    fits: matcher(hasFilter ? filter.urls : [ANY]),
  })
}

const webRequest = {
  onBeforeRequest: listenerOf('onBeforeRequest'),
  onBeforeSendHeaders: listenerOf('onBeforeSendHeaders'),
  onHeadersReceived: listenerOf('onHeadersReceived'),
}

/** What the app's listener of webRequest says; {} when it has none for this address. */
async function askHook(name, details) {
  const { listener, fits } = hooks.get(name) ?? {}
  if (!listener || !fits(details.url)) return {}
  return new Promise((say) => listener(details, say))
}

const hasHook = (name) => hooks.has(name)

/** Electron's default session, the only one there is. */
const defaultSession = Object.assign(new EventEmitter(), {
  protocol,
  webRequest,
  _request: null,
  setPermissionRequestHandler(handler) {
    this._request = handler
  },
  setPermissionCheckHandler() {},
  setDevicePermissionHandler() {},
  setCertificateVerifyProc() {},
  setSpellCheckerEnabled() {},
  getUserAgent: () => '',
  resolveProxy: async () => 'DIRECT',
  clearStorageData: async () => {},
  clearCache: async () => {},
})

module.exports = {
  askHook,
  defaultSession,
  hasHook,
  session: { defaultSession, fromPartition: () => defaultSession },
}
