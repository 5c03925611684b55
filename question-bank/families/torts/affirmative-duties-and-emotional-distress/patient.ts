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
    ...(isOutpatient ? { law: IDENTIFIABLE } : {}),
  }
}

const IDENTIFIABLE =
  "In this jurisdiction, a psychotherapist's duty to protect others from a dangerous patient extends only to victims who can be readily identified."

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
  return `${session(opening, scene, `he was going to kill "${target}."`)} The patient gave no name, but ${therapist.the} knew where he had worked and lived and could have learned the name with one telephone call. ${He(therapist)} had no power to hold the patient. Although ${he(therapist)} believed that the patient meant what he said, ${he(therapist)} called no one and did nothing else. Two days later, the patient found the person he had described, ${plaintiff.a}, and ${blow(him(plaintiff))}. A warning would have kept ${plaintiff.the} out of danger.`
}

const unnamed: Events = (opening, scene) => {
  const { therapist, plaintiff, blow } = scene
  return `${session(opening, scene, 'voices were telling him to kill someone.')} When asked whom he meant, he said that he had no particular person or place in mind. ${The(therapist)} had no power to hold the patient. Although ${he(therapist)} believed that the patient was dangerous, ${he(therapist)} called no one and did nothing else. A month later, the patient attacked ${plaintiff.a} whom he had never met and ${blow(him(plaintiff))}. A call to the police would have prevented the attack.`
}

/** The patient behind locked doors. */
function locked(opening: Opening, { hospital }: Patient): string {
  if (opening === 0)
    return `After several attacks on strangers, a patient was committed by a court to a locked ward of ${hospital.a}. His file there described the attacks.`
  return opening === 1
    ? `${capital(hospital.a)} held a patient in a locked ward under a court order. The order, a copy of which ${hospital.the} had, described several attacks that he had made on strangers.`
    : `A court committed a patient who had attacked several strangers to a locked ward of ${hospital.a} and sent ${hospital.the} a report on the attacks.`
}

const stranger = ({ plaintiff, blow }: Patient): string =>
  `An hour later, he attacked ${plaintiff.a} whom he had never met and ${blow(him(plaintiff))}.`

const confined: Events = (opening, scene) =>
  `${locked(opening, scene)} One evening, an orderly carelessly left the ward unlocked, and the patient walked out. ${stranger(scene)} The patient had never threatened or heard of ${scene.plaintiff.the}.`

const escaped: Events = (opening, scene) =>
  `${locked(opening, scene)} State inspectors found that the ward met every accepted standard of security and recommended no further precautions. A week later, the patient broke a window bar that was stronger than those standards required and escaped. ${stranger(scene)}`

const EVENTS: Partial<Record<DutyFacts['turn'], Events>> = { named, unnamed, confined, escaped }

const male = 'he' as const
const female = 'she' as const

export const patients: readonly Patient[] = [
  {
    therapist: { a: 'a psychiatrist', the: 'the psychiatrist', pronoun: female },
    hospital: { a: 'a psychiatric hospital', the: 'the hospital', pronoun: 'it' },
    plaintiff: { a: 'a shop manager', the: 'the manager', pronoun: female },
    target: 'the manager who fired me in March',
    blow: (x) => `struck ${x} with a brick, injuring her shoulder`,
    harm: 'shoulder injury',
  },
  {
    therapist: { a: 'a psychologist', the: 'the psychologist', pronoun: male },
    hospital: { a: 'a county hospital', the: 'the hospital', pronoun: 'it' },
    plaintiff: { a: 'a landlord', the: 'the landlord', pronoun: male },
    target: 'the landlord who evicted me last week',
    blow: (x) => `struck ${x} on the head with a bottle`,
    harm: 'head injury',
  },
  {
    therapist: { a: 'a psychotherapist', the: 'the psychotherapist', pronoun: female },
    hospital: { a: 'a private clinic', the: 'the clinic', pronoun: 'it' },
    plaintiff: { a: 'a bookkeeper', the: 'the bookkeeper', pronoun: female },
    target: 'the woman who has my old desk at work',
    blow: (x) => `struck ${x} with a stone, blinding her in one eye`,
    harm: 'eye injury',
  },
  {
    therapist: { a: 'a clinical psychologist', the: 'the psychologist', pronoun: female },
    hospital: { a: 'a mental hospital', the: 'the hospital', pronoun: 'it' },
    plaintiff: { a: 'a drummer', the: 'the drummer', pronoun: male },
    target: 'the man upstairs who plays the drums all night',
    blow: (x) => `struck ${x} with a chair, fracturing his skull`,
    harm: 'skull fracture',
  },
  {
    therapist: { a: 'a psychiatrist', the: 'the psychiatrist', pronoun: male },
    hospital: { a: 'a university hospital', the: 'the hospital', pronoun: 'it' },
    plaintiff: { a: 'a social worker', the: 'the social worker', pronoun: female },
    target: 'the social worker who took my children away in June',
    blow: (x) => `beat ${x} with a stick, breaking two of her ribs`,
    harm: 'broken rib',
  },
  {
    therapist: { a: 'a psychotherapist', the: 'the psychotherapist', pronoun: male },
    hospital: { a: 'a state hospital', the: 'the hospital', pronoun: 'it' },
    plaintiff: { a: 'a foreman', the: 'the foreman', pronoun: male },
    target: 'the foreman who gives me the night shift',
    blow: (x) => `struck ${x} with a shovel, injuring his neck`,
    harm: 'neck injury',
  },
  {
    therapist: { a: 'a psychologist', the: 'the psychologist', pronoun: female },
    hospital: { a: 'a veterans hospital', the: 'the hospital', pronoun: 'it' },
    plaintiff: { a: 'a coach', the: 'the coach', pronoun: male },
    target: 'the coach who put me off the team in May',
    blow: (x) => `struck ${x} in the face, breaking his jaw`,
    harm: 'broken jaw',
  },
  {
    therapist: { a: 'a psychiatrist', the: 'the psychiatrist', pronoun: female },
    hospital: { a: 'a secure clinic', the: 'the clinic', pronoun: 'it' },
    plaintiff: { a: 'a professor', the: 'the professor', pronoun: female },
    target: 'the professor who failed me in chemistry',
    blow: (x) => `pushed ${x} off a bridge, breaking her back`,
    harm: 'broken back',
  },
]
