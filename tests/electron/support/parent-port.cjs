// Loaded before the engine: gives plain Node the parentPort that Electron's utilityProcess gives, over Node's own IPC.
const { EventEmitter } = require('node:events')

const port = new EventEmitter()
process.on('message', (data) => port.emit('message', { data, ports: [] }))
process.on('disconnect', () => process.exit(0))
process.parentPort = Object.assign(port, { postMessage: (message) => process.send(message) })
