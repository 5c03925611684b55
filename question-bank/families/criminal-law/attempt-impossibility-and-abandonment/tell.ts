import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import { crimeOf } from './crime.ts'
import { decide, type PathId } from './decide.ts'
import type { AttemptFacts, AttemptStory } from './facts.ts'

/** Tells a case; `x` names the defendant, with the article that the place in the story asks for. */
type Telling = (story: AttemptStory, x: string) => string

/** The conduct, the charge, and the law. */
function inOrder(at: AttemptFacts, story: AttemptStory): string {
  return join(
    deed(at, story, story.suspect.a),
    `${The(story.suspect)} was charged with ${crimeOf(at).charge}.`,
    law(at),
  )
}

/** The charge and the law first. */
function chargeFirst(at: AttemptFacts, story: AttemptStory): string {
  return join(
    `${capital(story.suspect.a)} was charged with ${crimeOf(at).charge} on the following evidence.`,
    deed(at, story, story.suspect.the),
    law(at),
  )
}

/** The trial first. */
function trialFirst(at: AttemptFacts, story: AttemptStory): string {
  return join(
    `At the trial of ${story.suspect.a} for ${crimeOf(at).charge}, the following facts were proved.`,
    deed(at, story, story.suspect.the),
    law(at),
  )
}

export const tell = [inOrder, chargeFirst, trialFirst] as const

const join = (...parts: readonly string[]): string => parts.join(' ')

const law = (at: AttemptFacts): string =>
  at.mind === 'ignorant of age'
    ? 'The jurisdiction has adopted the Model Penal Code provisions on attempt, under which an attempt requires, as to a circumstance of the crime, only the mental state that the crime itself requires.'
    : at.law === 'code'
      ? 'The jurisdiction has adopted the Model Penal Code provisions on attempt.'
      : 'The jurisdiction follows the common law of attempt, with its test of dangerous proximity.'

const deed = (at: AttemptFacts, story: AttemptStory, x: string): string => {
  const path = decide(at)
  return path === null ? '' : capital(TOLD[path](story, x))
}

const wish: Telling = ({ rival, grudge }, x) => `${x} decided to kill ${rival.a} who ${grudge}.`

const lay: Telling = (story, x) => {
  const { suspect, rival, place } = story
  return `${wish(story, x)} ${He(suspect)} loaded a rifle, learned when ${rival.the} walked home, and one evening lay down behind a wall near ${place}, half an hour before ${rival.the} was due.`
}

const aimed: Telling = (story, x) => {
  const { suspect, rival, place } = story
  return `${wish(story, x)} One evening ${he(suspect)} waited near ${place} until ${rival.the} was three steps away, pointed a loaded pistol at ${his(rival)} head, and put a finger on the trigger.`
}

const KILLINGS = {
  'substantial-step': (story, x) => {
    const { suspect, rival } = story
    return `${lay(story, x)} A hiker noticed the rifle and called the police, who arrested ${suspect.the} there with a note of ${whose(rival)} schedule. ${The(rival)} was still at work, four miles away.`
  },
  renunciation: (story, x) => {
    const { suspect, rival } = story
    return `${lay(story, x)} No one had seen ${him(suspect)}. Lying there, ${he(suspect)} thought of ${whose(rival)} children and was ashamed. ${He(suspect)} threw the bullets into a pond, went home, and the next day told ${rival.the} everything and apologized. ${The(rival)} called the police.`
  },
  'fear-of-capture': (story, x) => {
    const { suspect } = story
    return `${lay(story, x)} Then a police patrol with dogs came up the road in search of a lost child. Certain that the dogs would find ${him(suspect)}, ${suspect.the} crept away, hid the rifle, and ran home. A neighbor told the police the next morning.`
  },
  postponement: (story, x) => {
    const { suspect, rival } = story
    return `${lay(story, x)} A friend then happened to text ${him(suspect)} that ${rival.the} was bringing a guest home. Not wanting a witness, ${suspect.the} went home, planning to return in a week. A hiker who had seen the rifle told the police the next day.`
  },
  'dangerously-near': (story, x) =>
    `${aimed(story, x)} Before ${he(story.suspect)} could fire, a passing cyclist knocked the pistol from ${his(story.suspect)} hand.`,
  'change-of-heart': (story, x) => {
    const { suspect, rival } = story
    return `${aimed(story, x)} No one else was near, and ${rival.the} stood still. In sudden pity, ${suspect.the} lowered the pistol, threw it away, and left. ${The(rival)} called the police.`
  },
  'last-act': (story, x) => {
    const { suspect, rival, place } = story
    return `${wish(story, x)} One evening ${he(suspect)} waited near ${place} with a pistol that held a single bullet, aimed at ${rival.the}, and fired. The bullet went through ${whose(rival)} hat and struck a tree, and ${rival.the} escaped unhurt.`
  },
  'factual-impossibility': (story, x) => {
    const { suspect, rival, place } = story
    return `${wish(story, x)} One evening ${he(suspect)} took a pistol from a drawer, waited near ${place}, aimed at ${rival.the} from three steps away, and pulled the trigger. Nothing happened. Without telling ${him(suspect)}, a worried relative had unloaded the pistol the night before.`
  },
  'early-buying': (story, x) => {
    const { suspect, rival } = story
    return `${wish(story, x)} ${The(rival)} had just left for two months abroad. ${The(suspect)} bought a used rifle, put it in a closet without ammunition, and told a friend what it was for. A week later, ${he(suspect)} changed ${his(suspect)} mind and sold the rifle, but the friend had already called the police.`
  },
  'mere-plan': ({ suspect, rival, grudge }, x) =>
    `${x} wrote in a diary that before the year was out ${he(suspect)} would kill ${rival.a} who ${grudge}. ${He(suspect)} told a friend the same thing and once stopped to look at rifles in a store window. ${He(suspect)} had bought nothing and had chosen neither a day nor a place when the friend called the police. ${The(suspect)} admitted to an officer that ${he(suspect)} had meant it.`,
  'search-for-victim': (story, x) => {
    const { suspect, rival, place } = story
    return `${wish(story, x)} One evening ${he(suspect)} put a loaded rifle in a car and drove around for two hours looking for ${rival.the}, first near ${place}, then at the train station and outside several bars. ${The(rival)} had left for the coast that morning. Acting on a tip, the police stopped the car, and ${suspect.the} admitted everything.`
  },
} as const satisfies Partial<Record<PathId, Telling>>

