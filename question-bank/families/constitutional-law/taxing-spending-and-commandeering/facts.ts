import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The means that Congress uses, on which it depends whether the Constitution allows it. */
export const facts = {
  /**
   * 'alike': a law for states and firms together. 'choice': state rules or federal ones; 'inspect': state inspectors or federal
   * ones. 'grant' and 'hired' are sound grants, the four after it have one flaw each, and 'private' is a rule for firms alone.
   */
  twist: [
    'command',
    'officers',
    'freeze',
    'alike',
    'choice',
    'inspect',
    'courts',
    'grant',
    'hired',
    'vague',
    'unrelated',
    'forbidden',
    'heavy',
    'tax',
    'penalty',
    'land',
    'private',
    'welfare',
  ],
} as const satisfies FactTable

export type MeansFacts = FactsOf<typeof facts>
export type Twist = MeansFacts['twist']

/** A business that states and private firms both run, and something of the same sort that people keep at home. */
export interface MeansStory extends Story<MeansFacts> {
  /** Plural, reading on after "operate", and one of them, with its article. */
  readonly business: string
  readonly one: string
  /** A law that states should adopt, with its article. */
  readonly statute: string
  /** Officers of a state, and the work they should do, reading on after "must". */
  readonly officers: string
  readonly task: string
  /** Plural, the people who get hurt where firms run the business. */
  readonly hurt: string
  /** A duty of everyone in the business, reading on after "must". */
  readonly duty: string
  /** Plural, something that people keep at home, and one of them, with its article. */
  readonly home: string
  readonly homeOne: string
  /** A course for those who keep it, with its article. */
  readonly course: string
  /** Someone who keeps it, and the owner of a business. */
  readonly person: Party
  readonly firm: Party
  /** The purpose of a grant, and a purpose far away from it. */
  readonly fund: string
  readonly farFund: string
  /** Why Congress acted on the business, on the far purpose, and on the homes, reading on before a comma. */
  readonly cause: string
  readonly farCause: string
  readonly homeCause: string
}

/** The subject of the suit. */
export function attacked({ twist }: MeansFacts): string {
  switch (twist) {
    case 'grant':
    case 'hired':
    case 'vague':
    case 'unrelated':
    case 'forbidden':
    case 'heavy':
      return 'the condition'
    case 'tax':
    case 'land':
      return 'the tax'
    case 'penalty':
      return 'the exaction'
    default:
      return 'the statute'
  }
}

/** The relief that the court is asked for. */
export function request({ twist }: MeansFacts): string {
  switch (twist) {
    case 'tax':
    case 'land':
    case 'penalty':
      return 'the claim for a refund'
    case 'courts':
      return 'the request for a declaration'
    default:
      return 'the request for an injunction'
  }
}
