import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether service is good and when an answer is due (FRCP 4, 5, 6, 12(a), 15(a)(3)). */
export const facts = {
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
  /** Days by which the first of the two days told is put off; asked of dates alone. */
  start: ['0', '7', '14', '21'],
} as const satisfies FactTable

export type ServiceFacts = FactsOf<typeof facts>

/** A civil action in federal court, and the days on which its papers move. */
export interface ServiceStory extends Story<ServiceFacts> {
  readonly plaintiff: Party
  readonly defendant: Party
  /** A corporation that may be sued in the defendant's place. */
  readonly company: Party
  /** A federal agency that may be sued in the defendant's place, with its article. */
  readonly agency: string
  readonly state: string
  readonly country: string
  /** The object of the action, reading on after "for"; something that the agency could have caused too. */
  readonly claim: string
  readonly counterclaim: string
  /** The first of the two days told, in 2027. */
  readonly month: number
  readonly day: number
}

/** True where the question is not whether service is good but when an answer is due. */
export function isClock({ matter }: ServiceFacts): boolean {
  return matter.startsWith('due')
}

/** The defendant. */
export function sued({ matter }: ServiceFacts, { defendant, company, agency }: ServiceStory): Party {
  if (matter === 'due from the government') return { a: agency, the: agency, pronoun: 'it' }
  return matter.endsWith('company') ? company : defendant
}

/** The party who has to answer. */
export function answering(facts: ServiceFacts, story: ServiceStory): Party {
  return facts.matter.endsWith('counterclaim') ? story.plaintiff : sued(facts, story)
}
