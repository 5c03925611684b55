import type { Identify } from '#http/serve.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import type { Random } from '#rules/shuffle.ts'
import type { CompanionHost } from './companion/host.ts'
import type { DailySource } from './daily/source.ts'
import type { Picker } from './questions/pick.ts'
import type { StudyStore } from './store.ts'

/** The parts the host gives the study engine; `now` in ms. */
export interface StudyHost {
  store: StudyStore
  identify: Identify
  now: () => number
  random: Random
  /** where the day's case comes from; without one the host answers the daily's calls itself */
  daily?: DailySource
  /** without it Atticus has an empty library */
  companion?: CompanionHost
  /** the caller's notebook as the server has it, where this host lacks questions of it; null where it can't be had */
  serverNotebook?: () => Promise<ReplyOf<'GET /api/notebook'> | null>
  /** the least time between a showing and its answer (ms) */
  leastAnswerMs: number
}

/** The host's parts with what the engine itself keeps. */
export interface StudyEngine extends StudyHost {
  pick: Picker
}
