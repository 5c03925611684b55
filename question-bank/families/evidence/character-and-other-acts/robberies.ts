import type { Party } from '../../engine/party.ts'

/** A bank robbery by somebody in a mask, and another one. */
export interface Robbery {
  readonly defendant: Party
  /** The town of the bank, and that of the other one. */
  readonly town: string
  readonly otherTown: string
  /** A method that nobody else uses, as a clause about "the robber", and as a noun. */
  readonly unusual: string
  readonly mark: string
  /** A method that is common, in the same form. */
  readonly common: string
  readonly means: string
}

const he = 'he' as const
const she = 'she' as const

export const robberies: readonly Robbery[] = [
  {
    defendant: { a: 'a locksmith', the: 'the locksmith', pronoun: he },
    town: 'Dover',
    otherTown: 'Milford',
    unusual: 'recited a poem about rain and left a blue paper crane on the counter',
    mark: 'the poem and the paper crane',
    common: 'wore a ski mask and handed the teller a note that demanded cash',
    means: 'a ski mask and a note',
  },
  {
    defendant: { a: 'a chemist', the: 'the chemist', pronoun: she },
    town: 'Salem',
    otherTown: 'Albany',
    unusual: "wore a beekeeper's suit and filled the lobby with lavender smoke",
    mark: "the beekeeper's suit and the lavender smoke",
    common: 'wore dark glasses and pointed a black pistol at the teller',
    means: 'dark glasses and a black pistol',
  },
  {
    defendant: { a: 'an actor', the: 'the actor', pronoun: he },
    town: 'Helena',
    otherTown: 'Butte',
    unusual: 'wore a bridal veil and paid the teller one silver dollar for the cash',
    mark: 'the bridal veil and the silver dollar',
    common: 'pulled up a hood, shouted at everyone to lie down, and emptied the drawers',
    means: 'a hood and a shout',
  },
  {
    defendant: { a: 'a music teacher', the: 'the teacher', pronoun: she },
    town: 'Camden',
    otherTown: 'Rockport',
    unusual: 'played a waltz on a tin whistle and tied the guard with violin strings',
    mark: 'the waltz and the violin strings',
    common: 'came in just before closing time with a scarf across the face and a knife',
    means: 'a scarf and a knife',
  },
  {
    defendant: { a: 'a tailor', the: 'the tailor', pronoun: he },
    town: 'Fargo',
    otherTown: 'Bismarck',
    unusual: 'measured the manager with a tape and chalked a crown on the vault',
    mark: 'the tape and the chalked crown',
    common: 'wore gloves and a cap and told the teller to fill a plastic bag',
    means: 'gloves, a cap, and a bag',
  },
  {
    defendant: { a: 'a diver', the: 'the diver', pronoun: he },
    town: 'Newport',
    otherTown: 'Bristol',
    unusual: 'wore a copper diving helmet and poured seawater over the counter',
    mark: 'the diving helmet and the seawater',
    common: 'wore a rubber mask and kept one hand in a coat pocket as if holding a gun',
    means: 'a rubber mask and a hidden hand',
  },
  {
    defendant: { a: 'a clockmaker', the: 'the clockmaker', pronoun: she },
    town: 'Laramie',
    otherTown: 'Casper',
    unusual: 'set forty alarm clocks ringing at once and left by rope through the skylight',
    mark: 'the forty clocks and the skylight',
    common: 'walked in at noon with a shotgun and drove off in a stolen car',
    means: 'a shotgun and a stolen car',
  },
  {
    defendant: { a: 'a puppeteer', the: 'the puppeteer', pronoun: he },
    town: 'Dayton',
    otherTown: 'Toledo',
    unusual: 'made every demand through a fox puppet and left it in the vault',
    mark: 'the fox puppet',
    common: 'wore a stocking over the face and vaulted the counter',
    means: 'a stocking over the face',
  },
]
