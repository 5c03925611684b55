import type { Misconception } from '../../engine/contract.ts'
import type { ResidentFacts } from './facts.ts'

type View = Misconception<ResidentFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: ResidentFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

const isArticleFour = (facts: ResidentFacts) => facts.claim === 'article IV'
const isCitizenless = (facts: ResidentFacts) =>
  facts.plaintiff === 'corporation' || facts.plaintiff === 'alien'

/** Lines by residence as students get them wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'corporations-are-citizens',
    'a corporation or an alien has the basic right to be treated as others are, without a substantial reason against it',
    'The clauses that speak of citizens leave corporations and aliens out.',
    (facts) => (isCitizenless(facts) ? 'yes-basic' : null),
  ),
  view(
    'article-four-protects-trade',
    'the clause protects trade between the states and does not turn on who is a citizen',
    'That is the work of the Commerce Clause; a clause on citizens protects citizens.',
    (facts) => (facts.claim !== 'commerce' ? 'yes-trade' : null),
  ),
  view(
    'sport-is-basic',
    'any right that residents have is basic, so that no line against outsiders stands without a substantial reason',
    'Only rights that matter to the union of the states, such as making a living, are basic.',
    (facts) => (facts.plaintiff === 'visitor' && facts.interest !== 'work' ? 'yes-basic' : null),
  ),
  view(
    'rational-basis-for-livelihood',
    'a rational basis is enough to support any line of this kind by residence',
    'A line that touches work or another basic right needs a substantial reason and a close fit.',
    (facts) => (facts.claim !== 'equal' ? 'no-rational' : null),
  ),
  view(
    'own-people-too',
    'a state’s own people have a basic right against a line by residence, too',
    'Article IV gives the state’s own citizens no claim against it.',
    (facts) => (facts.plaintiff === 'own' || facts.plaintiff === 'new' ? 'yes-basic' : null),
  ),
  view(
    'article-four-for-newcomers',
    'newcomers who settle in a state are owed the same treatment by Article IV',
    'They are citizens of the state now; the Fourteenth Amendment is their clause.',
    (facts) => (facts.claim === 'article IV' && facts.plaintiff === 'new' ? 'yes-new' : null),
  ),
  view(
    'travel-means-equal-treatment',
    'all who come into a state are owed the same treatment as those who are settled there',
    'That is owed to those who settle; visitors have the protection of Article IV for basic rights.',
    (facts) => (facts.plaintiff === 'new' ? null : 'yes-new'),
  ),
  view(
    'any-wait-falls',
    'a state owes the same treatment to those just settled in every matter',
    'A period of residence may be asked for what could be carried off.',
    (facts) => (facts.interest === 'divorce' ? 'yes-new' : null),
  ),
  view(
    'waiting-is-always-fair',
    'a year of residence may be asked for any benefit',
    'It may not be asked for aid to live on, which newcomers do not carry off.',
    (facts) => (facts.interest === 'aid' && facts.claim === 'fourteenth' ? 'no-carry' : null),
  ),
  view(
    'fourteenth-covers-trades',
    'work is so basic a right that no line may touch it without substantial reason under either clause',
    'The Fourteenth Amendment clause covers the rights of national citizenship alone.',
    (facts) => (facts.claim === 'fourteenth' && facts.interest === 'work' ? 'yes-basic' : null),
  ),
  view(
    'national-rights-only',
    'Article IV too covers only rights that arise from national citizenship',
    'Article IV covers all rights basic to the union, among them work.',
    (facts) => (isArticleFour(facts) ? 'no-national' : null),
  ),
  view(
    'work-is-not-basic',
    'a right to work in another state is not basic to the union of the states, so the clause does not cover it',
    'To make a living in another state is the plainest case of a right that Article IV covers.',
    (facts) => (isArticleFour(facts) && facts.interest !== 'vote' ? 'no-interest' : null),
  ),
  view(
    'city-lines-are-local',
    'a line that also hurts people of the state itself is no matter for a citizen of another state',
    'An outsider whom the line shuts out may complain of it, whoever else suffers.',
    (facts) => (facts.by === 'city' && facts.plaintiff !== 'own' ? 'no-own' : null),
  ),
  view(
    'any-reason-will-do',
    'a line is closely drawn to a problem outsiders cause whenever the state says so',
    'The figures have to show that the problem lies with outsiders.',
    (facts) => (facts.fit === 'loose' ? 'no-reason' : null),
  ),
  view(
    'no-line-can-stand',
    'no reason can support a line that touches so basic a right as work',
    'A substantial reason that lies in the outsiders and a close fit are enough.',
    (facts) => (facts.fit === 'close' ? 'yes-basic' : null),
  ),
  view(
    'commerce-protects-citizens',
    'a plaintiff must be a citizen to complain of a burden on trade because the right must be basic to the union',
    'The Commerce Clause protects trade, and anybody who carries it on may rely on it.',
    (facts) => (facts.claim === 'commerce' ? 'no-interest' : null),
  ),
]
