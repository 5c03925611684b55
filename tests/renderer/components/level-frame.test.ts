import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { metalOf, titlesReached } from '../../../renderer/components/LevelFrame.tsx'
import { LevelPortrait } from '../../../renderer/components/LevelPortrait.tsx'

it.each([
  [1, 1, 'text-ring-bronze'],
  [4, 1, 'text-ring-bronze'],
  [5, 2, 'text-ring-bronze'],
  [15, 4, 'text-ring-silver'],
  [40, 7, 'text-ring-gold'],
  [100, 10, 'text-ring-gold'],
])('level %i has reached %i titles, in %s', (level, titles, metal) => {
  expect(titlesReached(level)).toBe(titles)
  expect(metalOf(level)).toBe(metal)
})

it.each([false, true])('draws every stud whole, in a row (%s) as elsewhere', (slim) => {
  const player = { displayName: 'Portia', level: 15, avatarData: { archetypeId: 'gideon-crow' } }
  const html = renderToStaticMarkup(createElement(LevelPortrait, { player, slim }))
  const drawn = [...html.matchAll(/<circle [^>]*>/g)].map(([circle]) => (name: string) => {
    const value = Number(new RegExp(` ${name}="([\\d.]+)"`).exec(circle)?.[1])
    expect(value, name).not.toBeNaN()
    return value
  })
  expect(drawn).toHaveLength(11)
  // Each is turned around the middle, so that what stands in the box at the top does so everywhere.
  for (const of of drawn.slice(1))
    expect(of('cy') - of('r') - of('stroke-width') / 2).toBeGreaterThanOrEqual(0)
})
