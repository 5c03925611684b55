import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { applied } from '#study/companion/apply.ts'
import { factsIn } from '#study/companion/facts.ts'
import type { Library } from '#study/companion/library.ts'
import type { Rate } from './measure.ts'

const labeled = z
  .array(z.strictObject({ area: z.string(), question: z.string(), bears: z.array(z.number().positive()) }))
  .parse(parse(readFileSync(new URL('./applied.yaml', import.meta.url), 'utf8')))

/** How facts are put beside the elements they go to: of the elements told, how many rightly; of the right ones, how many told. */
export function appliedRates(library: Library): { rightly: Rate; found: Rate } {
  const rightly: Rate = { hits: 0, of: 0, missed: [] }
  const found: Rate = { hits: 0, of: 0, missed: [] }
  const count = (rate: Rate, isHit: boolean, what: string) => {
    rate.of += 1
    if (isHit) rate.hits += 1
    else rate.missed.push(what)
  }
  for (const { area, question, bears } of labeled) {
    const rule = library.rules.find((one) => one.area === area)
    if (!rule) throw new Error(`no rule of "${area}"`)
    const elements = applied(rule, factsIn(question)) ?? []
    const told = elements.flatMap(({ facts }, place) => (facts.length > 0 ? [place + 1] : []))
    const named = (place: number) => `${question} → ${rule.elements[place - 1]}`
    for (const place of told) count(rightly, bears.includes(place), named(place))
    for (const place of bears) count(found, told.includes(place), named(place))
  }
  return { rightly, found }
}
