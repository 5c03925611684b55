import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What @electron/fuses looks for in a binary: its sentinel, version 1, nine fuses in their first states. */
const FUSE_WIRE = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 9]),
  Buffer.from('101100011'),
])

/**
 * A folder of an Electron runtime's shape that runs nothing: enough to package the app around it and look at the app's
 * own part, on machines that have no runtime.
 */
export async function stubDist(folder: string): Promise<string> {
  await mkdir(path.join(folder, 'locales'), { recursive: true })
  await mkdir(path.join(folder, 'resources'), { recursive: true })
  for (const name of ['LICENSE', 'LICENSES.chromium.html', path.join('locales', 'en-US.pak')])
    await writeFile(path.join(folder, name), '')
  await writeFile(path.join(folder, 'version'), '45.3.4')
  const program = path.join(folder, 'electron')
  await writeFile(program, '', { mode: 0o755 })
  await appendFile(program, FUSE_WIRE)
  return folder
}
