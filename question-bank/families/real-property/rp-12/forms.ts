import type { Form } from '../../engine/contract.ts'
import { foreclosingParty, type SaleFacts, type SaleSkin } from './facts.ts'

type SaleForm = Form<SaleFacts, SaleSkin>

/** What is asked for, as a noun that reads on after "what is" and the like. */
function wanted(facts: SaleFacts, skin: SaleSkin): string {
  switch (facts.asked) {
    case 'deficiency':
      return `the deficiency judgment that ${skin[foreclosingParty(facts)]} may obtain against ${skin.owner}`
    case 'surviving':
      return 'the total debt to which the property is still subject in the hands of the buyer'
    default:
      return `the share of the sale price that belongs to ${skin[facts.asked]}`
  }
}

export const forms: readonly SaleForm[] = [
  {
    id: 'amount',
    kind: 'ruling',
    yes: '',
    no: '',
    ask: (facts, skin) => `What is the amount of ${wanted(facts, skin)}?`,
  },
  {
    id: 'order',
    kind: 'ruling',
    yes: '',
    no: '',
    ask: (facts, skin) => `A law clerk is to compute ${wanted(facts, skin)}. Which figure is right?`,
  },
  {
    id: 'dispute',
    kind: 'ruling',
    yes: '',
    no: '',
    ask: (facts, skin) => `The parties dispute ${wanted(facts, skin)}. At what sum should the court fix it?`,
  },
]
