import { describe, expect, it } from 'vitest'
import { defineFamily } from '../../question-bank/families/engine/define-family.ts'
import { distractors } from '../../question-bank/families/engine/distractors.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'
import { rulesOf } from '../../question-bank/families/engine/rules.ts'
import type {
  FactsOf,
  FactTable,
  MisconceptionTable,
  PathTable,
  ReasonTable,
  RuleTable,
  Story,
} from '../../question-bank/families/engine/tables.ts'

const facts = { light: ['red', 'green', 'dark'], siren: ['on', 'off'] } as const satisfies FactTable
type LightFacts = FactsOf<typeof facts>
interface LightStory extends Story<LightFacts> {
  readonly driver: string
}

const rules = {
  stop: {
    authority: 'In re Light',
    rule: 'Red means stop.',
    applied: (_, { driver }) => `${driver} saw red.`,
  },
  siren: {
    authority: 'In re Siren',
    rule: 'A siren has the way.',
    applied: () => 'It was on.',
    asOf: '2020-01-01',
  },
} as const satisfies RuleTable<LightFacts, LightStory>

const reasons = {
  'yes-green': { side: 'yes', texts: ['the light was green'], lesson: 'Green means go.' },
  'yes-siren': {
    side: 'yes',
    texts: ['a siren has the way'],
    lesson: 'A siren must be on.',
    applies: ({ siren }) => siren === 'on',
  },
  'yes-empty': { side: 'yes', texts: ['nobody was near'], lesson: 'That is no excuse.' },
  'no-red': {
    side: 'no',
    texts: (at, { driver }) => [`${driver} faced a ${at.light} light`, `the light was ${at.light}`],
    wordedBy: ({ siren }) => siren,
    right: ({ light }) => `It was ${light}.`,
    lesson: (_, { driver }) => `Red means stop, ${driver}.`,
  },
} as const satisfies ReasonTable<LightFacts, LightStory>

const misconceptions = {
  'sirens-never-count': { label: 'a siren is noise', correction: 'It has the way.', gives: 'no-red' },
  'empty-roads': {
    label: 'an empty road is free',
    correction: 'It is not.',
    gives: 'yes-empty',
    when: isRed,
  },
  'as-told': { label: 'go with the path', correction: 'Look.' },
} as const satisfies MisconceptionTable<LightFacts, typeof reasons>

function isRed({ light }: LightFacts): boolean {
  return light === 'red'
}

const paths = {
  'red > siren': {
    rules: ['stop', 'siren'],
    because: ['yes-siren'],
    arguable: ['yes-empty'],
    level: 7,
    draws: 3,
  },
  red: {
    rules: ['stop'],
    because: ['no-red'],
    level: 2,
    offers: ({ siren }) => (siren === 'off' ? ['yes-empty'] : []),
  },
  green: { rules: ['stop'], because: ['yes-green'], level: 1, tempts: { 'as-told': 'no-red' } },
} as const satisfies PathTable<LightFacts, typeof rules, typeof reasons, typeof misconceptions>

function decide({ light, siren }: LightFacts): keyof typeof paths | null {
  if (light === 'dark') return null
  if (light === 'green') return siren === 'off' ? 'green' : null
  return siren === 'on' ? 'red > siren' : 'red'
}

const story: LightStory = { id: 'van', pool: 'practice', driver: 'Ito' }
const parts = {
  id: 'tt-99',
  edition: 1,
  name: 'Red lights, sirens',
  subject: 'Torts',
  subtopic: 'None',
  area: 'None',
  jurisdiction: 'C',
  nextgenScope: 'recall',
  lawAsOf: '2026-11-01',
  ruleCheck: 'two derivations',
  facts,
  rules,
  reasons,
  misconceptions,
  paths,
  decide,
  stories: [story],
  tell: () => 'A light.',
  forms: [
    { id: 'ask', kind: 'ruling', yes: 'Yes', no: 'No', ask: () => 'May it pass?' },
    { id: 'argue', kind: 'argument', side: 'yes', ask: () => 'What helps?' },
  ],
  hints: ['Look up.'],
} as const
const family = defineFamily(parts)
const [withSiren, red, green] = factPatternsOf(family)

