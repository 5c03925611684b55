const { EventEmitter } = require('node:events')
const { app } = require('./app.cjs')
const { event } = require('./event.cjs')
const state = require('./state.cjs')
const { WebContents } = require('./web-contents.cjs')

const SAFE = { sandbox: true, contextIsolation: true, nodeIntegration: false }

/** Electron's `BrowserWindow`. It remembers what it was told of its looks; nobody sees it. */
class BrowserWindow extends EventEmitter {
  #bounds
  #closing
  #destroyed = false
  #full = false
  #max = false
  #shown = false
  #title
  #visible

  constructor(options = {}) {
    super()
    this.setMaxListeners(0)
    if (!state.ready) throw new Error('Cannot create BrowserWindow before app is ready')
    const { width = 800, height = 600, show = true, title = app.getName(), webPreferences } = options
    this._options = options
    this.#visible = show
    this.#title = title
    this.#bounds = { x: 0, y: 0, width, height }
    this.webContents = new WebContents(this, { ...SAFE, ...webPreferences })
    this.id = this.webContents.id
    state.windows.add(this)
    queueMicrotask(() => {
      app.emit('browser-window-created', event(), this)
      app.emit('web-contents-created', event(), this.webContents)
    })
  }

  loadURL(url) {
    return this.webContents.loadURL(url)
  }
  loadFile(file, options) {
    return this.webContents.loadFile(file, options)
  }

  /** Called when the page has loaded. */
  _readyToShow() {
    if (this.#shown) return
    this.#shown = true
    this.emit('ready-to-show', event())
  }
  show() {
    this.#visible = true
    this.emit('show', event())
  }
  hide() {
    this.#visible = false
    this.emit('hide', event())
  }
  focus() {
    this.emit('focus', event())
  }

  close() {
    if (this.#destroyed) return
    const asked = event()
    this.emit('close', asked)
    if (!asked.defaultPrevented) this.destroy()
  }
  destroy() {
    if (this.#destroyed) return
    this.#destroyed = true
    const { webContents } = this
    webContents._destroyed = true
    state.windows.delete(this)
    state.contents.delete(webContents)
    this.#closing = webContents._started
      .then(() => state.cdp.send('Target.closeTarget', { targetId: webContents._targetId }))
      .catch(() => {})
    webContents.emit('destroyed')
    this.emit('closed')
    if (state.windows.size === 0 && !state.quitting) setImmediate(lastWindowClosed)
  }
  /** Settled when the page of a destroyed window is closed. */
  async _closed() {
    await this.#closing
  }
  isDestroyed() {
    return this.#destroyed
  }

  getBounds() {
    return this.#bounds
  }
  setBounds(bounds) {
    Object.assign(this.#bounds, bounds)
  }
  getSize() {
    return [this.#bounds.width, this.#bounds.height]
  }
  setSize(width, height) {
    this.setBounds({ width, height })
  }
  getTitle() {
    return this.#title
  }
  setTitle(title) {
    this.#title = title
  }
  maximize() {
    this.#max = true
  }
  unmaximize() {
    this.#max = false
  }
  isMaximized() {
    return this.#max
  }
  setFullScreen(flag) {
    this.#full = flag
  }
  isFullScreen() {
    return this.#full
  }
  setKiosk(flag) {
    this.#full = flag
  }
  isKiosk() {
    return this.#full
  }
  isVisible() {
    return this.#visible
  }
  isFocused() {
    return true
  }
  isMinimized() {
    return false
  }
  minimize() {}
  restore() {}
  setMenu() {}
  setMenuBarVisibility() {}
  removeMenu() {}
  setContentProtection() {}
  setAlwaysOnTop() {}
  center() {}
  setProgressBar() {}

  static getAllWindows() {
    return [...state.windows]
  }
  static fromWebContents(contents) {
    return contents?._window ?? null
  }
  static fromId(id) {
    return [...state.windows].find((window) => window.id === id) ?? null
  }
  static getFocusedWindow() {
    return [...state.windows].at(-1) ?? null
  }
}

/** An app that does not listen quits. */
function lastWindowClosed() {
  if (app.listenerCount('window-all-closed')) app.emit('window-all-closed')
  else app.quit()
}

module.exports = { BrowserWindow }
