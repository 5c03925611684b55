import { his, type Party } from '../../engine/party.ts'
import type { BreachCase } from './case.ts'
import type { BreachFacts } from './facts.ts'
import { THIRD_RESTATEMENT } from './third-restatement.ts'

/** A child at play. */
export interface Ride {
  readonly defendant: Party
  readonly plaintiff: Party
  /** The activity of the child, as a sentence, and as a gerund. */
  readonly start: string
  readonly activity: string
  readonly accident: string
  /** The better conduct of an adult, reading on after "would have". */
  readonly adult: string
  /** The usual conduct of children of that age, reading on after "commonly". */
  readonly failing: string
  /** The reason that this child should have known better. */
  readonly skill: string
}

export function rideCase({ turn }: BreachFacts, scene: Ride): BreachCase {
  const { defendant, plaintiff, start, accident, adult, failing, skill } = scene
  const own = his(defendant)
  return {
    defendant,
    plaintiff,
    start,
    accident: turn === 'as a child' ? accident : `${accident} ${skill}`,
    event: 'the accident',
    proof:
      turn === 'as a child'
        ? `An expert on children testified without contradiction that an adult would have ${adult}, but that even careful children of ${own} age, intelligence, and experience commonly ${failing}.`
        : `An expert on children testified without contradiction that other children of ${own} age, intelligence, and experience would have ${adult}.`,
    law: THIRD_RESTATEMENT,
  }
}

/** A child at the controls of a machine. */
export interface Motor {
  readonly defendant: Party
  readonly plaintiff: Party
  readonly start: string
  /** The activity as a gerund. */
  readonly activity: string
  readonly accident: string
  /** The better conduct of an adult, reading on after "would have". */
  readonly adult: string
}

export function motorCase({ defendant, plaintiff, start, accident, adult }: Motor): BreachCase {
  return {
    defendant,
    plaintiff,
    start,
    accident,
    event: 'the accident',
    proof: `An expert on children testified without contradiction that a careful adult would have ${adult}, but that ${defendant.the} did as well as could be expected of a child of ${his(defendant)} age, intelligence, and experience.`,
    law: THIRD_RESTATEMENT,
  }
}

const he = 'he' as const
const she = 'she' as const
const boy: Party = { a: 'a boy', the: 'the boy', pronoun: he }
const girl: Party = { a: 'a girl', the: 'the girl', pronoun: she }

export const rides: readonly Ride[] = [
  {
    defendant: boy,
    plaintiff: { a: 'a gardener', the: 'the gardener', pronoun: she },
    start: 'A ten-year-old boy was riding his bicycle home from school.',
    activity: 'riding a bicycle',
    accident:
      'He came around a blind corner without slowing down and ran into a gardener, who broke her wrist.',
    adult: 'slowed down before the corner',
    failing: 'ride around such corners at full speed',
    skill: 'The boy was unusually bright and had just completed a course on riding in traffic.',
  },
  {
    defendant: girl,
    plaintiff: { a: 'a mail carrier', the: 'the carrier', pronoun: he },
    start: 'An eleven-year-old girl was sledding down a hill beside a street.',
    activity: 'sledding',
    accident:
      'She steered for the bottom of the hill, slid across the sidewalk, and knocked down a mail carrier, who broke his ankle.',
    adult: 'steered away from the sidewalk',
    failing: 'pay no attention to a sidewalk that lies beyond a hill',
    skill: 'The girl had sledded there for five winters and had twice seen others hurt on that sidewalk.',
  },
  {
    defendant: boy,
    plaintiff: { a: 'a waitress', the: 'the waitress', pronoun: she },
    start: 'A twelve-year-old boy was roller-skating along a promenade.',
    activity: 'roller-skating',
    accident:
      'He skated close past the tables of a café and collided with a waitress, who burned her arm with hot soup.',
    adult: 'kept away from the tables',
    failing: 'fail to notice that someone may step out between tables',
    skill:
      'The boy was a trained skater whose coach had taught him to keep clear of people who carry things.',
  },
  {
    defendant: girl,
    plaintiff: { a: 'a painter', the: 'the painter', pronoun: he },
    start: 'A nine-year-old girl was playing tag with friends in a courtyard.',
    activity: 'playing tag',
    accident: 'Running backward, she bumped into a ladder, and a painter on it fell and broke his elbow.',
    adult: 'looked around before running backward',
    failing: 'run backward without looking when they play tag',
    skill:
      'The girl was very intelligent, had watched the painter for an hour, and had warned her friends about the ladder.',
  },
  {
    defendant: boy,
    plaintiff: { a: 'a photographer', the: 'the photographer', pronoun: she },
    start: 'A thirteen-year-old boy was rowing a small boat on a park lake.',
    activity: 'rowing a boat',
    accident:
      'He rowed with his back to the bow and struck a canoe, and a photographer in it injured her hand.',
    adult: 'turned around every few strokes',
    failing: 'forget to turn around when they row',
    skill: 'The boy had belonged to a rowing club for four years and had won a prize for safe rowing.',
  },
  {
    defendant: girl,
    plaintiff: { a: 'a violinist', the: 'the violinist', pronoun: he },
    start: 'A ten-year-old girl was throwing a ball against a wall.',
    activity: 'throwing a ball',
    accident: 'A hard throw missed the wall, and the ball hit a violinist in the eye as he walked by.',
    adult: 'waited until the path was clear',
    failing: 'throw without watching for people on a path',
    skill: 'The girl was a gifted pitcher who had been taught for years to look before each throw.',
  },
  {
    defendant: boy,
    plaintiff: { a: 'a nurse', the: 'the nurse', pronoun: she },
    start: 'An eight-year-old boy was riding a kick scooter across a plaza.',
    activity: 'riding a kick scooter',
    accident: 'He looked at a street performer instead of the way ahead and hit a nurse, who broke her knee.',
    adult: 'kept an eye on the way ahead',
    failing: 'look away when something amusing is going on',
    skill:
      'The boy rode better than children twice his age and gave lessons to his classmates, whom he told to look ahead.',
  },
  {
    defendant: girl,
    plaintiff: { a: 'a hiker', the: 'the hiker', pronoun: he },
    start: 'A twelve-year-old girl was picking apples in a tree beside a footpath.',
    activity: 'picking apples',
    accident:
      'She dropped a full basket to the ground without looking, and it struck a hiker and injured his neck.',
    adult: 'looked down first',
    failing: 'drop things from trees without looking',
    skill:
      'The girl had grown up in an orchard and had often reminded the pickers to look down before they dropped a basket.',
  },
]

