import { describe, expect, it } from 'vitest'
import { meantBy } from '#study/companion/spelling.ts'

const known = (...words: [string, number][]) => new Map(words)
const meant = (word: string, ...words: string[]) =>
  meantBy(word, known(...words.map((one) => [one, 1] as [string, number])))

describe('a word that no rule has', () => {
  it.each([
    ['easment', 'easement'],
    ['easemment', 'easement'],
    ['easemant', 'easement'],
    ['easmeent', 'easement'],
    ['neglignece', 'negligence'],
    ['tort', null],
    ['torst', 'torts'],
    ['tarst', null],
  ])('%s of which is meant %s', (typed, word) => {
    expect(meant(typed, 'easement', 'negligence', 'torts')).toBe(word)
  })

  it('may lie one slip off from five letters on, two from seven on', () => {
    expect(meant('dute', 'duty')).toBeNull()
    expect(meant('breac', 'breach')).toBe('breach')
    expect(meant('braec', 'breach')).toBeNull()
    expect(meant('breah', 'breach')).toBe('breach')
    expect(meant('deamge', 'damage')).toBeNull()
    expect(meant('deamges', 'damages')).toBe('damages')
    expect(meant('demgaes', 'damages')).toBe('damages')
    expect(meant('demgees', 'damages')).toBeNull()
  })

  it('counts a letter more, less or other at the end as one slip', () => {
    expect(meant('duties', 'dutie')).toBe('dutie')
    expect(meant('dutie', 'duties')).toBe('duties')
    expect(meant('duties', 'dutiez')).toBe('dutiez')
    expect(meant('duties', 'dut')).toBeNull()
  })

  it('is never a number, a word that begins otherwise, or one of three letters', () => {
    expect(meant('rule12b', 'rule12c')).toBeNull()
    expect(meant('measement', 'easement')).toBeNull()
    expect(meant('dutys', 'dut')).toBeNull()
    expect(meant('dutys', 'duty')).toBe('duty')
  })

  it('is the nearest, and of equally near ones the one used most', () => {
    expect(meantBy('contrast', known(['contract', 9], ['contrasts', 1]))).toBe('contract')
    expect(meantBy('contrast', known(['contrasts', 9], ['contract', 1]))).toBe('contrasts')
    expect(meantBy('contrats', known(['contacts', 9], ['contrast', 1]))).toBe('contrast')
    expect(meantBy('contrast', known(['contract', 1], ['contrasts', 1]))).toBe('contract')
    // A letter left out is likelier than another one typed.
    expect(meantBy('repudation', known(['reputation', 9], ['repudiation', 1]))).toBe('repudiation')
    expect(meantBy('repudation', known(['repudiation', 1], ['reputation', 9]))).toBe('repudiation')
  })

  it('is nothing where no word is near', () => {
    expect(meant('jurisdiction', 'easement')).toBeNull()
    expect(meantBy('jurisdiction', known())).toBeNull()
  })
})
