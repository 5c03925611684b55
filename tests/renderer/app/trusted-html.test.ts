import { readFile } from 'node:fs/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { trustedHtml, trustKnownHtml } from '../../../renderer/app/trusted-html.ts'
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

it('makes the default policy, which trusts no script and no address of one', () => {
  const createPolicy = vi.fn()
  vi.stubGlobal('window', { trustedTypes: { createPolicy } })
  trustKnownHtml()
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', { createHTML: trustedHtml })
})

it('makes none in a browser that has no Trusted Types', () => {
  vi.stubGlobal('window', {})
  expect(trustKnownHtml).not.toThrow()
})
