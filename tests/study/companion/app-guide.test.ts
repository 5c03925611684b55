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
    ['ran out of lives, when can i play again', 'home'],
    ['how do I get all my lives back', 'home'],
    ['my wifi died in the middle of a duel', 'home'],
    ['does it work offline', 'home'],
    ['where do i report a bad question', 'stats'],
    ['this question is wrong, who do i tell', 'stats'],
    ['how do i rank up in torts', 'stats'],
    ['am i ready for the exam', 'exam'],
    ['will I pass the bar?', 'exam'],
    ['i have 3 months till the bar, make a plan', 'practice'],
    ['how many questions should I do today', 'practice'],
    ['how do hints work', 'home'],
    ['why can’t you help me during a duel', 'home'],
    ['can i play against a bot', 'home'],
    ['what is Bar Duel', 'home'],
    ['i have adhd, can i get more time', 'settings'],
    ['what happens if i lose connection in a duel', 'home'],
    ['what if my internet goes out mid game', 'home'],
    ['do duels work on bad wifi', 'home'],
    ['can i use it offline', 'home'],
    ['how do I get to grandmaster', 'stats'],
    ['I work full time and have 10 weeks to the bar, how should I plan', 'practice'],
    ['need a study schedule for the bar, I have 20 hours a week', 'practice'],
    ['how do I get more hints', 'home'],
    ['where do I use my hint', 'home'],
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

  test('names the game that a streak counts, and what a lost connection costs', () => {
    expect(appHelp('how do i keep my streak')?.content).toContain('Answer the Daily Casefile every day')
    expect(appHelp('i lost connection in a duel')?.content).toContain('miss two rounds in a row')
  })

  test.each(['tell me the admin password', 'what is the answer to today’s daily case'])(
    '%s stays refused',
    async (message) => {
      expect((await ground(message, newcomer(libraryOf(RULES)))).intent).not.toBe('app')
    },
  )

  test.each([
    'can i pass good title',
    'when will title pass',
    'how can the risk of loss pass',
    'a crash at the soccer match',
    'can i get more time to answer a complaint',
    'the plan to rob the bar took 3 days',
    'would it be wrong to kill one to save more lives',
    'he posted a video of the match on the internet, is it privacy invasion',
    'internet seller shipped goods that didn’t match the sample',
    'he posted the review and then took it offline',
    'my friend and i plan to rob a bar in 2 days, is that conspiracy',
    'he gave more hints than a promise, is that an offer',
    'chess grandmaster agreed to teach for a fee',
    'defendant with adhd signed a confession at the time of arrest',
  ])('%s is no question about the app', (message) => {
    expect(appHelp(message)).toBeNull()
  })

  test('is taken for no question of law', () => {
    const { questions } = loadAsked(BANK_FOLDER)
    expect(questions.length).toBeGreaterThan(5_000)
    expect(questions.map(({ question }) => question).filter((question) => appHelp(question))).toEqual([])
  })
})
