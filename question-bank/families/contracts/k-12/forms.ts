import type { Form } from '../../engine/contract.ts'
import type { ThirdFacts, ThirdSkin } from './facts.ts'

type ThirdForm = Form<ThirdFacts, ThirdSkin>

/** Who sues whom. */
export function parties(
  { way, turn }: ThirdFacts,
  skin: ThirdSkin,
): { plaintiff: string; defendant: string } {
  const { maker, payer, third } = skin
  if (way !== 'delegation') return { plaintiff: third, defendant: payer }
  if (turn === 'debt') return { plaintiff: third, defendant: maker }
  if (turn === 'assumed') return { plaintiff: payer, defendant: third }
  if (turn === 'botched' || turn === 'replaced') return { plaintiff: payer, defendant: maker }
  return { plaintiff: maker, defendant: payer }
}

/** Hardly a fact pattern has four arguments of one side, so all forms ask for a ruling. */
export const forms: readonly ThirdForm[] = [
  {
    id: 'prevail',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts, skin) => {
      const { plaintiff, defendant } = parties(facts, skin)
      return `If ${plaintiff} sues ${defendant} for breach of contract, should ${plaintiff} prevail?`
    },
  },
  {
    id: 'motion',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (facts, skin) => {
      const { plaintiff, defendant } = parties(facts, skin)
      return `When ${plaintiff} sues ${defendant} for breach of contract, ${defendant} moves for judgment on these undisputed facts. How should the court rule on the motion?`
    },
  },
  {
    id: 'appeal',
    kind: 'ruling',
    yes: 'Reverse',
    no: 'Affirm',
    ask: (facts, skin) => {
      const { plaintiff, defendant } = parties(facts, skin)
      return `${plaintiff} sued ${defendant} for breach of contract, and the trial court, on these facts, gave judgment for ${defendant}. What should the appellate court do?`
    },
  },
]
