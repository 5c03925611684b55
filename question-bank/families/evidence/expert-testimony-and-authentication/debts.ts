import type { Debt } from './debt.ts'

const he = 'he' as const
const she = 'she' as const

/** Eight disputes, which are never asked of a daily story. */
export const debts: readonly Debt[] = [
  {
    plaintiff: { a: 'a painter', the: 'the painter', pronoun: she },
    defendant: { a: 'a guitarist', the: 'the guitarist', pronoun: he },
    event: 'A painter handed a guitarist $90,000 in cash.',
    claim: 'the money was a loan and not a gift',
    scene: 'A guitarist received $90,000 in cash from a painter and did not pay it back.',
    record:
      'a mortgage, recorded with the county, in which the guitarist had given the painter a lien on his house',
    words: 'I will pay the money back in a year',
    reader: { a: 'a bookkeeper', the: 'the bookkeeper', pronoun: she },
    reading: 'worked for the guitarist for six years and read his handwritten notes every day',
    detail: 'the torn yellow envelope in which the painter had handed over the money when the two were alone',
    listener: { a: 'her sister', the: 'the sister', pronoun: she },
  },
  {
    plaintiff: { a: 'a beekeeper', the: 'the beekeeper', pronoun: he },
    defendant: { a: 'a jeweler', the: 'the jeweler', pronoun: she },
    event: 'A beekeeper handed a jeweler a gold coin worth $100,000.',
    claim: 'he had left the coin with her for safekeeping and had not sold it to her',
    scene: 'A jeweler received a gold coin worth $100,000 from a beekeeper and refused to give it back.',
    record:
      'a premarital agreement, recorded with the county a month after she received the coin, in which the jeweler had listed all of her property but not the coin',
    words: 'I am only keeping the coin for you',
    reader: { a: 'a shop clerk', the: 'the clerk', pronoun: he },
    reading: 'worked for the jeweler for four years and taken orders from her handwritten lists',
    detail:
      'the scratch on the coin that the beekeeper had pointed out to the jeweler when the two were alone',
    listener: { a: 'his son', the: 'the son', pronoun: he },
  },
  {
    plaintiff: { a: 'a trainer', the: 'the trainer', pronoun: she },
    defendant: { a: 'a boxer', the: 'the boxer', pronoun: he },
    event: 'A trainer coached a boxer, who then won a prize of $800,000.',
    claim: 'he had promised her a quarter of any prize',
    scene: 'A boxer won a prize of $800,000 after a trainer had coached him for a year.',
    record:
      'a deed, recorded with the county, by which the boxer had given his house to his brother on the day after she demanded a share',
    words: 'A quarter of any prize is yours',
    reader: { a: 'a hotel manager', the: 'the manager', pronoun: she },
    reading: 'received letters from the boxer for ten years and answered them',
    detail: 'the bet on an old movie that the trainer and the boxer had made when they were alone',
    listener: { a: 'her husband', the: 'the husband', pronoun: he },
  },
  {
    plaintiff: { a: 'a cheese maker', the: 'the cheese maker', pronoun: he },
    defendant: { a: 'a restaurant owner', the: 'the owner', pronoun: she },
    event: 'A cheese maker delivered $95,000 worth of cheese to a restaurant owner.',
    claim: 'she had ordered all of it',
    scene: 'A restaurant owner received $95,000 worth of cheese from a cheese maker and did not pay for it.',
    record:
      'a lease, recorded with the county, by which the owner had rented a cheese cellar a week before the delivery',
    words: 'I want every wheel that you can make',
    reader: { a: 'a waiter', the: 'the waiter', pronoun: he },
    reading: 'worked for the owner for five years and copied menus from her handwritten drafts',
    detail: 'the recipe that the cheese maker had whispered to the owner when the two were alone',
    listener: { a: 'his wife', the: 'the wife', pronoun: she },
  },
  {
    plaintiff: { a: 'a translator', the: 'the translator', pronoun: she },
    defendant: { a: 'a novelist', the: 'the novelist', pronoun: he },
    event: "A translator spent three years translating a novelist's books.",
    claim: 'he had promised her $120,000 for the work',
    scene: 'A novelist had all of his books translated by a translator, who worked on them for three years.',
    record:
      'a deed, recorded with the county, by which the novelist had given his house to his son on the day after she asked to be paid',
    words: 'I will pay you when the last book is done',
    reader: { a: 'a typist', the: 'the typist', pronoun: he },
    reading: "typed up the novelist's handwritten drafts for eight years",
    detail:
      'the secret ending of an unpublished book, which the novelist had revealed to the translator and no one else',
    listener: { a: 'her brother', the: 'the brother', pronoun: he },
  },
  {
    plaintiff: { a: 'a boat builder', the: 'the boat builder', pronoun: he },
    defendant: { a: 'a dancer', the: 'the dancer', pronoun: she },
    event: 'A boat builder made a yacht and delivered it to a dancer.',
    claim: 'she had agreed to pay $200,000 for the yacht',
    scene: 'A dancer took delivery of a yacht that a boat builder had made, and she did not pay for it.',
    record:
      'a lease, recorded with the county, by which the dancer had rented a berth for the yacht a year before it was finished',
    words: 'I will pay $200,000 for the yacht',
    reader: { a: 'a choreographer', the: 'the choreographer', pronoun: she },
    reading: 'traded handwritten notes with the dancer in rehearsals for seven years',
    detail: 'a name for the yacht that the dancer had suggested to the boat builder and no one else',
    listener: { a: 'his daughter', the: 'the daughter', pronoun: she },
  },
  {
    plaintiff: { a: 'a violinist', the: 'the violinist', pronoun: she },
    defendant: { a: 'an instrument dealer', the: 'the dealer', pronoun: he },
    event: 'A violinist paid an instrument dealer $110,000 for a violin.',
    claim: 'he had falsely guaranteed that it was from Venice',
    scene: 'An instrument dealer sold a violin to a violinist for $110,000.',
    record:
      'a chattel mortgage, recorded with the county before the sale, in which the dealer had described the violin as Venetian',
    words: 'I guarantee that the violin is from Venice',
    reader: { a: 'a piano tuner', the: 'the tuner', pronoun: he },
    reading: 'worked with the dealer for nine years and taken orders from his handwritten notes',
    detail: 'the tune that the violinist had played for the dealer when the two were alone',
    listener: { a: 'her mother', the: 'the mother', pronoun: she },
  },
  {
    plaintiff: { a: 'an inventor', the: 'the inventor', pronoun: he },
    defendant: { a: 'an investor', the: 'the investor', pronoun: she },
    event: 'An inventor showed an investor the plan for a pump, which she then sold for $500,000.',
    claim: 'she had promised him half of the price',
    scene: 'An investor sold the plan for a pump for $500,000 after an inventor had shown it to her.',
    record:
      'a partnership certificate, recorded with the county, in which the investor had named the inventor as her partner',
    words: 'Half of any price is yours',
    reader: { a: 'a nurse', the: 'the nurse', pronoun: she },
    reading: "cared for the investor's father for three years and read her handwritten instructions",
    detail: 'the flaw in the plan that the inventor had admitted to the investor when the two were alone',
    listener: { a: 'his nephew', the: 'the nephew', pronoun: he },
  },
]
