const state = require('./state.cjs')

const privileged = new Set()

/** The handlers of the app's own schemes. */
const schemes = new Map()

/** Electron's `protocol`. A scheme must be privileged here, since Chromium is shown it as an https address. */
const protocol = {
  registerSchemesAsPrivileged(list) {
    if (state.ready)
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready')
    for (const { scheme } of list) privileged.add(scheme)
  },
  handle(scheme, handler) {
    if (schemes.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`)
    if (!privileged.has(scheme))
      throw new Error(`electron stand-in: ${scheme} is not registered as privileged, so it has no origin`)
    schemes.set(scheme, handler)
  },
  unhandle(scheme) {
    schemes.delete(scheme)
  },
  isProtocolHandled: (scheme) => schemes.has(scheme),
}

module.exports = { protocol, schemes }
