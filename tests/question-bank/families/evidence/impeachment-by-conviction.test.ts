import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type {
  ConvictionFacts,
  ConvictionStory,
} from '../../../../question-bank/families/evidence/impeachment-by-conviction/facts.ts'
import { impeachmentByConviction } from '../../../../question-bank/families/evidence/impeachment-by-conviction/family.ts'

const YEARS: Readonly<Record<string, number>> = {
  last: 1,
  three: 3,
  four: 4,
  seven: 7,
  eight: 8,
  twelve: 12,
  fifteen: 15,
  nineteen: 19,
}

/** How far value outweighs prejudice, as the stem says: 2 and −2 substantially, 1 and −1 not substantially. */
function balanceIn(stem: string): number {
  const [, first = '', how] =
    /the (probative value|prejudicial effect) of the [\w ]+? (substantially )?outweighs/.exec(stem) ?? []
  const size = how ? 2 : 1
  return first === '' ? Number.NaN : first === 'probative value' ? size : -size
}

/**
 * FRE 609 a second time, subdivision by subdivision, from the stem as it is told; with the amendment proposed to
 * (a)(1)(B) or without.
 */
function admissible(stem: string, story: ConvictionStory, isAmended: boolean): boolean {
  const isCivil = / sued | suit /.test(stem)
  const isDefendant = /takes the stand|At (?:his|her) federal trial/.test(stem)
  const balance = balanceIn(stem)
  const isFelony = stem.includes('a felony')
  const deceit = [story.deceit, story.lie, story.youth].some((crime) => stem.includes(crime))
  const since = (event: RegExp) => YEARS[event.exec(stem)?.slice(1).find(Boolean)?.toLowerCase() ?? ''] ?? 0
  const released = since(/released from prison (\w+) years ago/)
  const convicted = since(/(?:was convicted (\w+)|^(\w+) years ago, an? [\w' -]+ was convicted)/)

  const exceeds = isAmended ? balance >= 2 : balance > 0
  const a1 = isFelony && (isDefendant ? exceeds : balance > -2)
  const a = deceit || a1
  const isOld = (released || convicted) > 10
  const hasNotice = /given [\w ]+ written notice/.test(stem) && !stem.includes('no written notice')
  const b = !isOld || (balance >= 2 && hasNotice)
  const isInnocent = stem.includes('pardoned') && stem.includes('another person had committed')
  const isProtected = stem.includes('a certificate') && !stem.includes('another felony')
  const c = !isInnocent && !isProtected
  const isNeeded = stem.includes('cannot fairly') || stem.includes('cannot reach')
  if (stem.includes('juvenile court')) return !isCivil && !isDefendant && deceit && isNeeded
  return stem.includes('was convicted') && a && b && c
}

describe('Impeachment by conviction', () => {
  const patterns = factPatternsOf(impeachmentByConviction)
  const told = patterns.flatMap((pattern) =>
    impeachmentByConviction.stories.map((story) => ({
      pattern,
      story,
      stem: impeachmentByConviction.tell(pattern.facts as ConvictionFacts, story),
    })),
  )

  it.each([
    ['as in force', false],
    ['as it is proposed to be amended', true],
  ])('agrees in every stem with a second derivation of the rule %s', (_name, isAmended) => {
    expect(patterns.length).toBe(54)
    for (const { pattern, story, stem } of told) {
      const admitted = pattern.reasons[0]?.startsWith('yes-')
      expect([stem, admitted]).toEqual([stem, admissible(stem, story, isAmended)])
    }
  })

  it('tells of a criminal defendant no value that outweighs the prejudice by less than the amendment would ask', () => {
    for (const { pattern, stem } of told)
      if (pattern.facts.seat === 'defendant' && !stem.includes('juvenile'))
        expect([2, -1, -2], stem).toContain(balanceIn(stem))
  })

  it('tells of no prison behind a misdemeanor', () => {
    for (const { stem } of told)
      if (stem.includes('misdemeanor')) expect(stem).not.toMatch(/prison|released|years in/)
  })

  it.each([
    ['a defendant has more protection than Rule 403', 'defendant', 'grave felony', 'no-defendant'],
    ['a party to a civil case has Rule 403', 'civil', 'felony', 'yes-403'],
    ['deceit is never weighed within ten years', 'defendant', 'lie', 'yes-dishonest'],
    ['deceit is weighed after ten years', 'witness', 'old deceit', 'no-old'],
    ['the ten years run from the release', 'civil', 'released', 'yes-recent'],
    ['an old conviction needs notice', 'defendant', 'old unnoticed', 'no-notice'],
    ['a pending appeal does not bar', 'witness', 'appeal', 'yes-after'],
    ['rehabilitation bars', 'witness', 'rehabilitated', 'no-after'],
    ['a later felony lifts that bar', 'defendant', 'relapsed', 'yes-after'],
    ['a pardon that finds nothing does not bar', 'civil', 'restored', 'yes-after'],
    ['no juvenile record against a defendant', 'defendant', 'juvenile', 'no-record'],
    ['need opens a juvenile record against a witness', 'witness', 'juvenile', 'yes-juvenile'],
    ['an arrest is no conviction', 'witness', 'arrest', 'no-record'],
  ] as const)('%s', (_name, seat, record, reason) => {
    expect(impeachmentByConviction.decide({ seat, record }).reasons[0]).toBe(reason)
  })
})
