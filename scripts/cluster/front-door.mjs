import net from 'node:net'

/** @typedef {{ port: number, up: boolean }} Behind a node and whether it takes players */

/** Passes each connection on to a node that is up, one after the other; a node that does not answer is passed over. */
export function frontDoor(/** @type {readonly Behind[]} */ nodes) {
  let turn = 0
  return net.createServer((caller) => {
    caller.on('error', () => caller.destroy())
    const knock = (/** @type {number} */ tries) => {
      const up = nodes.filter((node) => node.up)
      const node = up[turn++ % Math.max(1, up.length)]
      if (!node || tries > up.length) return void caller.destroy()
      const inner = net.connect(node.port, '127.0.0.1')
      inner.once('error', () => {
        if (inner.bytesWritten === 0) knock(tries + 1)
        else caller.destroy()
      })
      inner.once('connect', () => {
        inner.removeAllListeners('error').on('error', () => inner.destroy())
        caller.pipe(inner).pipe(caller)
        caller.on('close', () => inner.destroy())
        inner.on('close', () => caller.destroy())
      })
    }
    knock(0)
  })
}
