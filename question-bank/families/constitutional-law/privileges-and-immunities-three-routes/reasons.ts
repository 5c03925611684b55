import { The } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import {
  clause,
  government,
  measure,
  outsiders,
  privilege,
  type ResidentFacts,
  type ResidentStory,
  status,
  suitor,
} from './facts.ts'

const isCitizenless = ({ plaintiff }: ResidentFacts) => plaintiff === 'corporation' || plaintiff === 'alien'
const isOfStateA = ({ plaintiff }: ResidentFacts) => plaintiff === 'own' || plaintiff === 'new'

const TRADED: readonly ResidentFacts['interest'][] = ['work', 'tax', 'land', 'sport']

/**
 * Those whom a clause is said to protect; a visitor is told that it takes a citizen of the state itself, and a
 * new resident that it takes time.
 */
const citizens = ({ plaintiff, claim }: ResidentFacts) => {
  if (plaintiff === 'new') return 'established residents of a state'
  return claim !== 'article IV'
    ? 'citizens of the United States'
    : plaintiff === 'visitor'
      ? 'citizens of State A'
      : 'citizens of a state'
}

/** The home state or its city, of which its own citizen complains. */
const home = ({ by }: ResidentFacts) => (by === 'city' ? 'a city of that state' : 'that state')

/** The purpose of the measure, as if it sufficed. */
const reasonGiven = ({ interest, fit }: ResidentFacts) => {
  if (fit === 'close') return 'recovering the added cost of inspections'
  if (interest === 'land') return 'reducing the number of vacant buildings'
  return interest === 'sport'
    ? 'sharing the cost of wildlife conservation'
    : 'the prevention of inferior work'
}

