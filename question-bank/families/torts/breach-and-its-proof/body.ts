import type { Party } from '../../engine/party.ts'
import type { BreachCase } from './case.ts'
import type { BreachFacts } from './facts.ts'

/** Somebody with a physical disability. */
export interface Disability {
  readonly defendant: Party
  readonly plaintiff: Party
  readonly start: string
  /** The disability as a noun, and the quality of those who have it: "blindness", "blind person". */
  readonly lack: string
  readonly person: string
  /** The accident. */
  readonly accident: string
  /** The better conduct of a person without the disability, reading on after "could have". */
  readonly whole: string
  /** The conduct of a careful person with it, reading on after "would have". */
  readonly careful: string
  /** The precaution that was used, and that was neglected, each as a sentence. */
  readonly used: string
  readonly neglected: string
}

export function disabilityCase({ turn }: BreachFacts, scene: Disability): BreachCase {
  const { defendant, plaintiff, start, accident, whole, person } = scene
  return {
    defendant,
    plaintiff,
    start: `${start} ${turn === 'careful' ? scene.used : scene.neglected}`,
    accident,
    event: 'the accident',
    proof:
      turn === 'careful'
        ? `A safety expert testified without contradiction that someone without the disability could have ${whole}, but that a careful ${person} could have done no more than ${defendant.the} did.`
        : `A safety expert testified without contradiction that a careful ${person} would have ${scene.careful}, which would have prevented the accident.`,
  }
}

/** A driver who loses consciousness. */
export interface Seizure {
  readonly defendant: Party
  readonly plaintiff: Party
  readonly start: string
  /** The attack, reading as a sentence, with the accident. */
  readonly attack: string
  /** The illness as a noun. */
  readonly illness: string
  /** The history without a sign, and with a warning, each a sentence. */
  readonly healthy: string
  readonly warned: string
}

export function seizureCase({ turn }: BreachFacts, scene: Seizure): BreachCase {
  const { defendant, plaintiff, start, attack } = scene
  return {
    defendant,
    plaintiff,
    start: turn === 'first' ? start : `${start} ${scene.warned}`,
    accident: turn === 'first' ? `${attack} ${scene.healthy}` : attack,
    event: 'the crash',
    proof: `Physicians testified without contradiction that ${scene.illness} was the cause and that ${defendant.the} could do nothing once it set in.`,
  }
}

const he = 'he' as const
const she = 'she' as const

