// What an app's own scheme serves beside the page itself comes over a loopback port, so that bodies stream. Chromium is
// told that the port is public; then the app's origin is not local to it, as it is not in Electron.
const http = require('node:http')
const { Readable } = require('node:stream')
const { fromBrowser, policyToBrowser } = require('./addresses.cjs')
const { schemes } = require('./protocol.cjs')
const state = require('./state.cjs')

/** The header that names the address that was asked for. */
const ASKED = 'x-standin-url'

const OF_THE_WIRE = new Set(['content-encoding', 'content-length', 'transfer-encoding'])

/** A response's headers as Chromium may see them. */
const pageHeaders = (response) =>
  [...response.headers]
    .filter(([name]) => !OF_THE_WIRE.has(name))
    .map(([name, value]) => ({
      name,
      value: name.startsWith('content-security-policy') ? policyToBrowser(value) : value,
    }))

function requestOf(incoming) {
  const { [ASKED]: url, host: _host, connection: _connection, ...headers } = incoming.headers
  for (const name of ['origin', 'referer']) if (headers[name]) headers[name] = fromBrowser(headers[name])
  const hasBody = !['GET', 'HEAD'].includes(incoming.method)
  return new Request(url, {
    method: incoming.method,
    headers,
    duplex: 'half',
    body: hasBody ? Readable.toWeb(incoming) : undefined,
  })
}

async function serve(incoming, outgoing) {
  try {
    const scheme = incoming.headers[ASKED].split(':')[0]
    const response = await schemes.get(scheme)(requestOf(incoming))
    outgoing.writeHead(
      response.status,
      pageHeaders(response).flatMap(({ name, value }) => [name, value]),
    )
    outgoing.flushHeaders()
    if (!response.body) return outgoing.end()
    Readable.fromWeb(response.body)
      .on('error', () => outgoing.destroy())
      .pipe(outgoing)
  } catch (failure) {
    console.error(failure)
    outgoing.destroy()
  }
}

/** Opens the port, which the browser must be told of before it starts. */
async function openSchemeServer() {
  const server = http.createServer(serve)
  await new Promise((open) => server.listen(0, '127.0.0.1', open))
  server.unref()
  state.schemePort = server.address().port
  state.switches.push(['ip-address-space-overrides', `127.0.0.1:${state.schemePort}=public`])
}

module.exports = { ASKED, openSchemeServer, pageHeaders }
