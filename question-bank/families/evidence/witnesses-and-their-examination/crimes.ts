import type { Party } from '../../engine/party.ts'

/** A federal crime that a child and a grown-up saw. */
export interface Crime {
  readonly defendant: Party
  /** The crime, as the beginning of a sentence. */
  readonly event: string
  /** The offense, reading on after "charged with". */
  readonly charge: string
  readonly child: Party
  /** The age of the child, in words. */
  readonly age: string
  readonly adult: Party
  /** The crime as it was seen, reading on after "saw". */
  readonly seen: string
}

const he = 'he' as const
const she = 'she' as const

export const crimes: readonly Crime[] = [
  {
    defendant: { a: 'a locksmith', the: 'the locksmith', pronoun: he },
    event: 'A masked man robbed a bank',
    charge: 'bank robbery',
    child: { a: 'a boy', the: 'the boy', pronoun: he },
    age: 'five',
    adult: { a: 'a street sweeper', the: 'the sweeper', pronoun: she },
    seen: 'the robber take off his mask in an alley',
  },
  {
    defendant: { a: 'a carpenter', the: 'the carpenter', pronoun: he },
    event: 'A fire was set at a post office',
    charge: 'arson',
    child: { a: 'a girl', the: 'the girl', pronoun: she },
    age: 'six',
    adult: { a: 'a milkman', the: 'the milkman', pronoun: he },
    seen: 'a man pour gasoline on the steps',
  },
  {
    defendant: { a: 'a tour guide', the: 'the guide', pronoun: she },
    event: 'A valuable clock disappeared from a federal courthouse',
    charge: 'theft of government property',
    child: { a: 'a boy', the: 'the boy', pronoun: he },
    age: 'seven',
    adult: { a: 'a court visitor', the: 'the visitor', pronoun: she },
    seen: 'a woman put the clock into a bag',
  },
  {
    defendant: { a: 'a hunter', the: 'the hunter', pronoun: he },
    event: 'A ranger was beaten in a national park',
    charge: 'assaulting a federal officer',
    child: { a: 'a girl', the: 'the girl', pronoun: she },
    age: 'five',
    adult: { a: 'a camper', the: 'the camper', pronoun: he },
    seen: 'a man hit the ranger with a branch',
  },
  {
    defendant: { a: 'a plumber', the: 'the plumber', pronoun: he },
    event: 'Letters disappeared from a row of mailboxes',
    charge: 'mail theft',
    child: { a: 'a boy', the: 'the boy', pronoun: he },
    age: 'six',
    adult: { a: 'a dog walker', the: 'the dog walker', pronoun: she },
    seen: 'a man break open a mailbox',
  },
  {
    defendant: { a: 'a waitress', the: 'the waitress', pronoun: she },
    event: 'Counterfeit bills were passed at a store',
    charge: 'passing counterfeit money',
    child: { a: 'a girl', the: 'the girl', pronoun: she },
    age: 'seven',
    adult: { a: 'a fruit seller', the: 'the fruit seller', pronoun: he },
    seen: 'a woman hand the bills to a clerk',
  },
  {
    defendant: { a: 'a sailor', the: 'the sailor', pronoun: he },
    event: 'A radar station at a naval base was cut off from power',
    charge: 'damaging military property',
    child: { a: 'a boy', the: 'the boy', pronoun: he },
    age: 'five',
    adult: { a: 'a birdwatcher', the: 'the birdwatcher', pronoun: she },
    seen: 'a man cut a cable at the fence',
  },
  {
    defendant: { a: 'a taxi driver', the: 'the driver', pronoun: he },
    event: 'A bank teller was seized and driven across a state line',
    charge: 'kidnapping',
    child: { a: 'a girl', the: 'the girl', pronoun: she },
    age: 'six',
    adult: { a: 'a gas station attendant', the: 'the attendant', pronoun: he },
    seen: 'a man push the teller into a car',
  },
]
