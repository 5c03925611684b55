import { capital } from '../../../text/capital.ts'
import { He, he, him, his, type Party, The, whose } from '../../engine/party.ts'
import type { SpontaneousFacts, SpontaneousStory, Twist } from './facts.ts'

/** Words that were spoken: the occasion, told after the accident, and their use at trial. */
interface Spoken {
  readonly scene: string
  /** The person who heard the words. */
  readonly witness: string
  /** The purpose of the offer, reading on after "testify to this statement". */
  readonly use: string
  /** The declarant. */
  readonly speaker: Party
}

type Telling = (story: SpontaneousStory) => Spoken

const numb = ({ limb }: SpontaneousStory) =>
  `"For the first week, my ${limb} was completely numb, but the feeling has come back."`
const asked = (s: SpontaneousStory, who: string) =>
  `${who} asked ${him(s.plaintiff)} how ${he(s.plaintiff)} had hurt ${his(s.plaintiff)} ${s.limb}.`

const seen = (s: SpontaneousStory, witness: string, scene: string): Spoken => ({
  scene,
  witness,
  use: `as proof that ${s.past}`,
  speaker: s.bystander,
})
const felt = (s: SpontaneousStory, witness: string, use: string, scene: string): Spoken => ({
  scene,
  witness,
  use: `as proof ${use}`,
  speaker: s.plaintiff,
})
const numbness = (s: SpontaneousStory) => `that ${his(s.plaintiff)} ${s.limb} had been numb`

/** The words by twist. */
const TOLD: Readonly<Record<Twist, Telling>> = {
  describing: (s) =>
    seen(
      s,
      'the colleague',
      `Moments earlier, ${s.bystander.a} who was talking to a colleague on the telephone had looked up and said calmly, "${capital(s.now)}."`,
    ),
  delayed: (s) =>
    seen(
      s,
      'the colleague',
      `${capital(s.bystander.a)} saw ${s.event} from a distance and calmly returned to work. Two hours later, over lunch, ${he(s.bystander)} told a colleague, "${capital(s.past)}."`,
    ),
  cry: (s) =>
    seen(
      s,
      'the stranger',
      `Seconds later, ${s.bystander.a} who had seen ${s.event} ran up to a stranger and shouted, "${capital(s.past)}!"`,
    ),
  shaking: (s) =>
    seen(
      s,
      'the stranger',
      `${capital(s.bystander.a)} saw ${s.event} from a few feet away. Fifty minutes later, still weeping and trembling, ${he(s.bystander)} told a stranger, "${capital(s.past)}."`,
    ),
  calm: (s) =>
    seen(
      s,
      'the colleague',
      `${capital(s.bystander.a)} saw ${s.event} and was badly shaken, but within half an hour ${he(s.bystander)} was calm again and finished the day's work. That evening, over dinner, ${he(s.bystander)} told a colleague, "${capital(s.past)}."`,
    ),
  intent: (s) => ({
    scene: `The evening before, ${s.bystander.a} had told a colleague, "I'm going to ${s.plan} tomorrow."`,
    witness: 'the colleague',
    use: `as proof that ${s.bystander.the} ${s.done} on the day of ${s.event}`,
    speaker: s.bystander,
  }),
  dread: (s) =>
    felt(
      s,
      'the coworker',
      `of ${his(s.plaintiff)} fear`,
      `Four months later, ${he(s.plaintiff)} told a coworker, "I'm terrified of ${s.fear}."`,
    ),
  pain: (s) =>
    felt(
      s,
      'the coworker',
      `that ${he(s.plaintiff)} was still in pain`,
      `Four months later, ${he(s.plaintiff)} stopped in the middle of a meal and told a coworker, "My ${s.limb} is burning."`,
    ),
  memory: (s) => ({
    scene: `Two days later, ${s.bystander.a} told a colleague, "I believe that I ${s.memory} that morning."`,
    witness: 'the colleague',
    use: `as proof that ${s.remembered} before ${s.event}`,
    speaker: s.bystander,
  }),
  reason: (s) =>
    seen(
      s,
      'the colleague',
      `Four months later, ${s.bystander.a} who had seen ${s.event} told a colleague, "I've been afraid of ${s.fear} ever since, because ${s.past}."`,
    ),
  symptoms: (s) =>
    felt(
      s,
      'the physician',
      numbness(s),
      `Two months later, ${he(s.plaintiff)} consulted a physician and said, ${numb(s)}`,
    ),
  cause: (s) =>
    felt(
      s,
      'the physician',
      'of what caused the injury',
      `The next day, at a clinic, ${asked(s, 'a physician')} ${He(s.plaintiff)} answered, "${capital(s.cause)}."`,
    ),
  parent: (s) => ({
    scene: `The next morning, ${whose(s.plaintiff)} mother drove ${him(s.plaintiff)} to a physician. During the examination, the mother said, "I sat up with ${him(s.plaintiff)} all night. Until about four, ${he(s.plaintiff)} felt nothing when I touched ${his(s.plaintiff)} ${s.limb}."`,
    witness: 'the physician',
    use: `as proof ${numbness(s)}`,
    speaker: { a: 'the mother', the: 'the mother', pronoun: 'she' },
  }),
  hired: (s) =>
    felt(
      s,
      'the physician',
      numbness(s),
      `Before trial, ${his(s.plaintiff)} lawyer had ${him(s.plaintiff)} examined by a physician who was retained solely to testify as an expert and gave no treatment. When the physician asked about the injury, ${s.plaintiff.the} answered, ${numb(s)}`,
    ),
  driver: (s) =>
    felt(
      s,
      'the driver',
      'of what caused the injury',
      `Half an hour later, on the way to the hospital, ${asked(s, 'the ambulance driver')} ${He(s.plaintiff)} was calm by then and answered, "${capital(s.cause)}."`,
    ),
  fault: (s) =>
    felt(
      s,
      'the physician',
      `of what happened and that ${s.fault}`,
      `The next day, at a clinic, ${asked(s, 'a physician')} ${He(s.plaintiff)} answered, "${capital(s.cause)}, because ${s.fault}."`,
    ),
  roommate: (s) =>
    felt(
      s,
      'the roommate',
      numbness(s),
      `Two months later, while cooking dinner, ${he(s.plaintiff)} told a roommate, ${numb(s)}`,
    ),
  available: (s) => ({
    scene: `Two days later, ${s.bystander.a} who had never worked for ${s.sued} told a colleague, "I ${s.crime}. I could go to prison for it."`,
    witness: 'the colleague',
    use: 'as a statement against interest',
    speaker: s.bystander,
  }),
}

