import type { ExclusionSkin } from './facts.ts'

const HE = { subject: 'he', object: 'him', possessive: 'his' } as const
const SHE = { subject: 'she', object: 'her', possessive: 'her' } as const

/** Ten cases; every one can wear every cell. */
export const skins: readonly ExclusionSkin[] = [
  {
    id: 'bond-printer',
    fixes: {},
    opening:
      'A bank that had lost $240,000 to forged bonds urged Agent Culver to find the source, and rumor pointed to Zeller, a printer whose business had been failing.',
    suspect: 'Zeller',
    ...HE,
    officer: 'Agent Culver',
    thing: 'the forged bonds',
    place: 'the print shop',
    admits: 'cut the plates for the forged bonds',
    denied: 'never worked on bonds of any kind',
  },
  {
    id: 'bird-eggs',
    fixes: {},
    opening:
      'Collectors abroad were paying thousands for the eggs of a protected falcon, and Agent Prewitt had begun to suspect Sandoval, who kept a taxidermy studio near the cliffs.',
    suspect: 'Sandoval',
    ...SHE,
    officer: 'Agent Prewitt',
    thing: 'the falcon eggs',
    place: 'the studio',
    admits: 'taken the falcon eggs from their nests',
    denied: 'never been near the nests',
  },
  {
    id: 'clinic-chips',
    fixes: {},
    opening:
      'A maker of medical sensors that was losing chips worth $70,000 a month begged Detective Amos for help, and a guard had named Fitch, who ran a small repair shop nearby.',
    suspect: 'Fitch',
    ...HE,
    officer: 'Detective Amos',
    thing: 'the stolen chips',
    place: 'the repair shop',
    admits: 'bought the stolen chips from a driver',
    denied: 'never bought parts without papers',
  },
  {
    id: 'rail-tickets',
    fixes: {},
    opening:
      'A railroad that found forged season tickets by the hundred wanted an end to it, and Inspector Lowry had heard that Anand, the owner of a copying office, was behind them.',
    suspect: 'Anand',
    ...SHE,
    officer: 'Inspector Lowry',
    thing: 'the forged tickets',
    place: 'the copying office',
    admits: 'run off the forged tickets at night',
    denied: 'never copied a ticket',
  },
  {
    id: 'ivory-carver',
    fixes: {},
    opening:
      'Customs officers hoped to stop a trade in illegal ivory before a great auction, and Agent Mbatha believed that Corrigan, a carver with few visible customers, was a part of it.',
    suspect: 'Corrigan',
    ...HE,
    officer: 'Agent Mbatha',
    thing: 'the ivory figures',
    place: 'the carving workshop',
    admits: 'carved the figures from smuggled ivory',
    denied: 'never handled ivory in any form',
  },
  {
    id: 'war-medals',
    fixes: {},
    opening:
      'After a set of war medals was stolen from the home of a general, his family pressed for results, and Detective Sloan came to suspect Ueda, who dealt in old uniforms.',
    suspect: 'Ueda',
    ...HE,
    officer: 'Detective Sloan',
    thing: 'the war medals',
    place: 'the uniform store',
    admits: 'received the war medals from the thief',
    denied: 'never owned a medal',
  },
  {
    id: 'pill-press',
    fixes: {},
    opening:
      'Two students had fallen ill from counterfeit pills, the town was alarmed, and Agent Renner had formed the opinion that Gallo, who owned a store for vitamins, was the seller.',
    suspect: 'Gallo',
    ...SHE,
    officer: 'Agent Renner',
    thing: 'the counterfeit pills',
    place: 'the vitamin store',
    admits: 'sold the counterfeit pills to students',
    denied: 'never sold a pill outside the store',
  },
  {
    id: 'stamp-plates',
    fixes: {},
    opening:
      'A postal museum that had bought six rare stamps found that they were forged and demanded its $33,000 back, and Inspector Diallo began to look at Whitcomb, the restorer who had cleaned them.',
    suspect: 'Whitcomb',
    ...SHE,
    officer: 'Inspector Diallo',
    thing: 'the forged stamps',
    place: 'the restoration studio',
    admits: 'made the forged stamps from old paper',
    denied: 'never altered a stamp',
  },
  {
    id: 'uncut-stones',
    fixes: {},
    opening:
      'A mine that was losing uncut emeralds offered $50,000 for the name of the buyer, and Agent Torvald had been told by a rival that it was Benitez, who polished lenses for a living.',
    suspect: 'Benitez',
    ...HE,
    officer: 'Agent Torvald',
    thing: 'the uncut emeralds',
    place: 'the lens workshop',
    admits: 'paid a miner for the uncut emeralds',
    denied: 'never dealt in emeralds',
  },
  {
    id: 'fake-passes',
    fixes: {},
    opening:
      'Strangers had twice walked into a shipyard with false passes, its owners feared spies, and Agent Nwosu thought of Strand, an engraver who had once made the real ones.',
    suspect: 'Strand',
    ...SHE,
    officer: 'Agent Nwosu',
    thing: 'the false passes',
    place: 'the engraving shop',
    admits: 'engraved the false passes for a stranger',
    denied: 'never made a pass after leaving the yard',
  },
]
