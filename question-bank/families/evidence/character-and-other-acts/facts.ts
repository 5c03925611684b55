import type { FactsOf, FactTable } from '../../engine/tables.ts'

/** The facts that decide whether character or another act may be proved (FRE 404 to 406 and 412 to 415). */
export const facts = {
  /** The charge or the claim. */
  action: ['assault', 'homicide', 'negligence', 'libel', 'robbery', 'possession', 'sexual assault'],
  /** The evidence that is offered: of whom, in what form, and for what. */
  evidence: [
    'bad trait',
    'good trait',
    'unrelated trait',
    'good acts',
    'asked acts',
    'proved acts',
    'victim trait',
    'victim acts',
    'victim acts known',
    'victim peaceful',
    'habit',
    'general habit',
    'signature',
    'common method',
    'knowledge',
    'acquitted',
    'unannounced',
    'other assault',
    'history',
    'history together',
    'source',
  ],
  /** What the accused has offered before: nothing, a trait of either person, or the account of who struck first. */
  door: ['closed', 'own', 'victim', 'first blow'],
} as const satisfies FactTable

export type CharacterFacts = FactsOf<typeof facts>
