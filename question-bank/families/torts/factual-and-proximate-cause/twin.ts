import { type Party, whose } from '../../engine/party.ts'
import type { CauseCase } from './case.ts'
import type { CauseFacts } from './facts.ts'

/** A fire or a flood that meets another one before it reaches a building. */
export interface Twin {
  readonly kind: 'fire' | 'flood'
  readonly defendant: Party
  readonly plaintiff: Party
  /** The breach, reading on after "carelessly", and its result as a noun. */
  readonly breach: string
  readonly flaw: string
  /** A neighbor's carelessness, reading as a sentence, and its result as a noun. */
  readonly neighbor: string
  readonly theirs: string
  readonly building: string
  /** The obstacle between, with an article. */
  readonly barrier: string
}

const NATURE = {
  fire: { told: 'Lightning had started a second fire nearby.', noun: 'the lightning fire' },
  flood: { told: 'A sudden thaw had sent a second flood down from the hills.', noun: 'the spring flood' },
} as const

export function twinCase({ force, bearing }: CauseFacts, scene: Twin): CauseCase {
  const { kind, defendant, plaintiff, breach, flaw, neighbor, theirs, building, barrier } = scene
  const isNatural = force === 'natural'
  const other = isNatural ? NATURE[kind].noun : theirs
  const start = isNatural ? NATURE[kind].told : `${neighbor}.`
  const meeting = (p: string): string => {
    const whole = `${whose({ a: p, the: p, pronoun: 'it' })} ${building}`
    if (bearing === 'together')
      return `The two ${kind}s met, crossed ${barrier} together, and destroyed ${whole}. Either ${kind} alone would have destroyed it at the same time.`
    if (bearing === 'needed')
      return `Neither ${kind} alone was large enough to cross ${barrier}. The two met, crossed it together, and destroyed ${whole}.`
    return `${capitalized(other)} crossed ${barrier} alone and destroyed ${whole} within minutes. An hour later ${flaw} crossed too, but nothing was left to destroy. If it had arrived first, it would have destroyed the ${building}.`
  }
  return {
    defendant,
    plaintiff,
    breach: `carelessly ${breach}`,
    flaw,
    other,
    harm: `loss of the ${building}`,
    events: (p) => `${start} ${meeting(p)}`,
    ...(isNatural && bearing === 'together'
      ? { law: 'The jurisdiction follows the Restatements of Torts on factual cause.' }
      : {}),
  }
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const twins: readonly Twin[] = [
  {
    kind: 'fire',
    defendant: { a: 'a railroad', the: 'the railroad', pronoun: 'it' },
    plaintiff: { a: 'a dairy farmer', the: 'the farmer', pronoun: 'he' },
    breach: 'let sparks from an engine set dry grass on fire',
    flaw: 'the grass fire',
    neighbor: 'A sawmill had carelessly started a second fire in a pile of scrap',
    theirs: 'the sawmill fire',
    building: 'barn',
    barrier: 'a creek',
  },
  {
    kind: 'fire',
    defendant: { a: 'a campground', the: 'the campground', pronoun: 'it' },
    plaintiff: { a: 'an innkeeper', the: 'the innkeeper', pronoun: 'she' },
    breach: 'let a brush fire escape from its land',
    flaw: 'the brush fire',
    neighbor: 'A logging company had carelessly started a second fire with a chain saw',
    theirs: 'the logging fire',
    building: 'lodge',
    barrier: 'a firebreak',
  },
  {
    kind: 'flood',
    defendant: { a: 'a water company', the: 'the company', pronoun: 'it' },
    plaintiff: { a: 'a florist', the: 'the florist', pronoun: 'she' },
    breach: 'left the gates of its reservoir open, which sent a flood down a valley',
    flaw: 'the reservoir flood',
    neighbor: 'A mine had carelessly let a pond burst, which released a second flood',
    theirs: 'the mine flood',
    building: 'greenhouse',
    barrier: 'a levee',
  },
  {
    kind: 'fire',
    defendant: { a: 'a vineyard', the: 'the vineyard', pronoun: 'it' },
    plaintiff: { a: 'a beekeeper', the: 'the beekeeper', pronoun: 'he' },
    breach: 'burned a pile of vines in a high wind and let the fire spread',
    flaw: 'the vineyard fire',
    neighbor: 'A power company had carelessly let a sagging line start a second fire',
    theirs: 'the power-line fire',
    building: 'workshop',
    barrier: 'a road',
  },
  {
    kind: 'fire',
    defendant: { a: 'a rancher', the: 'the rancher', pronoun: 'she' },
    plaintiff: { a: 'a potter', the: 'the potter', pronoun: 'he' },
    breach: 'left a trash fire unattended, so that it spread',
    flaw: 'the trash fire',
    neighbor: 'A pipeline company had carelessly started a second fire with a welding torch',
    theirs: 'the welding fire',
    building: 'studio',
    barrier: 'a dry ditch',
  },
  {
    kind: 'flood',
    defendant: { a: 'a paper mill', the: 'the mill', pronoun: 'it' },
    plaintiff: { a: 'a boatbuilder', the: 'the boatbuilder', pronoun: 'she' },
    breach: 'let its dam decay until it burst and flooded a valley',
    flaw: 'the mill flood',
    neighbor: 'A fish farm had carelessly let its tanks burst, which released a second flood',
    theirs: 'the fish-farm flood',
    building: 'boathouse',
    barrier: 'a dike',
  },
  {
    kind: 'fire',
    defendant: { a: 'a fireworks company', the: 'the company', pronoun: 'it' },
    plaintiff: { a: 'a winemaker', the: 'the winemaker', pronoun: 'he' },
    breach: 'fired a rocket into dry brush, which caught fire',
    flaw: 'the rocket fire',
    neighbor: 'A hunting club had carelessly left a campfire burning, which started a second fire',
    theirs: 'the hunting-club fire',
    building: 'storehouse',
    barrier: 'a highway',
  },
  {
    kind: 'fire',
    defendant: { a: 'a landfill', the: 'the landfill', pronoun: 'it' },
    plaintiff: { a: 'an antiques dealer', the: 'the dealer', pronoun: 'she' },
    breach: 'let a pile of tires catch fire and spread flames',
    flaw: 'the tire fire',
    neighbor: 'A brickyard had carelessly started a second fire beside a kiln',
    theirs: 'the brickyard fire',
    building: 'warehouse',
    barrier: 'a canal',
  },
  {
    kind: 'fire',
    defendant: { a: 'a plant nursery', the: 'the nursery', pronoun: 'it' },
    plaintiff: { a: 'a bookseller', the: 'the bookseller', pronoun: 'he' },
    breach: 'burned leaves on a windy day and let the fire spread',
    flaw: 'the leaf fire',
    neighbor: 'A foundry had carelessly started a second fire with hot slag',
    theirs: 'the foundry fire',
    building: 'store',
    barrier: 'a gravel lane',
  },
  {
    kind: 'flood',
    defendant: { a: 'a golf club', the: 'the club', pronoun: 'it' },
    plaintiff: { a: 'a carpenter', the: 'the carpenter', pronoun: 'she' },
    breach: 'let its pond break through a bank and flood the land below',
    flaw: 'the pond flood',
    neighbor: 'A quarry had carelessly pumped out a pit, which released a second flood',
    theirs: 'the quarry flood',
    building: 'workshop',
    barrier: 'a low wall',
  },
  {
    kind: 'fire',
    defendant: { a: 'an orchard', the: 'the orchard', pronoun: 'it' },
    plaintiff: { a: 'a weaver', the: 'the weaver', pronoun: 'she' },
    breach: 'left heaters burning among dry trees, which caught fire',
    flaw: 'the orchard fire',
    neighbor: 'A tannery had carelessly started a second fire in a drying shed',
    theirs: 'the tannery fire',
    building: 'mill',
    barrier: 'a stone wall',
  },
]
