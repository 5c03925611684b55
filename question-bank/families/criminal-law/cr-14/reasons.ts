import type { Reason } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'
import type { CounselFacts, CounselSkin } from './facts.ts'
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
  'yes-attached': reasonOf(
    'yes',
    [
      'the right to counsel had not yet attached when the evidence was obtained',
      'the case had not reached the point from which counsel is guaranteed',
    ],
    'The right to counsel attaches at the first formal step, such as a charge or a first appearance before a judge, not at arrest.',
  ),
  'yes-passive': reasonOf(
    'yes',
    [
      'to receive such words is not the same as deliberately drawing them out',
      'the government took no step that the law counts as drawing out the words',
    ],
    'Nothing is drawn out by an informer who only listens and reports what an accused says unprompted.',
  ),
  'yes-private': reasonOf(
    'yes',
    [
      'the person who obtained the words was not acting for the government then',
      "the listener's part in the talk cannot be laid at the government's door",
    ],
    'Words obtained by a private person are usable when no agreement or request of the government stood behind it.',
  ),
  'yes-offense': reasonOf(
    'yes',
    [
      'the right to counsel on one charge does not reach a different offense',
      'the words concerned an offense to which the right did not extend',
    ],
    'The right is specific to the offense charged, compared by elements with the offense in question.',
  ),
  'yes-waiver': reasonOf(
    'yes',
    [
      'the suspect gave up the right by choosing to go ahead without a lawyer',
      "a person may waive this right without a lawyer's help, and did so here",
    ],
    'A waiver counts when it is knowing and voluntary, follows warnings or an offer of counsel, and no refusal is overridden.',
  ),
  'yes-impeach': reasonOf(
    'yes',
    [
      'the rule of exclusion does not reach the use to which the evidence is put',
      'whatever went wrong, this use of the evidence falls outside the exclusion',
    ],
    'Words taken in violation of the right to counsel may be used to contradict the testimony of the accused.',
  ),
  'yes-stage': reasonOf(
    'yes',
    [
      'this was not a step in the case at which counsel has to be present',
      "the suspect has no claim to a lawyer's presence at a step of this kind",
    ],
    'Counsel need not be present when police show photographs or take handwriting, blood or the like.',
  ),
  'yes-source': reasonOf(
    'yes',
    [
      'the identification rests on what the witness saw apart from the procedure',
      'an origin in the event itself frees the identification from any fault',
    ],
    'A witness may identify the accused in court after an unlawful lineup if clear and convincing proof shows an independent source.',
  ),
  'yes-reliable': reasonOf(
    'yes',
    [
      'the signs of reliability outweigh whatever the procedure suggested',
      'the identification is reliable enough for a jury despite the procedure',
    ],
    'Reliability saves an identification from a suggestive police procedure, judged by view, attention, description, certainty and time.',
  ),
  'yes-jury': reasonOf(
    'yes',
    [
      'doubts of this kind are for cross-examination and not for exclusion',
      'what may have misled the witness here is a matter for the jury alone',
    ],
    'Doubts are left to the jury where the police did not arrange the circumstances that were suggestive.',
  ),
  'no-elicit': reasonOf(
    'no',
    [
      'the government deliberately drew out words of an accused without counsel',
      "agents of the government went after the words in the lawyer's absence",
    ],
    'Deliberate eliciting by agents bars the words if the right to counsel had attached to that very offense.',
  ),
  'no-stage': reasonOf(
    'no',
    [
      'by then the case had gone far enough for the right to counsel to exist',
      'the right to counsel had attached at an earlier step and governed this one',
    ],
    'The right attaches with a charge, an indictment or a first appearance at which the accused learns of the accusation.',
  ),
  'no-reach': reasonOf(
    'no',
    [
      'the right to counsel extended to the offense about which the words were spoken',
      'the right to counsel covered the crime to which the words relate',
    ],
    'The right extends to an uncharged offense if that one has no element beyond those of the charged one, or the reverse.',
  ),
  'no-waiver': reasonOf(
    'no',
    [
      'the suspect had not given up the right in a way that the law accepts',
      'a valid waiver was needed before that step, and it was lacking',
    ],
    'A waiver is invalid if the police go on after the accused has asked, on being warned, to have the lawyer there.',
  ),
  'no-warnings': reasonOf(
    'no',
    [
      'Miranda warnings were due before a conversation of this kind',
      'words of this kind may be used only after Miranda warnings',
    ],
    'Those warnings are due before known police question a person in custody.',
  ),
  'no-lineup': reasonOf(
    'no',
    [
      'a lawyer had to be present when the witness was asked to pick someone out',
      'showing a suspect to a witness without a lawyer bars what comes of it',
    ],
    'A lawyer must be present at a lineup or other showing in person that is held after formal proceedings have begun.',
  ),
  'no-source': reasonOf(
    'no',
    [
      'the earlier procedure has to be taken as the source of the identification',
      'it was not shown that the identification has a source of its own',
    ],
    'After an unlawful lineup the prosecution has to prove a source of its own for what a witness says in court.',
  ),
  'no-reliable': reasonOf(
    'no',
    [
      'the procedure made a mistaken identification too likely to be excused',
      'the procedure was so suggestive that the identification cannot be relied on',
    ],
    'That is so when the police use a needlessly suggestive procedure and little else speaks for the identification.',
  ),
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: CounselFacts, _skin: CounselSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`cr-14 has no reason ${id}`)
  return found
}

/** Only what was weighed for this path is offered. */
export function fits(id: string, facts: CounselFacts): boolean {
  const path = pathOf(facts)
  if (path === null) return false
  const row: Row = TABLE[path]
  return row.reasons.includes(id) || Object.values(row.wrong).includes(id)
}