/** A reason that speaks of something the stem lacks is struck at sight, so it does not apply there. */
export const reasons = {
  'yes-basic': {
    side: 'yes',
    texts: (at, story) => [
      `${privilege(at, story)} is a fundamental privilege, and ${government(at)} has no substantial reason to discriminate against ${outsiders(at)}`,
      `the ${measure(at)} burdens a fundamental privilege without a substantial reason to discriminate against ${outsiders(at)}`,
    ],
    right: ({ interest }) =>
      ({
        work: 'Pursuing an occupation is basic to the livelihood of citizens of other states. Statistics that contradict the stated purpose leave the discrimination unjustified.',
        land: 'Property ownership has been protected since Corfield. Statistics that contradict the stated purpose leave the discrimination unjustified.',
        care: 'Access to privately available care is protected, and a state that offers no justification can’t show a substantial one.',
        tax: 'A heavier tax on commuters falls on their livelihood. Their lack of a vote makes the burden worse, not justified.',
      })[interest as string] ?? 'The privilege is protected, and no sufficient justification was shown.',
    lesson: (at, story) => lessonOnBasic(at, story),
  },
  'yes-city': {
    side: 'yes',
    texts: (at) => [
      `an ordinance that excludes nonresidents of the state is subject to ${clause(at)}, although it also excludes some residents`,
      `${clause(at)} reaches discrimination by a city, and the exclusion of other residents of State A is no defense`,
    ],
    right: ({ claim }) =>
      claim === 'commerce'
        ? 'Local protectionism burdens interstate trade even when in-state outsiders suffer with it. Any business that is shut out may object.'
        : 'A city derives its power from the state. Nonresidents of the state are excluded too, so the burden on some in-state people saves nothing.',
    lesson: ({ claim, plaintiff }, story) =>
      claim === 'fourteenth'
        ? 'A city is bound by the Fourteenth Amendment, but this clause covers only the rights of national citizens, and the trade isn’t such a right.'
        : plaintiff === 'own'
          ? `Local discrimination can violate Article IV, but only a citizen of another state may complain. ${The(story.person)} lives in State A.`
          : 'Local discrimination is covered, but that helps only a plaintiff who is a citizen of another state.',
    applies: ({ by }) => by === 'city',
  },
  'yes-new': {
    side: 'yes',
    texts: (at, story) => [
      `the right to travel entitles ${suitor(at, story).the} to the same treatment as established residents of State A`,
      `the right to travel forbids ${government(at)} to treat ${suitor(at, story).the} less favorably than established residents`,
    ],
    right: (_, { person }) =>
      `${The(person)} settled in State A for good. Lower payments penalize a newly arrived citizen, and economy isn’t a justification.`,
    lesson: ({ plaintiff, claim, interest }, story) =>
      plaintiff === 'new'
        ? interest === 'divorce'
          ? 'Equal treatment on arrival covers benefits used in the state. A waiting period is allowed for a decree that could be obtained and carried away.'
          : `That right of a new resident stands in the Fourteenth Amendment, on which ${story.person.the} didn’t rely.`
        : claim === 'commerce'
          ? 'The right to equal treatment belongs to citizens who settle in a state. The suit rests on commerce and needs no such right.'
          : 'Full equality with residents is owed only to citizens who settle in the state. Those who remain outside it have narrower protection.',
    applies: ({ plaintiff }) => plaintiff !== 'own' && plaintiff !== 'corporation',
  },
  'yes-trade': {
    side: 'yes',
    texts: (at) => [
      `the ${measure(at)} discriminates against interstate commerce without an adequate local justification`,
      `the ${measure(at)} is protectionist and discriminates against interstate commerce on its face`,
    ],
    right: (at) =>
      `The law shuts out business from State B on its face. The dormant Commerce Clause isn’t limited to citizens, so ${status(at)} may invoke it.`,
    lesson: (at) =>
      `Discrimination against commerce is tested under the dormant Commerce Clause. This suit relies only on ${clause(at)}.`,
    applies: ({ interest, claim }) => claim !== 'equal' && TRADED.includes(interest),
  },
  'no-plaintiff': {
    side: 'no',
    texts: (at) => [
      `${clause(at)} may be invoked by ${citizens(at)} but not by ${status(at)}`,
      `the protection of ${clause(at)} is limited to ${citizens(at)} and does not extend to ${status(at)}`,
    ],
    wordedBy: ({ plaintiff }) => (plaintiff === 'visitor' || plaintiff === 'new' ? plaintiff : 'other'),
    right: (at) =>
      at.claim === 'article IV'
        ? `${at.plaintiff === 'alien' ? 'Residence in State B doesn’t make an alien a citizen of State B' : 'Incorporation in State B doesn’t make a corporation a citizen here, though it does for diversity jurisdiction'}.`
        : `The text speaks of citizens of the United States, so ${status(at)} must look to equal protection or due process, which protect persons.`,
    lesson: (at) =>
      at.plaintiff === 'visitor'
        ? at.claim === 'article IV'
          ? 'Article IV exists for a nonresident: it protects a citizen of one state from the laws of another.'
          : 'A nonresident is still a citizen of the United States, whom the Privileges or Immunities Clause protects. The limit lies in which rights it covers.'
        : at.plaintiff === 'new'
          ? 'A citizen of the United States becomes a citizen of a state by moving there to stay. Two months of residence, like one day, suffice.'
          : `Citizenship matters under the two privileges and immunities clauses. The dormant Commerce Clause protects commerce, whoever carries it on, so ${status(at)} may sue.`,
    applies: ({ plaintiff, claim }) => plaintiff !== 'own' && claim !== 'equal',
  },
  'no-own': {
    side: 'no',
    texts: (at, story) => [
      `${story.person.the}, as a citizen of State A, may not invoke ${clause(at)} against ${home(at)}`,
      `${clause(at)} does not protect ${story.person.the}, a citizen of State A, from discrimination by ${home(at)}`,
    ],
    right: ({ plaintiff }, { person }) =>
      plaintiff === 'new'
        ? `${The(person)} moved permanently and so is no longer a citizen of another state, whom alone Article IV protects.`
        : `${The(person)} lives in State A and can seek relief from its legislature. Article IV protects those from other states, who can’t.`,
    lesson: () =>
      'Only Article IV is limited to citizens of other states. The Fourteenth Amendment binds a state in dealing with its own citizens.',
    applies: isOfStateA,
  },
  'no-interest': {
    side: 'no',
    texts: (at, story) => [
      `${privilege(at, story)} is not a fundamental privilege that ${government(at)} must extend to ${outsiders(at)}`,
      `the ${measure(at)} does not burden a privilege of ${outsiders(at)} that is fundamental to citizenship`,
    ],
    right: ({ interest }) =>
      interest === 'records'
        ? 'The Court treats a statutory right to documents as a modern convenience, not a basic one. No livelihood or access to court is affected.'
        : 'Sport isn’t a means of livelihood, so the state need not show a substantial justification for treating nonresidents differently.',
    lesson: ({ claim, interest }) =>
      claim === 'commerce'
        ? 'A law that burdens commerce by discriminating is enough. Nonresidents need not show that working or doing business is a privilege fundamental to citizenship.'
        : interest === 'aid'
          ? 'A new citizen needs no fundamental privilege in the Article IV sense. The Fourteenth Amendment protects equal status in the new state.'
          : interest === 'tax' || interest === 'work'
            ? 'Working or doing business in another state is fundamental to citizenship. Article IV entitles nonresidents to that privilege, and the law burdens it.'
            : interest === 'land'
              ? 'Owning land has been counted among the fundamental privileges of citizenship since Corfield v. Coryell.'
              : 'Access to medical care in another state is a fundamental privilege that Article IV protects, as Saenz v. Roe confirms.',
  },
  'no-community': {
    side: 'no',
    texts: (at, story) => [
      `${government(at)} may reserve ${reserved(at, story)} to the members of its own political community`,
      `${reserved(at, story)} may be reserved to the members of the political community of ${government(at)}`,
    ],
    right: () =>
      'Choosing a governor is part of self-government. Work and tax payments in a state don’t make a nonresident a member of its electorate.',
    lesson: () =>
      'The political community may reserve voting and public office to itself, because they are part of self-government. Private benefits and occupations aren’t.',
  },
  'no-reason': {
    side: 'no',
    texts: (at) => [
      `${reasonGiven(at)} is a substantial reason, to which the ${measure(at)} is closely related`,
      `the ${measure(at)} is closely related to a particular problem that nonresidents cause, which is a substantial reason`,
    ],
    wordedBy: ({ fit }) => fit,
    right: () =>
      'It costs more to inspect those who keep records elsewhere. A differential that only recovers this cost is closely tied to a problem nonresidents cause.',
    lesson: ({ interest, claim, plaintiff, by }) =>
      interest === 'sport'
        ? 'A substantial reason to which the fee is closely related, such as that nonresidents cause a particular problem, is needed only if a fundamental privilege is burdened.'
        : claim !== 'article IV'
          ? 'A substantial reason that is closely related to the law is the Article IV test. Here the statistics don’t even show that nonresidents cause a particular problem.'
          : plaintiff === 'visitor'
            ? `No substantial reason supports the law: the ${by}’s own statistics don’t show that nonresidents cause a particular problem.`
            : `The statistics don’t show that nonresidents cause a particular problem, so no substantial reason supports the law. The claim fails because of who the plaintiff is.`,
    applies: ({ interest }) => interest === 'work' || interest === 'land' || interest === 'sport',
  },
  'no-national': {
    side: 'no',
    texts: (at, story) => [
      `${privilege(at, story)} is not a privilege or immunity of national citizenship`,
      `the ${measure(at)} does not abridge a privilege or immunity of national citizenship`,
    ],
    right: () =>
      'Since Slaughter-House this clause has covered only rights that owe their existence to the federal government. Article IV might have helped a citizen of another state.',
    lesson: ({ claim, interest }) =>
      claim === 'article IV'
        ? 'National citizenship is the measure under the Fourteenth Amendment. Article IV protects privileges of state citizenship.'
        : interest === 'aid'
          ? 'One right of national citizenship is to move to any state and be treated there like its other citizens.'
          : 'This is not the defect in the claim; the clause invoked has another limit.',
    applies: ({ claim }) => claim === 'article IV' || claim === 'fourteenth',
  },
  'no-carry': {
    side: 'no',
    texts: (at, story) => [
      `a state may require a year of residence for a portable benefit such as ${privilege(at, story)}`,
      `a durational residency requirement is valid as to a portable benefit such as ${privilege(at, story)}`,
    ],
    right: () =>
      'Newcomers could obtain a decree and take it home. A year’s wait keeps the courts for those with a real stake in the state.',
    lesson: ({ claim }) =>
      claim === 'article IV'
        ? 'Assistance is consumed while living in the state, so it isn’t portable. The claim fails because it rests on the wrong clause.'
        : 'Assistance for food and rent is consumed while living in the state. It can’t be obtained and carried away like a divorce decree.',
    applies: ({ plaintiff }) => plaintiff === 'new',
  },
  'no-rational': {
    side: 'no',
    texts: (at) => [
      `the ${measure(at)} has a rational basis, and ${clause(at)} requires nothing more`,
      `${clause(at)} subjects the ${measure(at)} to rational basis review, which it satisfies`,
    ],
    right: () =>
      'Hunting and fishing for sport are not fundamental rights, and residents’ tax support for wildlife is a legitimate ground for a lower price.',
    lesson: ({ claim, plaintiff, interest }) =>
      claim === 'commerce'
        ? 'Discrimination against interstate commerce is virtually invalid per se. A rational basis doesn’t save it.'
        : claim === 'fourteenth'
          ? 'A rational basis doesn’t justify penalizing new citizens. Saenz rejected the wish to save money as a justification.'
          : plaintiff === 'visitor'
            ? `Rational basis is the equal protection standard. For ${interest === 'tax' ? 'earnings' : 'a fundamental privilege'}, Article IV demands a substantial reason and a close fit.`
            : 'Rational basis is the equal protection standard. Under Article IV the claim fails because of who brings it.',
  },
} as const satisfies ReasonTable<ResidentFacts, ResidentStory>

