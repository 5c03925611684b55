const { EventEmitter } = require('node:events')
const path = require('node:path')
const { pathToFileURL } = require('node:url')
const { toBrowser } = require('./addresses.cjs')
const { app } = require('./app.cjs')
const { event } = require('./event.cjs')
const { listenToPage } = require('./page-events.cjs')
const {
  configurationOf,
  ISOLATED_WORLD,
  pageScript,
  preloadScript,
  readPreload,
} = require('./page-scripts.cjs')
const { grantPermissions } = require('./permissions.cjs')
const { defaultSession } = require('./session.cjs')
const state = require('./state.cjs')
const { WindowIpc } = require('./window-ipc.cjs')

let lastId = 0

async function createPage({ width = 800, height = 600 }) {
  state.creating += 1
  try {
    return await state.cdp.send('Target.createTarget', { url: 'about:blank', newWindow: true, width, height })
  } finally {
    state.creating -= 1
  }
}

/** Electron's `webContents`: a page of Chromium. */
class WebContents extends EventEmitter {
  id = ++lastId
  session = defaultSession
  _url = ''
  _title = ''
  _webRtcPolicy = 'default'
  _destroyed = false
  /** The address that the app itself loads, which is no navigation of the page. */
  _allowed = null
  /** The isolated world of each frame. */
  _worlds = new Map()
  _ipc = new WindowIpc(this)

  constructor(window, preferences) {
    super()
    this.setMaxListeners(0)
    const { contextIsolation, nodeIntegration, sandbox, webSecurity } = preferences
    if (!contextIsolation || nodeIntegration || !sandbox || webSecurity === false)
      throw new Error('electron stand-in: only sandboxed, context-isolated windows are supported')
    this._window = window
    state.contents.add(this)
    this._started = this.#start(preferences.preload)
    this._started.catch((failure) => {
      if (!this._destroyed) console.error('electron stand-in:', failure)
    })
  }

  async #start(preload) {
    await state.launched.promise
    const { targetId } = await createPage(this._window._options)
    this._targetId = targetId
    this._page = await state.cdp.attach(targetId)
    this._configuration = configurationOf(preload)
    const preloadText = readPreload(this, preload)
    listenToPage(this)
    this._mainFrameId = (await this._page.send('Page.getFrameTree')).frameTree.frame.id
    const { binding } = this._configuration
    await Promise.all([
      this._page.send('Page.enable'),
      this._page.send('Runtime.enable'),
      this._page.send('Runtime.addBinding', { name: binding, executionContextName: ISOLATED_WORLD }),
      this.#runInEachDocument({ source: pageScript(this._configuration) }),
      this.#runInEachDocument({
        worldName: ISOLATED_WORLD,
        source: preloadScript(this._configuration, preloadText),
      }),
      this._page.send('Fetch.enable', { patterns: [{ urlPattern: '*', requestStage: 'Request' }] }),
    ])
  }
  #runInEachDocument(script) {
    return this._page.send('Page.addScriptToEvaluateOnNewDocument', script)
  }

  get ipc() {
    return this._ipc.own
  }
  get mainFrame() {
    return this._ipc.mainFrame
  }
  send(channel, ...args) {
    if (this._destroyed) throw new TypeError('Object has been destroyed')
    this._ipc.send(channel, args)
  }

  async loadURL(url) {
    await this._started
    const target = toBrowser(url)
    this._allowed = target
    await grantPermissions(this, target)
    this.emit('did-start-loading', event())
    const loaded = new Promise((done) => this._page.once('Page.loadEventFired', done))
    const { errorText } = await this._page.send('Page.navigate', { url: target })
    if (errorText) {
      this.emit('did-fail-load', event(), -2, errorText, url, true)
      throw new Error(`${errorText} loading '${url}'`)
    }
    await loaded
  }
  loadFile(file, { query = {}, hash = '' } = {}) {
    const url = pathToFileURL(path.resolve(app.getAppPath(), file))
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    if (hash) url.hash = hash
    return this.loadURL(url.href)
  }
  reload() {
    this._allowed = toBrowser(this._url)
    void this._page.send('Page.reload')
  }
  setWindowOpenHandler(handler) {
    this._onWindowOpen = handler
  }

  async executeJavaScript(expression) {
    await this._started
    const options = { expression, awaitPromise: true, returnByValue: true }
    const { exceptionDetails, result } = await this._page.send('Runtime.evaluate', options)
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  async printToPDF({ landscape, printBackground } = {}) {
    const { data } = await this._page.send('Page.printToPDF', { landscape, printBackground })
    return Buffer.from(data, 'base64')
  }
  async capturePage() {
    const { data } = await this._page.send('Page.captureScreenshot', { format: 'png' })
    const png = Buffer.from(data, 'base64')
    return { toPNG: () => png, isEmpty: () => false }
  }

  getURL() {
    return this._url
  }
  getTitle() {
    return this._title
  }
  isDestroyed() {
    return this._destroyed
  }
  isLoading() {
    return false
  }
  isCrashed() {
    return false
  }
  isDevToolsOpened() {
    return false
  }
  close() {
    this._window.close()
  }
  openDevTools() {}
  closeDevTools() {}
  setZoomFactor() {}
  setWebRTCIPHandlingPolicy(policy) {
    this._webRtcPolicy = policy
  }
  getWebRTCIPHandlingPolicy() {
    return this._webRtcPolicy
  }
  focus() {}
  setUserAgent() {}

  static fromId(id) {
    return [...state.contents].find((contents) => contents.id === id)
  }
  static getAllWebContents() {
    return [...state.contents]
  }
  static getFocusedWebContents() {
    return [...state.contents].at(-1) ?? null
  }
  static fromDevToolsTargetId(targetId) {
    return [...state.contents].find((contents) => contents._targetId === targetId)
  }
}

module.exports = { WebContents }
