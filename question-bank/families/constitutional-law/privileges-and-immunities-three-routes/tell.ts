import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The } from '../../engine/party.ts'
import { measure, opponent, type ResidentFacts, type ResidentStory, suitor } from './facts.ts'

type Words = (at: ResidentFacts, story: ResidentStory) => string

const GROUNDS: Readonly<Record<ResidentFacts['claim'], string>> = {
  'article IV': 'the Privileges and Immunities Clause of Article IV',
  fourteenth: 'the Privileges or Immunities Clause of the Fourteenth Amendment',
  commerce: 'the dormant Commerce Clause',
  equal: 'the Equal Protection Clause',
}

/** The plaintiff, with the facts that decide whether a clause protects such a plaintiff. A new resident's move is told. */
const introduced: Words = ({ plaintiff }, { person, firm, country, city }) => {
  switch (plaintiff) {
    case 'visitor':
      return `${person.a} who is a citizen and resident of State B`
    case 'corporation':
      return `${firm.a} incorporated in State B`
    case 'alien':
      return `${person.a} who is a citizen of ${country} and lives in State B as a lawful permanent resident`
    case 'own':
      return `${person.a} who is a citizen of State A and lives outside the city of ${city}`
    case 'new':
      return `${person.a} who is a United States citizen`
  }
}

/** The place where the plaintiff would like to be active. A city is introduced by the law where that comes first. */
const place = ({ by, plaintiff }: ResidentFacts, { city }: ResidentStory) =>
  by === 'state' ? 'State A' : plaintiff === 'own' ? city : `${city}, a city in State A`

/** The plaintiff's aim, as a predicate. */
const wish: Words = (at, story) => {
  switch (at.interest) {
    case 'work':
      return at.plaintiff === 'corporation' ? 'wants to offer its services' : 'wants to work'
    case 'land':
      return `wants to buy a ${at.plaintiff === 'corporation' ? 'shop' : 'house'} in State A`
    case 'care':
      return 'wants to consult a physician in State A who is accepting new patients'
    case 'tax':
      return 'earns wages in State A'
    case 'sport':
      return `wants to ${story.sport} in State A for pleasure`
    case 'records':
      return `is writing a family history and has asked a State A agency for its records on ${story.subject}`
    case 'vote':
      return 'works and pays taxes in State A'
    case 'aid':
      return 'moved permanently from State B to State A two months ago and soon applied for welfare benefits'
    case 'divorce':
      return 'moved permanently from State B to State A two months ago and soon tried to file a petition for divorce in a State A court'
  }
}

/** The plaintiff's step, as a predicate in the past. */
const step: Words = (at, story) => {
  const { plaintiff, interest } = at
  switch (interest) {
    case 'work':
      return plaintiff === 'corporation'
        ? `decided to offer its services in ${place(at, story)}`
        : `sought work in ${place(at, story)}`
    case 'land':
      return `decided to buy a ${plaintiff === 'corporation' ? 'shop' : 'house'} in State A`
    case 'care':
      return 'tried to consult a physician in State A who was accepting new patients'
    case 'tax':
      return 'took a job in State A and began to earn wages there'
    case 'sport':
      return `made plans to ${story.sport} in State A for pleasure`
    case 'records':
      return `asked a State A agency for its records on ${story.subject}, for a family history that ${he(story.person)} was writing`
    case 'vote':
      return 'but works and pays taxes in State A asked for a ballot in its election for governor'
    case 'aid':
      return 'applied for welfare benefits'
    case 'divorce':
      return 'tried to file a petition for divorce in a State A court'
  }
}

