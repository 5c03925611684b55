import { describe, expect, test } from 'vitest'
import { ground } from '#study/companion/ground.ts'
import type { Intent } from '#study/companion/intent.ts'
import { libraryOf } from '#study/companion/library.ts'
import { nearest, trapsFor } from '#study/companion/nearest.ts'
import { learnedLibrary } from './learned.ts'
import { newcomer } from './measure.ts'
import { RULES, rule } from './rules.ts'

const DYING = rule('Dying declarations', {
  id: 'evidence.hearsay.dying',
  subject: 'Evidence',
  rule: 'A dying declaration is made by one who believes that death is imminent. It comes in within 30 days, per Giles v. California. The judge decides whether it does.',
  elements: ['A belief in imminent death', 'Hostile, without permission'],
  traps: ['The speaker need not be right.', 'It never comes in for a robbery prosecution.'],
})
const ROBBERY = rule('Robbery', {
  id: 'criminal-law.crimes.robbery',
  subject: 'Criminal Law/Procedure',
  asked: ['robbery', 'mugging'],
})
const library = libraryOf([...RULES, DYING, ROBBERY])
const told = (ruleIds: string[], intent: Intent = 'explain', topic = '') => ({
  ...newcomer(library),
  thread: { intent, ruleIds, topic, subject: null },
})

describe('the sentences of a rule that speak to a question', () => {
  test.each([
    ['does it work in a robbery', ['It never comes in for a robbery prosecution.']],
    ['how long do i have', ['It comes in within 30 days, per Giles v. California.']],
    ['who decides', ['The judge decides whether it does.']],
    ['what about pizza', []],
  ])('%s', (question, wanted) => {
    expect(nearest(DYING, question)).toEqual(wanted)
  })

  test('put its traps in their order', () => {
    expect(trapsFor(DYING, 'is it good for a robbery?')).toEqual([DYING.traps[1], DYING.traps[0]])
    expect(trapsFor(DYING, 'dying declarations')).toEqual(DYING.traps)
  })
})

describe('a message after a rule', () => {
  test('that names no topic of its own keeps to it', async () => {
    const { content } = await ground('what are the elements again', told([DYING.id]))
    expect(content).toContain('**Dying declarations**')
    expect(content).toContain('1. A belief in imminent death')
  })

  test('keeps to it where the rule speaks to what it names, though another rule goes by that name', async () => {
    const { content, rules } = await ground('works in a robbery prosecution?', told([DYING.id]))
    expect(rules).toEqual([DYING])
    expect(content).toContain(
      'Closest to that in the rule:\n\n- It never comes in for a robbery prosecution.',
    )
  })

  test('leaves it where another rule is named', async () => {
    expect((await ground('and robbery?', told([DYING.id]))).rules).toEqual([ROBBERY])
  })

  test('puts a fact of everyday words beside the element it goes to', async () => {
    const { content } = await ground('what if i said he could', told([DYING.id]))
    expect(content).toContain('- **Hostile, without permission.** You say “i said he could.”')
  })

  test('reads what follows “flip it:” as the change', async () => {
    const { content } = await ground('flip it: he never asked', told([DYING.id]))
    expect(content).not.toContain('from the other side')
    expect(content).toContain('You say “he never asked.”')
    expect((await ground('flip it', told([DYING.id]))).content).toContain('from the other side')
  })
})

test('one more fact, where a rule was asked back, is read with what was asked before', async () => {
  const [BATTERY = '', TRESPASS = ''] = learnedLibrary.rules.map(({ id }) => id)
  const thread = {
    intent: 'choose' as const,
    ruleIds: [TRESPASS, BATTERY],
    topic: 'guy spat at my face at the bar',
    subject: null,
  }
  const { content, rules } = await ground('he was mad', { ...newcomer(learnedLibrary), thread })
  expect(rules.map(({ id }) => id)).toEqual([BATTERY])
  expect(content).toContain('**Battery**')
})
