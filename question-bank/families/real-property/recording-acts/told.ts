import { capital } from '../../../text/capital.ts'
import { he, him, his, The, whose } from '../../engine/party.ts'
import { isPassedOn, laterOf, type RecordingFacts, type RecordingStory, type Twist } from './facts.ts'

const WORDS: Readonly<Record<RecordingFacts['statute'], string>> = {
  race: 'who first records',
  notice: 'without notice',
  'race-notice': 'who takes without notice and first records',
}

/** The act, and what else fixes the law of the place. */
function act({ statute, twist }: RecordingFacts): string {
  const text = `A statute in the jurisdiction provides, "An unrecorded conveyance of land is not valid against a subsequent purchaser for value ${WORDS[statute]}."`
  if (twist.includes('wild')) return `${text} The records are indexed by grantor and grantee.`
  if (twist !== 'creditor') return text
  return `${text} Another statute makes a docketed judgment a lien on "land that the debtor owns" in the county.`
}

const isIn = (twist: Twist, ...twists: readonly Twist[]) => twists.includes(twist)
const POSSESSION: readonly Twist[] = ['possession', 'both-possession']
const KNEW: readonly Twist[] = ['race-knew', 'knew', 'both-knew', 'wild-knew', 'no-shelter']

/** The names of the parties and the land at one place of a telling. */
interface Names {
  readonly owner: string
  readonly first: string
  readonly second: string
  readonly land: string
}

/** The first conveyance; `had`: told after the later one. */
function earlier(
  twist: Twist,
  s: RecordingStory,
  { owner, first, land }: Names,
  had: '' | 'had ' = '',
): string {
  const on = had ? 'On March 4 of the same year' : 'On March 4'
  if (twist.includes('wild'))
    return `${on}, ${owner} ${had}sold and conveyed ${land} to ${s.middle.a}, who never recorded the deed. On April 8, ${s.middle.the} ${had}sold and conveyed ${s.it} for ${s.price} to ${first}, who ${had}recorded the deed that day but ${had}left ${s.it} empty.`
  const deed = `${on}, ${owner} ${had}sold and conveyed ${land} to ${first} for ${s.price}.`
  const unrecorded = had ? 'had not recorded the deed' : 'did not record the deed'
  const place = isIn(twist, ...POSSESSION)
    ? `${The(s.first)} ${unrecorded}, but ${he(s.first)} ${had}${s.use}.`
    : `${The(s.first)} ${twist === 'recorded' ? `${had}recorded the deed on March 11` : unrecorded} and ${had}left ${s.it} empty.`
  return `${deed} ${place}`
}

/** The later claim, and what its holder knew. `isFirst`: told before the earlier one. */
function later(twist: Twist, s: RecordingStory, { owner, second, land }: Names, isFirst = false): string {
  const own = s.second
  const which = twist.includes('wild') ? 'any' : isFirst ? 'an' : 'the'
  const ignorant = `knew nothing of ${which} earlier ${twist.includes('wild') ? 'deed' : 'sale'}`
  const date = twist.includes('wild') ? 'April 8' : 'March 4'
  const deed = isFirst ? `a deed of the property dated ${date}` : `${whose(s.first)} deed`
  if (twist === 'donee')
    return `On June 3, ${owner} conveyed ${land} as a gift to ${second}, who ${ignorant}.`
  if (twist === 'creditor')
    return `On June 3, ${second}, who had made ${owner} an unsecured loan the year before and ${ignorant}, docketed a money judgment against ${him(s.owner)} in the county.`
  if (twist === 'lender')
    return `On June 3, ${owner} borrowed ${s.again} from ${second}, who ${ignorant}, and gave ${him(own)} a mortgage on ${land}.`
  const sold = `On June 3, ${owner} sold and conveyed ${land} for ${s.again} to ${second}`
  if (isIn(twist, ...KNEW)) return `${sold}, who had read ${deed} before paying.`
  if (isIn(twist, ...POSSESSION))
    return `${sold}, who searched the records but did not visit ${s.it} before paying.`
  if (twist === 'recorded') return `${sold}, who ${ignorant} and did not search the records.`
  const told = isIn(twist, 'told-later', 'both-told-later')
    ? ` A week later, a neighbor told ${him(own)} about ${isFirst ? 'it' : `the sale to ${s.first.the}`}.`
    : ''
  return `${sold}, who ${ignorant}.${told}`
}

