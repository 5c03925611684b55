import path from 'node:path'

export interface Resources {
  engine: string
  preload: string
  renderer: string
  bank: string
  migrations: string
  /** the tray's icons */
  tray: string
}

/**
 * Where the app's files are. `outside` is the folder of files that are not in the archive (packaged: the resources folder),
 * `inside` the archive itself; in development both are the project.
 */
export function resources(outside: string, inside: string): Resources {
  const packaged = outside !== inside
  return {
    engine: path.join(inside, 'out', 'main', 'engine.js'),
    preload: path.join(inside, 'out', 'preload', 'index.cjs'),
    renderer: path.join(inside, 'out', 'renderer'),
    bank: packaged ? path.join(outside, 'bank') : path.join(outside, 'out', 'bank'),
    migrations: packaged
      ? path.join(outside, 'migrations')
      : path.join(outside, 'prisma', 'local', 'migrations'),
    tray: packaged ? path.join(outside, 'tray') : path.join(outside, 'resources', 'tray'),
  }
}
