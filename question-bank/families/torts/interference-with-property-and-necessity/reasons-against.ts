import { whose } from '../../engine/party.ts'
import { type Cell, wordedByPath } from '../../engine/worded-by-path.ts'
import type { PropertyFacts, PropertyStory, Twist } from './facts.ts'

const worded = wordedByPath<PropertyFacts, PropertyStory, Twist>(({ twist }) => twist)

const noLoss =
  (why: string) =>
  ({ actor, owner }: PropertyStory): Cell => [
    `${actor.the} caused no actual harm, which an action for trespass to land requires`,
    `trespass to land requires proof of actual harm, and ${owner.the} suffered none`,
    why,
  ]
const ownership =
  (why: string) =>
  ({ actor }: PropertyStory): Cell => [
    `${actor.the} made a good-faith mistake, which is a defense to conversion`,
    `${whose(actor)} reasonable mistake about ownership is a defense to conversion`,
    why,
  ]
const driven =
  (why: string) =>
  ({ actor }: PropertyStory): Cell => [
    `${actor.the} entered to escape danger and had no intent to commit a trespass`,
    `${whose(actor)} entry, compelled by danger, was not the voluntary act that a trespass requires`,
    why,
  ]
const deprive =
  (why: string) =>
  ({ actor, owner }: PropertyStory): Cell => [
    `${actor.the} had no intent to deprive ${owner.the} permanently of the chattel`,
    `a conversion requires an intent to deprive the owner of the chattel, which ${actor.the} lacked`,
    why,
  ]
const complete =
  (why: string) =>
  ({ actor }: PropertyStory): Cell => [
    `${actor.the} had a complete privilege of public necessity and owed no compensation`,
    `public necessity gave ${actor.the} a complete privilege to enter and to cause harm`,
    why,
  ]
const excused =
  (why: string) =>
  ({ actor }: PropertyStory): Cell => [
    `private necessity relieved ${actor.the} of liability for actual harm`,
    `private necessity gave ${actor.the} a privilege to enter and to cause actual harm`,
    why,
  ]
const brief =
  (why: string) =>
  ({ actor }: PropertyStory): Cell => [
    `${whose(actor)} interference with the chattel was too slight to amount to a conversion`,
    `${actor.the} did not interfere with the chattel seriously enough for a conversion`,
    why,
  ]
const passing =
  (why: string) =>
  ({ actor }: PropertyStory): Cell => [
    `${actor.the} had the chattel only briefly, which is at most a trespass to chattels`,
    `${whose(actor)} brief possession of the chattel was at most a trespass to chattels`,
    why,
  ]
const expelled =
  (why: string) =>
  ({ owner }: PropertyStory): Cell => [
    `${owner.the} had a privilege to use reasonable force after a request to leave`,
    `${owner.the} had a privilege to expel a trespasser who had refused a request to leave`,
    why,
  ]

