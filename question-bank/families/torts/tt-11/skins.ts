import type { FaultSkin } from './facts.ts'

type Dress = Omit<FaultSkin, 'fixes' | 'damages' | 'figures'>

/** Ten accidents; the slip in each is the claimant's fault where the jury finds any. */
const dresses: readonly Dress[] = [
  {
    id: 'bakery-alley',
    scene:
      'Abara, who hopes to reopen her bakery before winter, broke a wrist when a van of Keller Freight struck her in a dark alley as she carried out flour sacks without a lamp.',
    claimant: 'Abara',
    first: 'Keller Freight',
    second: 'Lindt Paving',
    fault2: 'had cut the power to the alley lights',
  },
  {
    id: 'ski-lift',
    scene:
      'Okoro, a ski teacher who wants to be back on the slopes by January, was hurt when a chair of Summit Lifts swung into him while he stood inside the marked loading line.',
    claimant: 'Okoro',
    first: 'Summit Lifts',
    second: 'Brandt Cable',
    fault2: 'had inspected the brake badly',
  },
  {
    id: 'orchard-ladder',
    scene:
      'Marisol, a seasonal picker saving for nursing school, fell in an orchard when a tractor of Ridgeway Farms clipped the ladder that she had set at the edge of the lane.',
    claimant: 'Marisol',
    first: 'Ridgeway Farms',
    second: 'Nolte Ladders',
    fault2: 'had sold a ladder with a cracked foot',
  },
  {
    id: 'harbor-crane',
    scene:
      'Tanaka, a harbor pilot whose license depends on his eyesight, was struck by a crate that Bayside Cranes let slip as he crossed the pier with his hard hat under his arm.',
    claimant: 'Tanaka',
    first: 'Bayside Cranes',
    second: 'Orme Rigging',
    fault2: 'had tied the load with a worn sling',
  },
  {
    id: 'theater-stage',
    scene:
      'Delacroix, a dancer with a contract in London to keep, tore a knee when scenery built by Foxglove Sets gave way as she rehearsed on it before the glue was said to be dry.',
    claimant: 'Delacroix',
    first: 'Foxglove Sets',
    second: 'Pell Lighting',
    fault2: 'had loosened two braces to hang its lamps',
  },
  {
    id: 'river-raft',
    scene:
      'Whitcomb, a retired teacher who now asks for the cost of his surgery, was thrown from a raft steered by Canyon Outfitters after he had unclipped his vest to take a photograph.',
    claimant: 'Whitcomb',
    first: 'Canyon Outfitters',
    second: 'Dray Hydro',
    fault2: 'had released water from its dam without the usual siren',
  },
  {
    id: 'market-forklift',
    scene:
      'Sandoval, a florist facing the loss of her lease, was pinned by a forklift of Metro Produce at the dawn market while she was reading a message in the middle of the aisle.',
    claimant: 'Sandoval',
    first: 'Metro Produce',
    second: 'Quill Security',
    fault2: 'had opened the aisle to buyers too early',
  },
  {
    id: 'bicycle-bridge',
    scene:
      'Petrov, a courier who needs a new hip, was knocked from his bicycle on a narrow bridge by a coach of Halden Tours as he rode without a rear light at dusk.',
    claimant: 'Petrov',
    first: 'Halden Tours',
    second: 'Sorrel Roadworks',
    fault2: 'had left a trench across the cycle lane',
  },
  {
    id: 'studio-kiln',
    scene:
      'Iyer, a potter who must pay for a long course of skin grafts, was burned in a shared studio when the kiln run by Umber Ceramics was opened too soon and she leaned over it.',
    claimant: 'Iyer',
    first: 'Umber Ceramics',
    second: 'Vance Controls',
    fault2: 'had wired the temperature gauge the wrong way round',
  },
  {
    id: 'stable-gate',
    scene:
      'Lindgren, an exercise rider out of work since the spring, was trampled when grooms of Ashby Stables opened a gate early and she had dismounted in the path of the horses.',
    claimant: 'Lindgren',
    first: 'Ashby Stables',
    second: 'Cole Tannery',
    fault2: 'had set off a steam whistle beside the track',
  },
]

/** Each accident with three verdicts, so that no sum belongs to one scene or to one way of reckoning. */
export const skins: readonly FaultSkin[] = dresses.flatMap((dress, index): FaultSkin[] => [
  { ...dress, id: `${dress.id}-1`, fixes: {}, damages: 100_000 + 40_000 * index, figures: 'a' },
  { ...dress, id: `${dress.id}-2`, fixes: {}, damages: 120_000 + 60_000 * index, figures: 'b' },
  { ...dress, id: `${dress.id}-3`, fixes: {}, damages: 640_000 - 40_000 * index, figures: 'a' },
])
