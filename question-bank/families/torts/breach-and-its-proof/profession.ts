import { his, type Party, The, whose } from '../../engine/party.ts'
import type { BreachCase } from './case.ts'
import type { BreachFacts } from './facts.ts'

/** A physician of a specialty, and a patient. */
export interface Profession {
  readonly defendant: Party
  readonly plaintiff: Party
  /** The specialty in the plural: "eye surgeons". */
  readonly peers: string
  /** The operation: "operated on the knee of a dancer". */
  readonly start: string
  /** The bad result as a sentence, and as a noun without an article. */
  readonly result: string
  /** A further precaution: "a second X-ray", and leaving it out as a verb in the past. */
  readonly precaution: string
  readonly skipped: string
  /** The method that was used and the one that most peers prefer. */
  readonly method: string
  readonly other: string
  /** The plain mistake, as a sentence that begins with the physician's pronoun. */
  readonly blunder: string
}

const TRADITIONAL =
  'holds specialists to a national standard and follows the traditional rule on professional custom'

export function professionCase({ turn }: BreachFacts, scene: Profession): BreachCase {
  const { defendant, plaintiff, peers, start, result, precaution, skipped, method, other } = scene
  const own = his(plaintiff)
  const isWithoutExpert = turn === 'no expert' || turn === 'plain'
  const base = { defendant, plaintiff, event: 'the result', ...(isWithoutExpert ? {} : { law: TRADITIONAL }) }
  switch (turn) {
    case 'custom met':
      return {
        ...base,
        start: `${start.slice(0, -1)} but ${skipped}.`,
        accident: result,
        proof: `A specialist from another state testified for ${plaintiff.the} that ${precaution} would have prevented the injury at little cost, but admitted that ${peers} nationwide do not use it in such cases.`,
      }
    case 'two methods':
      return {
        ...base,
        start: `${start.slice(0, -1)}, using ${method}.`,
        accident: result,
        proof: `A specialist from another state testified for ${plaintiff.the} that most ${peers} prefer ${other}, which would have avoided the injury, but admitted that a considerable number of respected ${peers} use ${method}.`,
      }
    case 'specialty missed':
      return {
        ...base,
        start: `${start.slice(0, -1)} but ${skipped}.`,
        accident: result,
        proof: `A specialist from another state testified for ${plaintiff.the} that ${peers} nationwide use ${precaution} in such cases and that it would have prevented the injury. The specialist admitted that physicians in general practice do not use it.`,
      }
    case 'no expert':
      return {
        ...base,
        start: `${start.slice(0, -1)} but ${skipped}.`,
        accident: result,
        proof: `${The(defendant)} testified without contradiction that the injury is a known risk of the operation. ${The(plaintiff)}, who called no expert, testified that two of ${own} friends had undergone the same operation without injury. No other evidence of ${whose(defendant)} care was offered.`,
      }
    default:
      return {
        ...base,
        start: `${start} ${scene.blunder}`,
        accident: `A second operation was needed, and ${plaintiff.the} suffered for two months.`,
        proof: `The hospital's records confirmed all of this, and neither side called an expert on the work of ${peers}.`,
      }
  }
}

const he = 'he' as const
const she = 'she' as const