export const motors: readonly Motor[] = [
  {
    defendant: boy,
    plaintiff: { a: 'a swimmer', the: 'the swimmer', pronoun: she },
    start: 'A twelve-year-old boy was driving a motorboat across a lake.',
    activity: 'driving a motorboat',
    accident: 'He passed too close to a diving platform and struck a swimmer, who suffered a broken arm.',
    adult: 'kept away from the platform',
  },
  {
    defendant: girl,
    plaintiff: { a: 'a skier', the: 'the skier', pronoun: he },
    start: 'A thirteen-year-old girl was driving a snowmobile on a forest trail.',
    activity: 'driving a snowmobile',
    accident: 'She crossed the top of a rise at full speed and hit a skier, who suffered a broken leg.',
    adult: 'slowed down before the rise',
  },
  {
    defendant: boy,
    plaintiff: { a: 'a golfer', the: 'the golfer', pronoun: she },
    start: "A fourteen-year-old boy was driving his uncle's car down a private road.",
    activity: 'driving a car',
    accident: 'He braked too late at the end of the road and struck a golfer, who suffered a broken hip.',
    adult: 'braked in time',
  },
  {
    defendant: girl,
    plaintiff: { a: 'a farmhand', the: 'the farmhand', pronoun: he },
    start: 'An eleven-year-old girl was driving a tractor across a field.',
    activity: 'driving a tractor',
    accident: 'She backed up without looking and ran over the foot of a farmhand.',
    adult: 'looked back first',
  },
  {
    defendant: boy,
    plaintiff: { a: 'a surfer', the: 'the surfer', pronoun: she },
    start: 'A thirteen-year-old boy was driving a jet ski along a beach.',
    activity: 'driving a jet ski',
    accident: 'He turned sharply to make a wave and hit a surfer, who suffered a broken jaw.',
    adult: 'stayed farther out',
  },
  {
    defendant: girl,
    plaintiff: { a: 'a hiker', the: 'the hiker', pronoun: he },
    start: 'A twelve-year-old girl was riding a motorcycle along a dirt road.',
    activity: 'riding a motorcycle',
    accident: 'She rounded a bend in the middle of the road and struck a hiker, who suffered a broken ankle.',
    adult: 'kept to the right in the bend',
  },
  {
    defendant: boy,
    plaintiff: { a: 'a caddie', the: 'the caddie', pronoun: she },
    start: 'An eleven-year-old boy was driving a truck between the barns of a ranch.',
    activity: 'driving a truck',
    accident:
      'He cut a corner and pinned a caddie from a nearby golf course against a gate, injuring her ribs.',
    adult: 'taken the corner wide',
  },
  {
    defendant: girl,
    plaintiff: { a: 'a fisherman', the: 'the fisherman', pronoun: he },
    start: 'A fourteen-year-old girl was piloting a speedboat out of a harbor.',
    activity: 'piloting a speedboat',
    accident:
      "She misjudged the width of the harbor mouth and hit a fisherman's skiff, and he injured his back.",
    adult: 'waited until the skiff had passed',
  },
]
