import { whose } from '../../engine/party.ts'
import { type Cell, wordedByPath } from '../../engine/worded-by-path.ts'
import type { PropertyFacts, PropertyStory, Twist } from './facts.ts'

const worded = wordedByPath<PropertyFacts, PropertyStory, Twist>(({ twist }) => twist)

const entry =
  (why: string) =>
  ({ actor }: PropertyStory): Cell => [
    `${actor.the} entered the land without consent and so committed a trespass`,
    `${whose(actor)} entry without consent was a trespass for which nominal damages may be awarded`,
    why,
  ]
const remained =
  (why: string) =>
  ({ actor }: PropertyStory): Cell => [
    `${actor.the} committed a trespass by remaining there without consent`,
    `${actor.the} remained overnight without consent, which is a trespass to land`,
    why,
  ]
const unpermitted = (why: string) => (): Cell => [
  `the use of a chattel without its owner's consent is by itself a conversion`,
  `the handling of a chattel without its owner's consent amounts to a conversion`,
  why,
]
const dominion =
  (why: string) =>
  ({ actor, owner }: PropertyStory): Cell => [
    `${actor.the} exercised dominion that seriously interfered with ${whose(owner)} rights`,
    `${whose(actor)} good faith is no defense to the exercise of dominion over a chattel`,
    why,
  ]
const remain =
  (why: string) =>
  ({ actor, owner, theShelter }: PropertyStory): Cell => [
    `${owner.the} could not expel ${actor.the} while private necessity lasted`,
    `private necessity gave ${actor.the} a privilege to remain in ${theShelter}`,
    why,
  ]
const force =
  (why: string) =>
  ({ actor, owner }: PropertyStory): Cell => [
    `${owner.the} used more than the reasonable force needed to expel ${actor.the}`,
    `${whose(owner)} privilege to expel a trespasser did not extend to unreasonable force`,
    why,
  ]

