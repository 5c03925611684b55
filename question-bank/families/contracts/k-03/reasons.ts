import type { Reason } from '../../engine/contract.ts'
import type { FormsFacts, FormsSkin } from './facts.ts'

const REASONS: Readonly<Record<string, Reason>> = {
  'yes-minor': {
    side: 'yes',
    texts: [
      'a clause of this kind comes in between parties like these unless opposed in time',
      'between these two, such a clause needs no assent and stands if not opposed in time',
    ],
    lesson:
      'A clause comes in by silence only as an immaterial addition between merchants to a definite acceptance or a confirmation.',
  },
  'yes-offer': {
    side: 'yes',
    texts: [
      'the seller took on the terms of the order by the form that it sent in reply',
      'a form like the one sent in reply adopts the terms of the order it answers',
    ],
    lesson:
      'The terms of an order are adopted by a definite acceptance that does not contradict them, not by a conditional reply.',
  },
  'yes-assent': {
    side: 'yes',
    texts: [
      'the buyer agreed to the clause by what it did once it had the writing',
      'the later acts of the buyer amount to assent to the clause of the seller',
    ],
    lesson: 'Assent to a clause must be express; taking the goods and paying for them is not enough.',
  },
  'yes-counter': {
    side: 'yes',
    texts: [
      'the writing of the seller was an offer of its own, and the buyer accepted it',
      'what the seller sent was a new offer, which was taken up as it stood',
    ],
    lesson:
      'A reply is a new offer only if made conditional on assent, and it is taken up by express assent, not by performing.',
  },
  'no-material': {
    side: 'no',
    texts: [
      'a clause of this weight comes in by express assent and in no other way',
      'what the clause changes is too much for it to come in without assent',
    ],
    lesson:
      'Weight keeps out an addition between merchants if it would bring surprise or hardship; what both writings hold needs no such test.',
  },
  'no-proposal': {
    side: 'no',
    texts: [
      'between parties like these, a clause added by one side is a mere proposal',
      'the two are not such that an added clause could enter without assent',
    ],
    lesson:
      'Additions are mere proposals unless both sides are merchants; a clause of the order itself is not an addition.',
  },
  'no-objection': {
    side: 'no',
    texts: [
      'the buyer made it known in time that it would not have such a clause',
      'what the buyer wrote was enough in form and time to keep the clause out',
    ],
    lesson:
      'An immaterial addition is kept out by an order that limits acceptance to its terms, or by an objection within a reasonable time.',
  },
  'no-knockout': {
    side: 'no',
    texts: [
      'a clause binds in this case if the writings of both sides contain it, and else not',
      'what both writings agree on is all that binds here, with the Code for the rest',
    ],
    lesson:
      'Unmatched clauses fall away when the forms conflict under the knock-out rule, or when conduct alone makes the contract.',
  },
  'no-contract': {
    side: 'no',
    texts: [
      'between these two a contract never came into being, on these or other terms',
      'the dealings of the two never ripened into a contract that binds either',
    ],
    lesson:
      'There is no contract at all only where the reply is conditional, nobody assents and the two do not both perform.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: FormsFacts, _skin: FormsSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`k-03 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks is struck at sight: not offered. */
export function fits(id: string, facts: FormsFacts): boolean {
  switch (id) {
    case 'yes-offer':
      return facts.clause === 'offer'
    case 'yes-assent':
      return facts.clause !== 'offer' && facts.after === 'performed'
    case 'yes-counter':
      return facts.clause !== 'offer'
    case 'no-material':
      return facts.guard !== 'assents' && facts.clause !== 'different'
    case 'no-objection':
      return facts.guard === 'limits' || facts.guard === 'objects' || facts.guard === 'late'
    default:
      return true
  }
}
