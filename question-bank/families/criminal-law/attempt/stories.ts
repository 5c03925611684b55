import { capital } from '../../../text/capital.ts'
import { HE, SHE } from '../../engine/pronouns.ts'
import type { AttemptFacts, AttemptStory } from './facts.ts'
import { decide } from './paths.ts'

/** Ten grudges; each suits every combination of facts. */
export const stories: readonly AttemptStory[] = [
  {
    id: 'orchard-lease',
    opening:
      'Osgood had cultivated an orchard for twenty years when Varga, a speculator, acquired the property and gave him a month to leave.',
    suspect: 'Osgood',
    ...HE,
    rival: 'Varga',
    rivalSubject: 'she',
    path: 'the lane behind the orchard',
    prize: 'the antique cider press',
    goods: 'lace',
  },
  {
    id: 'choir-rivals',
    opening:
      'Lumley had led a choir to three international prizes before Prentiss circulated the rumor that she had bribed the judges.',
    suspect: 'Lumley',
    ...SHE,
    rival: 'Prentiss',
    rivalSubject: 'she',
    path: 'the steps of the old chapel',
    prize: 'the signed score',
    goods: 'silk',
  },
  {
    id: 'patent-partners',
    opening:
      'Haddon learned that Rossi, his partner, had filed a patent on their common invention in his own name alone.',
    suspect: 'Haddon',
    ...HE,
    rival: 'Rossi',
    rivalSubject: 'he',
    path: 'the canal bridge',
    prize: 'the brass model engine',
    goods: 'watch parts',
  },
  {
    id: 'bakery-feud',
    opening:
      'Tran lost the bakery that her family had owned for generations when Oakes, the landlord, tripled the rent and installed a business of his own.',
    suspect: 'Tran',
    ...SHE,
    rival: 'Oakes',
    rivalSubject: 'he',
    path: 'the alley by the mill',
    prize: 'the silver recipe box',
    goods: 'saffron',
  },
  {
    id: 'dog-breeders',
    opening:
      'Merrick blamed Solis, a competitor, for the poisoning of his best hound on the eve of an exhibition worth $15,000 to the winner.',
    suspect: 'Merrick',
    ...HE,
    rival: 'Solis',
    rivalSubject: 'she',
    path: 'the footpath by the kennels',
    prize: 'the champion trophy',
    goods: 'dog collars',
  },
  {
    id: 'boat-race',
    opening:
      'Ferro was removed from the crew of a racing boat after Blake had assured the owner, quite untruthfully, that she was drinking.',
    suspect: 'Ferro',
    ...SHE,
    rival: 'Blake',
    rivalSubject: 'he',
    path: 'the boathouse path',
    prize: "the captain's compass",
    goods: 'sailcloth',
  },
  {
    id: 'art-critic',
    opening:
      'Quist, a painter, sold nothing for two years after Nolan had denounced his pictures as a fraud in an influential newspaper.',
    suspect: 'Quist',
    ...HE,
    rival: 'Nolan',
    rivalSubject: 'she',
    path: 'the gate of the gallery garden',
    prize: 'the bronze mask',
    goods: 'pigments',
  },
  {
    id: 'quarry-foreman',
    opening:
      'Bianchi was dismissed as foreman of a quarry on a false report by Harmon, who then took the post himself.',
    suspect: 'Bianchi',
    ...HE,
    rival: 'Harmon',
    rivalSubject: 'he',
    path: 'the stairs to the quarry',
    prize: 'the gold lighter',
    goods: 'cigars',
  },
  {
    id: 'violin-teacher',
    opening:
      'Ashby saw her best pupils leave one after another because Keller had told their parents lies about her.',
    suspect: 'Ashby',
    ...SHE,
    rival: 'Keller',
    rivalSubject: 'she',
    path: 'the avenue of lindens',
    prize: 'the old violin bow',
    goods: 'violin strings',
  },
  {
    id: 'chess-club',
    opening:
      'Duval was barred from his chess club, and from a final worth $8,000, after Mercer accused him of cheating.',
    suspect: 'Duval',
    ...HE,
    rival: 'Mercer',
    rivalSubject: 'he',
    path: 'the arcade behind the club',
    prize: 'the ivory chess set',
    goods: 'porcelain',
  },
]

/** The facts in prose: the grudge, what was done, how it ended, and by which law it is judged. */
export function tell(facts: AttemptFacts, story: AttemptStory): string {
  const law =
    facts.law === 'code'
      ? 'The legislature of that state has adopted the provisions of the Model Penal Code on criminal attempt.'
      : 'The courts of that state follow the common law of criminal attempt and judge the act by its test of dangerous proximity to completion.'
  return `${story.opening} ${deed(facts, story)} ${law}`
}

