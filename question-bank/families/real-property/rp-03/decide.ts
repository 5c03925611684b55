import type { Decision } from '../../engine/contract.ts'
import type { SeveranceFacts } from './facts.ts'

/** Whether the share of the one who died escapes survivorship. Every reason that is true of the facts is listed. */
export function decide(facts: SeveranceFacts): Decision {
  switch (facts.holding) {
    case 'unspecified':
      return inCommon(facts)
    case 'spouses':
      return byEntirety(facts)
    case 'three':
      return amongThree(facts)
    case 'two':
      return betweenTwo(facts)
  }
}

function inCommon({ event }: SeveranceFacts): Decision {
  if (event === 'will') {
    return { reasons: ['yes-common'], arguable: ['yes-severed'], path: ['common', 'common-will'] }
  }
  // A lien is told by what becomes of liens, a mortgage by what becomes of shares, each true of both.
  return event === 'mortgage'
    ? {
        reasons: ['yes-common'],
        arguable: ['yes-severed', 'yes-burden'],
        path: ['common', 'common-mortgage'],
      }
    : { reasons: ['yes-burden'], arguable: ['yes-severed', 'yes-common'], path: ['common', 'common-lien'] }
}

function byEntirety({ event }: SeveranceFacts): Decision {
  return {
    reasons: ['no-alone', 'no-survivor'],
    path: [event === 'deed' ? 'entirety-deed' : 'entirety-secret'],
  }
}

function amongThree({ event, death }: SeveranceFacts): Decision {
  if (event === 'deed inside')
    return { reasons: ['yes-transfer'], arguable: ['yes-severed'], path: ['inside'] }
  const step = event === 'deed' ? 'outside-deed' : 'outside-sale'
  return death === 'actor'
    ? { reasons: ['yes-transfer', 'yes-severed'], path: [step, 'outsider-share'] }
    : { reasons: ['no-remaining', 'no-survivor'], path: [step, 'remaining'] }
}

function betweenTwo({ event, theory }: SeveranceFacts): Decision {
  switch (event) {
    case 'deed':
      return { reasons: ['yes-transfer', 'yes-severed'], arguable: ['yes-intent'], path: ['deed'] }
    case 'secret deed':
      return { reasons: ['yes-transfer', 'yes-severed'], arguable: ['yes-intent'], path: ['secret-deed'] }
    case 'own deed':
      return { reasons: ['yes-intent', 'yes-transfer', 'yes-severed'], path: ['own-deed'] }
    case 'kept deed':
      return { reasons: ['no-delivery', 'no-survivor'], path: ['kept-deed'] }
    case 'execution sale':
      return { reasons: ['yes-transfer', 'yes-severed'], path: ['execution'] }
    case 'contract':
      return {
        reasons: ['yes-contract', 'yes-transfer', 'yes-severed'],
        arguable: ['yes-intent'],
        path: ['contract'],
      }
    case 'mortgage':
      return theory === 'title'
        ? {
            reasons: ['yes-mortgage', 'yes-transfer', 'yes-severed'],
            arguable: ['yes-burden'],
            path: ['title-theory'],
          }
        : { reasons: ['no-mortgage', 'no-survivor'], arguable: ['no-burden'], path: ['lien-theory'] }
    case 'judgment lien':
      return { reasons: ['no-burden', 'no-survivor'], path: ['judgment-lien'] }
    case 'listing':
      return { reasons: ['no-contract', 'no-survivor'], path: ['listing'] }
    case 'partition sought':
      return { reasons: ['no-suit', 'no-survivor'], path: ['suit-pending'] }
    case 'partition made':
      return { reasons: ['yes-suit', 'yes-severed'], path: ['suit-ended'] }
    case 'split agreed':
      return { reasons: ['yes-agreed', 'yes-severed'], arguable: ['yes-intent'], path: ['split-agreed'] }
    case 'use agreed':
      return { reasons: ['no-use', 'no-survivor'], path: ['use-agreed'] }
    case 'murder':
      return { reasons: ['yes-killing', 'yes-severed'], path: ['murder'] }
    case 'accident':
      return { reasons: ['no-killing', 'no-survivor'], path: ['accident'] }
    default:
      return { reasons: ['no-survivor'], path: [event === 'will' ? 'will' : 'survivorship'] }
  }
}
