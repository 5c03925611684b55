import type { Decision } from '../../engine/contract.ts'
import { type LineFacts, tierOf } from './facts.ts'

/** The test a line has to meet, and whether it meets it, as a function of the facts. */
export function decide(facts: LineFacts): Decision {
  if (facts.shape === 'effect')
    return { reasons: ['yes-purpose'], arguable: ['yes-rational'], path: [`effect-${facts.trait}`] }
  const before = facts.shape === 'aimed' ? ['aimed'] : []
  const found = named(facts)
  return { ...found, path: [...before, ...found.path] }
}

function named(facts: LineFacts): Decision {
  switch (tierOf(facts.trait)) {
    case 'strict':
      return strict(facts)
    case 'middle':
      return middle(facts)
    case 'rational':
      return rational(facts)
  }
}

function strict(facts: LineFacts): Decision {
  const path = [facts.trait.replace(' ', '-')]
  return facts.tie === 'even'
    ? {
        reasons: ['no-burden', 'no-strict'],
        arguable: ['no-means'],
        path: [...path, 'burden-government'],
      }
    : {
        reasons: facts.tie === 'none' ? ['no-strict'] : ['no-strict', 'no-means'],
        arguable: ['no-burden'],
        path,
      }
}

function middle(facts: LineFacts): Decision {
  if (facts.aim === 'invented')
    return { reasons: ['no-actual'], arguable: ['no-middle'], path: [`${facts.trait}-invented`] }
  if (facts.tie === 'substantial') return { reasons: ['yes-middle'], path: [`${facts.trait}-met`] }
  const path = [`${facts.trait}-unmet`]
  return facts.tie === 'even'
    ? { reasons: ['no-burden', 'no-middle'], path: [...path, 'burden-government'] }
    : { reasons: ['no-middle'], arguable: ['no-burden'], path }
}

function rational(facts: LineFacts): Decision {
  const arguable = ['yes-rational', 'yes-burden']
  if (facts.trait === 'alien federal') return { reasons: ['yes-federal'], arguable, path: ['alien-federal'] }
  if (facts.trait === 'citizen post') return { reasons: ['yes-function'], arguable, path: ['citizen-post'] }
  if (facts.tie === 'none') return { reasons: ['no-rational'], path: [`${facts.trait}-none`] }
  if (facts.tie === 'even')
    return {
      reasons: ['yes-burden', 'yes-rational'],
      path: [`${facts.trait}-rational`, 'burden-challenger'],
    }
  const found: Decision = {
    reasons: ['yes-rational'],
    arguable: ['yes-burden'],
    path: [`${facts.trait}-rational`],
  }
  return facts.aim === 'invented' ? { ...found, path: [...found.path, 'any-aim'] } : found
}
