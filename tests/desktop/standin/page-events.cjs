// What Chromium reports of a page, as the events of Electron's webContents.
const { fromBrowser } = require('./addresses.cjs')
const { event } = require('./event.cjs')
const { ISOLATED_WORLD } = require('./page-scripts.cjs')
const { letGoOn } = require('./requests.cjs')
const state = require('./state.cjs')

/** The listeners of a page, by the name of Chromium's event. */
const listenersFor = (contents) => ({
  'Runtime.bindingCalled': ({ name, payload, executionContextId }) => {
    if (name === contents._configuration.binding)
      contents._ipc.receive(JSON.parse(payload), executionContextId)
  },
  'Runtime.executionContextCreated': ({ context }) => {
    if (context.name === ISOLATED_WORLD)
      contents._worlds.set(context.auxData.frameId, { id: context.id, unique: context.uniqueId })
  },
  'Page.frameNavigated': ({ frame }) => {
    if (frame.parentId) return
    contents._mainFrameId = frame.id
    contents._url = fromBrowser(frame.url)
    if (frame.url !== 'about:blank') contents.emit('did-navigate', event(), contents._url, 200, 'OK')
  },
  'Page.navigatedWithinDocument': ({ url }) => {
    contents._url = fromBrowser(url)
    contents.emit('did-navigate-in-page', event(), contents._url, true)
  },
  'Page.domContentEventFired': () => {
    if (contents._url) contents.emit('dom-ready', event())
  },
  'Page.loadEventFired': () => {
    if (!contents._url || contents._url === 'about:blank') return
    contents.emit('did-finish-load', event())
    contents._window._readyToShow()
  },
  'Runtime.consoleAPICalled': ({ type, args }) => {
    const message = args.map(({ value, description }) => value ?? description).join(' ')
    contents.emit('console-message', event({ level: type, message }))
  },
  'Page.windowOpen': ({ url, windowName, windowFeatures }) => {
    const asked = {
      url: fromBrowser(url),
      frameName: windowName,
      features: windowFeatures.join(','),
      disposition: 'foreground-tab',
    }
    const { action } = contents._onWindowOpen?.(asked) ?? { action: 'allow' }
    if (action !== 'allow') state.denied += 1
  },
  'Inspector.targetCrashed': () =>
    contents.emit('render-process-gone', event(), { reason: 'crashed', exitCode: 1 }),
  'Fetch.requestPaused': (paused) =>
    void letGoOn(contents, paused).catch(({ message }) => {
      if (!contents._destroyed) console.error('electron stand-in: request', paused.request.url, message)
    }),
  'Fetch.authRequired': ({ requestId }) => {
    const authChallengeResponse = { response: 'Default' }
    void contents._page.send('Fetch.continueWithAuth', { requestId, authChallengeResponse }).catch(() => {})
  },
})

function listenToPage(contents) {
  for (const [name, listener] of Object.entries(listenersFor(contents))) contents._page.on(name, listener)
}

module.exports = { listenToPage }
