import { him, type Party, The } from '../../engine/party.ts'
import type { DutyCase } from './case.ts'
import type { DutyFacts } from './facts.ts'

/** A dangerous patient of a psychotherapist or of a closed hospital. */
export interface Patient {
  readonly therapist: Party
  readonly hospital: Party
  readonly plaintiff: Party
  /** The plaintiff as the patient describes her, reading on after "kill", and the grudge as an adverb clause. */
  readonly target: string
  /** Where a stranger meets the patient, reading on after "was". */
  readonly where: string
  readonly harm: string
}

export function patientCase({ turn }: DutyFacts, scene: Patient): DutyCase {
  const isOutpatient = turn === 'named' || turn === 'unnamed'
  const { plaintiff, therapist, hospital, harm } = scene
  return {
    plaintiff,
    defendant: isOutpatient ? therapist : hospital,
    harm,
    third: 'the patient',
    pair: '',
    thing: '',
    people: '',
    place: '',
    owner: '',
    staff: '',
    events: (p, d) => EVENTS[turn]?.(p, d, scene) ?? '',
    ...(isOutpatient ? { law: TARASOFF } : {}),
  }
}

const TARASOFF =
  'The jurisdiction follows Tarasoff v. Regents of the University of California but limits its rule to victims who can be readily identified, by name or otherwise.'

type Events = (p: string, d: string, scene: Patient) => string

const OUTPATIENT = 'who came to the office once a week and could not be held against his will'

const named: Events = (p, d, { therapist, plaintiff, target, harm }) =>
  `A patient of ${d}, ${OUTPATIENT}, said that he was going to kill "${target}." He gave no name, but ${therapist.the} knew where the patient had worked and lived, and one telephone call would have told ${him(therapist)} who was meant. ${The(therapist)} believed that the threat was serious and did nothing. Two days later, the patient attacked ${p}, the very person he had described. ${The(plaintiff)} suffered a ${harm}. A warning would have kept ${plaintiff.the} out of danger.`

const unnamed: Events = (p, d, { therapist, plaintiff, where, harm }) =>
  `A patient of ${d}, ${OUTPATIENT}, said that voices told him to kill "somebody, some day." He had no grudge against anyone and spoke of no person or place. ${The(therapist)} believed that the danger was serious and did nothing. A month later, the patient attacked ${p}, a total stranger who was ${where}. ${The(plaintiff)} suffered a ${harm}. A call to the police would have prevented the attack.`

const confined: Events = (p, d, { hospital, plaintiff, where, harm }) =>
  `By order of a court, a patient with a history of attacks on strangers was confined in a locked ward of ${d}. ${The(hospital)} knew of that history. One evening, an orderly carelessly left the ward unlocked, and the patient walked out. An hour later, he attacked ${p}, a total stranger who was ${where}. ${The(plaintiff)} suffered a ${harm}. The patient had never threatened or heard of ${plaintiff.the}.`

const escaped: Events = (p, d, { hospital, plaintiff, where, harm }) =>
  `By order of a court, a patient with a history of attacks on strangers was confined in a locked ward of ${d}. ${The(hospital)} knew of that history. The ward had sound locks, enough well-trained guards, and every precaution that is usual or sensible in such wards. One evening, the patient broke through a barred window in a way that no one could have expected. An hour later, he attacked ${p}, a total stranger who was ${where}. ${The(plaintiff)} suffered a ${harm}.`

const EVENTS: Partial<Record<DutyFacts['turn'], Events>> = { named, unnamed, confined, escaped }

const male = 'he' as const
const female = 'she' as const

export const patients: readonly Patient[] = [
  {
    therapist: { a: 'a psychiatrist', the: 'the psychiatrist', pronoun: female },
    hospital: { a: 'a psychiatric hospital', the: 'the hospital', pronoun: 'it' },
    plaintiff: { a: 'a shop manager', the: 'the manager', pronoun: female },
    target: 'the manager who fired me in March',
    where: 'waiting for a bus',
    harm: 'stab wound',
  },
  {
    therapist: { a: 'a psychologist', the: 'the psychologist', pronoun: male },
    hospital: { a: 'a county hospital', the: 'the hospital', pronoun: 'it' },
    plaintiff: { a: 'a landlord', the: 'the landlord', pronoun: male },
    target: 'the landlord who evicted me last week',
    where: 'washing a car',
    harm: 'head injury',
  },
  {
    therapist: { a: 'a psychotherapist', the: 'the psychotherapist', pronoun: female },
    hospital: { a: 'a private clinic', the: 'the clinic', pronoun: 'it' },
    plaintiff: { a: 'a bookkeeper', the: 'the bookkeeper', pronoun: female },
    target: 'the woman who has my old desk at work',
    where: 'reading in a park',
    harm: 'knife wound',
  },
  {
    therapist: { a: 'a clinical psychologist', the: 'the psychologist', pronoun: female },
    hospital: { a: 'a mental hospital', the: 'the hospital', pronoun: 'it' },
    plaintiff: { a: 'a drummer', the: 'the drummer', pronoun: male },
    target: 'the man upstairs who plays the drums all night',
    where: 'sitting in a café',
    harm: 'skull fracture',
  },
  {
    therapist: { a: 'a psychiatrist', the: 'the psychiatrist', pronoun: male },
    hospital: { a: 'a university hospital', the: 'the hospital', pronoun: 'it' },
    plaintiff: { a: 'a judge', the: 'the judge', pronoun: female },
    target: 'the judge who took my children away in June',
    where: 'walking a dog',
    harm: 'gunshot wound',
  },
  {
    therapist: { a: 'a psychotherapist', the: 'the psychotherapist', pronoun: male },
    hospital: { a: 'a state hospital', the: 'the hospital', pronoun: 'it' },
    plaintiff: { a: 'a foreman', the: 'the foreman', pronoun: male },
    target: 'the foreman who gives me the night shift',
    where: 'mowing a lawn',
    harm: 'neck wound',
  },
  {
    therapist: { a: 'a psychologist', the: 'the psychologist', pronoun: female },
    hospital: { a: 'a veterans hospital', the: 'the hospital', pronoun: 'it' },
    plaintiff: { a: 'a coach', the: 'the coach', pronoun: male },
    target: 'the coach who put me off the team in May',
    where: 'buying a newspaper',
    harm: 'broken jaw',
  },
  {
    therapist: { a: 'a psychiatrist', the: 'the psychiatrist', pronoun: female },
    hospital: { a: 'a secure clinic', the: 'the clinic', pronoun: 'it' },
    plaintiff: { a: 'a professor', the: 'the professor', pronoun: female },
    target: 'the professor who failed me in chemistry',
    where: 'crossing a bridge',
    harm: 'chest wound',
  },
]
