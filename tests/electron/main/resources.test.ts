import path from 'node:path'
import { expect, it } from 'vitest'
import { resources } from '../../../electron/main/resources.ts'

it('finds everything in the project while developing', () => {
  const files = resources('/project', '/project')
  expect(files.bank).toBe(path.join('/project', 'out', 'bank'))
  expect(files.migrations).toBe(path.join('/project', 'prisma', 'local', 'migrations'))
  expect(files.engine).toBe(path.join('/project', 'out', 'main', 'engine.js'))
  expect(files.tray).toBe(path.join('/project', 'resources', 'tray'))
})

it('finds code in the archive and data beside it when packaged', () => {
  const files = resources('/app/resources', '/app/resources/app.asar')
  expect(files.bank).toBe(path.join('/app/resources', 'bank'))
  expect(files.migrations).toBe(path.join('/app/resources', 'migrations'))
  expect(files.tray).toBe(path.join('/app/resources', 'tray'))
  expect(files.preload).toBe(path.join('/app/resources/app.asar', 'out', 'preload', 'index.cjs'))
  expect(files.renderer).toBe(path.join('/app/resources/app.asar', 'out', 'renderer'))
})
