import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide whether sovereign immunity bars a suit over pay. */
export const facts = {
  plaintiff: ['employee', 'United States'],
  defendant: ['agency', 'county', 'officer'],
  /** An order for the future, back pay out of public funds, or damages from the officer personally. */
  relief: ['order', 'arrears', 'pocket'],
  /** The statute that was violated; 'silent' is valid under the Fourteenth Amendment but does not name states. */
  law: ['commerce', 'fourteenth', 'silent', 'armies', 'state law'],
  /** The suits to which the state has consented: none, suits in its own courts only, or suits in the court chosen. */
  consent: ['none', 'elsewhere', 'here'],
  court: ['federal', 'own', 'sister'],
} as const satisfies FactTable

export type ImmunityFacts = FactsOf<typeof facts>

/** A public employee of State A. */
export interface ImmunityStory extends Story<ImmunityFacts> {
  readonly worker: Party
  /** Those who employ the worker: both names read on after "the". */
  readonly agency: string
  readonly officer: string
  readonly county: string
  readonly sum: string
}

export const isFederal = ({ law }: ImmunityFacts): boolean => law !== 'state law'

/** The defendant, from the second mention on. */
export function sued({ defendant }: ImmunityFacts, story: ImmunityStory): string {
  if (defendant === 'county') return story.county
  return defendant === 'officer' ? `the ${officerShort(story)}` : 'the agency'
}

/** The officer, from the second mention on: 'Director' for 'Director of Roads'. */
export const officerShort = ({ officer }: ImmunityStory): string => officer.replace(/ of .*$/, '')

/** The power of Congress on which the statute rests. */
export const power = ({ law }: ImmunityFacts): string =>
  law === 'commerce'
    ? 'the commerce power'
    : law === 'armies'
      ? 'the power to raise armies'
      : 'the power to enforce the Fourteenth Amendment'

/** The courts in which the suit is pending. */
export const forum = ({ court }: ImmunityFacts): string =>
  ({ federal: 'federal court', own: "State A's own courts", sister: 'the courts of State B' })[court]
