import type { Form } from '../../engine/contract.ts'
import type { FaultFacts, FaultSkin } from './facts.ts'

type FaultForm = Form<FaultFacts, FaultSkin>

/** Amounts take no side, so every form is a plain question for the sum. */
const form = (id: string, ask: FaultForm['ask']): FaultForm => ({ id, kind: 'ruling', yes: '', no: '', ask })

export const forms: readonly FaultForm[] = [
  form('judgment', (_, skin) => `For what sum should the court enter judgment against ${skin.first}?`),
  form('recover', (_, skin) => `How much is ${skin.claimant} entitled to recover from ${skin.first}?`),
  form(
    'advice',
    (_, skin) => `What is the largest sum that ${skin.claimant} can make ${skin.first} pay on this verdict?`,
  ),
]
