import { copyFile, link, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { inProject } from '../../scripts/project.mjs'

/** A hard link, or a copy where the folders lie on two disks. */
const put = (from: string, to: string) => link(from, to).catch(() => copyFile(from, to))

/** One package without the packages nested in it; they have places of their own. */
async function linkPackage(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isFile()) await put(source, target)
    if (entry.isDirectory() && entry.name !== 'node_modules') await linkPackage(source, target)
  }
}

/**
 * Puts the project's own packages into a folder, as npm would install them there, with no network.
 * @param places where they lie in the project and will lie in the folder, as a lock file names them
 * @returns the places the project does not have, such as those of other systems
 */
export async function linkPackages(folder: string, places: readonly string[]): Promise<string[]> {
  const absent: string[] = []
  for (const place of places)
    await linkPackage(inProject(place), path.join(folder, place)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      absent.push(place)
    })
  return absent
}
