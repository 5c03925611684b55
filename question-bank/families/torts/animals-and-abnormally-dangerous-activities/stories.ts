import type { StrictFacts, StrictStory } from './facts.ts'

/** Ten pairs of people, with the animals that one of them keeps and what the other wants. */
export const stories: readonly StrictStory[] = [
  {
    id: 'wolf',
    keeper: 'Lindgren',
    victim: 'Okafor',
    wild: 'a gray wolf',
    dog: 'a sheepdog',
    crop: 'a bed of asparagus',
    works: 'a cellar for a hotel',
    brood: 'mink',
    wants: 'a course in carpentry',
  },
  {
    id: 'bear',
    keeper: 'Maddox',
    victim: 'Silva',
    wild: 'a brown bear',
    dog: 'a terrier',
    crop: 'a plot of strawberries',
    works: 'a ramp for a parking garage',
    brood: 'silver foxes',
    wants: 'a secondhand van',
  },
  {
    id: 'leopard',
    keeper: 'Prescott',
    victim: 'Dang',
    wild: 'a leopard',
    dog: 'a spaniel',
    crop: 'a frame of lettuce seedlings',
    works: 'a foundation for a warehouse',
    brood: 'chinchillas',
    wants: 'the debts of a small bakery',
  },
  {
    id: 'puma',
    keeper: 'Zeller',
    victim: 'Barros',
    wild: 'a puma',
    dog: 'a boxer',
    crop: 'a row of young grapevines',
    works: 'a road to a quarry',
    brood: 'angora rabbits',
    wants: 'a year at college',
  },
  {
    id: 'tiger',
    keeper: 'Hawthorne',
    victim: 'Kim',
    wild: 'a tiger',
    dog: 'a greyhound',
    crop: 'a patch of pumpkins',
    works: 'a terrace for a clubhouse',
    brood: 'fitches',
    wants: 'a better violin',
  },
  {
    id: 'lion',
    keeper: 'Escobar',
    victim: 'Novak',
    wild: 'a lion',
    dog: 'a collie',
    crop: 'a border of dahlias',
    works: 'a basin for a marina',
    brood: 'ferrets',
    wants: 'a move to the coast',
  },
  {
    id: 'hyena',
    keeper: 'Thornton',
    victim: 'Reyes',
    wild: 'a spotted hyena',
    dog: 'a poodle',
    crop: 'a bed of tulip bulbs',
    works: 'a trench for a pipeline',
    brood: 'marten',
    wants: 'the rent of a studio',
  },
  {
    id: 'jaguar',
    keeper: 'Ostrowski',
    victim: 'Bell',
    wild: 'a jaguar',
    dog: 'a setter',
    crop: 'a plot of sweet potatoes',
    works: 'a platform for a ski lift',
    brood: 'raccoon dogs',
    wants: 'a wedding in the spring',
  },
  {
    id: 'chimpanzee',
    keeper: 'Fontaine',
    victim: 'Mbeki',
    wild: 'a chimpanzee',
    dog: 'a retriever',
    crop: 'a nursery bed of roses',
    works: 'a shaft for an elevator',
    brood: 'rex rabbits',
    wants: 'a food cart',
  },
  {
    id: 'baboon',
    keeper: 'Garrity',
    victim: 'Suzuki',
    wild: 'a baboon',
    dog: 'a pointer',
    crop: 'a field of herbs',
    works: 'a yard for a cement plant',
    brood: 'polecats',
    wants: 'a telescope',
  },
]

/** The facts in prose: what is kept or done, what was known, the harm, and the claim with its law. */
export function tell(facts: StrictFacts, story: StrictStory): string {
  return `${told(facts, story)} ${claim(facts, story)}`
}

function claim({ source }: StrictFacts, { keeper, victim, wants }: StrictStory): string {
  const statute = ['blasting', 'gas', 'acid'].includes(source)
    ? 'No statute governs the matter'
    : 'No statute governs injuries by animals'
  return `${victim}, who wants compensation and means to spend it on ${wants}, sues ${keeper} exclusively on a theory of strict liability and makes no allegation of negligence. ${statute}, and the jurisdiction follows the Restatement (Third) of Torts concerning strict liability and its limitations.`
}

function told(facts: StrictFacts, story: StrictStory): string {
  switch (facts.source) {
    case 'wild':
      return wild(facts, story)
    case 'dog':
      return dog(facts, story)
    case 'horse':
      return `${story.keeper} brought a mare to a country fair, tied her well and stood by to watch her. Like other horses, she was apt to kick when somebody came up close behind her, as ${story.keeper} knew; apart from that she was good-natured, and the court finds nothing in her that is not usual in horses. ${story.victim}, a visitor on the way to another stall, passed behind her without a thought for horses, and she kicked out and broke ${story.victim}’s arm.`
    case 'cattle':
      return cattle(facts, story)
    case 'blasting':
      return blasting(facts, story)
    case 'gas':
      return `${story.keeper} sends heating gas through pipes to homes in a valley, as hundreds of firms do all over the country; nearly every house in the valley uses it, and no law obliged ${story.keeper} to go into this business. The court finds that a great risk of serious harm remains in it even if everyone takes all reasonable care, and that all such care was taken. One night a pipe burst, and the pressure of the explosion cracked the walls of a house that belongs to ${story.victim}, who heats with wood and buys no gas.`
    case 'acid':
      return `${story.keeper} etches glass by choice with a strong acid, which is kept in a tank and which nobody else in that part of the country uses or keeps. The court finds that the risk of serious harm is slight so long as everyone takes reasonable care with the tank. One morning, after years without any trouble, the tank leaked for a reason that cannot be found out. Fumes drifted over the public road and hurt the lungs of ${story.victim}, who was walking to work.`
  }
}

