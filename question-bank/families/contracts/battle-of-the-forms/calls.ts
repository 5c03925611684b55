import { capital } from '../../../text/capital.ts'
import { he } from '../../engine/party.ts'
import { buyerOf, type Clause, clauseOf, type FormsFacts, type FormsStory } from './facts.ts'

const NAMES: Readonly<Record<Clause, string>> = {
  interest: 'the interest clause',
  disclaimer: 'the disclaimer',
  warranty: 'the 90-day limit',
  freight: 'the freight clause',
}

const CLAIMS: Readonly<Record<Clause, string>> = {
  interest: 'for the interest',
  disclaimer: 'for breach of the implied warranty of merchantability',
  warranty: 'for breach of warranty',
  freight: 'for the freight',
}

/** The lawsuit: who sues whom for what, and the clause that the defense rests on, if it rests on one. */
function suitOf({ twist }: FormsFacts, s: FormsStory) {
  const clause = clauseOf(twist)
  const buyer = buyerOf(twist, s).the
  const seller = s.seller.the
  const isSellers = clause === 'interest' || twist === 'unperformed'
  return {
    plaintiff: isSellers ? seller : buyer,
    defendant: isSellers ? buyer : seller,
    claim: twist === 'unperformed' ? 'for breach of contract' : CLAIMS[clause],
    clause: NAMES[clause],
    isDefense: twist !== 'unperformed' && (clause === 'disclaimer' || clause === 'warranty'),
    /** Where the suit is brought, on the one clause on which states differ. */
    where: clause === 'warranty' ? ' in a state that applies the knockout rule' : '',
  }
}

/** Whether the clause is part of the contract, or whether there is one. */
export function asksForClause(at: FormsFacts, s: FormsStory): string {
  const { plaintiff, defendant, claim, clause, isDefense, where } = suitOf(at, s)
  if (at.twist === 'unperformed')
    return `If ${plaintiff} sues ${defendant} ${claim}, will ${he(s.seller)} prevail?`
  const suit = capital(`${plaintiff} has sued ${defendant} ${claim}${where}`)
  const defense = isDefense ? `, and ${defendant} relies on ${clause}` : ''
  return `${suit}${defense}. Is ${clause} part of the parties' contract?`
}

/** A motion of the side that relies on the clause, or on a contract. */
export function asksForMotion(at: FormsFacts, s: FormsStory): string {
  const { plaintiff, defendant, claim, clause, isDefense, where } = suitOf(at, s)
  const suit = capital(`${plaintiff} has sued ${defendant} ${claim}${where}`)
  const ruling = 'How should the court rule?'
  return isDefense
    ? `${suit}. Relying on ${clause}, ${defendant} has moved for summary judgment. ${ruling}`
    : `${suit} and moved for summary judgment${at.twist === 'unperformed' ? ' on liability' : ''}. ${ruling}`
}

/** An appeal from a ruling for that side. */
export function asksForAppeal(at: FormsFacts, s: FormsStory): string {
  const { plaintiff, defendant, claim, clause, isDefense, where } = suitOf(at, s)
  const suit = capital(`${plaintiff} sued ${defendant} ${claim}${where}`)
  const held =
    at.twist === 'unperformed' ? `held ${defendant} liable` : `ruled that ${clause} was part of the contract`
  return `${suit}, and the trial court ${held}. ${capital(isDefense ? plaintiff : defendant)} appealed. How should the appellate court rule?`
}
