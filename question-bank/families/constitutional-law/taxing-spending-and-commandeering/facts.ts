import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The means that Congress uses, on which it depends whether the Constitution allows it. */
export const facts = {
  /**
   * 'alike': a law for states and firms together. 'choice': state rules or federal ones; 'inspect': state inspectors or federal ones. 'grant' and 'hired' are sound grants, the four after
   * it have one flaw each, and 'private' is a rule for firms alone.
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

/** A business that states and private firms both run, and something that people do at home. */
export interface MeansStory extends Story<MeansFacts> {
  /** Plural, reading on after "run". */
  readonly business: string
  /** One of them, with its article. */
  readonly one: string
  /** What states should enact, with its article. */
  readonly statute: string
  /** Officers of a state, and what they should do, reading on after "must". */
  readonly officers: string
  readonly task: string
  /** What everyone who runs such a business should do, reading on after "must". */
  readonly duty: string
  /** Those who do something at home, reading on after "tax on", and one of them, reading on after "who". */
  readonly people: string
  readonly does: string
  readonly person: Party
  readonly firm: Party
  /** What a grant pays for, and a purpose far away from it. */
  readonly fund: string
  readonly farFund: string
  /** Why Congress acted on the business, and on what people do at home, reading on before a comma. */
  readonly cause: string
  readonly homeCause: string
}

/** What the suit attacks. */
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