function deed(facts: AttemptFacts, story: AttemptStory): string {
  const { suspect, subject, object, possessive, rival, rivalSubject, path, prize, goods } = story
  const lay = `Determined to shoot ${rival} dead, ${suspect} loaded a rifle, studied for a week when ${rivalSubject} would come home by ${path}, and one evening lay down there behind a wall, half an hour before ${rivalSubject} was due.`
  const aimed = `Determined to shoot ${rival} dead, ${suspect} waited by ${path} until ${rivalSubject} stood three steps away, raised a loaded pistol to the enemy's head and put a finger on the trigger.`
  switch (decide(facts)) {
    case 'substantial-step':
      return `${lay} Hikers who had noticed the rifle called the police, and ${suspect} was arrested on the spot with a note of the times in ${possessive} pocket. ${rival} was then still at work, four miles away.`
    case 'renunciation':
      return `${lay} Nobody had seen ${object}, and nothing stood in the way. But as ${subject} lay there ${subject} thought of the grief that would follow, was ashamed, threw the bullets into a pond, and went to ${rival} to confess it all and ask for pardon. They have been at peace ever since.`
    case 'fear-of-capture':
      return `${lay} Then a police patrol, which was looking for a lost child, came up the road with dogs and lights. Certain that they would find ${object}, ${suspect} crept away, hid the rifle and ran home. A neighbor told the police the next morning.`
    case 'postponement':
      return `${lay} A message from a friend told ${object} that ${rival} would have company that evening. As ${suspect} wanted no witnesses, ${subject} packed up the rifle and went home, meaning to return on the same day of the next week. By then a hiker had told the police what had been seen.`
    case 'dangerously-near':
      return `${aimed} At that moment a cyclist who had come up unseen struck the pistol aside, and it fell into the grass without having been fired.`
    case 'change-of-heart':
      return `${aimed} ${rival} stared back without a word. Nobody else was in the neighborhood, and nothing kept ${suspect} from firing, but in sudden pity ${subject} lowered the pistol, threw it away and walked off, whereupon ${rival} informed the police.`
    case 'last-act':
      return `Determined to shoot ${rival} dead, ${suspect} waited by ${path} with a pistol that held a single bullet, took careful aim when ${rivalSubject} came by, and fired. The bullet passed through ${rival}'s hat and struck a tree, and ${rival}, who was not injured, escaped into a house.`
    case 'factual-impossibility':
      return `Determined to shoot ${rival} dead, ${suspect} took a pistol from a drawer, waited by ${path}, and when ${rivalSubject} came within three steps aimed at the heart and pulled the trigger. Nothing happened, because a worried brother, without the knowledge of ${suspect}, had removed all the ammunition the night before.`
    case 'not-stolen':
      return `${suspect} let it be known that ${subject} would pay well for ${prize} if somebody would steal it. ${rival} heard of this and went to the police. With the consent of ${rival}, an officer in plain clothes told ${suspect} that it had been stolen that night and offered it for $900. ${suspect}, who believed every word, paid and took it, and was arrested. It is a crime in that state to receive stolen property knowing that it is stolen.`
    case 'age-of-buyer':
      return `To pay a lawyer for a suit against ${rival}, ${suspect} sold whiskey from a stall. A statute makes it a crime to sell liquor to anyone under twenty-one, whatever the seller knows or believes about the buyer's age. A customer with a gray beard, whom ${suspect} took for a man of forty, was in fact twenty. ${suspect} had taken his money and was holding out the bottle when an inspector stepped between them. A further statute there says that an attempt requires, as to any circumstance of a crime, no more than the mental state that the crime itself requires.`
    case 'early-buying':
      return `Determined to shoot ${rival} dead when ${rivalSubject} came back from abroad in two months, ${suspect} bought a used rifle, put it in a closet without ammunition and told a friend what it was for. A week later, before doing anything further, ${subject} reconsidered and sold the rifle, but the friend had already informed the police.`
    case 'mere-plan':
      return `In a rage ${suspect} wrote in a diary, "I will kill ${rival} before the year is out." ${capital(subject)} told a friend the same, and on ${possessive} way home from work ${subject} stopped at the window of a hunting store and looked at rifles for a while. ${capital(subject)} bought nothing, and had chosen neither a day nor a place, when the friend went to the police. ${suspect} admitted to an officer that ${subject} had seriously meant it.`
    case 'search-for-victim':
      return `Determined to shoot ${rival} dead, ${suspect} put a loaded rifle in a car and drove about town one evening to look for the enemy, at ${path} first, then at the station and in front of several bars. ${rival}, as ${suspect} did not know, had left for the coast that morning. After two hours, during which nobody had been found, the police stopped the car because of a tip, and ${suspect} admitted everything.`
    case 'reckless':
      return `To frighten ${rival}, and without caring in the least whether anyone was injured, ${suspect} fired a rifle from a moving car at the lighted windows of a house in which people were at supper. ${capital(subject)} neither wanted anybody to die nor expected it. A bullet went through ${rival}'s neck, and only a fortunate operation saved the patient.`
    case 'lesser-harm':
      return `Wishing to keep ${rival} in a hospital for a month, ${suspect} waited by ${path} with an iron bar in order to break one of ${rival}'s legs, and nothing more. The blow broke the leg as intended, but an artery was torn, and ${rival} was for days at the point of death before recovering. The jury finds that ${suspect} meant to do serious injury and did not mean to kill.`
    case 'accident-in-felony':
      return `With a mask and a pistol, but without any intention of hurting anyone, ${suspect} entered the store of ${rival} and demanded the money in the register. As ${subject} reached for it the pistol accidentally slipped, struck the counter and went off, and ${rival} was hit in the chest and survived only after an operation. Had ${rival} died, this would have been felony murder in that state.`
    case 'own-goods':
      return `Months before the quarrel ${rival} had said, "One day ${prize} will be yours." ${suspect}, who honestly though mistakenly took this for a gift that had already been made, went to the empty house of ${rival} to fetch it home. ${capital(subject)} had it in ${possessive} arms and was walking toward the door when a neighbor stopped ${object}. The jury finds that the belief was sincere. Theft in that state is taking the property of another with intent to steal.`
    default:
      return `Hoping to undersell ${rival}, ${suspect} brought in ${goods} from abroad in a trunk with a false bottom, in the belief that to bring such goods in without paying duty was the crime of smuggling. At the border ${subject} told the officers that ${subject} had nothing to declare, and they found the goods. As ${suspect} did not know, the duty had been repealed a year before, and no law forbids bringing such goods in unannounced.`
  }
}
