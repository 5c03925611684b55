import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import { decide, type PathId } from './decide.ts'
import type { AttemptFacts, AttemptStory } from './facts.ts'

/** Three ways to begin. All go on in order of time: the charge stands in the question. */
type Order = 0 | 1 | 2

type Telling = (story: AttemptStory, order: Order) => string

const telling = (order: Order) => (at: AttemptFacts, story: AttemptStory) => {
  const path = decide(at)
  return path === null
    ? ''
    : `${TOLD[path](story, order)}${at.mind === 'ignorant of age' ? CIRCUMSTANCES : ''}`
}

export const tell = [telling(0), telling(1), telling(2)] as const

/** The Code leaves it to be read out of its text which mind an attempt requires as to a circumstance. */
const CIRCUMSTANCES =
  ' The jurisdiction has adopted the Model Penal Code provisions on attempt, under which an attempt requires, as to a circumstance of the crime, only the mental state that the crime itself requires.'

/** The grudge and what came of it; `aim` reads on after the suspect and names the rival as it is told to. */
function begin({ suspect, rival, grudge, wrong }: AttemptStory, order: Order, aim: (whom: string) => string) {
  switch (order) {
    case 0:
      return `${capital(suspect.a)} ${aim(`${rival.a} who ${grudge}`)}.`
    case 1:
      return `After ${rival.a} ${wrong}, ${suspect.the} ${aim(him(rival))}.`
    case 2:
      return `${capital(rival.a)} ${wrong}. In revenge, ${suspect.the} ${aim(him(rival))}.`
  }
}

const wish: Telling = (story, order) => begin(story, order, (whom) => `decided to kill ${whom}`)

const lay: Telling = (story, order) => {
  const { suspect, rival, place } = story
  return `${wish(story, order)} ${He(suspect)} learned when ${rival.the} walked home from work and, one evening, lay down with a loaded rifle behind a wall near ${place}, half an hour before ${rival.the} was due.`
}

const aimed: Telling = (story, order) => {
  const { suspect, rival, place } = story
  return `${wish(story, order)} One evening, ${he(suspect)} waited near ${place} until ${rival.the} was three steps away, pointed a loaded pistol at ${his(rival)} head, and put a finger on the trigger.`
}

