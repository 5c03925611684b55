import type { SaleSkin } from './facts.ts'

type Names = 'owner' | 'bank' | 'lender' | 'third'

/** Names in the order owner, bank, lender, third creditor, divided by bars. */
function skin(
  id: string,
  scale: number,
  names: string,
  rest: Omit<SaleSkin, 'id' | 'fixes' | 'scale' | Names>,
): SaleSkin {
  const [owner = '', bank = '', lender = '', third = ''] = names.split('|')
  return { id, fixes: {}, scale, owner, bank, lender, third, ...rest }
}

/** Nine properties that were sold under foreclosure. */
export const skins: readonly SaleSkin[] = [
  skin('dairy', 2000, 'Amberley|Harvest Bank|Crestline|Dunphy', {
    land: 'a dairy farm',
    again: 'milking robots',
    work: 'a hay barn there',
    debt: 'unpaid feed',
  }),
  skin('inn', 3000, 'Villareal|Seaboard Bank|Halcyon|Ternway', {
    land: 'a harbor inn',
    again: 'new kitchens',
    work: 'a boat landing there',
    debt: 'unpaid linen service',
  }),
  skin('print-works', 1500, 'Ostrander|Unity Trust|Meridian|Pikestone', {
    land: 'a printing works',
    again: 'two presses',
    work: 'a loading dock there',
    debt: 'unpaid paper',
  }),
  skin('clinic', 4000, 'Mbatha|Columbia Savings|Vantage|Rowanco', {
    land: 'an animal clinic',
    again: 'scanning equipment',
    work: 'a kennel wing there',
    debt: 'unpaid medicine',
  }),
  skin('sawmill', 1000, 'Kjellberg|Timber Bank|Fairway|Laskovic', {
    land: 'a small sawmill',
    again: 'a drying kiln',
    work: 'a log ramp there',
    debt: 'unpaid trucking',
  }),
  skin('winery', 5000, 'Montalvo|Valley Trust|Oakmont|Briscoe', {
    land: 'a hillside winery',
    again: 'oak barrels',
    work: 'a tasting pavilion there',
    debt: 'unpaid bottles',
  }),
  skin('garage', 1200, 'Rasmussen|Metro Savings|Ironwood|Teague', {
    land: 'a service station',
    again: 'electric chargers',
    work: 'a car wash there',
    debt: 'unpaid fuel',
  }),
  skin('school', 2500, 'Abernethy|Pioneer Bank|Lakeside|Corbin', {
    land: 'a riding school',
    again: 'an indoor arena floor',
    work: 'a stable block there',
    debt: 'unpaid saddles',
  }),
  skin('cannery', 3500, 'Yamashita|Gulf Trust|Beacon|Norgaard', {
    land: 'a fish cannery',
    again: 'freezing lines',
    work: 'an unloading pier there',
    debt: 'unpaid tin',
  }),
]
