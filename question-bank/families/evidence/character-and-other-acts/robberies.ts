import type { Party } from '../../engine/party.ts'

/** A bank robbery by somebody in a mask, and another one. */
export interface Robbery {
  readonly defendant: Party
  /** The town of the bank, and that of the other one. */
  readonly town: string
  readonly otherTown: string
  /** A method that nobody else uses, as a clause about "the robber", as a noun, and its oddest detail. */
  readonly unusual: string
  readonly mark: string
  readonly detail: string
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
    unusual: 'came down through the roof on a rope and left an ace of spades on the counter',
    mark: 'the rope through the roof and the ace of spades',
    detail: 'the ace of spades',
    common: 'wore a ski mask and handed the teller a note that demanded cash',
    means: 'a ski mask and a note',
  },
  {
    defendant: { a: 'a bookkeeper', the: 'the bookkeeper', pronoun: she },
    town: 'Salem',
    otherTown: 'Albany',
    unusual:
      "wore a firefighter's coat and breathing mask, set off the alarm, and emptied the drawers once everyone had fled",
    mark: "the firefighter's coat and the alarm",
    detail: "the firefighter's coat",
    common: 'wore dark glasses and pointed a black pistol at the teller',
    means: 'dark glasses and a black pistol',
  },
  {
    defendant: { a: 'a bartender', the: 'the bartender', pronoun: he },
    town: 'Helena',
    otherTown: 'Butte',
    unusual: "wore a surgeon's gown and mask and handed the teller a note in mirror writing",
    mark: "the surgeon's gown and the mirror writing",
    detail: 'the mirror writing',
    common: 'pulled up a hood, showed a pistol, and emptied the drawers',
    means: 'a hood and a pistol',
  },
  {
    defendant: { a: 'a music teacher', the: 'the teacher', pronoun: she },
    town: 'Camden',
    otherTown: 'Rockport',
    unusual: 'carried a crossbow and chained the vault shut with a bicycle lock',
    mark: 'the crossbow and the bicycle lock',
    detail: 'the bicycle lock',
    common: 'came in just before closing time with a scarf across the face and a knife',
    means: 'a scarf and a knife',
  },
  {
    defendant: { a: 'a roofer', the: 'the roofer', pronoun: he },
    town: 'Fargo',
    otherTown: 'Bismarck',
    unusual: 'drove a hearse up to the doors and sprayed a red crown on the vault',
    mark: 'the hearse and the red crown',
    detail: 'the red crown',
    common: 'wore gloves and a cap and told the teller to fill a plastic bag',
    means: 'gloves, a cap, and a bag',
  },
  {
    defendant: { a: 'a welder', the: 'the welder', pronoun: he },
    town: 'Newport',
    otherTown: 'Bristol',
    unusual: 'wore a white motorcycle helmet and poured diesel oil over the counter',
    mark: 'the white helmet and the diesel oil',
    detail: 'the diesel oil',
    common: 'wore a rubber mask and kept one hand in a coat pocket as if holding a gun',
    means: 'a rubber mask and a hidden hand',
  },
  {
    defendant: { a: 'a paralegal', the: 'the paralegal', pronoun: she },
    town: 'Laramie',
    otherTown: 'Casper',
    unusual: 'filled the lobby with green smoke and left through a hole cut in the back wall',
    mark: 'the green smoke and the hole in the wall',
    detail: 'the green smoke',
    common: 'walked in at noon with a shotgun and drove off in a stolen car',
    means: 'a shotgun and a stolen car',
  },
  {
    defendant: { a: 'a plumber', the: 'the plumber', pronoun: he },
    town: 'Dayton',
    otherTown: 'Toledo',
    unusual: 'played every demand from a tape recorder and left the recorder in the vault',
    mark: 'the recorded demands',
    detail: 'the tape recorder in the vault',
    common: 'wore a stocking over the face and vaulted the counter',
    means: 'a stocking over the face',
  },
]
