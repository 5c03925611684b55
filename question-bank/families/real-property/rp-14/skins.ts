import type { PossessionSkin } from './facts.ts'

type Names = 'owner' | 'holder' | 'next' | 'heir'

/** Names in the order owner, holder, next holder, heir. */
function skin(id: string, names: string, rest: Omit<PossessionSkin, 'id' | 'fixes' | Names>): PossessionSkin {
  const [owner = '', holder = '', next = '', heir = ''] = names.split(' ')
  return { id, fixes: {}, owner, holder, next, heir, ...rest }
}

/** Eight pieces of land that somebody else came to hold. */
export const skins: readonly PossessionSkin[] = [
  skin('lakeshore', 'Vandermeer Castro Lundy Odile', {
    land: 'a strip of lakeshore',
    hope: 'a landing for canoes',
    use: 'lived there in a log cabin and kept a fenced landing',
    season: 'moved into a cabin on it for the whole summer',
    visit: 'launched a canoe',
    part: 'the log cabin and its yard',
    whole: 'the forty-acre lakeshore tract',
  }),
  skin('meadow', 'Thackeray Bello Quintero Ines', {
    land: 'a hillside meadow',
    hope: 'grass for a herd of goats',
    use: 'fenced it, lived in a hut on it, and grazed goats',
    season: 'grazed goats on it from spring to autumn',
    visit: 'picked mushrooms',
    part: 'the fenced lower meadow',
    whole: 'the sixty-acre hill farm',
  }),
  skin('orchard', 'Pemberly Stanislav Rhodes Amaya', {
    land: 'an abandoned orchard',
    hope: 'apples for a cider press',
    use: 'lived in its farmhouse, pruned the trees, and sold the fruit',
    season: 'camped in it and worked it from blossom to harvest',
    visit: 'gathered windfalls',
    part: 'the farmhouse and two rows of trees',
    whole: 'the thirty-acre orchard estate',
  }),
  skin('quarry', 'Osgood Mireles Farrow Linnea', {
    land: 'an old gravel pit',
    hope: 'gravel for a paving business',
    use: 'worked it daily, fenced it, and put up a sign and an office',
    season: 'worked it with machines throughout the dry months',
    visit: 'filled a bucket with gravel',
    part: 'the pit and its office',
    whole: 'the twenty-acre quarry tract',
  }),
  skin('town-lot', 'Hargrove Sefton Nakamura Beatriz', {
    land: 'a vacant lot in Dunwich',
    hope: 'room for a market garden',
    use: 'walled it, built a house on it, and sold vegetables at the gate',
    season: 'planted, tended and sold vegetables on it from March to October',
    visit: 'walked a dog',
    part: 'the walled southern half',
    whole: 'the double lot on Dunwich Road',
  }),
  skin('island', 'Lockhart Abara Jansen Colette', {
    land: 'a river island',
    hope: 'a place to build boats',
    use: 'lived there in a stone house and ran a boatyard',
    season: 'lived and built boats on it during the ice-free months',
    visit: 'fished from the bank',
    part: 'the stone house and boatyard',
    whole: 'the island with its woods',
  }),
  skin('hunting', 'Winthrop Delaney Koss Ariadne', {
    land: 'a tract of pine forest',
    hope: 'a camp for hunters',
    use: 'lived there in a lodge, posted signs, and cut timber',
    season: 'ran a posted hunting camp on it throughout the season',
    visit: 'took photographs of birds',
    part: 'the lodge and its clearing',
    whole: 'the hundred-acre pine tract',
  }),
  skin('beach', 'Carmichael Osei Trujillo Maren', {
    land: 'a sandy lot behind the dunes',
    hope: 'a surf school',
    use: 'lived there in a bungalow and ran a surf school',
    season: 'ran a surf school from a hut on it all through the summer',
    visit: 'flew a kite',
    part: 'the bungalow and its deck',
    whole: 'the five-acre dune tract',
  }),
]
