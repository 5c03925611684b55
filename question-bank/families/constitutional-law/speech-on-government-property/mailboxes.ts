import { capital } from '../../../text/capital.ts'
import { type Party, The, whose } from '../../engine/party.ts'
import { dated, type SpeechCase, suitOver } from './case.ts'

/** The internal mailboxes of a public employer. */
export interface Mailboxes {
  readonly employer: Party
  readonly workers: string
  /** A union that the workers did not elect, and a group of workers who oppose a plan. */
  readonly rival: Party
  readonly critics: Party
  readonly plan: string
}

/** The suit over access to mailboxes. */
export function mailboxCase(scene: Mailboxes, twist: 'rival' | 'critics'): SpeechCase {
  const { employer, workers, rival, critics, plan } = scene
  if (twist === 'rival')
    return {
      plaintiff: rival,
      defendant: employer,
      lead: (name, isFirst, isDated) =>
        dated(
          isDated,
          'Last spring,',
          `${name(rival)} asked ${name(employer)} to let it put flyers in the mailboxes${isFirst ? ` that it provides for its ${workers}` : ''}.`,
        ),
      act: (name, isFirst) =>
        `${capital(name(employer))} ${isFirst ? `provides mailboxes for its ${workers} and ` : ''}uses ${isFirst ? 'them' : 'these mailboxes'} for its own messages to ${isFirst ? 'them' : `the ${workers}`}. By contract, it has opened the mailboxes to the union that the ${workers} elected as their bargaining agent, and to no other union.`,
      after: `${The(employer)} turned ${rival.the} away because of the contract. ${The(rival)} may put up flyers on bulletin boards and talk with the ${workers} during breaks.`,
      suit: suitOver(rival, employer, 'the rule'),
    }
  return {
    plaintiff: critics,
    defendant: employer,
    lead: (name, isFirst, isDated) =>
      isFirst
        ? dated(
            isDated,
            'Last spring,',
            `${name(critics)} employed by ${name(employer)} opposed a proposal for ${plan}. They put flyers opposing the proposal in the mailboxes that ${employer.the} provides for its ${workers}.`,
          )
        : `${capital(name(critics))} put flyers there that opposed a proposal for ${plan}.`,
    act: (name, isFirst) =>
      `${capital(name(employer))} ${isFirst ? `provides mailboxes for its ${workers}. It ` : ''}uses ${isFirst ? 'them' : 'these mailboxes'} for its own messages and lets ${workers}, but not outsiders, use them for flyers about their work.`,
    after: `${capital(whose(employer))} director, who supports the proposal, had those flyers removed but left in place flyers that supported it. No one had complained about the flyers, and no work had been delayed.`,
    suit: suitOver(critics, employer, 'the removal of the flyers'),
  }
}

const it = 'it' as const
const they = 'they' as const

export const mailboxes: readonly Mailboxes[] = [
  {
    employer: { a: 'a public hospital', the: 'the hospital', pronoun: it },
    workers: 'nurses',
    rival: { a: "a rival nurses' union", the: 'the rival union', pronoun: it },
    critics: { a: 'three nurses', the: 'the three nurses', pronoun: they },
    plan: 'twelve-hour shifts',
  },
  {
    employer: { a: 'a school district', the: 'the district', pronoun: it },
    workers: 'teachers',
    rival: { a: "a rival teachers' union", the: 'the rival union', pronoun: it },
    critics: { a: 'two teachers', the: 'the two teachers', pronoun: they },
    plan: 'a four-day week',
  },
  {
    employer: { a: 'a transit authority', the: 'the authority', pronoun: it },
    workers: 'drivers',
    rival: { a: "a rival drivers' union", the: 'the rival union', pronoun: it },
    critics: { a: 'four drivers', the: 'the four drivers', pronoun: they },
    plan: 'cameras in the cabs',
  },
  {
    employer: { a: 'a city fire department', the: 'the department', pronoun: it },
    workers: 'firefighters',
    rival: { a: "a rival firefighters' union", the: 'the rival union', pronoun: it },
    critics: { a: 'five firefighters', the: 'the five firefighters', pronoun: they },
    plan: 'the merger of two stations',
  },
  {
    employer: { a: 'a city library system', the: 'the library system', pronoun: it },
    workers: 'librarians',
    rival: { a: "a rival librarians' union", the: 'the rival union', pronoun: it },
    critics: { a: 'six librarians', the: 'the six librarians', pronoun: they },
    plan: 'later closing hours',
  },
  {
    employer: { a: 'a county jail', the: 'the jail', pronoun: it },
    workers: 'guards',
    rival: { a: "a rival guards' union", the: 'the rival union', pronoun: it },
    critics: { a: 'two guards', the: 'the two guards', pronoun: they },
    plan: 'new uniforms',
  },
  {
    employer: { a: 'a port commission', the: 'the commission', pronoun: it },
    workers: 'crane operators',
    rival: { a: "a rival operators' union", the: 'the rival union', pronoun: it },
    critics: { a: 'three crane operators', the: 'the three operators', pronoun: they },
    plan: 'a night shift',
  },
  {
    employer: { a: 'a city sanitation department', the: 'the department', pronoun: it },
    workers: 'trash collectors',
    rival: { a: "a rival trash collectors' union", the: 'the rival union', pronoun: it },
    critics: { a: 'four trash collectors', the: 'the four collectors', pronoun: they },
    plan: 'smaller crews',
  },
]
