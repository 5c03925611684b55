const { EventEmitter } = require('node:events')
const os = require('node:os')
const path = require('node:path')
const { event } = require('./event.cjs')
const { claim } = require('./single-instance.cjs')
const state = require('./state.cjs')

const EXIT_LIMIT_MS = 2000

const pause = (ms) => new Promise((done) => setTimeout(done, ms))

const commandLine = {
  appendSwitch: (name, value) => {
    state.switches.push([name, value ?? ''])
  },
  hasSwitch: (name) => process.argv.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`)),
  getSwitchValue: (name) => {
    const arg = process.argv.find((other) => other.startsWith(`--${name}=`))
    return arg?.slice(`--${name}=`.length) ?? ''
  },
  appendArgument() {},
}

/** Electron's `app`. */
class App extends EventEmitter {
  commandLine = commandLine
  #paths = new Map()
  #protocols = new Set()
  #isFirst = false
  #ready = Promise.withResolvers()

  get isPackaged() {
    return state.boot.packaged
  }
  get name() {
    return this.getName()
  }
  getName() {
    return state.boot.pkg.productName ?? state.boot.pkg.name
  }
  getVersion() {
    return state.boot.pkg.version
  }
  getAppPath() {
    return state.boot.appPath
  }
  getLocale() {
    return 'en-US'
  }
  isReady() {
    return state.ready
  }
  whenReady() {
    return this.#ready.promise
  }
  /** Called once, when the browser runs. */
  becomeReady() {
    state.ready = true
    this.emit('will-finish-launching')
    this.emit('ready', {}, {})
    this.#ready.resolve({})
  }

  setPath(name, folder) {
    this.#paths.set(name, folder)
  }
  getPath(name) {
    const appData = process.env.XDG_CONFIG_HOME ?? path.join(os.homedir(), '.config')
    const set = this.#paths.get(name)
    if (set !== undefined) return set
    switch (name) {
      case 'appData':
        return appData
      case 'userData':
      case 'sessionData':
        return path.join(appData, this.getName())
      case 'logs':
        return path.join(this.getPath('userData'), 'logs')
      case 'temp':
        return os.tmpdir()
      case 'home':
        return os.homedir()
      case 'exe':
        return state.boot.exe
      default:
        return path.join(os.homedir(), name[0].toUpperCase() + name.slice(1))
    }
  }

  setAsDefaultProtocolClient(scheme) {
    this.#protocols.add(scheme)
    return true
  }
  removeAsDefaultProtocolClient(scheme) {
    return this.#protocols.delete(scheme)
  }
  isDefaultProtocolClient(scheme) {
    return this.#protocols.has(scheme)
  }

  requestSingleInstanceLock(data = {}) {
    const message = { argv: process.argv, cwd: process.cwd(), data }
    const told = claim(this.getPath('userData'), message, (second) =>
      this.emit('second-instance', {}, second.argv, second.cwd, second.data),
    )
    if (told) state.exitTasks.add(told)
    else this.#isFirst = true
    return this.#isFirst
  }
  hasSingleInstanceLock() {
    return this.#isFirst
  }
  releaseSingleInstanceLock() {
    this.#isFirst = false
  }

  quit() {
    if (state.quitting) return
    const before = event()
    this.emit('before-quit', before)
    if (before.defaultPrevented) return
    state.quitting = true
    void this.#closeAndExit()
  }
  async #closeAndExit() {
    for (const window of [...state.windows]) {
      window.close()
      if (!window.isDestroyed()) await window._closed()
    }
    // A listener of 'close' may have refused.
    const will = event()
    if (state.windows.size === 0) this.emit('will-quit', will)
    if (state.windows.size > 0 || will.defaultPrevented) state.quitting = false
    else await this.exit(0)
  }
  async exit(code = 0) {
    this.emit('quit', event(), code)
    await Promise.race([Promise.all(state.exitTasks), pause(EXIT_LIMIT_MS)])
    const { chromium, cdp } = state
    const gone = chromium && new Promise((done) => chromium.child.once('exit', done))
    await cdp?.send('Browser.close').catch(() => {})
    if (gone) await Promise.race([gone, pause(EXIT_LIMIT_MS)])
    process.exit(code)
  }

  getFileIcon() {
    throw new Error('electron stand-in: app.getFileIcon is not supported')
  }
  setAppUserModelId() {}
  setName() {}
  enableSandbox() {}
  disableHardwareAcceleration() {}
  focus() {}
  setLoginItemSettings() {}
  relaunch() {}
}

module.exports = { app: new App() }
