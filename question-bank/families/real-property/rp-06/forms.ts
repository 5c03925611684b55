import type { Form } from '../../engine/contract.ts'
import type { TransferFacts, TransferSkin } from './facts.ts'

type TransferForm = Form<TransferFacts, TransferSkin>

/** Who sues, and who is sued. */
export function plaintiff({ claim, owner }: TransferFacts, skin: TransferSkin): string {
  if (claim === 'tenant v taker') return skin.tenant
  return owner === 'sold' ? skin.buyer : skin.landlord
}

export const defendant = ({ claim }: TransferFacts, skin: TransferSkin): string =>
  claim === 'landlord v tenant' ? skin.tenant : skin.taker

export const sumOf = ({ duty }: TransferFacts, skin: TransferSkin): string =>
  ({ rent: skin.owed, repair: skin.cost, personal: skin.worth })[duty]

export const forms: readonly TransferForm[] = [
  {
    id: 'recover',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts, skin) =>
      `${plaintiff(facts, skin)} sues ${defendant(facts, skin)} for the ${sumOf(facts, skin)}. Should ${plaintiff(facts, skin)} recover it?`,
  },
  {
    id: 'dismiss',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (facts, skin) =>
      `${plaintiff(facts, skin)} sues ${defendant(facts, skin)} for the ${sumOf(facts, skin)}, and ${defendant(facts, skin)} moves to dismiss. How should the court rule on the motion?`,
  },
  {
    id: 'demand',
    kind: 'ruling',
    yes: 'The defendant must pay',
    no: 'The defendant need not pay',
    ask: (facts, skin) =>
      `${plaintiff(facts, skin)} sues for the ${sumOf(facts, skin)}, with ${defendant(facts, skin)} as the defendant. Who is right about the debt, and why?`,
  },
]
