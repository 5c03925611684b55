import type { Form } from '../../engine/contract.ts'
import type { DeedFacts, DeedSkin } from './facts.ts'

type DeedForm = Form<DeedFacts, DeedSkin>

/** Who holds the land after a sale, and sues for it. */
export const holderOf = ({ claimant }: DeedFacts, skin: DeedSkin): string =>
  claimant === 'remote' ? skin.remote : skin.grantee

/** The cells in which the grantor is still alive to be sued. */
const ALIVE: readonly string[] = ['returned', 'condition', 'taken', 'changed']

const suit = (facts: DeedFacts, skin: DeedSkin): string => {
  if (facts.way === 'sale')
    return `${holderOf(facts, skin)} sues ${skin.grantor} for damages for breach of the covenants of title`
  const against = ALIVE.includes(facts.turn) ? skin.grantor : skin.heir
  return `${skin.grantee} sues ${against} to be declared the owner of the ${skin.place}`
}

export const forms: readonly DeedForm[] = [
  {
    id: 'prevail',
    kind: 'ruling',
    yes: 'Yes',
    no: 'No',
    ask: (facts, skin) => `If ${suit(facts, skin)}, should the plaintiff prevail?`,
  },
  {
    id: 'dismiss',
    kind: 'ruling',
    yes: 'Deny it',
    no: 'Grant it',
    ask: (facts, skin) =>
      `If ${suit(facts, skin)}, and the defendant moves to dismiss on these facts, how should the court rule?`,
  },
  {
    id: 'judgment',
    kind: 'ruling',
    yes: 'For the plaintiff',
    no: 'For the defendant',
    ask: (facts, skin) =>
      `When ${suit(facts, skin)}, for which party should the court give judgment, and why?`,
  },
]
