import { The } from '../../engine/party.ts'
import { type CovenantFacts, type CovenantStory, inTract, type Twist } from './facts.ts'
import { EQUITY_TOLD, LAW_TOLD, type Way } from './tell-parcels.ts'
import { ENDING_TOLD, SCHEME_TOLD } from './tell-tract.ts'

const TOLD: Readonly<Record<Twist, (s: CovenantStory, way: Way) => string>> = {
  ...LAW_TOLD,
  ...EQUITY_TOLD,
  ...SCHEME_TOLD,
  ...ENDING_TOLD,
}

const TRADITION = 'The jurisdiction follows the traditional common law of covenants.'
const STATUTE =
  'A statute provides: "A conveyance or covenant affecting land is void against a later purchaser for value without notice unless it is recorded."'
const IMPLIED = 'The jurisdiction recognizes servitudes implied from a common scheme.'

/** The law of the jurisdiction, where courts or statutes differ. */
function law({ issue, twist }: CovenantFacts): string {
  if (issue === 'ending') return ''
  if (twist === 'unrecorded' || twist === 'told' || twist === 'donee') return ` ${STATUTE}`
  if (twist === 'gross')
    return ' The cousin does not object. The jurisdiction follows the traditional rules on covenants, including the rule on benefits in gross.'
  if (twist === 'promisor') return ' The jurisdiction follows the First Restatement of Property.'
  if (twist === 'dues')
    return ' The jurisdiction follows the majority rule on assessments by associations of owners.'
  if (issue !== 'scheme') return ` ${TRADITION}`
  return twist === 'vacant'
    ? " The jurisdiction implies servitudes from a common scheme but leaves deeds of other lots out of a lot's chain of title."
    : ` ${IMPLIED}`
}

/** The plan of a forbidden use, where the defendant has not begun it. */
const plan = (at: CovenantFacts, { defendant, business, field }: CovenantStory) =>
  at.issue === 'law' || at.twist === 'watched'
    ? ''
    : ` ${The(defendant)} now plans to open ${business.a} on ${inTract(at) ? 'Lot 31' : field.the}.`

/** Each in order of time, up to the suit, which the question tells. */
const telling =
  (way: Way) =>
  (at: CovenantFacts, s: CovenantStory): string =>
    `${TOLD[at.twist](s, way)}${plan(at, s)}${law(at)}`

export const tell = [telling(0), telling(1), telling(2)] as const
