import { capital } from '../../../text/capital.ts'
import { his } from '../../engine/party.ts'
import type { Twist } from './facts.ts'
import { bare, type Telling } from './telling.ts'

type Teller = (at: Telling) => string

/** The land and its owner or owners. */
function owned({ twist, s, p, o }: Telling): string {
  return twist === 'required' ? `${s.land} that ${p()} and ${o()} owned together` : `${p()}'s ${bare(s.land)}`
}

/** Somebody who came to plug the tank and is later sued for it. */
const plugged: Teller = ({ d, t }) => `${capital(d())} called in ${t()} to plug the tank.`

/** The spill as the first event: "A tank owned by a refinery burst one night, and …" */
export function burst(at: Telling): string {
  const { s, twist, d } = at
  const spill = `A tank owned by ${d()} burst one night, and ${s.liquid} flowed ${s.flowed} ${owned(at)}.`
  return twist === 'small-defendant' ? `${spill} ${plugged(at)}` : spill
}

/** The spill as the occasion of the action, reading on before the plaintiff. */
export function occasion({ twist, s, d, o }: Telling): string {
  const land =
    twist === 'required'
      ? `${s.land} that ${s.plaintiff.pronoun} and ${o()} owned together`
      : `${his(s.plaintiff)} ${bare(s.land)}`
  return `After ${d()}'s tank burst and ${s.liquid} flowed ${s.flowed} ${land},`
}

const SPILLED = 'One night the tank burst, and its contents flowed'

const nextDoor: Teller = ({ s, p, d }) =>
  `${capital(p())}'s ${bare(s.land)} lay next to a tank in which ${d()} stored ${s.liquid}. ${SPILLED} ${s.flowed} ${s.it}.`
const installed: Teller = ({ s, p, d, t }) =>
  `${capital(d())} hired ${t()} to install a tank for ${s.liquid} next to ${p()}'s ${bare(s.land)}. Within a year, the tank burst, and its contents flowed ${s.flowed} ${s.it}.`
const lent = (sum: 'small' | 'ample'): Teller => {
  return ({ s, p, d }) =>
    `${capital(d())} lent ${s[sum]} to ${p()} whose ${bare(s.land)} lay next to one of its tanks. Two years later, when none of the loan had been repaid, the tank burst, and ${s.liquid} flowed ${s.flowed} ${s.it}.`
}
const lost = (sum: 'small' | 'ample'): Teller => {
  return (at) => `${nextDoor(at)} ${capital(at.o())} lost ${at.s.lost} worth ${at.s[sum]} in the same spill.`
}

/** By twist, the beginning of the relation that the further claim is about. Where there is none, the land and the tank. */
const BACKGROUND: Readonly<Partial<Record<Twist, Teller>>> = {
  unrelated: ({ s, p, d }) =>
    `${capital(p())} sold ${s.goods} to ${d()}, which did not pay the price of ${s.small}. A year later, one of ${d()}'s tanks burst, and ${s.liquid} flowed ${s.flowed} ${p()}'s ${bare(s.land)}.`,
  party: installed,
  permissive: lent('small'),
  'own-basis': lent('ample'),
  crossclaim: installed,
  impleader: installed,
  upsloping: installed,
  'against-third': installed,
  'against-third-federal': installed,
  'small-plaintiff': lost('small'),
  'nondiverse-plaintiff': lost('ample'),
  'small-defendant': (at) => `${nextDoor(at)} ${plugged(at)}`,
  intervenor: lost('ample'),
  'intervenor-federal': lost('ample'),
  required: ({ s, p, d, o }) =>
    `${capital(p())} and ${o()} owned ${s.land} together, next to a tank in which ${d()} stored ${s.liquid}. ${SPILLED} ${s.flowed} ${s.it}.`,
}

/** The spill, and before it whatever led to the further claim. */
export const background: Teller = (at) => (BACKGROUND[at.twist] ?? nextDoor)(at)
