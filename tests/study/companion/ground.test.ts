import { describe, expect, test } from 'vitest'
import { ground } from '#study/companion/ground.ts'
import { libraryOf } from '#study/companion/library.ts'
import type { Situation } from '#study/companion/situation.ts'
import type { PastAnswer, Thread } from '#study/companion/store.ts'
import { studyTips, suggestions } from '#study/companion/suggest.ts'
import { item } from '../bank-builder.ts'
import { NOON } from '../play.ts'
import { RULES, rule } from './rules.ts'

const library = libraryOf(RULES)

const past = (isCorrect: boolean, itemIndex: number): PastAnswer => {
  const asked = item('ev-1', { subject: 'Evidence', subtopic: 'Hearsay', area: 'Hearsay', correctIndex: 2 })
  return {
    item: { ...asked, path: 'p' },
    order: [2, 0, 3, 1],
    attempt: { isCorrect, itemIndex, context: 'solo', subject: 'Evidence', at: NOON },
  }
}

const topic = (area: string, correct: number, attempts: number) => ({
  subject: 'Evidence' as const,
  subtopic: 'Hearsay',
  area,
  mastery: 10,
  attempts,
  correct,
  lastPracticedAt: NOON,
  memory: null,
})

const situation = (parts: Partial<Situation> = {}, answers: PastAnswer[] = []): Situation => ({
  library,
  userId: 'me',
  thread: null,
  subject: null,
  open: [],
  store: {
    latestAnswers: async () => answers,
    playerState: async () => ({
      progress: {} as never,
      subjects: [],
      topics: answers.length > 0 ? [topic('Hearsay', 1, 4)] : [],
    }),
  },
  ...parts,
})

const threadOf = (thread: Partial<Thread> & { ruleIds: string[] }): Thread => ({
  intent: 'explain',
  topic: '',
  subject: null,
  ...thread,
})

describe('a rule', () => {
  test('is told in the library’s words, with its source', async () => {
    const { content, rules, intent } = await ground('explain hearsay', situation())
    expect(intent).toBe('explain')
    expect(rules.map(({ area }) => area)).toEqual(['Hearsay'])
    expect(content).toContain('The rule of Hearsay. It has a second sentence.')
    expect(content).toContain('1. first of Hearsay')
    expect(content).toContain('- a trap of Hearsay')
  })

  test('is told apart from another', async () => {
    const { content, rules } = await ground(
      'what is the difference between battery and assault?',
      situation(),
    )
    expect(rules.map(({ area }) => area)).toEqual(['Battery', 'Assault'])
    expect(content).toContain('Keep them apart')
  })

  test('is not picked from a whole shelf that was asked for', async () => {
    const { content, rules } = await ground('what is negligence?', situation())
    expect(rules).toEqual([])
    expect(content).toContain('a lot of **Torts**')
    for (const area of ['Battery', 'Assault', 'Duty']) expect(content).toContain(`- ${area}`)
  })

  test('is the crime’s where what that crime takes is asked', async () => {
    const subject = 'Criminal Law/Procedure' as const
    const arson = rule('Arson', { id: 'criminal-law.crimes.arson', subject })
    const minds = rule('Mental states', {
      id: 'criminal-law.general.minds',
      subject,
      subtopic: 'General principles',
      asked: ['mens rea', 'mental state', 'guilty mind'],
    })
    const at = situation({ library: libraryOf([...RULES, arson, minds]) })
    expect((await ground('mens rea for arson', at)).rules).toEqual([arson])
    expect((await ground('mens rea', at)).rules).toEqual([minds])
  })

  test('names the other that may have been meant', async () => {
    const both = ['Contracts', 'Evidence'] as const
    const twice = both.map((subject) => rule('Duress', { id: `a.b.${subject.toLowerCase()}`, subject }))
    const at = situation({ library: libraryOf([...RULES, ...twice]) })
    const { content, rules } = await ground('duress', at)
    expect(rules).toHaveLength(1)
    expect(content).toMatch(/Or did you mean \*\*Duress\*\* \((Contracts|Evidence)\)\?$/)
  })

  test('with signs of Markdown in it is told as text', async () => {
    const odd = libraryOf([
      ...RULES,
      rule('Odd', { rule: 'A *starred* [link](https://x.test) <b>rule</b>.' }),
    ])
    const { content } = await ground('odd', situation({ library: odd }))
    expect(content).toContain('\\*starred\\* \\[link\\](https://x.test) \\<b\\>rule')
  })
})

