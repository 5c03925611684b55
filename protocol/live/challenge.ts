import { z } from 'zod'
import { playableSubject } from '../http/solo.ts'
import { duelProfile } from './profile.ts'

/** A challenge as the challenged sees it; it expires by itself. */
export const challengeReceived = z.object({
  challengeId: z.uuid(),
  /** the challenger's username */
  challengerName: z.string(),
  challenger: duelProfile,
  subject: playableSubject,
  expiresInMs: z.int(),
})

export type ChallengeReceived = z.infer<typeof challengeReceived>

/** A challenge as the challenger sees it. */
export const challengeSent = z.object({
  challengeId: z.uuid(),
  targetUsername: z.string(),
  subject: playableSubject,
  expiresInMs: z.int(),
})

export type ChallengeSent = z.infer<typeof challengeSent>
