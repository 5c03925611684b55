import type { Misconception } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import type { PossessionFacts } from './facts.ts'

type View = Misconception<PossessionFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: PossessionFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

function of(
  wrinkle: PossessionFacts['wrinkle'],
  believed: string,
  id: string,
  label: string,
  correction: string,
): View {
  return view(id, label, correction, (facts) => (facts.wrinkle === wrinkle ? believed : null))
}

const hasTitle = (facts: PossessionFacts) => decide(facts).reasons[0].startsWith('yes-')

/** Adverse possession as students get it wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'good-faith-needed',
    'a trespasser who knows the truth can never take title',
    'Unless the state asks for good faith, the statute runs for one who knows that the land is another’s.',
    (facts) => (facts.mind === 'knew' ? 'no-faith' : null),
  ),
  view(
    'honesty-is-the-point',
    'the statute rewards honest mistakes',
    'An honest belief is not what gives title unless the state asks for good faith.',
    (facts) => (facts.mind === 'believed' || facts.wrinkle === 'taxes' ? 'yes-faith' : null),
  ),
  view(
    'taxes-buy-title',
    'whoever pays the taxes earns the title',
    'Payment of taxes gives nothing by itself, and is not even needed unless the state asks for it.',
    (facts) => (facts.mind === 'knew' ? 'yes-tax' : null),
  ),
  view(
    'taxes-always-needed',
    'a possessor who pays no taxes can never take title',
    'Taxes need not be paid unless the state asks for it.',
    (facts) => (facts.mind === 'believed' ? 'no-tax' : null),
  ),
  view(
    'time-is-everything',
    'twenty years on the land are enough',
    'Time counts only while possession has every element and runs against this owner.',
    (facts) => (hasTitle(facts) ? null : 'yes-elements'),
  ),
  view(
    'mind-never-matters',
    'only acts count, so that nothing else can be missing',
    'The possessor’s thoughts may not matter, but leave, time, use and ownership do.',
    (facts) => (hasTitle(facts) ? null : 'yes-mind'),
  ),
  view(
    'silence-is-leave',
    'an owner who does nothing consents',
    'Leave must be given; an owner’s silence is not leave.',
    (facts) => (hasTitle(facts) ? 'no-leave' : null),
  ),
  view(
    'use-must-be-constant',
    'possession must be unbroken, enclosed and without any challenge',
    'It is enough to hold the land as an owner of such land would.',
    (facts) => (hasTitle(facts) ? 'no-use' : null),
  ),
  view(
    'time-starts-again',
    'any change on either side starts the time again',
    'Time runs on through transfers by either side, and through protest and later misfortune.',
    (facts) => (hasTitle(facts) ? 'no-time' : null),
  ),
  of(
    'transfer',
    'no-tack',
    'each-needs-twenty',
    'each possessor needs twenty years alone',
    'A possessor who takes by transfer from another adds the other’s time.',
  ),
  of(
    'expulsion',
    'yes-tack',
    'all-time-counts',
    'all adverse time counts for whoever is there last',
    'Without a transfer between them the times of two possessors are not added.',
  ),
  of(
    'visits',
    'yes-season',
    'visits-are-seasons',
    'coming back now and then is continuous use',
    'Use may follow the seasons of such land but must be the use that an owner would make of it.',
  ),
  view(
    'later-disability-tolls',
    'time stops while an owner cannot act or has just taken over',
    'Only a disability or divided ownership that was there at entry counts.',
    ({ wrinkle }) =>
      ['later illness', 'minor heir', 'sale', 'later remainder', 'child'].includes(wrinkle)
        ? 'no-owner'
        : null,
  ),
  view(
    'nothing-stops-time',
    'once someone is on the land, time runs against everybody',
    'It does not run against a disability or a future interest that was there at entry.',
    ({ wrinkle }) =>
      wrinkle === 'infant' || wrinkle === 'remainder' || wrinkle === 'return' ? 'yes-runs' : null,
  ),
  of(
    'infant',
    'yes-grace',
    'grace-miscounted',
    'the extra time runs from the entry',
    'The extra ten years run from the end of the disability.',
  ),
  of(
    'letter',
    'no-break',
    'protest-interrupts',
    'a protest breaks the possession',
    'A protest that is not followed by action leaves the possession as it was.',
  ),
  of(
    'return',
    'yes-undisturbed',
    'return-is-no-break',
    'a break is harmless if the possessor comes back',
    'When the owner takes the land back, time begins anew.',
  ),
  of(
    'deed',
    'no-part',
    'only-what-was-occupied',
    'possession never reaches beyond what was occupied',
    'Under a deed that describes the whole, possession of part is possession of the whole.',
  ),
  of(
    'no deed',
    'yes-deed',
    'claim-reaches-the-whole',
    'a claim to the whole is possession of the whole',
    'Without a deed possession reaches what was in fact occupied.',
  ),
  view(
    'occupancy-denies',
    'being there alone is a denial of everyone’s rights',
    'One who is there by leave, or as a co-owner, must make a plain denial.',
    ({ wrinkle }) =>
      ['leave', 'cotenant', 'city', 'shared', 'hidden', 'short', 'remainder', 'expulsion'].includes(wrinkle)
        ? 'yes-denied'
        : null,
  ),
]
