import { capital } from '../../../text/capital.ts'
import { type Party, The } from '../../engine/party.ts'
import { type CovenantFacts, type CovenantStory, inTract, suing, type Thing, type Twist } from './facts.ts'
import { EQUITY_TOLD, LAW_TOLD, THIRD_FIRST } from './tell-parcels.ts'
import { ENDING_TOLD, SCHEME_TOLD } from './tell-tract.ts'

const TOLD: Readonly<Record<Twist, (s: CovenantStory) => string>> = {
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

/** A party or thing that was mentioned before. */
const known = <T extends Party | Thing>(one: T): T => ({ ...one, a: one.the })

/** The plaintiff's claim, as a verb that reads on after "has". */
function sued(at: CovenantFacts, s: CovenantStory): string {
  if (at.twist === 'dues') return `sued ${s.defendant.the} for unpaid assessments`
  return at.issue === 'law'
    ? `sued ${s.defendant.the} for damages`
    : `sued to enjoin ${at.twist === 'watched' ? `the operation of ${s.business.the}` : s.business.the}`
}

const suit = (at: CovenantFacts, s: CovenantStory): string => `${The(suing(at, s))} has ${sued(at, s)}.`

/** The plan of a forbidden use, where the defendant has not begun it. */
const plan = (
  { issue, twist }: CovenantFacts,
  { defendant, business, field }: CovenantStory,
  isLot: boolean,
) =>
  issue === 'law' || twist === 'watched'
    ? ''
    : ` ${The(defendant)} now plans to open ${business.a} on ${isLot ? 'Lot 31' : field.the}.`

/** As it happened. */
const inOrder = (at: CovenantFacts, s: CovenantStory): string =>
  `${TOLD[at.twist](s)}${plan(at, s, inTract(at))} ${suit(at, s)}${law(at)}`

/** The land, as the object of a suit or a dispute. */
const land = (at: CovenantFacts, s: CovenantStory): string =>
  inTract(at) ? `Lot 31 of ${s.tract}` : s.field.a

/** The suit first. */
function suitFirst(at: CovenantFacts, s: CovenantStory): string {
  const { plaintiff, defendant, business } = s
  if (at.twist === 'dues')
    return `An association of lot owners in ${s.tract} has sued ${defendant.a} for unpaid assessments. ${TOLD.dues({ ...s, defendant: known(defendant) }).replace('an association of the lot owners', 'the association')}${law(at)}`
  const opening =
    at.issue === 'law'
      ? `${capital(plaintiff.a)} has sued ${defendant.a} for damages for breach of a covenant concerning ${land(at, s)}.`
      : `${capital(plaintiff.a)} has sued to enjoin ${defendant.a} from ${at.twist === 'watched' ? 'operating' : 'opening'} ${business.a} on ${land(at, s)}.`
  const told = { ...s, plaintiff: known(plaintiff), defendant: known(defendant), field: known(s.field) }
  return `${opening} ${TOLD[at.twist](told)}${law(at)}`
}

/** True of suits at law between neighbors, whose third telling begins with the third party. */
const isAtLaw = (twist: Twist): twist is keyof typeof THIRD_FIRST => twist in THIRD_FIRST

/** The defendant first, or in suits at law the third party. */
function defendantFirst(at: CovenantFacts, s: CovenantStory): string {
  const { defendant, business } = s
  if (isAtLaw(at.twist)) return `${THIRD_FIRST[at.twist](s)} ${suit(at, s)}${law(at)}`
  const again = { ...s, defendant: known(defendant), field: known(s.field) }
  const opening =
    at.issue === 'law'
      ? `${capital(defendant.a)} owns ${land(at, s)}.`
      : at.twist === 'watched'
        ? `${capital(defendant.a)} runs ${business.a} on ${land(at, s)}.`
        : `${capital(defendant.a)} wants to open ${business.a} on ${land(at, s)}.`
  return `${opening} ${TOLD[at.twist](again)} ${suit(at, s)}${law(at)}`
}

export const tell = [inOrder, suitFirst, defendantFirst] as const
