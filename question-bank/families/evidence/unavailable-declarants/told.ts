import { capital } from '../../../text/capital.ts'
import { He, he, him, his, type Party, The, whose } from '../../engine/party.ts'
import type { AbsentFacts, AbsentStory, Twist } from './facts.ts'
import { isCriminal, isMurder, isOfDefendant, isRetrial, isTranscript, proponent } from './trial.ts'

/** The events before the suit or the charge, and those after it. */
interface Body {
  readonly before?: string
  readonly after?: string
}
type Telling = (s: AbsentStory) => Body

/** The words of somebody who expected to die, to a nurse. */
const lastWords = (s: AbsentStory, said: string, expected: string): string =>
  `${capital(s.witness.a)} ${s.hurt}. A doctor told ${him(s.witness)} that ${he(s.witness)} ${expected}. Believing the doctor, ${s.witness.the} told a nurse that ${s.defendant.the} ${said}.`
const HOURS = 'had only hours to live'
const recovered = (s: AbsentStory) => `To everyone's surprise, ${s.witness.the} recovered.`
const diedLater = (s: AbsentStory) =>
  `A year after ${s.event}, but before trial, ${s.witness.the} died in an unrelated accident.`
const nearby = (s: AbsentStory) =>
  `${The(s.witness)} lives a mile from the courthouse, but neither side has called ${him(s.witness)}.`

const confessed = (s: AbsentStory): string =>
  `A month after ${s.event}, ${s.confessor.a} told a friend, "${s.confession}. If anyone finds out, I'll go to prison."`
const confessorDied = (s: AbsentStory) => `${The(s.confessor)} died before trial.`

const interview = (s: AbsentStory): string =>
  `In an interview, ${s.witness.a} told a detective that ${s.defendant.the} had ${s.seen}.`
const shot = (s: AbsentStory) => `Before trial, ${s.witness.the} was shot and killed.`

const firstTrial = (s: AbsentStory): string =>
  `At the first trial, which ended in a mistrial, ${s.witness.a} testified that ${s.defendant.the} had ${s.seen}, and ${whose(s.defendant)} attorney cross-examined ${s.witness.the} at length.`
const abroad = (who: Party, proponent: Party): string =>
  `${The(who)} has since moved to Portugal, beyond the reach of a subpoena, and has refused ${whose(proponent)} repeated requests to come to the trial. ${The(who)} offered to give a deposition in Lisbon, but ${proponent.the} declined to take it.`

/** An explosion is over at once; a fire begins. */
const began = (event: string): string => (/explosion|blast/.test(event) ? event : `${event} began`)

