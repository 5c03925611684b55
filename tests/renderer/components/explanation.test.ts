import { readdirSync, readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Explanation } from '../../../renderer/components/Explanation.tsx'
import { inProject } from '../../../scripts/project.mjs'

it('sets all that a question teaches as print would', () => {
  const html = renderToStaticMarkup(
    createElement(Explanation, {
      explanation: `The goods weren't "delivered."`,
      choices: [`Yes, by the buyer's tender`, 'No'],
      why: [`He said "yes."`, `It isn't one.`],
      correctIndex: 0,
      authorities: ['Ames v. Bell', `Dean's Rule § 2`],
    }),
  )
  expect(html).not.toMatch(/&#x27;|&quot;/)
  for (const set of [
    'weren’t “delivered.”',
    'buyer’s',
    '“yes.”',
    'isn’t',
    'Ames v.\u00a0Bell',
    'Dean’s Rule',
  ])
    expect(html).toContain(set)
})

it('is so on every screen: no stem and no explanation is shown as it was typed', () => {
  const bare = readdirSync(inProject('renderer'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .filter((name) =>
      /<p\b[^>]*>\{[\w.]*(stem|explanation\w*|why\[\w+\])\}</i.test(
        readFileSync(inProject('renderer', name), 'utf8'),
      ),
    )
  expect(bare).toEqual([])
})
