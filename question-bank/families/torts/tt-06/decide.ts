import type { Decision } from '../../engine/contract.ts'
import type { EntrantFacts } from './facts.ts'

/** True of everyone but customers, though it decides nothing where the danger was known. */
const KNOWN_ONLY = ['no-inspect']

/** The duties of the traditional categories as a function of the facts, category by category. */
export function decide(facts: EntrantFacts): Decision {
  switch (facts.entrant) {
    case 'customer':
      return invitee(facts)
    case 'guest':
      return licensee(facts)
    case 'strayed':
      // Licensee or trespasser, the same follows: nobody need look for dangers there.
      return {
        reasons: ['no-beyond', 'no-inspect'],
        arguable: ['no-wilful', 'no-ignorant'],
        path: ['beyond', 'licensee-unknown'],
      }
    case 'trespasser':
      return facts.danger === 'trap'
        ? { reasons: ['yes-trap'], path: ['trap'] }
        : {
            reasons: ['no-wilful'],
            arguable: KNOWN_ONLY,
            path: [facts.danger === 'activity' ? 'unseen-activity' : 'unseen'],
          }
    case 'known':
    case 'constant':
      return trespasser(facts)
    case 'child':
      return facts.knowledge === 'knew'
        ? {
            reasons: ['yes-child'],
            arguable: ['yes-warn', 'yes-expected'],
            path: [facts.danger === 'obvious' ? 'child-obvious' : 'child'],
          }
        : { reasons: ['no-inspect'], arguable: ['no-ignorant'], path: ['child-unknown'] }
    case 'child aware':
      return {
        reasons: ['no-child-aware'],
        arguable: ['no-wilful', 'no-obvious', ...KNOWN_ONLY],
        path: ['child-aware'],
      }
    case 'child unexpected':
      return {
        reasons: ['no-child-unexpected'],
        arguable: ['no-wilful', ...KNOWN_ONLY],
        path: ['child-unexpected'],
      }
  }
}

function invitee({ danger, knowledge, warned }: EntrantFacts): Decision {
  const path = (step: string) => ['invitee', step]
  if (danger === 'obvious') return { reasons: ['no-obvious'], path: path('obvious') }
  if (danger === 'expected')
    return { reasons: ['yes-expected'], arguable: ['yes-inspect'], path: path('obvious-expected') }
  if (warned === 'yes') return { reasons: ['no-warned'], arguable: ['no-obvious'], path: path('warned') }
  return knowledge === 'could find'
    ? { reasons: ['yes-inspect'], path: path('inspect') }
    : { reasons: ['no-ignorant'], path: path('undiscoverable') }
}

function licensee({ danger, knowledge, warned }: EntrantFacts): Decision {
  const path = (step: string) => ['licensee', step]
  if (danger === 'activity')
    return { reasons: ['yes-activity'], arguable: ['yes-warn'], path: path('licensee-activity') }
  if (danger === 'obvious')
    return { reasons: ['no-obvious'], arguable: ['no-guest', ...KNOWN_ONLY], path: path('licensee-obvious') }
  if (warned === 'yes')
    return {
      reasons: ['no-warned'],
      arguable: ['no-obvious', 'no-guest', ...KNOWN_ONLY],
      path: path('licensee-warned'),
    }
  return knowledge === 'knew'
    ? { reasons: ['yes-warn'], path: path('licensee-known') }
    : { reasons: ['no-inspect', 'no-guest'], arguable: ['no-ignorant'], path: path('licensee-unknown') }
}

function trespasser({ entrant, danger, knowledge, warned }: EntrantFacts): Decision {
  if (danger === 'activity')
    return { reasons: ['yes-activity'], arguable: ['yes-warn'], path: [`${entrant}-activity`] }
  if (danger === 'obvious')
    return { reasons: ['no-obvious'], arguable: KNOWN_ONLY, path: [`${entrant}-obvious`] }
  if (warned === 'yes')
    return { reasons: ['no-warned'], arguable: ['no-obvious', ...KNOWN_ONLY], path: [`${entrant}-warned`] }
  return knowledge === 'knew'
    ? { reasons: ['yes-warn'], path: [`${entrant}-hidden`] }
    : { reasons: ['no-inspect'], arguable: ['no-ignorant'], path: [`${entrant}-unknown`] }
}
