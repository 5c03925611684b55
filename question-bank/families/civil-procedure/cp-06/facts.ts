import type { StoryHead } from '../../engine/contract.ts'

/** The facts that decide whether service is good and when an answer is due (FRCP 4, 5, 6, 12(a), 15(a)(3)). */
export type ServiceFacts = {
  readonly matter:
    | 'served by the plaintiff'
    | 'served by a minor'
    | 'served by a friend'
    | 'left at home with a resident'
    | 'left at home with a visitor'
    | 'left at work'
    | 'refused'
    | 'agent'
    | 'mailed'
    | 'mailed, then answered'
    | 'waiver ignored'
    | 'officer of a company'
    | 'porter of a company'
    | 'late, good cause'
    | 'late, no cause'
    | 'late, abroad'
    | 'due after filing and service'
    | 'due after service and proof'
    | 'due after waiver'
    | 'due after waiver abroad'
    | 'due from the government'
    | 'due after a mailed counterclaim'
    | 'due after an electronic counterclaim'
    | 'due after a denied motion'
    | 'due after a late amendment'
    | 'due after an early amendment'
    | 'due after a mailed amendment'
  /** Days by which the first of the two days told is put off; asked of dates alone. */
  readonly start: '0' | '6' | '8' | '14' | '20' | '22' | '27' | '29' | '35' | '41' | '43' | '50'
}

export const dimensions: { readonly [K in keyof ServiceFacts]: readonly ServiceFacts[K][] } = {
  matter: [
    'served by the plaintiff',
    'served by a minor',
    'served by a friend',
    'left at home with a resident',
    'left at home with a visitor',
    'left at work',
    'refused',
    'agent',
    'mailed',
    'mailed, then answered',
    'waiver ignored',
    'officer of a company',
    'porter of a company',
    'late, good cause',
    'late, no cause',
    'late, abroad',
    'due after filing and service',
    'due after service and proof',
    'due after waiver',
    'due after waiver abroad',
    'due from the government',
    'due after a mailed counterclaim',
    'due after an electronic counterclaim',
    'due after a denied motion',
    'due after a late amendment',
    'due after an early amendment',
    'due after a mailed amendment',
  ],
  start: ['0', '6', '8', '14', '20', '22', '27', '29', '35', '41', '43', '50'],
}

/** Why a fact pattern cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: ServiceFacts): string | null {
  return isClock(facts) || facts.start === '0' ? null : 'the start matters to dates alone'
}

/** True where the question is not whether service is good but when an answer is due. */
export function isClock({ matter }: ServiceFacts): boolean {
  return matter.startsWith('due')
}

/** Days between the two events that a stem of this kind tells; none of them falls on a weekend. */
export const GAP: Readonly<Record<string, number>> = {
  'due after filing and service': 15,
  'due after service and proof': 9,
  'due after waiver': 16,
  'due after waiver abroad': 23,
  'due from the government': 8,
  'due after a mailed counterclaim': 8,
  'due after an electronic counterclaim': 8,
  'due after a denied motion': 44,
  'due after a late amendment': 15,
  'due after an early amendment': 2,
  'due after a mailed amendment': 16,
}

/** A dress for the facts. */
export interface ServiceSkin extends StoryHead<ServiceFacts> {
  readonly plaintiff: string
  readonly defendant: string
  readonly company: string
  /** A federal agency that the plaintiff may have to sue. */
  readonly agency: string
  /** The friend or child who carries papers for the plaintiff. */
  readonly carrier: string
  readonly state: string
  readonly country: string
  /** What the suit is for, reading on after "for"; one the agency could have caused too. */
  readonly claim: string
  readonly counterclaim: string
  /** The first of the two days told, in 2027. */
  readonly month: number
  readonly day: number
}
