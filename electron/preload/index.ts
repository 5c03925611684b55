import { contextBridge, ipcRenderer } from 'electron'
import {
  BRIDGE_CHANNELS,
  BRIDGE_NAME,
  CALL_CHANNEL,
  type DesktopBridge,
  type DesktopVerbs,
  isTooOften,
  LIVE_CHANNEL,
} from '#protocol/bridge.ts'
import type { LiveCommand, LiveEvent } from '#protocol/live-wire.ts'

async function ask<V extends keyof DesktopVerbs>(
  verb: V,
  value?: unknown,
): Promise<Awaited<ReturnType<DesktopVerbs[V]>>> {
  const reply = await ipcRenderer.invoke(BRIDGE_CHANNELS[verb], value)
  if (isTooOften(reply)) throw new Error(reply.refused)
  return reply
}

const live = (command: LiveCommand): void => ipcRenderer.send(LIVE_CHANNEL, command)

let onLive: (event: LiveEvent) => void = () => undefined
ipcRenderer.on(LIVE_CHANNEL, (_event, event: LiveEvent) => onLive(event))

let onCalled = (): void => undefined
ipcRenderer.on(CALL_CHANNEL, () => onCalled())

/** All that the page can reach: one function for each verb, and no channel names. */
const bridge: DesktopBridge = {
  about: () => ask('about'),
  signInKept: () => ask('signInKept'),
  managed: () => ask('managed'),
  notices: () => ask('notices'),
  server: () => ask('server'),
  checkServer: () => ask('checkServer'),
  chooseServer: (address) => ask('chooseServer', address),
  away: () => ask('away'),
  chooseAway: (choice) => ask('chooseAway', choice),
  tellNews: (news) => ask('tellNews', news),
  dropNews: (id) => ask('dropNews', id),
  openedNews: () => ask('openedNews'),
  settingsAsked: () => ask('settingsAsked'),
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
