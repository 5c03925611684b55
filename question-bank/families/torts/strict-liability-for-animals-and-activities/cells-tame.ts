import type { Cell } from '../../engine/cells.ts'
import type { StrictStory } from './facts.ts'
import type { StrictCells } from './reason-id.ts'

type Teller = (why: string) => Cell

const kind: Teller = (why) => [
  'the owner of any animal is strictly liable for the harm that it does',
  'an owner is strictly liable for the harm an animal does, wild or domestic',
  why,
]
const escaped = ({ victim }: StrictStory): Cell => [
  'the owner of an animal that intrudes is strictly liable for the harm that it causes',
  'the dog strayed onto a public road, which makes its owner strictly liable',
  `The rule on intruding animals leaves out dogs, and it protects possessors of land. ${victim.the.replace(/^t/, 'T')} was on a public road.`,
]
const bites = ({ owner }: StrictStory, why: string): Cell => [
  `two earlier bites gave ${owner.the} notice of a dangerous propensity`,
  `${owner.the} had reason to know of a dangerous propensity, as two earlier bites had shown`,
  why,
]
const few = ({ owner }: StrictStory, why: string): Cell => [
  'two earlier bites are not enough to show a dangerous propensity',
  `${owner.the} had no reason to know that the dog, which was confined, would bite again`,
  why,
]
const exempt = (animals: string, why: string): Cell => [
  `${animals} are domestic animals and are exempt from strict liability`,
  `strict liability is for wild animals, and ${animals} are domestic animals`,
  why,
]
const care = ({ owner }: StrictStory, why: string): Cell => [
  `${owner.the} used reasonable care in confining the dog`,
  'reasonable care, such as a latch tested that morning, is a defense to strict liability',
  why,
]
const normal: Cell = [
  'biting is not a dangerous propensity abnormal for dogs, since any dog may bite',
  'a dog that bites as any dog can has no abnormal dangerous propensity',
  'Dogs as a class do not attack people. One that is known to do so has an abnormal propensity.',
]
const plants = (why: string): Cell => [
  'strict liability for animals that intrude on land extends only to personal injury',
  "damage to plants, unlike harm to people, requires proof of the owner's negligence",
  why,
]

