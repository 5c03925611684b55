import type { TransferSkin } from './facts.ts'

type Names = 'landlord' | 'tenant' | 'taker' | 'last' | 'buyer'

/** Names in the order landlord, tenant, taker, last holder, buyer. */
function skin(id: string, names: string, rest: Omit<TransferSkin, 'id' | 'fixes' | Names>): TransferSkin {
  const [landlord = '', tenant = '', taker = '', last = '', buyer = ''] = names.split(' ')
  return { id, fixes: {}, landlord, tenant, taker, last, buyer, ...rest }
}

/** Nine leases that changed hands. */
export const skins: readonly TransferSkin[] = [
  skin('bakery', 'Calloway Imani Brandvold Tessier Oyelaran', {
    premises: 'a corner shop with an oven house',
    use: 'a bakery',
    moved: 'had been offered a post in a hotel kitchen',
    rent: '$3,200',
    owed: '$9,600',
    part: 'the oven chimney',
    cost: '$7,400',
    favor: 'bake a birthday cake for each of the landlord’s grandchildren',
    worth: '$900',
  }),
  skin('studio', 'Vanterpool Jorge Halloran Mwangi Stein', {
    premises: 'a sound studio above a garage',
    use: 'a recording studio',
    moved: 'was leaving to tour with a band',
    rent: '$2,800',
    owed: '$11,200',
    part: 'the ventilation plant',
    cost: '$13,500',
    favor: 'teach the landlord’s daughter the cello every week',
    worth: '$2,600',
  }),
  skin('clinic', 'Rosenthal Adaeze Pryor Lindholm Castillo', {
    premises: 'the ground floor of a brick house',
    use: 'a dental clinic',
    moved: 'wanted to merge with a practice across town',
    rent: '$5,100',
    owed: '$20,400',
    part: 'the front steps',
    cost: '$6,800',
    favor: 'treat the landlord’s two brothers without charge',
    worth: '$4,300',
  }),
  skin('garage', 'Dempsey Farouk Oakes Villanueva Kerr', {
    premises: 'a repair shop with three lifts',
    use: 'a motor garage',
    moved: 'had decided to retire to the coast',
    rent: '$4,400',
    owed: '$13,200',
    part: 'the sliding doors',
    cost: '$8,900',
    favor: 'service the landlord’s vintage cars at cost',
    worth: '$3,700',
  }),
  skin('bookshop', 'Ashworth Leilani Dragan Beaumont Nkosi', {
    premises: 'a narrow house on Church Row',
    use: 'a bookshop',
    moved: 'planned to sell by mail from then on',
    rent: '$2,500',
    owed: '$7,500',
    part: 'the roof gutters',
    cost: '$5,200',
    favor: 'catalog the private library at the landlord’s summer home',
    worth: '$1,800',
  }),
  skin('brewery', 'Haverford Ciaran Sandoval Iwu Prentiss', {
    premises: 'an old dairy with a cold store',
    use: 'a small brewery',
    moved: 'needed room for more tanks than it would hold',
    rent: '$6,000',
    owed: '$24,000',
    part: 'the cooling plant',
    cost: '$16,700',
    favor: 'supply beer for the landlord’s hunting club at half price',
    worth: '$2,200',
  }),
  skin('gallery', 'Montrose Yuki Ferreira Blom Addison', {
    premises: 'a glass-roofed hall near the station',
    use: 'an art gallery',
    moved: 'was opening a larger gallery abroad',
    rent: '$3,900',
    owed: '$15,600',
    part: 'the glass roof',
    cost: '$12,100',
    favor: 'lend the landlord a painting for the dining room each season',
    worth: '$1,500',
  }),
  skin('nursery', 'Eastwick Malik Sorensen Duarte Whitlock', {
    premises: 'two greenhouses and a yard',
    use: 'a plant nursery',
    moved: 'had found better soil up the valley',
    rent: '$1,900',
    owed: '$5,700',
    part: 'the heating boiler',
    cost: '$9,300',
    favor: 'plant and tend the garden of the landlord’s house in town',
    worth: '$3,100',
  }),
  skin('dojo', 'Kavanagh Reiko Osborne Tadesse Lemaire', {
    premises: 'a hall behind the fire station',
    use: 'a martial arts school',
    moved: 'was moving north to care for a parent',
    rent: '$2,300',
    owed: '$6,900',
    part: 'the wooden floor',
    cost: '$10,400',
    favor: 'coach the team that the landlord sponsors',
    worth: '$2,900',
  }),
]
