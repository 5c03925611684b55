import { describe, expect, it } from 'vitest'
import { FENCE_CELLS } from '../../../../question-bank/families/criminal-law/theft-crimes-told-apart/cells-fence.ts'
import type { TheftFacts } from '../../../../question-bank/families/criminal-law/theft-crimes-told-apart/facts.ts'
import { theftCrimesToldApart } from '../../../../question-bank/families/criminal-law/theft-crimes-told-apart/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

type Crime =
  | 'Larceny'
  | 'Larceny by trick'
  | 'Attempted larceny'
  | 'Embezzlement'
  | 'False pretenses'
  | 'Robbery'
  | 'Receipt of stolen property'
  | 'Attempted receipt of stolen property'
  | 'None'

/**
 * The law a second time, by the questions that a court asks in order: did it come from a thief; what did the owner give up;
 * was the intent to steal there in time; was it carried away; and was force used in time.
 */
function crimeOf({ scene, twist }: TheftFacts): Crime {
  const is = (...twists: TheftFacts['twist'][]) => twists.includes(twist)

  if (scene === 'fence') {
    const believedStolen = !is('careless')
    const stillStolen = !is('recovered')
    if (!believedStolen) return 'None'
    return stillStolen ? 'Receipt of stolen property' : 'Attempted receipt of stolen property'
  }

  const gaveTitle = scene === 'sale'
  if (gaveTitle) return is('lie', 'credit') ? 'False pretenses' : 'None'

  // Possession given by the owner, or by a customer for the owner; a lie at that time makes it worthless.
  const gavePossession = is('pocketed', 'spent', 'replaced', 'special-purpose', 'planned-loan', 'honest-loan')
  const byLie = is('special-purpose', 'planned-loan')
  if (gavePossession) return byLie ? 'Larceny by trick' : 'Embezzlement'

  // Everything else was taken, found, or held in custody. A finder without a clue and an innocent payee do not trespass.
  const trespass = !is('second-thought', 'no-clue', 'found-later')
  const intentToDeprive = !is('joyride', 'claimed')
  if (!trespass || !intentToDeprive) return 'None'
  if (is('cable')) return 'Attempted larceny'
  const forceOrFearInTime = is('struggle', 'next-room')
  return forceOrFearInTime ? 'Robbery' : 'Larceny'
}

describe('Theft crimes told apart', () => {
  const patterns = factPatternsOf(theftCrimesToldApart)

  it('agrees in every pattern with a second derivation of the law', () => {
    expect(patterns).toHaveLength(31)
    for (const { facts, reasons } of patterns) {
      const told = theftCrimesToldApart.stories.map(
        (story) => theftCrimesToldApart.reason(reasons[0] ?? '', facts as TheftFacts, story).texts[0],
      )
      for (const text of told)
        expect([facts, text?.split(', because')[0]]).toEqual([facts, crimeOf(facts as TheftFacts)])
    }
  })

  it.each([
    ['the clerk who empties the drawer', 'shop', 'drawer', 'larceny-custody'],
    ['the clerk who never fills it', 'shop', 'pocketed', 'received'],
    ['a coat on a chain', 'shop', 'cable', 'attempt'],
    ['the treasurer who pays it back', 'trust', 'replaced', 'replaced'],
    ['money for a bribe', 'trust', 'special-purpose', 'trick'],
    ['a hired horse', 'ride', 'planned-loan', 'trick'],
    ['a borrowed bicycle', 'ride', 'joyride', 'none-return'],
    ['a lamb that was not noticed', 'ride', 'kept', 'larceny-continuing'],
    ["one's own fur coat", 'ride', 'lien', 'larceny-possession'],
    ['a promise to pay', 'sale', 'promise', 'none-promise'],
    ['spoons as good as silver', 'sale', 'praise', 'none-opinion'],
    ['a note on the road', 'find', 'second-thought', 'none-later'],
    ['gold for nickels', 'pay', 'found-later', 'none-later'],
    ['a purse gone at a grab', 'force', 'snatched', 'larceny-snatch'],
    ['a blow in flight', 'force', 'force-after', 'larceny-after'],
    ['goods that the police had back', 'fence', 'recovered', 'attempted-receiving'],
  ] as const)('%s', (_name, scene, twist, reason) => {
    expect(theftCrimesToldApart.decide({ scene, twist }).reasons[0]).toBe(reason)
  })

  it('calls whoever buys from a thief what the story does, in each answer to a reason', () => {
    for (const story of theftCrimesToldApart.stories) {
      if (story.fence.dealer.the === 'the dealer') continue
      for (const cells of Object.values(FENCE_CELLS))
        for (const [, , why] of Object.values(cells(story))) expect(why).not.toMatch(/\bdealer\b/i)
    }
  })
})
