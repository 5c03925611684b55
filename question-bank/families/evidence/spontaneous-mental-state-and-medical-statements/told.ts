import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { SpontaneousFacts, SpontaneousStory, Twist } from './facts.ts'

type Telling = (story: SpontaneousStory) => string

const can = (who: string) => `${capital(who)} is in the courtroom and able to testify.`
const offers = ({ plaintiff }: SpontaneousStory, witness: string, what: string, speaker: string) =>
  `At trial, ${plaintiff.the} calls ${witness} to testify to this statement in order to prove ${what}. ${can(speaker)}`
const proves = (s: SpontaneousStory, witness: string) => offers(s, witness, `that ${s.past}`, s.bystander.the)
const NUMB = '"For the first week it was completely numb, but the feeling has come back."'
const asked = (s: SpontaneousStory, who: string) =>
  `${who} asked ${s.plaintiff.the} how ${he(s.plaintiff)} had hurt ${his(s.plaintiff)} ${s.limb}.`

/** The speaker, the statement, and the offer. */
const TOLD: Readonly<Record<Twist, Telling>> = {
  describing: (s) =>
    `${capital(s.bystander.a)} who was talking to a colleague on the telephone looked up and said calmly, "${capital(s.now)}." Moments later, ${s.event} occurred. ${proves(s, 'the colleague')}`,
  delayed: (s) =>
    `${capital(s.bystander.a)} saw ${s.event} from across the way and then went on with the morning's work. Two hours later, over lunch, ${he(s.bystander)} told a colleague, "${capital(s.past)}." ${proves(s, 'the colleague')}`,
  cry: (s) =>
    `Seconds after ${s.event}, ${s.bystander.a} who had seen it ran up to a stranger and shouted, "${capital(s.past)}!" ${proves(s, 'the stranger')}`,
  shaking: (s) =>
    `${capital(s.bystander.a)} saw ${s.event} from a few feet away. Fifty minutes later, still weeping and trembling, ${he(s.bystander)} told a stranger, "${capital(s.past)}." ${proves(s, 'the stranger')}`,
  calm: (s) =>
    `${capital(s.bystander.a)} saw ${s.event} and was badly shaken, but ${he(s.bystander)} was calm again within half an hour and finished the day's work. That evening, over dinner, ${he(s.bystander)} told a colleague, "${capital(s.past)}." ${proves(s, 'the colleague')}`,
  intent: (s) =>
    `The parties dispute whether ${s.bystander.a} ${s.done} on the day of ${s.event}. On the evening before, ${s.bystander.the} told a colleague, "I'm going to ${s.plan} tomorrow." ${offers(s, 'the colleague', `that ${s.bystander.the} ${s.done}`, s.bystander.the)}`,
  dread: (s) =>
    `${The(s.plaintiff)} seeks damages for a lasting fear as well as for physical injury. Four months after ${s.event}, ${he(s.plaintiff)} told a coworker, "I'm terrified of ${s.fear}." ${offers(s, 'the coworker', 'that fear', s.plaintiff.the)}`,
  pain: (s) =>
    `The parties dispute whether ${s.plaintiff.the} still suffers pain. Four months after ${s.event}, ${he(s.plaintiff)} stopped in the middle of a meal and told a coworker, "My ${s.limb} is burning." ${offers(s, 'the coworker', 'that pain', s.plaintiff.the)}`,
  memory: (s) =>
    `The parties dispute whether ${s.remembered} before ${s.event}. Two days afterward, ${s.bystander.a} told a colleague, "I believe that I ${s.memory} that morning." ${offers(s, 'the colleague', `that ${s.remembered}`, s.bystander.the)}`,
  reason: (s) =>
    `The parties dispute whether ${s.past}. Four months after ${s.event}, ${s.bystander.a} who had seen it told a colleague, "I've been afraid of ${s.fear} ever since, because ${s.past}." ${proves(s, 'the colleague')}`,
  symptoms: (s) =>
    `Two months after ${s.event}, ${s.plaintiff.the} consulted a physician about ${his(s.plaintiff)} ${s.limb} and said, ${NUMB} ${offers(s, 'the physician', 'the numbness', s.plaintiff.the)}`,
  cause: (s) =>
    `The day after ${s.event}, ${asked(s, 'a physician')} ${He(s.plaintiff)} answered, "${capital(s.cause)}." ${offers(s, 'the physician', 'what caused the injury', s.plaintiff.the)}`,
  parent: (s) =>
    `The morning after ${s.event}, ${whose(s.plaintiff)} mother drove ${him(s.plaintiff)} to a physician. While ${s.plaintiff.the} was being examined, the mother told the physician, "I sat up with ${him(s.plaintiff)} all night. The ${s.limb} was completely numb until about four." ${offers(s, 'the physician', 'the numbness', 'the mother')}`,
  hired: (s) =>
    `To prepare for trial, ${whose(s.plaintiff)} lawyer had ${him(s.plaintiff)} examined by a physician who was to testify as an expert and gave no treatment. Asked by the physician about ${his(s.plaintiff)} ${s.limb}, ${s.plaintiff.the} said, ${NUMB} ${offers(s, 'the physician', 'the numbness', s.plaintiff.the)}`,
  driver: (s) =>
    `Half an hour after ${s.event}, on the way to the hospital, ${asked(s, 'the driver of the ambulance')} ${He(s.plaintiff)} was calm by then and answered, "${capital(s.cause)}." ${offers(s, 'the driver', 'what caused the injury', s.plaintiff.the)}`,
  fault: (s) =>
    `The day after ${s.event}, ${asked(s, 'a physician')} ${He(s.plaintiff)} answered, "${capital(s.cause)}, because ${s.fault}." At trial, ${s.plaintiff.the} calls the physician to testify to this answer in order to prove what happened and that ${s.fault}. ${can(s.plaintiff.the)}`,
  roommate: (s) =>
    `Two months after ${s.event}, while cooking dinner, ${s.plaintiff.the} told a roommate about ${his(s.plaintiff)} ${s.limb}, ${NUMB} ${offers(s, 'the roommate', 'the numbness', s.plaintiff.the)}`,
  available: (s) =>
    `Two days after ${s.event}, ${s.bystander.a} who had never worked for ${s.defendant.the} told a colleague, "I ${s.crime}. I could go to prison for it." At trial, ${s.plaintiff.the} calls the colleague to testify to these words as a statement against interest. ${can(s.bystander.the)}`,
}

const objection = ({ twist }: SpontaneousFacts, { defendant }: SpontaneousStory) =>
  twist === 'fault'
    ? `${The(defendant)} objects that the words after "because" are hearsay.`
    : `${The(defendant)} objects that the testimony is hearsay.`

/** The accident first. */
function accidentFirst(facts: SpontaneousFacts, s: SpontaneousStory): string {
  return `${s.accident} ${capital(he(s.plaintiff))} sued ${s.defendant.a} in federal court for negligence. ${TOLD[facts.twist](s)} ${objection(facts, s)}`
}

/** The claim first. */
function claimFirst(facts: SpontaneousFacts, s: SpontaneousStory): string {
  return `In federal court, ${s.plaintiff.a} sued ${s.defendant.a} for negligence after ${s.happened}. ${TOLD[facts.twist](s)} ${objection(facts, s)}`
}

/** The accident and the claim in one sentence. */
function afterAccident(facts: SpontaneousFacts, s: SpontaneousStory): string {
  return `After ${s.happened}, ${s.plaintiff.a} brought a negligence action in federal court against ${s.defendant.a}. ${TOLD[facts.twist](s)} ${objection(facts, s)}`
}

export const tell = [accidentFirst, claimFirst, afterAccident] as const