/** Reasons where a domestic animal does the harm. */
export const TAME_CELLS = {
  unknown: (story) => ({
    'no-knowledge': [
      `${story.owner.the} had no notice of a dangerous propensity in the dog, a domestic animal`,
      'without notice of a dangerous propensity, a dog owner is liable only for negligence',
      'Nine peaceful years gave no sign that this dog would bite. A domestic animal needs such a sign.',
    ],
    'no-risk': [
      'a bite on a public road is outside the scope of the risk posed by a dog',
      'a bite after an escape, unlike one in the yard, is outside the scope of the risk',
      "A bite is the same risk in a yard, on a road, or after an escape. What's missing is notice that the dog was dangerous.",
    ],
    'no-benefit': [
      'a pedestrian on a road near dogs assumes the risk of contact unless there is negligence',
      `${story.victim.the}, by walking near the yard, accepted the risk of contact with the dog`,
      'Exclusion is for those who seek contact to secure a benefit. Walking home is no such thing, and notice is what is missing.',
    ],
    'yes-known': [
      'an unprovoked bite shows a dangerous propensity, abnormal for a dog',
      'any dog owner has reason to know of the dangerous propensities of dogs',
      'Notice must come before the bite and concern this dog. Nine peaceful years gave none.',
    ],
    'yes-kind': kind(
      'Strict liability for any harm is the rule for wild animals. For a dog, the owner must have had notice.',
    ),
    'yes-intrude': escaped(story),
  }),
  bitten: (story) => ({
    'yes-known': bites(
      story,
      'Two visitors had been bitten. After that, the dog was kept at the risk of its owner, however careful.',
    ),
    'yes-kind': kind(
      'The result is right, but liability for any harm is the rule for wild animals. Here the known bites decide.',
    ),
    'yes-intrude': escaped(story),
    'no-knowledge': few(story, 'A single bite is notice, and care in confining the dog does not undo it.'),
    'no-pet': exempt(
      'dogs',
      'A domestic animal with a known dangerous propensity makes its owner strictly liable.',
    ),
    'no-safe': care(story, 'Once the propensity is known, reasonable care is no defense.'),
    'no-ordinary': normal,
  }),
  snapped: (story) => ({
    'yes-known': [
      `earlier lunges at people gave ${story.owner.the} notice of a dangerous propensity`,
      `${story.owner.the} knew of a dangerous propensity, though the dog had never bitten anyone`,
      'Lunging and snapping at people is a sign of danger that dogs as a class do not show. No first bite is needed.',
    ],
    'yes-kind': kind(
      'The result is right, but liability for any harm is the rule for wild animals. Here the known lunges decide.',
    ),
    'yes-intrude': escaped(story),
    'no-knowledge': [
      'a dog that has never bitten anyone gives no notice of a dangerous propensity',
      `${story.owner.the} had no reason to know that the dog, which had only snapped, would bite`,
      "There's no free first bite. Lunging and snapping at passersby were notice enough.",
    ],
    'no-pet': exempt(
      'dogs',
      'A domestic animal with a known dangerous propensity makes its owner strictly liable.',
    ),
    'no-ordinary': normal,
  }),
  frolic: (story) => ({
    'no-risk': [
      'running into a bicycle in play, unlike biting, is not what makes the owner strictly liable',
      `the harm did not result from the dangerous propensity that ${story.owner.the} knew of`,
      'What made the dog dangerous was biting. It ran into the bicycle as any playful dog might.',
    ],
    'no-benefit': [
      'a cyclist on a public road assumes the risk of contact with dogs',
      `${story.victim.the}, by riding near the yard, accepted the risk of contact with the dog`,
      'Exclusion is for those who seek contact to secure a benefit. Riding by is no such thing, and the dog was only playing.',
    ],
    'yes-known': bites(
      story,
      'Notice of biting makes liability strict for bites. A dog at play caused this accident.',
    ),
    'yes-kind': kind(
      'Strict liability for a dog covers its known dangerous propensity, here biting, and not any harm.',
    ),
    'yes-intrude': escaped(story),
  }),
  trainer: (story) => ({
    'no-benefit': [
      'the trainer handled the dog in order to secure a benefit from it',
      'strict liability excludes a person who handles an animal to secure a benefit, such as a fee',
      'The trainer knew of the bites and worked with the dog for pay. That is a benefit from the contact.',
    ],
    'no-knowledge': few(
      story,
      'A single bite is notice of a dangerous propensity. The trainer is excluded because she sought the contact for pay.',
    ),
    'no-pet': exempt(
      'dogs',
      'Dogs are not exempt once a dangerous propensity is known. The fee is what decides.',
    ),
    'no-risk': [
      'a bite during a lesson is outside the scope of the risk posed by a dog',
      'a bite in the yard, without an escape, is outside the scope of the risk',
      'In the yard or out of it, a bite is the very risk that the earlier bites had shown. The fee is what decides.',
    ],
    'yes-known': bites(
      story,
      'Notice makes liability strict, but not toward one who makes contact with the dog for pay.',
    ),
    'yes-kind': kind(
      'Not any animal makes liability strict, and no animal does toward one who handles it for pay.',
    ),
    'yes-share': [
      'comparative responsibility for taking the job reduces recovery, but it does not bar it',
      'accepting the risk of a lesson reduces recovery and does not bar it',
      'Comparative responsibility matters where liability is strict. It is not strict toward one who accepts the contact for pay.',
    ],
  }),
  pet: () => ({
    'no-pet': [
      'dogs are excepted from strict liability for animals that intrude on land',
      'a dog is not livestock, and the rule on animals that intrude excepts dogs',
      "Dogs and cats are left out of that rule. Without notice of danger, there's no strict liability for a dog.",
    ],
    'no-road': plants(
      'Plants are protected as well as people. It is the dog that takes this case out of the rule on intrusion.',
    ),
    'yes-intrude': [
      "the dog intruded on another's land, which makes its owner strictly liable",
      "an animal that strays onto a neighbor's land intrudes, for which its owner is strictly liable",
      'Livestock and most other animals that intrude make liability strict. Dogs and cats are excepted.',
    ],
    'yes-known': [
      'digging up plants shows a dangerous propensity, abnormal for a dog',
      'any dog owner has reason to know of the propensity of dogs to dig',
      'Notice counts of a dangerous and abnormal propensity. Dogs dig, and this one had shown nothing else.',
    ],
    'yes-kind': kind(
      'Strict liability for any harm is the rule for wild animals. A dog in the flower bed is excepted.',
    ),
  }),
  mare: (story) => ({
    'no-ordinary': [
      'kicking at someone close behind is not a dangerous propensity abnormal for horses',
      `${story.owner.the} knew of no dangerous propensity that is abnormal for a horse`,
      'Horses are apt to kick when approached from behind. What is normal for the class makes no owner strictly liable.',
    ],
    'no-risk': [
      'a kick at a fair is outside the scope of the risk of keeping a horse',
      'an injury to a visitor, unlike a rider, is outside the scope of the risk that a horse poses',
      "A kick is the risk that a horse poses, wherever it stands. It's a normal one, which is why liability isn't strict.",
    ],
    'no-pet': exempt(
      'horses',
      'Domestic animals are not exempt as such. This mare had no propensity that is abnormal for a horse.',
    ),
    'yes-known': [
      `${story.owner.the} knew of the dangerous propensity of the mare to kick`,
      `${story.owner.the} had notice of a dangerous propensity, and it need not be an abnormal one`,
      'Knowledge counts only of a propensity that is abnormal for the class, and kicking is not.',
    ],
    'yes-kind': kind('Strict liability for any harm is the rule for wild animals, not for horses.'),
    'yes-share': [
      'comparative responsibility for passing behind the mare reduces recovery, but it does not bar it',
      'a lack of reasonable care for oneself reduces recovery and does not bar it',
      'Comparative responsibility needs a liability to reduce. A normal kick by a horse makes no one strictly liable.',
    ],
  }),
  cattle: (story) => ({
    'yes-intrude': [
      'the owner of livestock is strictly liable when they intrude on the land of another',
      'cows are livestock, for whose intrusion on land an owner is strictly liable',
      'Cows that get onto the land of another make liability strict, fence or no fence.',
    ],
    'yes-known': [
      'breaking out of a pasture shows a dangerous propensity, abnormal for cows',
      `${story.rancher.the} knew or had reason to know that cows trample plants`,
      'The result is right, but where livestock intrude, no abnormal propensity is needed, nor any reason to know that cows trample.',
    ],
    'no-knowledge': [
      `${story.rancher.the} had no reason to know of dangerous propensities in these cows`,
      'cows that never strayed before give no notice, without which there is only negligence',
      'Notice of dangerous propensities matters where a domestic animal attacks. For livestock that stray onto land, none is needed.',
    ],
    'no-ordinary': [
      'trampling plants is not a dangerous propensity, let alone one abnormal for cows',
      'cows that trample plants, as any cows may, have no abnormal dangerous propensity',
      'No dangerous propensity is needed, abnormal or not. Trampling plants is the very harm that the rule on intrusion is for.',
    ],
    'no-road': plants('Plants are the typical harm. Livestock that intrude on land make liability strict.'),
    'no-pet': exempt(
      'cows',
      'Only dogs and cats are excepted from the rule on intrusion. Livestock are its main case.',
    ),
    'no-common': [
      'grazing cows is a matter of common usage in farm country',
      'keeping cows is in common usage, and strict liability is for uncommon risks',
      'Common usage matters for activities that may be abnormally dangerous. The rule on livestock has no such limit.',
    ],
  }),
  road: (story) => ({
    'no-road': [
      'strict liability for straying livestock protects possessors of land and not drivers',
      "a cow on a highway, unlike one in a neighbor's field, does not intrude on another's land",
      'A driver on a highway possesses no land that the cow entered. Only negligence would do.',
    ],
    'no-pet': exempt(
      'cows',
      'Only dogs and cats are excepted from the rule on intrusion. It is the highway that takes this case out.',
    ),
    'no-benefit': [
      'a driver on a highway assumes the risk of contact with livestock',
      `${story.victim.the}, by driving past pastures, accepted the risk of contact with livestock`,
      'Exclusion is for those who seek contact to secure a benefit. Driving by is no such thing.',
    ],
    'yes-intrude': [
      'cows are livestock, for whose straying an owner is strictly liable',
      'the cow strayed onto a highway, which makes its owner strictly liable',
      'The rule on straying livestock protects those whose land they intrude on. A highway is no such land.',
    ],
    'yes-known': [
      `${story.rancher.the} knew or had reason to know that cows are dangerous on a highway`,
      `${story.rancher.the} knew or had reason to know of the propensity of cows to stray`,
      'Straying is normal for cows. Knowledge counts only of a dangerous propensity that is abnormal for the class.',
    ],
    'yes-kind': kind('Strict liability for any harm is the rule for wild animals, not for cows.'),
  }),
} satisfies StrictCells
