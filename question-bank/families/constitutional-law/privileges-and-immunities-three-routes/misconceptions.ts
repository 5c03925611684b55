import type { MisconceptionTable } from '../../engine/tables.ts'
import { told } from '../../engine/told.ts'
import type { ResidentFacts, ResidentStory } from './facts.ts'
import { reasons } from './reasons.ts'

type ReasonId = keyof typeof reasons

/** A view that leads to one reason wherever it applies. The lesson of the reason says how it mistakes the facts. */
const view = (label: string, gives: ReasonId) => ({
  label,
  gives,
  correction: (at: ResidentFacts, story: ResidentStory) => told(reasons[gives].lesson, at, story),
})

/** These routes as students get them wrong. */
export const misconceptions = {
  'any-privilege-is-fundamental': view(
    'every privilege is fundamental, whoever asserts it, and no reason can justify burdening it',
    'yes-basic',
  ),
  'city-is-a-state': view('discrimination by a city is always covered, whoever complains of it', 'yes-city'),
  'travel-means-equal-treatment': view(
    'everyone who enters a state is owed the treatment of its established residents',
    'yes-new',
  ),
  'commerce-under-any-clause': view(
    'discrimination against commerce is unlawful under whatever clause is invoked',
    'yes-trade',
  ),
  'commerce-protects-citizens': view('the dormant Commerce Clause protects citizens only', 'no-plaintiff'),
  'never-against-own-state': view(
    'a citizen has no claim against her own state under either clause',
    'no-own',
  ),
  'livelihood-is-not-fundamental': view(
    'livelihood, property and care are no fundamental privileges, or one is always needed',
    'no-interest',
  ),
  'community-may-keep-everything': view(
    'a state may reserve whatever it likes to its political community',
    'no-community',
  ),
  'any-reason-will-do': view('a stated reason is a substantial one', 'no-reason'),
  'national-rights-only': view('every clause protects only rights of national citizenship', 'no-national'),
  'waiting-is-always-fair': view('a year of residence may be asked for any benefit', 'no-carry'),
  'rational-basis-everywhere': view(
    'a rational basis supports any classification by residence',
    'no-rational',
  ),
} as const satisfies MisconceptionTable<ResidentFacts, typeof reasons, ResidentStory>