/** The reasons for the plaintiff. */
export const reasonsToRecover = {
  'yes-entry': worded('yes', {
    map: ({ actor }) => [
      `${actor.the} intended to walk there, and a mistake is no defense to trespass`,
      `${whose(actor)} reasonable mistake about a right of way is no defense to trespass`,
      `Walking there on purpose is all the intent required. The map's error was not the possessor's doing.`,
    ],
    object: ({ actor }) => [
      `${actor.the} intentionally caused a thing to enter the land, which is a trespass`,
      `${actor.the} committed a trespass by throwing a thing over the fence onto the land`,
      `Setting foot on the land isn't required. Throwing a thing over the fence on purpose is enough, even without harm.`,
    ],
    induced: entry(
      `Consent wasn't given, but the possessor's own directions induced the mistake, and that relieves the entrant of liability.`,
    ),
    overstayed: ({ actor, owner }) => [
      `${whose(owner)} withdrawal of consent made the original entry a trespass`,
      `${whose(actor)} trespass at the end of the visit made the original entry a trespass too`,
      `The original entry was by consent and stays lawful. Remaining after consent ended is what makes the trespass.`,
    ],
    thrown: entry(
      `An entry without consent is a trespass only if intended, reckless or negligent. This one was none of those.`,
    ),
    'careless-harm': entry(
      `The entry wasn't intended, so the lack of consent alone isn't enough. The actual harm done by carelessness is.`,
    ),
    'careless-none': entry(
      `Nominal damages are for intended entries. This one was careless, and nothing was harmed.`,
    ),
    'refuge-harm': entry(
      `Necessity made the entry lawful without consent. It's the broken door that has to be paid for.`,
    ),
    truck: entry(
      `Necessity made the entry lawful without consent. It's the ruined plants that have to be paid for.`,
    ),
    'refuge-none': entry(
      `The storm privileged an entry without consent, and a privileged entry calls for no nominal damages.`,
    ),
    firebreak: entry(`The approaching fire privileged an entry without consent, so it wasn't a trespass.`),
    used: unpermitted(
      `Handling or use without consent may be trespass to chattels. Conversion takes a serious interference.`,
    ),
    scratched: unpermitted(
      `Handling or use without consent may be trespass to chattels. Conversion takes a serious interference.`,
    ),
    wrecked: unpermitted(
      `Not every use or handling without consent is a conversion. Destroying the thing is what makes this one.`,
    ),
    sold: unpermitted(
      `Not every use or handling without consent is a conversion. Selling the thing for good is what makes this one.`,
    ),
    bought: unpermitted(
      `Not every use or handling without consent is a conversion. Buying and reselling the thing as an owner is what makes this one.`,
    ),
  }),
  'yes-stay': worded('yes', {
    overstayed: ({ actor }) => [
      `${actor.the} committed a trespass by remaining after the consent had ended`,
      `a guest who remains after permission is revoked commits a trespass`,
      `Permission to be there lasted until noon. Staying on without any need, after being asked to go, is a trespass.`,
    ],
    'refuge-harm': remained(
      `Necessity allowed the stay until the storm was over, with or without consent. The debt is for the door.`,
    ),
    'refuge-none': remained(`Necessity allowed the stay until the storm was over, with or without consent.`),
  }),
  'yes-careless': worded('yes', {
    'careless-harm': ({ actor }) => [
      `${whose(actor)} negligence and the actual harm together support a claim of trespass`,
      `${actor.the} caused actual harm to the land by a negligent entry`,
      `Reading while riding was careless, and plants were ruined. Carelessness with harm is enough in place of intent.`,
    ],
    'careless-none': ({ actor }) => [
      `${actor.the} made a negligent entry, which is a trespass without actual harm`,
      `a negligent entry is a trespass to land without proof of actual harm`,
      `That's the rule for intended entries. A careless one requires actual harm, and there was none.`,
    ],
    thrown: ({ actor }) => [
      `${actor.the} caused actual harm to the land by a negligent entry`,
      `a negligent entry that causes actual harm is a trespass to land`,
      `Standing on a sidewalk isn't negligent. Actual harm isn't enough without some fault.`,
    ],
    map: ({ actor }) => [
      `${whose(actor)} failure to verify the route made this a negligent entry`,
      `${actor.the} made a negligent entry by failing to verify the route`,
      `Failing to verify an official map isn't negligent, and a harmless negligent entry isn't actionable. Intent to be there is what counts.`,
    ],
    induced: ({ actor }) => [
      `${whose(actor)} failure to verify the directions made this a negligent entry`,
      `${actor.the} made a negligent entry by failing to verify the directions`,
      `Failing to verify a possessor's directions isn't negligent, and a negligent entry without harm isn't actionable anyway.`,
    ],
    object: ({ actor }) => [
      `${actor.the} made a negligent entry, which is a trespass without actual harm`,
      `the negligent entry of a thing is a trespass without proof of actual harm`,
      `A negligent entry does require actual harm. This one was intentional, so none is needed.`,
    ],
    dropped: ({ actor }) => [
      `${whose(actor)} negligent destruction of the chattel was a conversion`,
      `negligence such as ${whose(actor)} in destroying a chattel supports an action for conversion`,
      `Negligent destruction can be sued on as negligence. A conversion requires intent to deal with the chattel.`,
    ],
  }),
  'yes-pays': worded('yes', {
    'refuge-harm': ({ actor }) => [
      `private necessity excuses ${whose(actor)} entry but not liability for actual harm`,
      `${actor.the} must pay for actual harm despite the privilege of private necessity`,
      `The storm justified breaking in, but for one person's own safety. Such a privilege leaves the loss with the one it helped.`,
    ],
    truck: ({ actor }) => [
      `private necessity excuses ${whose(actor)} entry but not liability for actual harm`,
      `${actor.the} must pay for actual harm despite the privilege of private necessity`,
      `Saving a truck justified the entry, but the plants were sacrificed for it. Such a privilege leaves the loss with the one it helped.`,
    ],
    'refuge-none': ({ actor }) => [
      `private necessity excuses ${whose(actor)} entry but not liability for nominal damages`,
      `${actor.the} must pay nominal damages despite the privilege of private necessity`,
      `The privilege is incomplete only as to actual harm. It rules out nominal damages altogether.`,
    ],
    firebreak: ({ actor }) => [
      `necessity excuses ${whose(actor)} entry but not liability for the actual harm`,
      `${actor.the} must pay for actual harm despite the privilege of necessity`,
      `That's the rule of private necessity. Here a whole town was in danger, and the privilege covers the actual harm too.`,
    ],
  }),
  'yes-dominion': worded('yes', {
    wrecked: dominion(
      `Destroying a thing is as serious an interference as there is. Believing that it was one's own changes nothing.`,
    ),
    sold: dominion(
      `Selling another's thing to someone who can't be found deprives the owner of it for good, however honest the seller.`,
    ),
    bought: dominion(
      `A thief passes no title. Buying the thing as one's own and selling it again took it from the owner for good.`,
    ),
    used: dominion(
      `Twenty minutes of use, with the thing back unharmed, isn't a serious interference. Without one, dominion isn't a conversion.`,
    ),
    scratched: dominion(
      `Twenty minutes of use and a $40 scratch aren't a serious interference. Without one, dominion isn't a conversion.`,
    ),
    dropped: ({ actor }) => [
      `${actor.the} destroyed the chattel and so exercised dominion over it`,
      `${whose(actor)} destruction of the chattel was an exercise of dominion over it`,
      `Dominion means intended control. The destruction was an accident, however serious the loss.`,
    ],
  }),
  'yes-remain': worded('yes', {
    shelter: remain(
      `Going out meant freezing. As long as that danger lasted, the possessor had to let the refuge continue.`,
    ),
    gentle: remain(`Private necessity takes a threat of serious harm, and a light rain isn't one.`),
    hurled: remain(
      `Staying out of a light rain isn't private necessity, which takes a threat of serious harm. The claim rests on the force used.`,
    ),
  }),
  'yes-force': worded('yes', {
    hurled: force(
      `A hand on the arm would have been enough. Shoving a peaceful person to the ground goes beyond the privilege.`,
    ),
    gentle: force(
      `Leading a trespasser out by the arm, after a request was refused, isn't unreasonable force to expel.`,
    ),
    shelter: force(
      `The force itself wasn't unreasonable. What was wrong was to expel anyone at all while the storm threatened life.`,
    ),
  }),
} as const
