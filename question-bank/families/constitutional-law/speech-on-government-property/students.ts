import type { Namer } from '../../engine/namer.ts'
import { he, type Party, The } from '../../engine/party.ts'
import { dated, type SpeechCase, suitOver } from './case.ts'

/** A student at a public high school. */
export interface Student {
  readonly plaintiff: Party
  /** The sign of protest, with and without an article. */
  readonly ribbon: string
  readonly ribbons: string
  /** The target of the protest, reading on after "protest". */
  readonly cause: string
  readonly team: string
}

type StudentTwist = 'ribbon' | 'disruption' | 'newspaper' | 'weekend'

const school: Party = { a: 'a public high school', the: 'the school', pronoun: 'it' }

/** The suit over the dress, article, or post of a student. */
export function studentCase(scene: Student, twist: StudentTwist): SpeechCase {
  const { plaintiff, cause } = scene
  const base = { plaintiff, defendant: school }
  switch (twist) {
    case 'ribbon':
    case 'disruption':
      return { ...base, ...bannedSign(scene, twist) }
    case 'newspaper':
      return {
        ...base,
        lead: (name, isFirst, isDated) =>
          dated(
            isDated,
            'Last fall,',
            `${name(plaintiff)} wrote an article criticizing ${cause} at home one evening and submitted it to the student newspaper${isFirst ? ` of ${name(school)}` : ''}.`,
          ),
        act: (name, isFirst) =>
          `The ${isFirst ? `student newspaper of ${name(school)}` : 'newspaper'} is produced for credit in a journalism course, and the teacher of the course assigns and edits the articles.`,
        after:
          'The principal removed the article because its claims had not been checked and it did not give the other side. The principal did not expect the article to cause unrest.',
        suit: suitOver(plaintiff, school, 'the removal of the article'),
      }
    default:
      return { ...base, ...suspended(scene) }
  }
}

/** The ban on a sign of protest, and the student who wore it. */
function bannedSign(
  { plaintiff, ribbon, ribbons, cause }: Student,
  twist: 'ribbon' | 'disruption',
): Pick<SpeechCase, 'lead' | 'act' | 'after' | 'suit'> {
  const unrest = (name: Namer, had: string) =>
    `students wearing ${ribbons} at ${name(school)} ${had}shouted in class, blocked the stairs, and fought with others, and six classes ${had === '' ? 'were' : 'had been'} cut short.`
  return {
    lead: (name, _, isDated) =>
      dated(
        isDated,
        'One morning in May,',
        `${name(plaintiff)} wore ${ribbon} to class at ${name(school)} to protest ${cause}.`,
      ),
    act: (name, isFirst) => {
      if (twist === 'ribbon')
        return `The principal of ${name(school)} ${isFirst ? '' : 'had '}announced that no one could wear ${ribbons} there, because the issue might lead to arguments.`
      return isFirst
        ? `For two days, ${unrest(name, '')} The principal then announced that no one could wear ${ribbons} there, regardless of the wearer's side of the issue.`
        : `The principal had announced that no one could wear ${ribbons} there, regardless of the wearer's side of the issue. For two days before the announcement, ${unrest(name, 'had ')}`
    },
    after:
      twist === 'ribbon'
        ? `A few classmates made remarks, but lessons went on as usual. ${The(plaintiff)} was sent home for refusing to remove the ${ribbon.replace(/^an? /, '')}.`
        : `${The(plaintiff)}, who had no part in those incidents, was sent home for refusing to remove the ${ribbon.replace(/^an? /, '')}.`,
    suit: suitOver(plaintiff, school, 'the ban'),
  }
}

/** The suspension over a post. Where it is told first, the post is told in the past perfect. */
function suspended({ plaintiff, team }: Student): Pick<SpeechCase, 'lead' | 'act' | 'suit'> {
  return {
    lead: (name, isFirst, isDated) => {
      if (!isFirst)
        return `While at home on a Saturday, ${plaintiff.the} had posted a vulgar complaint about the team for friends to see. The post named no one and made no threat. On Monday, a few students had talked about it for some minutes, and classes had gone on as usual.`
      const posted = `posted a vulgar complaint about its ${team} team online for friends to see.`
      const student = `${name(plaintiff)} at ${name(school)}`
      return `${isDated ? `One Saturday in May, ${student}, who was at home,` : `While at home on a Saturday, ${student}`} ${posted} The post named no one and made no threat. On Monday, a few students talked about it for some minutes, and classes went on as usual.`
    },
    act: (name, isFirst) =>
      isFirst
        ? `The principal of ${name(school)} suspended ${name(plaintiff)} from the ${team} team for a year because of something that ${he(plaintiff)} had posted online.`
        : `The principal then suspended ${plaintiff.the} from the team for a year.`,
    suit: suitOver(plaintiff, school, 'the suspension'),
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
