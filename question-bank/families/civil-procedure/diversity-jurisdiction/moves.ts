import { He, he, his, The } from '../../engine/party.ts'
import type { DiversityStory, Twist } from './facts.ts'

/** The plaintiff's citizenship when the contract was made, and the defendant's, then and now. */
export function atTheContract(twist: Twist, { plaintiff, person, home, away }: DiversityStory): string {
  return wasAway(twist)
    ? `At the time, both were citizens of ${away}, where ${person.the} still lives.`
    : `At the time, ${plaintiff.the} was a citizen of ${home}, and ${person.the} was a citizen of ${away}, where ${he(person)} still lives.`
}

/** Whether the plaintiff comes from the defendant's state. */
export const wasAway = (twist: Twist): boolean => twist === 'left-before' || twist === 'left-after'

/** Whether the plaintiff changes states, or seems to. */
export const isMove = (twist: Twist): boolean =>
  wasAway(twist) || twist === 'joined-before' || twist === 'joined-after' || twist === 'student'

const moved = ({ plaintiff }: DiversityStory, state: string) =>
  `sold ${his(plaintiff)} house, took a permanent job in ${state}, and moved there to stay.`

/** A move before the filing, and the words with which the sentence on the action begins. */
export function beforeFiling(twist: Twist, s: DiversityStory): readonly [string, string] {
  const { plaintiff, home, away } = s
  switch (twist) {
    case 'joined-before':
      return [`${The(plaintiff)} then ${moved(s, away)} `, `Two months later, ${he(plaintiff)}`]
    case 'left-before':
      return [
        `Partly because ${his(plaintiff)} lawyer advised suing in federal court, ${plaintiff.the} ${moved(s, home)} `,
        `Two months later, ${he(plaintiff)}`,
      ]
    case 'student':
      return [
        `${The(plaintiff)} then began a two-year degree program in ${away}, where ${he(plaintiff)} leases an apartment and works part time. ${He(plaintiff)} plans to return to ${home} after graduation. `,
        `Six months into the program, ${he(plaintiff)}`,
      ]
    case 'joined-after':
      return ['', `While still a citizen of ${home}, ${plaintiff.the}`]
    default:
      return ['', `While both were still citizens of ${away}, ${plaintiff.the}`]
  }
}

/** A move after the filing. */
export function afterFiling(twist: Twist, s: DiversityStory): string {
  const { plaintiff, person, home, away } = s
  switch (twist) {
    case 'joined-after':
      return ` Two months after filing the action, ${plaintiff.the} ${moved(s, away)}`
    case 'left-after':
      return ` ${The(person)} answered without raising any objection to jurisdiction. Two months after filing the action, ${plaintiff.the} ${moved(s, home)}`
    default:
      return ''
  }
}
