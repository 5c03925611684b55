import { expect, it } from 'vitest'
import { fromEngine, toEngine } from '../../../electron/main/hop-headers.ts'

it('tells the engine what the page says, without the hop and without who it claims to be', () => {
  const headers = new Headers({
    accept: 'application/json',
    'content-type': 'application/json',
    'x-of-mine': '1',
    connection: 'keep-alive, X-Named',
    'x-named': 'by the connection header',
    'keep-alive': 'timeout=5',
    'transfer-encoding': 'chunked',
    te: 'trailers',
    upgrade: 'websocket',
    host: 'barduel',
    origin: 'app://barduel',
    referer: 'app://barduel/',
    cookie: 'a=b',
    authorization: 'Bearer of the page',
    'content-length': '12',
  })
  expect(toEngine(headers)).toEqual({
    accept: 'application/json',
    'content-type': 'application/json',
    'x-of-mine': '1',
  })
})

it('tells the page what the engine says, without the hop and without cookies', () => {
  const headers = fromEngine({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'retry-after': '30',
    'set-cookie': ['a=b'],
    connection: 'keep-alive, x-named',
    'x-named': 'x',
    'keep-alive': 'timeout=72',
    'transfer-encoding': 'chunked',
    'content-length': '2',
  })
  expect(Object.fromEntries(headers)).toEqual({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'retry-after': '30',
  })
})
