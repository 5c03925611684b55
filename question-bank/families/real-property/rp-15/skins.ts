import type { RecordingSkin } from './facts.ts'

/** Names in the order owner, first, middle, second, third. */
function skin(
  id: string,
  names: string,
  rest: Omit<RecordingSkin, 'id' | 'fixes' | 'owner' | 'first' | 'middle' | 'second' | 'third'>,
): RecordingSkin {
  const [owner = '', first = '', middle = '', second = '', third = ''] = names.split(' ')
  return { id, fixes: {}, owner, first, middle, second, third, ...rest }
}

/** Ten parcels that were conveyed twice. */
export const skins: readonly RecordingSkin[] = [
  skin('orchard', 'Haskell Moreno Tate Brandt Yusuf', {
    land: 'a nine-acre pear orchard',
    price: '$140,000',
    again: '$152,000',
    hope: 'a cider press there',
    use: 'pruned the trees and lived in a trailer by the gate',
    debt: 'of $31,000 for a tractor',
    kin: 'a godchild',
  }),
  skin('lake-lot', 'Petrov Lindgren Okoro Salas Dunmore', {
    land: 'a wooded lot on Heron Lake',
    price: '$88,000',
    again: '$95,000',
    hope: 'a boathouse for a sailing school',
    use: 'camped on the lot with a sign that bore a name and telephone number',
    debt: 'of $22,500 for storm repairs to another building',
    kin: 'a nephew',
  }),
  skin('bakery', 'Abbott Chaudhry Feld Navarro Quist', {
    land: 'a corner building on Mill Street',
    price: '$310,000',
    again: '$325,000',
    hope: 'a bakery with flats above',
    use: 'repaired the shop front and kept a workbench inside with the doors open',
    debt: 'of $47,000 on an old flour contract',
    kin: 'a sister',
  }),
  skin('pasture', 'Whitcomb Arroyo Sung Delgado Ekström', {
    land: 'sixty acres of pasture outside Tarrow',
    price: '$204,000',
    again: '$215,000',
    hope: 'a riding school for children',
    use: 'grazed forty sheep there and mended the fences',
    debt: 'of $18,400 for veterinary work',
    kin: 'a grandson',
  }),
  skin('warehouse', 'Ingram Castellano Vogel Mbeki Rourke', {
    land: 'an old warehouse near the rail yard',
    price: '$460,000',
    again: '$475,000',
    hope: 'studios for metal workers',
    use: 'stored marked delivery vans in the yard and worked from its office',
    debt: 'of $66,000 for a shipment of steel',
    kin: 'a former partner in business',
  }),
  skin('beach-house', 'Thorne Galvez Ashby Kimura Belov', {
    land: 'a cottage behind the dunes at Sandling',
    price: '$275,000',
    again: '$290,000',
    hope: 'a summer home for three generations',
    use: 'lived in the cottage and hung a name plate at the door',
    debt: 'of $39,000 over a sunken ferry',
    kin: 'a niece',
  }),
  skin('quarry', 'Oduya Prescott Lund Marchetti Voss', {
    land: 'a disused slate quarry and its hut',
    price: '$62,000',
    again: '$70,000',
    hope: 'a climbing center with a small café',
    use: 'cut slate on weekdays and kept a truck beside the hut',
    debt: 'of $12,700 for a broken crane',
    kin: 'an old schoolfriend',
  }),
  skin('vineyard', 'Ferrand Nakagawa Obi Stroud Leclair', {
    land: 'four acres of hillside vines',
    price: '$180,000',
    again: '$194,000',
    hope: 'a tasting room for visitors',
    use: 'tended the vines daily and slept in the stone shed',
    debt: 'of $27,300 on a lease of presses',
    kin: 'a stepdaughter',
  }),
  skin('depot', 'Larkin Bose Trent Iversen Caldwell', {
    land: 'a shuttered bus depot in Elmsford',
    price: '$390,000',
    again: '$405,000',
    hope: 'an indoor market with forty stalls',
    use: 'rebuilt engines in the depot with the gates open',
    debt: 'of $54,000 for spoiled freight',
    kin: 'a brother',
  }),
]
