import { capital } from '../../../text/capital.ts'
import { He, he, his, type Party } from '../../engine/party.ts'
import { admitted, challenger, type TierFacts, type TierStory } from './facts.ts'

/** The events, told from the one whom the rule hits and told from the rule. */
type Told = readonly [personFirst: string, ruleFirst: string]

/** What the telling of one trait needs. */
interface Cast {
  readonly at: TierFacts
  readonly story: TierStory
  /** The one whom the rule hits, and the first words that name that person. */
  readonly x: Party
  readonly O: string
  readonly course: string
  /** The person with a clause: "a student whose …" at the first mention, then "the student, whose …,". */
  readonly person: (clause: string) => string
}

/** Returns the events. `o` names the one whom the rule hits at the first mention. */
export function events(at: TierFacts, story: TierStory, o: string): Told {
  const x = challenger(at, story)
  const O = capital(o)
  return EVENTS[at.trait]({
    at,
    story,
    x,
    O,
    course: `a state training course for ${story.trade}`,
    person: (clause) => (o === x.a ? `${O} ${clause}` : `${O}, ${clause},`),
  })
}

const EVENTS: Readonly<Record<TierFacts['trait'], (cast: Cast) => Told>> = {
  race: ({ x, O, course }) => [
    `${O} enrolled in ${course}, which assigns all trainees to work crews by race in order to prevent fights. ${He(x)} was assigned to a crew of ${his(x)} own race.`,
    `In order to prevent fights, ${course} assigns all trainees to work crews by race. ${O} was assigned to a crew of ${his(x)} own race.`,
  ],
  'set-aside': ({ x, O, course, person }) => [
    `${person('who is not a member of a racial minority')} applied to ${course}. The course reserves one fifth of its places for members of racial minorities. ${He(x)} was refused a place that ${he(x)} would otherwise have received.`,
    `${capital(course)} reserves one fifth of its places for members of racial minorities. ${O} who is not a member of a minority was refused a place that ${he(x)} would otherwise have received.`,
  ],
  'neutral race': ({ story, x, O, course, person }) => [
    `${person('who belongs to a racial minority')} applied to ${course} and was refused because ${he(x)} had failed ${story.test} that all applicants must pass. The test excludes nine in ten members of that minority and few others.`,
    `All applicants to ${course} must pass ${story.test}, which excludes nine in ten members of one racial minority and few others. ${O} who belongs to that minority failed the test and was refused admission.`,
  ],
  'neutral sex': ({ story, O, course }) => [
    `${O} applied to ${course} and was refused because she could not ${story.strength}, as all applicants must. That requirement excludes nine in ten women and few men.`,
    `All applicants to ${course} must be able to ${story.strength}, a requirement that excludes nine in ten women and few men. ${O} could not meet it, and she was refused admission.`,
  ],
  sex: ({ story, at, x, O, course }) =>
    at.proof === 'close'
      ? [
          `${O} enrolled in ${course} and asked to live in the dormitory for ${admitted(story)}, where two of ${his(x)} friends lived. ${He(x)} was refused. The course houses men and women in separate but identical dormitories, in which trainees share bedrooms and bathrooms.`,
          `${capital(course)} houses men and women in separate but identical dormitories, in which trainees share bedrooms and bathrooms. ${O} asked to live in the dormitory for ${admitted(story)}, where two of ${his(x)} friends lived, and was refused because of ${his(x)} sex.`,
        ]
      : [
          `${O} applied to ${course} and had excellent references. ${He(x)} was refused because the course admits only ${admitted(story)}.`,
          `${capital(course)} admits only ${admitted(story)}. ${O} with excellent references applied and was refused because of ${his(x)} sex.`,
        ],
  nonmarital: ({ story, at, x, O, person }) =>
    at.proof === 'close'
      ? [
          `${person('whose parents never married')} applied for a monthly benefit that a state pays to the children of ${story.trade} who die in its service. ${He(x)} was refused because a nonmarital child qualifies only if a court declared paternity before the parent died, and no court had done so.`,
          `A state pays a monthly benefit to the children of ${story.trade} who die in its service. A nonmarital child qualifies only if a court declared paternity before the parent died. ${O} whose parents never married was refused because no court had done so before ${his(x)} father, ${story.one}, died.`,
        ]
      : [
          `${person('whose parents never married')} applied for a monthly benefit that a state pays to the children of ${story.trade} who die in its service. ${He(x)} was refused because the state excludes nonmarital children.`,
          `A state pays a monthly benefit to the children of ${story.trade} who die in its service, but not to nonmarital children. ${O} whose father, ${story.one}, had died in its service was refused because ${his(x)} parents never married.`,
        ],
  alien: ({ story, x, O, course, person }) => [
    `${person('who is a lawful permanent resident of the United States')} applied to ${course}. ${He(x)} was refused because the state admits only citizens to the course and lets only citizens work in the trade.`,
    `A state admits only citizens of the United States to its training course for ${story.trade} and lets only citizens work in the trade. ${O} who is a lawful permanent resident applied to the course and was refused.`,
  ],
  'citizen post': ({ story, x, O, person }) => [
    `${person('who is a lawful permanent resident of the United States')} applied for a position as ${story.post}. ${He(x)} was refused because the state employs only citizens as ${story.posts}.`,
    `A state employs only citizens of the United States as ${story.posts}. ${O} who is a lawful permanent resident applied for a position and was refused for that reason.`,
  ],
  'federal alien': ({ story, x, O, person }) => [
    `${person('who has been a lawful permanent resident of the United States for two years')} applied for the tuition that Congress pays to those who train as ${story.trade}. ${He(x)} was refused because noncitizens qualify only after five years of permanent residence.`,
    `Congress pays the tuition of those who train as ${story.trade}, but noncitizens qualify only after five years of permanent residence. ${O} who has been a lawful permanent resident for two years was refused.`,
  ],
  age: ({ x, O, course, person }) => [
    `${person('who is 63 years old and in excellent health')} applied to ${course}. ${He(x)} was refused because the course does not admit anyone over 60.`,
    `${capital(course)} does not admit anyone over 60. ${O} who is 63 years old and in excellent health applied and was refused.`,
  ],
  disability: ({ x, O, course, person }) => [
    `${person('who was treated for depression ten years ago and is in excellent health')} applied to ${course}. ${He(x)} was refused because the course does not admit anyone who has been treated for a mental illness.`,
    `${capital(course)} does not admit anyone who has been treated for a mental illness. ${O} who was treated for depression ten years ago and is in excellent health applied and was refused.`,
  ],
  poverty: ({ x, O, course, person }) => [
    `${person('who earns $18,400 a year')} was admitted to ${course} but lost ${his(x)} place because ${he(x)} could not pay the deposit of $3,000 that is required of every trainee and returned at the end of the course.`,
    `${capital(course)} requires every trainee to pay a deposit of $3,000, which is returned at the end of the course. ${O} who earns $18,400 a year was admitted but could not pay and lost ${his(x)} place.`,
  ],
}
