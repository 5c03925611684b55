import type { Decision } from '../../engine/contract.ts'
import { isBarred, isDefensive, type SupplementalFacts } from './facts.ts'

/** The law of section 1367 as a function of the facts. Every reason that is true of them is listed. */
export function decide(facts: SupplementalFacts): Decision {
  const { anchor, claim, tie, later } = facts
  if (later !== 'nothing') return afterwards(facts)
  if (claim === 'large counterclaim')
    return { reasons: ['yes-own'], arguable: ['yes-defending'], path: ['independent-basis'] }
  if (tie === 'other events')
    return {
      reasons: ['no-nucleus'],
      arguable: claim === 'counterclaim' ? ['no-amount'] : [],
      path: [claim === 'counterclaim' ? 'unrelated-counterclaim' : 'unrelated-claim'],
    }
  if (anchor === 'federal') return underFederalLaw(facts)
  if (claim === 'second plaintiff, small')
    return { reasons: ['yes-carry'], arguable: ['yes-common'], path: ['small-second-plaintiff'] }
  if (claim === 'second plaintiff, same state')
    return { reasons: ['no-citizenship'], arguable: ['no-bar'], path: ['contamination'] }
  if (isBarred(facts)) return barred(facts)
  return {
    reasons: ['yes-common', 'yes-defending'],
    arguable: claim === 'counterclaim' ? ['yes-carry'] : [],
    path: ['one-case', DEFENSIVE[claim] ?? 'not-by-plaintiffs'],
  }
}

const DEFENSIVE: Readonly<Record<string, string>> = {
  counterclaim: 'counterclaim-free',
  crossclaim: 'crossclaim-free',
  impleader: 'impleader-free',
  'third party against plaintiff': 'third-party-free',
}

const BARRED: Readonly<Record<string, string>> = {
  'plaintiff against third party': 'against-third-party',
  'second defendant, small': 'against-joined-defendant',
  'second defendant, same state': 'against-joined-defendant',
  intervenor: 'by-intervenor',
  'required plaintiff': 'by-required-plaintiff',
}

function barred({ claim }: SupplementalFacts): Decision {
  const step = BARRED[claim] ?? 'against-third-party'
  return claim === 'second defendant, small'
    ? { reasons: ['no-bar', 'no-amount'], path: ['sum-for-each-defendant', step] }
    : { reasons: ['no-bar'], arguable: ['no-citizenship'], path: [step] }
}

/** With a federal claim as anchor, section 1367(b) has no application. */
function underFederalLaw(facts: SupplementalFacts): Decision {
  if (facts.claim === 'state claim')
    return { reasons: ['yes-common'], arguable: ['yes-other-ground'], path: ['one-case'] }
  if (isDefensive(facts))
    return {
      reasons: ['yes-common'],
      arguable: ['yes-defending', 'yes-other-ground', 'yes-carry'],
      path: ['one-case', facts.claim === 'counterclaim' ? 'related-counterclaim' : 'further-parties'],
    }
  return { reasons: ['yes-common', 'yes-other-ground'], path: ['further-parties', 'bar-for-diversity-only'] }
}

function afterwards({ later }: SupplementalFacts): Decision {
  switch (later) {
    case 'dismissed on the merits':
      return {
        reasons: ['yes-discretion'],
        arguable: ['yes-common', 'yes-other-ground'],
        path: ['one-case', 'may-decline'],
      }
    case 'dismissed as frivolous':
      return { reasons: ['no-anchor'], path: ['no-power-at-all'] }
    default:
      return { reasons: ['no-anchor'], path: ['amended-complaint-controls'] }
  }
}
