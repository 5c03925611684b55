// A small client of the Chrome DevTools Protocol over Node's own WebSocket, with flat sessions.
const { EventEmitter } = require('node:events')

/** One page of the browser. */
class Session extends EventEmitter {
  #connection
  #id

  constructor(connection, id) {
    super()
    this.setMaxListeners(0)
    this.#connection = connection
    this.#id = id
  }
  send(method, params = {}) {
    return this.#connection.send(method, params, this.#id)
  }
}

/** The browser. */
class Connection extends EventEmitter {
  #socket
  #last = 0
  #pending = new Map()
  #sessions = new Map()

  constructor(socket) {
    super()
    this.#socket = socket
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data))
    socket.onclose = () => {
      for (const { reject } of this.#pending.values()) reject(new Error('browser closed'))
      this.#pending.clear()
      this.emit('close')
    }
  }

  static open(url) {
    return new Promise((resolve, reject) => {
      const socket = new WebSocket(url)
      const connection = new Connection(socket)
      socket.onopen = () => resolve(connection)
      socket.onerror = () => reject(new Error('CDP connection failed'))
    })
  }

  send(method, params, sessionId) {
    this.#last += 1
    const { promise, resolve, reject } = Promise.withResolvers()
    this.#pending.set(this.#last, { method, resolve, reject })
    this.#socket.send(JSON.stringify({ id: this.#last, method, params, sessionId }))
    return promise
  }

  async attach(targetId) {
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true })
    const session = new Session(this, sessionId)
    this.#sessions.set(sessionId, session)
    return session
  }

  #receive({ id, method, params, result, error, sessionId }) {
    if (id) this.#settle(id, result, error)
    else if (sessionId) this.#sessions.get(sessionId)?.emit(method, params)
    else this.emit(method, params)
  }

  #settle(id, result, error) {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    if (error) pending?.reject(new Error(`${pending.method}: ${error.message}`))
    else pending?.resolve(result)
  }
}

module.exports = { Connection }
