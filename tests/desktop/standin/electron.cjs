// What the app gets as `electron`: the same calls, on plain Node and a real Chromium.
const { app } = require('./app.cjs')
const { BrowserWindow } = require('./browser-window.cjs')
const { ipcMain } = require('./ipc-main.cjs')
const { Menu, MenuItem } = require('./menu.cjs')
const { net } = require('./net.cjs')
const { protocol } = require('./protocol.cjs')
const { safeStorage } = require('./safe-storage.cjs')
const { session } = require('./session.cjs')
const {
  clipboard,
  dialog,
  nativeTheme,
  Notification,
  powerMonitor,
  screen,
  shell,
} = require('./surroundings.cjs')
const { utilityProcess } = require('./utility-process.cjs')
const { WebContents } = require('./web-contents.cjs')

for (const name of ['SIGTERM', 'SIGINT']) process.on(name, () => app.quit())

// Node reads the names of the exports off this list without running it, and understands only names in it.
module.exports = {
  app,
  BrowserWindow,
  clipboard,
  contextBridge: undefined,
  dialog,
  ipcMain,
  ipcRenderer: undefined,
  Menu,
  MenuItem,
  nativeTheme,
  net,
  Notification,
  powerMonitor,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  utilityProcess,
  webContents: WebContents,
}
