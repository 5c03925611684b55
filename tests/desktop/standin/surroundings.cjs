// What the app asks of the system around it, and the stand-in has not: nothing opens, nobody is asked, nothing is drawn.
const { EventEmitter } = require('node:events')

/** Addresses the app wanted to open outside are kept for the tests. */
const shell = {
  async openExternal(url) {
    globalThis.__openedExternal ??= []
    globalThis.__openedExternal.push(url)
  },
  async openPath() {
    return ''
  },
  async trashItem() {},
  showItemInFolder() {},
  beep() {},
}

const dialog = {
  async showOpenDialog() {
    return { canceled: true, filePaths: [] }
  },
  async showSaveDialog() {
    return { canceled: true, filePath: '' }
  },
  async showMessageBox() {
    return { response: 0, checkboxChecked: false }
  },
  showMessageBoxSync: () => 0,
  showErrorBox(title, content) {
    console.error(title, content)
  },
}

let copied = ''
const clipboard = {
  writeText(text) {
    copied = text
  },
  readText: () => copied,
}

const display = {
  workAreaSize: { width: 1280, height: 720 },
  bounds: { x: 0, y: 0, width: 1280, height: 720 },
  scaleFactor: 1,
}
const screen = Object.assign(new EventEmitter(), {
  getPrimaryDisplay: () => display,
  getAllDisplays: () => [display],
})

class Notification extends EventEmitter {
  static isSupported() {
    return false
  }
  show() {}
  close() {}
}

module.exports = {
  clipboard,
  dialog,
  nativeTheme: Object.assign(new EventEmitter(), { shouldUseDarkColors: false, themeSource: 'system' }),
  Notification,
  powerMonitor: new EventEmitter(),
  screen,
  shell,
}
