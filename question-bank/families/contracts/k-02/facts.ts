import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether messages that cross in the mail make a contract (Restatement (Second) 37, 40, 42, 63–68). */
export type MailboxFacts = {
  /** 'option': paid for; 'receipt': the offer asks for an acceptance in the offeror's hands. */
  readonly offer: 'plain' | 'option' | 'receipt'
  readonly reply: 'acceptance' | 'acceptance-rejection' | 'rejection-acceptance'
  readonly voice: 'letter' | 'phone'
  /** 'wrong swift' came as soon as a well-addressed letter would have come. */
  readonly address: 'right' | 'wrong swift' | 'wrong slow'
  /** When the acceptance arrives: before or after the other message, after the last day, or never. */
  readonly fate: 'before' | 'after' | 'late' | 'lost'
  /** The offeror's revocation: 'early' is read before the acceptance is sent, 'crossing' after that. */
  readonly word: 'none' | 'early' | 'crossing'
}

export const dimensions: { readonly [K in keyof MailboxFacts]: readonly MailboxFacts[K][] } = {
  offer: ['plain', 'option', 'receipt'],
  reply: ['acceptance', 'acceptance-rejection', 'rejection-acceptance'],
  voice: ['letter', 'phone'],
  address: ['right', 'wrong swift', 'wrong slow'],
  fate: ['before', 'after', 'late', 'lost'],
  word: ['none', 'early', 'crossing'],
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: MailboxFacts): string | null {
  const { offer, reply, voice, address, fate, word } = facts
  const plainLetter = offer === 'plain' && voice === 'letter'
  if (reply !== 'acceptance') {
    if (word !== 'none' || address !== 'right') return 'one wrinkle at a time'
    if (fate === 'late' || fate === 'lost') return 'the order of arrival must be told'
    if (offer === 'receipt') return 'a rejection that arrives first leaves one reason only'
    if (offer === 'option' && (reply !== 'rejection-acceptance' || fate !== 'after' || voice === 'phone'))
      return 'told once'
    if (voice === 'phone' && (reply !== 'rejection-acceptance' || fate !== 'before'))
      return 'words are heard at once'
    return null
  }
  if (voice === 'phone') {
    if (offer !== 'plain' || address !== 'right' || fate !== 'before') return 'words are heard at once'
    return word === 'crossing' ? null : 'nothing to decide'
  }
  if (address !== 'right')
    return plainLetter && word === 'crossing' && fate === 'after' ? null : 'one wrinkle at a time'
  if (word === 'early')
    return fate === 'after' && offer !== 'receipt' ? null : 'a second ground, or nothing to decide'
  if (word === 'none')
    return offer === 'plain' && (fate === 'late' || fate === 'lost') ? null : 'nothing to decide'
  if (offer === 'receipt' && (fate === 'late' || fate === 'lost')) return 'two grounds'
  if (offer === 'option' && fate === 'before') return 'two grounds'
  return null
}

/** A dress for the facts: two people who deal by mail. None is a merchant who offers goods (UCC 2-205). */
export interface MailboxSkin extends StoryHead<MailboxFacts> {
  /** Who they are and what one of them wants, one or two sentences. */
  readonly opening: string
  readonly offeror: string
  readonly offeree: string
  /** What is offered, reading on after "offered". */
  readonly deal: string
  /** What was paid for an option, such as "$150". */
  readonly fee: string
  readonly month: string
  readonly start: number
  /** How the envelope was misaddressed, reading on after "but". */
  readonly slip: string
}
