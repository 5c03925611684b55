import { capital } from '../../../text/capital.ts'
import { He, he, his, type Party, The } from '../../engine/party.ts'
import { admitted, challenger, type TierFacts, type TierStory } from './facts.ts'

/** The events in order of time: told from the one whom the rule hits, from the rule, and from the refusal. */
type Told = readonly [personFirst: string, ruleFirst: string, refusalFirst: string]

/** The parts of a telling of one trait. */
interface Cast {
  readonly at: TierFacts
  readonly story: TierStory
  /** The one whom the rule hits, and the first words that name that person. */
  readonly x: Party
  readonly O: string
  readonly course: string
}

/** Returns the events. */
export function events(at: TierFacts, story: TierStory): Told {
  const x = challenger(at, story)
  return EVENTS[at.trait]({
    at,
    story,
    x,
    O: capital(x.a),
    course: `a state training course for ${story.trade}`,
  })
}

const EVENTS: Readonly<Record<TierFacts['trait'], (cast: Cast) => Told>> = {
  race: ({ x, O, course }) => {
    const assigned = `was assigned to a crew of ${his(x)} own race`
    return [
      `${O} enrolled in ${course}. To prevent fights, the course assigns all trainees to work crews by race, and ${x.the} ${assigned}.`,
      `To prevent fights, ${course} assigns all trainees to work crews by race. ${O} enrolled and ${assigned}.`,
      `Last year, ${course} began to assign all trainees to work crews by race to prevent fights. ${O} who enrolled this year ${assigned}.`,
    ]
  },
  'set-aside': ({ x, O, course }) => {
    const refused = `was refused a place that ${he(x)} would otherwise have received`
    return [
      `${O} who is not a member of a racial minority applied to ${course}. The course reserves one fifth of its places for members of racial minorities, and ${x.the} ${refused}.`,
      `${capital(course)} reserves one fifth of its places for members of racial minorities. ${O} who is not a member of a minority applied and ${refused}.`,
      `Last year, ${x.a} who is not a member of a racial minority applied to ${course}. Because the course reserves one fifth of its places for members of racial minorities, ${he(x)} ${refused}.`,
    ]
  },
  'neutral race': ({ story, x, O, course }) => [
    `${O} who belongs to a racial minority applied to ${course} and was refused because ${he(x)} had failed ${story.test} that all applicants must pass. Nine in ten members of that minority fail the test, but few other applicants do.`,
    `All applicants to ${course} must pass ${story.test}. Nine in ten members of one racial minority fail it, but few other applicants do. ${O} who belongs to that minority failed the test and was refused admission.`,
    `Last year, ${x.a} took ${story.test} that all applicants to ${course} must pass. ${He(x)} failed and was refused admission. Nine in ten members of the racial minority to which ${he(x)} belongs fail the test, but few other applicants do.`,
  ],
  'neutral sex': ({ story, x, O, course }) => [
    `${O} applied to ${course} and was refused because she could not ${story.strength}, as all applicants must. Nine in ten women, but few men, fail to meet that requirement.`,
    `All applicants to ${course} must be able to ${story.strength}, a requirement that nine in ten women, but few men, fail to meet. ${O} could not meet it and was refused admission.`,
    `When ${x.a} applied to ${course}, she was asked to ${story.strength}, as all applicants are. She could not do so and was refused. Nine in ten women, but few men, fail to meet the requirement.`,
  ],
  sex: (cast) => (cast.at.proof === 'close' ? dormitories(cast) : oneSex(cast)),
  nonmarital: (cast) => (cast.at.proof === 'close' ? paternity(cast) : nonmarital(cast)),
  alien: ({ story, x, O, course }) => {
    const only = 'admits only citizens to the course and lets only citizens work in the trade'
    return [
      `${O} who is a lawful permanent resident of the United States applied to ${course}. ${He(x)} was refused because the state ${only}.`,
      `A state admits only citizens of the United States to its training course for ${story.trade} and lets only citizens work in the trade. ${O} who is a lawful permanent resident applied to the course and was refused.`,
      `Last year, ${course} refused to admit ${x.a} who is a lawful permanent resident of the United States. The state ${only}.`,
    ]
  },
  'citizen post': ({ story, x, O }) => [
    `${O} of the United States applied for a position as ${story.post}. ${He(x)} was refused because the state employs only citizens as ${story.posts}.`,
    `A state employs only citizens of the United States as ${story.posts}. ${O} applied for a position and was refused for that reason.`,
    `When a state was hiring ${story.posts}, ${x.a} of the United States applied for a position. ${He(x)} was refused because the state employs only citizens as ${story.posts}.`,
  ],
  'federal alien': ({ story, x, O }) => {
    const years = 'noncitizens qualify only after five years of permanent residence'
    return [
      `${O} who has been a lawful permanent resident of the United States for two years applied for the tuition that a federal statute provides for those who train as ${story.trade}. ${He(x)} was refused because ${years}.`,
      `A federal statute provides tuition for those who train as ${story.trade}, but ${years}. ${O} who has been a lawful permanent resident for two years applied and was refused.`,
      `Two years after ${x.a} became a lawful permanent resident of the United States, ${he(x)} applied for the tuition that a federal statute provides for those who train as ${story.trade}. ${The(x)} was refused because ${years}.`,
    ]
  },
  age: ({ x, O, course }) => [
    `${O} who is 63 years old and in excellent health applied to ${course}. ${He(x)} was refused because the course does not admit anyone over 60.`,
    `${capital(course)} does not admit anyone over 60. ${O} who is 63 years old and in excellent health applied and was refused.`,
    `At the age of 63, ${x.a} in excellent health applied to ${course}. The course does not admit anyone over 60, and ${he(x)} was refused.`,
  ],
  disability: ({ x, O, course }) => {
    const anyone = 'does not admit anyone who has been treated for a mental illness'
    return [
      `${O} who was treated for depression ten years ago and is in excellent health applied to ${course}. ${He(x)} was refused because the course ${anyone}.`,
      `${capital(course)} ${anyone}. ${O} who was treated for depression ten years ago and is in excellent health applied and was refused.`,
      `Ten years ago, ${x.a} was treated for depression. ${He(x)} is now in excellent health and recently applied to ${course}. The course ${anyone}, and ${he(x)} was refused.`,
    ]
  },
  poverty: ({ x, O, course }) => {
    const each = 'of $3,000 that is required of every trainee and returned at the end of the course'
    return [
      `${O} who earns $18,400 a year was admitted to ${course} but lost ${his(x)} place because ${he(x)} could not pay the deposit ${each}.`,
      `${capital(course)} requires every trainee to pay a deposit of $3,000, which is returned at the end of the course. ${O} who earns $18,400 a year was admitted but could not pay and lost ${his(x)} place.`,
      `When ${x.a} who earns $18,400 a year was admitted to ${course}, ${he(x)} was told to pay the deposit ${each}. ${He(x)} could not pay it and lost ${his(x)} place.`,
    ]
  },
}

