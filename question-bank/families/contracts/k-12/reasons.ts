import type { Reason } from '../../engine/contract.ts'
import type { ThirdFacts, ThirdSkin } from './facts.ts'
import { rowOf } from './rows.ts'

/** What is told of a reason: its wordings, and when it is right. They come in pairs, one for each side. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-intended': {
    side: 'yes',
    texts: [
      'a person whom a promise between others is meant to benefit can enforce that promise',
      'a promise between others can be enforced by a person whom it is meant to benefit',
    ],
    lesson:
      'A person can enforce a promise between others where it is meant to benefit that person; a party or an assignee claims in another way, and the benefit can be lost by withdrawal or a defense.',
  },
  'no-incidental': {
    side: 'no',
    texts: [
      'a person who merely profits from a promise between others cannot enforce that promise',
      'a promise between others cannot be enforced by a person who merely profits from it',
    ],
    lesson:
      'A promise between others gives no claim to one who merely profits from it; a party, an assignee and one who is meant to benefit are in a better place.',
  },
  'yes-fixed': {
    side: 'yes',
    texts: [
      'the right could no longer be withdrawn from the plaintiff at the time when this was tried',
      'at the time when this was tried, the right could no longer be withdrawn from the plaintiff',
    ],
    lesson:
      'A right can no longer be withdrawn once an intended beneficiary has relied, sued or agreed on request, or a gift assignment was put into a signed and delivered writing.',
  },
  'no-free': {
    side: 'no',
    texts: [
      'the right could still be withdrawn from the plaintiff at the time when this was done',
      'at the time when this was done, the right could still be withdrawn from the plaintiff',
    ],
    lesson:
      'A right can still be withdrawn until an intended beneficiary has relied, sued or agreed on request, and while a gift assignment rests on words alone.',
  },
  'yes-unrelated': {
    side: 'yes',
    texts: [
      'a defense of this kind cannot be raised against one who claims through the deal of another',
      'one who claims through the deal of another is not open to a defense of this kind',
    ],
    lesson:
      'One who claims through the deal of another is free of a defense from an unrelated deal, if a beneficiary, or from one that arose after notice, if an assignee.',
  },
  'no-defense': {
    side: 'no',
    texts: [
      'a defense of this kind can be raised against one who claims through the deal of another',
      'one who claims through the deal of another is open to a defense of this kind',
    ],
    lesson:
      'One who claims through the deal of another must bear a defense that lies in that contract itself, such as a failure to perform it.',
  },
  'yes-consent': {
    side: 'yes',
    texts: [
      'what was passed on here could be passed to another without the consent of anyone else',
      'without the consent of anyone else, what was passed on here could be passed to another',
    ],
    lesson:
      'Consent is not needed to assign a right to money or to delegate work that is not personal; that says nothing where nothing was passed on or the answer turns on something else.',
  },
  'no-personal': {
    side: 'no',
    texts: [
      'what was passed on here could be passed to another only with the consent of the other party',
      'only with the consent of the other party could what was passed on here be passed to another',
    ],
    lesson:
      'Consent of the other party is needed to pass on a duty for which a person was chosen, but not to pass on a right to money.',
  },
  'yes-ban': {
    side: 'yes',
    texts: [
      'a clause against assigning the contract does not reach the step that was taken here',
      'the step that was taken here is not reached by a clause against assigning the contract',
    ],
    lesson:
      'A bare clause against assigning the contract does not reach a right to money, but it does reach the delegation of duties.',
  },
  'no-ban': {
    side: 'no',
    texts: [
      'a clause against assigning the contract defeats the step that was taken here',
      'the step that was taken here is defeated by a clause against assigning the contract',
    ],
    lesson:
      'A bare clause against assigning the contract defeats the delegation of duties alone and leaves the transfer of a right to money in force.',
  },
  'yes-notpaid': {
    side: 'yes',
    texts: [
      'payment to the other party to the contract did not end the duty toward the plaintiff',
      'the duty toward the plaintiff was not ended by payment to the other party to the contract',
    ],
    lesson:
      'Payment to the other party does not end the duty where the payer had notice of an assignment or the right was beyond withdrawal.',
  },
  'no-paid': {
    side: 'no',
    texts: [
      'payment to the other party to the contract has ended the duty toward the plaintiff',
      'the duty toward the plaintiff has been ended by payment to the other party to the contract',
    ],
    lesson:
      'Payment to the other party ends the duty where the payer had no notice of an assignment, or where the right of a beneficiary was properly withdrawn.',
  },
  'yes-first': {
    side: 'yes',
    texts: [
      'the plaintiff, of the two who were given the same right, has the better claim to it',
      'the plaintiff has the better claim of the two who were given the same right',
    ],
    lesson:
      'Of two who were given the same right the earlier has the better claim, whichever gave notice first, unless the earlier assignment could be revoked.',
  },
  'no-later': {
    side: 'no',
    texts: [
      'the other, of the two who were given the same right, has the better claim to it',
      'the other has the better claim of the two who were given the same right',
    ],
    lesson:
      'Of two who were given the same right the other has the better claim where that assignment came earlier, or revoked a mere gift.',
  },
  'yes-bound': {
    side: 'yes',
    texts: [
      'a duty stays with the one who owes it even though another has agreed to perform it',
      'even though another has agreed to perform a duty, it stays with the one who owes it',
    ],
    lesson:
      'A duty stays with the one who owes it even though another has agreed to perform it, unless the creditor gives a release; this speaks of claims against that first debtor.',
  },
  'no-release': {
    side: 'no',
    texts: [
      'a duty leaves the one who owed it when another takes it over in the way used here',
      'when another takes over a duty in the way used here, it leaves the one who owed it',
    ],
    lesson:
      'A duty leaves the one who owed it only when the creditor agrees to take another in place of that person.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: ThirdFacts, _skin: ThirdSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`k-12 has no reason ${id}`)
  return found
}

/** Only what the row offers: a reason that speaks of something the stem lacks is struck at sight. */
export function fits(id: string, facts: ThirdFacts): boolean {
  const row = rowOf(facts)
  return row !== undefined && (row.reasons.includes(id) || row.wrong.includes(id))
}
