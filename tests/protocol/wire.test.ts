import { describe, expect, it } from 'vitest'
import { bankItem, bankManifest } from '#protocol/bank.ts'
import { libraryRule } from '#protocol/library.ts'
import { toClient } from '#protocol/live/to-client.ts'
import { toServer } from '#protocol/live/to-server.ts'
import type { Route } from '#protocol/route.ts'
import { routes } from '#protocol/routes.ts'
import { syncEvent } from '#protocol/sync/event.ts'
import { wireOf } from './wire.ts'

const linesOfRoute = ([key, route]: [string, Route]) =>
  (['params', 'query', 'body', 'reply'] as const).flatMap((part) => {
    const schema = route[part]
    return schema ? wireOf(`${key} ${part}`, schema, part === 'reply' ? 'output' : 'input') : []
  })

/** A field that is lost, renamed or bounded otherwise cuts off the apps already installed (design section 7). */
describe('the wire is as written down, field by field; vitest -u writes it anew where a change is meant', () => {
  it('for every route', async () => {
    const lines = Object.entries<Route>(routes).flatMap(linesOfRoute)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('wire-routes.txt')
  })

  it('for every message of the socket', async () => {
    const lines = [...wireOf('to server', toServer, 'input'), ...wireOf('to client', toClient, 'output')]
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('wire-socket.txt')
  })

  it('for the events of a device and the files of the bank', async () => {
    const lines = [
      ...wireOf('event', syncEvent, 'input'),
      ...wireOf('item', bankItem, 'input'),
      ...wireOf('manifest', bankManifest, 'input'),
      ...wireOf('rule', libraryRule, 'input'),
    ]
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('wire-files.txt')
  })
})