/** The reasons for the defendant. */
export const reasonsAgainst = {
  'no-intent': worded('no', {
    thrown: ({ actor }) => [
      `${actor.the} entered by no voluntary act and so committed no trespass`,
      `a trespass requires a voluntary act, and ${actor.the} was pushed`,
      `The stranger's shove brought about the entry. With neither a choice nor carelessness of one's own, there's no liability even for harm.`,
    ],
    dropped: ({ actor }) => [
      `${actor.the} had no intent to exercise dominion over the chattel`,
      `a conversion requires an intent to control the chattel, which ${actor.the} did not have`,
      `The ladder struck by accident. Carelessness can be sued on as negligence, however complete the loss.`,
    ],
    map: ({ actor }) => [
      `${actor.the} had no intent to enter land in the possession of another`,
      `a trespass requires an intent to enter another's land, and ${actor.the} thought this a footpath`,
      `Intent to be at that spot is enough. Knowing that somebody else possesses it isn't required.`,
    ],
    object: ({ actor }) => [
      `${actor.the} did not enter in person, which trespass to land requires`,
      `a trespass to land requires an entry in person, and ${actor.the} stayed on the road`,
      `Intent to make a thing enter is enough. No one has to enter in person.`,
    ],
    overstayed: ({ actor }) => [
      `${actor.the} entered by consent and had no intent to commit a trespass`,
      `a trespass requires an unlawful entry, and ${actor.the} had entered by consent`,
      `Consent covered the entry and ended at noon. Staying on purpose after that is a trespass of its own.`,
    ],
    'careless-harm': ({ actor }) => [
      `${actor.the} had no intent to enter, which trespass to land requires`,
      `a trespass to land requires an intent to enter, and ${actor.the} was at most negligent`,
      `Intent isn't the only way. A careless entry is actionable once it causes harm.`,
    ],
    'refuge-harm': driven(
      `A danger that drives a person in doesn't rule out intent. It makes the entry lawful, at the price of the harm.`,
    ),
    truck: driven(
      `A danger that drives a person in doesn't rule out intent. It makes the entry lawful, at the price of the harm.`,
    ),
    'refuge-none': driven(
      `The entry was intended, whatever danger drove it. It isn't a trespass because necessity privileged it.`,
    ),
    wrecked: deprive(
      `Conversion takes only an intent to do what was done with the thing. No wish to deprive the owner is needed.`,
    ),
    sold: deprive(
      `Conversion takes only an intent to do what was done with the thing. No wish to deprive the owner is needed.`,
    ),
    bought: deprive(
      `Conversion takes only an intent to deal with the thing as an owner would. No wish to deprive anyone is needed.`,
    ),
    used: deprive(
      `A wish to deprive the owner isn't an element. This claim fails because the interference was slight.`,
    ),
    scratched: deprive(
      `A wish to deprive the owner isn't an element. This claim fails because the interference was slight.`,
    ),
  }),
  'no-harm': worded('no', {
    'careless-none': ({ actor }) => [
      `${actor.the} caused no actual harm, which a claim of trespass by negligent entry requires`,
      `a negligent entry is not a trespass to land without proof of actual harm`,
      `The bicycle left the road by carelessness, not on purpose, and did no damage. Such an entry isn't actionable.`,
    ],
    map: noLoss(`An intended entry is actionable without actual harm, for nominal damages.`),
    object: noLoss(`An intended entry of a thing is actionable without actual harm, for nominal damages.`),
    induced: noLoss(
      `Actual harm isn't required where an entry was intended. The claim fails because of the directions.`,
    ),
    overstayed: noLoss(`Remaining on purpose is actionable without actual harm, for nominal damages.`),
    gentle: ({ actor }) => [
      `${actor.the} suffered no actual harm, which an action for battery requires`,
      `a battery requires actual harm, and ${actor.the} suffered a mere touching`,
      `A battery needs no actual harm. This touching was privileged, which is why the claim fails.`,
    ],
  }),
  'no-mistake': worded('no', {
    induced: ({ actor, owner }) => [
      `${whose(owner)} own directions induced the mistake that led to the entry`,
      `${whose(actor)} mistake was induced by ${owner.the}, which is a defense to trespass`,
      `Pointing across the land brought about the error. The possessor can't complain of an entry that followed.`,
    ],
    map: ({ actor }) => [
      `${whose(actor)} reasonable mistake about a right of way is a defense to trespass`,
      `an official map induced the mistake that led to the entry`,
      `Only a mistake that the possessor induced is a defense. The county's map wasn't the possessor's doing.`,
    ],
    wrecked: ownership(`Good faith and a reasonable mistake don't excuse an intended destruction.`),
    sold: ownership(`Good faith and a reasonable mistake don't excuse a sale of another's thing.`),
    bought: ownership(
      `A buyer from a thief gets no title, and neither good faith nor a reasonable mistake helps.`,
    ),
  }),
  'no-privilege': worded('no', {
    'refuge-none': ({ actor }) => [
      `${actor.the} had a privilege of private necessity and caused no actual harm`,
      `${actor.the} owes no nominal damages for an entry under private necessity`,
      `Freezing was the alternative, and everything was left as it had been. Nothing is owed, not even a nominal sum.`,
    ],
    thrown: ({ actor }) => [
      `${actor.the} had an incomplete privilege to enter because of the stranger's force`,
      `${whose(actor)} entry, forced by a stranger, was within the privilege of private necessity`,
      `A privilege of necessity excuses a choice to enter, however forced by events. No choice was made here, so none is needed.`,
    ],
    firebreak: excused(
      `Private necessity would leave actual harm to be paid. The rescue of a town is public necessity, which doesn't.`,
    ),
    'refuge-harm': excused(
      `Private necessity excuses the entry. The actual harm is what it leaves to be paid.`,
    ),
    truck: excused(`Private necessity excuses the entry. The actual harm is what it leaves to be paid.`),
  }),
  'no-public': worded('no', {
    firebreak: complete(
      `The fire threatened a whole town, and the measure was reasonable. Someone who averts a public disaster owes nothing for it.`,
    ),
    'refuge-harm': complete(
      `Public necessity is a complete privilege, but it takes a danger to the public. Only one person was in danger here.`,
    ),
    truck: complete(
      `Public necessity is a complete privilege, but it takes a danger to the public. Only one truck was in danger here.`,
    ),
    'refuge-none': complete(
      `Public necessity takes a danger to the public. The danger was to one person, whose privilege would not be complete.`,
    ),
  }),
  'no-minor': worded('no', {
    used: brief(
      `The thing was back in twenty minutes, unharmed and not missed. The law doesn't force a sale for that.`,
    ),
    scratched: brief(
      `The thing was back in twenty minutes, and $40 would mend it. The law doesn't force a sale for that.`,
    ),
    sold: passing(
      `Brief or not, possession that ends in a sale is more than a trespass to chattels. The owner can't get the thing back.`,
    ),
    bought: passing(
      `Brief or not, possession that ends in a resale is more than a trespass to chattels. The owner can't get the thing back.`,
    ),
    dropped: ({ actor }) => [
      `${whose(actor)} negligent damage to the chattel was at most a trespass to chattels`,
      `${actor.the} committed at most a trespass to chattels by negligence`,
      `Negligence isn't enough for a trespass to chattels either. Both torts take an intent to deal with the chattel.`,
    ],
    'careless-harm': ({ actor }) => [
      `${whose(actor)} momentary entry did not interfere with possession of the land`,
      `the damage that ${actor.the} did to plants was too minor for an action of trespass to land`,
      `Neither a momentary entry nor minor damage defeats the claim, and interference with possession isn't required. Ruined plants are actual harm.`,
    ],
    'careless-none': ({ actor }) => [
      `${whose(actor)} momentary entry did not interfere with possession of the land`,
      `${actor.the} promptly corrected the entry, so that it did not amount to a trespass to land`,
      `Even a momentary or corrected entry can be a trespass if it's intended. This one was careless and harmless.`,
    ],
  }),
  'no-force': worded('no', {
    gentle: expelled(
      `The intruder had neither permission nor need to be there, was asked first, and was then led out as mildly as possible.`,
    ),
    shelter: expelled(
      `A request to leave doesn't help against a person in mortal danger, who is no trespasser while the storm lasts.`,
    ),
    hurled: expelled(
      `A request had been made and refused, but the privilege covers reasonable force. A violent shove isn't that.`,
    ),
  }),
  'no-trespasser': worded('no', {
    gentle: ({ actor }) => [
      `${actor.the} had no consent or privilege to remain on the land`,
      `the light summer rain gave ${actor.the} no privilege to remain on the land`,
      `A light rain is no danger, and permission had never been given. Staying on after the request was wrongful.`,
    ],
    shelter: ({ actor }) => [
      `${actor.the}, as a trespasser, had no claim for the force used in the removal`,
      `${whose(actor)} trespass barred a claim for the force used in the removal`,
      `In a deadly storm no consent is needed to remain. Someone who was no trespasser had a right to be free of force, and no claim was barred.`,
    ],
    hurled: ({ actor }) => [
      `${actor.the}, as a trespasser, had no claim for the force used in the removal`,
      `${whose(actor)} trespass barred a claim for the force used in the removal`,
      `Remaining without consent was a trespass, but even a trespasser has a right to be free of unreasonable force, so no claim is barred.`,
    ],
  }),
} as const
