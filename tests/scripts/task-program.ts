import { text } from 'node:stream/consumers'

// A program that npm-scripts.test.ts starts as a task. The type annotations are there so that no old Node runs it.
const [mode, ...args]: string[] = process.argv.slice(2)

if (mode === 'report') {
  const report = { args, node: process.version, input: await text(process.stdin) }
  console.log(JSON.stringify(report))
  process.exitCode = 7
} else {
  const timer: NodeJS.Timeout = setInterval(() => {}, 1000)
  if (mode === 'tidy')
    process.on('SIGTERM', () => {
      console.log('asked to stop')
      clearInterval(timer)
      process.exitCode = 5
    })
  console.log(`runs as ${process.pid}`)
}