const KILLINGS = {
  'substantial-step': (story, order) => {
    const { suspect, rival } = story
    return `${lay(story, order)} A hiker noticed the rifle and called the police, who arrested ${suspect.the} behind the wall and found a note of ${whose(rival)} schedule in ${his(suspect)} pocket. ${The(rival)} was still at work, four miles away.`
  },
  renunciation: (story, order) => {
    const { suspect, rival } = story
    return `${lay(story, order)} No one had seen ${him(suspect)}. Lying there, ${he(suspect)} thought of ${whose(rival)} children and was ashamed. ${He(suspect)} threw the bullets into a pond and went home. The next day, ${he(suspect)} told ${rival.the} everything and apologized, and ${rival.the} called the police.`
  },
  'fear-of-capture': (story, order) => {
    const { suspect } = story
    return `${lay(story, order)} Then a police patrol with dogs came up the road, looking for a lost child. Certain that the dogs would find ${him(suspect)}, ${suspect.the} crept away, hid the rifle, and ran home. A neighbor who had seen the rifle told the police the next morning.`
  },
  postponement: (story, order) => {
    const { suspect, rival } = story
    return `${lay(story, order)} A friend then happened to text ${him(suspect)} that ${rival.the} was bringing a guest home. Not wanting a witness, ${suspect.the} went home, intending to come back in a week. A hiker who had seen the rifle told the police the next day.`
  },
  'dangerously-near': (story, order) =>
    `${aimed(story, order)} Before ${he(story.suspect)} could fire, a passing cyclist knocked the pistol out of ${his(story.suspect)} hand.`,
  'change-of-heart': (story, order) => {
    const { suspect, rival } = story
    return `${aimed(story, order)} No one else was near, and ${rival.the} stood still. In sudden pity, ${suspect.the} lowered the pistol, threw it away, and left. ${The(rival)} called the police.`
  },
  'last-act': (story, order) => {
    const { suspect, rival, place } = story
    return `${wish(story, order)} One evening, ${he(suspect)} waited near ${place} with a pistol that held a single bullet, aimed at ${rival.the}, and fired. The bullet went through ${whose(rival)} hat and struck a tree, and ${rival.the} escaped unhurt.`
  },
  'factual-impossibility': (story, order) => {
    const { suspect, rival, place } = story
    return `${wish(story, order)} One evening, ${he(suspect)} took a pistol from a drawer, waited near ${place}, aimed at ${rival.the} from three steps away, and pulled the trigger. Nothing happened. The night before, a worried relative had unloaded the pistol without telling ${him(suspect)}.`
  },
  'early-buying': (story, order) => {
    const { suspect, rival } = story
    return `${wish(story, order)} At the time, ${rival.the} had just left for a two-month trip abroad. ${The(suspect)} bought a used rifle, put it in a closet without ammunition, and told a friend that ${he(suspect)} meant to kill ${rival.the} with it. A week later, ${he(suspect)} changed ${his(suspect)} mind and sold the rifle, but the friend had already called the police.`
  },
  'mere-plan': (story, order) => {
    const { suspect } = story
    const vow = begin(story, order, (whom) => `vowed to kill ${whom}`)
    return `${vow} ${He(suspect)} wrote in a diary that it would happen before the year was out, told a friend the same thing, and once stopped to look at rifles in a store window. ${He(suspect)} had bought nothing and had chosen neither a day nor a place when the friend called the police. ${The(suspect)} admitted to an officer that ${he(suspect)} had intended to carry out the threat.`
  },
  'search-for-victim': (story, order) => {
    const { suspect, rival, place } = story
    return `${wish(story, order)} One evening, ${he(suspect)} put a loaded rifle in ${his(suspect)} car and drove around for two hours looking for ${rival.the}, first near ${place}, then at the train station and outside several bars. ${The(rival)} had left for the coast that morning. Acting on a tip, the police stopped the car, and ${suspect.the} admitted everything.`
  },
} as const satisfies Partial<Record<PathId, Telling>>

const UNINTENDED = {
  reckless: (story, order) => {
    const { suspect, rival } = story
    const fright = begin(story, order, (whom) => `decided to frighten ${whom}`)
    return `${fright} One evening, ${he(suspect)} fired a rifle from a moving car into the lighted windows of ${whose(rival)} house and drove off. ${He(suspect)} neither wanted nor expected anyone to die but did not care whether anyone was hit. A bullet struck ${rival.the} in the neck, and only emergency surgery saved ${him(rival)}.`
  },
  'lesser-harm': (story, order) => {
    const { suspect, rival, place } = story
    const harm = begin(story, order, (whom) => `decided to hurt ${whom}`)
    return `${harm} ${He(suspect)} meant to do serious injury but not to kill. One evening, ${he(suspect)} waited near ${place} with an iron bar, broke ${whose(rival)} leg with one blow, as planned, and walked away. The blow tore an artery, and ${rival.the} nearly bled to death.`
  },
  'accident-in-felony': ({ suspect, rival }, order) => {
    const holdup = [
      `One night, ${suspect.a} stopped ${rival.a} in a parking lot, showed a pistol, and demanded ${his(rival)} wallet.`,
      `${capital(rival.a)} was crossing a parking lot at night when ${suspect.a} showed a pistol and demanded ${his(rival)} wallet.`,
      `In a dark parking lot, ${suspect.a} stepped in front of ${rival.a}, showed a pistol, and demanded ${his(rival)} wallet.`,
    ][order]
    return `${holdup} ${The(suspect)} did not intend to hurt anyone. As ${he(suspect)} reached for the wallet, the pistol slipped, struck a car, and went off. The bullet hit ${rival.the} in the chest, and ${suspect.the} ran away without the wallet. Only surgery saved ${whose(rival)} life. Had ${he(rival)} died, ${suspect.the} would have been guilty of felony murder.`
  },
} as const satisfies Partial<Record<PathId, Telling>>