export const disabilities: readonly Disability[] = [
  {
    defendant: { a: 'a lawyer', the: 'the lawyer', pronoun: he },
    plaintiff: { a: 'a tourist', the: 'the tourist', pronoun: she },
    start: 'A lawyer who has been blind since birth was walking to his office on a crowded sidewalk.',
    lack: 'blindness',
    person: 'blind person',
    accident: 'He collided with a tourist who had knelt down to tie a shoe, and she broke two fingers.',
    whole: 'seen the tourist and walked around her',
    careful: 'walked slowly and swept the ground with a cane',
    used: 'He was walking slowly and sweeping the ground with a white cane.',
    neglected: 'He was walking fast and had left his white cane at home because he knew the way.',
  },
  {
    defendant: { a: 'a carpenter', the: 'the carpenter', pronoun: she },
    plaintiff: { a: 'a cyclist', the: 'the cyclist', pronoun: he },
    start: 'A carpenter who is deaf was crossing a bicycle path in a park.',
    lack: 'deafness',
    person: 'deaf person',
    accident: 'She stepped in front of a cyclist who was ringing his bell, and he fell and broke his wrist.',
    whole: 'heard the bell and waited',
    careful: 'stopped at the edge and looked both ways',
    used: 'She had stopped at the edge, looked both ways, and seen no one, since a hedge hid the path beyond.',
    neglected: 'She was reading a letter as she walked and did not look to either side.',
  },
  {
    defendant: { a: 'a baker', the: 'the baker', pronoun: he },
    plaintiff: { a: 'a customer', the: 'the customer', pronoun: she },
    start: 'A one-armed baker was carrying a tray of hot bread through his shop.',
    lack: 'the loss of an arm',
    person: 'one-armed person',
    accident: 'A child brushed against him, the tray tipped, and the hot pan burned a customer.',
    whole: 'steadied the tray with the other hand',
    careful: 'carried the tray in the shoulder strap',
    used: 'The tray hung from a shoulder strap made for the purpose.',
    neglected: 'He had not put on the shoulder strap that was made for the purpose and hung beside the oven.',
  },
  {
    defendant: { a: 'a teacher', the: 'the teacher', pronoun: she },
    plaintiff: { a: 'a porter', the: 'the porter', pronoun: he },
    start: 'A teacher who cannot walk was going down a ramp at a train station in a wheelchair.',
    lack: 'paralysis',
    person: 'wheelchair user',
    accident: 'The chair gained speed on a wet spot, and it struck a porter and broke his shin.',
    whole: 'stepped out of the way',
    careful: 'used the hand brake on the ramp',
    used: 'She had tested the brakes that morning and was holding the wheels back with both hands.',
    neglected: 'She had not used the hand brake, although it worked well.',
  },
  {
    defendant: { a: 'a piano tuner', the: 'the tuner', pronoun: he },
    plaintiff: { a: 'a waiter', the: 'the waiter', pronoun: she },
    start: 'A piano tuner who lost his sight in an accident was leaving a hotel ballroom.',
    lack: 'blindness',
    person: 'blind person',
    accident:
      'He walked into a waiter who was coming through the door with a tray, and falling glass cut her hand.',
    whole: 'seen the waiter through the glass door',
    careful: 'let the guide dog lead the way',
    used: 'He was led by a trained guide dog, which stopped at the door before he opened it.',
    neglected: 'He had tied his guide dog to the piano because he was in a hurry.',
  },
  {
    defendant: { a: 'a gardener', the: 'the gardener', pronoun: she },
    plaintiff: { a: 'a neighbor', the: 'the neighbor', pronoun: he },
    start: 'A gardener who is deaf was felling a small tree beside a lane.',
    lack: 'deafness',
    person: 'deaf person',
    accident:
      'The tree fell across the lane and struck a neighbor, who had called out as he came around a bend.',
    whole: 'heard the neighbor call out',
    careful: 'put up signs and watched the lane',
    used: 'She had put up warning signs at both ends of the lane and was watching it as she worked.',
    neglected: 'She had put up no warning signs and was working with her back to the lane.',
  },
  {
    defendant: { a: 'a sculptor', the: 'the sculptor', pronoun: he },
    plaintiff: { a: 'a visitor', the: 'the visitor', pronoun: she },
    start: 'A sculptor who walks with an artificial leg was carrying a bust down the stairs of a gallery.',
    lack: 'an artificial leg',
    person: 'person with an artificial leg',
    accident: "He stumbled, and the bust fell on a visitor's foot.",
    whole: 'regained balance',
    careful: 'let an assistant carry the bust',
    used: 'He was holding the handrail, and an assistant was walking beside him to steady him.',
    neglected:
      'He was holding the bust with both hands and had not asked his assistant, who stood nearby, to carry it.',
  },
  {
    defendant: { a: 'a translator', the: 'the translator', pronoun: she },
    plaintiff: { a: 'a dog walker', the: 'the dog walker', pronoun: he },
    start: 'A translator who is nearly blind was walking along a towpath at noon.',
    lack: 'near blindness',
    person: 'nearly blind person',
    accident:
      'She bumped into a dog walker at the edge of a canal, and he fell down the bank and injured his back.',
    whole: 'seen the dog walker in time',
    careful: 'felt the way with a cane',
    used: 'She was keeping to the inner side, tapping the ground with a cane, and calling out before each bend.',
    neglected: 'She had folded up her cane and put it in her bag, since it tired her arm.',
  },
]

