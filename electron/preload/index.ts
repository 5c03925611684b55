import { contextBridge, ipcRenderer } from 'electron'
import { BRIDGE_CHANNELS, BRIDGE_NAME, type DesktopBridge, LIVE_CHANNEL } from '#protocol/bridge.ts'
import type { LiveCommand, LiveEvent } from '#protocol/live-wire.ts'

const live = (command: LiveCommand): void => ipcRenderer.send(LIVE_CHANNEL, command)

let heard: (event: LiveEvent) => void = () => undefined
ipcRenderer.on(LIVE_CHANNEL, (_event, event: LiveEvent) => heard(event))

/** The whole of what the page can reach: one function a verb and no channel names. */
const bridge: DesktopBridge = {
  about: () => ipcRenderer.invoke(BRIDGE_CHANNELS.about),
  signInKept: () => ipcRenderer.invoke(BRIDGE_CHANNELS.signInKept),
  managed: () => ipcRenderer.invoke(BRIDGE_CHANNELS.managed),
  notices: () => ipcRenderer.invoke(BRIDGE_CHANNELS.notices),
  server: () => ipcRenderer.invoke(BRIDGE_CHANNELS.server),
  chooseServer: (address) => ipcRenderer.invoke(BRIDGE_CHANNELS.chooseServer, address),
  live: {
    open: (wire) => live({ do: 'open', wire }),
    send: (wire, text) => live({ do: 'send', wire, text }),
    close: (wire) => live({ do: 'close', wire }),
    onMessage: (listener) => {
      heard = listener
    },
  },
}

contextBridge.exposeInMainWorld(BRIDGE_NAME, bridge)
