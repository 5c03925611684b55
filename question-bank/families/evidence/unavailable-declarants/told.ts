import { capital } from '../../../text/capital.ts'
import { He, he, him, his, type Party, The, whose } from '../../engine/party.ts'
import type { AbsentFacts, AbsentStory, Twist } from './facts.ts'
import { isCriminal, isMurder, isOfDefendant, isRetrial, isTranscript, proponent } from './trial.ts'

/** The events before the suit or the charge, and those after it. 'had' puts the first before a suit told first. */
interface Body {
  readonly before?: string
  readonly after?: string
}
type Had = '' | 'had '
type Telling = (s: AbsentStory, had: Had) => Body

/** The words of somebody who expected to die, to a nurse. */
const lastWords = (s: AbsentStory, had: Had, said: string, expected: string): string =>
  `${capital(s.witness.a)}, who ${had ? s.hurt.replace(/^was/, 'had been') : s.hurt}, ${had ? 'had been' : 'was'} told by a doctor that ${he(s.witness)} ${expected}. Believing it, ${s.witness.the} ${had}told a nurse that ${s.defendant.the} ${said}.`
const HOURS = 'had only hours to live'
const recovered = (s: AbsentStory) => `To everyone's surprise, ${s.witness.the} recovered.`
const diedLater = (s: AbsentStory) =>
  `A year later, before trial, ${s.witness.the} died in an unrelated accident.`
const nearby = (s: AbsentStory) =>
  `${The(s.witness)} lives a mile from the courthouse, but neither side has called ${him(s.witness)}.`

const confessed = (s: AbsentStory, had: Had): string =>
  `A month after ${s.event}, ${s.confessor.a} ${had}told a friend, "${s.confession}, and I could go to prison for it."`
const confessorDied = (s: AbsentStory) => `${The(s.confessor)} died before trial.`

const interview = (s: AbsentStory, had: Had): string =>
  `In an interview, ${s.witness.a} ${had}told a detective that ${s.defendant.the} had ${s.seen}.`
const shot = (s: AbsentStory) => `Before trial, ${s.witness.the} was shot and killed.`

const firstTrial = (s: AbsentStory): string =>
  `At the first trial, which ended in a mistrial, ${s.witness.a} testified that ${s.defendant.the} had ${s.seen}, and ${whose(s.defendant)} attorney cross-examined ${s.witness.the} at length.`