export const seizures: readonly Seizure[] = [
  {
    defendant: { a: 'a salesman', the: 'the salesman', pronoun: he },
    plaintiff: { a: 'a crossing guard', the: 'the guard', pronoun: she },
    start: 'A salesman was driving to work at a moderate speed.',
    attack:
      'He suffered a stroke and lost consciousness at once, and his car ran onto a sidewalk and struck a crossing guard.',
    illness: 'the stroke',
    healthy: 'He was forty, had never been ill, and had been declared healthy by his doctor that month.',
    warned:
      'He had fainted twice that month, and his doctor had told him not to drive until the cause was found.',
  },
  {
    defendant: { a: 'a piano teacher', the: 'the teacher', pronoun: she },
    plaintiff: { a: 'a florist', the: 'the florist', pronoun: he },
    start: 'A piano teacher was driving home along a shopping street.',
    attack:
      "She had an epileptic seizure and passed out at once, and her car crashed into a flower stand and broke a florist's leg.",
    illness: 'the seizure',
    healthy: 'It was the first seizure of her life, and nothing had announced it.',
    warned:
      'She had known of her epilepsy for years and had not taken her medicine that week because it made her tired.',
  },
  {
    defendant: { a: 'a trucker', the: 'the trucker', pronoun: he },
    plaintiff: { a: 'a toll collector', the: 'the collector', pronoun: she },
    start: 'A trucker was approaching a toll booth at low speed.',
    attack:
      'He suffered a heart attack and lost consciousness at once, and his truck rammed the booth and injured a toll collector.',
    illness: 'the heart attack',
    healthy: 'A thorough examination two weeks earlier had found his heart to be sound.',
    warned:
      'He had felt strong pains in his chest since that morning and had driven on in order to finish his route.',
  },
  {
    defendant: { a: 'a chef', the: 'the chef', pronoun: she },
    plaintiff: { a: 'a jogger', the: 'the jogger', pronoun: he },
    start: 'A chef was driving to a market before sunrise.',
    attack:
      'She fainted from low blood sugar, and her car left the road and hit a jogger, who suffered a broken pelvis.',
    illness: 'the low blood sugar',
    healthy: 'She did not have diabetes, as far as she or any doctor knew, and had never fainted before.',
    warned:
      'She had had diabetes for ten years, had fainted at the wheel once before, and had skipped both dinner and breakfast.',
  },
  {
    defendant: { a: 'a crane operator', the: 'the operator', pronoun: he },
    plaintiff: { a: 'a mason', the: 'the mason', pronoun: she },
    start: 'A crane operator was lowering a load of bricks at a building site.',
    attack:
      "A blood vessel burst in his brain, and he lost consciousness at once. The load dropped and crushed a mason's hand.",
    illness: 'the burst blood vessel',
    healthy:
      'The weakness of the vessel had caused no symptoms, and the yearly examination of operators had not disclosed it.',
    warned:
      "He had seen double and lost consciousness for a minute that morning, and had told no one because he wanted a full day's pay.",
  },
  {
    defendant: { a: 'a librarian', the: 'the librarian', pronoun: she },
    plaintiff: { a: 'a street vendor', the: 'the vendor', pronoun: he },
    start: 'A librarian was backing her car out of a parking space.',
    attack:
      'She had an attack of a heart disorder and lost consciousness at once, and the car rolled into a street vendor and broke his knee.',
    illness: 'the heart disorder',
    healthy: 'The disorder had given no sign in fifty years, and she first learned of it in the hospital.',
    warned: 'A heart disorder had made her faint three times that year, the last time while she was driving.',
  },
  {
    defendant: { a: 'a fishing guide', the: 'the guide', pronoun: he },
    plaintiff: { a: 'a canoeist', the: 'the canoeist', pronoun: she },
    start: 'A fishing guide was steering a motorboat across a bay.',
    attack:
      'He suffered an epileptic seizure and lost consciousness at once, and his boat overturned a canoe and injured a canoeist.',
    illness: 'the seizure',
    healthy: 'He had never had a seizure, and no one in his family was known to have had one.',
    warned: 'He had had two seizures that summer and had promised his doctor not to steer a boat alone.',
  },
  {
    defendant: { a: 'a realtor', the: 'the realtor', pronoun: she },
    plaintiff: { a: 'a roofer', the: 'the roofer', pronoun: he },
    start: 'A realtor was driving slowly through a new development.',
    attack:
      'She had a stroke and lost consciousness at once, and her car knocked over a ladder and a roofer on it, who broke his back.',
    illness: 'the stroke',
    healthy: 'She was a marathon runner of thirty-five with no history of illness and had felt well all day.',
    warned:
      'Her arm had gone numb and her sight had failed an hour earlier, and a nurse whom she called had told her not to drive.',
  },
]
