import { readdirSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PasswordInput } from '../../../renderer/components/PasswordInput.tsx'
import { inProject } from '../../../scripts/project.mjs'

const files = readdirSync(inProject('renderer'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(inProject('renderer', name), 'utf8') }))

describe('a password field', () => {
  it('masks what is typed, until it is asked to show it', () => {
    const html = renderToStaticMarkup(createElement(PasswordInput, { name: 'password' }))
    expect(html).toContain('type="password"')
    expect(html).toContain('aria-label="Show password"')
  })

  it('is this one on every screen, and tells a password manager which password it wants', () => {
    const bare = files.filter(
      ({ name, text }) => /type=.*password/.test(text) && !name.endsWith('PasswordInput.tsx'),
    )
    expect(bare.map(({ name }) => name)).toEqual([])
    const uses = files.flatMap(({ text }) => text.match(/<PasswordInput[^/]*?\/>/gs) ?? [])
    expect(uses.length).toBeGreaterThan(5)
    for (const use of uses) expect(use).toMatch(/autoComplete="(current|new)-password"/)
  })

  it('can be pasted into: no screen takes a paste for itself', () => {
    expect(files.filter(({ text }) => /onPaste|onBeforeInput/.test(text)).map(({ name }) => name)).toEqual([])
  })
})
