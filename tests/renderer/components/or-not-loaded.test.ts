import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { orNotLoaded } from '../../../renderer/components/or-not-loaded.tsx'

it('a part that can’t be fetched is words in its place, and the page around it stays', async () => {
  const fetched = await orNotLoaded(async () => ({ default: () => 'charts' }))()
  expect(renderToString(createElement(fetched.default))).toBe('charts')
  const missing = await orNotLoaded(() => Promise.reject<never>(new Error('no network')))()
  expect(renderToString(createElement(missing.default))).toContain('We couldn’t load this part.')
})
