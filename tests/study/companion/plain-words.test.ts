import { describe, expect, test } from 'vitest'
import { areaWeights } from '#protocol/library.ts'
import { areaReader } from '#study/companion/areas.ts'
import { ground } from '#study/companion/ground.ts'
import { isHurtAtHome, isOwnTrouble, soundsOwn, strainIn } from '#study/companion/trouble.ts'
import { areasText } from '../../../question-bank/build/areas.ts'
import { loadAsked } from '../../../question-bank/load/asked.ts'
import { BANK_FOLDER } from '../../../question-bank/load/bank.ts'
import { LESSONS, learnedLibrary, learnedReader as reader, learnedText as text } from './learned.ts'
import { newcomer } from './measure.ts'

const situation = newcomer(learnedLibrary)
const [BATTERY = '', TRESPASS = ''] = learnedLibrary.rules.map(({ id }) => id)

describe('plain words', () => {
  test('find the area they were learned for, and misspelt ones too', () => {
    const odds = (question: string, id: string) => reader.guess(question)?.areas.get(id) ?? 0
    expect(odds('he spat at me', BATTERY)).toBeGreaterThan(0.5)
    expect(odds('walking across the lawwn', TRESPASS)).toBeGreaterThan(0.5)
  })

  test('tell a question of ours from another', () => {
    const ours = (question: string) => reader.guess(question)?.ours ?? 0
    expect(ours('he slapped me in the face')).toBeGreaterThan(ours('where do i bake the best pizza'))
  })

  test('say nothing of a text without words', () => {
    expect(reader.guess('??? !!!')).toBeNull()
  })

  test('are learned to the same bytes from the same lessons', () => {
    expect(areasText(LESSONS)).toBe(text)
  })

  test('that are damaged are refused', () => {
    const damaged = { ...areaWeights.parse(JSON.parse(text)), held: '' }
    expect(() => areaReader(damaged)).toThrow('damaged')
  })
})

describe('a rule that was asked back', () => {
  const thread = { intent: 'choose' as const, ruleIds: [BATTERY, TRESPASS], topic: '', subject: null }
  test.each([
    ['2', 'Trespass'],
    ['the first one', 'Battery'],
    ['the last one', 'Trespass'],
    ['yes', 'Battery'],
  ])('is picked by %s', async (message, area) => {
    expect((await ground(message, { ...situation, thread })).rules[0]?.area).toBe(area)
  })
})

test('flip it tells the same rule from the other side', async () => {
  const thread = { intent: 'explain' as const, ruleIds: [BATTERY], topic: 'Battery', subject: null }
  const { content, rules } = await ground('flip it', { ...situation, thread })
  expect(rules[0]?.area).toBe('Battery')
  expect(content).toContain('from the other side')
})

