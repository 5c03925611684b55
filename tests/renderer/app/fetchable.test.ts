import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { fetchable } from '../../../renderer/app/fetchable.tsx'

const made = (name: string) => ({ default: ({ of }: { of: string }) => `${name} of ${of}` })
const shown = (Screen: ReturnType<typeof fetchable<{ of: string }>>) =>
  renderToString(createElement(Suspense, { fallback: 'spinner' }, createElement(Screen, { of: 'Portia' })))

it('shows a screen fetched before at once, and a spinner in place of one that was not', async () => {
  const load = vi.fn(async () => made('home'))
  const Screen = fetchable(load)
  expect(shown(Screen)).toContain('spinner')
  await Screen.fetch()
  expect(shown(Screen)).toContain('home of Portia')
})

it('fetches again what could not be fetched', async () => {
  const load = vi.fn(async () => made('home')).mockRejectedValueOnce(new Error('no network'))
  const Screen = fetchable(load)
  await expect(Screen.fetch()).rejects.toThrow('no network')
  await Screen.fetch()
  expect(shown(Screen)).toContain('home of Portia')
})
