import { type Namer, namer } from '../../engine/namer.ts'
import { who } from '../../engine/party.ts'
import { isFederal, type SupplementalStory, type Twist } from './facts.ts'

/** The way a telling begins. */
type Start = 'event' | 'background' | 'occasion'

/** A case to be told. `p`, `d`, `t` and `o` name the parties as they stand there: plaintiff, defendant, third and other. */
export interface Telling {
  readonly twist: Twist
  readonly s: SupplementalStory
  readonly start: Start
  /** Whether the further claim's own story and its parties were told with the spill. */
  readonly isTold: boolean
  /** Whether everybody's citizenship stands in one sentence of its own. */
  readonly isSummedUp: boolean
  readonly p: () => string
  readonly d: () => string
  readonly t: () => string
  readonly o: () => string
}

/** Returns a telling in which nobody has been named yet. */
export function telling(twist: Twist, s: SupplementalStory, start: Start): Telling {
  const name: Namer = namer()
  const { plaintiff, defendant, third, other } = s
  return {
    twist,
    s,
    start,
    isTold: start === 'background',
    isSummedUp: start === 'background' || (start === 'occasion' && isFederal(twist)),
    p: () => name(plaintiff),
    d: () => name(defendant),
    t: () => name(third),
    o: () => name(other),
  }
}

/** 'vineyard', to stand after whoever owns it. */
export const bare = (land: string): string => land.replace(/^an? /, '')

/** The third party: as known already, or by the tank. */
export function installer({ isTold, s: { third }, t }: Telling): string {
  if (isTold) return t()
  return `${third.the} ${who(third) === 'which' ? 'that' : 'who'} had installed the tank`
}
