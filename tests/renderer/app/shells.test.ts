import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page made into HTML leaves no timer behind, which the build would wait for', async () => {
  // As in the build, which runs the pages' code as a browser does.
  vi.stubGlobal('window', globalThis)
  vi.useFakeTimers()
  const { homeMarkup, landingMarkup } = await import('../../../renderer/app/shells.tsx')
  const before = vi.getTimerCount()
  expect(homeMarkup()).toContain('Daily Casefile')
  expect(landingMarkup()).toContain('Court is in session.')
  expect(vi.getTimerCount()).toBe(before)
})
