// Loaded before the script of a utilityProcess: process.parentPort over Node's own channel to the app. Messages that come
// before anyone listens are kept.
const { EventEmitter } = require('node:events')

process.type = 'utility'

const port = new EventEmitter()
const kept = []

const deliver = (data) => port.emit('message', { data, ports: [] })

process.on('message', ({ content }) => {
  if (port.listenerCount('message')) deliver(content)
  else kept.push(content)
})
port.on('newListener', (name) => {
  if (name !== 'message') return
  setImmediate(() => {
    while (kept.length > 0 && port.listenerCount('message')) deliver(kept.shift())
  })
})
process.on('disconnect', () => process.exit(0))

process.parentPort = Object.assign(port, {
  postMessage: (content) => {
    process.send({ content: structuredClone(content) })
  },
  start() {},
})
