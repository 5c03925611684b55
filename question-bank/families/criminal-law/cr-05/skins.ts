import type { AttemptSkin } from './facts.ts'

const HE = { subject: 'he', object: 'him', possessive: 'his' } as const
const SHE = { subject: 'she', object: 'her', possessive: 'her' } as const

/** Ten grudges; every one can wear every cell. */
export const skins: readonly AttemptSkin[] = [
  {
    id: 'orchard-lease',
    fixes: {},
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
    fixes: {},
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
    fixes: {},
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
    fixes: {},
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
    fixes: {},
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
    fixes: {},
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
    fixes: {},
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
    fixes: {},
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
    fixes: {},
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
    fixes: {},
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
