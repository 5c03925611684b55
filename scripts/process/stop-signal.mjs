const ASKS_TO_STOP = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const LOOK_EVERY_MS = 500

/**
 * A signal that fires when the process is asked to stop: by the system, or by its starter going away. A
 * starter of ours is heard through the channel of `handOver`. npm puts a shell between itself and us that
 * dies of a SIGTERM without passing it on, so under npm a change of parent counts as well.
 * Asking twice is the same as once. The signal's reason is the name of the system's signal; another is given by
 * a starter that went away.
 * @returns {AbortSignal}
 */
export function stopSignal() {
  const controller = new AbortController()
  for (const name of ASKS_TO_STOP) process.on(name, () => controller.abort(name))
  const stop = () => controller.abort('starter')
  if (process.channel) {
    process.once('disconnect', stop)
    process.channel.unref()
  } else if (process.env.npm_lifecycle_event) {
    const parent = process.ppid
    const look = setInterval(() => {
      if (process.ppid === parent) return
      clearInterval(look)
      stop()
    }, LOOK_EVERY_MS)
    look.unref()
  }
  return controller.signal
}
