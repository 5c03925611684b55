import { capital } from '../../../text/capital.ts'
import type { Party } from '../../engine/party.ts'
import type { CauseCase, Opening } from './case.ts'
import type { CauseFacts } from './facts.ts'

/** A fire or a flood that meets another one before it reaches a building. */
export interface Twin {
  readonly kind: 'fire' | 'flood'
  readonly defendant: Party
  readonly plaintiff: Party
  /** The breach, reading on after "carelessly", and its result as a noun. */
  readonly breach: string
  readonly flaw: string
  /**
   * A neighbor's carelessness, reading as a sentence, with \`fire\` for the fire or flood that it
   * starts, and its result as a noun.
   */
  readonly neighbor: (fire: string) => string
  readonly theirs: string
  /** The neighbor, with an article. */
  readonly rival: string
  readonly building: string
  /** The obstacle between, with an article. */
  readonly barrier: string
}

const NATURE = {
  fire: {
    told: (fire: string) => `Lightning started ${fire} in dry hills`,
    noun: 'the lightning fire',
  },
  flood: {
    told: (flood: string) => `A sudden thaw sent ${flood} down from the hills`,
    noun: 'the spring flood',
  },
} as const

export function twinCase({ force, bearing }: CauseFacts, scene: Twin): CauseCase {
  const { kind, defendant, plaintiff, flaw, theirs, building } = scene
  const isNatural = force === 'natural'
  const other = isNatural ? NATURE[kind].noun : theirs
  const start = isNatural ? NATURE[kind].told : scene.neighbor
  return {
    defendant,
    plaintiff,
    flaw,
    other,
    harm: `loss of the ${building}`,
    events: (opening) => `${starts(opening, scene, start)} ${meets(scene, bearing, other)}`,
    ...(isNatural ? {} : { rival: scene.rival }),
    ...(isNatural && bearing === 'together'
      ? { law: 'The jurisdiction follows the Restatement (Third) of Torts on factual cause.' }
      : {}),
  }
}

/** The two beginnings, one after the other. */
function starts(opening: Opening, scene: Twin, start: (fire: string) => string): string {
  const { kind, defendant, breach } = scene
  if (opening === 2) return `${start(`a ${kind}`)}. On the same day, ${defendant.a} carelessly ${breach}.`
  return opening === 1
    ? `One spring day, ${defendant.a} carelessly ${breach}. Soon afterward, ${lower(start(`a second ${kind}`))}.`
    : `${capital(defendant.a)} carelessly ${breach}. On the same day, ${lower(start(`a second ${kind}`))}.`
}

function meets(scene: Twin, bearing: CauseFacts['bearing'], other: string): string {
  const { kind, plaintiff, flaw, building, barrier } = scene
  const beyond = `${plaintiff.a}'s ${building} on the other side`
  if (bearing === 'together')
    return `The two ${kind}s merged, crossed ${barrier}, and destroyed ${beyond}. Either ${kind} alone would have destroyed the ${building} at the same time.`
  if (bearing === 'needed')
    return `Neither ${kind} alone was large enough to cross ${barrier}. The two merged, crossed it, and destroyed ${beyond}.`
  return `${capital(other)} crossed ${barrier} first and destroyed ${beyond}. ${capital(flaw)} crossed an hour later and would have destroyed the ${building} if it had still been standing.`
}

/** A sentence that goes on after an adverbial. */
const lower = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

export const twins: readonly Twin[] = [
  {
    kind: 'fire',
    defendant: { a: 'a railroad', the: 'the railroad', pronoun: 'it' },
    plaintiff: { a: 'a dairy farmer', the: 'the farmer', pronoun: 'he' },
    breach: 'allowed sparks from a locomotive to set dry grass on fire',
    flaw: 'the grass fire',
    neighbor: (fire) => `A sawmill carelessly started ${fire} in a pile of scrap`,
    rival: 'the sawmill',
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
    neighbor: (fire) => `A logging company carelessly allowed sparks from a chain saw to start ${fire}`,
    rival: 'the logging company',
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
    neighbor: (fire) => `A mine carelessly let a pond burst, which released ${fire}`,
    rival: 'the mine',
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
    neighbor: (fire) => `A power company carelessly failed to repair a sagging line, which started ${fire}`,
    rival: 'the power company',
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
    neighbor: (fire) => `A pipeline company carelessly started ${fire} with a welding torch`,
    rival: 'the pipeline company',
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
    neighbor: (fire) => `A fish farm carelessly let its tanks burst, which released ${fire}`,
    rival: 'the fish farm',
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
    neighbor: (fire) => `A hunting club carelessly left a campfire burning, which started ${fire}`,
    rival: 'the hunting club',
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
    neighbor: (fire) => `A brickyard carelessly started ${fire} beside a kiln`,
    rival: 'the brickyard',
    theirs: 'the brickyard fire',
    building: 'warehouse',
    barrier: 'a canal',
  },
  {
    kind: 'fire',
    defendant: { a: 'a plant nursery', the: 'the nursery', pronoun: 'it' },
    plaintiff: { a: 'a bookseller', the: 'the bookseller', pronoun: 'he' },
    breach: 'burned leaves in a strong wind and let the fire spread',
    flaw: 'the leaf fire',
    neighbor: (fire) => `A foundry carelessly started ${fire} with hot slag`,
    rival: 'the foundry',
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
    neighbor: (fire) => `A quarry carelessly pumped out a pit, which released ${fire}`,
    rival: 'the quarry',
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
    neighbor: (fire) => `A tannery carelessly started ${fire} in a drying shed`,
    rival: 'the tannery',
    theirs: 'the tannery fire',
    building: 'mill',
    barrier: 'a stone wall',
  },
]
