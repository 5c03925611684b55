const { readFile } = require('node:fs/promises')
const path = require('node:path')
const { fileURLToPath } = require('node:url')

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

async function fetchFile(url) {
  const file = fileURLToPath(url)
  const content = await readFile(file).catch(() => {
    throw new Error('net::ERR_FILE_NOT_FOUND')
  })
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream'
  return new Response(content, { headers: { 'content-type': type } })
}

/** Electron's `net`, which also fetches files. */
const net = {
  isOnline: () => true,
  async fetch(request, options) {
    const url = typeof request === 'string' ? request : request.url
    return url.startsWith('file:') ? fetchFile(url) : fetch(request, options)
  },
}

module.exports = { net }
