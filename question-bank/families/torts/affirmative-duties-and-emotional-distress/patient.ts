import { capital } from '../../../text/capital.ts'
import { He, he, him, his, type Party, The } from '../../engine/party.ts'
import type { DutyCase, Opening } from './case.ts'
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
  /** The patient's act toward the plaintiff, reading on after "and", with `x` for the plaintiff as an object. */
  readonly blow: (x: string) => string
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
    events: (opening) => EVENTS[turn]?.(opening, scene) ?? '',
    ...(isOutpatient ? { law: TARASOFF } : {}),
  }
}

const TARASOFF =
  'The jurisdiction follows Tarasoff v. Regents of the University of California as limited by Thompson v. County of Alameda.'

type Events = (opening: Opening, scene: Patient) => string

/** A session, and what the patient says there, reading on after "that". */
function session(opening: Opening, { therapist }: Patient, said: string): string {
  if (opening === 0) return `A patient who saw ${therapist.a} once a week told ${him(therapist)} that ${said}`
  return opening === 1
    ? `At a weekly session, a patient of ${therapist.a} said that ${said}`
    : `${capital(therapist.a)} saw a patient in ${his(therapist)} office once a week. At one session, the patient said that ${said}`
}

const named: Events = (opening, scene) => {
  const { therapist, plaintiff, target, blow } = scene
  return `${session(opening, scene, `he was going to kill "${target}."`)} The patient gave no name, but ${therapist.the} knew where he had worked and lived and could have learned the name by one telephone call. ${He(therapist)} had no power to hold the patient. Although ${he(therapist)} believed that the patient meant what he said, ${he(therapist)} called no one and did nothing else. Two days later, the patient found the person he had described, ${plaintiff.a}, and ${blow(him(plaintiff))}. A warning would have kept ${plaintiff.the} out of danger.`
}

const unnamed: Events = (opening, scene) => {
  const { therapist, plaintiff, where, blow } = scene
  return `${session(opening, scene, 'voices were telling him to kill someone.')} Asked whom he meant, he said that he bore no one a grudge, and he named no person or place. ${The(therapist)} had no power to hold the patient. Although ${he(therapist)} believed that the patient was dangerous, ${he(therapist)} called no one and did nothing else. A month later, the patient attacked ${plaintiff.a}, a total stranger who was ${where}, and ${blow(him(plaintiff))}. A call to the police would have prevented the attack.`
}

/** The patient behind locked doors. */
function locked(opening: Opening, { hospital }: Patient): string {
  if (opening === 0)
    return `After several attacks on strangers, a patient was committed by a court to a locked ward of ${hospital.a}. His file there described the attacks.`
  return opening === 1
    ? `${capital(hospital.a)} held a patient in a locked ward under a court order. The order, a copy of which ${hospital.the} had, described several attacks that he had made on strangers.`
    : `A court committed a patient who had attacked several strangers to a locked ward of ${hospital.a} and sent ${hospital.the} a report on the attacks.`
}

const stranger = ({ plaintiff, where, blow }: Patient): string =>
  `An hour later, he attacked ${plaintiff.a}, a total stranger who was ${where}, and ${blow(him(plaintiff))}.`

const confined: Events = (opening, scene) =>
  `${locked(opening, scene)} One evening, an orderly carelessly left the ward unlocked, and the patient walked out. ${stranger(scene)} The patient had never threatened or heard of ${scene.plaintiff.the}.`

const escaped: Events = (opening, scene) =>
  `${locked(opening, scene)} State inspectors found the locks and bars sound and the guards well trained, and they could think of no further precaution to suggest. A week later, the patient tore a bar from a window with his bare hands, which engineers had thought impossible, and got away. ${stranger(scene)}`

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
    blow: (x) => `struck ${x} with a brick, injuring her shoulder`,
    harm: 'shoulder injury',
  },
  {
    therapist: { a: 'a psychologist', the: 'the psychologist', pronoun: male },
    hospital: { a: 'a county hospital', the: 'the hospital', pronoun: 'it' },
    plaintiff: { a: 'a landlord', the: 'the landlord', pronoun: male },
    target: 'the landlord who evicted me last week',
    where: 'washing a car',
    blow: (x) => `struck ${x} on the head with a bottle`,
    harm: 'head injury',
  },
  {
    therapist: { a: 'a psychotherapist', the: 'the psychotherapist', pronoun: female },
    hospital: { a: 'a private clinic', the: 'the clinic', pronoun: 'it' },
    plaintiff: { a: 'a bookkeeper', the: 'the bookkeeper', pronoun: female },
    target: 'the woman who has my old desk at work',
    where: 'reading in a park',
    blow: (x) => `struck ${x} with a stone, blinding her in one eye`,
    harm: 'eye injury',
  },
  {
    therapist: { a: 'a clinical psychologist', the: 'the psychologist', pronoun: female },
    hospital: { a: 'a mental hospital', the: 'the hospital', pronoun: 'it' },
    plaintiff: { a: 'a drummer', the: 'the drummer', pronoun: male },
    target: 'the man upstairs who plays the drums all night',
    where: 'sitting in a café',
    blow: (x) => `struck ${x} with a chair, fracturing his skull`,
    harm: 'skull fracture',
  },
  {
    therapist: { a: 'a psychiatrist', the: 'the psychiatrist', pronoun: male },
    hospital: { a: 'a university hospital', the: 'the hospital', pronoun: 'it' },
    plaintiff: { a: 'a social worker', the: 'the social worker', pronoun: female },
    target: 'the social worker who took my children away in June',
    where: 'walking a dog',
    blow: (x) => `beat ${x} with a stick, breaking two of her ribs`,
    harm: 'broken rib',
  },
  {
    therapist: { a: 'a psychotherapist', the: 'the psychotherapist', pronoun: male },
    hospital: { a: 'a state hospital', the: 'the hospital', pronoun: 'it' },
    plaintiff: { a: 'a foreman', the: 'the foreman', pronoun: male },
    target: 'the foreman who gives me the night shift',
    where: 'mowing a lawn',
    blow: (x) => `struck ${x} with a shovel, injuring his neck`,
    harm: 'neck injury',
  },
  {
    therapist: { a: 'a psychologist', the: 'the psychologist', pronoun: female },
    hospital: { a: 'a veterans hospital', the: 'the hospital', pronoun: 'it' },
    plaintiff: { a: 'a coach', the: 'the coach', pronoun: male },
    target: 'the coach who put me off the team in May',
    where: 'buying a newspaper',
    blow: (x) => `struck ${x} in the face, breaking his jaw`,
    harm: 'broken jaw',
  },
  {
    therapist: { a: 'a psychiatrist', the: 'the psychiatrist', pronoun: female },
    hospital: { a: 'a secure clinic', the: 'the clinic', pronoun: 'it' },
    plaintiff: { a: 'a professor', the: 'the professor', pronoun: female },
    target: 'the professor who failed me in chemistry',
    where: 'crossing a bridge',
    blow: (x) => `pushed ${x} over a railing, breaking her back`,
    harm: 'broken back',
  },
]
