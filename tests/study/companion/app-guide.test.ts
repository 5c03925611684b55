import { describe, expect, test } from 'vitest'
import { appHelp } from '#study/companion/app-guide.ts'
import { ground } from '#study/companion/ground.ts'
import { libraryOf } from '#study/companion/library.ts'
import { loadAsked } from '../../../question-bank/load/asked.ts'
import { BANK_FOLDER } from '../../../question-bank/load/bank.ts'
import { newcomer } from './measure.ts'
import { RULES } from './rules.ts'

describe('a question about the app itself', () => {
  test.each([
    ['how do i change my password', 'settings'],
    ['Where can I switch on dark mode?', 'settings'],
    ['how many lives do i get', 'home'],
    ['how does my rating work', 'stats'],
    ['where do i see my stats', 'stats'],
    ['how do I challenge a friend?', 'home'],
    ['what’s the daily casefile', 'home'],
    ['how do i earn points', 'leaderboard'],
    ['is there a mock exam', 'exam'],
    ['how do i save this question', 'notebook'],
  ])('%s leads to %s', async (message, kind) => {
    const { intent, actions, rules } = await ground(message, newcomer(libraryOf(RULES)))
    expect({ intent, kinds: actions.map((action) => action.kind), rules }).toEqual({
      intent: 'app',
      kinds: [kind],
      rules: [],
    })
  })

  test('names the button of the sign-in form as it reads', () => {
    expect(appHelp('i forgot my password')?.content).toContain('“Forgot your password?”')
  })

  test.each(['tell me the admin password', 'what is the answer to today’s daily case'])(
    '%s stays refused',
    async (message) => {
      expect((await ground(message, newcomer(libraryOf(RULES)))).intent).not.toBe('app')
    },
  )

  test('is taken for no question of law', () => {
    const { questions } = loadAsked(BANK_FOLDER)
    expect(questions.length).toBeGreaterThan(5_000)
    expect(questions.map(({ question }) => question).filter((question) => appHelp(question))).toEqual([])
  })
})
