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

const STATUTE =
  'A statute provides: "A conveyance or covenant affecting land is void against a later purchaser for value without notice unless it is recorded."'

/** The statute where the promise was not recorded. Other law of the state stands in the question. */
const statute = ({ twist }: CovenantFacts): string =>
  twist === 'unrecorded' || twist === 'told' || twist === 'donee' ? ` ${STATUTE}` : ''

/** The plan of a forbidden use, where the defendant has not begun it. */
const plan = (at: CovenantFacts, { defendant, business, field }: CovenantStory): string =>
  at.issue === 'law' || at.twist === 'watched'
    ? ''
    : ` ${The(defendant)} now plans to open ${business.a} on ${inTract(at) ? 'Lot 31' : field.the}${at.twist === 'gross' ? ', and the cousin does not object' : ''}.`

/** Each in order of time, up to the suit, which the question tells. */
const telling =
  (way: Way) =>
  (at: CovenantFacts, s: CovenantStory): string =>
    `${TOLD[at.twist](s, way)}${plan(at, s)}${statute(at)}`

export const tell = [telling(0), telling(1), telling(2)] as const
