import type { Party } from '../../engine/party.ts'

/** An accident whose cause no one saw, and the ways of the defendant. */
export interface Crash {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The accident, as a sentence that introduces both. */
  readonly accident: string
  /** The allegation, reading on after "alleging that". */
  readonly alleged: string
  readonly witness: Party
  /** The acquaintance of the witness with the driver, as a clause. */
  readonly rode: string
  /** The regular response, reading on after "every time", and as a gerund. */
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
    alleged: 'the baker did not stop before the tracks',
    witness: { a: 'an apprentice', the: 'the apprentice', pronoun: he },
    rode: 'rode with her over that crossing every morning for three years',
    habit: 'she brought the van to a full stop before the tracks',
    doing: 'stopping before the tracks',
  },
  {
    plaintiff: { a: 'a jogger', the: 'the jogger', pronoun: she },
    defendant: { a: 'a farmer', the: 'the farmer', pronoun: he },
    accident: "A farmer's tractor struck a jogger in a blind curve.",
    alleged: 'the farmer did not sound the horn before the curve',
    witness: { a: 'a farmhand', the: 'the farmhand', pronoun: he },
    rode: 'rode beside him through that curve twice a day for two years',
    habit: 'he sounded the horn before the curve',
    doing: 'sounding the horn before the curve',
  },
  {
    plaintiff: { a: 'a courier', the: 'the courier', pronoun: he },
    defendant: { a: 'a dentist', the: 'the dentist', pronoun: she },
    accident: "A dentist's car rolled down a hill overnight and crushed a courier's motorcycle.",
    alleged: 'the dentist did not set the parking brake',
    witness: { a: 'a neighbor', the: 'the neighbor', pronoun: she },
    rode: 'shared a ride home with her every workday for four years',
    habit: 'she set the parking brake and turned the wheels to the curb',
    doing: 'setting the parking brake',
  },
  {
    plaintiff: { a: 'a widow', the: 'the widow', pronoun: she },
    defendant: { a: 'a ferry operator', the: 'the operator', pronoun: he },
    accident: "A widow's car rolled off a ferry that a ferry operator was running alone at night.",
    alleged: 'the operator did not latch the gate before leaving the dock',
    witness: { a: 'a ticket seller', the: 'the ticket seller', pronoun: he },
    rode: 'watched him leave that dock eight times a day for five years',
    habit: 'he latched the gate and pulled on it before casting off',
    doing: 'latching the gate',
  },
  {
    plaintiff: { a: 'a student', the: 'the student', pronoun: she },
    defendant: { a: 'a plumber', the: 'the plumber', pronoun: he },
    accident: "A ladder fell from a plumber's truck and hit a student's car in heavy fog.",
    alleged: 'the plumber did not tie down the ladder',
    witness: { a: 'a helper', the: 'the helper', pronoun: he },
    rode: 'loaded that truck with him every day for two years',
    habit: 'he tied the ladder at both ends and shook it',
    doing: 'tying down the ladder',
  },
  {
    plaintiff: { a: 'a skater', the: 'the skater', pronoun: he },
    defendant: { a: 'a librarian', the: 'the librarian', pronoun: she },
    accident: "A librarian's car struck a skater as it left an underground garage.",
    alleged: 'the librarian did not stop at the top of the ramp',
    witness: { a: 'a coworker', the: 'the coworker', pronoun: she },
    rode: 'rode with her out of that garage every evening for six years',
    habit: 'she stopped at the top of the ramp and lowered her window',
    doing: 'stopping at the top of the ramp',
  },
  {
    plaintiff: { a: 'a tourist', the: 'the tourist', pronoun: she },
    defendant: { a: 'a carriage driver', the: 'the driver', pronoun: he },
    accident: "A carriage driver's horse bolted from an empty stand and knocked down a tourist.",
    alleged: 'the driver did not tie the horse to the post',
    witness: { a: 'a flower seller', the: 'the flower seller', pronoun: he },
    rode: 'watched him come and go at that stand all day for three summers',
    habit: 'he tied the horse to the post with two knots',
    doing: 'tying the horse to the post',
  },
  {
    plaintiff: { a: 'an electrician', the: 'the electrician', pronoun: he },
    defendant: { a: 'a crane operator', the: 'the operator', pronoun: she },
    accident:
      'The hook of a crane swung down at dusk and hit an electrician; a crane operator had left it minutes before.',
    alleged: 'the operator did not lock the boom before leaving the cab',
    witness: { a: 'a rigger', the: 'the rigger', pronoun: he },
    rode: 'worked beside her on every shift for two years',
    habit: 'she locked the boom before leaving the cab',
    doing: 'locking the boom',
  },
]
