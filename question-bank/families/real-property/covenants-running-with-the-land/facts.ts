import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether a promise about land binds a later owner, and to what. */
export const facts = {
  /** The ground on which the suit rests, or the event by which the promise may have ended. */
  issue: ['law', 'equity', 'scheme', 'ending'],
  /** Each twist belongs to one of them. */
  twist: [
    'runs',
    'neighbors',
    'tenant',
    'personal',
    'dues',
    'promisor',
    'adjoining',
    'lessee',
    'unrecorded',
    'told',
    'donee',
    'gross',
    'own',
    'implied',
    'early',
    'vacant',
    'mixed',
    'zoned',
    'outside',
    'changed',
    'spread',
    'few',
    'watched',
    'merged',
    'released',
  ],
} as const satisfies FactTable

export type CovenantFacts = FactsOf<typeof facts>
export type Issue = CovenantFacts['issue']
export type Twist = CovenantFacts['twist']

/** A thing at its first mention and later: 'a farmhouse', then 'the farmhouse'. */
export interface Thing {
  readonly a: string
  readonly the: string
}

/** Two neighboring parcels, and a subdivision in which the parties may own lots instead. */
export interface CovenantStory extends Story<CovenantFacts> {
  /** The holder of the benefit, whose trade is `work`. */
  readonly plaintiff: Party
  /** The owner or tenant of the burdened land. */
  readonly defendant: Party
  /** The other party to the first deal, or a seller in between. */
  readonly third: Party
  readonly home: Thing
  /** The burdened parcel, and how it lies: 'the field above it', reading on after the home. */
  readonly field: Thing
  readonly beside: string
  /** An affirmative duty, reading on after "to"; its breach, in the past participle; and the harm. */
  readonly duty: string
  readonly breach: string
  readonly harm: string
  /** 'roofing', reading on before "work". */
  readonly work: string
  /** The only use that is allowed: 'single-family homes'. */
  readonly homes: string
  readonly business: Thing
  /** The name of a subdivision, and what its owners share: 'roads and park'. */
  readonly tract: string
  readonly shared: string
}

const ISSUES: Readonly<Record<Issue, readonly Twist[]>> = {
  law: ['runs', 'neighbors', 'tenant', 'personal', 'dues', 'promisor'],
  equity: ['adjoining', 'lessee', 'unrecorded', 'told', 'donee', 'gross', 'own'],
  scheme: ['implied', 'early', 'vacant', 'mixed'],
  ending: ['zoned', 'outside', 'changed', 'spread', 'few', 'watched', 'merged', 'released'],
}

/** True where a twist belongs to an issue. */
export const belongs = ({ issue, twist }: CovenantFacts): boolean => ISSUES[issue].includes(twist)

/** True where the parties own lots of a subdivision. */
export const inTract = ({ issue, twist }: CovenantFacts): boolean =>
  twist === 'dues' || issue === 'scheme' || (issue === 'ending' && twist !== 'merged')

const ASSOCIATION: Party = { a: "a homeowners' association", the: 'the association', pronoun: 'it' }

/** The plaintiff: in one twist the association of a subdivision. */
export const suing = ({ twist }: CovenantFacts, s: CovenantStory): Party =>
  twist === 'dues' ? ASSOCIATION : s.plaintiff
