import { capital } from '../../../text/capital.ts'
import { He, his, The, whose } from '../../engine/party.ts'
import type { ConvictionFacts, ConvictionStory } from './facts.ts'
import { type Finding, findingOf } from './findings.ts'
import { recordOf } from './record-of.ts'
import { opponent, proponent, whoever } from './roles.ts'

/** The trial first, and the record as it is offered. */
function trialFirst(at: ConvictionFacts, s: ConvictionStory): string {
  const { event, later } = recordOf(at, s)
  const before = isNoticed(at)
    ? ` Six weeks before trial, ${gaveNotice(at, s)} that a prior conviction would be offered to impeach ${s.person.the}.`
    : ''
  const offers = `To attack ${his(s.person)} character for truthfulness, ${proponent(at, s)}${withoutNotice(at, s)} offers a certified record showing that ${event(s.person.the)}.`
  return `${trial(at, s)}${before} ${testimony(at, s, s.person.a)} ${offers} ${later}${capital(opponent(at, s))} objects. The court ${found(at, s)}`
}

/** The record first, and how its owner came to testify. */
function recordFirst(at: ConvictionFacts, s: ConvictionStory): string {
  const { opening, later } = recordOf(at, s)
  const before = isNoticed(at)
    ? ` Six weeks before trial, ${gaveNotice(at, s)} that the conviction would be offered.`
    : ''
  const offers = `To attack ${his(s.person)} character for truthfulness, ${proponent(at, s)}${withoutNotice(at, s)} offers a certified record of ${noun(at)}, and ${opponent(at, s)} objects.`
  return `${opening} ${later}${laterTrial(at, s)}${before} ${testimony(at, s, s.person.the)} ${offers} After hearing both sides, the court ${found(at, s)}`
}

/** The testimony first, and the record before it is offered. */
function testimonyFirst(at: ConvictionFacts, s: ConvictionStory): string {
  const { event, later } = recordOf(at, s)
  const noticed = isNoticed(at) ? `, ${whoever(at, s)} ${gave(at, s)} six weeks before trial,` : ''
  const offers = `${capital(proponent(at, s))}${noticed}${withoutNotice(at, s)} offers a certified record of ${noun(at)} to attack ${his(s.person)} character for truthfulness.`
  return `${atTrial(at, s)} ${capital(event(s.person.the))}. ${later}${offers} When ${opponent(at, s)} objects, the court ${found(at, s)}`
}

export const tell = [trialFirst, recordFirst, testimonyFirst] as const

function trial({ seat }: ConvictionFacts, s: ConvictionStory): string {
  const { person, rival, adversary } = s
  if (seat === 'civil') {
    const [plaintiff, sued] = s.isPlaintiff ? [person, adversary] : [adversary, person]
    return `${capital(plaintiff.a)} sued ${sued.a} in federal court for ${s.claim}.`
  }
  return `${capital((seat === 'witness' ? rival : person).a)} is on trial in federal court for ${s.charge}.`
}

/** The trial at which the owner of a record that was told before testifies. */
function laterTrial({ seat }: ConvictionFacts, s: ConvictionStory): string {
  const { person, rival, adversary } = s
  if (seat === 'civil')
    return s.isPlaintiff
      ? `${The(person)} later sued ${adversary.a} in federal court for ${s.claim}.`
      : `${capital(adversary.a)} later sued ${person.the} in federal court for ${s.claim}.`
  return seat === 'witness'
    ? `Now ${rival.a} is on trial in federal court for ${s.charge}.`
    : `${The(person)} is now on trial in federal court for ${s.charge}.`
}

/** The testimony; `witness` names a witness for the prosecution, for the first time or again. */
function testimony({ seat }: ConvictionFacts, s: ConvictionStory, witness: string): string {
  switch (seat) {
    case 'defendant':
      return `${He(s.person)} takes the stand and testifies that ${s.denies}.`
    case 'witness':
      return `Called by the prosecution, ${witness} testifies that ${s.saw}.`
    case 'civil':
      return `At trial, ${s.person.the} testifies that ${s.claims}.`
  }
}

/** The trial and the testimony in one sentence. */
function atTrial({ seat }: ConvictionFacts, s: ConvictionStory): string {
  const { person, rival, adversary } = s
  switch (seat) {
    case 'defendant':
      return `At ${his(person)} federal trial for ${s.charge}, ${person.a} testifies that ${s.denies}.`
    case 'witness':
      return `At ${rival.a}'s federal trial for ${s.charge}, ${person.a} testifies for the prosecution that ${s.saw}.`
    case 'civil': {
      const [plaintiff, sued] = s.isPlaintiff ? [person, adversary] : [adversary, person]
      return `In ${plaintiff.a}'s federal suit against ${sued.a} for ${s.claim}, ${person.the} testifies that ${s.claims}.`
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

function gave(at: ConvictionFacts, s: ConvictionStory): string {
  return `gave ${opponent(at, s)} written notice`
}

function gaveNotice(at: ConvictionFacts, s: ConvictionStory): string {
  return `${proponent(at, s)} ${gave(at, s)}`
}

/** Beside the name of the proponent: that it gave no notice, where the record is old or may be taken to be. */
function withoutNotice(at: ConvictionFacts, s: ConvictionStory): string {
  return at.record === 'old unnoticed' || at.record.startsWith('released')
    ? `, ${whoever(at, s)} gave ${opponent(at, s)} no written notice before trial,`
    : ''
}

/** The finding, reading on after "the court". */
function found(at: ConvictionFacts, s: ConvictionStory): string {
  const finding = findingOf(at)
  const grounds = at.record.startsWith('old') ? 'finds, on specific facts,' : 'finds'
  const of = at.record === 'arrest' ? 'the arrest' : 'the conviction'
  return finding === 'needed' || finding === 'unneeded'
    ? `finds that ${need(at, s, finding)}.`
    : `${grounds} that ${FINDINGS[finding].replace('the conviction', of)}.`
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
