import { capital } from '../../../text/capital.ts'
import { him, The } from '../../engine/party.ts'
import { measure, type ResidentFacts, type ResidentStory, suitor } from './facts.ts'

/** Eleven people with a trade, each in one pool and suited to every pattern. */
export const stories: readonly ResidentStory[] = [
  {
    id: 'scaffolds',
    pool: 'practice',
    person: { a: 'a scaffold builder', the: 'the builder', pronoun: 'she' },
    firm: { a: 'a scaffolding company', the: 'the company', pronoun: 'it' },
    trade: 'scaffold building',
    hobby: 'elk hunting',
    sport: 'hunt elk',
    country: 'Peru',
    city: 'Bellport',
    subject: 'the building of a canal',
  },
  {
    id: 'boats',
    pool: 'practice',
    person: { a: 'a boat mechanic', the: 'the mechanic', pronoun: 'he' },
    firm: { a: 'a boatyard', the: 'the boatyard', pronoun: 'it' },
    trade: 'boat repair',
    hobby: 'marlin fishing',
    sport: 'fish for marlin',
    country: 'Canada',
    city: 'Gull Point',
    subject: 'a lost ferry',
  },
  {
    id: 'orchards',
    pool: 'practice',
    person: { a: 'a tree pruner', the: 'the pruner', pronoun: 'she' },
    firm: { a: 'a tree-care company', the: 'the company', pronoun: 'it' },
    trade: 'tree pruning',
    hobby: 'deer hunting',
    sport: 'hunt deer',
    country: 'Poland',
    city: 'Harrow',
    subject: 'an abandoned orchard colony',
  },
  {
    id: 'pianos',
    pool: 'practice',
    person: { a: 'a piano tuner', the: 'the tuner', pronoun: 'he' },
    firm: { a: 'a piano-service company', the: 'the company', pronoun: 'it' },
    trade: 'piano tuning',
    hobby: 'goose hunting',
    sport: 'hunt geese',
    country: 'Sweden',
    city: 'Marlow',
    subject: 'a closed concert hall',
  },
  {
    id: 'chimneys',
    pool: 'ranked',
    person: { a: 'a chimney sweep', the: 'the sweep', pronoun: 'she' },
    firm: { a: 'a chimney-cleaning company', the: 'the company', pronoun: 'it' },
    trade: 'chimney cleaning',
    hobby: 'trout fishing',
    sport: 'fish for trout',
    country: 'Ireland',
    city: 'Ashford',
    subject: 'an old brickworks',
  },
  {
    id: 'roofs',
    pool: 'ranked',
    person: { a: 'a roofer', the: 'the roofer', pronoun: 'he' },
    firm: { a: 'a roofing company', the: 'the company', pronoun: 'it' },
    trade: 'roof repair',
    hobby: 'moose hunting',
    sport: 'hunt moose',
    country: 'Brazil',
    city: 'Colby',
    subject: 'a state quarry',
  },
  {
    id: 'clocks',
    pool: 'ranked',
    person: { a: 'a clockmaker', the: 'the clockmaker', pronoun: 'she' },
    firm: { a: 'a clock-repair firm', the: 'the firm', pronoun: 'it' },
    trade: 'clock repair',
    hobby: 'bear hunting',
    sport: 'hunt bear',
    country: 'Japan',
    city: 'Dunmore',
    subject: 'a courthouse tower',
  },
  {
    id: 'wells',
    pool: 'ranked',
    person: { a: 'a well driller', the: 'the driller', pronoun: 'he' },
    firm: { a: 'a drilling company', the: 'the company', pronoun: 'it' },
    trade: 'well drilling',
    hobby: 'salmon fishing',
    sport: 'fish for salmon',
    country: 'Kenya',
    city: 'Linden',
    subject: 'a drained lake',
  },
  {
    id: 'horses',
    pool: 'daily',
    person: { a: 'a farrier', the: 'the farrier', pronoun: 'she' },
    firm: { a: 'a horseshoeing firm', the: 'the firm', pronoun: 'it' },
    trade: 'horseshoeing',
    hobby: 'antelope hunting',
    sport: 'hunt antelope',
    country: 'Chile',
    city: 'Redfield',
    subject: 'a cavalry post',
  },
  {
    id: 'windows',
    pool: 'daily',
    person: { a: 'a window washer', the: 'the washer', pronoun: 'he' },
    firm: { a: 'a window-washing company', the: 'the company', pronoun: 'it' },
    trade: 'window washing',
    hobby: 'turkey hunting',
    sport: 'hunt turkeys',
    country: 'Ghana',
    city: 'Overton',
    subject: 'a glass factory',
  },
  {
    id: 'organs',
    pool: 'daily',
    person: { a: 'an organ restorer', the: 'the restorer', pronoun: 'she' },
    firm: { a: 'an organ-building company', the: 'the company', pronoun: 'it' },
    trade: 'organ restoration',
    hobby: 'duck hunting',
    sport: 'hunt ducks',
    country: 'Italy',
    city: 'Stanwick',
    subject: 'a mission church',
  },
]

const GROUNDS: Readonly<Record<ResidentFacts['claim'], string>> = {
  'article IV': 'the Privileges and Immunities Clause of Article IV',
  fourteenth: 'the Privileges or Immunities Clause of the Fourteenth Amendment',
  commerce: 'the dormant Commerce Clause',
  equal: 'the Equal Protection Clause',
}

