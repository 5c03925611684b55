import type { Decision } from '../../engine/contract.ts'
import type { TenderFacts } from './facts.ts'

/** The law of tender as a function of the facts: the side 'yes' lets the buyer refuse. Every true reason is listed. */
export function decide(facts: TenderFacts): Decision {
  if (facts.contract === 'installment') return installment(facts)
  switch (facts.stage) {
    case 'prompt':
      return facts.cure === 'none' ? perfectTender(facts) : secondTry(facts)
    case 'unstated':
      return { reasons: ['no-notice'], arguable: ['no-cure'], path: ['unstated'] }
    case 'prepaid':
      return { reasons: ['yes-not-accepted', 'yes-perfect'], arguable: serious(facts), path: ['prepaid'] }
    case 'silent':
      return { reasons: ['no-accepted', 'no-notice'], arguable: ['no-slight'], path: ['silent'] }
    case 'used':
      return { reasons: ['no-accepted'], arguable: ['no-notice', 'no-slight'], path: ['used'] }
    case 'known':
      return { reasons: ['no-accepted'], arguable: ['no-notice'], path: ['known'] }
    case 'stale':
      return { reasons: ['no-notice', 'no-accepted'], path: ['stale'] }
    case 'hidden':
    case 'assured':
      return revocation(facts)
  }
}

/** A grave fault is ground enough wherever a slight one is, and so no wrong reason there. */
const serious = (facts: TenderFacts) => (facts.defect === 'serious' ? ['yes-grave'] : [])

function perfectTender(facts: TenderFacts): Decision {
  return {
    reasons: ['yes-perfect'],
    arguable: ['yes-not-accepted', ...serious(facts)],
    path: ['perfect-tender'],
  }
}

function secondTry(facts: TenderFacts): Decision {
  if (facts.cure === 'no grounds')
    return {
      reasons: ['yes-no-cure'],
      arguable: ['yes-perfect', 'yes-not-accepted', ...serious(facts)],
      path: ['perfect-tender', 'cure-too-late'],
    }
  return {
    reasons: ['no-cure'],
    path: ['perfect-tender', facts.cure === 'in time' ? 'cure-in-time' : 'cure-on-grounds'],
  }
}

function revocation(facts: TenderFacts): Decision {
  if (facts.defect === 'trivial')
    return { reasons: ['no-slight'], arguable: ['no-accepted'], path: [facts.stage, 'not-impaired'] }
  return { reasons: ['yes-revoked'], arguable: ['yes-grave'], path: [facts.stage, 'impaired'] }
}

function installment(facts: TenderFacts): Decision {
  if (facts.defect === 'trivial')
    return { reasons: ['no-slight'], arguable: ['no-cure'], path: ['installment-slight'] }
  return facts.cure === 'assurance'
    ? { reasons: ['no-cure'], path: ['installment-assured'] }
    : { reasons: ['yes-grave'], arguable: ['yes-not-accepted'], path: ['installment-grave'] }
}
