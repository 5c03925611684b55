import type { Cell } from '../../engine/cells.ts'
import type { StrictStory } from './facts.ts'
import type { StrictCells } from './reason-id.ts'

type Teller = (why: string) => Cell

const kind: Teller = (why) => [
  'the owner of any animal is strictly liable for the harm that it causes',
  'an owner is strictly liable for harm caused by an animal, whether wild or domestic',
  why,
]
const escaped = ({ victim }: StrictStory): Cell => [
  'the owner of an animal that strays is strictly liable for its intrusion and the resulting harm',
  'the owner of a dog that strays onto a public road is strictly liable for the harm',
  `The rule on intruding animals leaves out dogs, and it protects possessors of land. ${victim.the.replace(/^t/, 'T')} was on a public road.`,
]
const bites = ({ owner }: StrictStory, why: string): Cell => [
  `two earlier bites gave ${owner.the} notice of a dangerous propensity`,
  `${owner.the} had reason to know of a dangerous propensity after two earlier bites`,
  why,
]
const few = ({ owner }: StrictStory, why: string): Cell => [
  'two earlier bites are not enough to show a dangerous propensity',
  `${owner.the} had no reason to know that a carefully confined dog would bite again`,
  why,
]
const exempt = (animals: string, why: string): Cell => [
  `${animals} are domestic animals and are exempt from strict liability`,
  `strict liability applies to wild animals, and ${animals} are domestic animals`,
  why,
]
const care = ({ owner }: StrictStory, why: string): Cell => [
  `${owner.the} used reasonable care in confining the dog`,
  'the exercise of reasonable care in confining a dog is a defense to strict liability',
  why,
]
const normal: Cell = [
  'biting is not a dangerous propensity that is abnormal for dogs as a class',
  'the dog had shown no dangerous propensity that was abnormal for its class',
  'Dogs as a class do not attack people. One that is known to do so has an abnormal propensity.',
]
const plants = (why: string): Cell => [
  'strict liability for animals that intrude on land is limited to personal injury',
  'recovery for damage to plants requires proof of negligence by the owner of the animal',
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
      'a bite after an escape is outside the scope of the risk of keeping a dog',
      "A bite is the same risk in a yard, on a road, or after an escape. What's missing is notice that the dog was dangerous.",
    ],
    'no-benefit': [
      'a pedestrian on a road near dogs assumes the risk of contact with them',
      `${story.victim.the} assumed the risk of contact with the dog by walking near the yard`,
      'Only those who seek contact to secure a benefit are excluded, and walking home is nothing like that. The missing element is notice.',
    ],
    'yes-known': [
      'an unprovoked bite is a dangerous propensity that is abnormal for a dog',
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
      `${story.owner.the} knew of a dangerous propensity although the dog had never bitten anyone`,
      'Lunging and snapping at people is a sign of danger that dogs as a class do not show. No first bite is needed.',
    ],
    'yes-kind': kind(
      'The result is right, but liability for any harm is the rule for wild animals. Here the known lunges decide.',
    ),
    'yes-intrude': escaped(story),
    'no-knowledge': [
      'a dog that has never bitten anyone gives no notice of a dangerous propensity',
      `${story.owner.the} had no reason to know that a dog that had only snapped would bite`,
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
      'a collision with a dog at play is outside the scope of the risk posed by a dog that bites',
      `the harm did not result from the dangerous propensity that ${story.owner.the} knew of`,
      'What made the dog dangerous was biting. It ran into the bicycle as any playful dog might.',
    ],
    'no-benefit': [
      'a cyclist on a public road assumes the risk of contact with dogs',
      `${story.victim.the} assumed the risk of contact with the dog by riding near the yard`,
      'Only those who seek contact to secure a benefit are excluded, and riding by is nothing like that. The claim fails because the dog was only playing.',
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
      'strict liability does not protect a person who handles an animal to secure a benefit',
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
      'a bite without an escape is outside the scope of the risk of keeping a dog',
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
      'taking the job reduces recovery by comparative responsibility but does not bar it',
      'an assumption of the risk of a lesson reduces recovery but does not bar it',
      'Comparative responsibility matters where liability is strict. It is not strict toward one who accepts the contact for pay.',
    ],
  }),
  pet: () => ({
    'no-pet': [
      'dogs are excepted from strict liability for animals that intrude on land',
      'a dog is not livestock and is excepted from the rule on animals that intrude',
      "Dogs and cats are left out of that rule. Without notice of danger, there's no strict liability for a dog.",
    ],
    'no-road': plants(
      'Plants are protected as well as people. It is the dog that takes this case out of the rule on intrusion.',
    ),
    'yes-intrude': [
      "the owner of a dog that intrudes on another's land is strictly liable for the harm",
      "the owner of an animal that strays onto a neighbor's land is strictly liable for its intrusion",
      'Livestock and most other animals that intrude make liability strict. Dogs and cats are excepted.',
    ],
    'yes-known': [
      'digging up plants is a dangerous propensity that is abnormal for a dog',
      'any dog owner has reason to know of the propensity of dogs to dig',
      'Notice has to be of a dangerous and abnormal propensity. Dogs dig, and this one had shown nothing else.',
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
      'an injury to a visitor who is not riding is outside the scope of the risk that a horse poses',
      "A kick is the risk that a horse poses, wherever it stands. It's a normal one, which is why liability isn't strict.",
    ],
    'no-pet': exempt(
      'horses',
      'Domestic animals are not exempt as such. This mare had no propensity that is abnormal for a horse.',
    ),
    'yes-known': [
      `${story.owner.the} knew of the dangerous propensity of the mare to kick`,
      `${story.owner.the} had notice of a dangerous propensity, whether or not it was abnormal`,
      'Knowledge counts only of a propensity that is abnormal for the class, and kicking is not.',
    ],
    'yes-kind': kind('Strict liability for any harm is the rule for wild animals, not for horses.'),
    'yes-share': [
      'passing behind the mare reduces recovery by comparative responsibility but does not bar it',
      'a lack of reasonable care by the plaintiff reduces recovery but does not bar it',
      'Comparative responsibility needs a liability to reduce. A normal kick by a horse makes no one strictly liable.',
    ],
  }),
  cattle: (story) => ({
    'yes-intrude': [
      'the owner of livestock is strictly liable when they intrude on the land of another',
      'cows are livestock, whose owner is strictly liable for their intrusion on land',
      'Cows that get onto the land of another make liability strict, fence or no fence.',
    ],
    'yes-known': [
      'breaking out of a pasture is a dangerous propensity that is abnormal for cows',
      `${story.rancher.the} knew or had reason to know that cows trample plants`,
      'The result is right, but where livestock intrude, no abnormal propensity is needed, nor any reason to know that cows trample.',
    ],
    'no-knowledge': [
      `${story.rancher.the} had no reason to know of dangerous propensities in these cows`,
      'the owner of cows that have never strayed has no notice and is liable only for negligence',
      'Notice of dangerous propensities matters where a domestic animal attacks. For livestock that stray onto land, none is needed.',
    ],
    'no-ordinary': [
      'trampling plants is not a dangerous propensity that is abnormal for cows',
      'the cows had shown no dangerous propensity that was abnormal for their class',
      'No dangerous propensity is needed, abnormal or not. Trampling plants is the very harm that the rule on intrusion is for.',
    ],
    'no-road': plants('Plants are the typical harm. Livestock that intrude on land make liability strict.'),
    'no-pet': exempt(
      'cows',
      'Only dogs and cats are excepted from the rule on intrusion. Livestock are its main case.',
    ),
    'no-common': [
      'grazing cows is a matter of common usage in farm country',
      'keeping cows is in common usage and so is not subject to strict liability',
      'Common usage matters for activities that may be abnormally dangerous. The rule on livestock has no such limit.',
    ],
  }),
  road: (story) => ({
    'no-road': [
      'strict liability for straying livestock protects possessors of land and not drivers',
      'strict liability for livestock is limited to their intrusion on the land of another',
      'A driver on a highway possesses no land that the cow entered. Only a claim of negligence is left.',
    ],
    'no-pet': exempt(
      'cows',
      'Only dogs and cats are excepted from the rule on intrusion. It is the highway that takes this case out.',
    ),
    'no-benefit': [
      'a driver on a highway assumes the risk of contact with livestock',
      `${story.victim.the} assumed the risk of contact with livestock by driving past pastures`,
      'Only those who seek contact to secure a benefit are excluded, and driving by is nothing like that.',
    ],
    'yes-intrude': [
      'cows are livestock, whose owner is strictly liable whenever they stray',
      'the owner of a cow that strays onto a highway is strictly liable for the harm',
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
