import type { Party } from '../../engine/party.ts'

/** A publication about somebody's character, and acts that bear it out. */
export interface Libel {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The publication, as a sentence that introduces both. */
  readonly published: string
  /** The same, reading on after "who had". */
  readonly wrote: string
  /** The trait, as a noun. */
  readonly trait: string
  /** Those who tell of the acts, and the acts, reading on after "each of whom would testify that". */
  readonly witnesses: string
  readonly acts: string
}

const he = 'he' as const
const she = 'she' as const

export const libels: readonly Libel[] = [
  {
    plaintiff: { a: 'a butcher', the: 'the butcher', pronoun: he },
    defendant: { a: 'a food critic', the: 'the critic', pronoun: she },
    published: 'A food critic wrote in her column that a butcher "is a cheat through and through."',
    wrote: 'written in a newspaper column that he "is a cheat through and through."',
    trait: 'dishonesty',
    witnesses: 'three former customers',
    acts: 'the butcher once rigged a scale to overcharge the witness',
  },
  {
    plaintiff: { a: 'a contractor', the: 'the contractor', pronoun: she },
    defendant: { a: 'a homeowner', the: 'the homeowner', pronoun: he },
    published: 'A homeowner posted on a neighborhood website that a contractor "is a crook at heart."',
    wrote: 'posted on a neighborhood website that she "is a crook at heart."',
    trait: 'dishonesty',
    witnesses: 'three other homeowners',
    acts: 'the contractor once billed the witness for work that was never done',
  },
  {
    plaintiff: { a: 'a high school coach', the: 'the coach', pronoun: he },
    defendant: { a: 'a sports magazine', the: 'the magazine', pronoun: 'it' },
    published: 'A sports magazine wrote that a high school coach "is a brutal man by nature."',
    wrote: 'written that he "is a brutal man by nature."',
    trait: 'brutality',
    witnesses: 'three former players',
    acts: 'the coach once beat the witness with a belt',
  },
  {
    plaintiff: { a: 'a ship captain', the: 'the captain', pronoun: she },
    defendant: { a: 'a former mate', the: 'the mate', pronoun: he },
    published: 'A former mate wrote to several shipping lines that a ship captain "is a hopeless drunkard."',
    wrote: 'written to several shipping lines that she "is a hopeless drunkard."',
    trait: 'drunkenness',
    witnesses: 'three sailors',
    acts: 'the captain was once drunk on the bridge while the witness was aboard',
  },
  {
    plaintiff: { a: 'a horse dealer', the: 'the dealer', pronoun: he },
    defendant: { a: 'a newspaper', the: 'the newspaper', pronoun: 'it' },
    published: 'In an editorial, a newspaper wrote that a horse dealer "is a born swindler."',
    wrote: 'written in an editorial that he "is a born swindler."',
    trait: 'dishonesty',
    witnesses: 'three former customers',
    acts: 'the dealer once sold the witness a lame horse with a forged certificate',
  },
  {
    plaintiff: { a: 'a landlord', the: 'the landlord', pronoun: she },
    defendant: { a: 'a tenant', the: 'the tenant', pronoun: she },
    published:
      'In a letter to every household on the street, a tenant wrote that a landlord "is a thief, plain and simple."',
    wrote: 'written to every household on the street that the landlord "is a thief, plain and simple."',
    trait: 'dishonesty',
    witnesses: 'three former tenants',
    acts: "the landlord once stole jewelry from the witness's apartment",
  },
  {
    plaintiff: { a: 'a surgeon', the: 'the surgeon', pronoun: he },
    defendant: { a: 'a blogger', the: 'the blogger', pronoun: she },
    published:
      'On her website, a blogger called a surgeon "a reckless man who has never cared about safety."',
    wrote: 'called him "a reckless man who has never cared about safety" on her website.',
    trait: 'recklessness',
    witnesses: 'three former patients',
    acts: 'the surgeon once operated on the witness while intoxicated',
  },
  {
    plaintiff: { a: 'a stockbroker', the: 'the stockbroker', pronoun: she },
    defendant: { a: 'a columnist', the: 'the columnist', pronoun: he },
    published:
      'In a financial weekly, a columnist called a stockbroker "a habitual liar who cannot be trusted."',
    wrote: 'called her "a habitual liar who cannot be trusted" in a financial weekly.',
    trait: 'untruthfulness',
    witnesses: 'three former clients',
    acts: 'the stockbroker once lied to the witness about the risk of a bond',
  },
]
