import { describe, expect, it } from 'vitest'
import { svgElements } from './svg-elements.ts'

describe('the strict SVG reader', () => {
  it('lists elements with attributes and parents', () => {
    const [svg, group, path] = svgElements('<svg a="1">\n<g><path d="M0 0"/></g>\n</svg>\n')
    expect(svg?.attributes.get('a')).toBe('1')
    expect(group?.parent).toBe(svg)
    expect(path?.parent).toBe(group)
  })

  it.each([
    ['an unclosed element', '<svg><g></svg>'],
    ['a missing end', '<svg><g></g>'],
    ['two roots', '<svg/><svg/>'],
    ['a bare attribute', '<svg hidden></svg>'],
    ['an attribute without quotes', '<svg a=1></svg>'],
    ['an attribute given twice', '<svg a="1" a="2"></svg>'],
    ['an entity', '<svg a="&amp;"></svg>'],
    ['text', '<svg>hello</svg>'],
    ['a comment', '<svg><!-- note --></svg>'],
    ['a declaration', '<!DOCTYPE svg><svg/>'],
    ['a cut tag', '<svg><path d="M0'],
    ['nothing', ''],
  ])('refuses %s', (_what, source) => {
    expect(() => svgElements(source)).toThrow()
  })
})
