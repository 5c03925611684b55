import type { ImmunitySkin } from './facts.ts'

const HE = { subject: 'he', possessive: 'his' } as const
const SHE = { subject: 'she', possessive: 'her' } as const

/** Twelve public workers, each with the two employers they might have. */
export const skins: readonly ImmunitySkin[] = [
  {
    id: 'bridge-inspector',
    fixes: {},
    name: 'Okafor',
    ...SHE,
    opening: (employer) =>
      `Okafor has inspected bridges for ${employer} since 2019 and wants to be paid what her work is worth before she retires.`,
    agency: 'Department of Roads',
    officer: 'Director of Roads',
    county: 'Marlow County',
    sum: '$38,000',
  },
  {
    id: 'water-chemist',
    fixes: {},
    name: 'Lindqvist',
    ...HE,
    opening: (employer) =>
      `Lindqvist tests drinking water in a laboratory of ${employer}, and with a child starting college he can no longer shrug off a thin paycheck.`,
    agency: 'Department of Water Quality',
    officer: 'Commissioner of Water Quality',
    county: 'Tamarack County',
    sum: '$21,500',
  },
  {
    id: 'park-carpenter',
    fixes: {},
    name: 'Delacroix',
    ...SHE,
    opening: (employer) =>
      `Delacroix, a carpenter, rebuilt forty cabins and two fire towers for ${employer}. She loves the work but not the wage slips that come with it.`,
    agency: 'Department of Parks',
    officer: 'Secretary of Parks',
    county: 'Harlan County',
    sum: '$16,200',
  },
  {
    id: 'night-nurse',
    fixes: {},
    name: 'Mbeki',
    ...HE,
    opening: (employer) =>
      `Mbeki has been a night nurse for nine years at a hospital run by ${employer}. A colleague showed him how far his pay lies below the rate in the law.`,
    agency: 'Department of Health',
    officer: 'Commissioner of Health',
    county: 'Orchard County',
    sum: '$44,700',
  },
  {
    id: 'ferry-engineer',
    fixes: {},
    name: 'Sorensen',
    ...SHE,
    opening: (employer) =>
      `Sorensen keeps the engines of three ferries running for ${employer}, and after two winters of double shifts she added up her pay slips.`,
    agency: 'Department of Ferries',
    officer: 'Superintendent of Ferries',
    county: 'Saltmarsh County',
    sum: '$27,900',
  },
  {
    id: 'forest-pilot',
    fixes: {},
    name: 'Whitfield',
    ...HE,
    opening: (employer) =>
      `Whitfield flies a spotter plane over burning forests for ${employer}. When his lease went up he asked why younger pilots elsewhere earn more.`,
    agency: 'Department of Forestry',
    officer: 'State Forester',
    county: 'Granite County',
    sum: '$52,300',
  },
  {
    id: 'records-translator',
    fixes: {},
    name: 'Haddad',
    ...SHE,
    opening: (employer) =>
      `Haddad translates birth and land records from four languages for ${employer}, and she hopes to buy a house with the money that she says is owed.`,
    agency: 'Department of Public Records',
    officer: 'Keeper of Public Records',
    county: 'Bellwether County',
    sum: '$19,400',
  },
  {
    id: 'grain-weigher',
    fixes: {},
    name: 'Kowalski',
    ...HE,
    opening: (employer) =>
      `Kowalski checks the scales of grain elevators for ${employer}. He drives six hundred miles a week and wants the pay that he believes he earned.`,
    agency: 'Department of Agriculture',
    officer: 'Commissioner of Agriculture',
    county: 'Plainview County',
    sum: '$33,600',
  },
  {
    id: 'museum-registrar',
    fixes: {},
    name: 'Tanaka',
    ...SHE,
    opening: (employer) =>
      `Tanaka catalogs fossils and quilts for a museum that ${employer} runs. She turned down a private offer in 2023 because she was promised fair pay.`,
    agency: 'Department of Cultural Affairs',
    officer: 'Secretary of Cultural Affairs',
    county: 'Cedar County',
    sum: '$24,800',
  },
  {
    id: 'elevator-inspector',
    fixes: {},
    name: 'Navarro',
    ...HE,
    opening: (employer) =>
      `Navarro climbs lift shafts to check cables for ${employer}. After a fall last spring he began to ask what the danger was worth in wages.`,
    agency: 'Department of Buildings',
    officer: 'Director of Buildings',
    county: 'Ironwood County',
    sum: '$29,100',
  },
  {
    id: 'prison-cook',
    fixes: {},
    name: 'Achebe',
    ...SHE,
    opening: (employer) =>
      `Achebe cooks eleven hundred meals a day in a jail kitchen of ${employer}, and she would like her raises to be as regular as her mornings.`,
    agency: 'Department of Corrections',
    officer: 'Commissioner of Corrections',
    county: 'Stonebridge County',
    sum: '$13,750',
  },
  {
    id: 'bus-dispatcher',
    fixes: {},
    name: 'Reyes',
    ...HE,
    opening: (employer) =>
      `Reyes sends out the rural buses of ${employer} from a desk in an old depot. A union handbook made him doubt that his pay was ever lawful.`,
    agency: 'Department of Transit',
    officer: 'Secretary of Transit',
    county: 'Juniper County',
    sum: '$31,050',
  },
]
