import { describe, expect, test } from 'vitest'
import { applied } from '#study/companion/apply.ts'
import { factsIn } from '#study/companion/facts.ts'
import { ground } from '#study/companion/ground.ts'
import { libraryOf } from '#study/companion/library.ts'
import { newcomer } from './measure.ts'
import { RULES, rule } from './rules.ts'

const BURGLARY = rule('Burglary', {
  id: 'criminal-law.crimes.burglary',
  subject: 'Criminal Law/Procedure',
  elements: [
    'A breaking and entry',
    'Of a dwelling at night',
    'Intent to steal',
    'A neutral thing',
    'Venue not required',
  ],
  rule: 'One who broke in through a window commits it. A chimney is an entry too.',
  asked: ['burglary', 'breaking and entering', 'climbed in'],
})

describe('the facts of a message', () => {
  test.each([
    ['he spat at me, it missed', ['he spat at me', 'it missed']],
    ['is it battery if he only spat at me', ['he only spat at me']],
    ['what if she said it to her doctor', ['she said it to her doctor']],
    [
      "it was her son's bike. she took it because she was mad",
      ["it was her son's bike", 'she took it', 'she was mad'],
    ],
    ['can i sue for that', []],
    ['elements of burglary', []],
    ['does the writing have to be signed by both parties', []],
    ['', []],
  ])('%s', (message, facts) => {
    expect(factsIn(message)).toEqual(facts)
  })

  test('are few, and short', () => {
    const many = factsIn(Array.from({ length: 30 }, (_, at) => `he broke window number ${at}`).join('. '))
    expect(many.length).toBeLessThan(10)
    const [long = ''] = factsIn(`he ${'walked and walked '.repeat(40)}`)
    expect(long.length).toBeLessThanOrEqual(101)
  })
})

describe('a rule beside facts', () => {
  test('has each fact with the elements it goes to, and says what is not told', () => {
    const facts = factsIn('dude broke in through the window to steal her tv')
    expect(applied(BURGLARY, facts)?.map(({ facts: going, missing }) => [going.length, missing])).toEqual([
      [1, null],
      [1, null],
      [1, null],
      [0, null],
      [0, 'No fact is needed here.'],
    ])
    const [, , intent] = applied(BURGLARY, factsIn('he broke in through the window')) ?? []
    expect(intent).toMatchObject({ facts: [], missing: 'I don’t see what anyone meant to do.' })
  })

  test('is told without them where none goes to an element, or they only name the rule', () => {
    expect(applied(BURGLARY, ['the weather was nice'])).toBeNull()
    expect(applied(BURGLARY, ['he climbed in'])).toBeNull()
    expect(applied(BURGLARY, [])).toBeNull()
  })
})

describe('the reply to a question with facts', () => {
  const library = libraryOf([...RULES, BURGLARY])
  const situation = newcomer(library)
  const QUESTION = 'burglary? he broke in through the *window*'

  test('goes through the elements in the student’s own words, and predicts nothing', async () => {
    const { content, rules } = await ground(QUESTION, situation)
    expect(rules[0]?.area).toBe('Burglary')
    expect(content).toContain(
      '1. **A breaking and entry.** You say “he broke in through the \\*window\\*.” That may bear on this.',
    )
    expect(content).toContain('3. **Intent to steal.** I don’t see what anyone meant to do.')
    expect(content).toContain('4. **A neutral thing.** Check this one against your facts.')
    expect(content).toContain('I don’t predict how a case comes out.')
  })

  test('quotes what was told once, however many elements it goes to', async () => {
    const { content } = await ground('burglary? he broke in through the window to steal her tv', situation)
    expect(content.match(/You say/g)).toHaveLength(1)
    expect(content).toContain('2. **Of a dwelling at night.** That goes here too.')
  })

  test('tells the part that was asked for alone', async () => {
    expect((await ground(`elements of ${QUESTION}`, situation)).content).not.toContain('You say')
    expect((await ground('what is burglary', situation)).content).toContain('**Elements**')
  })

  test('comes after the rule was picked, too', async () => {
    const thread = { intent: 'choose' as const, ruleIds: [BURGLARY.id], topic: QUESTION, subject: null }
    expect((await ground('1', { ...situation, thread })).content).toContain('You say “he broke in')
  })

  describe('with one thing changed', () => {
    const thread = { intent: 'explain' as const, ruleIds: [BURGLARY.id], topic: 'Burglary', subject: null }
    const changed = (message: string) => ground(message, { ...situation, thread })

    test('has only the elements that the change goes to, and the rule not again', async () => {
      const { content, rules } = await changed('what if he only broke the window')
      expect(rules).toEqual([BURGLARY])
      expect(content).toContain('Still **Burglary**')
      expect(content).toContain('- **A breaking and entry.** You say “he only broke the window.”')
      expect(content).toContain('The rest doesn’t change.')
      expect(content).not.toContain('A neutral thing')
      expect(content).not.toContain(BURGLARY.rule)
      expect(content).toContain(
        'Closest to that in the rule:\n\n- One who broke in through a window commits it.\n\n',
      )
    })

    test('has every element where the change goes to none', async () => {
      const { content } = await changed('what if it was raining')
      expect(content).toContain('Nothing in that points to one element')
      expect(content).toContain('4. A neutral thing')
    })

    test.each(['simpler', 'say it like I’m five', 'can you put that in plain English?'])(
      '“%s” tells the rule in short',
      async (message) => {
        const { content } = await changed(message)
        expect(content).toContain('in short.')
        expect(content).toContain('1. A breaking and entry')
        expect(content).not.toContain('traps')
      },
    )
  })
})