function wild({ past, harm, victim, basis }: StrictFacts, story: StrictStory): string {
  const { keeper } = story
  const cage =
    'in a steel enclosure, built and locked with all the care that an expert in the matter could ask for'
  const source =
    basis === 'obliged'
      ? `Officers seized ${story.wild} from a smuggler, and a state statute obliged ${keeper}, who wanted nothing to do with it, to keep it until the trial. It was held ${cage}.`
      : `By choice ${keeper} keeps ${story.wild} at home ${cage}.`
  const record =
    past === 'gentle'
      ? 'Raised by hand from birth, the animal had never in nine years harmed or frightened anyone.'
      : 'The animal had been there only a week and had done nothing that was worth a remark.'
  if (victim === 'benefit')
    return `${source} ${record} ${story.victim}, who wanted a striking picture for an album, paid $50 to be photographed inside with one arm around its neck. It stood still for a while, then turned without warning and bit ${story.victim} in the leg.`
  const loose = 'One evening a lock that had been tested the same morning failed, and the animal got out.'
  return `${source} ${record} ${loose} ${met(harm, victim, story)}`
}

function met(harm: StrictFacts['harm'], victim: StrictFacts['victim'], story: StrictStory): string {
  const person = story.victim
  if (harm === 'reach')
    return `On the public road it came running toward ${person}, who fled in terror, fell over a curb and broke an arm. The animal never came nearer than ten yards.`
  if (harm === 'unrelated')
    return `It lay down in a dark corner of the public road and went to sleep. ${person}, walking home with due care, stumbled over it without seeing what it was, fell and broke an arm, while the animal slept on.`
  return victim === 'careless'
    ? `On the public road it came toward ${person}, who was walking home with both eyes on a telephone and took no notice of the shouted warnings of others. It bit ${person} in the leg. The court finds that ${person} did not take reasonable care.`
    : `On the public road it met ${person}, who was walking home with due care, and bit ${person} in the leg.`
}

function dog({ past, harm, victim }: StrictFacts, story: StrictStory): string {
  const { keeper } = story
  const source = `${keeper} keeps ${story.dog} in a yard behind a sound fence.`
  const record = {
    bitten: `As ${keeper} well knew, the dog had bitten two visitors the year before, and ever since it had been guarded with the greatest care.`,
    snapped: `The dog had never yet bitten or hurt anyone, but, as ${keeper} well knew, it had several times flown at people who passed and snapped at their hands. Ever since it had been guarded with the greatest care.`,
    none: 'In nine years the dog had never shown a sign of ill temper or done anything worth a remark.',
    gentle: '',
    useful: '',
  }[past]
  if (victim === 'benefit')
    return `${source} ${record} ${story.victim}, who gives lessons to difficult dogs, was told all about it and came to the yard to train it for a good fee. In the second lesson, while everything was being done as it should be, the dog turned without warning and bit ${story.victim} in the leg.`
  const loose = 'One evening a latch that had been tested the same morning failed, and the dog got out.'
  if (harm === 'crops')
    return `${source} ${record} ${loose} It ran onto the land of ${story.victim} next door and, in search of a place for a bone, dug up ${story.crop} worth $900 before anyone saw it.`
  if (harm === 'unrelated')
    return `${source} ${record} ${loose} Chasing a leaf in high spirits, with no eye for anybody, it ran across the public road and under the wheel of a bicycle. ${story.victim}, who was riding with due care, was thrown off and broke an arm.`
  return `${source} ${record} ${loose} On the public road it met ${story.victim}, who was walking home with due care, and bit ${story.victim} in the leg.`
}

function cattle({ harm }: StrictFacts, story: StrictStory): string {
  const source = `${story.keeper} grazes a few good-natured cows in a pasture, behind a fence that an inspector had called the best in the county. One night a post that was sound by every test broke, and`
  return harm === 'crops'
    ? `${source} the cows walked onto the land of ${story.victim} next door. Before anyone saw them, they had trampled ${story.crop} worth $900, as cows will, though they had never strayed before.`
    : `${source} one of the cows walked onto the public highway, though none of them had ever strayed before. ${story.victim}, who was driving by with due care, could not avoid it, ran into a tree and broke an arm.`
}

function blasting({ past, harm }: StrictFacts, story: StrictStory): string {
  const { keeper, victim } = story
  const works =
    past === 'useful'
      ? 'a tunnel that will bring clean water to a town of forty thousand people, under a contract with the town that had been sought and gladly signed'
      : story.works
  const source = `${keeper}, a contractor, was blasting rock to make ${works}. Nobody had ever blasted in that part of the country. The court finds that a great risk of serious harm remains in such work even if everyone takes all reasonable care, and that ${keeper} took all such care and had never had an accident.`
  switch (harm) {
    case 'reach':
      return `${source} Not a stone was thrown, but the shaking of the ground cracked the walls of a house that belongs to ${victim}, half a mile away.`
    case 'unrelated':
      return `${source} The sound, which at four miles was no louder than distant thunder, reached a farm where ${victim} breeds ${story.brood}. It upset the nervous mothers so much that they killed their young. Nothing else was harmed.`
    default:
      return `${source} A stone flew over the trees and broke the arm of ${victim}, who was driving by on the public road.`
  }
}
