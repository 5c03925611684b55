/** Where tabs of this browser say that an exam block is off their page. */
const CHANNEL = 'bar-duel-left-block'

/** Says to the other tabs that a block is off this one's page. */
export function sayLeft(blockId: string): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(blockId)
  channel.close()
}

/** Calls `onLeft` when a block is off another tab's page; returns how to stop that. */
export function listenForLeft(onLeft: (blockId: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<string>) => onLeft(data)
  return () => channel.close()
}
