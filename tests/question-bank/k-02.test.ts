import { describe, expect, it } from 'vitest'
import type { MailboxFacts } from '../../question-bank/families/contracts/k-02/facts.ts'
import { mailboxTimeline } from '../../question-bank/families/contracts/k-02/family.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'
import { joinSentences } from '../../question-bank/families/engine/join-sentences.ts'

/** When each thing happens, in days, for a fact pattern; Infinity for what never happens. */
function calendar(facts: MailboxFacts) {
  const slow = facts.fate === 'late' || facts.fate === 'lost'
  const acceptedOn = slow ? 9 : facts.word === 'early' ? 4 : facts.reply === 'acceptance-rejection' ? 1 : 2
  const arrives =
    facts.voice === 'phone'
      ? acceptedOn
      : facts.fate === 'lost'
        ? Infinity
        : facts.fate === 'late'
          ? 12
          : facts.address === 'wrong slow'
            ? 8
            : facts.fate === 'before'
              ? 3
              : 6
  const revokedOn = { none: Infinity, early: 3, crossing: slow ? 10 : 4 }[facts.word]
  const refusalSent = facts.reply === 'acceptance' ? Infinity : facts.reply === 'acceptance-rejection' ? 2 : 1
  const refusalHere = refusalSent === Infinity ? Infinity : facts.fate === 'before' ? 5 : 3
  return { acceptedOn, arrives, revokedOn, refusalSent, refusalHere, last: 10 }
}

/** The Restatement a second time: find the moment the acceptance counts, then what had ended the offer by then. */
function contract(facts: MailboxFacts): boolean {
  const time = calendar(facts)
  const properOrPrompt = facts.address !== 'wrong slow'
  const sendingCounts =
    facts.voice === 'letter' &&
    facts.offer === 'plain' &&
    time.refusalSent > time.acceptedOn &&
    properOrPrompt
  const counts = sendingCounts ? time.acceptedOn : time.arrives
  const irrevocable = facts.offer === 'option'
  const endedBy = irrevocable ? time.last : Math.min(time.revokedOn, time.refusalHere, time.last)
  return counts <= endedBy
}

describe('K-02, mailbox timeline', () => {
  const patterns = factPatternsOf(mailboxTimeline)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(18)
    for (const pattern of patterns)
      expect([pattern.facts, pattern.reasons[0]?.startsWith('yes-')]).toEqual([
        pattern.facts,
        contract(pattern.facts as MailboxFacts),
      ])
  })

  const plain: MailboxFacts = {
    offer: 'plain',
    reply: 'acceptance',
    voice: 'letter',
    address: 'right',
    fate: 'after',
    word: 'crossing',
  }
  const governing = (changes: Partial<MailboxFacts>) =>
    mailboxTimeline.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['posting beats a revocation still in the mail', {}, 'yes-dispatch'],
    ['a revocation read first wins', { word: 'early' }, 'no-ended'],
    ['a lost acceptance binds', { fate: 'lost', word: 'none' }, 'yes-dispatch'],
    ['an option wants arrival in time', { offer: 'option', fate: 'late' }, 'no-receipt'],
    ['an option survives revocation', { offer: 'option' }, 'yes-option'],
    [
      'a rejection mailed first makes it a race to arrive',
      { reply: 'rejection-acceptance', word: 'none' },
      'no-new-offer',
    ],
    [
      'an acceptance posted first is not undone by a faster refusal',
      { reply: 'acceptance-rejection', word: 'none' },
      'yes-dispatch',
    ],
    ['a wrong address that does no harm', { address: 'wrong swift' }, 'yes-address'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })

  it('joins sentences so that after a semicolon a capital stands for names alone', () => {
    for (const { facts } of patterns)
      for (const skin of mailboxTimeline.stories) {
        const stem = mailboxTimeline.tell(facts as MailboxFacts, skin)
        const capitals = [...stem.matchAll(/; (\p{Lu}\p{L}*)/gu)].map(([, word]) => word)
        const names = [skin.offeror, skin.offeree]
        expect([stem, capitals.filter((word) => !names.includes(word ?? ''))]).toEqual([stem, []])
      }
  })
})

describe('joinSentences', () => {
  it.each([
    [
      'a name keeps its capital',
      'Ash sold it. Birch paid Ash.',
      'Ash sold it; Birch paid Ash.',
      'Then Birch left.',
    ],
    [
      'an opening word that is none loses it',
      'Ash sold it. Knowing this, Birch paid.',
      'Ash sold it; knowing this, Birch paid.',
      '',
    ],
    [
      'a word that may be either is not joined',
      'Ash sold it. Seldom did Birch pay.',
      'Ash sold it. Seldom did Birch pay.',
      '',
    ],
  ])('%s', (_name, text, joined, rest) => {
    expect(joinSentences(`${text} ${rest}`.trim())).toBe(`${joined} ${rest}`.trim())
  })
})
