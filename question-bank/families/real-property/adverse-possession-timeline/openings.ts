import { capital } from '../../../text/capital.ts'
import { he, The, who } from '../../engine/party.ts'
import type { PossessionStory } from './facts.ts'

/** The first sentences, which name the land, its owner, and whoever comes to possess it. */
export interface Opening {
  /** Enters knowing whose land it is, or thinking it his or her own. `verb` takes the land. */
  readonly knew: (s: PossessionStory, verb?: string) => string
  readonly thought: (s: PossessionStory, verb?: string, years?: string) => string
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
const PARK = 'The park is still to be laid out.'
const UNTIL = '"until I need it myself."'
const DEED = 'received a deed that described the whole tract of ten acres'
const mine = ({ holder }: PossessionStory): string => (holder.pronoun === 'she' ? 'hers' : 'his')
const belief = ({ holder }: PossessionStory): string => `in the mistaken belief that ${he(holder)} owned it`

/** The year first. */
export const YEAR_FIRST: Opening = {
  knew: (s, verb = TOOK) =>
    `Twenty-three years ago, ${s.holder.a} ${verb} ${s.land} that ${he(s.holder)} knew belonged to ${s.owner.a}.`,
  thought: (s, verb = TOOK, years = 'Twenty-three') =>
    `${years} years ago, ${s.holder.a} ${verb} ${s.land} ${belief(s)}. In fact, it belonged to ${s.owner.a}.`,
  ofChild: (s) =>
    `Twenty-three years ago, ${s.holder.a} ${TOOK} ${s.land} ${belief(s)}. In fact, it belonged to a one-year-old girl, who had inherited it.`,
  lent: (s) => `Twenty-three years ago, ${s.owner.a} let ${s.holder.a} use ${s.land} free of charge ${UNTIL}`,
  allowed: (s) => `Thirty years ago, ${s.owner.a} gave ${s.holder.a} permission to use ${s.land}.`,
  ofLifeTenant: (s) =>
    `Thirty years ago, a will left ${s.land} to ${s.owner.a} for life and then to ${s.heir.a}. Twenty-three years ago, ${s.holder.a} ${TOOK} ${s.it} ${belief(s)}.`,
  ofCity: (s) =>
    `Thirty years ago, a city bought ${s.land} for a public park. ${PARK} Twenty-three years ago, ${s.holder.a} ${TOOK} ${s.it}, knowing that it belonged to the city.`,
  inherited: (s) =>
    `Thirty years ago, ${s.holder.a} and ${s.owner.a} inherited ${s.land} as tenants in common.`,
  bought: (s) =>
    `Twenty-three years ago, ${s.holder.a} bought ${s.land} in good faith from a seller who had no title to it and ${DEED}. The true owner was ${s.owner.a}.`,
}

/** The owner first. */
export const OWNER_FIRST: Opening = {
  knew: (s, verb = TOOK) =>
    `${owned(s)} Twenty-three years ago, ${s.holder.a} ${verb} it, knowing that it was not ${mine(s)}.`,
  thought: (s, verb = TOOK, years = 'Twenty-three') =>
    `${owned(s)} ${years} years ago, ${s.holder.a}, ${who(s.holder)} mistakenly believed that it was ${mine(s)}, ${verb} it.`,
  ofChild: (s) =>
    `Twenty-three years ago, a one-year-old girl inherited ${s.land}. A month later, ${s.holder.a}, ${who(s.holder)} mistakenly believed that it was ${mine(s)}, ${TOOK} it.`,
  lent: (s) =>
    `${owned(s)} Twenty-three years ago, ${he(s.owner)} let ${s.holder.a} use it free of charge ${UNTIL}`,
  allowed: (s) => `${owned(s)} Thirty years ago, ${he(s.owner)} gave ${s.holder.a} permission to use it.`,
  ofLifeTenant: (s) =>
    `${capital(s.owner.a)} was left ${s.land} for life, with the remainder to ${s.heir.a}, by a will that took effect thirty years ago. Seven years later, ${s.holder.a} ${TOOK} ${s.it} ${belief(s)}.`,
  ofCity: (s) =>
    `A city bought ${s.land} for a public park thirty years ago. ${PARK} Seven years after the purchase, ${s.holder.a} ${TOOK} ${s.it}, knowing that it belonged to the city.`,
  inherited: (s) =>
    `${capital(s.owner.a)} and ${s.holder.a} inherited ${s.land} as tenants in common thirty years ago.`,
  bought: (s) =>
    `${owned(s)} Twenty-three years ago, ${s.holder.a}, acting in good faith, bought it from a seller who had no title and ${DEED}.`,
}

/** The possessor of the land, told first. */
export const HOLDER_FIRST: Opening = {
  knew: (s, verb = TOOK) =>
    `${capital(s.holder.a)} ${verb} ${s.land} twenty-three years ago, knowing that it belonged to ${s.owner.a}.`,
  thought: (s, verb = TOOK, years = 'Twenty-three') =>
    `${capital(s.holder.a)} ${verb} ${s.land} ${years.toLowerCase()} years ago. ${capital(he(s.holder))} believed that ${he(s.holder)} owned it, but it belonged to ${s.owner.a}.`,
  ofChild: (s) =>
    `${capital(s.holder.a)} ${TOOK} ${s.land} twenty-three years ago. ${capital(he(s.holder))} believed that ${he(s.holder)} owned it, but it belonged to a one-year-old girl, who had inherited it.`,
  lent: (s) =>
    `${asked(s, 'twenty-three')} ${The(s.owner)} said that ${he(s.holder)} could use it free of charge ${UNTIL}`,
  allowed: (s) => `${asked(s, 'thirty')} ${The(s.owner)} agreed.`,
  ofLifeTenant: (s) =>
    `${capital(s.holder.a)} ${TOOK} ${s.land} twenty-three years ago ${belief(s)}. Seven years earlier, a will had left it to ${s.owner.a} for life and then to ${s.heir.a}.`,
  ofCity: (s) =>
    `${capital(s.holder.a)} ${TOOK} ${s.land} twenty-three years ago, knowing that it belonged to a city. The city had bought it for a public park seven years earlier. ${PARK}`,
  inherited: (s) =>
    `${capital(s.holder.a)} inherited ${s.land} thirty years ago as a tenant in common with ${s.owner.a}.`,
  bought: (s) =>
    `${capital(s.holder.a)} bought ${s.land} in good faith twenty-three years ago and ${DEED}. The seller had no title, and the true owner was ${s.owner.a}.`,
}

function owned({ owner, land }: PossessionStory): string {
  return `${capital(owner.a)} owned ${land}.`
}

function asked({ holder, owner, land }: PossessionStory, years: string): string {
  return `${capital(holder.a)} asked ${owner.a} ${years} years ago for permission to use ${land} that ${owner.the} owned.`
}
