import { HE, SHE } from '../../engine/pronouns.ts'
import type { SearchSkin } from './facts.ts'

/** Ten suspects; each suits every fact pattern. */
export const skins: readonly SearchSkin[] = [
  {
    id: 'trumpet',
    fixes: {},
    opening:
      'Neighbors of Barlow, a trumpet player with few engagements and an expensive boat, had complained of strangers at all hours, and a tip to the police spoke of cocaine.',
    suspect: 'Barlow',
    ...HE,
    officer: 'Officer Quinn',
    drug: 'cocaine',
    friend: 'Hector',
  },
  {
    id: 'nursery',
    fixes: {},
    opening:
      'The owner of a plant nursery, Ostrow, had paid off a mortgage of $190,000 in a single year, and the county wanted to know whether it was true that she dealt in heroin.',
    suspect: 'Ostrow',
    ...SHE,
    officer: 'Detective Malik',
    drug: 'heroin',
    friend: 'Paulina',
  },
  {
    id: 'ferry',
    fixes: {},
    opening:
      'A ferry company feared for its license because methamphetamine was being carried on its boats, and it named Castellan, a former mate, to the police.',
    suspect: 'Castellan',
    ...HE,
    officer: 'Officer Drury',
    drug: 'methamphetamine',
    friend: 'Vernon',
  },
  {
    id: 'skating',
    fixes: {},
    opening:
      'After a young skater had nearly died, suspicion of selling fentanyl fell on Ruiz, the manager of the rink, who denied everything.',
    suspect: 'Ruiz',
    ...SHE,
    officer: 'Agent Hobbs',
    drug: 'fentanyl',
    friend: 'Marisol',
  },
  {
    id: 'antiques',
    fixes: {},
    opening:
      'Pell, an antique dealer, had many visitors and sold hardly a chair, and a rival who wanted the shop told the police that he was selling opium.',
    suspect: 'Pell',
    ...HE,
    officer: 'Detective Shaw',
    drug: 'opium',
    friend: 'Augustin',
  },
  {
    id: 'diner',
    fixes: {},
    opening:
      'A landlord who wished to be rid of Kovac, the tenant of a diner, informed the police that cocaine was being sold by her after closing time.',
    suspect: 'Kovac',
    ...SHE,
    officer: 'Officer Bright',
    drug: 'cocaine',
    friend: 'Delia',
  },
  {
    id: 'surf',
    fixes: {},
    opening:
      'The parents of a surfing team were alarmed by rumors of ecstasy, and one of them had heard the name of Amaro, who repaired boards near the beach.',
    suspect: 'Amaro',
    ...HE,
    officer: 'Agent Pryce',
    drug: 'ecstasy',
    friend: 'Felix',
  },
  {
    id: 'chess',
    fixes: {},
    opening:
      'Winslow, an accountant, had lately paid cash for two sports cars worth $140,000, and a former partner assured the police that the money came from heroin.',
    suspect: 'Winslow',
    ...HE,
    officer: 'Detective Okafor',
    drug: 'heroin',
    friend: 'Isidore',
  },
  {
    id: 'stables',
    fixes: {},
    opening:
      'When ketamine was found again and again in the stalls of a racing stable, its owner begged the police to look into the affairs of Dupree, a groom who had left the stable that spring.',
    suspect: 'Dupree',
    ...SHE,
    officer: 'Officer Lang',
    drug: 'ketamine',
    friend: 'Rosalind',
  },
  {
    id: 'choir',
    fixes: {},
    opening:
      'The mayor had promised to rid the town of methamphetamine before the election, and the police had come to believe that Sayed, a mechanic, was its chief source.',
    suspect: 'Sayed',
    ...HE,
    officer: 'Agent Moss',
    drug: 'methamphetamine',
    friend: 'Clement',
  },
]