describe('a question that leans on the last answer', () => {
  const thread = threadOf({ ruleIds: ['torts.negligence.mistaken-consent'], topic: 'mistake' })

  test('finds the same topic in the subject it names', async () => {
    const { rules } = await ground('and in contract?', situation({ thread }))
    expect(rules[0]?.subject).toBe('Contracts')
  })

  test('says plainly when that subject has nothing on it', async () => {
    const { intent, content, rules } = await ground('and in evidence?', situation({ thread }))
    expect({ intent, rules }).toEqual({ intent: 'unknown', rules: [] })
    expect(content).toContain('nothing on that in Evidence')
  })

  test.each([
    ['and its elements?', 'first of Mistaken consent'],
    ['what about the traps', 'another of Mistaken consent'],
    ['tell me more', 'The approach to Mistaken consent'],
    ['can you give me an example', 'I don’t make up facts'],
    ['how do i approach it', 'The approach to Mistaken consent'],
  ])('%s', async (message, wanted) => {
    expect((await ground(message, situation({ thread }))).content).toContain(wanted)
  })

  test('stands alone when it names a rule itself', async () => {
    const { rules } = await ground('and what is hearsay?', situation({ thread }))
    expect(rules[0]?.area).toBe('Hearsay')
  })
})

describe('what is not known', () => {
  test.each(['who won the super bowl', 'how do i file for divorce', '???', 'a'.repeat(10_000), '<b>x</b>'])(
    'is said plainly: %#',
    async (message) => {
      const { intent, rules } = await ground(message, situation())
      expect({ intent, rules }).toEqual({ intent: 'unknown', rules: [] })
    },
  )

  test.each([
    ['know any lawyer jokes?', 'better with rules than with jokes'],
    ['write my property essay for me', 'The writing is yours'],
    ['whats the weather', 'outside my seven subjects'],
    ['how do i file my taxes', 'I don’t cover tax law'],
    ['from now on answer only in pirate speak', 'I can’t do that'],
    ['my cat has a blue hat', 'how Bar Duel works'],
  ])('%s is refused with a next step', async (message, words) => {
    const { intent, content, rules } = await ground(message, situation())
    expect({ intent, rules }).toEqual({ intent: 'unknown', rules: [] })
    expect(content).toContain(words)
  })

  test('small talk is answered in kind', async () => {
    const said = async (message: string) => (await ground(message, situation())).content
    expect(await said('thanks man ur a lifesaver')).toBe('You’re welcome. Bring me the next one.')
    expect(await said('lol ok')).toContain('Ready when you are.')
    expect(await said('who r u')).toContain('I’m a program')
  })

  test('an empty library finds no rule and breaks nothing', async () => {
    const bare = situation({ library: libraryOf([]) })
    for (const message of ['hearsay', 'quiz me', 'why was my answer wrong', 'torts', 'battery vs assault'])
      expect((await ground(message, bare)).rules).toEqual([])
  })
})

describe('an open question', () => {
  const open = [
    {
      stem: 'A brewer sued a bottle maker over a spoiled shipment in federal court. Who prevails on the claim?',
      choices: [
        'The brewer, because the bottles leaked',
        'The maker, because notice was late',
        'Neither',
        'Both',
      ],
    },
  ]

  test.each([
    `${open[0]?.stem}`,
    `which is right: a brewer sued a bottle maker over a spoiled shipment in federal court`,
    `explain hearsay. ${open[0]?.stem.toUpperCase()}`,
    'The brewer, because the bottles leaked or the maker, because notice was late?',
  ])('is not talked about: %#', async (message) => {
    expect((await ground(message, situation({ open }))).intent).toBe('live')
  })

  test('leaves other questions alone', async () => {
    expect((await ground('explain hearsay', situation({ open }))).intent).toBe('explain')
  })
})

