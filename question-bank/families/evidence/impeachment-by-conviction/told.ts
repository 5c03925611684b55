import { capital } from '../../../text/capital.ts'
import { He, him, his, The, whose } from '../../engine/party.ts'
import type { ConvictionFacts, ConvictionStory } from './facts.ts'
import { type Finding, findingOf } from './findings.ts'
import { recordOf } from './record-of.ts'
import { opponent, proponent } from './roles.ts'

/** The trial first. */
function trialFirst(at: ConvictionFacts, s: ConvictionStory): string {
  const { time, event, later } = recordOf(at, s)
  return `${trial(at, s)} ${capital(time)}, ${event(s.person.the)}. ${later}${offer(at, s)} ${rest(at, s)}`
}

/** The record first, and how its owner came to testify. */
function recordFirst(at: ConvictionFacts, s: ConvictionStory): string {
  const { time, event, later } = recordOf(at, s)
  return `${capital(time)}, ${event(s.person.a)}. ${later}${testimony(at, s)} ${offer(at, s)} ${rest(at, s)}`
}

/** The testimony first, and the record as it is offered. */
function testimonyFirst(at: ConvictionFacts, s: ConvictionStory): string {
  const { time, event, later } = recordOf(at, s)
  const shows = `To attack ${his(s.person)} truthfulness, ${proponent(at, s)} offers a certified record, which shows that ${time}, ${event(s.person.the)}.`
  return `${witness(at, s)} ${shows} ${later}${capital(opponent(at, s))} objects. ${rest(at, s)}`
}

export const tell = [trialFirst, recordFirst, testimonyFirst] as const

function trial({ seat }: ConvictionFacts, s: ConvictionStory): string {
  const { person, rival, adversary } = s
  switch (seat) {
    case 'defendant':
      return `${capital(person.a)} is on trial in federal court for ${s.charge}. ${He(person)} takes the stand and testifies that ${s.denies}.`
    case 'witness':
      return `${capital(rival.a)} is on trial in federal court for ${s.charge}. Called by the prosecution, ${person.a} testifies that ${s.saw}.`
    case 'civil':
      return s.isPlaintiff
        ? `${capital(person.a)} has sued ${adversary.a} in federal court for ${s.claim}. At trial, ${person.the} testifies that ${s.claims}.`
        : `${capital(adversary.a)} has sued ${person.a} in federal court for ${s.claim}. At trial, ${person.the} testifies that ${s.claims}.`
  }
}

/** How the owner of a record that was told before came to testify. */
function testimony({ seat }: ConvictionFacts, s: ConvictionStory): string {
  const { person, rival, adversary } = s
  switch (seat) {
    case 'defendant':
      return `${The(person)} is now on trial in federal court for ${s.charge} and testifies that ${s.denies}.`
    case 'witness':
      return `${The(person)} is now a witness for the prosecution at the federal trial of ${rival.a} for ${s.charge} and testifies that ${s.saw}.`
    case 'civil':
      return s.isPlaintiff
        ? `${The(person)} has now sued ${adversary.a} in federal court for ${s.claim} and testifies at trial that ${s.claims}.`
        : `${capital(adversary.a)} has now sued ${person.the} in federal court for ${s.claim}. At trial, ${person.the} testifies that ${s.claims}.`
  }
}

/** The testimony, told by its speaker. */
function witness({ seat }: ConvictionFacts, s: ConvictionStory): string {
  const { person, rival, adversary } = s
  switch (seat) {
    case 'defendant':
      return `${capital(person.a)} takes the stand at ${his(person)} federal trial for ${s.charge} and testifies that ${s.denies}.`
    case 'witness':
      return `${capital(person.a)} testifies for the prosecution at the federal trial of ${rival.a} for ${s.charge}. ${He(person)} says that ${s.saw}.`
    case 'civil':
      return s.isPlaintiff
        ? `${capital(person.a)} testifies in ${his(person)} federal civil action against ${adversary.a} for ${s.claim}. ${He(person)} says that ${s.claims}.`
        : `${capital(person.a)} testifies in a federal civil action that ${adversary.a} brought against ${him(person)} for ${s.claim}. ${He(person)} says that ${s.claims}.`
  }
}

/** The record as it is offered, and the objection. */
function offer(at: ConvictionFacts, s: ConvictionStory): string {
  const what = NOUNS[at.record] ?? 'the conviction'
  return `To attack ${his(s.person)} truthfulness, ${proponent(at, s)} offers a certified record of ${what}, and ${opponent(at, s)} objects.`
}

const NOUNS: { readonly [R in ConvictionFacts['record']]?: string } = {
  relapsed: 'the earlier conviction',
  juvenile: 'the adjudication',
  'juvenile unneeded': 'the adjudication',
  arrest: 'the arrest',
}

/** Notice where it matters, and the finding. */
function rest(at: ConvictionFacts, s: ConvictionStory): string {
  return `${notice(at, s)}${found(at, s)}`
}

function notice(at: ConvictionFacts, s: ConvictionStory): string {
  if (at.record === 'old unnoticed' || at.record.startsWith('released'))
    return `${capital(proponent(at, s))} gave no written notice before trial. `
  return at.record.startsWith('old')
    ? `Six weeks before trial, ${proponent(at, s)} gave ${opponent(at, s)} written notice of the intent to use the conviction. `
    : ''
}

function found(at: ConvictionFacts, s: ConvictionStory): string {
  const finding = findingOf(at)
  const grounds = at.record.startsWith('old') ? 'finds, on specific facts,' : 'finds'
  const of = at.record === 'arrest' ? 'the arrest' : 'the conviction'
  return finding === 'needed' || finding === 'unneeded'
    ? `The court finds that ${need(at, s, finding)}.`
    : `The court ${grounds} that ${FINDINGS[finding].replace('the conviction', of)}.`
}

const FINDINGS: Readonly<Record<Exclude<Finding, 'needed' | 'unneeded'>, string>> = {
  'value far': 'the probative value of the conviction substantially outweighs its prejudicial effect',
  value: 'the probative value of the conviction outweighs its prejudicial effect, but not substantially',
  prejudice: 'the prejudicial effect of the conviction outweighs its probative value, but not substantially',
  'prejudice far': 'the prejudicial effect of the conviction substantially outweighs its probative value',
}

function need({ seat }: ConvictionFacts, { rival, person }: ConvictionStory, finding: Finding): string {
  if (seat === 'civil') return 'the jury cannot reach a fair verdict without the adjudication'
  const whom = seat === 'witness' ? rival : person
  return finding === 'needed'
    ? `the jury cannot fairly determine ${whose(whom)} guilt or innocence without it`
    : `the jury can fairly determine ${whose(whom)} guilt or innocence without it`
}