/** A declarant's words, and the reason why the declarant does not testify. */
const TOLD: Readonly<Record<Exclude<Twist, 'predecessor' | 'accused'>, Telling>> = {
  refused: (s) => ({
    after: `${firstTrial(s)} Called to the stand at the second trial, ${s.witness.the} refuses to answer any question about ${s.event}, although the judge has ordered ${him(s.witness)} to answer.`,
  }),
  memory: (s) => ({
    after: `${firstTrial(s)} Since then ${s.witness.the} has had a stroke. Called to the stand at the second trial, ${s.witness.the} testifies that ${he(s.witness)} no longer remembers anything about ${s.event}.`,
  }),
  searched: (s) => ({
    after: `${firstTrial(s)} ${The(s.witness)} has since left town without a trace. For two months ${whose(s.plaintiff)} investigators questioned ${whose(s.witness)} family and friends and tried to serve a subpoena, without success.`,
  }),
  abroad: (s) => ({ after: `${firstTrial(s)} ${abroad(s.witness, s.plaintiff)}` }),
  unordered: (s) => ({
    after: `${firstTrial(s)} ${The(s.witness)} has told ${whose(s.plaintiff)} attorney that ${he(s.witness)} will not testify again. The attorney has neither called ${him(s.witness)} to the stand nor asked the judge to order ${him(s.witness)} to testify.`,
  }),
  unsearched: (s) => ({
    after: `${firstTrial(s)} ${The(s.witness)} has since moved away. ${capital(whose(s.plaintiff))} attorney mailed one letter to ${his(s.witness)} old address, which ${s.witness.the} had left a year before. When the letter came back, the attorney did nothing more to find ${him(s.witness)}.`,
  }),
  procured: (s) => ({
    after: `${firstTrial(s)} Fearing that ${s.witness.the} would do worse on the stand a second time, ${s.plaintiff.the} paid ${him(s.witness)} to stay out of the country until the verdict.`,
  }),
  'grand-jury': (s) => ({
    before: `${capital(s.witness.a)} testified under oath before a grand jury that ${s.defendant.the} had ${s.seen}. Neither ${s.defendant.the} nor a defense attorney was in the room.`,
    after: `${The(s.witness)} died of a heart attack before trial.`,
  }),
  dying: (s) => ({
    before: `${lastWords(s, `had ${s.seen}`, HOURS)} ${He(s.witness)} died that night.`,
  }),
  recovered: (s) => ({
    before: `${lastWords(s, `had ${s.seen}`, HOURS)} ${recovered(s)}`,
    after: diedLater(s),
  }),
  'not-homicide': (s) => ({
    before: `${lastWords(s, `had ${s.seen}`, HOURS)} ${recovered(s)}`,
    after: diedLater(s),
  }),
  hopeful: (s) => ({
    before: `${lastWords(s, `had ${s.seen}`, 'would be home within a week')} An infection set in, and ${he(s.witness)} died the next day.`,
  }),
  aside: (s) => ({ before: `${lastWords(s, s.aside, HOURS)} ${He(s.witness)} died that night.` }),
  alive: (s) => ({
    before: `${lastWords(s, `had ${s.seen}`, HOURS)} ${recovered(s)}`,
    after: nearby(s),
  }),
  confession: (s) => ({
    before: confessed(s),
    after: `${The(s.confessor)} died before trial, and no other evidence connects ${him(s.confessor)} with ${s.event}.`,
  }),
  privilege: (s) => ({
    before: confessed(s),
    after: `No other evidence connects ${s.confessor.the} with ${s.event}. Called to the stand by ${s.defendant.the} at trial, ${s.confessor.the} invoked the privilege against self-incrimination, and the court sustained the claim.`,
  }),
  supported: (s) => ({
    before: confessed(s),
    after: `${confessorDied(s)} ${capital(s.trace)}. Having considered all the evidence for and against the confession, the court finds that the circumstances clearly indicate its trustworthiness.`,
  }),
  bare: (s) => ({
    before: confessed(s),
    after: `${confessorDied(s)} Having considered how the confession was made and all the other evidence, the court finds that nothing corroborates it.`,
  }),
  deposition: (s) => ({ before: confessed(s), after: abroad(s.confessor, s.defendant) }),
  blame: (s) => ({
    before: `Arrested nearby and hoping for leniency, ${s.confessor.a} told a detective, "I only kept watch. It was ${s.defendant.the} who ${s.did}."`,
    after: confessorDied(s),
  }),
  silenced: (s) => ({
    before: interview(s),
    after: `${shot(s)} After a hearing, the court finds it more likely than not that ${s.defendant.the} had arranged the killing to keep ${s.witness.the} from testifying. No one has been charged with the killing.`,
  }),
  quarrel: (s) => ({
    before: interview(s),
    after: `${shot(s)} After a hearing, the court finds that ${s.defendant.the} shot ${him(s.witness)} in a sudden quarrel over a parking space and gave no thought to the trial.`,
  }),
  excited: (s) => ({
    before: `Seconds after ${began(s.event)}, ${s.witness.a}, trembling and in tears, cried out to a passerby that ${s.defendant.the} had just ${s.seen}.`,
    after: nearby(s),
  }),
}

/** The testimony that a former owner's attorney tested, about the one who is named. */
const tested = (s: AbsentStory, of: string): string =>
  `${s.witness.a} testified that ${of} had ${s.seen}. The former owner's attorney cross-examined ${s.witness.the} at length in an effort to show that this was untrue.`