export const professions: readonly Profession[] = [
  {
    defendant: { a: 'an eye surgeon', the: 'the surgeon', pronoun: she },
    plaintiff: { a: 'a pilot', the: 'the pilot', pronoun: he },
    peers: 'eye surgeons',
    start: "An eye surgeon removed a clouded lens from a pilot's eye.",
    result: 'Pressure built up in the eye afterward, and the pilot lost most of his sight in it.',
    precaution: 'a pressure test on the next day',
    skipped: 'did not test the pressure in the eye on the next day',
    method: 'a laser',
    other: 'a blade',
    blunder: 'She closed the eye with a piece of gauze still inside.',
  },
  {
    defendant: { a: 'an orthopedic surgeon', the: 'the surgeon', pronoun: he },
    plaintiff: { a: 'a dancer', the: 'the dancer', pronoun: she },
    peers: 'orthopedic surgeons',
    start: "An orthopedic surgeon repaired a torn ligament in a dancer's knee.",
    result: 'The repair failed after a month, and the dancer was left with a stiff knee.',
    precaution: 'a second scan before the repair',
    skipped: 'did not order a second scan before the repair',
    method: 'a graft from a donor',
    other: "a graft from the patient's own body",
    blunder: 'By mistake, he first opened the healthy knee and cut a sound ligament.',
  },
  {
    defendant: { a: 'a heart surgeon', the: 'the surgeon', pronoun: she },
    plaintiff: { a: 'a teacher', the: 'the teacher', pronoun: he },
    peers: 'heart surgeons',
    start: "A heart surgeon replaced a valve in a teacher's heart.",
    result: 'A clot formed on the new valve, and the teacher suffered a stroke.',
    precaution: 'a blood test every six hours',
    skipped: 'did not have his blood tested every six hours',
    method: 'a valve of animal tissue',
    other: 'a mechanical valve',
    blunder: 'She left a clamp eight inches long in his chest.',
  },
  {
    defendant: { a: 'an oral surgeon', the: 'the surgeon', pronoun: he },
    plaintiff: { a: 'a singer', the: 'the singer', pronoun: she },
    peers: 'oral surgeons',
    start: "An oral surgeon removed a singer's wisdom teeth.",
    result: 'A nerve in the jaw was damaged, and the singer lost the feeling in her lower lip.',
    precaution: 'a scan of the nerve',
    skipped: 'did not scan the nerve',
    method: 'a high-speed drill',
    other: 'a chisel',
    blunder: 'He dropped a broken drill tip into her throat and sent her home without a word.',
  },
  {
    defendant: { a: 'a neurosurgeon', the: 'the neurosurgeon', pronoun: she },
    plaintiff: { a: 'a carpenter', the: 'the carpenter', pronoun: he },
    peers: 'neurosurgeons',
    start: "A neurosurgeon removed a damaged disk from a carpenter's back.",
    result: 'Scar tissue pressed on a nerve, and the carpenter was left with a limp.',
    precaution: 'a thin shield over the nerve',
    skipped: 'did not put a thin shield over the nerve',
    method: 'an approach from the front',
    other: 'an approach from the back',
    blunder: 'Because she had misread a chart, she first removed a healthy disk two inches above it.',
  },
  {
    defendant: { a: 'a urologist', the: 'the urologist', pronoun: he },
    plaintiff: { a: 'a baker', the: 'the baker', pronoun: she },
    peers: 'urologists',
    start: "A urologist removed a stone from a baker's kidney.",
    result: 'The kidney became infected, and the baker lost it.',
    precaution: 'an antibiotic before the operation',
    skipped: 'gave her no antibiotic before the operation',
    method: 'sound waves',
    other: 'a small cut',
    blunder: "He also removed the healthy kidney, having picked up another patient's chart.",
  },
  {
    defendant: { a: 'a hand surgeon', the: 'the surgeon', pronoun: she },
    plaintiff: { a: 'a pianist', the: 'the pianist', pronoun: he },
    peers: 'hand surgeons',
    start: "A hand surgeon set a broken bone in a pianist's hand.",
    result: 'The bone healed at an angle, and the pianist can no longer spread his fingers.',
    precaution: 'an X-ray after one week',
    skipped: 'did not take an X-ray after one week',
    method: 'a cast',
    other: 'a steel pin',
    blunder: 'She put a cast on the wrong hand and let the broken one go without any.',
  },
  {
    defendant: { a: 'an ear surgeon', the: 'the surgeon', pronoun: he },
    plaintiff: { a: 'a translator', the: 'the translator', pronoun: she },
    peers: 'ear surgeons',
    start: "An ear surgeon repaired a translator's perforated eardrum.",
    result: 'The repair failed, and the translator lost the hearing in that ear.',
    precaution: 'a hearing test during the operation',
    skipped: "did not test the translator's hearing during the operation",
    method: 'a patch of skin',
    other: 'a patch of cartilage',
    blunder: 'He left a cotton swab behind the eardrum.',
  },
  {
    defendant: { a: 'a chest surgeon', the: 'the surgeon', pronoun: she },
    plaintiff: { a: 'a rower', the: 'the rower', pronoun: he },
    peers: 'chest surgeons',
    start: "A chest surgeon removed a cyst from a rower's lung.",
    result: 'The lung collapsed a week later, and the rower lost part of it.',
    precaution: 'a drain for three days',
    skipped: 'did not leave a drain in place for three days',
    method: 'staples',
    other: 'stitches',
    blunder: 'She left a sponge in his chest.',
  },
  {
    defendant: { a: 'a plastic surgeon', the: 'the surgeon', pronoun: he },
    plaintiff: { a: 'an actor', the: 'the actor', pronoun: she },
    peers: 'plastic surgeons',
    start: "A plastic surgeon removed a scar from an actor's cheek.",
    result: 'The wound opened, and the actor was left with a larger scar.',
    precaution: 'a pressure bandage',
    skipped: 'did not use a pressure bandage',
    method: 'glue',
    other: 'stitches',
    blunder: 'He poured acid into the wound because he had mistaken a bottle of it for saline.',
  },
  {
    defendant: { a: 'a vein surgeon', the: 'the surgeon', pronoun: she },
    plaintiff: { a: 'a waiter', the: 'the waiter', pronoun: he },
    peers: 'vein surgeons',
    start: "A vein surgeon closed a vein in a waiter's leg.",
    result: 'A clot moved to his lung, and the waiter was in the hospital for a month.',
    precaution: 'a blood thinner for two days',
    skipped: 'did not give him a blood thinner for two days',
    method: 'heat',
    other: 'foam',
    blunder: 'She left the tip of a needle in his leg.',
  },
]
