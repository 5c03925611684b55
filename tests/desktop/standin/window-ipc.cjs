const { originOf } = require('./addresses.cjs')
const { decode, encode } = require('./codec.cjs')
const { event } = require('./event.cjs')
const { IpcMain, ipcMain } = require('./ipc-main.cjs')

/** An error of a handler as the page gets it. */
const errorText = (failure) =>
  failure?.name === 'DataCloneError' ? 'Error: An object could not be cloned.' : String(failure)

/** The messages between the main process and the preload script of one window. */
class WindowIpc {
  /** The window's own ipcMain. */
  own = new IpcMain()
  #contents

  constructor(contents) {
    this.#contents = contents
  }

  get mainFrame() {
    const url = this.#contents.getURL()
    return {
      url,
      origin: originOf(url),
      parent: null,
      routingId: 1,
      processId: 1,
      send: (...args) => this.#contents.send(...args),
    }
  }

  #eventFrom(frameId) {
    return event({
      type: 'frame',
      sender: this.#contents,
      senderFrame: frameId === this.#contents._mainFrameId ? this.mainFrame : null,
      frameId: 1,
      processId: 1,
      ports: [],
      reply: (channel, ...args) => this.#contents.send(channel, ...args),
    })
  }

  /** Takes a message of the preload script in the world of a context. */
  async receive(message, contextId) {
    const [frameId] = [...this.#contents._worlds].find(([, world]) => world.id === contextId) ?? []
    const sent = this.#eventFrom(frameId)
    const { channel } = message
    const args = decode(message.args)
    if (message.t === 'invoke') return this.#tell(await this.#reply(message, sent, args), frameId)
    this.#contents.emit('ipc-message', sent, channel, ...args)
    const hearer = this.own.listenerCount(channel) ? this.own : ipcMain
    hearer.emit(channel, sent, ...args)
  }

  async #reply({ id, channel }, sent, args) {
    try {
      const handler = this.own._handler(channel) ?? ipcMain._handler(channel)
      if (!handler) throw new Error(`No handler registered for '${channel}'`)
      return { t: 'reply', id, v: encode(structuredClone(await handler(sent, ...args))) }
    } catch (failure) {
      if (!/No handler|DataClone/.test(String(failure)))
        console.error(`Error occurred in handler for '${channel}':`, failure)
      return { t: 'reply', id, error: errorText(failure) }
    }
  }

  /** Sends an event to the preload script of the page. */
  send(channel, args) {
    let encoded
    try {
      encoded = encode(structuredClone(args))
    } catch {
      throw new Error('Failed to serialize arguments')
    }
    const message = { t: 'event', channel, args: encoded }
    void this.#contents._started.then(() => this.#tell(message, this.#contents._mainFrameId))
  }

  async #tell(message, frameId) {
    const { _configuration, _destroyed, _page, _worlds } = this.#contents
    const world = _worlds.get(frameId)
    if (!world || _destroyed) return
    const receiver = JSON.stringify(_configuration.receiver)
    const expression = `globalThis[${receiver}]?.(${JSON.stringify(message)})`
    // The page may be gone by now.
    await _page.send('Runtime.evaluate', { expression, uniqueContextId: world.unique }).catch(() => {})
  }
}

module.exports = { WindowIpc }
