import { capital } from '../../../text/capital.ts'
import { type Namer, namer } from '../../engine/namer.ts'
import { he, him, type Party, The, whose } from '../../engine/party.ts'
import type { AbsentFacts, AbsentStory, Twist } from './facts.ts'
import { isCriminal, isMurder, isOfDefendant, isRetrial } from './trial.ts'

/** The statement and the declarant's absence, in prose. */
type Body = (s: AbsentStory, n: Namer) => string

const firstTrial: Body = (s, n) =>
  `At the first trial, which ended in a mistrial, ${n(s.witness)} testified that ${s.defendant.the} had ${s.seen}. ${capital(whose(s.defendant))} attorney cross-examined ${s.witness.the} at length.`

const formerOwner = (s: AbsentStory, n: Namer, suit: string, of: string): string =>
  `${suit} At that trial, ${n(s.witness)} testified that ${of} had ${s.seen}. The former owner's attorney, trying to show that this was untrue, cross-examined ${s.witness.the} at length.`

/** The words of somebody who expected to die, to a nurse. */
const lastWords = (s: AbsentStory, n: Namer, said: string): string =>
  `${capital(n(s.witness))} ${s.hurt}. Told by a doctor that ${he(s.witness)} had only hours to live, and believing it, ${s.witness.the} told a nurse that ${s.defendant.the} ${said}.`

const confessed = (s: AbsentStory, n: Namer): string =>
  `A month after ${s.event}, ${n(s.confessor)} told a friend, "${s.confession}, and I could go to prison for it."`

const toDetective: Body = (s, n) =>
  `In an interview, ${n(s.witness)} told a detective that ${s.defendant.the} had ${s.seen}. Before trial, ${s.witness.the} was shot and killed.`

const abroad = (who: Party, proponent: Party): string =>
  `${The(who)} has since moved to Portugal, where no subpoena can reach ${him(who)}, and has refused repeated requests to come to the trial. ${The(who)} offered to give a deposition in Lisbon, but ${proponent.the} did not take one.`

