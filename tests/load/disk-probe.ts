import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/** Writes 4 KB and waits for the disk, twenty times a second, until its input ends; says each wait in ms. */
const folder = mkdtempSync(path.join(process.argv[2] ?? '.', 'disk-probe-'))
const file = openSync(path.join(folder, 'probe'), 'w')
const block = Buffer.alloc(4_096, 1)
const timer = setInterval(() => {
  const began = performance.now()
  writeSync(file, block, 0, block.length, 0)
  fdatasyncSync(file)
  console.log(performance.now() - began)
}, 50)
process.stdin.resume().once('end', () => {
  clearInterval(timer)
  closeSync(file)
  rmSync(folder, { recursive: true, force: true })
})
