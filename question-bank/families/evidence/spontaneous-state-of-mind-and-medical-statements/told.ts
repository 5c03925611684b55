import { capital } from '../../../text/capital.ts'
import { He, he, his, The, whose } from '../../engine/party.ts'
import type { SpontaneousFacts, SpontaneousStory, Twist } from './facts.ts'

type Telling = (story: SpontaneousStory) => string

const bystanderCan = ({ bystander }: SpontaneousStory) =>
  `${The(bystander)} is in the courtroom and able to testify.`
const plaintiffCan = ({ plaintiff }: SpontaneousStory) => `${The(plaintiff)} is able to testify.`
const offers = (s: SpontaneousStory, who: string, what: string) =>
  `At trial, ${s.plaintiff.the} calls ${who} to testify to these words, in order to prove ${what}.`
const proves = (s: SpontaneousStory, who: string) => `${offers(s, who, `that ${s.past}`)} ${bystanderCan(s)}`
const numb = ({ limb }: SpontaneousStory) =>
  `"In the first week my ${limb} was entirely numb, but the numbness has passed."`

/** The speaker, the statement, and the offer. */
const TOLD: Readonly<Record<Twist, Telling>> = {
  describing: (s) =>
    `${capital(s.bystander.a)} who was chatting with a colleague on the telephone looked toward the scene and remarked calmly, "I can see that ${s.now}." A moment later the accident happened. ${proves(s, 'the colleague')}`,
  delayed: (s) =>
    `${capital(s.bystander.a)} saw everything from a safe distance without any excitement. About two hours later, in an ordinary conversation, ${he(s.bystander)} remarked to a colleague, "I saw that ${s.past}." ${proves(s, 'the colleague')}`,
  cry: (s) =>
    `Seconds after ${s.event}, ${s.bystander.a} who had seen everything from across the way ran up to a stranger and shouted hysterically, "${capital(s.past)}!" ${proves(s, 'the stranger')}`,
  shaking: (s) =>
    `${capital(s.bystander.a)} saw ${s.event} from a few feet away. Fifty minutes later, still weeping and trembling, ${he(s.bystander)} stammered to a stranger, "${capital(s.past)}." The judge finds that the stress of what ${he(s.bystander)} had seen had not subsided. ${proves(s, 'the stranger')}`,
  calm: (s) =>
    `${capital(s.bystander.a)} saw ${s.event} and was terrified, but had become composed within half an hour. That evening, in a quiet conversation over dinner, ${he(s.bystander)} told a colleague, "${capital(s.past)}." ${proves(s, 'the colleague')}`,
  intent: (s) =>
    `The parties dispute whether ${s.bystander.a} ${s.done} on the day of the accident. On the evening before, in an ordinary conversation, ${s.bystander.the} told a colleague, "I am going to ${s.plan} tomorrow." ${offers(s, 'the colleague', `that ${s.bystander.the} ${s.done}`)} ${bystanderCan(s)}`,
  dread: (s) =>
    `Among the injuries for which ${s.plaintiff.the} seeks damages is a lasting fear. Four months after ${s.event}, in an ordinary conversation, ${he(s.plaintiff)} told a colleague, "I am terrified of ${s.fear}." ${offers(s, 'the colleague', 'that fear')} ${plaintiffCan(s)}`,
  pain: (s) =>
    `The extent of ${whose(s.plaintiff)} pain is disputed. Four months after ${s.event}, in an ordinary conversation, ${he(s.plaintiff)} suddenly told a colleague, "I have a burning pain in my ${s.limb} right now." ${offers(s, 'the colleague', 'that pain')} ${plaintiffCan(s)}`,
  memory: (s) =>
    `The parties dispute whether ${s.remembered} before the accident. Two days after it, in an ordinary conversation, ${s.bystander.a} told a colleague, "I believe that on that morning I ${s.memory}." ${offers(s, 'the colleague', `that ${s.remembered}`)} ${bystanderCan(s)}`,
  reason: (s) =>
    `The parties dispute whether ${s.past}. Four months after ${s.event}, in an ordinary conversation, ${s.bystander.a} who had seen it told a colleague, "I've been afraid of ${s.fear} ever since, because ${s.past}." ${proves(s, 'the colleague')}`,
  symptoms: (s) =>
    `Two months after ${s.event}, ${s.plaintiff.the} consulted a physician and said, ${numb(s)} ${offers(s, 'the physician', 'the numbness')} ${plaintiffCan(s)}`,
  cause: (s) =>
    `The day after ${s.event}, a physician examined ${s.plaintiff.the}, who explained about ${his(s.plaintiff)} ${s.limb}, "${capital(s.cause)}." The physician chose the treatment accordingly. ${offers(s, 'the physician', 'what caused the injury')} ${plaintiffCan(s)}`,
  parent: (s) =>
    `The day after ${s.event}, ${whose(s.plaintiff)} mother told the physician who was treating ${s.plaintiff.the}, in order to help, "Last night the ${s.limb} was entirely numb, but the numbness has passed." ${offers(s, 'the physician', 'the numbness')} The mother is in the courtroom and able to testify.`,
  hired: (s) =>
    `Before trial, ${s.plaintiff.the} was examined by a physician who had been hired only to form an opinion for the trial and gave no treatment. For the purpose of the diagnosis ${he(s.plaintiff)} told the physician, ${numb(s)} ${offers(s, 'the physician', 'the numbness')} ${plaintiffCan(s)}`,
  driver: (s) =>
    `Half an hour after ${s.event}, in an ambulance on the way to the hospital, the driver asked ${s.plaintiff.the} about ${his(s.plaintiff)} ${s.limb}. ${He(s.plaintiff)} was by then composed and answered, "${capital(s.cause)}." ${offers(s, 'the driver', 'what caused the injury')} ${plaintiffCan(s)}`,
  fault: (s) =>
    `The day after ${s.event}, a physician examined ${s.plaintiff.the}, who explained about ${his(s.plaintiff)} ${s.limb}, "${capital(s.cause)}, because ${s.fault}." At trial, ${s.plaintiff.the} calls the physician to testify only to the words "because ${s.fault}," in order to prove their truth. ${plaintiffCan(s)}`,
  roommate: (s) =>
    `Two months after ${s.event}, merely to pass the time, ${s.plaintiff.the} told a roommate who had no connection with medicine, ${numb(s)} ${offers(s, 'the roommate', 'the numbness')} ${plaintiffCan(s)}`,
  available: (s) =>
    `Two days after ${s.event}, ${s.bystander.a} who had never worked for ${s.defendant.the} and is not a party told a colleague in an ordinary conversation, "I ${s.crime}, and I could go to prison for it." At trial, ${s.plaintiff.the} calls the colleague to testify to these words as a statement against interest. ${bystanderCan(s)}`,
}

const objection = ({ defendant }: SpontaneousStory) =>
  `${The(defendant)} objects that the testimony is hearsay.`

/** The accident first. */
function accidentFirst({ twist }: SpontaneousFacts, s: SpontaneousStory): string {
  return `${s.accident} ${capital(he(s.plaintiff))} sued ${s.defendant.a} in federal court for negligence. ${TOLD[twist](s)} ${objection(s)}`
}

/** The claim first. */
function claimFirst({ twist }: SpontaneousFacts, s: SpontaneousStory): string {
  return `In federal court, ${s.plaintiff.a} sued ${s.defendant.a} for negligence after ${s.happened}. ${TOLD[twist](s)} ${objection(s)}`
}

/** The accident and the claim in one sentence. */
function afterAccident({ twist }: SpontaneousFacts, s: SpontaneousStory): string {
  return `After ${s.happened}, ${s.plaintiff.a} brought a negligence action in federal court against ${s.defendant.a}. ${TOLD[twist](s)} ${objection(s)}`
}

export const tell = [accidentFirst, claimFirst, afterAccident] as const
