import { capital } from '../../../text/capital.ts'
import type { Party } from '../../engine/party.ts'

/** One suit: its parties, what led to it, and what is asked of the court. */
export interface StandingCase {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The events that led to the suit, told in three ways. Each names both parties. */
  readonly before: readonly [string, string, string]
  /** The wrong, reading on after "claims"; left out where the relief says it. */
  readonly charge?: string
  /** The relief, reading on after "seeks". */
  readonly wants: string
  /** Words of the complaint, or the events since the suit began. */
  readonly since?: string
}

/** 'A nurse', at the beginning of a story. */
export const A = ({ a }: Party): string => capital(a)