const herself = ({ pronoun }: Party) => (pronoun === 'he' ? 'himself' : 'herself')
const hearsay = ({ twist }: SpontaneousFacts) =>
  twist === 'fault' ? 'the words after "because" are hearsay' : 'the testimony is hearsay'

type Order = 0 | 1 | 2

/** The accident: as it happened, as it met the plaintiff, as it left the plaintiff. */
const accident = (s: SpontaneousStory, order: Order) =>
  [s.accident, s.met, `${capital(s.plaintiff.a)}'s ${s.limb} was injured when ${s.happened}.`][
    order
  ] as string

/** The action, which in one twist is for a fear too; in another, the one who is sued was named before. */
function suit({ twist }: SpontaneousFacts, s: SpontaneousStory, order: Order): string {
  const p = s.plaintiff
  const sued = twist === 'available' ? s.defendant.the : s.sued
  const fear = twist === 'dread' ? ', seeking damages for a lasting fear as well as for physical injury' : ''
  return [
    `${The(p)} sued ${sued} in federal court for negligence${fear}.`,
    `${The(p)} brought a negligence action against ${sued} in federal court${fear}.`,
    `In federal court, ${p.the} sued ${sued} for negligence${fear}.`,
  ][order] as string
}

/** The use of the words at trial, and the objection. */
function offer(facts: SpontaneousFacts, s: SpontaneousStory, spoken: Spoken, order: Order): string {
  const { witness, use, speaker } = spoken
  const p = s.plaintiff
  const own = speaker === p
  const calls = `${witness} to testify to ${facts.twist === 'available' ? 'these words' : 'this statement'} ${use}`
  const offered = [
    `At trial, ${he(p)} calls ${calls}. ${The(speaker)} ${herself(speaker)} is in the courtroom and able to testify.`,
    `Although ${own ? he(p) : speaker.the} is in the courtroom and able to testify, ${p.the} calls ${calls}.`,
    own
      ? `At trial, ${he(p)} is in the courtroom and able to testify, but ${he(p)} calls ${calls}.`
      : `At trial, ${speaker.the} is in the courtroom and able to testify, but ${p.the} calls ${calls}.`,
  ][order] as string
  return `${offered} ${The(s.defendant)} objects that ${hearsay(facts)}.`
}

/** An expert is hired once there is an action; all other words were spoken before it. */
const telling = (order: Order) => (facts: SpontaneousFacts, s: SpontaneousStory) => {
  const spoken = TOLD[facts.twist](s)
  const [first, second] = [spoken.scene, suit(facts, s, order)]
  const events = facts.twist === 'hired' ? `${second} ${first}` : `${first} ${second}`
  return `${accident(s, order)} ${events} ${offer(facts, s, spoken, order)}`
}

export const tell = [telling(0), telling(1), telling(2)] as const
