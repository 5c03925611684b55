import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GROUNDS } from '../../../renderer/theme/grounds.ts'

const css = readFileSync(new URL('../../../renderer/theme/tokens.css', import.meta.url), 'utf8')

/** The colors of tokens.css by theme: light-dark(Parchment, Chambers). */
function themeColors(theme: 'parchment' | 'chambers'): Record<string, string> {
  const pairs = css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)
  return Object.fromEntries(
    [...pairs].map(([, name, light, dark]) => [name, theme === 'parchment' ? light : dark]),
  )
}

/** WCAG 2.2 contrast ratio of two colors written as #rrggbb. */
function contrast(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe.each(['chambers', 'parchment'] as const)('the %s theme', (theme) => {
  const colors = themeColors(theme)
  const color = (name: string) => colors[name] ?? ''
  const grounds = ['ground', 'surface', 'raised']

  it('has every token', () => {
    expect(Object.keys(colors)).toHaveLength(18)
  })

  it.each(['ink', 'muted', 'brass', 'correct', 'wrong', 'warn', 'info'])(
    '%s reads at 5.2:1 everywhere',
    (text) => {
      for (const ground of grounds) expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(5.2)
    },
  )

  it('outlines controls at 3:1', () => {
    for (const ground of grounds) expect(contrast(color('edge'), color(ground))).toBeGreaterThanOrEqual(3)
  })

  it.each(['ring-gold', 'ring-silver', 'ring-bronze'])('draws the ring of a level at 3:1, in %s', (metal) => {
    for (const ground of grounds) expect(contrast(color(metal), color(ground))).toBeGreaterThanOrEqual(3)
  })

  it.each(['brass', 'brass-near', 'correct', 'wrong', 'wrong-near'])(
    'reads at 4.5:1 on a button filled with %s',
    (fill) => {
      expect(contrast(color('on-brass'), color(fill))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('gives the browser’s own bars the page’s color', () => {
    expect(GROUNDS[theme]).toBe(color('ground'))
  })
})
