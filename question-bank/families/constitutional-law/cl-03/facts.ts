import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether sovereign immunity stops a suit over pay. */
export type ImmunityFacts = {
  readonly plaintiff: 'employee' | 'United States'
  readonly defendant: 'agency' | 'county' | 'officer'
  /** An order for the future, past pay out of public funds, or damages out of the officer's pocket. */
  readonly relief: 'order' | 'arrears' | 'pocket'
  /** The law that is said to be broken; 'silent' is valid under the Fourteenth Amendment but does not name states. */
  readonly law: 'commerce' | 'fourteenth' | 'silent' | 'armies' | 'state law'
  /** What the state has agreed to: nothing, suits in its own courts alone, or suits in the court chosen. */
  readonly consent: 'none' | 'elsewhere' | 'here'
  readonly court: 'federal' | 'own' | 'sister'
}

export const dimensions: { readonly [K in keyof ImmunityFacts]: readonly ImmunityFacts[K][] } = {
  plaintiff: ['employee', 'United States'],
  defendant: ['agency', 'county', 'officer'],
  relief: ['order', 'arrears', 'pocket'],
  law: ['commerce', 'fourteenth', 'silent', 'armies', 'state law'],
  consent: ['none', 'elsewhere', 'here'],
  court: ['federal', 'own', 'sister'],
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: ImmunityFacts): string | null {
  const { plaintiff, defendant, relief, law, consent, court } = facts
  if (relief === 'pocket' && defendant !== 'officer') return 'only an officer has a pocket'
  if (plaintiff === 'United States') {
    const plain = defendant === 'agency' && law === 'commerce' && court === 'federal'
    return plain && consent !== 'here' && relief !== 'pocket' ? null : 'one wrinkle at a time'
  }
  if (defendant !== 'agency') {
    if (court !== 'federal' || consent === 'here') return 'one wrinkle at a time'
    if (law === 'commerce' || law === 'silent') return null
    const pennhurst = law === 'state law' && defendant === 'officer' && relief === 'order'
    return pennhurst ? null : 'the statute would be a second ground'
  }
  if (court === 'federal') {
    if (law === 'state law') return 'a federal court would need another basis for the claim'
    const named = law === 'fourteenth' || law === 'armies'
    return consent === 'here' && named ? 'two grounds to go on' : null
  }
  if (relief === 'order') return 'told in federal court'
  if (court === 'own') {
    if (consent === 'elsewhere') return 'its own courts are the court chosen'
    if (law === 'armies') return consent === 'none' ? null : 'two grounds to go on'
    return law === 'commerce' ? null : 'unsettled or told in federal court'
  }
  if (law === 'state law') return consent === 'elsewhere' ? 'told of the federal act' : null
  return law === 'commerce' ? null : 'unsettled in the courts of another state'
}

/** A dress for the facts: the employee, the employers, the sum. */
export interface ImmunitySkin extends StoryHead<ImmunityFacts> {
  readonly name: string
  readonly subject: 'he' | 'she'
  readonly possessive: 'his' | 'her'
  /** Who the employee is and what went before, told of this employer. */
  readonly opening: (employer: string) => string
  /** Read on after "the". */
  readonly agency: string
  readonly officer: string
  readonly county: string
  readonly sum: string
}
