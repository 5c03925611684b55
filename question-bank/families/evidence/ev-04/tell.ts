import { capital } from '../../../text/capital.ts'
import type { SpontaneousFacts, SpontaneousSkin } from './facts.ts'

/** The facts in prose: the suit, the words, what they are to prove. */
export function tell({ twist }: SpontaneousFacts, skin: SpontaneousSkin): string {
  return `${skin.opening} ${WORDS[twist](skin)}`
}

const here = (name: string) => `${name} is present in the courtroom and available to testify for either side.`
const proves = (s: SpontaneousSkin) => `${s.plaintiff} offers the words as evidence that ${s.past}.`

const WORDS: Readonly<Record<SpontaneousFacts['twist'], (skin: SpontaneousSkin) => string>> = {
  describing: (s) =>
    `${s.bystander}, who was talking calmly with a colleague on the telephone, looked in that direction and remarked without any excitement, "I can see that ${s.now}." The colleague would testify to the remark. ${here(s.bystander)} ${proves(s)}`,
  delayed: (s) =>
    `${s.bystander} had observed everything from a comfortable distance without any excitement. Approximately two hours later, in an ordinary conversation with a colleague, ${s.bystander} remarked, "I saw that ${s.past}." The colleague would testify to the remark. ${here(s.bystander)} ${proves(s)}`,
  cry: (s) =>
    `Seconds after ${s.event}, ${s.bystander}, who had observed everything from the opposite side, ran hysterically to a stranger and shouted, "${capital(s.past)}!" The stranger would testify to the words. ${here(s.bystander)} ${proves(s)}`,
  shaking: (s) =>
    `${s.bystander} had observed ${s.event} from a distance of a few feet. Fifty minutes later, still weeping hysterically and trembling uncontrollably, ${s.bystander} stammered to a stranger, "${capital(s.past)}." The judge finds that the stress of what had happened had not subsided. The stranger would testify to the words. ${here(s.bystander)} ${proves(s)}`,
  calm: (s) =>
    `${s.bystander} had been terrified by ${s.event}, but became composed within half an hour. That evening, in a quiet conversation over dinner, ${s.bystander} told a colleague, "${capital(s.past)}." The colleague would testify to the words. ${here(s.bystander)} ${proves(s)}`,
  intent: (s) =>
    `It is disputed whether ${s.bystander} ${s.done} on the day of the accident. A colleague would testify that on the evening before it ${s.bystander} announced in an ordinary conversation, "I am going to ${s.plan} tomorrow." ${here(s.bystander)} ${s.plaintiff} offers the announcement as evidence that ${s.bystander} ${s.done}.`,
  dread: (s) =>
    `Among the injuries for which ${s.plaintiff} demands compensation is a lasting fear. A colleague would testify that four months after ${s.event}, in an ordinary conversation, ${s.plaintiff} confessed, "I am terrified of ${s.fear}." ${s.plaintiff}, who is present and could testify, offers the words as evidence of that fear.`,
  pain: (s) =>
    `The extent of the suffering is disputed. A colleague, who has no connection with medicine, would testify that four months after ${s.event}, in an ordinary conversation, ${s.plaintiff} suddenly remarked, "There is a burning pain in ${s.limb} as we speak." ${s.plaintiff}, who is present and could testify, offers the words as evidence of that pain.`,
  memory: (s) =>
    `It is disputed whether ${s.remembered}. A colleague would testify that two days after the accident, in an ordinary conversation, ${s.bystander} reflected, "I do believe that on that morning I ${s.memory}." ${here(s.bystander)} ${s.plaintiff} offers the words as evidence that ${s.remembered}.`,
  reason: (s) =>
    `It is disputed whether ${s.past}. A colleague would testify that four months after ${s.event}, in an ordinary conversation, ${s.bystander}, who had seen it, confessed, "I have been afraid of ${s.fear} ever since, because ${s.past}." Nobody has put the fears of ${s.bystander} in issue. ${here(s.bystander)} ${proves(s)}`,
  symptoms: (s) =>
    `Two months after ${s.event}, ${s.plaintiff} consulted a physician and reported, "In the first week ${s.limb} was entirely numb, which has passed since then." The physician would testify to the words. ${s.plaintiff}, who is present and could testify, offers them as evidence of that numbness.`,
  cause: (s) =>
    `On the day after ${s.event}, ${s.plaintiff} was examined by a physician and explained about ${s.limb}, "${capital(s.cause)}." The physician, who chose the treatment accordingly, would testify to the words. ${s.plaintiff}, who is present and could testify, offers them as evidence of what caused the injury.`,
  parent: (s) =>
    `On the day after ${s.event}, the mother of ${s.plaintiff} spoke to the physician who was treating ${s.plaintiff} and, in order to assist, told him, "During the night ${s.limb.replace(/^my /, 'the ')} was entirely numb." The physician would testify to the words. ${here('The mother')} ${s.plaintiff} offers them as evidence of that numbness.`,
  hired: (s) =>
    `Before the trial ${s.plaintiff} was examined by a physician who had been engaged only to form an opinion for the trial and gave no treatment. For the purpose of the diagnosis ${s.plaintiff} told her, "In the first week ${s.limb} was entirely numb, which has passed since then." The physician would testify to the words. ${s.plaintiff}, who is present and could testify, offers them as evidence of that numbness.`,
  driver: (s) =>
    `On the way to the hospital, half an hour after ${s.event} and by then quite composed, ${s.plaintiff} answered the question of the ambulance driver about ${s.limb}, "${capital(s.cause)}." The driver would testify to the words. ${s.plaintiff}, who is present and could testify, offers them as evidence of what caused the injury.`,
  fault: (s) =>
    `On the day after ${s.event}, ${s.plaintiff} was examined by a physician and explained about ${s.limb}, "${capital(s.cause)}, because ${s.fault}." The physician would testify to the words. ${s.plaintiff}, who is present and could testify, offers only the last part, as evidence that ${s.fault}.`,
  roommate: (s) =>
    `Two months after ${s.event}, ${s.plaintiff} mentioned to a roommate, merely to pass the time, "In the first week ${s.limb} was entirely numb, which has passed since then." The roommate, who has no connection with medicine, would testify to the words. ${s.plaintiff}, who is present and could testify, offers them as evidence of that numbness.`,
  available: (s) =>
    `Two days after ${s.event}, ${s.bystander}, who has never worked for ${s.defendant} and is not a party, told a colleague in an ordinary conversation, "I ${s.crime}, and I could go to prison for it." The colleague would testify to the words. ${here(s.bystander)} ${s.plaintiff} offers them as a statement against interest.`,
}
