import { contextBridge, ipcRenderer } from 'electron'
import { BRIDGE_CHANNELS, BRIDGE_NAME, type DesktopBridge } from '#protocol/bridge.ts'

/** The whole of what the page can reach: one function a verb, no channel names, no arguments it can choose. */
const bridge: DesktopBridge = {
  about: () => ipcRenderer.invoke(BRIDGE_CHANNELS.about),
  signInKept: () => ipcRenderer.invoke(BRIDGE_CHANNELS.signInKept),
}

contextBridge.exposeInMainWorld(BRIDGE_NAME, bridge)
