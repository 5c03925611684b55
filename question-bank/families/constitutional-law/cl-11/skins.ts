import type { LineSkin } from './facts.ts'

/** Twelve people who want to learn a trade or take a post. */
export const skins: readonly LineSkin[] = [
  {
    id: 'crane-operators',
    fixes: {},
    name: 'Moreau',
    subject: 'she',
    opening:
      'Moreau has carried bricks for nine years and wants to run the cranes above her instead, at twice the pay.',
    trade: 'crane operators',
    aim: 'safety on building sites',
    neutral: 'be able to lift ninety pounds',
    post: 'a state trooper',
  },
  {
    id: 'ferry-pilots',
    fixes: {},
    name: 'Castellan',
    subject: 'he',
    opening:
      'Castellan grew up beside a ferry landing, sells coffee there now, and has long wanted to steer the boats himself.',
    trade: 'ferry pilots',
    aim: 'safe crossings',
    neutral: 'hold a diploma from one of two old harbor schools',
    post: 'a public school teacher',
  },
  {
    id: 'elevator-mechanics',
    fixes: {},
    name: 'Adeyemi',
    subject: 'she',
    opening:
      'Adeyemi fixes radios at a kitchen table, and a cousin told her that elevator mechanics earn $84,000 a year.',
    trade: 'elevator mechanics',
    aim: 'sound repairs',
    neutral: 'have served two years in a repair unit of the army',
    post: 'a probation officer',
  },
  {
    id: 'beekeepers',
    fixes: {},
    name: 'Lindgren',
    subject: 'he',
    opening:
      'Lindgren lost his position at a paper mill in February, and he hopes to live from forty hives on land that he rents.',
    trade: 'commercial beekeepers',
    aim: 'healthy hives',
    neutral: 'own land in one of three named valleys',
    post: 'a deputy sheriff',
  },
  {
    id: 'court-interpreters',
    fixes: {},
    name: 'Baptiste',
    subject: 'she',
    opening:
      'Baptiste speaks five languages at the hotel desk where she works nights, and would rather use them by day for a fair wage.',
    trade: 'hospital interpreters',
    aim: 'clear talk between doctors and patients',
    neutral: 'have studied at one of four named colleges',
    post: 'a police officer',
  },
  {
    id: 'divers',
    fixes: {},
    name: 'Kahale',
    subject: 'he',
    opening:
      'Kahale cleans swimming pools, holds his breath for three minutes, and wants the salary that professional divers earn under bridges.',
    trade: 'bridge divers',
    aim: 'sound bridges',
    neutral: 'pass a test of strength made for the navy',
    post: 'a public school teacher',
  },
  {
    id: 'dental-technicians',
    fixes: {},
    name: 'Petrova',
    subject: 'she',
    opening:
      'Petrova carves chess pieces for tourists, and a dentist who bought a set told her to put those hands to better use.',
    trade: 'dental technicians',
    aim: 'good dental work',
    neutral: 'come with a letter from a member of the trade guild',
    post: 'a state trooper',
  },
  {
    id: 'tower-climbers',
    fixes: {},
    name: 'Ruiz',
    subject: 'he',
    opening:
      'Ruiz washes windows on the forty floors of a bank, and the men who climb radio towers have told him what they make.',
    trade: 'tower climbers',
    aim: 'safety at great heights',
    neutral: 'be able to hang from a bar for two minutes',
    post: 'a probation officer',
  },
  {
    id: 'river-guides',
    fixes: {},
    name: 'Whitaker',
    subject: 'she',
    opening:
      'Whitaker has patched rafts for a dozen summers, and she means to lead trips of her own before the season of 2027.',
    trade: 'river guides',
    aim: 'the safety of passengers',
    neutral: 'have rowed for a college team',
    post: 'a deputy sheriff',
  },
  {
    id: 'bakers',
    fixes: {},
    name: 'Haddock',
    subject: 'he',
    opening:
      'Haddock sells bread from his porch, and without a course he cannot bake for schools, which would take six hundred loaves a week.',
    trade: 'institutional bakers',
    aim: 'safe food in schools',
    neutral: 'have worked three years in a military kitchen',
    post: 'a police officer',
  },
  {
    id: 'piano-tuners',
    fixes: {},
    name: 'Yamada',
    subject: 'she',
    opening:
      'Yamada tunes her neighbors’ pianos for tips, and she needs a certificate to get the work that concert halls give out.',
    trade: 'concert piano tuners',
    aim: 'good care of public instruments',
    neutral: 'have belonged to one of three old choirs',
    post: 'a public school teacher',
  },
  {
    id: 'locksmiths',
    fixes: {},
    name: 'Novak',
    subject: 'he',
    opening:
      'Novak opens jammed trunks in a bus depot, and a shop across the street has offered him $31 an hour once he is trained.',
    trade: 'locksmiths',
    aim: 'the safety of homes',
    neutral: 'have a parent in the trade',
    post: 'a state trooper',
  },
]
