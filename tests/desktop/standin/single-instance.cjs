// One instance of the app for each data folder: a file with its process id decides at once, as Electron does, and a
// socket carries the arguments of a second instance to the first.
const crypto = require('node:crypto')
const fs = require('node:fs')
const net = require('node:net')
const os = require('node:os')
const path = require('node:path')

const socketOf = (folder) => {
  const digest = crypto.createHash('sha1').update(folder).digest('hex').slice(0, 16)
  return path.join(os.tmpdir(), `standin-${digest}.sock`)
}

/** The process that holds the lock; 0 when none does. */
function ownerOf(lock) {
  try {
    const owner = Number(fs.readFileSync(lock, 'utf8'))
    process.kill(owner, 0)
    return owner
  } catch {
    return 0
  }
}

/** Tells the first instance. @returns a promise that is settled when it has been told */
const tell = (socket, message) =>
  new Promise((done) => {
    net.connect(socket).on('error', done).on('close', done).end(JSON.stringify(message))
  })

function listen(socket, onSecond) {
  const server = net.createServer((caller) => {
    let text = ''
    caller.on('data', (chunk) => {
      text += chunk
    })
    caller.on('end', () => {
      caller.end()
      onSecond(JSON.parse(text))
    })
  })
  server.listen(socket).unref()
}

/**
 * Takes the lock of a data folder.
 * @param {string} folder
 * @param {object} message what the first instance gets when this is the second
 * @param {(message: object) => void} onSecond called in the first instance
 * @returns {Promise<unknown> | null} null when this is the first instance; otherwise settled when the first was told
 */
function claim(folder, message, onSecond) {
  const lock = path.join(folder, 'SingletonLock')
  const socket = socketOf(folder)
  fs.mkdirSync(folder, { recursive: true })
  const owner = ownerOf(lock)
  if (owner && owner !== process.pid) return tell(socket, message)
  fs.writeFileSync(lock, String(process.pid))
  fs.rmSync(socket, { force: true })
  listen(socket, onSecond)
  process.on('exit', () => {
    fs.rmSync(lock, { force: true })
    fs.rmSync(socket, { force: true })
  })
  return null
}

module.exports = { claim }
