import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import type { DuelSettings } from '../../cloud-server/matches/settings.ts'

/** The settings a run of machines changes: no pause between rounds (design section 4), and no limits against haste. */
export const swarmSettings = (answerWindowMs: number): Partial<DuelSettings> => ({
  match: { ...MATCH_SETTINGS.live, revealMs: 0, answerWindowMs },
  faceOffMs: 0,
  leastAnswerMs: 0,
  botAfterMs: 60_000,
  flood: { burst: 100_000, perSecond: 100_000, strikes: 1_000 },
  startsPerMinute: 1_000_000,
  matchesPerDay: 1_000_000,
  connectsPerMinute: 1_000_000,
})
