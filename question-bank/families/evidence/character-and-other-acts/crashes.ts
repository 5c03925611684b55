import type { Party } from '../../engine/party.ts'

/** An accident whose cause no one saw, and the ways of the defendant. */
export interface Crash {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The accident, told of the defendant and told of the plaintiff, each as a sentence that introduces both. */
  readonly accident: string
  readonly met: string
  /** The accident once more, beginning with its circumstances. */
  readonly after: string
  /** The omission, reading on after "failed to". */
  readonly alleged: string
  readonly witness: Party
  /** The acquaintance of the witness with the driver, reading on after "who". */
  readonly rode: string
  /** The regular response, reading on after "that the driver", and as a gerund. */
  readonly habit: string
  readonly doing: string
}

const he = 'he' as const
const she = 'she' as const

export const crashes: readonly Crash[] = [
  {
    plaintiff: { a: 'a cyclist', the: 'the cyclist', pronoun: he },
    defendant: { a: 'a baker', the: 'the baker', pronoun: she },
    accident: "A baker's van hit a cyclist at a railroad crossing before dawn.",
    met: "A cyclist was riding over a railroad crossing before dawn when a baker's van hit him.",
    after: "Before dawn, at a railroad crossing, a baker's van hit a cyclist.",
    alleged: 'stop before the tracks',
    witness: { a: 'an apprentice', the: 'the apprentice', pronoun: he },
    rode: 'rode to work with the baker over that crossing every morning for three years',
    habit: 'brought the van to a full stop before the tracks',
    doing: 'stopping before the tracks',
  },
  {
    plaintiff: { a: 'a jogger', the: 'the jogger', pronoun: she },
    defendant: { a: 'a farmer', the: 'the farmer', pronoun: he },
    accident: "A farmer's tractor struck a jogger in a blind curve.",
    met: "A jogger was coming around a blind curve on a country road when a farmer's tractor struck her.",
    after: "In a blind curve on a country road, a farmer's tractor struck a jogger.",
    alleged: 'sound the horn before the curve',
    witness: { a: 'a farmhand', the: 'the farmhand', pronoun: he },
    rode: 'rode beside the farmer through that curve twice a day for two years',
    habit: 'sounded the horn before the curve',
    doing: 'sounding the horn before the curve',
  },
  {
    plaintiff: { a: 'a courier', the: 'the courier', pronoun: he },
    defendant: { a: 'a dentist', the: 'the dentist', pronoun: she },
    accident: "A dentist's car rolled down a hill overnight and crushed a courier's motorcycle.",
    met: "A courier left his motorcycle at the foot of a hill, and during the night a dentist's car rolled down the hill and crushed it.",
    after: "During the night, a dentist's car rolled down a hill and crushed a courier's motorcycle.",
    alleged: 'set the parking brake',
    witness: { a: 'a neighbor', the: 'the neighbor', pronoun: she },
    rode: 'shared a ride home with the dentist every workday for four years',
    habit: 'set the parking brake and turned the wheels to the curb',
    doing: 'setting the parking brake',
  },
  {
    plaintiff: { a: 'a passenger', the: 'the passenger', pronoun: she },
    defendant: { a: 'a ferry operator', the: 'the operator', pronoun: he },
    accident:
      "A ferry operator was running a ferry alone at night when a passenger's car rolled off the deck.",
    met: "A passenger's car rolled off the deck of a ferry one night. The ferry operator was running the ferry alone.",
    after:
      "One night, while a ferry operator was running a ferry alone, a passenger's car rolled off the deck.",
    alleged: 'latch the gate before leaving the dock',
    witness: { a: 'a ticket seller', the: 'the ticket seller', pronoun: he },
    rode: 'watched the operator leave that dock eight times a day for five years',
    habit: 'latched the gate and pulled on it before casting off',
    doing: 'latching the gate',
  },
  {
    plaintiff: { a: 'a student', the: 'the student', pronoun: she },
    defendant: { a: 'a plumber', the: 'the plumber', pronoun: he },
    accident: "A ladder fell from a plumber's truck and hit a student's car in heavy fog.",
    met: "A student was driving home in heavy fog when a ladder fell from a plumber's truck and hit her car.",
    after: "In heavy fog, a ladder fell from a plumber's truck and hit a student's car.",
    alleged: 'tie down the ladder',
    witness: { a: 'a helper', the: 'the helper', pronoun: he },
    rode: 'loaded that truck with the plumber every day for two years',
    habit: 'tied the ladder at both ends and shook it',
    doing: 'tying down the ladder',
  },
  {
    plaintiff: { a: 'a skater', the: 'the skater', pronoun: he },
    defendant: { a: 'a librarian', the: 'the librarian', pronoun: she },
    accident: "A librarian's car, coming out of an underground garage, struck a skater.",
    met: "A skater was passing the exit of an underground garage when a librarian's car came up the ramp and struck him.",
    after: "At the exit of an underground garage, a librarian's car struck a skater.",
    alleged: 'stop at the top of the ramp',
    witness: { a: 'a coworker', the: 'the coworker', pronoun: she },
    rode: 'rode with the librarian out of that garage every evening for six years',
    habit: 'stopped at the top of the ramp and lowered her window',
    doing: 'stopping at the top of the ramp',
  },
  {
    plaintiff: { a: 'a tourist', the: 'the tourist', pronoun: she },
    defendant: { a: 'a carriage driver', the: 'the driver', pronoun: he },
    accident: "A carriage driver's horse bolted from an empty stand and knocked down a tourist.",
    met: "A tourist was walking across a square when a carriage driver's horse bolted from an empty stand and knocked her down.",
    after: "From an empty stand, a carriage driver's horse bolted and knocked down a tourist.",
    alleged: 'tie the horse to the post',
    witness: { a: 'a flower seller', the: 'the flower seller', pronoun: he },
    rode: 'saw the driver come and go at that stand all day for three summers',
    habit: 'tied the horse to the post with two knots',
    doing: 'tying the horse to the post',
  },
  {
    plaintiff: { a: 'an electrician', the: 'the electrician', pronoun: he },
    defendant: { a: 'a crane operator', the: 'the operator', pronoun: she },
    accident:
      'A crane operator left her crane for the night. Minutes later, the hook of the crane swung down and hit an electrician.',
    met: 'An electrician was crossing a building site at dusk when the hook of an unattended crane swung down and hit him. A crane operator had left the cab minutes before.',
    after:
      'Minutes after a crane operator had left her cab, the hook of the crane swung down and hit an electrician.',
    alleged: 'lock the boom before leaving the cab',
    witness: { a: 'a rigger', the: 'the rigger', pronoun: he },
    rode: 'worked beside the operator on every shift for two years',
    habit: 'locked the boom before leaving the cab',
    doing: 'locking the boom',
  },
]
