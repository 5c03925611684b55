import type { TenderSkin } from './facts.ts'

/** Nine merchants who buy from nine others. */
export const skins: readonly TenderSkin[] = [
  {
    id: 'oak-stools',
    fixes: {},
    opening: 'Larkin Inns was fitting out its taverns in one style and wanted every seat alike.',
    seller: 'Holt Woodworks',
    buyer: 'Larkin Inns',
    goods: '400 oak stools',
    price: '$36,000',
    faults: {
      trivial: 'the feet were capped in black rubber and not in the brown that was agreed',
      serious: 'the legs of three stools in every four were cracked',
    },
    hidden: {
      trivial: 'the glue in the joints was of another brand than the one agreed, and just as strong',
      serious: 'the wood had not been dried and the joints were coming apart under the varnish',
    },
  },
  {
    id: 'life-vests',
    fixes: {},
    opening: 'Pelican Ferries needed new life vests before the coast guard’s inspection in the fall.',
    seller: 'Brightwater Supply',
    buyer: 'Pelican Ferries',
    goods: '600 life vests',
    price: '$27,000',
    faults: {
      trivial: 'the whistles were white and not yellow as agreed',
      serious: 'most of the straps were torn or had no buckles',
    },
    hidden: {
      trivial: 'the inner seams were sewn in a color other than the one agreed',
      serious: 'the foam inside most of them soaked up water and sank',
    },
  },
  {
    id: 'tablets',
    fixes: {},
    opening: 'Meridian Clinics meant to put a tablet computer beside every bed.',
    seller: 'Corvo Systems',
    buyer: 'Meridian Clinics',
    goods: '300 tablets',
    price: '$81,000',
    faults: {
      trivial: 'the cases were slate gray and not the agreed charcoal gray',
      serious: 'the screens of most of them were scratched and dim',
    },
    hidden: {
      trivial: 'a spare memory slot that the contract mentioned and nobody used was missing',
      serious: 'most of the batteries failed within weeks of daily use',
    },
  },
  {
    id: 'theater-seats',
    fixes: {},
    opening: 'Crescent Playhouse had sold a season of tickets and was rebuilding its hall.',
    seller: 'Varga Seating',
    buyer: 'Crescent Playhouse',
    goods: '520 theater seats',
    price: '$104,000',
    faults: {
      trivial: 'the number plates were fixed with steel screws and not with the agreed brass ones',
      serious: 'the seats of nearly all of them would not fold up',
    },
    hidden: {
      trivial: 'the padding had been cut in two pieces and not in one as agreed',
      serious: 'the frames bent under ordinary weight as the welds inside gave way',
    },
  },
  {
    id: 'bicycles',
    fixes: {},
    opening: 'Juniper Rentals wanted bicycles for a chain of stands along a lake.',
    seller: 'Northgate Cycles',
    buyer: 'Juniper Rentals',
    goods: '150 bicycles',
    price: '$66,000',
    faults: {
      trivial: 'the bells were mounted on the left side and not on the right as agreed',
      serious: 'the wheels of most of them were bent',
    },
    hidden: {
      trivial: 'the grease in the hubs was not of the agreed make, though of the same grade',
      serious: 'the hollow frames were rusting from within and could not be ridden safely',
    },
  },
  {
    id: 'ovens',
    fixes: {},
    opening: 'Sundial Bakeries was about to open branches in nine towns.',
    seller: 'Fenwick Foundry',
    buyer: 'Sundial Bakeries',
    goods: '36 bread ovens',
    price: '$126,000',
    faults: {
      trivial: 'the handles were ten millimeters shorter than agreed',
      serious: 'most of the doors would not close',
    },
    hidden: {
      trivial: 'the wiring was marked with tape and not with the agreed metal tags',
      serious: 'most of them lost their heat after an hour because the lining was crumbling',
    },
  },
  {
    id: 'raincoats',
    fixes: {},
    opening: 'Cobalt Tours outfits hikers and had promised each of them a coat.',
    seller: 'Ashby Textiles',
    buyer: 'Cobalt Tours',
    goods: '800 raincoats',
    price: '$48,000',
    faults: {
      trivial: 'the hooks inside the collars were of cord and not of ribbon as agreed',
      serious: 'the sleeves of most of them came off at a tug',
    },
    hidden: {
      trivial: 'the thread in the lining was one shade lighter than agreed',
      serious: 'the coating of most of them washed off in the first storms',
    },
  },
  {
    id: 'microscopes',
    fixes: {},
    opening: 'Tamarack Academies wished to replace the worn microscopes in its schools.',
    seller: 'Ellery Optics',
    buyer: 'Tamarack Academies',
    goods: '240 microscopes',
    price: '$72,000',
    faults: {
      trivial: 'the dust covers were clear and not tinted as agreed',
      serious: 'the lenses of most of them were chipped',
    },
    hidden: {
      trivial: 'the lamps were of another make than agreed, though equally bright and lasting',
      serious: 'the focus of most of them slipped after some hours because of worn gears inside',
    },
  },
  {
    id: 'planters',
    fixes: {},
    opening: 'Greenway Malls planned to line its walks with flowering trees.',
    seller: 'Tulloch Pottery',
    buyer: 'Greenway Malls',
    goods: '180 clay planters',
    price: '$31,000',
    faults: {
      trivial: 'the maker’s stamp was on the rim and not on the base as agreed',
      serious: 'two thirds of them were broken or had no drain',
    },
    hidden: {
      trivial: 'the clay came from another pit than the one agreed, and was just as good',
      serious: 'most of them were splitting because the clay had been fired too briefly',
    },
  },
]
