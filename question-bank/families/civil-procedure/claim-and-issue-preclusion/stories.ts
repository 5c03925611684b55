import type { Party } from '../../engine/party.ts'
import { SCENE_POOLS } from '../../engine/scenes.ts'
import type { PreclusionStory } from './facts.ts'

const role = (a: string, the: string, pronoun: Party['pronoun']): Party => ({ a, the, pronoun })

/** Eleven businesses, each with two competitors and with a shop that sells its goods. */
const scenes: readonly Omit<PreclusionStory, 'pool'>[] = [
  {
    id: 'lager',
    defendant: role('a brewery', 'the brewery', 'it'),
    plaintiff: role('a cider maker', 'the cider maker', 'she'),
    rival: role('a wine importer', 'the importer', 'he'),
    shop: role('a supermarket', 'the supermarket', 'it'),
    ads: 'its lager as brewed without sugar',
    untrue: 'the lager is brewed with sugar',
    true: 'the lager is brewed without sugar',
    change: 'changed the recipe of its lager',
  },
  {
    id: 'mattresses',
    defendant: role('a mattress factory', 'the factory', 'it'),
    plaintiff: role('a futon maker', 'the futon maker', 'he'),
    rival: role('a mattress importer', 'the importer', 'she'),
    shop: role('a furniture chain', 'the furniture chain', 'it'),
    ads: 'its mattresses as polyester-free',
    untrue: 'the mattresses contain polyester',
    true: 'the mattresses contain no polyester',
    change: 'changed the filling of its mattresses',
  },
  {
    id: 'paint',
    defendant: role('a paint company', 'the paint company', 'it'),
    plaintiff: role('a varnish maker', 'the varnish maker', 'he'),
    rival: role('a paint importer', 'the importer', 'she'),
    shop: role('a hardware chain', 'the hardware chain', 'it'),
    ads: 'its house paint as lead-free',
    untrue: 'the paint contains lead',
    true: 'the paint contains no lead',
    change: 'changed the formula of its paint',
  },
  {
    id: 'dog-food',
    defendant: role('a dog-food company', 'the company', 'it'),
    plaintiff: role('a dog-biscuit baker', 'the baker', 'she'),
    rival: role('a pet-food importer', 'the importer', 'he'),
    shop: role('a chain of pet stores', 'the chain', 'it'),
    ads: 'its dog food as grain-free',
    untrue: 'the food contains grain',
    true: 'the food contains no grain',
    change: 'changed the recipe of its dog food',
  },
  {
    id: 'jackets',
    defendant: role('a jacket manufacturer', 'the manufacturer', 'it'),
    plaintiff: role('a poncho maker', 'the poncho maker', 'she'),
    rival: role('a raincoat importer', 'the importer', 'he'),
    shop: role('a department store', 'the department store', 'it'),
    ads: 'its rain jackets as plastic-free',
    untrue: 'the jackets contain plastic',
    true: 'the jackets contain no plastic',
    change: 'changed the fabric of its jackets',
  },
  {
    id: 'candles',
    defendant: role('a candle factory', 'the factory', 'it'),
    plaintiff: role('a lamp maker', 'the lamp maker', 'he'),
    rival: role('a candle importer', 'the importer', 'she'),
    shop: role('a chain of gift shops', 'the chain', 'it'),
    ads: 'its candles as paraffin-free',
    untrue: 'the candles contain paraffin',
    true: 'the candles contain no paraffin',
    change: 'changed the wax in its candles',
  },
  {
    id: 'juice',
    defendant: role('a juice company', 'the juice company', 'it'),
    plaintiff: role('an orange grower', 'the grower', 'he'),
    rival: role('a lemonade maker', 'the lemonade maker', 'she'),
    shop: role('a chain of kiosks', 'the chain', 'it'),
    ads: 'its orange juice as containing no added water',
    untrue: 'the juice contains added water',
    true: 'the juice contains no added water',
    change: 'changed the formula of its juice',
  },
  {
    id: 'flooring',
    defendant: role('a flooring company', 'the flooring company', 'it'),
    plaintiff: role('a carpet weaver', 'the weaver', 'she'),
    rival: role('a tile importer', 'the importer', 'he'),
    shop: role('a building-supply store', 'the store', 'it'),
    ads: 'its oak flooring as formaldehyde-free',
    untrue: 'the flooring contains formaldehyde',
    true: 'the flooring contains no formaldehyde',
    change: 'changed the glue in its flooring',
  },
  {
    id: 'coffee',
    defendant: role('a coffee company', 'the company', 'it'),
    plaintiff: role('a tea merchant', 'the tea merchant', 'he'),
    rival: role('a coffee importer', 'the importer', 'she'),
    shop: role('a grocery chain', 'the chain', 'it'),
    ads: 'its coffee as caffeine-free',
    untrue: 'the coffee contains caffeine',
    true: 'the coffee contains no caffeine',
    change: 'changed its coffee beans',
  },
  {
    id: 'soap',
    defendant: role('a soap factory', 'the factory', 'it'),
    plaintiff: role('a shampoo maker', 'the shampoo maker', 'she'),
    rival: role('a soap importer', 'the importer', 'he'),
    shop: role('a drugstore', 'the drugstore', 'it'),
    ads: 'its soap as dye-free',
    untrue: 'the soap contains dye',
    true: 'the soap contains no dye',
    change: 'changed the formula of its soap',
  },
  {
    id: 'bread',
    defendant: role('a bakery', 'the bakery', 'it'),
    plaintiff: role('a tortilla maker', 'the tortilla maker', 'he'),
    rival: role('a cracker importer', 'the importer', 'she'),
    shop: role('a supermarket', 'the supermarket', 'it'),
    ads: 'its bread as yeast-free',
    untrue: 'the bread contains yeast',
    true: 'the bread contains no yeast',
    change: 'changed the recipe of its bread',
  },
]

const asStory = (scene: (typeof scenes)[number], place: number): PreclusionStory => ({
  ...scene,
  pool: SCENE_POOLS[place] ?? 'daily',
})
const [first, ...others] = scenes.map(asStory)
if (!first) throw new Error('no scene')

export const stories: readonly [PreclusionStory, ...PreclusionStory[]] = [first, ...others]