const OTHER_CRIMES = {
  'not-stolen': ({ suspect, rival, prize }, order) => {
    const wanted = [
      `${capital(suspect.a)} let it be known that ${he(suspect)} would pay well for ${rival.a}'s ${prize[0]} if someone stole it. ${The(rival)} heard of this and went to the police.`,
      `${capital(rival.a)} heard that ${suspect.a} had offered to pay well for ${whose(rival)} ${prize[0]} if someone stole it. ${The(rival)} went to the police.`,
      `${capital(suspect.a)} wanted ${rival.a}'s ${prize[0]}. ${He(suspect)} told several acquaintances that ${he(suspect)} would pay well for it if one of them stole it. One of them warned ${rival.the}, who went to the police.`,
    ][order]
    return `${wanted} With ${whose(rival)} consent, an undercover officer told ${suspect.the} that the ${prize[1]} had been stolen the night before and offered it for $900. Believing the officer, ${suspect.the} paid and took the ${prize[1]}. A statute makes it a crime to receive stolen property knowing that it is stolen.`
  },
  'age-of-buyer': ({ suspect }, order) => {
    const fair = [
      `${capital(suspect.a)} was selling whiskey at a county fair. A customer with a gray beard asked for a bottle.`,
      `At a county fair, a customer with a gray beard asked ${suspect.a} for a bottle of whiskey.`,
      `${capital(suspect.a)} had a stand at a county fair, where ${he(suspect)} sold whiskey. A customer with a gray beard asked for a bottle.`,
    ][order]
    return `${fair} ${The(suspect)} took the customer to be forty, but the customer was in fact twenty. ${The(suspect)} had taken the money and was holding out the bottle when an inspector stopped the sale. A statute makes it a crime to sell liquor to anyone under 21, whatever the seller knows or believes about the buyer's age.`
  },
  'own-goods': ({ suspect, rival, prize }, order) => {
    const words = `"I want you to have my ${prize[0]}."`
    const friends = [
      `${capital(suspect.a)} and ${rival.a} were close friends. One evening, ${rival.the} told ${suspect.the}, ${words}`,
      `At dinner with ${suspect.a}, ${rival.a} said to ${him(suspect)}, ${words}`,
      `When ${suspect.a} turned fifty, ${rival.a} told ${him(suspect)}, ${words}`,
    ][order]
    return `${friends} ${The(suspect)} honestly but mistakenly understood this as a gift already made. Weeks later, after a quarrel, ${he(suspect)} went to ${whose(rival)} house to bring the ${prize[1]} home and was carrying it to the door when a neighbor stopped ${him(suspect)}. By statute, theft is the taking of another's property with intent to steal.`
  },
  'no-such-law': ({ suspect, goods }, order) => {
    const belief = `that anyone who brought ${goods} into the country without paying duty was guilty of smuggling`
    const trunk = `the false bottom of ${his(suspect)} trunk`
    const border = [
      `${capital(suspect.a)} believed ${belief}. On the way home from a trip abroad, ${he(suspect)} hid ${goods} under ${trunk} and told officers at the border that ${he(suspect)} had nothing to declare. They found the ${goods}.`,
      `On the way home from a trip abroad, ${suspect.a} hid ${goods} under ${trunk}. ${He(suspect)} believed ${belief}. At the border, ${he(suspect)} told officers that ${he(suspect)} had nothing to declare, but they found the ${goods}.`,
      `Before returning from a trip abroad, ${suspect.a} hid ${goods} under ${trunk}, believing ${belief}. ${He(suspect)} told officers at the border that ${he(suspect)} had nothing to declare, but they searched the trunk and found the ${goods}.`,
    ][order]
    return `${border} Unknown to ${suspect.the}, the duty had been repealed a year earlier, and no law prohibited bringing in ${goods} undeclared.`
  },
} as const satisfies Partial<Record<PathId, Telling>>

const TOLD: Readonly<Record<PathId, Telling>> = { ...KILLINGS, ...UNINTENDED, ...OTHER_CRIMES }
