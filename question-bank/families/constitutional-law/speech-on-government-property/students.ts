import { capital } from '../../../text/capital.ts'
import { he, type Party, The } from '../../engine/party.ts'
import { type SpeechCase, suitOver } from './case.ts'

/** A student at a public high school. */
export interface Student {
  readonly plaintiff: Party
  /** The sign of protest, with and without an article. */
  readonly ribbon: string
  readonly ribbons: string
  /** The target of the protest, reading on after "against". */
  readonly cause: string
  readonly team: string
}

type StudentTwist = 'ribbon' | 'disruption' | 'newspaper' | 'weekend'

const school: Party = { a: 'a public high school', the: 'the school', pronoun: 'it' }

/** The suit over the dress, article, or post of a student. */
export function studentCase(scene: Student, twist: StudentTwist): SpeechCase {
  const { plaintiff, ribbon, ribbons, cause, team } = scene
  const base = { plaintiff, defendant: school }
  const wore: SpeechCase['lead'] = (name) =>
    `${capital(name(plaintiff))} wore ${ribbon} to class at ${name(school)} in protest against ${cause}.`
  switch (twist) {
    case 'ribbon':
      return {
        ...base,
        lead: wore,
        act: (name) =>
          `The principal of ${name(school)} had announced that no one may wear ${ribbons} there, because the matter might lead to arguments.`,
        after: `A few classmates made remarks, but lessons went on as usual. ${The(plaintiff)} was sent home for refusing to take it off.`,
        suit: suitOver(plaintiff, school, `a ban on ${ribbons}`, 'the ban'),
      }
    case 'disruption':
      return {
        ...base,
        lead: wore,
        act: (name) =>
          `The principal of ${name(school)} had announced that no one may wear ${ribbons} there, on either side of the matter. On the two days before, students with ${ribbons} had shouted in class, blocked the stairs, and fought with others, and six lessons had been cut short.`,
        after: `${The(plaintiff)}, who had taken no part in this, was sent home for refusing to take it off.`,
        suit: suitOver(plaintiff, school, `a ban on ${ribbons}`, 'the ban'),
      }
    case 'newspaper':
      return {
        ...base,
        lead: (name) =>
          `${capital(name(plaintiff))} wrote an article against ${cause} at home one evening and handed it in for the newspaper of ${name(school)}.`,
        act: (name, isFirst) =>
          `The newspaper${isFirst ? ` of ${name(school)}` : ''} is produced for credit in a course on journalism, whose teacher assigns and edits the articles.`,
        after: `The principal removed the article because its claims had not been checked and the other side had not been heard. No unrest was expected.`,
        suit: suitOver(plaintiff, school, 'the removal of an article', 'the removal of the article'),
      }
    default:
      return {
        ...base,
        lead: (name) =>
          `On a Saturday at home, ${name(plaintiff)} posted a vulgar complaint about the ${team} team of ${name(school)} for friends to see. The post named no one and made no threat.`,
        act: (name, isFirst) =>
          isFirst
            ? `The principal of ${name(school)} suspended ${name(plaintiff)} from the ${team} team for a year because of something that ${he(plaintiff)} had posted online.`
            : `The principal suspended ${plaintiff.the} from the team for a year.`,
        after: `On Monday, a few students talked about the post for some minutes, and classes went on as usual.`,
        suit: suitOver(plaintiff, school, 'a suspension from a school team', 'the suspension'),
      }
  }
}

const male = 'he' as const
const she = 'she' as const

export const students: readonly Student[] = [
  {
    plaintiff: { a: 'a tenth grader', the: 'the student', pronoun: she },
    ribbon: 'a green ribbon',
    ribbons: 'green ribbons',
    cause: 'the closing of the town library',
    team: 'softball',
  },
  {
    plaintiff: { a: 'a junior', the: 'the junior', pronoun: male },
    ribbon: 'a black armband',
    ribbons: 'armbands',
    cause: 'the bombing of a foreign city',
    team: 'wrestling',
  },
  {
    plaintiff: { a: 'a senior', the: 'the senior', pronoun: she },
    ribbon: 'a red button',
    ribbons: 'buttons',
    cause: 'layoffs at the steel mill',
    team: 'swimming',
  },
  {
    plaintiff: { a: 'an eleventh grader', the: 'the student', pronoun: male },
    ribbon: 'a white scarf',
    ribbons: 'white scarves',
    cause: 'the military draft',
    team: 'debate',
  },
  {
    plaintiff: { a: 'a freshman', the: 'the freshman', pronoun: male },
    ribbon: 'a blue patch',
    ribbons: 'patches',
    cause: 'the sale of a public beach',
    team: 'tennis',
  },
  {
    plaintiff: { a: 'a ninth grader', the: 'the student', pronoun: she },
    ribbon: 'a yellow pin',
    ribbons: 'yellow pins',
    cause: 'a pipeline',
    team: 'hockey',
  },
  {
    plaintiff: { a: 'a sophomore', the: 'the sophomore', pronoun: she },
    ribbon: 'an orange wristband',
    ribbons: 'wristbands',
    cause: 'the execution of a prisoner',
    team: 'volleyball',
  },
  {
    plaintiff: { a: 'a twelfth grader', the: 'the student', pronoun: male },
    ribbon: 'a brown badge',
    ribbons: 'badges',
    cause: 'a tax on bicycles',
    team: 'baseball',
  },
  {
    plaintiff: { a: 'a new student', the: 'the student', pronoun: she },
    ribbon: 'a gray ribbon',
    ribbons: 'ribbons',
    cause: 'a curfew',
    team: 'chess',
  },
  {
    plaintiff: { a: 'an exchange student', the: 'the student', pronoun: male },
    ribbon: 'a silver star',
    ribbons: 'stars',
    cause: 'a trade war',
    team: 'soccer',
  },
  {
    plaintiff: { a: 'a class president', the: 'the president', pronoun: she },
    ribbon: 'a purple bow',
    ribbons: 'bows',
    cause: 'a toll road',
    team: 'rowing',
  },
]
