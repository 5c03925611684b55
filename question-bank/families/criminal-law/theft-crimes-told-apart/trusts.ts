import type { Party } from '../../engine/party.ts'

/** Money that is handed to somebody, not an employee, who is to pay a third person. */
export interface Trust {
  readonly agent: Party
  readonly principal: Party
  readonly payee: Party
  readonly sum: string
  /** The agent's own debt, reading on after "to pay". */
  readonly debt: string
}

export const trusts: readonly Trust[] = [
  {
    agent: { a: 'an accountant', the: 'the accountant', pronoun: 'he' },
    principal: { a: 'a florist', the: 'the florist', pronoun: 'she' },
    payee: { a: 'a supplier', the: 'the supplier', pronoun: 'he' },
    sum: '$3,000',
    debt: 'a gambling debt',
  },
  {
    agent: { a: 'a neighbor', the: 'the neighbor', pronoun: 'she' },
    principal: { a: 'a surgeon', the: 'the surgeon', pronoun: 'he' },
    payee: { a: 'a roofer', the: 'the roofer', pronoun: 'he' },
    sum: '$4,500',
    debt: 'her tuition',
  },
  {
    agent: { a: 'a family friend', the: 'the friend', pronoun: 'he' },
    principal: { a: 'a rancher', the: 'the rancher', pronoun: 'he' },
    payee: { a: 'a veterinarian', the: 'the veterinarian', pronoun: 'she' },
    sum: '$1,800',
    debt: 'his back rent',
  },
  {
    agent: { a: 'a friend', the: 'the friend', pronoun: 'he' },
    principal: { a: 'a singer', the: 'the singer', pronoun: 'she' },
    payee: { a: 'a dressmaker', the: 'the dressmaker', pronoun: 'she' },
    sum: '$2,600',
    debt: 'a hospital bill',
  },
  {
    agent: { a: 'a real-estate agent', the: 'the agent', pronoun: 'she' },
    principal: { a: 'a landlord', the: 'the landlord', pronoun: 'he' },
    payee: { a: 'a plumber', the: 'the plumber', pronoun: 'he' },
    sum: '$2,200',
    debt: 'her car loan',
  },
  {
    agent: { a: 'a neighbor', the: 'the neighbor', pronoun: 'he' },
    principal: { a: 'a widow', the: 'the widow', pronoun: 'she' },
    payee: { a: 'a contractor', the: 'the contractor', pronoun: 'he' },
    sum: '$5,000',
    debt: 'his taxes',
  },
  {
    agent: { a: 'a literary agent', the: 'the agent', pronoun: 'she' },
    principal: { a: 'a playwright', the: 'the playwright', pronoun: 'he' },
    payee: { a: 'a carpenter', the: 'the carpenter', pronoun: 'she' },
    sum: '$3,400',
    debt: 'a credit-card bill',
  },
  {
    agent: { a: 'a baker', the: 'the baker', pronoun: 'she' },
    principal: { a: 'a widower', the: 'the widower', pronoun: 'he' },
    payee: { a: 'a plumber', the: 'the plumber', pronoun: 'he' },
    sum: '$900',
    debt: 'her rent',
  },
  {
    agent: { a: 'a consultant', the: 'the consultant', pronoun: 'he' },
    principal: { a: 'an architect', the: 'the architect', pronoun: 'she' },
    payee: { a: 'a printer', the: 'the printer', pronoun: 'he' },
    sum: '$1,500',
    debt: 'a bar tab',
  },
  {
    agent: { a: 'a coworker', the: 'the coworker', pronoun: 'he' },
    principal: { a: 'a builder', the: 'the builder', pronoun: 'he' },
    payee: { a: 'a supplier', the: 'the supplier', pronoun: 'she' },
    sum: '$2,000',
    debt: 'a fine',
  },
  {
    agent: { a: 'a lawyer', the: 'the lawyer', pronoun: 'she' },
    principal: { a: 'a banker', the: 'the banker', pronoun: 'he' },
    payee: { a: 'a butcher', the: 'the butcher', pronoun: 'he' },
    sum: '$1,200',
    debt: 'a loan',
  },
]
