import type { FraudsSkin } from './facts.ts'

const LAND = { category: 'land' } as const
const YEAR = { category: 'year' } as const
const SURETY = { category: 'surety' } as const
const GOODS = { category: 'goods' } as const

/** Twelve bargains, three of each kind. The plaintiff in a sale of goods is always the seller. */
export const skins: readonly FraudsSkin[] = [
  {
    id: 'goat-farm',
    fixes: LAND,
    plaintiff: 'Corbin',
    defendant: 'Alvarez',
    words: {
      opening: 'Corbin wanted a small farm for a herd of goats, and Alvarez, who owned one, meant to retire.',
      thing: 'the farm',
      price: '$180,000',
      deposit: '$4,000',
      improved: 'fenced two fields and dug a well',
    },
  },
  {
    id: 'old-mill',
    fixes: LAND,
    plaintiff: 'Hsu',
    defendant: 'Brandt',
    words: {
      opening:
        'Brandt had inherited an old mill and could not pay for its upkeep. Hsu, a weaver, hoped to work there.',
      thing: 'the mill and its yard',
      price: '$95,000',
      deposit: '$2,500',
      improved: 'put on a new roof and rewired the building',
    },
  },
  {
    id: 'beach-lot',
    fixes: LAND,
    plaintiff: 'Moreau',
    defendant: 'Quist',
    words: {
      opening:
        'Quist owned a cottage near a beach that stood empty most of the year. Moreau wanted to live in it.',
      thing: 'the cottage',
      price: '$140,000',
      deposit: '$3,000',
      improved: 'built a sea wall and replaced the kitchen',
    },
  },
  {
    id: 'archive',
    fixes: YEAR,
    plaintiff: 'Tanner',
    defendant: 'the Blackwood Museum',
    words: {
      opening:
        'The Blackwood Museum owns 40,000 old photographs that nobody has listed, and Tanner is an archivist.',
      task: 'list the photographs',
      pay: '$4,200 a month',
      long: 'three years',
      whole: '$48,000',
    },
  },
  {
    id: 'vineyard',
    fixes: YEAR,
    plaintiff: 'Ferro',
    defendant: 'Eastgate Vineyards',
    words: {
      opening:
        'Eastgate Vineyards has forty acres of neglected vines, and Ferro knows how to bring such vines back.',
      task: 'restore the vines',
      pay: '$5,000 a month',
      long: 'four years',
      whole: '$36,000',
    },
  },
  {
    id: 'hotel-piano',
    fixes: YEAR,
    plaintiff: 'Osei',
    defendant: 'the Harbor Hotel',
    words: {
      opening: 'The Harbor Hotel is full of worn furniture from a better age, and Osei repairs such pieces.',
      task: 'repair the furniture',
      pay: '$3,800 a month',
      long: 'three years',
      whole: '$24,000',
    },
  },
  {
    id: 'lumber',
    fixes: SURETY,
    plaintiff: 'Pine Supply',
    defendant: 'Garrow',
    words: {
      creditor: 'Pine Supply, a lumber yard,',
      debtor: 'Stoll',
      trade: 'a carpenter',
      debt: '$9,400',
      favor:
        'Garrow, an aunt of Stoll with no part in the business, wanted to spare the family a bankruptcy.',
      stake:
        'Garrow, whose half-built restaurant stood idle because Stoll could get no more lumber for it, wanted the work to go on.',
      given: 'a delivery van',
    },
  },
  {
    id: 'printer',
    fixes: SURETY,
    plaintiff: 'Delta Paper',
    defendant: 'Nyberg',
    words: {
      creditor: 'Delta Paper, a wholesaler,',
      debtor: 'Amari',
      trade: 'a printer',
      debt: '$12,600',
      favor: 'Nyberg, a friend of Amari from school days with no part in the business, felt sorry for him.',
      stake:
        'Nyberg, whose mail-order house would have lost the season because Amari could get no paper for its catalogs, wanted them printed.',
      given: 'a binding machine',
    },
  },
  {
    id: 'feed',
    fixes: SURETY,
    plaintiff: 'Valley Feed',
    defendant: 'Rusk',
    words: {
      creditor: 'Valley Feed, a grain dealer,',
      debtor: 'Lindgren',
      trade: 'a trainer of horses',
      debt: '$7,800',
      favor:
        'Rusk, a cousin of Lindgren with no part in the business, hoped to keep the peace among relatives.',
      stake: 'Rusk, whose own race horses stood in Lindgren’s stable and were going hungry, wanted them fed.',
      given: 'a horse trailer',
    },
  },
  {
    id: 'lanterns',
    fixes: GOODS,
    plaintiff: 'Sable',
    defendant: 'Whitaker',
    words: {
      opening: 'Sable makes brass lanterns for sale.',
      merchant: 'Whitaker keeps a shop for ship fittings.',
      consumer: 'Whitaker, an accountant, wanted lanterns for the garden at home.',
      count: '40',
      goods: 'lanterns',
      price: '$3,200',
      under: '$480',
      part: '10',
      rest: '30',
      marked: 'engraved with the crest of Whitaker’s grandfather, which no one else would want',
    },
  },
  {
    id: 'tiles',
    fixes: GOODS,
    plaintiff: 'Castro',
    defendant: 'Imhof',
    words: {
      opening: 'Castro makes painted tiles for sale.',
      merchant: 'Imhof deals in tiles and stone.',
      consumer: 'Imhof, a dentist, wanted tiles for a kitchen of her own.',
      count: '200',
      goods: 'tiles',
      price: '$2,600',
      under: '$450',
      part: '50',
      rest: '150',
      marked: 'painted with the faces of Imhof’s staff, which no one else would want',
    },
  },
  {
    id: 'banners',
    fixes: GOODS,
    plaintiff: 'Mercer',
    defendant: 'Duval',
    words: {
      opening: 'Mercer makes silk banners for sale.',
      merchant: 'Duval runs a store for festival goods.',
      consumer: 'Duval, a bus driver, wanted banners for a family reunion.',
      count: '24',
      goods: 'banners',
      price: '$1,900',
      under: '$460',
      part: '6',
      rest: '18',
      marked: 'woven with the words of a song by Duval’s mother, which no one else would want',
    },
  },
]
