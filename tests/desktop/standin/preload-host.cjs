// Runs the preload script in the isolated world of a page, before the page's own scripts. page-scripts.cjs puts the
// configuration in, and gives `codec`, `makeBridge` and `runPreload`.
const configuration = __CONFIGURATION__
const bridge = makeBridge(codec, configuration.channel, 'preload')

/** Sends a text to the main process. The preload script must not find it. */
const sendToMain = globalThis[configuration.binding]
delete globalThis[configuration.binding]

/** Arguments for the main process; structuredClone throws the error that Electron throws. */
const encodeArguments = (args) => codec.encode(structuredClone(args))

const invocations = new Map()
const listeners = new Map()
let lastInvocation = 0

const listenersOf = (channel) => listeners.get(channel) ?? []

function listen(channel, listener, once) {
  listeners.set(channel, [...listenersOf(channel), { listener, once }])
  return ipcRenderer
}

function stopListening(channel, listener) {
  const all = listenersOf(channel)
  const at = all.findLastIndex((entry) => entry.listener === listener)
  if (at >= 0) listeners.set(channel, all.toSpliced(at, 1))
  return ipcRenderer
}

const unsupported = (what) => () => {
  throw new Error(`electron stand-in: ${what} not supported`)
}

const ipcRenderer = {
  on: (channel, listener) => listen(channel, listener, false),
  once: (channel, listener) => listen(channel, listener, true),
  addListener: (channel, listener) => listen(channel, listener, false),
  off: stopListening,
  removeListener: stopListening,
  removeAllListeners(channel) {
    if (channel === undefined) listeners.clear()
    else listeners.delete(channel)
    return ipcRenderer
  },
  listenerCount: (channel) => listenersOf(channel).length,
  send(channel, ...args) {
    sendToMain(JSON.stringify({ t: 'send', channel, args: encodeArguments(args) }))
  },
  async invoke(channel, ...args) {
    lastInvocation += 1
    const deferred = Promise.withResolvers()
    const message = { t: 'invoke', id: lastInvocation, channel, args: encodeArguments(args) }
    invocations.set(lastInvocation, { ...deferred, channel })
    sendToMain(JSON.stringify(message))
    return deferred.promise
  },
  sendSync: unsupported('sendSync is'),
  postMessage: unsupported('MessagePorts are'),
}

function onReply({ id, error, v }) {
  const { resolve, reject, channel } = invocations.get(id)
  invocations.delete(id)
  if (error === undefined) resolve(codec.decode(v))
  else reject(new Error(`Error invoking remote method '${channel}': ${error}`))
}

function onEvent({ channel, args }) {
  for (const { listener, once } of listenersOf(channel)) {
    if (once) stopListening(channel, listener)
    listener({ sender: ipcRenderer, ports: [] }, ...codec.decode(args))
  }
}

/** The main process calls this. */
globalThis[configuration.receiver] = (message) => (message.t === 'reply' ? onReply : onEvent)(message)

const electron = {
  ipcRenderer,
  contextBridge: { exposeInMainWorld: bridge.expose },
  webFrame: {},
  webUtils: {},
  crashReporter: {},
  nativeImage: {},
}

/** A sandboxed preload script may require Electron alone. */
function requireInPreload(id) {
  if (/^electron(\/(renderer|common))?$/.test(id)) return electron
  throw new Error(`module not found: ${id}`)
}

if (configuration.hasPreload) {
  const process = { ...configuration.process, type: 'renderer', sandboxed: true, contextIsolated: true }
  const module = { exports: {} }
  try {
    runPreload(requireInPreload, module, module.exports, Object.freeze(process))
  } catch (failure) {
    console.error(`Unable to load preload script: ${configuration.preload}\n${failure?.stack}`)
  }
}