describe('trouble of one’s own', () => {
  test.each([
    ['i got evicted yesterday and need help', true],
    ['should i take the plea deal they offered', true],
    ['will i win my lawsuit', true],
    ['guy spit in my face during an argument, can i sue for that', false],
    ['my landlord hid a camera in the bathroom', false],
    ['police want to search a car without a warrant', false],
  ])('%s: %s', (message, is) => {
    expect(isOwnTrouble(message)).toBe(is)
  })

  test.each([
    ['he hit me with his car last night', true],
    ['a dog bit me, can i sue the owner', true],
    ['a dog bit me', false],
    ['can my client sue the owner of a dog that bit him', false],
    ['the neighbor’s dog bit a jogger yesterday', false],
    ['how do i remember the hearsay exceptions', false],
    ['how can i memorize the elements by next week', false],
  ])('may be told as facts: %s: %s', (message, is) => {
    expect(soundsOwn(message, true)).toBe(is)
  })

  test('without a rule, it takes a word of the law', () => {
    expect(soundsOwn('how do i get wine out of my rug', false)).toBe(false)
    expect(soundsOwn('how do i get my deposit from the landlord', false)).toBe(true)
  })

  test('told as facts gets the rule, and where to turn beside it', async () => {
    const own = await ground('he punched me in the face last night, is that battery', situation)
    expect(own.rules[0]?.area).toBe('Battery')
    expect(own.aside).toContain('lawhelp.org')
    const ofClass = await ground('he punched her in the face, is that battery', situation)
    expect(ofClass.rules[0]?.area).toBe('Battery')
    expect(ofClass.aside).toBeNull()
  })

  test('gets a kind refusal with where to turn, and no rule', async () => {
    const { intent, rules, content } = await ground('will i win my lawsuit', situation)
    expect({ intent, rules }).toEqual({ intent: 'real', rules: [] })
    expect(content).toContain('lawhelp.org')
  })

  test('strain gets a line and a small step; danger gets 988', async () => {
    expect(strainIn('i want to die')).toBe('danger')
    expect(strainIn('he threatened to kill himself unless she paid')).toBeNull()
    for (const message of [
      'i’m so stressed about the bar',
      'I feel overwhelmed and I think I will fail the bar',
      'I am so tired, I failed the bar twice and I think I should quit',
      'I think I should quit',
      'I failed again and feel like a failure',
      'I feel like quitting law school',
    ]) {
      const stressed = await ground(message, situation)
      expect(stressed.content).toMatch(/it’s common\..* five questions .*, or rest\..* 988 /)
      expect(stressed.actions).toHaveLength(1)
    }
    expect((await ground('i want to die', situation)).content).toContain('988')
  })

  test.each([
    'i don’t want to be here anymore',
    'I wish I was never born',
    'everyone would be better off without me',
    'thinking about ending my life',
    'wish i could just not wake up',
    'there’s no reason to live',
    'delete my account, i’m going to kill myself',
    'how do i kill myself',
    'should i kill myself',
    'i will kill myself',
    'i’ll kill myself if i fail the bar',
    'i’m planning to kill myself',
    'easiest way to kill myself',
    'how to commit suicide',
    'i wanna kill my self',
    'i have a plan to end my life',
    'he left me and i want to take my life',
    'life isn’t worth living',
    'i’d rather be dead',
    'i hope i die',
    'i hope i never wake up',
    'i took a bunch of pills',
    'i cut myself last night',
    'i keep cutting myself',
    'i’m having suicidal thoughts',
    'i’ve been thinking about suicide',
  ])('danger gets 988 however it’s said, and before anything else: %s', async (message) => {
    expect((await ground(message, situation)).content).toContain('Call or text 988 right now')
  })

  test.each([
    'the witness didn’t want to be here so he left the state',
    'she was thinking about suicide and told her therapist',
    'no point in suing a broke defendant',
    'they cite statutes that don’t exist',
    'tenant doesn’t want to live here anymore',
    'if i help someone commit suicide is it murder',
    'my client told me about his suicidal thoughts, is that privileged',
    'he was about to take my life so i shot him, is that self-defense',
    'he tried to take my life savings, is that larceny',
    'i punched a guy and he may never wake up',
    'the guard blocked the door and i said i don’t want to be here',
    'no heat in the apartment and i can’t live like this',
    'i cut myself on a broken bottle, products liability',
    'i’m killing myself studying',
  ])('is no danger of one’s own: %s', (message) => {
    expect(strainIn(message)).toBeNull()
  })

  test.each([
    'my husband keeps hitting me, what do i do',
    'im afraid of my boyfriend',
    'my ex threatened to hurt me and i don’t know where to go',
    'it’s not safe at home',
    'i’m scared to go home',
    'i’m scared my husband will find me',
    'my boyfriend hits me and i can’t focus on the bar exam, i’m scared',
    'my husband keeps hitting me and i have the bar exam in 2 weeks',
    'can i ask you a question, my husband keeps hitting me',
    'my boyfriend choked me last night',
    'my husband beat me up',
    'my husband hits me',
    'my boyfriend said he’s going to kill me',
    'my husband said he’s going to end my life',
    'my boyfriend punched me, what do i do',
  ])('somebody who isn’t safe at home reads where to call: %s', async (message) => {
    const { intent, content } = await ground(message, situation)
    expect(intent).toBe('real')
    expect(content).toContain('1-800-799-7233')
  })

  test.each([
    'my husband hit me with a golf ball by accident',
    'my ex threatened me with a bat, is that assault',
    'husband beats wife, can she testify',
    'my wife is threatening to leave',
    'my partner hurt us by breaching the deal, what can i do',
    'i’m scared i’ll lose my home to foreclosure',
    'my partner threatened to kill the deal unless i paid more, what can i do',
    'my brother threatened to kill me if i didn’t help rob the bank, is that duress',
    'my brother hits me every day, can i use force',
  ])('is a question of law: %s', (message) => {
    expect(isHurtAtHome(message)).toBe(false)
  })

  test('force at home told as a fact has where to call beside the rule', async () => {
    for (const message of [
      'my boyfriend punched me',
      'my brother hits me every day, can i use force',
      'my ex threatened me with a bat, is that assault',
    ])
      expect((await ground(message, situation)).aside, message).toContain('1-800-799-7233')
  })

  test('danger and force at home get both numbers', async () => {
    const { content, aside } = await ground('my husband keeps hitting me and i want to die', situation)
    expect(content).toContain('988')
    expect(aside).toContain('1-800-799-7233')
  })

  test('a false alarm can be told for one', async () => {
    expect((await ground('i want to die', situation)).content).toContain('If it’s for class')
  })

  test('no question of ours is taken for strain, or for fear at home', () => {
    const questions = loadAsked(BANK_FOLDER).questions.map(({ question }) => question)
    expect(questions.length).toBeGreaterThan(5_000)
    expect(questions.filter((question) => strainIn(question) || isHurtAtHome(question))).toEqual([])
  })
})
