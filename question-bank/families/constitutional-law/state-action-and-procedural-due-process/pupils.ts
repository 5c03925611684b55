import type { Namer } from '../../engine/namer.ts'
import { He, his, type Party, The } from '../../engine/party.ts'
import { type ActionCase, sue } from './case.ts'

/** A pupil of a public school who is suspended. */
export interface Pupil {
  readonly plaintiff: Party
  readonly school: Party
  /** The suspected misconduct, reading on after the pupil: "had broken a window". */
  readonly had: string
}

/** The defendant: a school is no party by itself. */
const district: Party = { a: 'the school district', the: 'the school district', pronoun: 'it' }

export function pupilCase({ plaintiff, school, had }: Pupil, isHeard: boolean): ActionCase {
  const report = (name: Namer) =>
    `One morning, a teacher at ${name(school)} reported that ${name(plaintiff)} ${had}.`
  return {
    plaintiff,
    defendant: district,
    deed: 'the suspension',
    start: report,
    law: (name) =>
      `State law entitles every child to attend public school free of charge. It authorizes the principal of ${name(school)} to suspend a student for up to ten days and provides for no later hearing.`,
    events: (name, isStarted) => {
      const first = isStarted ? '' : `${report(name)} `
      return isHeard
        ? `${first}The principal called ${plaintiff.the} in, described the report and the evidence, and listened to ${his(plaintiff)} side of the story. ${He(plaintiff)} denied the charge. Later that morning, the principal suspended ${plaintiff.the} for eight days.`
        : `${first}The principal questioned two teachers and then suspended ${plaintiff.the} for eight days by a letter mailed to ${his(plaintiff)} home. ${The(plaintiff)}, who denies the charge and posed no danger, was never told of the evidence or given a chance to tell ${his(plaintiff)} side.`
    },
    suit: sue(plaintiff, district, 'claiming a denial of due process'),
  }
}

const it = 'it' as const
const he = 'he' as const
const she = 'she' as const
const high: Party = { a: 'a public high school', the: 'the school', pronoun: it }

export const pupils: readonly Pupil[] = [
  {
    plaintiff: { a: 'a junior', the: 'the junior', pronoun: she },
    school: high,
    had: 'had painted a locker',
  },
  {
    plaintiff: { a: 'a sophomore', the: 'the sophomore', pronoun: he },
    school: { a: 'a public academy', the: 'the academy', pronoun: it },
    had: 'had taken part in a fight at lunch',
  },
  {
    plaintiff: { a: 'a senior', the: 'the senior', pronoun: she },
    school: { a: 'a county high school', the: 'the school', pronoun: it },
    had: 'had sold a test paper',
  },
  {
    plaintiff: { a: 'a freshman', the: 'the freshman', pronoun: he },
    school: { a: 'a city high school', the: 'the school', pronoun: it },
    had: 'had broken a window',
  },
  {
    plaintiff: { a: 'a student on the debate team', the: 'the student', pronoun: she },
    school: high,
    had: 'had insulted a coach',
  },
  {
    plaintiff: { a: 'a student on the baseball team', the: 'the student', pronoun: he },
    school: { a: 'a public middle school', the: 'the school', pronoun: it },
    had: 'had set off a fire alarm',
  },
  {
    plaintiff: { a: 'an editor of the student newspaper', the: 'the student', pronoun: she },
    school: { a: 'a district high school', the: 'the school', pronoun: it },
    had: 'had copied a key to the office',
  },
  {
    plaintiff: { a: 'a student in the marching band', the: 'the student', pronoun: he },
    school: { a: 'a public arts school', the: 'the school', pronoun: it },
    had: 'had thrown food in the cafeteria',
  },
]