/** Men and women in dormitories of their own. */
function dormitories({ story, x, O, course }: Cast): Told {
  const asked = `asked to live in the dormitory for ${admitted(story)}`
  const apart =
    'men and women in separate but identical dormitories, in which trainees share bedrooms and bathrooms'
  return [
    `${O} enrolled in ${course}. The course houses ${apart}. ${The(x)} ${asked} and was refused because of ${his(x)} sex.`,
    `${capital(course)} houses ${apart}. ${O} ${asked} and was refused because of ${his(x)} sex.`,
    `When ${x.a} in ${course} ${asked}, ${he(x)} was refused because of ${his(x)} sex. The course houses ${apart}.`,
  ]
}

/** A course for one sex only. */
function oneSex({ story, x, O, course }: Cast): Told {
  return [
    `${O} with excellent references applied to ${course}. ${He(x)} was refused because the course admits only ${admitted(story)}.`,
    `${capital(course)} admits only ${admitted(story)}. ${O} with excellent references applied and was refused because of ${his(x)} sex.`,
    `Last year, ${course} turned away ${x.a} who had excellent references. The course admits only ${admitted(story)}.`,
  ]
}

/** A benefit for nonmarital children whose paternity a court declared in time. */
function paternity({ story, x, O }: Cast): Told {
  const paid = `to the children of ${story.trade} who die in its service`
  const rule = 'a nonmarital child qualifies only if a court declared paternity before the parent died'
  return [
    `${O} whose parents never married applied for a monthly benefit that a state pays ${paid}. ${He(x)} was refused because ${rule}, and no court had done so.`,
    `A state pays a monthly benefit ${paid}, but ${rule}. ${O} whose parents never married applied and was refused because no court had done so before ${his(x)} father, ${story.one}, died.`,
    `${capital(story.one)} employed by a state died on the job. ${O} who was his child applied for a monthly benefit that the state pays ${paid}. ${capital(his(x))} parents had never married, and ${rule}. No court had done so, and ${x.the} was refused.`,
  ]
}

/** A benefit for marital children only. */
function nonmarital({ story, x, O }: Cast): Told {
  const paid = `to the children of ${story.trade} who die in its service`
  return [
    `${O} whose parents never married applied for a monthly benefit that a state pays ${paid}. ${He(x)} was refused because the state excludes nonmarital children.`,
    `A state pays a monthly benefit ${paid}, but not to nonmarital children. ${O} whose father, ${story.one}, had died in its service was refused because ${his(x)} parents never married.`,
    `${capital(story.one)} employed by a state died on the job. ${O} who was his child applied for a monthly benefit that the state pays ${paid}. ${capital(his(x))} parents had never married, and ${x.the} was refused because the state excludes nonmarital children.`,
  ]
}
