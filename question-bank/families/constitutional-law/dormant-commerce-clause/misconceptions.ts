import type { MisconceptionTable } from '../../engine/tables.ts'
import type { TradeFacts, TradeStory } from './facts.ts'
import { lessons } from './lessons.ts'
import type { reasons } from './reasons.ts'

/** A view that leads to one reason wherever it applies. The lesson of the reason says how it mistakes the facts. */
const view = (label: string, gives: keyof typeof lessons) => ({ label, gives, correction: lessons[gives] })

/** The dormant Commerce Clause as students get it wrong. */
export const misconceptions = {
  'silence-is-consent': view('where Congress has done nothing, the states are free', 'yes-congress'),
  'everything-is-balanced': view('every law on trade is tested by Pike balancing', 'yes-balance'),
  'a-sound-aim-saves': view('a good purpose justifies discrimination, or is always needed', 'yes-danger'),
  'state-may-deal': view('a government that is concerned with goods is a market participant', 'yes-dealer'),
  'franchise-is-public': view('a public purpose makes a function public', 'yes-public'),
  'subsidies-are-free': view('any aid to local business is a subsidy', 'yes-subsidy'),
  'equal-rate-is-enough': view('a tax with one rate is fair', 'yes-tax'),
  'effect-is-purpose': view('a law that local people benefit from is protectionist', 'no-shield'),
  'alternatives-always': view('every law on trade must be the only means', 'no-means'),
  'any-burden-voids': view('any burden on interstate commerce is undue', 'no-burden'),
  'nothing-beyond-the-border': view('a law may have no effect on people in other states', 'no-nexus'),
  'states-must-sell-to-all': view('a state that sells is a regulator', 'no-dealer'),
  'sales-take-too-much': view('a tax on a business in many states takes too much', 'no-share'),
} as const satisfies MisconceptionTable<TradeFacts, typeof reasons, TradeStory>
