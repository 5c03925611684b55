import type { Party } from '../../engine/party.ts'

/** Money that is handed to somebody who is to pay a third person. */
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
    agent: { a: 'a bookkeeper', the: 'the bookkeeper', pronoun: 'he' },
    principal: { a: 'a florist', the: 'the florist', pronoun: 'she' },
    payee: { a: 'a rose grower', the: 'the grower', pronoun: 'he' },
    sum: '$3,000',
    debt: 'a gambling debt',
  },
  {
    agent: { a: 'a house sitter', the: 'the sitter', pronoun: 'she' },
    principal: { a: 'a surgeon', the: 'the surgeon', pronoun: 'he' },
    payee: { a: 'a roofer', the: 'the roofer', pronoun: 'he' },
    sum: '$4,500',
    debt: 'her tuition',
  },
  {
    agent: { a: 'a stable hand', the: 'the stable hand', pronoun: 'he' },
    principal: { a: 'a horse breeder', the: 'the breeder', pronoun: 'he' },
    payee: { a: 'a veterinarian', the: 'the veterinarian', pronoun: 'she' },
    sum: '$1,800',
    debt: 'his back rent',
  },
  {
    agent: { a: 'a chauffeur', the: 'the chauffeur', pronoun: 'he' },
    principal: { a: 'an opera singer', the: 'the singer', pronoun: 'she' },
    payee: { a: 'a dressmaker', the: 'the dressmaker', pronoun: 'she' },
    sum: '$2,600',
    debt: 'a hospital bill',
  },
  {
    agent: { a: 'a property manager', the: 'the manager', pronoun: 'she' },
    principal: { a: 'a landlord', the: 'the landlord', pronoun: 'he' },
    payee: { a: 'a plumber', the: 'the plumber', pronoun: 'he' },
    sum: '$2,200',
    debt: 'her car loan',
  },
  {
    agent: { a: 'a gardener', the: 'the gardener', pronoun: 'he' },
    principal: { a: 'a retired judge', the: 'the judge', pronoun: 'she' },
    payee: { a: 'a stonemason', the: 'the mason', pronoun: 'he' },
    sum: '$5,000',
    debt: 'his taxes',
  },
  {
    agent: { a: 'a theater manager', the: 'the manager', pronoun: 'she' },
    principal: { a: 'a playwright', the: 'the playwright', pronoun: 'he' },
    payee: { a: 'a set builder', the: 'the builder', pronoun: 'she' },
    sum: '$3,400',
    debt: 'a credit-card bill',
  },
  {
    agent: { a: 'a nurse', the: 'the nurse', pronoun: 'she' },
    principal: { a: 'a widower', the: 'the widower', pronoun: 'he' },
    payee: { a: 'a piano tuner', the: 'the tuner', pronoun: 'he' },
    sum: '$900',
    debt: 'her rent',
  },
  {
    agent: { a: 'a secretary', the: 'the secretary', pronoun: 'he' },
    principal: { a: 'an architect', the: 'the architect', pronoun: 'she' },
    payee: { a: 'a printer', the: 'the printer', pronoun: 'he' },
    sum: '$1,500',
    debt: 'a bar tab',
  },
  {
    agent: { a: 'a foreman', the: 'the foreman', pronoun: 'he' },
    principal: { a: 'a builder', the: 'the builder', pronoun: 'he' },
    payee: { a: 'a glazier', the: 'the glazier', pronoun: 'she' },
    sum: '$2,000',
    debt: 'a fine',
  },
  {
    agent: { a: 'a cook', the: 'the cook', pronoun: 'she' },
    principal: { a: 'a banker', the: 'the banker', pronoun: 'he' },
    payee: { a: 'a butcher', the: 'the butcher', pronoun: 'he' },
    sum: '$1,200',
    debt: 'a loan',
  },
]
