// Loaded before a program that we start, by `stopWithStarter`: when the channel to its starter closes, on purpose or
// because the starter died, the program is told as by SIGTERM. This works alike on systems without signals.
//
// Node passes the order to load this on to what the program forks; there the starter is another, and nothing is done:
// a fork's channel is its own matter.
const starter = new URL(import.meta.url).searchParams.get('starter')

if (process.channel && String(process.ppid) === starter) {
  process.once('disconnect', () => {
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(128 + 15)
  })
  process.channel.unref()
}
