import { expect } from 'vitest'
import { isRefusal } from '#http/refusal.ts'
import type { PracticeAnswerEvent } from '#protocol/sync/event.ts'
import type { Profile, Profiles } from '../../../electron/engine/profiles.ts'
import { restoreAll } from '../../../electron/engine/store/damaged.ts'
import { rescued } from './rescued.ts'

/** Opens a player's file; the test fails where that can't be. */
export async function openedProfile(players: Profiles, userId: string, fileKey?: string): Promise<Profile> {
  const profile = await players.open({ userId, fileKey })
  if (isRefusal(profile)) expect.fail(profile.message)
  return profile
}

/** The same with the player in it, and answers that wait. */
export async function profileWith(
  players: Profiles,
  userId: string,
  answers: PracticeAnswerEvent[] = [],
  fileKey?: string,
): Promise<Profile> {
  const profile = await openedProfile(players, userId, fileKey)
  await profile.db.prisma.user.create({ data: { id: userId, profile: {}, verifiedAt: new Date() } })
  await restoreAll(profile, userId, [rescued(answers)])
  return profile
}
