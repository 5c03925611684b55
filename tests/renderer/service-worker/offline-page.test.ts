import { expect, test } from 'vitest'
import { offlinePage } from '../../../renderer/service-worker/offline-page.ts'

test('the offline page says so, needs nothing from the network, and lets in only what it brings', async () => {
  const page = offlinePage('abc')
  expect(page.status).toBe(503)
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'nonce-abc'; script-src 'nonce-abc'; connect-src 'self';/,
  )
  const html = await page.text()
  expect(html).toContain('<h1>You’re offline</h1>')
  expect(html).not.toMatch(/src=|url\(|<link|@import/)
  expect(html.match(/<(style|script)[^>]*>/g)).toEqual(['<style nonce="abc">', '<script nonce="abc">'])
})
