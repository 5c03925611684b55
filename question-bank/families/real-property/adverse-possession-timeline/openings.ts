import { capital } from '../../../text/capital.ts'
import { he, The, who } from '../../engine/party.ts'
import type { PossessionStory } from './facts.ts'

/** The first sentences, which name the land, its owner, and whoever comes to possess it. */
export interface Opening {
  /** Enters knowing whose land it is, or thinking it his or her own. `verb` takes the land. */
  readonly knew: (s: PossessionStory, verb?: string) => string
  readonly thought: (s: PossessionStory, verb?: string, year?: number) => string
  /** Enters land that a small child has inherited. */
  readonly ofChild: (s: PossessionStory) => string
  /** May use the land, for a time or without a word on it. */
  readonly lent: (s: PossessionStory) => string
  readonly allowed: (s: PossessionStory) => string
  /** Enters land that somebody has for life, or that a city has for a park. */
  readonly ofLifeTenant: (s: PossessionStory) => string
  readonly ofCity: (s: PossessionStory) => string
  readonly inherited: (s: PossessionStory) => string
  readonly bought: (s: PossessionStory) => string
}

const TOOK = 'took possession of'
const PARK = 'for a public park that is still to be laid out.'
const UNTIL = '"until I need it myself."'
const DEED = 'received a deed that described the entire ten-acre tract'
const mine = ({ holder }: PossessionStory): string => (holder.pronoun === 'she' ? 'hers' : 'his')
const belief = ({ holder }: PossessionStory): string => `in the mistaken belief that ${he(holder)} owned it`

/** The year first. */
export const YEAR_FIRST: Opening = {
  knew: (s, verb = TOOK) =>
    `In 2003, ${s.holder.a} ${verb} ${s.land} that ${he(s.holder)} knew belonged to ${s.owner.a}.`,
  thought: (s, verb = TOOK, year = 2003) =>
    `In ${year}, ${s.holder.a} ${verb} ${s.land} ${belief(s)}. In fact, it belonged to ${s.owner.a}.`,
  ofChild: (s) =>
    `In 2003, ${s.holder.a} ${TOOK} ${s.land} ${belief(s)}. In fact, it belonged to a one-year-old girl, who had inherited it.`,
  lent: (s) => `In 2003, ${s.owner.a} let ${s.holder.a} use ${s.land} free of charge ${UNTIL}`,
  allowed: (s) => `In 1996, ${s.owner.a} gave ${s.holder.a} permission to use ${s.land}.`,
  ofLifeTenant: (s) =>
    `In 1996, a will left ${s.land} to ${s.owner.a} for life and then to ${s.heir.a}. In 2003, ${s.holder.a} ${TOOK} ${s.it} ${belief(s)}.`,
  ofCity: (s) =>
    `In 1996, a city bought ${s.land} ${PARK} In 2003, ${s.holder.a} ${TOOK} ${s.it}, knowing that it belonged to the city.`,
  inherited: (s) => `In 1996, ${s.holder.a} and ${s.owner.a} inherited ${s.land} as tenants in common.`,
  bought: (s) =>
    `In 2003, ${s.holder.a} bought ${s.land} in good faith from a seller who had no title to it and ${DEED}. The true owner was ${s.owner.a}.`,
}

/** The owner first. */
export const OWNER_FIRST: Opening = {
  knew: (s, verb = TOOK) =>
    `${owned(s)} In 2003, ${s.holder.a} ${verb} it, knowing that it was not ${mine(s)}.`,
  thought: (s, verb = TOOK, year = 2003) =>
    `${owned(s)} In ${year}, ${s.holder.a}, ${who(s.holder)} mistakenly believed that it was ${mine(s)}, ${verb} it.`,
  ofChild: (s) =>
    `In 2003, a one-year-old girl inherited ${s.land}. A month later, ${s.holder.a}, ${who(s.holder)} mistakenly believed that it was ${mine(s)}, ${TOOK} it.`,
  lent: (s) => `${owned(s)} In 2003, ${he(s.owner)} let ${s.holder.a} use it free of charge ${UNTIL}`,
  allowed: (s) => `${owned(s)} In 1996, ${he(s.owner)} gave ${s.holder.a} permission to use it.`,
  ofLifeTenant: (s) =>
    `A will that took effect in 1996 left ${s.land} to ${s.owner.a} for life, with the remainder to ${s.heir.a}. In 2003, ${s.holder.a} ${TOOK} ${s.it} ${belief(s)}.`,
  ofCity: (s) =>
    `A city bought ${s.land} in 1996 ${PARK} In 2003, ${s.holder.a} ${TOOK} ${s.it}, knowing that it belonged to the city.`,
  inherited: (s) =>
    `${capital(s.owner.a)} and ${s.holder.a} inherited ${s.land} as tenants in common in 1996.`,
  bought: (s) =>
    `${owned(s)} In 2003, ${s.holder.a}, acting in good faith, bought it from a seller who had no title and ${DEED}.`,
}

/** The possessor of the land, told first. */
export const HOLDER_FIRST: Opening = {
  knew: (s, verb = TOOK) =>
    `${capital(s.holder.a)} ${verb} ${s.land} in 2003, knowing that it belonged to ${s.owner.a}.`,
  thought: (s, verb = TOOK, year = 2003) =>
    `${capital(s.holder.a)} ${verb} ${s.land} in ${year}. ${capital(he(s.holder))} believed that ${he(s.holder)} owned it, but it belonged to ${s.owner.a}.`,
  ofChild: (s) =>
    `${capital(s.holder.a)} ${TOOK} ${s.land} in 2003. ${capital(he(s.holder))} believed that ${he(s.holder)} owned it, but it belonged to a one-year-old girl, who had inherited it.`,
  lent: (s) =>
    `${asked(s, 2003)} ${The(s.owner)} said that ${he(s.holder)} could use it free of charge ${UNTIL}`,
  allowed: (s) => `${asked(s, 1996)} ${The(s.owner)} agreed.`,
  ofLifeTenant: (s) =>
    `${capital(s.holder.a)} ${TOOK} ${s.land} in 2003 ${belief(s)}. In 1996, a will had left it to ${s.owner.a} for life and then to ${s.heir.a}.`,
  ofCity: (s) =>
    `${capital(s.holder.a)} ${TOOK} ${s.land} in 2003, knowing that it belonged to a city. The city had bought it in 1996 ${PARK}`,
  inherited: (s) =>
    `${capital(s.land)} was inherited in 1996 by ${s.holder.a} and ${s.owner.a} as tenants in common.`,
  bought: (s) =>
    `${capital(s.holder.a)} bought ${s.land} in good faith in 2003 and ${DEED}. The seller had no title, and the true owner was ${s.owner.a}.`,
}

function owned({ owner, land }: PossessionStory): string {
  return `${capital(owner.a)} owned ${land}.`
}

function asked({ holder, owner, land }: PossessionStory, year: number): string {
  return `${capital(holder.a)} asked ${owner.a} in ${year} for permission to use ${land} that ${owner.the} owned.`
}
