import { capital } from '../../../text/capital.ts'
import { isFederal, type SupplementalFacts, type SupplementalStory, type Twist } from './facts.ts'
import { fate, further } from './further.ts'
import { background, burst, occasion } from './spill.ts'
import { installer, type Telling, telling } from './telling.ts'

/** Joins the sentences that there are. */
const prose = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ')

/** The claim on which the court's original jurisdiction rests, reading on after the parties. */
function ground({ twist, s }: Telling): string {
  const court = twist === 'removed' ? 'state court' : 'federal district court'
  return isFederal(twist)
    ? `in ${court} under a federal environmental statute to recover the cost of cleaning up ${s.it}`
    : `in ${court} for negligence under state law, seeking ${s.large}`
}

/** By twist, who is a party beside the first two. */
const PARTIES: Readonly<Partial<Record<Twist, 'third' | 'other'>>> = {
  party: 'third',
  crossclaim: 'third',
  impleader: 'third',
  upsloping: 'third',
  'against-third': 'third',
  'against-third-federal': 'third',
  'small-defendant': 'third',
  'small-plaintiff': 'other',
  'nondiverse-plaintiff': 'other',
  intervenor: 'other',
  'intervenor-federal': 'other',
  required: 'other',
}

/** The citizenship of the first two parties, or of the plaintiff alone where the defendants' has been told. */
function firstTwo({ twist, s: { home, away }, p, d }: Telling): string {
  if (isFederal(twist)) return `${capital(p())} and ${d()} are both citizens of ${home}.`
  const plaintiff = `${capital(p())} is a citizen of ${home}`
  return twist === 'crossclaim' ? `${plaintiff}.` : `${plaintiff}, and ${d()} is a citizen of ${away}.`
}

/** Everybody's citizenship at once: "The rancher and the pipefitter are citizens of Wyoming, and …" */
function everybody(at: Telling): string {
  const { twist, s, p, d } = at
  const role = PARTIES[twist]
  const { home, away, elsewhere } = s
  if (role === undefined) return firstTwo(at)
  const last = s[role].the
  if (isFederal(twist)) return `${capital(p())}, ${d()}, and ${last} are all citizens of ${home}.`
  if (twist === 'small-plaintiff' || twist === 'small-defendant')
    return `${capital(p())} is a citizen of ${home}, ${d()} of ${away}, and ${last} of ${elsewhere}.`
  return twist === 'upsloping' || twist === 'against-third'
    ? `${capital(p())} and ${last} are citizens of ${home}, and ${d()} is a citizen of ${away}.`
    : `${capital(p())} is a citizen of ${home}, and ${d()} and ${last} are citizens of ${away}.`
}

/** The spill, then the action with each party's citizenship beside its name. */
function eventFirst({ twist }: SupplementalFacts, s: SupplementalStory): string {
  const at = telling(twist, s, 'event')
  const { home, away } = s
  const spill = burst(at)
  const sued =
    twist === 'crossclaim'
      ? `${at.d()} and ${installer(at)}, both citizens of ${away},`
      : `${at.d()}, ${isFederal(twist) ? `also a citizen of ${home}` : `a citizen of ${away}`},`
  return prose(
    spill,
    `${capital(at.p())}, a citizen of ${home}, sued ${sued} ${ground(at)}.`,
    further(at),
    fate(at),
  )
}

/** The relation of the parties, the spill, then the action. */
function backgroundFirst({ twist }: SupplementalFacts, s: SupplementalStory): string {
  const at = telling(twist, s, 'background')
  const spill = background(at)
  const sued = twist === 'crossclaim' ? `both ${at.d()} and ${at.t()}` : at.d()
  return prose(spill, everybody(at), `${capital(at.p())} sued ${sued} ${ground(at)}.`, further(at), fate(at))
}

/** The spill as the occasion of the action, and citizenship after the claims. */
function occasionFirst({ twist }: SupplementalFacts, s: SupplementalStory): string {
  const at = telling(twist, s, 'occasion')
  const spill = occasion(at)
  const sued = twist === 'crossclaim' ? `${at.d()} and ${installer(at)}, both citizens of ${s.away},` : at.d()
  const suit = `${spill} ${at.p()} sued ${sued} ${ground(at)}.`
  const citizens = at.isSummedUp ? everybody(at) : firstTwo(at)
  const between = isFederal(twist) ? [further(at), citizens] : [citizens, further(at)]
  return prose(suit, ...between, fate(at))
}

export const tell = [eventFirst, backgroundFirst, occasionFirst] as const
