// Loaded before everything else: `electron` is the stand-in in every module system, and `process` looks like Electron's.
const { registerHooks } = require('node:module')
const path = require('node:path')
const { pathToFileURL } = require('node:url')

const STANDIN = pathToFileURL(path.join(__dirname, 'electron.cjs')).href
const ELECTRON = /^electron(\/(main|common|utility))?$/

registerHooks({
  resolve(name, context, next) {
    if (ELECTRON.test(name)) return { url: STANDIN, format: 'commonjs', shortCircuit: true }
    return next(name === 'original-fs' ? 'node:fs' : name, context)
  },
})

const versions = { ...process.versions, electron: process.env.STANDIN_VERSION, chrome: '0.0.0.0' }
Object.defineProperty(process, 'versions', { value: Object.freeze(versions), enumerable: true })
process.type ??= 'browser'
