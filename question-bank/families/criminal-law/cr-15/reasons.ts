import type { Reason } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'
import type { JeopardyFacts, JeopardySkin } from './facts.ts'
import { type Row, TABLE } from './table.ts'

const reasonOf = (
  side: 'yes' | 'no',
  texts: readonly [string, string, ...string[]],
  lesson: string,
): Reason => ({
  side,
  texts,
  lesson,
})

const REASONS: Readonly<Record<string, Reason>> = {
  'yes-final': reasonOf(
    'yes',
    [
      'the first case ended in what the law takes for an acquittal, right or wrong',
      'an acquittal in law ended the first case, and no mistake can undo it',
    ],
    'That is so when a jury acquits, expressly or by silence, or a judge rules before any verdict that the proof of guilt fails.',
  ),
  'yes-proof': reasonOf(
    'yes',
    [
      'the prosecution had its full chance to prove the charge and fell short',
      'a prosecution that brought too little proof gets no second try at it',
    ],
    'Failure of proof bars a second trial when a court has ruled that the evidence was legally insufficient.',
  ),
  'yes-attached': reasonOf(
    'yes',
    [
      'jeopardy had begun, and nothing made it necessary to stop the first case',
      'the defendant was already in jeopardy and had a right to that very trial',
    ],
    'A case that is stopped bars another if jeopardy had attached, the defense did not consent and no manifest necessity existed.',
  ),
  'yes-fault': reasonOf(
    'yes',
    [
      "the prosecution's own conduct cost it the chance to try the case again",
      "misconduct of this sort on the prosecution's part rules out another trial",
    ],
    'The fault of the prosecution bars a second trial after a mistrial that the defense asked for only if it was meant to provoke that request.',
  ),
  'yes-same': reasonOf(
    'yes',
    [
      'the new charge is the same offense as the old one under the Fifth Amendment',
      'for this purpose the charges amount to a single offense, whatever their names',
    ],
    'Two charges are one offense when one of them has no element that the other lacks.',
  ),
  'yes-sovereign': reasonOf(
    'yes',
    [
      'both proceedings rest on the power of what counts as a single sovereign',
      'the two prosecutors draw their authority from one sovereign source',
    ],
    'A city and its state, or a federal territory and the United States, are a single sovereign.',
  ),
  'yes-issue': reasonOf(
    'yes',
    [
      'the first verdict rejected a fact that would have to be proved once more',
      'the second case would need a fact that the first verdict has ruled out',
    ],
    'An acquittal bars such a case when the first jury must have decided that very fact for the defense.',
  ),
  'yes-penalty': reasonOf(
    'yes',
    [
      'a proceeding that could bring such a penalty put the accused in jeopardy',
      'exposure to a penalty of this kind is jeopardy, and it may come but once',
    ],
    'A proceeding puts a person in jeopardy when it is essentially criminal, as a juvenile adjudication is.',
  ),
  'no-necessity': reasonOf(
    'no',
    [
      'there was a manifest necessity to break off the first trial',
      'the first trial could not properly go on, which leaves room for another',
    ],
    'A manifest necessity exists when a jury cannot agree, or an event at trial leaves no fair alternative.',
  ),
  'no-consent': reasonOf(
    'no',
    [
      'the defense chose the course that led to a further trial and is held to it',
      "a further trial follows from the defense's own choice, so it may be held",
    ],
    'The choice of the defense counts when it asks for a mistrial, a dismissal unrelated to guilt, or separate trials.',
  ),
  'no-reversal': reasonOf(
    'no',
    [
      'an outcome that is upset on such a ground leaves the case to be tried afresh',
      'once the first outcome is undone on such a ground, the case starts over',
    ],
    'A conviction set aside for an error at trial, or on the weight of the evidence, leaves room for a new trial.',
  ),
  'no-appeal': reasonOf(
    'no',
    [
      "undoing the judge's ruling would put nobody before a second jury",
      'the prosecution may have a ruling corrected where that means no new trial',
    ],
    'An appeal of the prosecution is free of the bar when success would only restore a guilty verdict.',
  ),
  'no-attached': reasonOf(
    'no',
    [
      'jeopardy had not yet attached at the moment when the first case ended',
      'the first case was over before it put the defendant in jeopardy at all',
    ],
    'Jeopardy attaches when the jury is sworn, or in a trial to the judge when the first witness is sworn.',
  ),
  'no-elements': reasonOf(
    'no',
    [
      'each of the two crimes requires proof of something that the other does not',
      'the crimes charged are different ones, as either has an element of its own',
    ],
    'Separate elements on both sides make two offenses, so long as no acquittal settled a fact that both need.',
  ),
  'no-later': reasonOf(
    'no',
    [
      'the charge now brought was not yet complete when the first one was tried',
      'the first case came too early to include the crime that is charged now',
    ],
    'A charge may follow later when a fact that it needs, such as a death, had not occurred at the time of the first case.',
  ),
  'no-sovereign': reasonOf(
    'no',
    [
      'the two proceedings are brought by what the law regards as two sovereigns',
      'a separate sovereign is free to enforce its own law against the same act',
    ],
    'Two states, or a state and the United States, are separate sovereigns.',
  ),
  'no-civil': reasonOf(
    'no',
    [
      'one of the two proceedings was not criminal in the constitutional sense',
      'the clause covers criminal prosecutions, and one of these was something else',
    ],
    'A remedy that is civil in label, purpose and effect is outside the clause.',
  ),
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: JeopardyFacts, _skin: JeopardySkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`cr-15 has no reason ${id}`)
  return found
}

/** Only what was weighed for this path is offered. */
export function fits(id: string, facts: JeopardyFacts): boolean {
  const path = pathOf(facts)
  if (path === null) return false
  const row: Row = TABLE[path]
  return row.reasons.includes(id) || Object.values(row.wrong).includes(id)
}
