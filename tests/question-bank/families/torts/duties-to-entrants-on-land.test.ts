import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import {
  type EntrantFacts,
  injured,
} from '../../../../question-bank/families/torts/duties-to-entrants-on-land/facts.ts'
import { dutiesToEntrants } from '../../../../question-bank/families/torts/duties-to-entrants-on-land/family.ts'

/**
 * The Restatement (Second) a second time, section by section: each gives a ground of liability with its own
 * elements, and the possessor is liable if any one of them is made out.
 */
function liable({ entrant, danger, knowledge, warned }: EntrantFacts): boolean {
  const child = entrant.startsWith('child')
  const understands = warned === 'yes' || entrant === 'child aware'
  const plain = danger === 'obvious' || danger === 'expected'
  const condition = danger === 'hidden' || plain
  const concealed = danger === 'hidden' && !understands
  const foreseen = !['trespasser', 'child unexpected', 'child aware'].includes(entrant)

  const s85 = danger === 'trap'
  const s334and336 = danger === 'activity' && (entrant === 'known' || entrant === 'constant')
  const s335and337 =
    (entrant === 'known' || entrant === 'constant') && concealed && knowledge === 'knew' && foreseen
  const s339 =
    child && entrant !== 'child unexpected' && condition && knowledge === 'knew' && entrant !== 'child aware'
  const s341 = danger === 'activity' && (entrant === 'guest' || entrant === 'customer')
  const s342 = entrant === 'guest' && concealed && knowledge === 'knew'
  const s343 =
    entrant === 'customer' && condition && knowledge !== 'unknowable' && (concealed || danger === 'expected')
  return s85 || s334and336 || s335and337 || s339 || s341 || s342 || s343
}

describe('Duties to entrants on land', () => {
  const patterns = factPatternsOf(dutiesToEntrants)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(25)
    for (const pattern of patterns) {
      const held = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, held]).toEqual([pattern.facts, liable(pattern.facts as EntrantFacts)])
    }
  })

  const plain: EntrantFacts = { entrant: 'customer', danger: 'hidden', knowledge: 'knew', warned: 'no' }
  const governing = (changes: Partial<EntrantFacts>) =>
    dutiesToEntrants.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['a shop must look for dangers', { knowledge: 'could find' }, 'yes-inspect'],
    ['a shop is no insurer', { knowledge: 'unknowable' }, 'no-ignorant'],
    ['a host need not look', { entrant: 'guest', knowledge: 'could find' }, 'no-inspect'],
    ['a host must tell what he knows', { entrant: 'guest' }, 'yes-warn'],
    ['behind the chain nobody is a customer', { entrant: 'strayed', knowledge: 'could find' }, 'no-beyond'],
    ['a plain danger that must be crossed', { danger: 'expected' }, 'yes-expected'],
    ['an unseen trespasser', { entrant: 'trespasser' }, 'no-wilful'],
    ['a spring gun', { entrant: 'trespasser', danger: 'trap' }, 'yes-trap'],
    ['a trespasser seen near the well', { entrant: 'known' }, 'yes-warn'],
    ['small children who come daily', { entrant: 'child' }, 'yes-child'],
    ['a child who knows', { entrant: 'child aware' }, 'no-child-aware'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })

  const cases = patterns.map((pattern) => pattern.facts as EntrantFacts)
  const told = cases.flatMap((facts) =>
    dutiesToEntrants.stories.flatMap((story) =>
      [0, 1, 2].map((order) => ({ facts, story, text: dutiesToEntrants.tell(facts, story, order) })),
    ),
  )

  it('introduces the thing that gives way, the hole and the machine once, before it is named again', () => {
    const wrong = told.filter(({ facts, story, text }) => {
      const things = {
        hidden: [story.hidden, story.support],
        activity: [`a ${story.machine}`, story.machine],
      }
      const [whole = '', short = ''] = things[facts.danger as keyof typeof things] ?? [story.open, story.hole]
      if (facts.danger === 'trap') return false
      const [before = '', ...rest] = text.split(whole)
      return rest.length !== 1 || before.includes(`the ${short}`)
    })
    expect(wrong.map(({ text }) => text)).toEqual([])
  })

  it('introduces the place and the injured person before it names them again, and punctuates every sentence', () => {
    const wrong = told.filter(({ facts, story, text }) => {
      const { a, the } = injured(facts, story)
      const isNamedFirst = (first: string, again: string) =>
        text.toLowerCase().indexOf(first) >= 0 &&
        !text.toLowerCase().slice(0, text.toLowerCase().indexOf(first)).includes(again)
      return (
        !isNamedFirst(a.toLowerCase(), `${the} `) ||
        !isNamedFirst(story.place.toLowerCase(), `${story.thePlace} `.toLowerCase()) ||
        /[,.]\.|,,| {2}| ,|undefined/.test(text)
      )
    })
    expect(wrong.map(({ text }) => text)).toEqual([])
  })

  it('says what a trespasser who was seen heard from the owner, and every injury', () => {
    const silent = told.filter(({ facts, text }) => {
      const isSilent = facts.entrant === 'known' && facts.warned === 'no'
      return text.includes('said nothing') !== isSilent || !/ broke h| in the leg/.test(text)
    })
    expect(silent.map(({ text }) => text)).toEqual([])
  })

  it('offers beside a trespasser who was seen no reason that leaves a duty of care open', () => {
    const seen = cases.filter(({ entrant }) => entrant === 'known')
    const texts = seen.flatMap((facts) =>
      dutiesToEntrants.stories.flatMap((story) => dutiesToEntrants.reason('no-wilful', facts, story).texts),
    )
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => !text.includes('than'))).toEqual([])
  })
})
