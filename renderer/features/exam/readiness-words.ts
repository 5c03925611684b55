import { counted, lengthOfTime, plural } from '#protocol/figures.ts'
import { DAY_MS } from '#rules/days.ts'
import { BLOCK_DAYS, FRESH_DAYS } from '#rules/readiness/readiness.ts'
import type { Readiness } from '../../clients/exam.ts'

type Missing = Extract<Readiness, { kind: 'silent' }>['missing'][number]

/** A record that is missing, in a few words. */
export function missingWords(missing: Missing): string {
  switch (missing.kind) {
    case 'block':
      return `an exam block in the last ${lengthOfTime(FRESH_DAYS * DAY_MS, 'week')}, taken like the exam`
    case 'answers':
      return `${counted(missing.more, 'more answer', 'more answers')}`
    case 'subject':
      return `${counted(missing.more, 'more answer', 'more answers')} in ${missing.subject}`
    case 'wide':
      return 'one more exam block'
  }
}

/** Why nothing is said, as a sentence begins the list of what is missing: who only needs a newer block isn't early. */
export function silentWords(missing: readonly Missing[]): string {
  const isEarly = missing.some(({ kind }) => kind === 'answers' || kind === 'subject')
  return isEarly
    ? 'It’s too early to say. An honest estimate still needs:'
    : 'There’s too little to go by right now. An honest estimate needs:'
}

/** The records that an estimate rests on, in sentences. */
export function basisWords({ blocks, answers }: Pick<Readiness, 'blocks' | 'answers'>): string {
  const taken = `${counted(blocks, 'exam block', 'exam blocks')} from the last ${lengthOfTime(BLOCK_DAYS * DAY_MS, 'week')}`
  return `It rests on ${taken} and ${counted(answers, 'answer', 'answers')}. Practice since ${plural(blocks, 'that block', 'those blocks')} counts too.`
}
