const { app } = require('./app.cjs')
const { launchChromium } = require('./chromium.cjs')
const { event } = require('./event.cjs')
const { openSchemeServer } = require('./scheme-server.cjs')
const state = require('./state.cjs')
const { WebContents } = require('./web-contents.cjs')

/**
 * Closes a popup. Playwright holds each new page until it has looked at it, and so holds the page that opened it: closed
 * while it is held, a popup would never let that page go on.
 */
async function closePopup(targetId) {
  const page = await state.cdp.attach(targetId)
  await page.send('Runtime.runIfWaitingForDebugger')
  await state.cdp.send('Target.closeTarget', { targetId })
}

/** A page that no window made is a popup. It is closed once the app's handler has denied it. */
function onPage({ targetInfo: { type, targetId } }) {
  if (type !== 'page' || state.creating || WebContents.fromDevToolsTargetId(targetId)) return
  setTimeout(() => {
    if (state.denied === 0) return
    state.denied -= 1
    // It may close by itself, or the browser may.
    void closePopup(targetId).catch(() => {})
  }, 0)
}

function onPageChange({ targetInfo: { targetId, title } }) {
  const contents = WebContents.fromDevToolsTargetId(targetId)
  if (!contents || !title || title === contents._title) return
  contents._title = title
  contents._window.emit('page-title-updated', event(), title, true)
}

const onPageGone = ({ targetId }) => WebContents.fromDevToolsTargetId(targetId)?._window.destroy()

/** Starts the browser and tells the app that it is ready. Called once the app's main script has run. */
async function start() {
  if (state.quitting) return
  await openSchemeServer()
  state.chromium = await launchChromium({
    executable: process.env.STANDIN_CHROMIUM ?? '/usr/bin/chromium',
    switches: state.switches,
    visible: Boolean(process.env.STANDIN_HEADED),
  })
  state.cdp = state.chromium.cdp
  state.cdp.on('close', () => {
    if (!state.quitting) void app.exit(1)
  })
  await state.cdp.send('Target.setDiscoverTargets', { discover: true })
  state.cdp.on('Target.targetCreated', onPage)
  state.cdp.on('Target.targetInfoChanged', onPageChange)
  state.cdp.on('Target.targetDestroyed', onPageGone)
  state.launched.resolve()
  // Playwright waits for this line.
  if (state.boot.isDebugged) process.stderr.write(`\nDevTools listening on ${state.chromium.url}\n`)
  app.becomeReady()
}

module.exports = { start }
