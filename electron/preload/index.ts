import { contextBridge, ipcRenderer } from 'electron'
import {
  BRIDGE_CHANNELS,
  BRIDGE_NAME,
  CALL_CHANNEL,
  type DesktopBridge,
  LIVE_CHANNEL,
} from '#protocol/bridge.ts'
import type { LiveCommand, LiveEvent } from '#protocol/live-wire.ts'

const live = (command: LiveCommand): void => ipcRenderer.send(LIVE_CHANNEL, command)

let onLive: (event: LiveEvent) => void = () => undefined
ipcRenderer.on(LIVE_CHANNEL, (_event, event: LiveEvent) => onLive(event))

let onCalled = (): void => undefined
ipcRenderer.on(CALL_CHANNEL, () => onCalled())

/** All that the page can reach: one function for each verb, and no channel names. */
const bridge: DesktopBridge = {
  about: () => ipcRenderer.invoke(BRIDGE_CHANNELS.about),
  signInKept: () => ipcRenderer.invoke(BRIDGE_CHANNELS.signInKept),
  managed: () => ipcRenderer.invoke(BRIDGE_CHANNELS.managed),
  notices: () => ipcRenderer.invoke(BRIDGE_CHANNELS.notices),
  server: () => ipcRenderer.invoke(BRIDGE_CHANNELS.server),
  chooseServer: (address) => ipcRenderer.invoke(BRIDGE_CHANNELS.chooseServer, address),
  away: () => ipcRenderer.invoke(BRIDGE_CHANNELS.away),
  chooseAway: (choice) => ipcRenderer.invoke(BRIDGE_CHANNELS.chooseAway, choice),
  tellNews: (news) => ipcRenderer.invoke(BRIDGE_CHANNELS.tellNews, news),
  dropNews: (id) => ipcRenderer.invoke(BRIDGE_CHANNELS.dropNews, id),
  openedNews: () => ipcRenderer.invoke(BRIDGE_CHANNELS.openedNews),
  settingsAsked: () => ipcRenderer.invoke(BRIDGE_CHANNELS.settingsAsked),
  onCalled: (listener) => {
    onCalled = listener
  },
  live: {
    open: (wire) => live({ do: 'open', wire }),
    send: (wire, text) => live({ do: 'send', wire, text }),
    close: (wire) => live({ do: 'close', wire }),
    onMessage: (listener) => {
      onLive = listener
    },
  },
}

contextBridge.exposeInMainWorld(BRIDGE_NAME, bridge)