function reserved(at: ResidentFacts, story: ResidentStory): string {
  return (
    {
      work: `work in ${story.trade}`,
      land: 'the ownership of land',
      tax: 'a lower rate of tax',
      vote: 'the right to vote for governor',
      aid: 'full welfare benefits',
    }[at.interest as string] ?? privilege(at, story)
  )
}

function lessonOnBasic(at: ResidentFacts, story: ResidentStory): string {
  const { claim, interest, fit } = at
  const who = suitor(at, story)
  if (claim === 'commerce')
    return 'Fundamental privileges matter under Article IV, which only citizens may invoke. The dormant Commerce Clause asks whether the law discriminates against commerce.'
  if (claim === 'equal')
    return 'A fundamental privilege calls for a substantial reason under Article IV only. A classification by residence isn’t suspect under equal protection, and recreation isn’t a fundamental right.'
  if (claim === 'fourteenth')
    return interest === 'work'
      ? 'A fundamental privilege and a substantial reason matter under Article IV. The Fourteenth Amendment clause doesn’t cover occupations, however important they are.'
      : 'Article IV asks about a fundamental privilege and a substantial reason, but it serves citizens of other states. A new resident is a citizen of State A.'
  if (isCitizenless(at))
    return `A fundamental privilege that is burdened without a substantial reason helps only a citizen, and ${status(at)} isn’t one under Article IV.`
  if (isOfStateA(at))
    return `Article IV secures fundamental privileges to citizens of other states, and ${who.the} is a citizen of State A.`
  if (fit === 'close')
    return 'There is a substantial reason: inspecting nonresidents costs $220 more, and the fee recovers no more than that.'
  if (interest === 'vote')
    return 'Voting is a fundamental privilege of a state’s own residents, so a state needs no substantial reason to deny it to nonresidents.'
  return interest === 'records'
    ? 'The missing reason would matter only if a fundamental privilege were burdened. Curiosity about public documents isn’t one.'
    : 'The license fee needs a substantial reason only if a fundamental privilege is burdened. A pastime isn’t one.'
}
