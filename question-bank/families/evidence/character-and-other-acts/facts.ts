import type { FactsOf, FactTable } from '../../engine/tables.ts'

/** The facts that decide whether character or another act may be proved (FRE 404 to 406 and 412 to 415). */
export const facts = {
  /** The charge or the claim. */
  action: ['assault', 'homicide', 'negligence', 'libel', 'robbery', 'possession', 'sexual assault'],
  /** The evidence that is offered, by its subject, form, and purpose. */
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
  /** The earlier evidence of the accused: none, a trait of either person, or an account of the first blow. */
  door: ['closed', 'own', 'victim', 'first blow'],
} as const satisfies FactTable

export type CharacterFacts = FactsOf<typeof facts>
