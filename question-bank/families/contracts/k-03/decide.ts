import type { Decision } from '../../engine/contract.ts'
import type { FormsFacts } from './facts.ts'

/** UCC 2-207 as a function of the facts: does the clause bind? Every reason that is true of them is listed. */
export function decide(facts: FormsFacts): Decision {
  if (facts.reply === 'conditional') return conditional(facts)
  const from = facts.channel === 'confirmation' ? ['confirmation'] : ['definite-reply']
  const found = definite(facts)
  return { ...found, path: [...from, ...found.path] }
}

function conditional(facts: FormsFacts): Decision {
  if (facts.guard === 'assents')
    return { reasons: ['yes-counter', 'yes-assent'], path: ['conditional', 'counter-accepted'] }
  const weighty = facts.clause === 'material' || facts.clause === 'different' ? ['no-material'] : []
  if (facts.after === 'unperformed')
    return { reasons: ['no-contract'], arguable: weighty, path: ['conditional', 'nothing-formed'] }
  const step = facts.clause === 'offer' ? 'conduct-drops-offer-term' : 'conduct'
  return { reasons: ['no-knockout'], arguable: weighty, path: ['conditional', step] }
}

function definite({ parties, clause, guard }: FormsFacts): Decision {
  if (clause === 'offer') return { reasons: ['yes-offer'], path: ['offer-term'] }
  if (clause === 'different')
    return { reasons: ['no-knockout'], arguable: ['no-material'], path: ['knock-out'] }
  if (guard === 'assents') return { reasons: ['yes-assent'], path: ['assented'] }
  if (parties === 'one') {
    const weighty = clause === 'material' ? ['no-material'] : []
    return { reasons: ['no-proposal'], arguable: weighty, path: ['not-between-merchants'] }
  }
  if (clause === 'material') return { reasons: ['no-material'], path: ['material'] }
  switch (guard) {
    case 'limits':
      return { reasons: ['no-objection'], path: ['limited'] }
    case 'objects':
      return { reasons: ['no-objection'], path: ['objected'] }
    case 'late':
      return { reasons: ['yes-minor'], path: ['objected-late'] }
    default:
      return { reasons: ['yes-minor'], path: ['minor'] }
  }
}
