import { expect, test } from '@playwright/test'
import { keepLeagues } from '../../cloud-server/leagues/store/weeks.ts'
import { addPlayer, pay } from '../cloud-server/leaderboard/players.ts'
import { clean } from './axe.ts'
import { withDatabase } from './database.ts'
import { noWider } from './fits.ts'
import { onOneDay } from './one-day.ts'
import { arrived, enter, newPlayer } from './player.ts'

// A league's week ends with a day.
test.beforeEach(onOneDay)

test('boards arrive by themselves, and a player can hide from them', async ({ page, browser }) => {
  await enter(page, newPlayer())
  const panel = page.getByRole('region', { name: 'Leaderboard' })
  await expect(panel.getByText('Live', { exact: true })).toBeVisible()
  await expect(panel.getByText(/^No one has points|^Level \d/).first()).toBeVisible()
  await panel.getByRole('button', { name: 'All Time' }).click()
  await expect(panel.getByRole('button', { name: 'All Time' })).toHaveAttribute('aria-pressed', 'true')
  await expect(panel.getByText('Live', { exact: true })).toBeVisible()

  // Cut off, the mark says what is true.
  const other = await browser.newContext()
  const alone = await other.newPage()
  await alone.routeWebSocket(/\/ws$/, (socket) => void socket.close())
  await enter(alone, newPlayer())
  await expect(alone.getByText('Every 30 sec')).toBeVisible()
  await other.close()

  await panel.getByRole('link', { name: 'View Full Leaderboard' }).click()
  await arrived(page)
  await page.getByRole('button', { name: 'Hide me from leaderboards' }).click()
  // The toast says its first sentence too, so only the card's own words are looked for.
  await expect(page.getByText('You’re hidden from the leaderboards. Your points still count.')).toBeVisible()
  await clean(page, 'leaderboard, hidden')
})

test('a long name is all there on a phone with larger text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, newPlayer())
  const names = ['Bartholomew-Featherstonehaugh ', 'Wilhelmina Ann Marsh Fitzroy '].map(
    (name) => `${name}${Date.now() % 100}`,
  )
  await withDatabase(async (db) => {
    for (const name of names) await addPlayer(db, name, { points: 90_000 })
  })
  await page.goto('/leaderboard')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '125%'
  })
  await page.getByRole('button', { name: 'All Time' }).click()
  for (const name of names) {
    const link = page.getByRole('link', { name })
    await expect(link).toBeVisible()
    // A letter of the type that comes later may have another width.
    await expect
      .poll(() => link.evaluate((box) => box.scrollWidth - box.clientWidth), { message: name })
      .toBeLessThanOrEqual(0)
  }
  await noWider(page, 'long names')
})

test('a player’s first points of the week bring a league, which can be left and joined again', async ({
  page,
}) => {
  const player = newPlayer()
  await enter(page, player)
  await page.goto('/leaderboard')
  await page.getByRole('button', { name: 'My league' }).click()
  await expect(page.getByText('Your week starts with your first points')).toBeVisible()

  const reply = await page.request.get('/api/auth/me')
  const { id } = await reply.json()
  await withDatabase(async (db) => {
    for (let i = 1; i <= 9; i++) await pay(db, await addPlayer(db, `${player.username} ${i}`), 10 * i)
    await pay(db, id, 47)
    // The server places players too, one node at a time: whoever comes second finds the work done.
    await expect
      .poll(async () => {
        await keepLeagues(db)
        return db.prisma.leagueMember.count({ where: { userId: id } })
      })
      .toBe(1)
    await db.prisma.leagueMember.updateMany({ where: { userId: id }, data: { league: 1, groupNo: 999 } })
    await db.prisma.leagueMember.updateMany({
      where: { user: { username: { startsWith: `${player.username} ` } } },
      data: { league: 1, groupNo: 999 },
    })
    await db.prisma.leagueMember.create({
      data: {
        ...{ userId: id, week: '2020-01-06', league: 0, groupNo: 1 },
        ...{ result: 'up', nextLeague: 1, place: 2, points: 80, size: 30 },
      },
    })
  })
  await page.reload()
  await page.getByRole('button', { name: 'My league' }).click()
  const card = page.getByRole('region', { name: 'Trial Court' })
  await expect(card.getByText('You finished 2nd of 30. You moved up to Trial Court.')).toBeVisible()
  await expect(
    card.getByText('The top 2 move up to Court of Appeals, and the last 2 drop to Small Claims.'),
  ).toBeVisible()
  const group = card.getByRole('list', { name: 'Your group' })
  await expect(group.getByRole('listitem')).toHaveCount(10)
  await expect(group.getByText('Moving up')).toHaveCount(2)
  await expect(group.getByText('Dropping')).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'School race' })).toBeVisible()
  await clean(page, 'league')

  await card.getByRole('button', { name: 'Leave the leagues' }).click()
  const ask = page.getByRole('alertdialog', { name: 'Leave the leagues?' })
  await ask.getByRole('button', { name: /^Stay/ }).click()
  await expect(ask).toBeHidden()
  await card.getByRole('button', { name: 'Leave the leagues' }).click()
  await ask.getByRole('button', { name: /^Leave/ }).click()
  await expect(page.getByText('You’re not in a league')).toBeVisible()
  await page.getByRole('button', { name: 'Join the leagues' }).click()
  await expect(group.getByText('You', { exact: true })).toBeVisible()
})