const abroad = (who: Party, proponent: Party): string =>
  `${The(who)} has since moved to Portugal, where no subpoena can reach ${him(who)}, and has refused repeated requests to come to the trial. ${The(who)} offered to give a deposition in Lisbon, but ${proponent.the} did not take one.`

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
    after: `${firstTrial(s)} ${The(s.witness)} has told ${whose(s.plaintiff)} attorney that ${he(s.witness)} will not testify again. The attorney has neither called ${him(s.witness)} to the stand nor asked the judge for an order.`,
  }),
  unsearched: (s) => ({
    after: `${firstTrial(s)} ${The(s.witness)} has since moved away. ${capital(whose(s.plaintiff))} attorney mailed one letter to ${his(s.witness)} old address, which ${s.witness.the} had left a year before. When the letter came back, the attorney did nothing more to find ${him(s.witness)}.`,
  }),
  procured: (s) => ({
    after: `${firstTrial(s)} Fearing that ${s.witness.the} would do worse on the stand a second time, ${s.plaintiff.the} paid ${him(s.witness)} to stay out of the country until the verdict.`,
  }),
  'grand-jury': (s, had) => ({
    before: had
      ? `Before the grand jury that indicted ${s.defendant.the}, ${s.witness.a} had testified under oath that ${s.defendant.the} had ${s.seen}. Neither ${s.defendant.the} nor a defense attorney was in the room.`
      : `${capital(s.witness.a)} testified under oath before a grand jury that ${s.defendant.the} had ${s.seen}. Neither ${s.defendant.the} nor a defense attorney was in the room.`,
    after: `${The(s.witness)} died of a heart attack before trial.`,
  }),
  dying: (s, had) => ({
    before: `${lastWords(s, had, `had ${s.seen}`, HOURS)} ${He(s.witness)} died that night.`,
  }),
  recovered: (s, had) => ({
    before: `${lastWords(s, had, `had ${s.seen}`, HOURS)} ${recovered(s)}`,
    after: diedLater(s),
  }),
  'not-homicide': (s, had) => ({
    before: `${lastWords(s, had, `had ${s.seen}`, HOURS)} ${recovered(s)}`,
    after: diedLater(s),
  }),
  hopeful: (s, had) => ({
    before: `${lastWords(s, had, `had ${s.seen}`, 'would be home within a week')} An infection set in, and ${he(s.witness)} died the next day.`,
  }),
  aside: (s, had) => ({ before: `${lastWords(s, had, s.aside, HOURS)} ${He(s.witness)} died that night.` }),
  alive: (s, had) => ({
    before: `${lastWords(s, had, `had ${s.seen}`, HOURS)} ${recovered(s)}`,
    after: nearby(s),
  }),
  confession: (s, had) => ({
    before: confessed(s, had),
    after: `${confessorDied(s)} No other evidence connects ${him(s.confessor)} with ${s.event}.`,
  }),
  privilege: (s, had) => ({
    before: confessed(s, had),
    after: `Called to the stand by ${s.defendant.the}, ${s.confessor.the} invoked the privilege against self-incrimination, and the court sustained the claim. No other evidence connects ${s.confessor.the} with ${s.event}.`,
  }),
  supported: (s, had) => ({
    before: confessed(s, had),
    after: `${confessorDied(s)} ${capital(s.trace)}. Having considered all the evidence for and against the confession, the court finds that the circumstances clearly indicate its trustworthiness.`,
  }),
  bare: (s, had) => ({
    before: confessed(s, had),
    after: `${confessorDied(s)} Having considered how the confession was made and all the other evidence, the court finds that nothing corroborates it.`,
  }),
  deposition: (s, had) => ({ before: confessed(s, had), after: abroad(s.confessor, s.defendant) }),
  blame: (s, had) => ({
    before: `Arrested nearby and hoping for leniency, ${s.confessor.a} ${had}told a detective, "I only kept watch. It was ${s.defendant.the} who ${s.did}."`,
    after: confessorDied(s),
  }),
  silenced: (s, had) => ({
    before: interview(s, had),
    after: `${shot(s)} After a hearing, the court finds it more likely than not that ${s.defendant.the} had arranged the killing to keep ${s.witness.the} from testifying. No one has been charged with the killing.`,
  }),
  quarrel: (s, had) => ({
    before: interview(s, had),
    after: `${shot(s)} After a hearing, the court finds that ${s.defendant.the} shot ${him(s.witness)} in a sudden quarrel over a parking space and gave no thought to the trial.`,
  }),
  excited: (s, had) => ({
    before: `Seconds after ${s.event} began, ${s.witness.a}, trembling and in tears, ${had}cried out to a passerby that ${s.defendant.the} had just ${s.seen}.`,
    after: nearby(s),
  }),
}

/** The testimony that a former owner's attorney tested, about the one who is named. */
const tested = (s: AbsentStory, had: Had, of: string): string =>
  `${s.witness.a} ${had}testified that ${of} had ${s.seen}. The former owner's attorney cross-examined ${s.witness.the} at length in an effort to show that this was untrue.`

/** A suit against a former owner, and then the case against the one who has bought the business, in the order of time. */
function formerOwner(twist: 'predecessor' | 'accused', s: AbsentStory, opening: string): string {
  const { plaintiff, defendant, witness, business, event, did, crime } = s
  if (twist === 'predecessor')
    return `${opening} At the time, ${business} belonged to its former owner, and another victim of ${event} sued the former owner. At the trial of that suit, ${tested(s, '', 'the former owner')} ${The(witness)} later died, and ${defendant.a} bought ${business} from the former owner and assumed all liabilities. ${The(plaintiff)} sued ${defendant.the}, alleging that the former owner had ${did}.`
  return `${opening} At the time, ${business} belonged to its former owner and was managed by ${defendant.a}. ${The(plaintiff)} sued the former owner. At the trial of that suit, to which ${defendant.the} was not a party, ${tested(s, '', defendant.the)} ${The(witness)} later died, and ${defendant.the} bought ${business} from the former owner. ${The(defendant)} was indicted for ${crime}, accused of having ${did}.`
}

