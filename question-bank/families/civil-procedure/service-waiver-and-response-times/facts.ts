import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether service is good and when an answer is due (FRCP 4, 5, 6, 12, 15(a)). */
export const facts = {
  matter: [
    'served by the plaintiff',
    'served by a minor',
    'served by a relative',
    'left at home with a resident',
    'left at home with a guest',
    'left at work',
    'refused',
    'agent',
    'mailed',
    'mailed, then answered',
    'mailed, then amended',
    'waiver ignored',
    'officer of a company',
    'worker of a company',
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

/** A civil action in federal court, and the people through whose hands its papers go. */
export interface ServiceStory extends Story<ServiceFacts> {
  readonly plaintiff: Party
  readonly defendant: Party
  /** A corporation that may be sued in the defendant's place. */
  readonly company: Party
  /** The legal ground of the action, reading on after "for". */
  readonly claim: string
  /** The event sued on, in a sentence that names both parties for the first time. */
  readonly event: (plaintiff: Party, defendant: Party) => string
  /** The same, reading on after "alleging that", once the plaintiff is known; the defendant may be new. */
  readonly alleged: (plaintiff: Party, defendant: Party) => string
  /** A federal agency, with its article, and the permit that it denied to the plaintiff. */
  readonly agency: string
  readonly permit: string
  /** An adult relative of the plaintiff, and one aged 17. */
  readonly helper: string
  readonly teenager: string
  /** A relative who lives with the defendant, and one who visits. */
  readonly resident: string
  readonly guest: string
  /** The defendant's place of work, and somebody who works there too. */
  readonly workplace: string
  readonly coworker: string
  /** The person whom the defendant appointed to receive process. */
  readonly proxy: string
  /** An employee of the corporation without any authority, with an article. */
  readonly worker: string
  readonly country: string
  readonly counterclaim: string
  /** The earliest day told, in 2027; the dates of each question are the next that fall on court days. */
  readonly month: number
  readonly day: number
}

type Matter = ServiceFacts['matter']
export type ClockMatter = Extract<Matter, `due ${string}`>
export type ServiceMatter = Exclude<Matter, ClockMatter>

/** True where the question is not whether service is good but when an answer is due. */
export function isClock(matter: Matter): matter is ClockMatter {
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
