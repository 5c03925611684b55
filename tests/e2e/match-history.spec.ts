import { expect, type Page, test } from '@playwright/test'
import { type ReplyOf, type RouteName, routes } from '#protocol/routes.ts'
import { clean } from './axe.ts'
import { noWider } from './fits.ts'
import { enter, newPlayer } from './player.ts'

const NERISSA = '0190c0de-0000-4000-8000-00000000000a'
const id = (n: number) => `0190c0de-0000-4000-8000-1000000000${String(n).padStart(2, '0')}`
const cursor = (n: number) => `1763000000000_${id(n)}`
const portrait = { archetypeId: 'gideon-crow', base: 'beast', palette: 'brief_blue', props: [] } as const

type Page1 = ReplyOf<'GET /api/matches'>

const match = (n: number, parts: Partial<Page1['matches'][number]> = {}): Page1['matches'][number] => ({
  id: id(n),
  kind: 'live',
  subject: 'Torts',
  opponent: {
    userId: NERISSA,
    username: 'Nerissa',
    displayName: 'Nerissa Vale',
    avatarData: { ...portrait, props: [] },
    botLevel: null,
  },
  result: 'win',
  ended: 'played',
  scores: [6, 4],
  rounds: 10,
  startedAt: '2026-11-18T20:00:00.000Z',
  finishedAt: '2026-11-18T20:09:00.000Z',
  xpChange: 60,
  ratingChange: 18,
  ...parts,
})

const bot = { userId: null, username: null, displayName: null, avatarData: null, botLevel: 'hard' } as const

/** Matches are played in the duel's own tests; here the server's replies are made, and held to their contract. */
const reply = async <N extends RouteName>(page: Page, name: N, url: string | RegExp, body: ReplyOf<N>) => {
  const json = routes[name].reply.parse(body)
  await page.route(url, (route) => route.fulfill({ json }))
}

async function withHistory(page: Page): Promise<void> {
  await enter(page, newPlayer())
  await reply(page, 'GET /api/matches', /\/api\/matches$/, {
    matches: [
      match(1),
      match(2, {
        kind: 'bot',
        opponent: bot,
        result: 'loss',
        ended: 'resigned',
        scores: [1, 3],
        counted: false,
        xpChange: 0,
        ratingChange: null,
      }),
    ],
    next: cursor(2),
  })
  await reply(page, 'GET /api/matches', /\/api\/matches\?before=/, {
    matches: [match(3, { kind: 'friend', result: 'draw', scores: [3, 3], xpChange: 25, ratingChange: null })],
    next: null,
  })
  await page.goto('/stats?tab=history')
}

test('finished matches are listed page by page, and lead to the opponent', async ({ page }) => {
  await withHistory(page)
  const list = page.getByRole('region', { name: 'Match History' }).getByRole('listitem')
  await expect(list).toHaveCount(2)
  await expect(list.first()).toContainText('Nerissa Vale')
  for (const words of ['Live duel', 'Torts', 'Victory', '+60 XP', '+18 rating'])
    await expect(list.first()).toContainText(words)
  for (const words of ['Advanced bot', 'Bot duel', 'Defeat', 'You resigned', 'Doesn’t count', '+0 XP'])
    await expect(list.nth(1)).toContainText(words)
  await page.getByRole('button', { name: 'Show earlier matches' }).click()
  await expect(list).toHaveCount(3)
  await expect(list.nth(2)).toContainText('Draw')
  await expect(page.getByRole('button', { name: 'Show earlier matches' })).toHaveCount(0)
  await clean(page, 'match history')
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 860 })
    await noWider(page, `match history at ${width}`)
  }
  await expect(page.getByRole('link', { name: 'Nerissa Vale' }).first()).toHaveAttribute(
    'href',
    `/stats/${NERISSA}`,
  )
})

test('a match is reviewed: both choices, the key and the reasons; back leads to the list', async ({
  page,
}) => {
  await withHistory(page)
  const question = (round: number, yourAnswer: number, opponentAnswer: number) => ({
    round,
    subject: 'Torts' as const,
    subtopic: 'Negligence',
    area: 'Battery and assault',
    difficulty: 4,
    stem: 'A pedestrian crossed against the light. The driver was texting. Who prevails?',
    choices: ['The pedestrian.', 'The driver.', 'Neither.', 'Both.'],
    correctIndex: 0,
    yourAnswer,
    opponentAnswer,
    yourTimeMs: 21_000,
    opponentTimeMs: 34_000,
    hintUsed: round === 1,
    explanation: 'Under comparative negligence the pedestrian recovers in part.',
    why: ['It divides the loss.', 'It bars too much.', 'One was harmed.', 'No.'],
    authorities: ['Restatement (Third) of Torts § 7'],
  })
  await reply(page, 'GET /api/duels/:id/review', `**/api/duels/${id(1)}/review`, {
    matchId: id(1),
    subject: 'Torts',
    opponent: {
      userId: NERISSA,
      username: 'Nerissa',
      displayName: 'Nerissa Vale',
      level: 4,
      levelTitle: 'Novice Scribe',
      points: 90,
      rating: null,
      avatarData: { ...portrait, props: [] },
      botLevel: null,
    },
    end: null,
    finishedAt: '2026-11-18T20:09:00.000Z',
    questions: [question(1, 0, 1), question(2, -1, 0)],
  })
  await page.getByRole('link', { name: 'Review the match against Nerissa Vale' }).first().click()
  await expect(page.getByRole('heading', { name: 'Review: you and Nerissa Vale' })).toBeFocused()
  await expect(page.getByText('2 questions: you answered 1 correctly, Nerissa Vale 1.')).toBeVisible()
  const rounds = page.locator('details')
  await rounds.first().locator('summary').press('Enter')
  await expect(rounds.first().getByRole('button', { name: /The pedestrian/ })).toContainText(
    'Your answer: correct',
  )
  await expect(rounds.first().getByRole('button', { name: /The driver/ })).toContainText('Opponent')
  await expect(rounds.first()).toContainText(
    'You: A, correct, in 21 sec, with a hint. Nerissa Vale: B, incorrect, in 34 sec.',
  )
  await expect(rounds.first()).toContainText('Authority:')
  await expect(rounds.first().getByRole('button', { name: /^Go deeper with Atticus/ })).toBeVisible()
  await rounds.nth(1).locator('summary').click()
  await expect(rounds.nth(1)).toContainText('You: no answer. Nerissa Vale: A, correct, in 34 sec.')
  await clean(page, 'review')
  await page.setViewportSize({ width: 360, height: 860 })
  await noWider(page, 'a review at 360')
  await page.goBack()
  await expect(page.getByRole('link', { name: /^Review the match/ })).toHaveCount(2)
})

test('offline on the desktop the list says who keeps it', async ({ page }) => {
  await enter(page, newPlayer())
  const offline = { code: 'offline', message: 'You’re offline.' }
  await page.route('**/api/matches', (route) => route.fulfill({ status: 503, json: offline }))
  await page.goto('/stats?tab=history')
  await expect(page.getByRole('alert')).toContainText('History needs a connection')
})
