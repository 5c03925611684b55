// Loaded before the server: when the channel to its starter closes, on purpose or because the starter died,
// the server is told as by SIGTERM. It works the same on systems without signals.
process.once('disconnect', () => {
  if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(0)
})
process.channel?.unref()
