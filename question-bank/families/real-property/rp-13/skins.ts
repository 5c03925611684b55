import type { DeedSkin } from './facts.ts'

type Names = 'grantor' | 'grantee' | 'heir' | 'third' | 'remote' | 'rival'

/** Names in the order grantor, grantee, heir, third person, remote buyer, rival. */
function skin(id: string, names: string, rest: Omit<DeedSkin, 'id' | 'fixes' | Names>): DeedSkin {
  const [grantor = '', grantee = '', heir = '', third = '', remote = '', rival = ''] = names.split(' ')
  return { id, fixes: {}, grantor, grantee, heir, third, remote, rival, ...rest }
}

/** Ten pieces of land that changed hands, or nearly did. */
export const skins: readonly DeedSkin[] = [
  skin('orchard', 'Thorvald Nadia Ambrose Keller Pacheco Winslow', {
    land: 'a cherry orchard above the river',
    place: 'orchard',
    wish: 'wanted to press and sell fruit juice',
    condition: 'replant the lower rows by spring',
    price: '$240,000',
    bank: 'Ridge Savings Bank',
  }),
  skin('boathouse', 'Hargrove Mateo Cecily Obi Lindqvist Farrow', {
    land: 'a boathouse on Gull Lake',
    place: 'boathouse',
    wish: 'hoped to build wooden canoes',
    condition: 'rebuild the jetty before the next regatta',
    price: '$180,000',
    bank: 'Lakeshore Bank',
  }),
  skin('mill', 'Pemberton Ayesha Rupert Dunn Sokolov Grady', {
    land: 'an old paper mill with its millpond',
    place: 'mill',
    wish: 'intended to turn out handmade paper',
    condition: 'get the water wheel running within a year',
    price: '$310,000',
    bank: 'Millers Credit Bank',
  }),
  skin('vineyard', 'Delacroix Owen Philippa Tran Beckett Marsh', {
    land: 'a hillside vineyard of nine acres',
    place: 'vineyard',
    wish: 'longed to make a wine of local grapes',
    condition: 'finish the course at the wine school',
    price: '$420,000',
    bank: 'Hillside Trust Bank',
  }),
  skin('stable', 'Whitcomb Soledad Everett Nash Okafor Blaine', {
    land: 'a riding stable with two paddocks',
    place: 'stable',
    wish: 'planned to teach children to ride',
    condition: 'keep the old gray mare until its death',
    price: '$275,000',
    bank: 'Paddock County Bank',
  }),
  skin('workshop', 'Larkin Tomasz Beatrix Adeyemi Crane Holloway', {
    land: 'a brick workshop on Tanner Street',
    place: 'workshop',
    wish: 'needed room to repair pianos',
    condition: 'give up smoking for a full year',
    price: '$195,000',
    bank: 'Tanner Street Bank',
  }),
  skin('meadow', 'Ingersoll Priya Godfrey Shaw Valdez Munro', {
    land: 'a water meadow below the village',
    place: 'meadow',
    wish: 'wanted to keep bees and sheep',
    condition: 'repair the fence along the road',
    price: '$130,000',
    bank: 'Valley Farmers Bank',
  }),
  skin('cottage', 'Standish Kofi Rosalind Meyer Trujillo Pike', {
    land: 'a stone cottage near the lighthouse',
    place: 'cottage',
    wish: 'was hoping to open a tearoom',
    condition: 'marry before reaching the age of thirty',
    price: '$225,000',
    bank: 'Harbor Savings Bank',
  }),
  skin('theater', 'Fairbanks Yuna Leopold Costa Brennan Stroud', {
    land: 'a disused theater by the market',
    place: 'theater',
    wish: 'dreamed of staging puppet shows',
    condition: 'put on one play there each winter',
    price: '$350,000',
    bank: 'Market Square Bank',
  }),
  skin('nursery', 'Aldridge Samir Henrietta Boone Zelenko Hatch', {
    land: 'a tree nursery with a glasshouse',
    place: 'nursery',
    wish: 'wished to grow rare maples',
    condition: 'graduate from the gardening college',
    price: '$260,000',
    bank: 'Garden City Bank',
  }),
]
