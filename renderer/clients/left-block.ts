/** Where tabs of this browser say that an exam block is off their page, or that its clock runs again on theirs. */
const CHANNEL = 'bar-duel-left-block'

interface Said {
  kind: 'left' | 'running'
  blockId: string
}

function say(said: Said): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(said)
  channel.close()
}

function listen(kind: Said['kind'], onSaid: (blockId: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data.kind === kind) onSaid(data.blockId)
  }
  return () => channel.close()
}

/** Says to the other tabs that a block is off this one's page. */
export const sayLeft = (blockId: string): void => say({ kind: 'left', blockId })

/** Calls `onLeft` when a block is off another tab's page; returns how to stop that. */
export const listenForLeft = (onLeft: (blockId: string) => void): (() => void) => listen('left', onLeft)

/** Says to the other tabs that the clock of a block they left runs again: this one has it still. */
export const sayRunning = (blockId: string): void => say({ kind: 'running', blockId })

/** Calls `onRunning` when a block's clock runs again in another tab; returns how to stop that. */
export const listenForRunning = (onRunning: (blockId: string) => void): (() => void) =>
  listen('running', onRunning)
