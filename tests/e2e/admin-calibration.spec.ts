import { expect, test } from '@playwright/test'
import { turnOnTwoFactor } from './authenticator.ts'
import { clean } from './axe.ts'
import { SIZES } from './every-size.ts'
import { noWider } from './fits.ts'
import { grant } from './grant.ts'
import { forgetNights, measuredNights } from './measured-night.ts'
import { pictures } from './pictures.ts'
import { enter, newPlayer } from './player.ts'

test('an admin sees how chances held, finds the question nearly everyone misses, and looks at its key', async ({
  page,
}) => {
  const admin = newPlayer()
  await enter(page, admin)
  await page.goto('/admin/calibration')
  await expect(page.getByText('This page is for admins')).toBeVisible()
  await grant(admin.username)
  await turnOnTwoFactor(page, admin.password)

  await page.goto('/admin/reports')
  await page.getByRole('link', { name: 'Calibration' }).click()
  await expect(page.getByText('Nothing measured yet')).toBeVisible()
  await clean(page, 'calibration, nothing measured')

  const { hard, players } = await measuredNights()
  await page.reload()
  const chart = page.getByRole('region', { name: 'Predicted chances, All subjects' })
  await expect(chart).toContainText(
    /Over [\d,]+ first answers, our predictions were off by [\d.]+ points on average/,
  )
  await chart.getByText('Numbers').click()
  await expect(chart.getByRole('row').filter({ hasText: '–' }).first()).toContainText(/\d+–\d+%$/)
  const bySubject = page.getByRole('region', { name: 'By subject' })
  await expect(bySubject.getByRole('heading', { name: 'All subjects' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'How we predict chances' })).toContainText(
    'There aren’t enough yet',
  )
  const suspects = page.getByRole('region', { name: 'Questions to check' })
  const doubtful = suspects.getByRole('listitem').filter({ hasText: hard })
  await expect(doubtful).toContainText('Check the key')
  await expect(doubtful).toContainText('Much harder than written')
  await expect(doubtful).toContainText('0 of 60 players got it correct the first time (0%)')
  await clean(page, 'calibration')
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    await noWider(page, `calibration at ${width}`)
  }
  await pictures(page, 'admin-calibration')
  await page.setViewportSize({ width: 1280, height: 860 })

  // By keyboard: the subject's list, then the question's link.
  await page.getByRole('combobox', { name: 'Subject' }).focus()
  await page.keyboard.press('Enter')
  // The list takes the focus a moment after it opens, and so does each option.
  await expect(page.getByRole('option').nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Predicted chances, All subjects' })).toHaveCount(0)
  await doubtful.getByRole('link', { name: `Question ${hard}` }).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('article', { name: `Question ${hard}` })
  await expect(question).toContainText('Not reported')
  await expect(question).toContainText('60 answers, 0.0% correct')
  await expect(question.getByRole('button', { name: 'Retire and re-grade' })).toBeVisible()
  await clean(page, 'one question')
  await pictures(page, 'admin-question')
  await page.setViewportSize({ width: 1280, height: 860 })
  await page.goBack()
  await expect(suspects).toBeVisible()

  await page.goto('/admin/reports?question=none')
  await expect(page.getByText('We couldn’t load this question')).toBeVisible()
  await expect(page.getByText('We can’t find that question')).toBeVisible()
  await page.getByRole('link', { name: 'All reports' }).click()
  await expect(page.getByRole('tab', { name: 'Ruled' })).toBeVisible()

  await forgetNights(players)
  await page.goto('/admin/calibration')
  await expect(page.getByText('Nothing measured yet')).toBeVisible()

  await page.route('**/api/admin/calibration', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('We couldn’t load the calibration')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Try again/ })).toBeVisible()
})
