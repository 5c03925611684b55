/**
 * Keys of the advisory locks that nodes share, together in one place so that no two are the same: work under one key
 * waits for nobody who works under another.
 */
export const ADVISORY_LOCKS = {
  /** loading the built bank at start */
  bank: 724_001,
  /** a wave of matchmaking */
  pairing: 724_002,
  /** choosing a day's case */
  dailyCase: 724_003,
  /** keeping the weekly leagues */
  leagues: 724_004,
  /** counting what an address is mailed; the address's hash stands beside it */
  mailedAddress: 724_005,
} as const
