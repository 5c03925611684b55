const { EventEmitter } = require('node:events')

/** Electron's `ipcMain`, also that of a single window. */
class IpcMain extends EventEmitter {
  #handlers = new Map()

  handle(channel, handler) {
    if (this.#handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`)
    this.#handlers.set(channel, handler)
  }
  handleOnce(channel, handler) {
    this.handle(channel, (...args) => {
      this.removeHandler(channel)
      return handler(...args)
    })
  }
  removeHandler(channel) {
    this.#handlers.delete(channel)
  }
  _handler(channel) {
    return this.#handlers.get(channel)
  }
}

module.exports = { IpcMain, ipcMain: new IpcMain() }
