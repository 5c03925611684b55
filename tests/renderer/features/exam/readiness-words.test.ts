import { expect, it } from 'vitest'
import { basisWords, missingWords, silentWords } from '../../../../renderer/features/exam/readiness-words.ts'

it('speaks of one block as of one', () => {
  expect(basisWords({ blocks: 1, answers: 1204 })).toBe(
    'It rests on 1 exam block from the last six weeks and 1,204 answers. Practice since that block counts too.',
  )
  expect(basisWords({ blocks: 3, answers: 151 })).toBe(
    'It rests on 3 exam blocks from the last six weeks and 151 answers. Practice since those blocks counts too.',
  )
})

it('says what is missing', () => {
  expect(missingWords({ kind: 'block' })).toBe('an exam block in the last three weeks, taken like the exam')
  expect(missingWords({ kind: 'answers', more: 1 })).toBe('1 more answer')
  expect(missingWords({ kind: 'subject', subject: 'Torts', more: 15 })).toBe('15 more answers in Torts')
  expect(missingWords({ kind: 'wide' })).toBe('one more exam block')
})

it('calls it too early only where answers are missing, not where the last block has grown old', () => {
  expect(silentWords([{ kind: 'block' }, { kind: 'answers', more: 12 }])).toMatch(/^It’s too early/)
  expect(silentWords([{ kind: 'block' }])).toBe(
    'There’s too little to go by right now. An honest estimate needs:',
  )
})
