// An address of the app's own scheme and the https address that Chromium is shown for it:
// app://host/x is https://host.app.standin.invalid/x.
const { schemes } = require('./protocol.cjs')

const HOST = '.standin.invalid'
const FAVICON = /^https:\/\/[^/]*\.standin\.invalid\/favicon\.ico$/

function toBrowser(url) {
  const [, scheme, host, rest] = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/i.exec(url) ?? []
  return scheme && schemes.has(scheme) ? `https://${host}.${scheme}${HOST}${rest}` : url
}

const fromBrowser = (url) =>
  url.replace(/^https:\/\/([^/?#]*)\.([a-z][a-z0-9+-]*)\.standin\.invalid/, (_, host, scheme) => {
    return `${scheme}://${host}`
  })

/** The origin of an address; '' when it has none. */
function originOf(url) {
  try {
    const { protocol, host } = new URL(url)
    return `${protocol}//${host}`
  } catch {
    return ''
  }
}

const originToBrowser = (origin) => toBrowser(`${origin}/`).replace(/\/$/, '')

/** Every address in a content security policy. */
const policyToBrowser = (policy) =>
  policy.replace(/([a-z][a-z0-9+.-]*):\/\/[^\s;/]+/g, (url) => toBrowser(url))

/** Chromium asks each host for an icon; Electron asks for none. */
const isFavicon = (browserUrl) => FAVICON.test(browserUrl)

module.exports = { fromBrowser, isFavicon, originOf, originToBrowser, policyToBrowser, toBrowser }
