import { capital } from '../../../text/capital.ts'
import type { Namer } from '../../engine/namer.ts'
import { his, type Party, The } from '../../engine/party.ts'
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
/** The defendant: a school is no party by itself. */
const district: Party = { a: 'the school district', the: 'the school district', pronoun: 'it' }

/** The suit over the dress, article, or post of a student. */
export function studentCase(scene: Student, twist: StudentTwist): SpeechCase {
  const { plaintiff, cause } = scene
  const base = { plaintiff, defendant: district }
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
            `${name(plaintiff)} wrote an article at home and submitted it to the student newspaper${isFirst ? ` of ${name(school)}` : ''}. The article criticized ${cause}.`,
          ),
        act: (name, isFirst) =>
          `The ${isFirst ? `student newspaper of ${name(school)}` : 'newspaper'} is produced for credit in a journalism course, and the teacher of the course assigns and edits the articles.`,
        after:
          'The principal removed the article because its claims had not been checked and it did not give the other side. He did not expect it to cause unrest.',
        suit: suitOver(plaintiff, district, 'the removal of the article'),
      }
    default:
      return { ...base, ...suspended(scene) }
  }
}

/** The ban on a sign of protest, and the student who wore it. The protest may be told first, or what the school did. */
function bannedSign(
  { plaintiff, ribbon, ribbons, cause }: Student,
  twist: 'ribbon' | 'disruption',
): Pick<SpeechCase, 'lead' | 'act' | 'suit'> {
  const announced = `announced that no one could wear ${ribbons} there`
  const sign = ribbon.split(' ').at(-1)
  const sentHome = `was sent home for refusing to remove the ${sign}.`
  const unrest =
    'shouted in class, blocked the stairs, and fought with others, and six classes were cut short.'
  const wore = (name: Namer, why: string) =>
    twist === 'ribbon'
      ? `${capital(name(plaintiff))} wore ${ribbon} to class${why} anyway. A few classmates made remarks, but classes continued as usual. ${The(plaintiff)} ${sentHome}`
      : `${capital(name(plaintiff))} who had taken no part in those incidents wore ${ribbon} to class${why} and ${sentHome}`
  return {
    lead: (name, isFirst, isDated) =>
      isFirst
        ? dated(
            isDated,
            'Last May,',
            twist === 'ribbon'
              ? `students at ${name(school)} planned to wear ${ribbons} to class to protest ${cause}.`
              : `students at ${name(school)} began to wear ${ribbons} to class to protest ${cause}.`,
          )
        : wore(name, twist === 'ribbon' ? ' in protest' : ` to protest ${cause}`),
    act: (name, isFirst) => {
      if (twist === 'ribbon')
        return isFirst
          ? `Fearing arguments about ${cause}, the principal of ${name(school)} ${announced}.`
          : `Fearing arguments, the principal ${announced}. ${wore(name, '')}`
      return isFirst
        ? `For two days, students wearing ${ribbons} at ${name(school)} ${unrest} The principal then ${announced}, whatever the wearer's view.`
        : `For two days, students wearing the ${ribbons} ${unrest} The principal then ${announced}, whatever the wearer's view. ${wore(name, '')}`
    },
    suit: suitOver(plaintiff, district, 'the ban'),
  }
}

/** The suspension over a post. */
function suspended({ plaintiff, team }: Student): Pick<SpeechCase, 'lead' | 'act' | 'after' | 'suit'> {
  return {
    lead: (name, isFirst, isDated) => {
      const day = isDated ? 'One Saturday in May' : 'One Saturday'
      const posted = isFirst
        ? `${name(plaintiff)} on the ${team} team of ${name(school)}`
        : `${name(plaintiff)}`
      return `${day}, while at home, ${posted} posted a vulgar complaint about the team online for ${his(plaintiff)} friends to see. The post named no one and made no threat. On Monday, a few students talked about it for a few minutes, and classes went on as usual.`
    },
    act: (name, isFirst) =>
      isFirst ? `${capital(name(plaintiff))} was on the ${team} team of ${name(school)}.` : '',
    after: `The principal then suspended ${plaintiff.the} from the team for a year.`,
    suit: suitOver(plaintiff, district, 'the suspension'),
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
    plaintiff: { a: 'a first-year student', the: 'the student', pronoun: she },
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
    plaintiff: { a: 'a student council member', the: 'the student', pronoun: she },
    ribbon: 'a purple bow',
    ribbons: 'bows',
    cause: 'a toll road',
    team: 'rowing',
  },
]