const TOLD: Readonly<Record<Twist, Body>> = {
  refused: (s, n) =>
    `${firstTrial(s, n)} Called to the stand at the new trial, ${s.witness.the} refuses to answer any question about ${s.event}, although the judge has ordered ${him(s.witness)} to answer.`,
  memory: (s, n) =>
    `${firstTrial(s, n)} Since then ${s.witness.the} has had a stroke. Called to the stand at the new trial, ${s.witness.the} testifies that ${he(s.witness)} no longer remembers anything about ${s.event}.`,
  searched: (s, n) =>
    `${firstTrial(s, n)} ${The(s.witness)} has since left town without a trace. For two months ${whose(s.plaintiff)} investigators questioned ${whose(s.witness)} family and friends and tried to serve a subpoena, without success.`,
  abroad: (s, n) => `${firstTrial(s, n)} ${abroad(s.witness, s.plaintiff)}`,
  unordered: (s, n) =>
    `${firstTrial(s, n)} ${The(s.witness)} has told ${whose(s.plaintiff)} attorney that ${he(s.witness)} will not testify again. The attorney has neither called ${him(s.witness)} to the stand nor asked the judge for an order.`,
  unsearched: (s, n) =>
    `${firstTrial(s, n)} ${The(s.witness)} has since moved away. ${capital(whose(s.plaintiff))} attorney mailed one letter to an address that ${s.witness.the} had left a year before. When the letter came back, the attorney did nothing more to find ${him(s.witness)}.`,
  procured: (s, n) =>
    `${firstTrial(s, n)} Before the new trial, ${s.plaintiff.the} feared that ${s.witness.the} would do worse on the stand a second time, and paid ${him(s.witness)} to stay out of the country until the verdict.`,
  predecessor: (s, n) =>
    `${formerOwner(s, n, `In an earlier suit over ${s.event}, another neighbor sued the former owner of the business.`, 'the former owner')} ${The(s.witness)} has since died.`,
  accused: (s, n) =>
    `${formerOwner(s, n, `${The(s.plaintiff)} sued the former owner of the business.`, s.defendant.the)} ${The(s.defendant)}, who was not a party to that suit, has since bought the business from the former owner. ${The(s.witness)} has died.`,
  'grand-jury': (s, n) =>
    `Before the grand jury that indicted ${s.defendant.the}, ${n(s.witness)} testified under oath that ${s.defendant.the} had ${s.seen}. Neither ${s.defendant.the} nor a defense attorney was in the room. ${The(s.witness)} died of a heart attack before trial.`,
  dying: (s, n) => `${lastWords(s, n, `had ${s.seen}`)} ${capital(he(s.witness))} died that night.`,
  recovered: (s, n) =>
    `${lastWords(s, n, `had ${s.seen}`)} To everyone's surprise, ${s.witness.the} recovered. A year later, but before trial, ${he(s.witness)} died in an unrelated accident.`,
  'not-homicide': (s, n) =>
    `${lastWords(s, n, `had ${s.seen}`)} To everyone's surprise, ${s.witness.the} recovered. A year later, but before trial, ${he(s.witness)} died in an unrelated accident.`,
  hopeful: (s, n) =>
    `${capital(n(s.witness))} ${s.hurt}. Told by a doctor that ${he(s.witness)} would be home within a week, and believing it, ${s.witness.the} told a nurse that ${s.defendant.the} had ${s.seen}. An infection set in, and ${he(s.witness)} died the next day.`,
  aside: (s, n) => `${lastWords(s, n, s.aside)} ${capital(he(s.witness))} died that night.`,
  alive: (s, n) =>
    `${lastWords(s, n, `had ${s.seen}`)} To everyone's surprise, ${s.witness.the} recovered. ${capital(he(s.witness))} lives a mile from the courthouse, but neither side has called ${him(s.witness)}.`,
  confession: (s, n) =>
    `${confessed(s, n)} ${The(s.confessor)} died before trial. No other evidence connects ${him(s.confessor)} with ${s.event}.`,
  privilege: (s, n) =>
    `${confessed(s, n)} Called to the stand by ${s.defendant.the}, ${s.confessor.the} invoked the privilege against self-incrimination, and the court sustained the claim. No other evidence connects ${s.confessor.the} with ${s.event}.`,
  supported: (s, n) =>
    `${confessed(s, n)} ${The(s.confessor)} died before trial. ${capital(s.trace)}. Having considered all the evidence for and against the confession, the court finds that the circumstances clearly indicate its trustworthiness.`,
  bare: (s, n) =>
    `${confessed(s, n)} ${The(s.confessor)} died before trial. Having considered how the confession was made and all the other evidence, the court finds that nothing corroborates it.`,
  deposition: (s, n) => `${confessed(s, n)} ${abroad(s.confessor, s.defendant)}`,
  blame: (s, n) =>
    `Arrested nearby and hoping for leniency, ${n(s.confessor)} told a detective, "I only kept watch. It was ${s.defendant.the} who ${s.did}." ${The(s.confessor)} died before trial. The prosecution offers only the second of the two sentences.`,
  silenced: (s, n) =>
    `${toDetective(s, n)} After a hearing, the court finds it more likely than not that ${s.defendant.the} had arranged the killing to keep ${s.witness.the} from testifying. No one has been charged with it.`,
  quarrel: (s, n) =>
    `${toDetective(s, n)} After a hearing, the court finds that ${s.defendant.the} shot ${him(s.witness)} in a sudden quarrel over a parking space and gave no thought to the trial.`,
  excited: (s, n) =>
    `Seconds after ${s.event} began, ${n(s.witness)}, trembling and in tears, cried out to a passerby that ${s.defendant.the} had just ${s.seen}. ${The(s.witness)} lives a mile from the courthouse, but neither side has called ${him(s.witness)}.`,
}

const TRANSCRIPTS: readonly Twist[] = [
  'refused',
  'memory',
  'searched',
  'abroad',
  'unordered',
  'unsearched',
  'procured',
  'predecessor',
  'accused',
]

/** The evidence, as it's named where it's offered before it has been told of. */
function evidence(twist: Twist, s: AbsentStory, n: Namer): string {
  if (TRANSCRIPTS.includes(twist)) return `the transcript of earlier testimony by ${n(s.witness)}`
  if (twist === 'grand-jury') return `the transcript of grand jury testimony by ${n(s.witness)}`
  if (twist === 'excited') return `a passerby's testimony about an outcry by ${n(s.witness)}`
  if (isOfDefendant(twist)) return `a friend's testimony about a confession by ${n(s.confessor)}`
  if (twist === 'blame') return `a detective's testimony about a statement by ${n(s.confessor)}`
  const listener = twist === 'silenced' || twist === 'quarrel' ? 'detective' : 'nurse'
  return `a ${listener}'s testimony about a statement by ${n(s.witness)}`
}

