import { capital } from '../../../text/capital.ts'
import { He, his, The, whose } from '../../engine/party.ts'
import type { ConvictionFacts, ConvictionStory } from './facts.ts'
import { type Finding, findingOf } from './findings.ts'
import { recordOf } from './record-of.ts'
import { opponent, proponent, whoever } from './roles.ts'

/** The trial first, and the record as it is offered. */
function trialFirst(at: ConvictionFacts, s: ConvictionStory): string {
  const { event, later } = recordOf(at, s)
  const offers = `To attack ${his(s.person)} character for truthfulness, ${proponent(at, s)}${noticeOf(at, s)} offers a certified record showing that ${event(s.person.the)}.`
  return `${trial(at, s)} ${testimony(at, s)} ${offers} ${later}${capital(opponent(at, s))} objects. The court ${found(at, s)}`
}

/** The record first, and how its owner came to testify. */
function recordFirst(at: ConvictionFacts, s: ConvictionStory): string {
  const { opening, later } = recordOf(at, s)
  const offers = `To attack ${his(s.person)} character for truthfulness, ${proponent(at, s)}${noticeOf(at, s)} offers a certified record of ${noun(at)}, and ${opponent(at, s)} objects.`
  return `${opening} ${later}${laterTrial(at, s)} ${offers} After hearing both sides, the court ${found(at, s)}`
}

/** The testimony first, and the record before it is offered. */
function testimonyFirst(at: ConvictionFacts, s: ConvictionStory): string {
  const { event, later } = recordOf(at, s)
  const offers = `${capital(proponent(at, s))}${noticeOf(at, s)} offers a certified record of ${noun(at)} to attack ${his(s.person)} character for truthfulness.`
  return `${atTrial(at, s)} ${capital(event(s.person.the))}. ${later}${offers} When ${opponent(at, s)} objects, the court ${found(at, s)}`
}

export const tell = [trialFirst, recordFirst, testimonyFirst] as const

/** The plaintiff and the defendant of the civil case. */
const sides = ({ person, adversary, isPlaintiff }: ConvictionStory) =>
  isPlaintiff ? ([person, adversary] as const) : ([adversary, person] as const)

/** The event that led to the civil case, and the suit. */
function suit(s: ConvictionStory, event: string): string {
  const [plaintiff, sued] = sides(s)
  return `${event}. ${The(plaintiff)} sued ${sued.the} in federal court for ${s.claim}.`
}

function trial({ seat }: ConvictionFacts, s: ConvictionStory): string {
  if (seat === 'civil') return suit(s, capital(s.event(s.person.a)))
  return `${capital((seat === 'witness' ? s.rival : s.person).a)} is on trial in federal court for ${s.charge}.`
}

/** The testimony at a trial that was told before. */
function testimony({ seat }: ConvictionFacts, s: ConvictionStory): string {
  switch (seat) {
    case 'defendant':
      return `${He(s.person)} takes the stand and testifies that ${s.denies}.`
    case 'witness':
      return `Called by the prosecution, ${s.person.a} testifies that ${s.saw}.`
    case 'civil':
      return `At trial, ${s.person.the} testifies that ${s.claims}.`
  }
}

/** The trial at which the owner of a record that was told before testifies. */
function laterTrial(at: ConvictionFacts, s: ConvictionStory): string {
  const { person, rival } = s
  switch (at.seat) {
    case 'defendant':
      return `${The(person)} is now on trial in federal court for ${s.charge}. ${testimony(at, s)}`
    case 'witness':
      return `${The(person)} is now a witness for the prosecution at ${rival.a}'s federal trial for ${s.charge} and testifies that ${s.saw}.`
    case 'civil':
      return `${suit(s, `${at.record === 'appeal' ? 'After the conviction' : 'Later'}, ${s.event(person.the)}`)} ${testimony(at, s)}`
  }
}

/** The trial and the testimony in one sentence. */
function atTrial({ seat }: ConvictionFacts, s: ConvictionStory): string {
  const { person, rival } = s
  switch (seat) {
    case 'defendant':
      return `At ${his(person)} federal trial for ${s.charge}, ${person.a} testifies that ${s.denies}.`
    case 'witness':
      return `At ${rival.a}'s federal trial for ${s.charge}, ${person.a} testifies for the prosecution that ${s.saw}.`
    case 'civil': {
      const [plaintiff, sued] = sides(s)
      return `${capital(s.event(person.a))}. At the trial of ${whose(plaintiff)} federal suit against ${sued.the} for ${s.claim}, ${person.the} testifies that ${s.claims}.`
    }
  }
}

const NOUNS: { readonly [R in ConvictionFacts['record']]?: string } = {
  relapsed: 'the earlier conviction',
  juvenile: 'the adjudication',
  'juvenile unneeded': 'the adjudication',
  arrest: 'the arrest',
}

/** The conviction that the certified record shows, once it has been told. */
function noun({ record }: ConvictionFacts): string {
  return NOUNS[record] ?? 'the conviction'
}

/** True where written notice was given, as a conviction past ten years needs it. */
function isNoticed({ record }: ConvictionFacts): boolean {
  return record.startsWith('old') && record !== 'old unnoticed'
}

/** Beside the name of the proponent: whether it gave notice, where the record is old or may be taken to be. */
function noticeOf(at: ConvictionFacts, s: ConvictionStory): string {
  const { record } = at
  if (isNoticed(at))
    return `, ${whoever(at, s)} had given ${opponent(at, s)} written notice six weeks before trial,`
  return record === 'old unnoticed' || record.startsWith('released')
    ? `, ${whoever(at, s)} had given ${opponent(at, s)} no written notice before trial,`
    : ''
}

/** The finding, reading on after "the court". */
function found(at: ConvictionFacts, s: ConvictionStory): string {
  const finding = findingOf(at)
  const grounds = at.record.startsWith('old') ? 'finds, on specific facts,' : 'finds'
  const of = convictionOf(at, s)
  return finding === 'needed' || finding === 'unneeded'
    ? `finds that ${need(at, s, finding)}.`
    : `${grounds} that ${FINDINGS[finding].replace('the conviction', of)}.`
}

/** The record that is weighed, named by its crime where another conviction followed it. */
function convictionOf({ record }: ConvictionFacts, { felony }: ConvictionStory): string {
  if (record === 'relapsed') return `the ${felony} conviction`
  return record === 'arrest' ? 'the arrest' : 'the conviction'
}

const FINDINGS: Readonly<Record<Exclude<Finding, 'needed' | 'unneeded'>, string>> = {
  'value far': 'the probative value of the conviction substantially outweighs its prejudicial effect',
  value:
    'the probative value of the conviction outweighs its prejudicial effect but does not substantially outweigh it',
  prejudice:
    'the prejudicial effect of the conviction outweighs its probative value but does not substantially outweigh it',
  'prejudice far': 'the prejudicial effect of the conviction substantially outweighs its probative value',
}

function need({ seat }: ConvictionFacts, { rival, person }: ConvictionStory, finding: Finding): string {
  if (seat === 'civil') return 'the jury cannot reach a fair verdict without the evidence'
  const whom = seat === 'witness' ? rival : person
  return finding === 'needed'
    ? `the jury cannot fairly determine ${whose(whom)} guilt or innocence without the evidence`
    : `the jury can fairly determine ${whose(whom)} guilt or innocence without the evidence`
}
