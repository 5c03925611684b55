import { HE, SHE } from '../../engine/pronouns.ts'
import type { JeopardyFacts, JeopardySkin } from './facts.ts'

/** Ten robberies. */
const dresses: readonly Omit<JeopardySkin, 'suits'>[] = [
  {
    id: 'stone-courier',
    fixes: {},
    opening:
      'Three masked people stopped the courier of a jeweler one night and took a satchel of stones that he had sworn to protect; the police came to think that Amadi, a dockworker, was one of them.',
    suspect: 'Amadi',
    ...HE,
    victim: 'the courier',
    bystander: 'the doorman',
    loot: 'the stones',
    vehicle: 'a gray van',
    young: false,
  },
  {
    id: 'rodeo-purse',
    fixes: {},
    opening:
      'Two masked riders held up the treasurer of a rodeo and got away with the prize money, $22,000 in cash; suspicion fell on Calloway, a rider who had lost that day and was short of funds.',
    suspect: 'Calloway',
    ...SHE,
    victim: 'the treasurer',
    bystander: 'the announcer',
    loot: 'the prize money',
    vehicle: 'a horse trailer',
    young: true,
  },
  {
    id: 'saffron-truck',
    fixes: {},
    opening:
      'Robbers in masks pulled the driver of a spice importer from his truck and took crates of saffron worth $60,000; a fingerprint led the police to Demir, who had quarreled with the importer over wages.',
    suspect: 'Demir',
    ...HE,
    victim: 'the driver',
    bystander: 'the night clerk',
    loot: 'the saffron',
    vehicle: 'a delivery truck',
    young: false,
  },
  {
    id: 'fossil-hunter',
    fixes: {},
    opening:
      'Two masked strangers attacked a fossil hunter at her camp and took a rare skull that a museum was about to buy; a boot print pointed to Ellery, who had searched the same hills in vain all summer.',
    suspect: 'Ellery',
    ...SHE,
    victim: 'the fossil hunter',
    bystander: 'the camp cook',
    loot: 'the skull',
    vehicle: 'a pickup truck',
    young: true,
  },
  {
    id: 'wedding-band',
    fixes: {},
    opening:
      'As a wedding band loaded its instruments, masked robbers overpowered the drummer and took two old guitars that collectors prize; a week later a dealer reported that Farouk had asked him about their value.',
    suspect: 'Farouk',
    ...HE,
    victim: 'the drummer',
    bystander: 'the caterer',
    loot: 'the guitars',
    vehicle: 'a station wagon',
    young: true,
  },
  {
    id: 'orchid-grower',
    fixes: {},
    opening:
      'Masked robbers tied up an orchid grower on the eve of a show and took plants that she had bred for twenty years; an informer told the police that Greaves, a rival in need of money, had led them.',
    suspect: 'Greaves',
    ...HE,
    victim: 'the orchid grower',
    bystander: 'the gardener',
    loot: 'the orchids',
    vehicle: 'a refrigerated van',
    young: false,
  },
  {
    id: 'arcade-owner',
    fixes: {},
    opening:
      'Two masked people forced the owner of a game arcade to open his strongbox and left with $9,600, the earnings of a long weekend; a camera suggested that Hollis, a regular guest deep in debt, was one of them.',
    suspect: 'Hollis',
    ...SHE,
    victim: 'the owner',
    bystander: 'the cashier',
    loot: 'the earnings',
    vehicle: 'a motorcycle',
    young: true,
  },
  {
    id: 'horse-vet',
    fixes: {},
    opening:
      'Masked robbers stopped a horse doctor on a country road and took her bag with drugs worth $14,000; a torn glove led the police to Ivanov, a groom whom she had reported for cruelty that spring.',
    suspect: 'Ivanov',
    ...HE,
    victim: 'the horse doctor',
    bystander: 'the farmhand',
    loot: 'the drugs',
    vehicle: 'a small truck',
    young: true,
  },
  {
    id: 'stamp-fair',
    fixes: {},
    opening:
      'At the close of a stamp fair masked robbers fell upon a dealer and seized an album for which he had just refused $80,000; witnesses believed that Juarez, who had made that offer, was among them.',
    suspect: 'Juarez',
    ...SHE,
    victim: 'the dealer',
    bystander: 'the porter',
    loot: 'the album',
    vehicle: 'a rented sedan',
    young: false,
  },
  {
    id: 'boat-captain',
    fixes: {},
    opening:
      "Two masked people boarded a charter boat at its pier, overpowered the captain and took the season's takings, $31,000; the police suspected Kimura, whom the captain had refused to pay for repairs.",
    suspect: 'Kimura',
    ...HE,
    victim: 'the captain',
    bystander: 'the deckhand',
    loot: 'the takings',
    vehicle: 'a motorboat',
    young: false,
  },
]

export const skins: readonly JeopardySkin[] = dresses.map((skin) => ({
  ...skin,
  suits: (facts: JeopardyFacts) => facts.second !== 'adult court' || skin.young,
}))