/** The offer of the evidence, after it has been told of. */
function offer(twist: Twist, s: AbsentStory): string {
  const who = proponent(twist, s)
  if (TRANSCRIPTS.includes(twist) || twist === 'grand-jury')
    return `${capital(who)} offers the transcript of that testimony.`
  if (twist === 'excited') return `${capital(who)} calls the passerby to testify to the outcry.`
  if (isOfDefendant(twist)) return `${capital(who)} calls the friend to testify to the confession.`
  if (twist === 'blame') return 'The detective is called to testify to that sentence.'
  const listener = twist === 'silenced' || twist === 'quarrel' ? 'detective' : 'nurse'
  const why = twist === 'aside' ? ' as evidence of motive' : ''
  return `${capital(who)} calls the ${listener} to testify to the statement${why}.`
}

function proponent(twist: Twist, s: AbsentStory): string {
  if (isOfDefendant(twist)) return s.defendant.the
  return isCriminal(twist) ? 'the prosecution' : s.plaintiff.the
}

/** The allegation of a civil case. */
function claim(twist: Twist, s: AbsentStory): string {
  return twist === 'predecessor'
    ? `${The(s.plaintiff)} alleges that a former owner of the business ${s.did}. ${The(s.defendant)} bought the business afterward and assumed its liabilities.`
    : `${The(s.plaintiff)} alleges that ${s.defendant.the} ${s.did}.`
}

/** The charge against somebody who has bought the business since. */
function formerCharge(s: AbsentStory): string {
  return `${s.scene} The prosecution alleges that ${s.defendant.the}, then the manager of the business, ${s.did}.`
}

/** The suit or the charge first. */
function suitFirst({ twist }: AbsentFacts, s: AbsentStory): string {
  const n = namer()
  const rest = () => `${TOLD[twist](s, n)} ${offer(twist, s)}`
  if (isMurder(twist))
    return `${capital(n(s.defendant))} is on trial for murder, accused of causing the death of ${n(s.witness)} by ${s.scheme}. ${rest()}`
  if (twist === 'accused')
    return `${capital(n(s.defendant))} is on trial for ${s.crime}. ${formerCharge(s)} ${rest()}`
  if (isCriminal(twist))
    return `${capital(n(s.defendant))} is on trial for ${s.crime}, accused of ${s.scheme}. ${rest()}`
  return `${capital(n(s.plaintiff))} sued ${n(s.defendant)} over ${s.loss}. ${claim(twist, s)} ${rest()}`
}

/** The event first. */
function eventFirst({ twist }: AbsentFacts, s: AbsentStory): string {
  const n = namer()
  n(s.defendant)
  n(s.plaintiff)
  const rest = () => `${TOLD[twist](s, n)} ${offer(twist, s)}`
  if (isMurder(twist))
    return `${s.scene} Accused of ${s.scheme}, ${s.inFull} is on trial for the murder of ${n(s.witness)}. ${rest()}`
  if (twist === 'accused')
    return `${s.scene} ${capital(s.inFull)} is on trial for ${s.crime}, accused of having ${s.did} as the manager of the business. ${rest()}`
  if (isCriminal(twist))
    return `${s.scene} Accused of ${s.scheme}, ${s.inFull} is on trial for ${s.crime}. ${rest()}`
  if (twist === 'predecessor')
    return `${s.scene} ${The(s.plaintiff)} sued ${s.inFull}, who had bought the business from a former owner after ${s.event} and assumed its liabilities. The suit alleges that the former owner ${s.did}. ${rest()}`
  return `${s.scene} ${The(s.plaintiff)} sued ${s.inFull}, alleging that ${he(s.defendant)} had ${s.did}. ${rest()}`
}

/** The offer of the evidence first. */
function offerFirst({ twist }: AbsentFacts, s: AbsentStory): string {
  const n = namer()
  if (isMurder(twist))
    return `At the trial of ${n(s.defendant)} for the murder of ${n(s.witness)}, the prosecution offers ${evidence(twist, s, n)}${twist === 'aside' ? ' to show a motive' : ''}. ${The(s.defendant)} is accused of ${s.scheme}. ${TOLD[twist](s, n)}`
  if (isCriminal(twist)) {
    const start = `At the trial of ${n(s.defendant)} for ${s.crime}`
    return `${start}, ${proponent(twist, s)} offers ${evidence(twist, s, n)}. ${twist === 'accused' ? formerCharge(s) : `${The(s.defendant)} is accused of ${s.scheme}.`} ${TOLD[twist](s, n)}`
  }
  const start = `At the ${isRetrial(twist) ? 'second ' : ''}trial of ${n(s.plaintiff)}'s suit against ${n(s.defendant)}`
  return `${start}, ${proponent(twist, s)} offers ${evidence(twist, s, n)}. The suit is over ${s.loss}. ${claim(twist, s)} ${TOLD[twist](s, n)}`
}

export const tell = [suitFirst, eventFirst, offerFirst] as const