/** The recordings, and the conveyance that followed. */
function records(twist: Twist, s: RecordingStory): string {
  const { first, second, third } = s
  const both = `${The(first)} recorded on June 17, and ${second.the} recorded on June 24.`
  if (isIn(twist, 'race-lost', 'unrecorded', 'both-lost')) return both
  if (twist === 'shelter')
    return `${both} In October, ${second.the} sold and conveyed ${s.it} at a fair price to ${third.a}, who had read ${whose(first)} deed and who recorded the same day.`
  if (twist === 'creditor') return `${The(first)} recorded on August 5.`
  const own = `${The(second)} recorded ${his(second)} ${twist === 'lender' ? 'mortgage' : 'deed'} on June 17`
  if (twist.includes('wild') || twist === 'recorded') return `${own}.`
  if (twist === 'no-shelter')
    return `${own}. In October, ${second.the} conveyed ${s.it} as a gift to ${third.a}, who knew nothing of ${first.the}. ${The(first)} has never recorded.`
  if (twist === 'both-shelter')
    return `${own}, and ${first.the} recorded on August 5. In October, ${second.the} conveyed ${s.it} as a gift to ${third.a}, who recorded the same day.`
  return `${own}, and ${first.the} recorded on August 5.`
}

/** The contest, in a sentence that may come last. */
const contest = (twist: Twist, s: RecordingStory) =>
  `${capital(laterOf(twist, s).the)} has sued ${s.first.the} to establish ${twist === 'creditor' ? 'the priority of the lien' : twist === 'lender' ? 'the priority of the mortgage' : `title to ${s.it}`}.`

/** As it happened, the act last. */
function inOrder(at: RecordingFacts, s: RecordingStory): string {
  const { twist } = at
  const names = { owner: s.owner.a, first: s.first.a, second: s.second.a, land: s.land }
  return join(
    earlier(twist, s, names),
    later(twist, s, { ...names, owner: s.owner.the, land: s.it }),
    records(twist, s),
    contest(twist, s),
    act(at),
  )
}

/** The later conveyance first, then the one before it. */
function laterFirst(at: RecordingFacts, s: RecordingStory): string {
  const { twist } = at
  const names = { owner: s.owner.a, first: s.first.a, second: s.second.a, land: s.land }
  return join(
    later(twist, s, names, true),
    earlier(twist, s, { ...names, owner: s.owner.the, land: twist === 'creditor' ? s.land : s.it }, 'had '),
    records(twist, s),
    contest(twist, s),
    act(at),
  )
}

/** The suit first, then the act. */
function suitFirst(at: RecordingFacts, s: RecordingStory): string {
  const { twist } = at
  const { owner, first } = s
  const isLast = isPassedOn(twist)
  const purpose = {
    creditor: 'to enforce a judgment lien on',
    lender: 'to enforce a mortgage on',
    title: 'to establish title to',
  }[twist === 'creditor' || twist === 'lender' ? twist : 'title']
  const names = {
    owner: owner.the,
    first: first.the,
    second: isLast ? s.second.a : s.second.the,
    land: s.it,
  }
  const passedOn = records(twist, s)
  return join(
    `${capital(laterOf(twist, s).a)} sued ${first.a} ${purpose} ${s.land} that ${owner.a} once owned.`,
    act(at),
    earlier(twist, s, names),
    later(twist, s, names),
    isLast ? passedOn.replace(s.third.a, s.third.the) : passedOn,
  )
}

const join = (...parts: readonly string[]): string => parts.join(' ')

export const tell = [inOrder, laterFirst, suitFirst] as const
