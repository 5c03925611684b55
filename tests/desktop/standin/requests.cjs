// What becomes of a request of a page: the app's own schemes, navigation, and the app's listeners of webRequest. Chromium
// pauses every request and goes on as it is told.
const { fromBrowser, isFavicon, toBrowser } = require('./addresses.cjs')
const { event } = require('./event.cjs')
const { originProxy, TARGET } = require('./origin-proxy.cjs')
const { schemes } = require('./protocol.cjs')
const { ASKED, pageHeaders } = require('./scheme-server.cjs')
const { askHook, hasHook } = require('./session.cjs')
const state = require('./state.cjs')

/** @typedef {[command: string, parameters: object]} Order what Chromium is told */

const fail = (errorReason) => ['Fetch.failRequest', { errorReason }]

/** Headers as Chromium takes them. */
const listed = (headers) => Object.entries(headers).map(([name, value]) => ({ name, value: String(value) }))

const detailsOf = (contents, { request, resourceType }) => ({
  id: 0,
  url: fromBrowser(request.url),
  method: request.method,
  resourceType,
  webContentsId: contents.id,
})

/** The order for a response whose headers have come. */
async function orderForResponse(contents, paused) {
  if (paused.responseErrorReason) return fail(paused.responseErrorReason)
  const received = paused.responseHeaders ?? []
  const byName = Object.entries(Object.groupBy(received, ({ name }) => name))
  const said = await askHook('onHeadersReceived', {
    ...detailsOf(contents, paused),
    statusCode: paused.responseStatusCode,
    responseHeaders: Object.fromEntries(byName.map(([name, all]) => [name, all.map(({ value }) => value)])),
  })
  if (said.cancel) return fail('BlockedByClient')
  const headers = said.responseHeaders
    ? Object.entries(said.responseHeaders).flatMap(([name, values]) =>
        [values].flat().map((value) => ({ name, value: String(value) })),
      )
    : received
  return ['Fetch.continueResponse', { responseCode: paused.responseStatusCode, responseHeaders: headers }]
}

/** The order for a page of the app's own scheme: whole, under its own address, since its policy's 'self' is that. */
async function orderForPage(url, headers) {
  try {
    const response = await schemes.get(url.split(':')[0])(new Request(url, { headers }))
    return [
      'Fetch.fulfillRequest',
      {
        responseCode: response.status,
        responseHeaders: pageHeaders(response),
        body: Buffer.from(await response.arrayBuffer()).toString('base64'),
      },
    ]
  } catch (failure) {
    console.error(failure)
    return fail('Failed')
  }
}

/** The order for a request to another server. */
async function orderForNetwork(contents, paused) {
  const { headers: asked } = paused.request
  const details = detailsOf(contents, paused)
  const before = await askHook('onBeforeRequest', details)
  if (before.cancel) return fail('BlockedByClient')
  const own = { ...asked, ...(asked.Referer ? { Referer: fromBrowser(asked.Referer) } : {}) }
  const sent = await askHook('onBeforeSendHeaders', { ...details, requestHeaders: own })
  if (sent.cancel) return fail('BlockedByClient')
  const headers = sent.requestHeaders ?? own
  const interceptResponse = hasHook('onHeadersReceived')
  const isOfScheme = asked.Origin && fromBrowser(asked.Origin) !== asked.Origin
  if (isOfScheme && /^https?:/.test(details.url)) {
    const { origin } = new URL(details.url)
    const url = `${await originProxy()}${details.url.slice(origin.length)}`
    return [
      'Fetch.continueRequest',
      { url, headers: listed({ ...headers, [TARGET]: origin }), interceptResponse },
    ]
  }
  const redirect = before.redirectURL ? { url: toBrowser(before.redirectURL) } : {}
  return ['Fetch.continueRequest', { ...redirect, headers: listed(headers), interceptResponse }]
}

/** @returns {Promise<Order>} */
async function orderFor(contents, paused) {
  const { request, resourceType, frameId } = paused
  const isPage = resourceType === 'Document'
  if (paused.responseStatusCode !== undefined || paused.responseErrorReason !== undefined)
    return orderForResponse(contents, paused)
  if (isFavicon(request.url)) return ['Fetch.fulfillRequest', { responseCode: 204 }]
  const url = fromBrowser(request.url)
  if (isPage && frameId === contents._mainFrameId && request.url !== contents._allowed) {
    const will = event({ url, isMainFrame: true, isSameDocument: false })
    contents.emit('will-navigate', will, url)
    if (will.defaultPrevented) return fail('Aborted')
  }
  if (!schemes.has(/^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1])) return orderForNetwork(contents, paused)
  if (isPage) return orderForPage(url, request.headers)
  const headers = listed({ ...request.headers, [ASKED]: url })
  return ['Fetch.continueRequest', { url: `http://127.0.0.1:${state.schemePort}/`, headers }]
}

/** Lets a paused request of a page go on. */
async function letGoOn(contents, paused) {
  const [command, parameters] = await orderFor(contents, paused)
  await contents._page.send(command, { requestId: paused.requestId, ...parameters })
}

module.exports = { letGoOn }