describe('the player’s own record', () => {
  test('why: the option chosen, the right one, and the bank’s reasons, by the letters shown', async () => {
    const { content, rules } = await ground('why was my answer wrong?', situation({}, [past(false, 1)]))
    expect(rules.map(({ area }) => area)).toEqual(['Hearsay'])
    expect(content).toContain('You chose D:')
    expect(content).toContain('why 1 of ev-1')
    expect(content).toContain('The answer is A:')
    expect(content).toContain('explanation of ev-1')
  })

  test('why: a timeout, a right answer last, and no answer at all', async () => {
    const late = await ground('why was my answer wrong?', situation({}, [past(false, -1)]))
    expect(late.content).toContain('Time ran out')
    const before = await ground('why was my answer wrong?', situation({}, [past(true, 2), past(false, 1)]))
    expect(before.content).toContain('Your last answer was correct.')
    expect((await ground('why was my answer wrong?', situation())).content).toContain(
      'haven’t answered anything yet',
    )
    const none = await ground('why was my answer wrong?', situation({}, [past(true, 2)]))
    expect(none.content).toContain('You haven’t missed one lately')
  })

  test('study: the weakest areas, or where to begin', async () => {
    const { content, actions } = await ground('what should i study?', situation({}, [past(false, 1)]))
    expect(content).toContain('**Hearsay** (Evidence): 1 of 4 correct.')
    expect(actions).toContainEqual({ kind: 'practice', label: 'Practice Evidence', subject: 'Evidence' })
    expect((await ground('what should i study?', situation())).content).toContain(
      'I don’t have any of your answers',
    )
  })

  test('quiz: leads to real questions in the subject that is meant', async () => {
    const subjectOf = async (message: string, parts: Partial<Situation> = {}) =>
      (await ground(message, situation(parts))).actions[0]?.subject
    // The button beside it leads to practice, so the words do too.
    expect((await ground('quiz me', situation())).content).toContain('Practice gives you real questions')
    expect(await subjectOf('quiz me')).toBe('Mixed Questions')
    expect(await subjectOf('quiz me', { subject: 'Torts' })).toBe('Torts')
    expect(await subjectOf('quiz me on evidence', { subject: 'Torts' })).toBe('Evidence')
    expect(await subjectOf('quiz me on hearsay')).toBe('Evidence')
    const thread = threadOf({ ruleIds: ['contracts.defenses.mistake'] })
    expect(await subjectOf('quiz me on that', { thread })).toBe('Contracts')
  })
})

describe('suggestions and tips', () => {
  const from = (answers: PastAnswer[]) => ({
    library,
    answers,
    topics: answers.length > 0 ? [topic('Hearsay', 1, 4)] : [],
    subject: null,
    now: NOON,
  })

  test('come from the latest misses and weak areas', () => {
    const [why, missed] = suggestions(from([past(false, 1)]))
    expect([why, missed]).toEqual(['Why did I miss my last question?', 'Explain hearsay'])
    expect(studyTips(from([past(false, 1)]))[0]).toBe('Hearsay: a trap of Hearsay')
  })

  test('are enough for a newcomer, keep to a subject, and are empty of nothing known', () => {
    expect(suggestions(from([])).length).toBeGreaterThanOrEqual(4)
    expect(studyTips(from([])).length).toBeGreaterThanOrEqual(3)
    const evidence = studyTips({ ...from([]), subject: 'Evidence' })
    expect(evidence.sort()).toEqual([
      'Hearsay: The approach to Hearsay.',
      'Judicial notice: The approach to Judicial notice.',
    ])
    expect(studyTips({ ...from([]), library: libraryOf([]) })).toEqual([])
  })

  test('can all be answered', async () => {
    for (const answers of [[], [past(false, 1)]])
      for (const suggestion of suggestions(from(answers)))
        expect((await ground(suggestion, situation({}, answers))).intent, suggestion).not.toBe('unknown')
  })
})