/** A suit against a former owner, and then the case against the one who has bought the business, in the order of time. */
function formerOwner(twist: 'predecessor' | 'accused', s: AbsentStory, opening: string): string {
  const { plaintiff, defendant, witness, business, event, did, crime } = s
  if (twist === 'predecessor')
    return `${opening} Another victim of ${event} sued the person who then owned ${business} (the former owner). At the trial of that suit, ${tested(s, 'the former owner')} ${The(witness)} later died, and ${defendant.a} bought ${business} from the former owner and assumed all liabilities. ${The(plaintiff)} sued ${defendant.the}, alleging that the former owner had ${did}.`
  return `${opening} At the time, ${business} was managed by ${defendant.a}. ${The(plaintiff)} sued the person who then owned it (the former owner). At the trial of that suit, to which ${defendant.the} was not a party, ${tested(s, defendant.the)} ${The(witness)} later died, and ${defendant.the} bought ${business} from the former owner. ${The(defendant)} was indicted for ${crime}, accused of having ${did}.`
}

/** The offer of evidence. */
function offered(twist: Twist, s: AbsentStory): string {
  if (isTranscript(twist))
    return `offers the transcript of ${whose(s.witness)} ${twist === 'grand-jury' ? 'grand jury ' : ''}testimony.`
  if (twist === 'excited') return 'calls the passerby to testify to the outcry.'
  if (isOfDefendant(twist)) return 'calls the friend to testify to the confession.'
  if (twist === 'blame') return 'calls the detective to testify only to the second sentence.'
  const listener = twist === 'silenced' || twist === 'quarrel' ? 'detective' : 'nurse'
  return `calls the ${listener} to testify to the statement${twist === 'aside' ? ' as evidence of motive' : ''}.`
}

/** The offer; the trial has been named where a witness was called to the stand. */
function offer(twist: Twist, s: AbsentStory): string {
  if (twist === 'refused' || twist === 'memory' || twist === 'privilege')
    return `${capital(proponent(twist, s))} ${offered(twist, s)}`
  return `At ${isRetrial(twist) ? 'the second trial' : 'trial'}, ${proponent(twist, s)} ${offered(twist, s)}`
}

const join = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')

/** A way to begin, and to go on to the suit or the charge. */
interface Order {
  readonly suit: (s: AbsentStory) => string
  readonly charge: (s: AbsentStory, crime: string) => string
  readonly scene: 'scene' | 'setting'
  readonly own: 'own' | 'ownAgain'
  /** The trial of a case against the buyer of a business. */
  readonly trial: string
}

const ORDERS: readonly Order[] = [
  {
    scene: 'scene',
    own: 'own',
    trial: 'At trial',
    suit: ({ plaintiff, defendant, did }) =>
      `${The(plaintiff)} sued ${defendant.the}, alleging that ${he(defendant)} had ${did}.`,
    charge: ({ defendant, scheme }, crime) =>
      `${The(defendant)} was indicted for ${crime}, accused of ${scheme}.`,
  },
  {
    scene: 'setting',
    own: 'ownAgain',
    trial: 'To prove this at trial',
    suit: ({ plaintiff, defendant, did }) =>
      `${The(plaintiff)} brought an action for damages against ${defendant.the} on the ground that ${he(defendant)} had ${did}.`,
    charge: ({ defendant, scheme }, crime) =>
      `${The(defendant)} was charged with ${crime} for allegedly ${scheme}.`,
  },
  {
    scene: 'setting',
    own: 'own',
    trial: 'At the trial of this case',
    suit: ({ plaintiff, defendant, did }) =>
      `In a suit for damages, ${plaintiff.the} alleged that ${defendant.the} had ${did}.`,
    charge: ({ defendant, scheme }, crime) =>
      `Prosecutors accused ${defendant.the} of ${scheme} and charged ${him(defendant)} with ${crime}.`,
  },
]

/** Tells the event, the words and the case in the order of time. */
function inOrder(order: Order, { twist }: AbsentFacts, s: AbsentStory): string {
  if (twist === 'predecessor' || twist === 'accused')
    return join(formerOwner(twist, s, s.alone), `${order.trial}, ${proponent(twist, s)} ${offered(twist, s)}`)
  const { before, after } = TOLD[twist](s)
  const action = isCriminal(twist)
    ? order.charge(s, isMurder(twist) ? `the murder of ${s.witness.the}` : s.crime)
    : order.suit(s)
  return join(isCriminal(twist) ? s[order.own] : s[order.scene], before, action, after, offer(twist, s))
}

export const tell = ORDERS.map(
  (order) =>
    (facts: AbsentFacts, s: AbsentStory): string =>
      inOrder(order, facts, s),
)
