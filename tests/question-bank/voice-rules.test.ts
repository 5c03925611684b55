import { describe, expect, it } from 'vitest'
import { areaTerms } from '../../question-bank/check/rules/area-terms.ts'
import { dailyLength } from '../../question-bank/check/rules/daily-length.ts'
import { explanationCovers } from '../../question-bank/check/rules/explanation-covers.ts'
import { explanationFacts } from '../../question-bank/check/rules/explanation-facts.ts'
import { allOrNoneOfTheAbove } from '../../question-bank/check/rules/of-the-above.ts'
import { saidTwice } from '../../question-bank/check/rules/said-twice.ts'
import { verdictWord } from '../../question-bank/check/rules/verdict-word.ts'
import { whyLength } from '../../question-bank/check/rules/why-length.ts'
import { item, SOUND } from './sound-item.ts'

const words = (count: number) => Array.from({ length: count }, (_, place) => `word${place}`).join(' ')

/** The sound item with these reasons in place of its own. */
const withWhys = (whys: readonly string[], explanation = SOUND.explanation) =>
  item({
    choices: SOUND.choices.map(({ text, why }, place) => ({ text, why: whys[place] ?? why })),
    explanation,
  })

describe('the reasons and the explanation of a question', () => {
  it.each(['Correct. Notice is enough.', 'Right: notice.', 'Incorrect. It is hearsay.'])(
    'begin with the law and not with a verdict: %s',
    (why) => {
      expect(verdictWord.check(withWhys([why]))).toHaveLength(1)
    },
  )

  it('may use the word elsewhere, or begin with a right', () => {
    expect(verdictWord.check(withWhys(['Right of entry is not a lien, which is correct.']))).toEqual([])
  })

  it('say nothing twice on one screen, short sentences aside', () => {
    const rule = 'An offer may be revoked until it is accepted.'
    expect(saidTwice.check(withWhys([rule, rule]))).toEqual([`says twice: "${rule}"`])
    expect(saidTwice.check(withWhys([rule], `The owner revoked. ${rule}`))).toHaveLength(1)
    expect(saidTwice.check(withWhys(['It didn’t.', 'It didn’t.']))).toEqual([])
  })

  it('are short enough to read', () => {
    expect(whyLength.check(withWhys([words(35), words(36)]))).toEqual([
      expect.stringContaining('36 words, at most 35'),
    ])
    expect(whyLength.check(withWhys([words(5)], words(131)))).toHaveLength(1)
    expect(whyLength.check(withWhys([words(5), words(6), words(7), words(8)], words(130)))).toEqual([])
  })

  it('cover an option by its own reason too, but not by a reason on something else', () => {
    const explanation = 'A statement offered for its effect is not hearsay (FRE 801(c)). It was a warning.'
    const met = [
      'The manager heard it, so it shows notice.',
      'A present sense impression describes an event as it is perceived, but no exception is needed.',
      'An absent customer does not make the remark hearsay.',
      'The remark is no more harmful than fair proof of notice.',
    ]
    expect(explanationCovers.check(withWhys(met, explanation))).toEqual([])
    const idle = met.with(1, 'No.')
    expect(explanationCovers.check(withWhys(idle, explanation))).toEqual([
      expect.stringContaining('describes an event'),
    ])
  })

  it('may cite a case whose party has two capitals, and no stranger', () => {
    const cited = { authorities: ['McBurney v. Young'] }
    const explanation = 'The holding of McBurney v. Young decides it. The rule of McBurney applies.'
    expect(explanationFacts.check({ ...item({ explanation }), ...cited })).toEqual([])
    expect(explanationFacts.check(item({ explanation: 'It was the remark of McDuff that day.' }))).toEqual([
      'states a name the stem does not: McDuff',
    ])
  })
})

describe('the options of a question', () => {
  const terms = areaTerms(['hearsay', 'present sense impression', 'unfair prejudice'], ['hearsay'])
  const speaking = [
    'Admit it, because it is not hearsay.',
    'Admit it, as a present sense impression.',
    'Exclude it, because of unfair prejudice.',
    'Exclude it, because the customer is absent.',
  ]

  it('have a term of the subject in three of four, and one of the area', () => {
    expect(terms.check(item({ texts: speaking }))).toEqual([])
    expect(terms.check(item({ texts: speaking.with(1, 'Admit it, because it was fair.') }))).toEqual([
      expect.stringContaining('"Admit it, because it was fair."'),
    ])
    expect(terms.check(item({ texts: speaking.with(0, 'Admit it, despite unfair prejudice.') }))).toEqual([
      expect.stringMatching(/^no option has a term of the area/),
    ])
  })

  it('may speak of both people, but not of both options', () => {
    const ended = (text: string) => allOrNoneOfTheAbove.check(item({ texts: speaking.with(0, text) }))
    expect(ended('Yes, because the duty was owed to both of them.')).toEqual([])
    expect(ended('Both of them.')).toHaveLength(1)
  })

  it('are short in the daily case, stem included', () => {
    const daily = (count: number) => item({ pool: 'daily', stem: words(count), texts: ['a', 'b', 'c', 'd'] })
    expect(dailyLength.check(daily(166))).toEqual([])
    expect(dailyLength.check(daily(167))).toHaveLength(1)
    expect(dailyLength.check({ ...daily(167), pool: 'practice' })).toEqual([])
  })
})
