import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SchoolBadge } from '../../../renderer/components/SchoolBadge.tsx'

const drawn = (lawSchool: string | null) => renderToStaticMarkup(createElement(SchoolBadge, { lawSchool }))

describe('the badge of a law school', () => {
  it('names the school', () => {
    expect(drawn('Yale')).toContain('Yale')
  })

  it('isn’t drawn where no listed school was chosen', () => {
    expect(drawn('Other')).toBe('')
    expect(drawn(null)).toBe('')
  })
})