/** The plaintiff, with the facts that decide whether a clause protects such a plaintiff. */
function introduced({ plaintiff }: ResidentFacts, { person, firm, country, city }: ResidentStory): string {
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
      return `${person.a} who is a United States citizen and moved permanently from State B to State A two months ago`
  }
}

/** The plaintiff's aim there, as a predicate. */
function wish(
  { interest, by, plaintiff }: ResidentFacts,
  { person, sport, subject, city }: ResidentStory,
): string {
  switch (interest) {
    case 'work':
      return plaintiff === 'corporation'
        ? `wants to offer its services in ${by === 'city' ? city : 'State A'}`
        : `wants to work in ${by === 'city' ? city : 'State A'}`
    case 'land':
      return plaintiff === 'corporation'
        ? 'wants to buy a shop in State A'
        : 'wants to buy a house in State A'
    case 'care':
      return `wants to consult a physician in State A who has room for more patients`
    case 'tax':
      return `earns wages in State A`
    case 'sport':
      return `wants to ${sport} in State A for pleasure`
    case 'records':
      return `is writing a family history and was denied a State A agency's records on ${subject}`
    case 'vote':
      return `works and pays taxes in State A and was denied a ballot in its election for governor`
    case 'aid':
      return `receives welfare payments of $310 a month from State A, the amount that State B would have paid ${him(person)}`
    case 'divorce':
      return `petitioned a State A court for a divorce, but the petition was dismissed as premature`
  }
}

/** The measure, and what is said for it. */
function law({ interest, by, fit }: ResidentFacts, { trade, sport, city }: ResidentStory): string {
  switch (interest) {
    case 'work':
      if (fit === 'close')
        return `For a license to engage in ${trade}, State A charges its residents $260 a year and nonresidents $480. It is undisputed that nonresidents keep their records out of state and that inspecting those records costs State A $220 a year more than inspecting a resident's.`
      return by === 'city'
        ? `An ordinance of the State A city of ${city} bars persons and corporations from outside the city from engaging in ${trade} there. Its stated purpose is to prevent inferior work, but the city's own statistics show no difference in quality.`
        : `A State A statute bars persons and corporations from outside the state from engaging in ${trade} there. Its stated purpose is to prevent inferior work, but State A's own statistics show no difference in quality.`
    case 'land':
      return "A State A statute forbids persons and corporations from outside the state to buy houses or shops there. Its stated purpose is to keep buildings from standing empty, but State A's own statistics show that residents leave buildings empty just as often."
    case 'care':
      return 'A State A statute forbids physicians in the state, even those in private practice, to treat nonresidents. State A has offered no reason for the statute.'
    case 'tax':
      return 'State A taxes wages that nonresidents earn there at six percent, but taxes the wages of its residents at three percent. Its only explanation is that nonresidents do not vote there.'
    case 'sport':
      return `For a license to ${sport}, State A charges its residents $35 and nonresidents $640. Its explanation is that residents help to pay for wildlife conservation through their taxes.`
    case 'records':
      return 'A State A statute gives residents of State A, and no one else, a right to inspect the records of state agencies. Court and land records are open to everyone.'
    case 'vote':
      return 'Under State A law, only residents of State A may vote for its governor.'
    case 'aid':
      return 'State A pays needy families $670 a month, but pays a family that has lived there for less than a year only what its former state would have paid. State A concedes that the only purpose of this rule is to save money.'
    case 'divorce':
      return 'Under a State A statute, a court may grant a divorce only to a person who has lived in the state for at least one year. Every other state would recognize the decree.'
  }
}

/** The defendant, and what the plaintiff asks for. */
const defendant = ({ by, interest }: ResidentFacts, { city }: ResidentStory) =>
  by === 'city'
    ? `the city of ${city}`
    : interest === 'tax'
      ? "State A's tax commissioner"
      : 'the State A official who enforces the law'

/** Federal courts do not enjoin state taxes, and leave divorces to the states. */
const court = ({ interest }: ResidentFacts) =>
  interest === 'tax' || interest === 'divorce' ? 'a State A court' : 'federal court'

/** Congress may authorize what the dormant Commerce Clause forbids, so that its silence is told there. */
const undisputed = ({ claim }: ResidentFacts) =>
  claim === 'commerce'
    ? 'The facts are undisputed, and no act of Congress applies.'
    : 'The facts are undisputed.'

function inOrder(at: ResidentFacts, story: ResidentStory): string {
  const who = suitor(at, story)
  return `${capital(introduced(at, story))} ${wish(at, story)}. ${law(at, story)} In ${court(at)}, ${who.the} has sued ${defendant(at, story)} for an injunction, relying only on ${GROUNDS[at.claim]}. ${undisputed(at)}`
}

function suitFirst(at: ResidentFacts, story: ResidentStory): string {
  const who = suitor(at, story)
  return `${capital(introduced(at, story))} has sued ${at.by === 'city' || at.interest === 'tax' ? defendant(at, story) : 'a State A official'} in ${court(at)}, relying only on ${GROUNDS[at.claim]}. ${The(who)} ${wish(at, story)}. ${law(at, story)} ${The(who)} seeks an injunction against enforcement of the ${measure(at)}. ${undisputed(at)}`
}

function lawFirst(at: ResidentFacts, story: ResidentStory): string {
  const who = suitor(at, story)
  return `${law(at, story)} ${capital(introduced(at, story))} ${wish(at, story)}. ${undisputed(at)} Relying only on ${GROUNDS[at.claim]}, ${who.the} seeks an injunction in ${court(at)} against ${defendant(at, story)}.`
}

export const tell = [inOrder, suitFirst, lawFirst] as const
