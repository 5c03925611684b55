import type { Party } from '../../engine/party.ts'

/** A publication about somebody's character, and acts that bear it out. */
export interface Libel {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The publication, as a sentence that introduces both. */
  readonly published: string
  /** The trait, as a noun. */
  readonly trait: string
  /** The acts, reading on after "three witnesses, each of whom would testify that". */
  readonly acts: string
}

const he = 'he' as const
const she = 'she' as const

export const libels: readonly Libel[] = [
  {
    plaintiff: { a: 'a butcher', the: 'the butcher', pronoun: he },
    defendant: { a: 'a food critic', the: 'the critic', pronoun: she },
    published: 'A food critic wrote that a butcher "is a cheat through and through."',
    trait: 'dishonesty',
    acts: 'the butcher had once rigged a scale to overcharge the witness',
  },
  {
    plaintiff: { a: 'a contractor', the: 'the contractor', pronoun: she },
    defendant: { a: 'a homeowner', the: 'the homeowner', pronoun: he },
    published: 'A homeowner posted online that a contractor "is a crook at heart."',
    trait: 'dishonesty',
    acts: 'the contractor had once billed the witness for work that was never done',
  },
  {
    plaintiff: { a: 'a coach', the: 'the coach', pronoun: he },
    defendant: { a: 'a sports magazine', the: 'the magazine', pronoun: 'it' },
    published: 'A sports magazine wrote that a coach "is a brutal man by nature."',
    trait: 'brutality',
    acts: 'the coach had once beaten the witness with a belt',
  },
  {
    plaintiff: { a: 'a ship captain', the: 'the captain', pronoun: she },
    defendant: { a: 'a former mate', the: 'the mate', pronoun: he },
    published: 'A former mate wrote to several shipping lines that a ship captain "is a hopeless drunkard."',
    trait: 'drunkenness',
    acts: 'the captain had once been drunk on the bridge while the witness was aboard',
  },
  {
    plaintiff: { a: 'a horse dealer', the: 'the dealer', pronoun: he },
    defendant: { a: 'a newspaper', the: 'the newspaper', pronoun: 'it' },
    published: 'A newspaper wrote in an editorial that a horse dealer "is a born swindler."',
    trait: 'dishonesty',
    acts: 'the dealer had once sold the witness a lame horse with a forged certificate',
  },
  {
    plaintiff: { a: 'a landlord', the: 'the landlord', pronoun: she },
    defendant: { a: 'a tenant', the: 'the tenant', pronoun: she },
    published:
      'In a letter to every household on the street, a tenant wrote that a landlord "is a thief, plain and simple."',
    trait: 'dishonesty',
    acts: 'the landlord had once stolen jewelry from the home of the witness',
  },
  {
    plaintiff: { a: 'a surgeon', the: 'the surgeon', pronoun: he },
    defendant: { a: 'a blogger', the: 'the blogger', pronoun: she },
    published:
      'On her website, a blogger called a surgeon "a reckless man who has never cared about safety."',
    trait: 'recklessness',
    acts: 'the surgeon had once operated on the witness while intoxicated',
  },
  {
    plaintiff: { a: 'a stockbroker', the: 'the stockbroker', pronoun: she },
    defendant: { a: 'a columnist', the: 'the columnist', pronoun: he },
    published:
      'In a financial weekly, a columnist called a stockbroker "a habitual liar who cannot be trusted."',
    trait: 'untruthfulness',
    acts: 'the stockbroker had once lied to the witness about the risk of a bond',
  },
]
