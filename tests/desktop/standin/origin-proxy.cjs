// Requests of a page to other servers: the server must see `Origin: app://host`, and Chromium must get the origin back
// that it knows. It refuses to send another, so a proxy writes it.
const http = require('node:http')
const https = require('node:https')
const { fromBrowser, originToBrowser } = require('./addresses.cjs')

/** The header that names the origin of the server that was asked. */
const TARGET = 'x-standin-target'
const ALLOWED = 'access-control-allow-origin'

function forward(incoming, outgoing) {
  const { [TARGET]: target, ...headers } = incoming.headers
  for (const name of ['origin', 'referer']) if (headers[name]) headers[name] = fromBrowser(headers[name])
  headers.host = new URL(target).host
  const { request } = target.startsWith('https:') ? https : http
  const onward = request(target + incoming.url, { method: incoming.method, headers }, (response) => {
    const allowed = response.headers[ALLOWED]
    outgoing.writeHead(response.statusCode, {
      ...response.headers,
      ...(allowed ? { [ALLOWED]: originToBrowser(allowed) } : {}),
    })
    outgoing.flushHeaders()
    response.pipe(outgoing)
  })
  onward.on('error', () => outgoing.destroy())
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

let address

/** The address of the proxy, opened when it is first asked for. */
function originProxy() {
  address ??= new Promise((open) => {
    const server = http.createServer(forward)
    server.listen(0, '127.0.0.1', () => open(`http://127.0.0.1:${server.address().port}`))
    server.unref()
  })
  return address
}

module.exports = { originProxy, TARGET }