/** The same where the case is told first. */
function formerOwnerBefore(twist: 'predecessor' | 'accused', s: AbsentStory): string {
  const { plaintiff, defendant, witness, business, event, loss, did, crime } = s
  if (twist === 'predecessor')
    return `${capital(plaintiff.a)} sued ${defendant.a} over ${loss}, alleging that a former owner of ${business} had ${did}. ${The(defendant)} had bought ${business} from the former owner after ${event} and assumed all liabilities. In an earlier suit, another victim of ${event} had sued the former owner. At the trial of that suit, ${tested(s, '', 'the former owner')} ${The(witness)} has since died.`
  return `${capital(defendant.a)} is on trial for ${crime}, accused of having ${did.replace('the e', 'an e').replace('the ', 'a ')} when ${he(defendant)} managed ${business.replace('the ', 'a ')} for its former owner. ${capital(plaintiff.a)} who had suffered a loss in ${event} had sued the former owner. At the trial of that suit, to which ${defendant.the} was not a party, ${tested(s, '', defendant.the)} ${The(defendant)} has since bought ${business} from the former owner, and ${witness.the} has died.`
}

/** The offer of evidence. */
function offered(twist: Twist, s: AbsentStory): string {
  if (isTranscript(twist))
    return `offers the transcript of ${whose(s.witness)} ${twist === 'grand-jury' ? 'grand jury ' : ''}testimony.`
  if (twist === 'excited') return 'calls the passerby to testify to the outcry.'
  if (isOfDefendant(twist)) return 'calls the friend to testify to the confession.'
  if (twist === 'blame') return 'calls the detective to testify only to the second statement.'
  const listener = twist === 'silenced' || twist === 'quarrel' ? 'detective' : 'nurse'
  return `calls the ${listener} to testify to the statement${twist === 'aside' ? ' as evidence of motive' : ''}.`
}

/** The offer; the trial has been named where a witness was called to the stand, or where somebody is on trial. */
function offer(twist: Twist, s: AbsentStory, isOnTrial = false): string {
  if (isOnTrial || twist === 'refused' || twist === 'memory' || twist === 'privilege')
    return `${capital(proponent(twist, s))} ${offered(twist, s)}`
  return `At ${isRetrial(twist) ? 'the second trial' : 'trial'}, ${proponent(twist, s)} ${offered(twist, s)}`
}

const join = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')

/** The order of time, and the event first. */
function eventFirst({ twist }: AbsentFacts, s: AbsentStory): string {
  const { plaintiff, defendant, witness, did, crime, scheme } = s
  if (twist === 'predecessor' || twist === 'accused')
    return join(formerOwner(twist, s, s.alone), offer(twist, s))
  const { before, after } = TOLD[twist](s, '')
  const charge = isMurder(twist) ? `the murder of ${witness.the}` : crime
  const action = isCriminal(twist)
    ? `${The(defendant)} was indicted for ${charge}, accused of ${scheme}.`
    : `${The(plaintiff)} sued ${defendant.the}, alleging that ${he(defendant)} had ${did}.`
  return join(s.scene, before, action, after, offer(twist, s))
}

/** The suit or the charge first. */
function actionFirst({ twist }: AbsentFacts, s: AbsentStory): string {
  const { plaintiff, defendant, witness, did, crime, scheme, loss } = s
  const proof = offer(twist, s, isCriminal(twist))
  if (twist === 'predecessor' || twist === 'accused') return join(formerOwnerBefore(twist, s), proof)
  const { before, after } = TOLD[twist](s, 'had ')
  const prosecution = `${capital(defendant.a)} is on trial for ${crime}, accused of`
  if (isMurder(twist))
    return join(
      `${capital(defendant.a)} is on trial for the murder of ${witness.a}, accused of ${scheme}.`,
      before?.replace(capital(witness.a), The(witness)),
      after,
      proof,
    )
  const action = isCriminal(twist)
    ? `${prosecution} ${scheme}.`
    : `${capital(plaintiff.a)} sued ${defendant.a} over ${loss}, alleging that ${he(defendant)} had ${did}.`
  return join(action, before, after, proof)
}

/** The order of time, and the scene of the event first. */
function settingFirst({ twist }: AbsentFacts, s: AbsentStory): string {
  const { plaintiff, defendant, witness, did, crime, scheme } = s
  if (twist === 'predecessor' || twist === 'accused')
    return join(
      formerOwner(twist, s, s.alone),
      `To prove this at trial, ${proponent(twist, s)} ${offered(twist, s)}`,
    )
  const { before, after } = TOLD[twist](s, '')
  const charge = isMurder(twist) ? `murdering ${witness.the} by` : `${crime} for allegedly`
  const action = isCriminal(twist)
    ? `${The(defendant)} was charged with ${charge} ${scheme}.`
    : `Alleging that ${defendant.the} had ${did}, ${plaintiff.the} brought an action against ${him(defendant)}.`
  return join(s.setting, before, action, after, offer(twist, s))
}

export const tell = [eventFirst, actionFirst, settingFirst] as const
