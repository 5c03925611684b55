import { capital } from '../../../text/capital.ts'
import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The course of a sale of land between contract and deed, which decides whether it can be enforced. */
export const facts = {
  /** The matter in dispute, in the order in which a sale comes to it. */
  issue: ['title', 'time', 'loss', 'death', 'deed'],
  /** Each twist belongs to one of them. */
  twist: [
    'mortgage',
    'covenant',
    'excepted',
    'breached',
    'zoning',
    'unzoned',
    'possession',
    'quieted',
    'quitclaim',
    'early',
    'late',
    'essence',
    'notice',
    'hasty',
    'waived',
    'common',
    'act',
    'moved',
    'careless',
    'condition',
    'clause',
    'seller-dies',
    'pending',
    'buyer-dies',
    'devisee',
    'merged',
    'collateral',
  ],
} as const satisfies FactTable

export type SaleFacts = FactsOf<typeof facts>
export type Issue = SaleFacts['issue']
export type Twist = SaleFacts['twist']

/** A building with its lot, seller and buyer, and the troubles of a sale. */
export interface SaleStory extends Story<SaleFacts> {
  readonly seller: Party
  readonly buyer: Party
  /** 'a brick house', then 'the house'. */
  readonly land: string
  readonly it: string
  readonly price: string
  /** A mortgage debt, smaller than the price. */
  readonly debt: string
  /** A recorded covenant, reading on after "a recorded covenant that"; how the building meets it, and how it breaks it. */
  readonly covenant: string
  readonly meets: string
  readonly breaks: string
  /** The use that zoning allows and the building has, and one that the buyer hoped for, reading on after "hoped to". */
  readonly use: string
  readonly plan: string
  /** A part of the premises too close to the side line. */
  readonly structure: string
  /** Land held by adverse possession: 'the rear garden'. */
  readonly strip: string
  /** An act that an easement allows, reading on after "lets a neighbor". */
  readonly crossing: string
  /** An accident of nature, reading on after "On May 10,"; and a careless act of the seller, in the past tense. */
  readonly accident: string
  readonly careless: string
  /** Takes the real property under a will, and takes the personal property. */
  readonly heir: Party
  readonly legatee: Party
  /** Work that the seller promises to do after the closing, reading on after "promised to"; and its object. */
  readonly chore: string
  readonly object: string
}

const ISSUES: Readonly<Record<Issue, readonly Twist[]>> = {
  title: [
    'mortgage',
    'covenant',
    'excepted',
    'breached',
    'zoning',
    'unzoned',
    'possession',
    'quieted',
    'quitclaim',
    'early',
  ],
  time: ['late', 'essence', 'notice', 'hasty', 'waived'],
  loss: ['common', 'act', 'moved', 'careless', 'condition', 'clause'],
  death: ['seller-dies', 'pending', 'buyer-dies', 'devisee'],
  deed: ['merged', 'collateral'],
}

/** True where a twist belongs to an issue. */
export const belongs = ({ issue, twist }: SaleFacts): boolean => ISSUES[issue].includes(twist)

/** True where it matters that the contract has no condition, and it has none. */
export const isUnconditional = (twist: Twist): boolean =>
  ['loss', 'death'].some((issue) => ISSUES[issue as Issue].includes(twist)) &&
  twist !== 'condition' &&
  twist !== 'pending'

/** The parties to the suit, whom it is brought against, and the remedy. An executor is joined where one holds what is claimed. */
export function suitOf({ issue, twist }: SaleFacts, s: SaleStory) {
  const against = (defendant: Party) => ({ defendant, sued: defendant.the })
  if (twist === 'devisee') return { plaintiff: s.buyer, ...against(s.heir), remedy: 'specific performance' }
  if (issue === 'death') {
    const remedy = twist === 'buyer-dies' ? s.it : 'the price'
    return { plaintiff: s.legatee, defendant: s.heir, sued: `the executor and ${s.heir.the}`, remedy }
  }
  if (issue === 'deed') return { plaintiff: s.buyer, ...against(s.seller), remedy: 'damages' }
  return issue === 'time'
    ? { plaintiff: s.buyer, ...against(s.seller), remedy: 'specific performance' }
    : { plaintiff: s.seller, ...against(s.buyer), remedy: 'specific performance' }
}

const MARKETABLE = 'a state that follows the majority rule on marketable title'
const RISK = 'a state that follows the common-law rule on risk of loss'
const UNIFORM = 'a state that has adopted the Uniform Vendor and Purchaser Risk Act'
const CONVERSION = 'a state that follows the common-law doctrine of equitable conversion'

const STATES: Readonly<Partial<Record<Twist, string>>> = {
  breached: MARKETABLE,
  quitclaim: MARKETABLE,
  common: RISK,
  careless: RISK,
  clause: RISK,
  condition: `${RISK}, under which equitable conversion does not relate back`,
  act: UNIFORM,
  moved: UNIFORM,
  'seller-dies': `${CONVERSION} and has no statute on the point`,
  'buyer-dies': `${CONVERSION} and has no statute on the point`,
  devisee: `${CONVERSION} and has no statute on the point`,
  pending: `${CONVERSION}, under which conversion does not relate back`,
}

/** "In a state that …, the baker", or just "The baker": the plaintiff at the beginning of a call. */
export function suing({ twist }: SaleFacts, { the }: Party): string {
  const state = STATES[twist]
  return state ? `In ${state}, ${the}` : capital(the)
}
