// What runs in a page before its own scripts: one end of the bridge in the page's world, and the preload script with the
// other end in an isolated world.
const crypto = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')
const { event } = require('./event.cjs')
const state = require('./state.cjs')

const ISOLATED_WORLD = 'Electron Isolated Context'

const read = (file) => fs.readFileSync(path.join(__dirname, file), 'utf8')

/** A CommonJS file as an expression: its exports. */
const asExpression = (file) => `(function (module) {${read(file)}\nreturn module.exports})({ exports: {} })`

/** A script with the bridge's code around it; `runPreload` is given from outside, so that it sees none of that code. */
const withBridge = (body, runPreload = 'null') => `(function (runPreload) {
const codec = ${asExpression('codec.cjs')}
const { makeBridge } = ${asExpression('bridge.cjs')}
${body}
})(${runPreload})`

const randomName = (first) => first + crypto.randomBytes(6).toString('hex')

/** What one window's page and preload script need to know. The names are secrets of the isolated world. */
function configurationOf(preload) {
  return {
    channel: crypto.randomUUID(),
    binding: randomName('b'),
    receiver: randomName('r'),
    hasPreload: Boolean(preload),
    preload,
    process: {
      platform: process.platform,
      arch: process.arch,
      versions: process.versions,
      env: {},
      argv: [],
      ...(state.boot.packaged ? { resourcesPath: process.resourcesPath } : {}),
    },
  }
}

/** The text of a window's preload script; '' when it has none or it cannot be read. */
function readPreload(contents, file) {
  if (!file) return ''
  if (file.endsWith('.mjs'))
    throw new Error(
      'Cannot use import statement outside a module (sandboxed preload scripts must be CommonJS)',
    )
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (failure) {
    contents.emit('preload-error', event(), file, failure)
    console.error(`Unable to load preload script: ${file}`)
    return ''
  }
}

/** The script of the page's own world. */
const pageScript = ({ channel }) => withBridge(`makeBridge(codec, ${JSON.stringify(channel)}, 'page')`)

/** The script of the isolated world. */
const preloadScript = (configuration, preload) =>
  withBridge(
    read('preload-host.cjs').replace('__CONFIGURATION__', () => JSON.stringify(configuration)),
    `function (require, module, exports, process) {${preload}\n}`,
  )

module.exports = { configurationOf, ISOLATED_WORLD, pageScript, preloadScript, readPreload }