/** The measure, and what is said for it. A city has been introduced by the plaintiff's aim, or is introduced here. */
function law(at: ResidentFacts, story: ResidentStory, isFirst: boolean): string {
  const { interest, by, fit } = at
  const { trade, sport, city } = story
  switch (interest) {
    case 'work': {
      if (fit === 'close')
        return `For a license to engage in ${trade}, State A charges residents $260 a year and nonresidents $480. Nonresidents keep their records out of state, and inspecting those records costs State A $220 a year more than inspecting a resident's.`
      const within = by === 'city' ? 'city' : 'state'
      const act =
        by === 'state'
          ? 'A State A statute bars'
          : isFirst
            ? `${city}, a city in State A, has an ordinance that bars`
            : 'A city ordinance bars'
      return `${act} people and businesses from outside the ${within} from engaging in ${trade} there. The stated purpose of the ${measure(at)} is to prevent inferior work, but ${by === 'city' ? "the city's" : "State A's"} own statistics show that the work of outsiders is as good as that of residents.`
    }
    case 'land':
      return "Under a State A statute, people and businesses from outside the state may not buy real estate there. Its stated purpose is to reduce the number of vacant buildings, but State A's own statistics show that buildings owned by residents are vacant just as often."
    case 'care':
      return 'A State A statute forbids physicians in the state, even those in private practice, to treat nonresidents. State A has offered no reason for the statute.'
    case 'tax':
      return "State A taxes the wages that nonresidents earn in the state at six percent and its residents' wages at three percent. The only justification that it offers is that nonresidents cannot vote there."
    case 'sport':
      return `For a license to ${sport}, State A charges its residents $35 and nonresidents $640. It explains that residents help to pay for wildlife conservation through their taxes.`
    case 'records':
      return 'A State A statute gives residents of the state, and no one else, a right to inspect the records of state agencies. Court and land records are open to everyone.'
    case 'vote':
      return 'Under a State A statute, only residents of State A may vote for its governor.'
    case 'aid':
      return 'A State A statute grants needy residents $670 a month in welfare benefits, but limits new residents during their first year to the amount that their former state would have paid. State A concedes that the only purpose of the limit is to save money.'
    case 'divorce':
      return 'Under a State A statute, a court may grant a divorce only to a person who has lived in the state for at least one year. A divorce granted in State A is recognized in every other state.'
  }
}

/** The outcome of the plaintiff's request, which the plaintiff's first step has told or which is told here. */
function outcome({ interest }: ResidentFacts, { person }: ResidentStory, isTold: boolean): string {
  switch (interest) {
    case 'care':
      return isTold ? ` Because of the statute, the physician declined to treat ${person.the}.` : ''
    case 'records':
      return ' Because of the statute, the agency denied the request.'
    case 'vote':
      return isTold
        ? ` ${The(person)} was therefore denied a ballot.`
        : ` When ${person.the} asked for a ballot in the election for governor, ${he(person)} was turned away under the statute.`
    case 'aid':
      return ` Because of the limit, State A pays ${person.the} $310 a month, which is what State B would have paid ${him(person)}.`
    case 'divorce':
      return ' Because of the statute, the clerk of the court refused to accept the petition.'
    default:
      return ''
  }
}

/** Federal courts do not enjoin state taxes, and leave divorces to the states. */
const court = ({ interest }: ResidentFacts) =>
  interest === 'tax' || interest === 'divorce' ? 'a State A court' : 'federal court'

const attacked = (at: ResidentFacts) => {
  const what = measure(at)
  return `${what === 'tax' || what === 'license fee' ? 'collection' : 'enforcement'} of the ${what}`
}

/** Congress may authorize what the dormant Commerce Clause forbids, so that its silence is told there. */
const congress = ({ claim }: ResidentFacts) =>
  claim === 'commerce' ? ' Congress has enacted no legislation on the subject.' : ''

const plaintiffFirst: Words = (at, story) => {
  const where = at.interest === 'work' ? ` in ${place(at, story)}` : ''
  return `${capital(introduced(at, story))} ${wish(at, story)}${where}. ${law(at, story, false)}${outcome(at, story, false)}${congress(at)} ${The(suitor(at, story))} has sued ${opponent(at).inFull} in ${court(at)} to enjoin ${attacked(at)}. ${He(suitor(at, story))} claims only that the ${measure(at)} violates ${GROUNDS[at.claim]}.`
}

const lawFirst: Words = (at, story) => {
  const where = at.by === 'city' ? (at.plaintiff === 'own' ? 'there' : `in ${story.city}`) : 'in State A'
  return `${law(at, story, true)} ${capital(introduced(at, story))} ${wish(at, story)}${at.interest === 'work' ? ` ${where}` : ''}.${outcome(at, story, false)}${congress(at)} ${The(suitor(at, story))} has sued ${opponent(at).inFull} in ${court(at)}. Relying only on ${GROUNDS[at.claim]}, ${he(suitor(at, story))} seeks an injunction against ${attacked(at)}.`
}

const stepFirst: Words = (at, story) => {
  const who = suitor(at, story)
  const began =
    at.plaintiff === 'new'
      ? `Two months ago ${story.person.a}, a United States citizen, moved permanently from State B to State A, where ${he(who)} soon ${step(at, story)}.`
      : `Last month ${introduced(at, story)} ${step(at, story)}.`
  return `${began} ${law(at, story, false)}${outcome(at, story, true)}${congress(at)} ${The(who)} has brought an action in ${court(at)} against ${opponent(at).inFull} to enjoin ${attacked(at)}. ${capital(his(who))} sole claim is that the ${measure(at)} violates ${GROUNDS[at.claim]}.`
}

export const tell = [plaintiffFirst, lawFirst, stepFirst] as const