describe('a defined family', () => {
  it('has a fact pattern for each combination that takes a path, and refuses the rest', () => {
    expect(factPatternsOf(family).map(({ path }) => path)).toEqual(['red > siren', 'red', 'green'])
    expect(family.illegal({ light: 'dark', siren: 'on' })).toMatch(/cannot happen/)
    expect(() => family.decide({ light: 'dark', siren: 'on' })).toThrow('tt-99: no path for {"light":"dark"')
    expect(family.pathNames).toEqual(['red > siren', 'red', 'green'])
  })

  it('reads level and draws from the row of the path', () => {
    expect(factPatternsOf(family).map(({ facts: at }) => family.difficulty(at as LightFacts))).toEqual([
      7, 2, 1,
    ])
    expect([family.draws?.('red > siren'), family.draws?.('red')]).toEqual([3, 1])
  })

  it('dates every rule by the family, but for one with a date of its own', () => {
    expect(withSiren && rulesOf(family, withSiren).map(({ id, asOf }) => [id, asOf])).toEqual([
      ['stop', '2026-11-01'],
      ['siren', '2020-01-01'],
    ])
  })

  it('words a reason by the facts and the story where the table has a function', () => {
    expect(family.reason('no-red', { light: 'red', siren: 'off' }, { ...story, fixes: {} })).toEqual({
      side: 'no',
      texts: ['Ito faced a red light', 'the light was red'],
      keys: ['no-red#0#off', 'no-red#1#off'],
      right: 'It was red.',
      lesson: 'Red means stop, Ito.',
    })
    expect(
      family.reason('yes-green', { light: 'red', siren: 'off' }, { ...story, fixes: {} }).keys,
    ).toBeUndefined()
    expect(() => family.reason('no-such', { light: 'red', siren: 'off' }, { ...story, fixes: {} })).toThrow(
      'tt-99: no reason no-such',
    )
  })

  it('offers what applies and is not arguable, only what the row offers, or only what it says tempts', () => {
    const wrong = [withSiren, red, green].map(
      (pattern) => pattern && distractors(family, pattern).map((it) => it.reason),
    )
    expect(wrong).toEqual([['no-red', 'yes-green'], ['yes-empty'], ['no-red']])
  })

  it('knows which misconception is behind a distractor', () => {
    expect(green && distractors(family, green)).toEqual([
      { reason: 'no-red', misconception: 'sirens-never-count' },
    ])
    expect(red && distractors(family, red)).toEqual([{ reason: 'yes-empty', misconception: 'empty-roads' }])
    const asTold = family.misconceptions.find(({ id }) => id === 'as-told')
    expect(asTold?.decide({ light: 'green', siren: 'off' })).toBe('no-red')
    expect(asTold?.decide({ light: 'red', siren: 'off' })).toBeNull()
  })

  it('fills in what a story and a form leave out, and keeps its weights in the folder that its name gives', () => {
    expect(family.stories).toEqual([{ id: 'van', pool: 'practice', driver: 'Ito', fixes: {} }])
    expect(family.forms[1]).toMatchObject({ yes: '', no: '', side: 'yes' })
    expect(family.folder).toBe('torts/red-lights-sirens')
  })
})

describe('a typo does not compile', () => {
  type Paths = PathTable<LightFacts, typeof rules, typeof reasons, typeof misconceptions>

  it('in a table', () => {
    const row = { rules: ['stop'], because: ['no-red'], level: 2 } as const
    const typos = [
      // @ts-expect-error no such rule
      { ...row, rules: ['stopp'] } satisfies Paths[string],
      // @ts-expect-error no such reason
      { ...row, because: ['no-redd'] } satisfies Paths[string],
      // @ts-expect-error no such arguable reason
      { ...row, arguable: ['yes-sirn'] } satisfies Paths[string],
      // @ts-expect-error no such offered reason
      { ...row, offers: () => ['yes-sirn'] } satisfies Paths[string],
      // @ts-expect-error no such misconception
      { ...row, tempts: { 'empty-road': 'no-red' } } satisfies Paths[string],
      // @ts-expect-error no such level
      { ...row, level: 11 } satisfies Paths[string],
      // @ts-expect-error no such fact value
      { a: { ...row, offers: ({ siren }) => (siren === 'oft' ? ['yes-empty'] : []) } } satisfies Paths,
      // @ts-expect-error no such reason
      { a: { label: '', correction: '', gives: 'yess' } } satisfies MisconceptionTable<
        LightFacts,
        typeof reasons
      >,
      // @ts-expect-error no such fact value
      { id: 'car', driver: 'Ida', fixes: { light: 'blue' } } satisfies LightStory,
    ]
    expect(typos).toHaveLength(9)
  })

  it('in the family', () => {
    const path = { rules: ['stop'], because: ['no-red'], level: 2 } as const
    const typos = [
      // @ts-expect-error no such path
      () => defineFamily({ ...parts, decide: () => 'gren' }),
      // @ts-expect-error no such fact
      () => defineFamily({ ...parts, decide: ({ lite }) => (lite ? 'red' : 'green') }),
      // @ts-expect-error no such rule
      () => defineFamily({ ...parts, paths: { red: { ...path, rules: ['sto'] } }, decide: () => 'red' }),
      // @ts-expect-error no such reason
      () => defineFamily({ ...parts, paths: { red: { ...path, because: ['no'] } }, decide: () => 'red' }),
      // @ts-expect-error no such fact value
      () => defineFamily({ ...parts, stories: [{ id: 'car', driver: 'Ida', fixes: { light: 'blue' } }] }),
      // @ts-expect-error the stories have no rider
      () => defineFamily({ ...parts, tell: (_, { rider }) => rider }),
      // @ts-expect-error no such subject
      () => defineFamily({ ...parts, subject: 'Tort' }),
    ]
    expect(typos).toHaveLength(7)
  })
})
