import type { Reason } from '../../engine/contract.ts'
import { pathOf } from './decide.ts'
import type { ExclusionFacts, ExclusionSkin } from './facts.ts'
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
  'yes-reliance': reasonOf(
    'yes',
    [
      'the officer reasonably relied on what a court had decided or recorded',
      "to exclude it would not deter officers who rightly trust a court's word",
    ],
    "Reliance saves a search on a warrant that seemed sound, on a court's records, or on binding precedent.",
  ),
  'yes-isolated': reasonOf(
    'yes',
    [
      'an isolated slip by the police is too slight a fault to justify exclusion',
      'the fault of the police was not of a kind that exclusion is meant to deter',
    ],
    'Isolated carelessness in police records, away from the arrest itself, is too slight to call for exclusion.',
  ),
  'yes-remainder': reasonOf(
    'yes',
    [
      'enough remains for the warrant once the bad part of the affidavit is gone',
      'the good part of the affidavit was enough for the warrant taken by itself',
    ],
    'What remains saves a warrant if, without the false part, the affidavit still shows probable cause.',
  ),
  'yes-source': reasonOf(
    'yes',
    [
      'a lawful source that owed nothing to the violation produced the evidence',
      'the evidence came in the end from a source untouched by the violation',
    ],
    'A later lawful source counts if neither the decision to use it nor its basis goes back to the violation.',
  ),
  'yes-inevitable': reasonOf(
    'yes',
    [
      'the police would have come by the evidence lawfully in any case',
      'the evidence was bound to reach the police in some lawful way',
    ],
    'Inevitable discovery takes proof that lawful means already at work would have led to the same evidence.',
  ),
  'yes-attenuated': reasonOf(
    'yes',
    [
      'what lay between the violation and the evidence broke the connection',
      'the link between the violation and the evidence had become too thin',
    ],
    'A link is broken by such things as a valid outstanding warrant, free return after release, or a willing witness.',
  ),
  'yes-unrelated': reasonOf(
    'yes',
    [
      'the rule that was broken protects interests other than those at stake here',
      'the evidence is not the product of the particular wrong that was done',
    ],
    'That is so for the rule on knocking, and for words spoken at the station after a home arrest that lacked only a warrant.',
  ),
  'yes-use': reasonOf(
    'yes',
    [
      'the rule of exclusion stops short of the use to which the evidence is put',
      'this use of the evidence lies beyond the reach of the rule of exclusion',
    ],
    "The grand jury, and contradiction of the accused's own testimony, lie beyond the rule.",
  ),
  'no-face': reasonOf(
    'no',
    [
      'the papers were so deficient that no reasonable officer could rely on them',
      'a look at the papers would have told a reasonable officer not to use them',
    ],
    'Reliance fails when a warrant describes nothing, or an affidavit shows no cause that anyone could believe in.',
  ),
  'no-culpable': reasonOf(
    'no',
    [
      'the misconduct was knowing, so exclusion is worth what it costs',
      'deliberate wrongdoing by the police lay at the root of the evidence',
    ],
    'Knowing wrongdoing bars evidence that depends on it, as when a necessary part of an affidavit is a lie.',
  ),
  'no-fruit': reasonOf(
    'no',
    [
      'the police got the evidence by exploiting their own violation',
      'the evidence is the fruit of the violation, and nothing broke the link',
    ],
    'Evidence is fruit when it comes from the violation without a break, another source or inevitable discovery.',
  ),
  'no-source': reasonOf(
    'no',
    [
      'the warrant itself goes back to the violation and cannot make up for it',
      'a warrant that is owed to a violation gives the evidence no fresh source',
    ],
    'A warrant is no fresh source if what the police saw unlawfully led them to seek it or the judge to grant it.',
  ),
  'no-use': reasonOf(
    'no',
    [
      'the rule of exclusion extends to this use of the evidence as well',
      'the exceptions for certain uses do not go as far as the one made here',
    ],
    "The exception for impeachment stops at the accused's own testimony and at voluntary words.",
  ),
  'no-coerced': reasonOf(
    'no',
    [
      'a statement obtained in that way cannot be used against its maker at all',
      'words drawn out in that manner are barred even as contradiction',
    ],
    'Involuntary words are barred for every purpose, unlike words that were only unwarned or followed a bad arrest.',
  ),
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: ExclusionFacts, _skin: ExclusionSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`cr-12 has no reason ${id}`)
  return found
}

/** Only what was weighed for this path is offered. */
export function fits(id: string, facts: ExclusionFacts): boolean {
  const path = pathOf(facts)
  if (path === null) return false
  const row: Row = TABLE[path]
  return row.reasons.includes(id) || Object.values(row.wrong).includes(id)
}
