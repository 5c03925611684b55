import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'
import type { SeveranceFacts } from '../../question-bank/families/real-property/rp-03/facts.ts'
import { jointTenancySeverance } from '../../question-bank/families/real-property/rp-03/family.ts'

interface Share {
  holder: 'actor' | 'other' | 'third' | 'outsider'
  /** Whether the share has survivorship with the other joint shares. */
  joint: boolean
}

type Event = SeveranceFacts['event']

/** What each event conveys, told as the four unities see it: to whom the actor's share goes, or null. */
function newHolder({ event, theory }: SeveranceFacts): Share['holder'] | null {
  const moves: Partial<Record<Event, Share['holder']>> = {
    deed: 'outsider',
    'secret deed': 'outsider',
    'own deed': 'actor',
    'deed inside': 'other',
    'execution sale': 'outsider',
    contract: 'outsider',
  }
  if (event === 'mortgage' && theory === 'title') return 'outsider'
  return moves[event] ?? null
}

/** The rule a second time: shares are laid out, moved and taken by survivorship, and then the dead one's are counted. */
function escapesSurvivorship(facts: SeveranceFacts): boolean {
  const people =
    facts.holding === 'three' ? (['actor', 'other', 'third'] as const) : (['actor', 'other'] as const)
  const shares: Share[] = people.map((holder) => ({ holder, joint: facts.holding !== 'unspecified' }))
  const own = shares[0]
  const moved = newHolder(facts)
  // Spouses hold as one person: what one does alone conveys nothing.
  if (own && moved && facts.holding !== 'spouses') Object.assign(own, { holder: moved, joint: false })
  const endsForAll: readonly Event[] = ['partition made', 'split agreed', 'murder']
  if (endsForAll.includes(facts.event)) for (const share of shares) share.joint = false
  // A single joint share has nobody left to survive with.
  if (shares.filter(({ joint }) => joint).length < 2) for (const share of shares) share.joint = false

  const outsiderDies = facts.holding === 'three' && facts.death === 'actor'
  // Security and sales of the actor's share are the outsider's to keep when the actor has died.
  const dead = facts.death === 'other' ? 'other' : outsiderDies || moved === 'outsider' ? 'outsider' : 'actor'
  return shares.some(({ holder, joint }) => holder === dead && !joint)
}

describe('RP-03, joint tenancy and severance', () => {
  const patterns = factPatternsOf(jointTenancySeverance)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(35)
    for (const pattern of patterns) {
      const escapes = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, escapes]).toEqual([
        pattern.facts,
        escapesSurvivorship(pattern.facts as SeveranceFacts),
      ])
    }
  })

  const plain: SeveranceFacts = { holding: 'two', event: 'nothing', theory: 'not asked', death: 'actor' }
  const governing = (changes: Partial<SeveranceFacts>) => {
    const facts = { ...plain, ...changes }
    expect(jointTenancySeverance.illegal(facts)).toBeNull()
    return jointTenancySeverance.decide(facts).reasons[0]
  }

  it.each([
    ['a will does not sever', { event: 'will' }, 'no-survivor'],
    ['a secret deed does', { event: 'secret deed' }, 'yes-transfer'],
    ['an undelivered deed does not', { event: 'kept deed' }, 'no-delivery'],
    ['a mortgage severs under the title theory', { event: 'mortgage', theory: 'title' }, 'yes-mortgage'],
    ['and not under the lien theory', { event: 'mortgage', theory: 'lien' }, 'no-mortgage'],
    ['a judgment lien does not sever', { event: 'judgment lien' }, 'no-burden'],
    ['an execution sale does', { event: 'execution sale', death: 'other' }, 'yes-transfer'],
    ['a pending partition suit does not', { event: 'partition sought' }, 'no-suit'],
    ['one spouse cannot sever an entirety', { holding: 'spouses', event: 'deed' }, 'no-alone'],
    ['two of three remain joint', { holding: 'three', event: 'deed', death: 'other' }, 'no-remaining'],
    ['the buyer from one of three holds in common', { holding: 'three', event: 'deed' }, 'yes-transfer'],
    ['a murderer does not survive', { event: 'murder', death: 'other' }, 'yes-killing'],
    ['a careless driver does', { event: 'accident', death: 'other' }, 'no-killing'],
    ['a share in common passes by will', { holding: 'unspecified', event: 'will' }, 'yes-common'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })
})