const UNINTENDED = {
  reckless: ({ suspect, rival, grudge }, x) =>
    `${x} wanted to frighten ${rival.a} who ${grudge}. One evening ${he(suspect)} fired a rifle from a moving car into the lighted windows of ${whose(rival)} house and drove off. ${He(suspect)} neither wanted nor expected anyone to die but did not care whether anyone was hit. A bullet struck ${rival.the} in the neck, and only emergency surgery saved ${him(rival)}.`,
  'lesser-harm': ({ suspect, rival, grudge, place }, x) =>
    `${x} wanted to hospitalize ${rival.a} who ${grudge}. One evening ${he(suspect)} waited near ${place} with an iron bar, broke ${whose(rival)} leg with one blow, as planned, and walked away. The blow tore an artery, and ${rival.the} nearly bled to death. ${The(suspect)} had meant to do serious injury but not to kill.`,
  'accident-in-felony': ({ suspect, rival }, x) =>
    `${x} stopped ${rival.a} in a parking lot at night, showed a pistol, and demanded ${his(rival)} wallet. ${He(suspect)} did not intend to hurt anyone. As ${he(suspect)} reached for the wallet, the pistol slipped, struck a car, and went off. The bullet hit ${rival.the} in the chest, and ${suspect.the} ran away without the wallet. Only surgery saved ${whose(rival)} life. Had ${rival.the} died, this would have been felony murder in the jurisdiction.`,
} as const satisfies Partial<Record<PathId, Telling>>

const OTHER_CRIMES = {
  'not-stolen': ({ suspect, rival, prize }, x) =>
    `${x} let it be known that ${he(suspect)} would pay well for the ${prize[0]} of ${rival.a} if someone stole it. ${The(rival)} heard of this and went to the police. With ${whose(rival)} consent, an undercover officer told ${suspect.the} that the ${prize[1]} had been stolen that night and offered it for $900. ${The(suspect)} believed the officer, paid, and took it. A statute makes it a crime to receive stolen property knowing that it is stolen.`,
  'age-of-buyer': ({ suspect }, x) =>
    `${x} was selling whiskey at a county fair. A customer with a gray beard, whom ${suspect.the} took to be forty, was in fact twenty. ${The(suspect)} had taken the money and was holding out the bottle when an inspector stopped the sale. A statute makes it a crime to sell liquor to anyone under 21, whatever the seller knows or believes about the buyer's age.`,
  'own-goods': ({ suspect, rival, prize }, x) =>
    `${x} and ${rival.a} were once friends, and ${rival.the} told ${suspect.the}, "One day my ${prize[0]} will be yours." ${The(suspect)} honestly but mistakenly understood this as a gift already made. After a quarrel, ${he(suspect)} went to ${whose(rival)} house to bring the ${prize[1]} home and was carrying it to the door when a neighbor stopped ${him(suspect)}. By statute, theft is the taking of another's property with intent to steal.`,
  'no-such-law': ({ suspect, goods }, x) =>
    `${x} believed that bringing ${goods} into the country without paying duty was the crime of smuggling. ${He(suspect)} hid ${goods} under the false bottom of ${his(suspect)} trunk and, at the border, told officers that ${he(suspect)} had nothing to declare. They found the ${goods}. Unknown to ${suspect.the}, the duty had been repealed a year earlier, and no law prohibited bringing in ${goods} undeclared.`,
} as const satisfies Partial<Record<PathId, Telling>>

const TOLD: Readonly<Record<PathId, Telling>> = { ...KILLINGS, ...UNINTENDED, ...OTHER_CRIMES }
