import { readFile } from 'node:fs/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { adoptTrustPolicy, trustedHtml, trustedScriptUrl } from '../../../renderer/app/trust-policy.ts'
import { inProject } from '../../../scripts/project.mjs'

afterEach(() => vi.unstubAllGlobals())

it('trusts the style of the select that is installed', async () => {
  const select = await readFile(inProject('node_modules/@radix-ui/react-select/dist/index.mjs'), 'utf8')
  const styles = [...select.matchAll(/__html: `([^`]+)`/g)].map(([, style = '']) => style)
  expect(styles).toHaveLength(1)
  for (const style of styles) expect(trustedHtml(style)).toBe(style)
})

it.each(['&amp;', '&sect;', '&frac12;', '&CounterClockwiseContourIntegral;'])('trusts %s', (reference) => {
  expect(trustedHtml(reference)).toBe(reference)
})

it.each([
  '',
  '&',
  '&;',
  '&amp',
  '&amp;\n',
  '&amp;<img src=x onerror=alert(1)>',
  '<script></script>',
  '<b>bold</b>',
  'text',
])('trusts no %j', (html) => expect(trustedHtml(html)).toBeNull())

it('trusts the address of the service worker, and of no other script', () => {
  expect(trustedScriptUrl('/service-worker.js')).toBe('/service-worker.js')
  for (const url of ['/service-worker.js?x', '//example.test/service-worker.js', '/assets/index.js', ''])
    expect(trustedScriptUrl(url)).toBeNull()
})

it('makes the default policy, which trusts no script', () => {
  const createPolicy = vi.fn()
  vi.stubGlobal('window', { trustedTypes: { createPolicy } })
  adoptTrustPolicy()
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', {
    createHTML: trustedHtml,
    createScriptURL: trustedScriptUrl,
  })
})

it('makes none in a browser that has no Trusted Types', () => {
  vi.stubGlobal('window', {})
  expect(adoptTrustPolicy).not.toThrow()
})
