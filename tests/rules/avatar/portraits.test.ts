import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ARCHETYPES } from '#rules/avatar/archetypes.ts'
import { PALETTES } from '#rules/avatar/palettes.ts'
import { type SvgElement, svgElements } from './svg-elements.ts'

const FOLDER = new URL('../../../resources/avatars/', import.meta.url)
const PREVIEWS = new URL('../../../resources/previews/', import.meta.url)
const MAX_BYTES = 6 * 1024

/** All a portrait is drawn with: nothing that runs, loads, links, writes or styles from outside. */
const ELEMENTS = [
  'svg',
  'defs',
  'radialGradient',
  'stop',
  'clipPath',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
]
const ATTRIBUTES = [
  ...['xmlns', 'width', 'height', 'viewBox', 'id', 'x', 'y', 'd', 'cx', 'cy', 'r', 'rx', 'ry', 'transform'],
  ...['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'stroke-dasharray'],
  ...['offset', 'stop-color', 'clip-path'],
]

function read(id: string): string {
  return readFileSync(new URL(`${id}.svg`, FOLDER), 'utf8')
}

function idsOf(elements: readonly SvgElement[]): string[] {
  return elements.flatMap((one) => one.attributes.get('id') ?? [])
}

describe('the portraits', () => {
  it('are one file an archetype, and nothing else', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(ARCHETYPES.map(({ id }) => `${id}.svg`).sort())
  })

  it('have a picture each for the preview of a link, beside the one of a link to nobody', () => {
    const names = readdirSync(PREVIEWS).sort()
    expect(names).toEqual([...ARCHETYPES.map(({ id }) => `${id}.jpg`), 'bar-duel.jpg'].sort())
    for (const name of names) {
      const picture = readFileSync(new URL(name, PREVIEWS))
      expect(picture.subarray(0, 3).toString('hex'), name).toBe('ffd8ff')
      expect(picture.length, name).toBeLessThan(64 * 1024)
    }
  })

  it('share no id, so that many can stand in one page', () => {
    const ids = ARCHETYPES.flatMap(({ id }) => idsOf(svgElements(read(id))))
    expect(ids.length).toBeGreaterThanOrEqual(32 * 3)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('show 32 different figures', () => {
    const figures = ARCHETYPES.map(({ id }) => read(id).split(`<g id="${id}-figure">`)[1])
    for (const figure of figures) expect(figure?.length).toBeGreaterThan(500)
    expect(new Set(figures).size).toBe(32)
  })
})

describe.each(ARCHETYPES)('the portrait of $id', ({ id, palette }) => {
  const source = read(id)
  const elements = svgElements(source)

  it('is a plain SVG of 240 × 240 under 6 KB', () => {
    const root = elements[0]
    expect(root?.name).toBe('svg')
    expect(root?.attributes.get('xmlns')).toBe('http://www.w3.org/2000/svg')
    expect(root?.attributes.get('viewBox')).toBe('0 0 240 240')
    expect(Buffer.byteLength(source)).toBeLessThan(MAX_BYTES)
  })

  it('uses only drawing elements and attributes, none that run, load or link', () => {
    for (const element of elements) {
      expect(ELEMENTS).toContain(element.name)
      for (const [key, value] of element.attributes) {
        expect(ATTRIBUTES, `${element.name} ${key}`).toContain(key)
        if (key !== 'xmlns') expect(value).not.toMatch(/:|\/\/|url\((?!#)/)
      }
    }
  })

  it('points only at ids of its own, all of them prefixed', () => {
    const ids = idsOf(elements)
    for (const own of ids) expect(own.startsWith(`${id}-`), own).toBe(true)
    const references = [...source.matchAll(/url\(#([^)]*)\)/g)].map((match) => match[1])
    expect(references).toEqual([`${id}-field`, `${id}-clip`])
    for (const reference of references) expect(ids).toContain(reference)
  })

  it('has one gradient, its field, in the color of its palette and lit from upper left', () => {
    const gradients = elements.filter((one) => one.name === 'radialGradient')
    expect(gradients.map((one) => one.attributes.get('id'))).toEqual([`${id}-field`])
    expect(Number(gradients[0]?.attributes.get('cx'))).toBeLessThan(0.5)
    expect(Number(gradients[0]?.attributes.get('cy'))).toBeLessThan(0.5)
    const stops = elements.filter((one) => one.parent === gradients[0])
    expect(stops.map((one) => one.attributes.get('stop-color'))).toContain(PALETTES[palette])
  })
})
