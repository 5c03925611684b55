import { describe, expect, test } from 'vitest'
import { plain, topicWords } from '#rules/asking/words.ts'
import { requestIn } from '#study/companion/intent.ts'
import { meantBy } from '#study/companion/spelling.ts'

describe('what a message asks', () => {
  test.each([
    ['What is hearsay?', 'explain'],
    ['larceny vs. embezzlement', 'compare'],
    ['How do I approach a standing question?', 'approach'],
    ['Why was my answer wrong?', 'why'],
    ['why is B wrong?', 'why'],
    ['quiz me on torts', 'quiz'],
    ['another one more question please', 'quiz'],
    ['What should I study next?', 'study'],
    ['what is the answer to the question on my screen', 'live'],
    ['which option is correct', 'live'],
    ['is it A or B?', 'live'],
    ['is it a battery if nobody is hurt?', 'explain'],
    ['what is the answer deadline', 'explain'],
    ['thanks so much!', 'talk'],
    ['Hi Atticus', 'talk'],
    ['hi, what is hearsay', 'explain'],
    ['great, and in contract?', 'explain'],
    ['thanks man, that was really helpful', 'talk'],
    ['lol ok', 'talk'],
    ['who are you really?', 'talk'],
    ['makes sense', 'talk'],
    ['is it ok?', 'explain'],
    ['the best evidence', 'explain'],
    ['what next?', 'study'],
    ['how do i get better at evidence', 'study'],
    ['how can I improve my score', 'study'],
    ['how do i improve', 'study'],
    ['how can i get good title by adverse possession', 'explain'],
    ['how do i improve leased land', 'explain'],
    ['he never answered the complaint. what next?', 'explain'],
  ])('%s → %s', (message, intent) => {
    expect(requestIn(message).intent).toBe(intent)
  })

  test('a case name is no comparison', () => {
    expect(requestIn('Hadley v. Baxendale').intent).toBe('explain')
    expect(requestIn('explain Erie v. Tompkins').sides).toBeNull()
  })

  test('the part, the subject and the leaning are read from the words', () => {
    expect(requestIn('and its elements?')).toMatchObject({ part: 'elements', leans: true })
    expect(requestIn('and in contract?')).toMatchObject({ subject: 'Contracts', leans: true })
    expect(requestIn('what are the elements of battery')).toMatchObject({ part: 'elements', leans: false })
    expect(requestIn('explain res ipsa like I’m five').part).toBe('short')
    expect(requestIn('Promissory estoppel in plain English?').part).toBe('short')
    expect(requestIn('hearsay? i don’t get it').part).toBe('short')
    expect(requestIn('he mailed his acceptance but she didn’t get it').part).toBe('whole')
    expect(requestIn('remedy when the government waited too long').part).toBe('whole')
    expect(requestIn('give me an example')).toMatchObject({ part: 'example', leans: true })
    expect(requestIn('his own example was a lie').part).toBe('whole')
    expect(requestIn('mistake in crim law')).toMatchObject({ subject: 'Criminal Law/Procedure' })
  })

  test('ten thousand characters, and signs alone, are read without harm', () => {
    expect(requestIn('a b '.repeat(5_000)).intent).toBe('explain')
    expect(requestIn(`${'('.repeat(10_000)}`).intent).toBe('explain')
    expect(requestIn('').intent).toBe('explain')
  })
})

describe('words', () => {
  test('quotes, accents and rule numbers meet whatever way they are typed', () => {
    expect(plain('Rule 12(b)(6), Zoë’s')).toBe('rule 12b6, zoe')
    expect(topicWords('What is the pre-existing duty rule?')).toEqual([
      'pre',
      'existing',
      'preexisting',
      'duty',
    ])
    expect(topicWords('FRE 404(b)')).toEqual(['fre', '404b', '404'])
  })

  test('a term of art of words that every question has is found by what it does', () => {
    expect(topicWords('he sold it as is')).toContain('warranties')
    expect(topicWords('as is the rule in most states')).not.toContain('warranties')
  })

  test('a misspelt word is the nearest that begins alike, the commoner of two; short words are never guessed at', () => {
    const vocabulary = new Map([
      ['hearsay', 9],
      ['hearing', 2],
      ['excit', 3],
      ['possess', 4],
    ])
    expect(meantBy('heresay', vocabulary)).toBe('hearsay')
    expect(meantBy('haersay', vocabulary)).toBe('hearsay')
    expect(meantBy('weather', vocabulary)).toBeNull()
    expect(meantBy('hear', vocabulary)).toBeNull()
    expect(meantBy('803x5', vocabulary)).toBeNull()
  })
})
