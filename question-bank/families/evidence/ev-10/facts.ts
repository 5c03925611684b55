import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether a conviction may be used to attack a witness (FRE 609). */
export type ConvictionFacts = {
  readonly trial: 'criminal' | 'civil'
  /** The accused who testifies, or anyone else; a civil party is anyone else. */
  readonly witness: 'accused' | 'other'
  /** 'fraud' crimes require proof of a dishonest act or false statement; the others do not. */
  readonly crime: 'fraud felony' | 'fraud misdemeanor' | 'felony' | 'misdemeanor'
  readonly record: 'conviction' | 'juvenile' | 'arrest'
  /** 'released': convicted more than ten years ago, released from confinement for it within ten. */
  readonly age: 'recent' | 'released' | 'old'
  readonly after: 'nothing' | 'appeal' | 'innocence' | 'rehabilitated' | 'relapsed'
  /** The judge's finding on probative value and prejudicial effect. */
  readonly balance: 'value far' | 'value' | 'prejudice' | 'prejudice far'
  readonly notice: 'given' | 'none'
  /** Whether a fair verdict needs a juvenile adjudication; asked of no other record. */
  readonly need: 'needed' | 'unneeded' | 'not asked'
}

export const dimensions: { readonly [K in keyof ConvictionFacts]: readonly ConvictionFacts[K][] } = {
  trial: ['criminal', 'civil'],
  witness: ['accused', 'other'],
  crime: ['fraud felony', 'fraud misdemeanor', 'felony', 'misdemeanor'],
  record: ['conviction', 'juvenile', 'arrest'],
  age: ['recent', 'released', 'old'],
  after: ['nothing', 'appeal', 'innocence', 'rehabilitated', 'relapsed'],
  balance: ['value far', 'value', 'prejudice', 'prejudice far'],
  notice: ['given', 'none'],
  need: ['needed', 'unneeded', 'not asked'],
}

export function isFraud(facts: ConvictionFacts): boolean {
  return facts.crime === 'fraud felony' || facts.crime === 'fraud misdemeanor'
}

/** True when the judge found more value than prejudice. */
export function isValuable(facts: ConvictionFacts): boolean {
  return facts.balance === 'value' || facts.balance === 'value far'
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: ConvictionFacts): string | null {
  const { trial, witness, crime, record, age, after, balance, notice, need } = facts
  if (trial === 'civil' && witness === 'accused') return 'nobody is accused in a civil case'
  if ((record === 'juvenile') !== (need !== 'not asked'))
    return 'need is a question for juvenile records alone'
  if (record !== 'conviction') {
    if (age !== 'recent' || after !== 'nothing') return 'one wrinkle at a time'
    if (!isValuable(facts)) return 'a failed balance would be a second ground to exclude'
    if (record === 'juvenile' && !isFraud(facts)) return 'weighing would be part of the adult test'
    if (record === 'arrest' && crime !== 'felony') return 'an arrest for fraud raises untruthful acts'
    if (record === 'juvenile' && witness === 'accused' && need === 'unneeded') return 'two grounds to exclude'
    if (record === 'juvenile' && trial === 'civil' && need === 'unneeded') return 'two grounds to exclude'
    return null
  }
  if (crime === 'misdemeanor') {
    if (age !== 'recent' || after !== 'nothing') return 'one wrinkle at a time'
    return isValuable(facts) ? null : 'a failed balance would be a second ground to exclude'
  }
  if (age === 'old') {
    if (after !== 'nothing') return 'one wrinkle at a time'
    if (balance === 'value far') return null
    return balance === 'value' && notice === 'given' ? null : 'two grounds to exclude'
  }
  if (age === 'released' && after !== 'nothing') return 'one wrinkle at a time'
  if (after === 'innocence' || after === 'rehabilitated') {
    return isFraud(facts) || isValuable(facts) ? null : 'a failed balance would be a second ground to exclude'
  }
  if (witness === 'accused' && crime === 'felony' && balance === 'prejudice far') return 'every test excludes'
  const wrinkled = age === 'released' || after === 'appeal' || after === 'relapsed'
  if (!wrinkled || crime !== 'felony') return null
  if (balance === 'prejudice far') return 'the wrinkle would decide nothing'
  // One path on which a wrinkle is overcome and the conviction fails all the same is enough.
  return witness === 'accused' && balance === 'prejudice' && after !== 'appeal' ? 'told once' : null
}

/** A dress for the facts: the case, the witness, and what each kind of crime is here. */
export interface ConvictionSkin extends StoryHead<ConvictionFacts> {
  /** The case and what the witness has said, two or three sentences. */
  readonly opening: string
  readonly witness: string
  readonly subject: 'he' | 'she'
  readonly object: 'him' | 'her'
  readonly possessive: 'his' | 'her'
  /** Who offers the record, and who objects, each able to begin a sentence after "The". */
  readonly proponent: string
  readonly opponent: string
  /** Whether this witness was sixteen in 2021, and so can have a juvenile record but no conviction of 2007. */
  readonly young: boolean
  /** Name and character of the crime, reading on after "of" or "for". */
  readonly crimes: Readonly<Record<ConvictionFacts['crime'], string>>
}

/** A juvenile record wants a young witness; nobody else's age shows. */
export function wears(skin: Pick<ConvictionSkin, 'young'>, facts: ConvictionFacts): boolean {
  return facts.record !== 'juvenile' || skin.young
}
