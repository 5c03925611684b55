import type { Browser } from '@playwright/test'
import { hearing } from './hearing.ts'
import { enter, newPlayer } from './player.ts'
import { wireOf } from './wire.ts'

/** A player signed in on a browser of their own, at the home menu. */
export async function seat(browser: Browser, baseURL: string) {
  const player = newPlayer()
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 860 } })
  const page = await context.newPage()
  const wire = await wireOf(page)
  const heard = await hearing(page)
  await enter(page, player)
  return { context, page, username: player.username, wire, heard }
}
