import { his, The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { ofCase } from './case-of.ts'
import type { DutyFacts } from './facts.ts'
import type { DutyStory } from './story.ts'

const byIssue = ({ issue }: DutyFacts): string => issue
const byTurn = ({ issue, turn }: DutyFacts): string => `${issue} ${turn}`

/** The reasons to let the plaintiff recover. */
export const reasonsToRecover = {
  'yes-relationship': {
    side: 'yes',
    texts: ofCase(({ defendant, plaintiff, pair }) => [
      `${defendant.the} and ${plaintiff.the}, as ${pair}, stood in a special relationship`,
      `a special relationship between ${pair} required reasonable care`,
    ]),
    right: ofCase(
      ({ pair }) =>
        `Between ${pair} the law makes an exception: there, doing nothing for a person who falls ill is a breach.`,
    ),
    lesson: ofCase((_, { issue, turn }) =>
      issue === 'relation'
        ? turn === 'left'
          ? 'There had been such a relationship, but it does not follow a customer wherever the customer goes.'
          : 'The relationship was there, but it asks for reasonable care that makes a difference, and no more.'
        : 'Being in the same place or using the same thing is not one of the special relationships, such as carrier and passenger.',
    ),
    applies: ({ issue }) => issue === 'rescue' || issue === 'relation' || issue === 'service',
  },
  'yes-created': {
    side: 'yes',
    wordedBy: byTurn,
    texts: ofCase(({ defendant, plaintiff }, { turn }) =>
      turn === 'caused'
        ? [
            `${defendant.the} had created the peril, even if by innocent conduct`,
            `${whose(defendant)} conduct, though innocent, had created a continuing peril`,
          ]
        : [
            `${whose(defendant)} inaction was what created the peril to ${plaintiff.the}`,
            `${whose(defendant)} failure to act created a continuing peril for ${plaintiff.the}`,
          ],
    ),
    right: ofCase(
      ({ defendant }) =>
        `One who brings another into danger must not walk away, and it makes no difference that ${defendant.the} was careful until then.`,
    ),
    lesson: ofCase(
      ({ defendant }) =>
        `To create a peril takes conduct that brings it about. ${The(defendant)} came upon one that was already there.`,
    ),
    applies: ({ issue }) => issue === 'rescue' || issue === 'relation',
  },
  'yes-charge': {
    side: 'yes',
    texts: ofCase(({ defendant, plaintiff }) => [
      `${defendant.the} took charge of ${plaintiff.the} and left the helpless in a worse position`.replace(
        'the helpless',
        plaintiff.pronoun === 'she' ? 'her' : 'him',
      ),
      `${defendant.the}, having taken charge, left ${plaintiff.the} in a worse position`,
    ]),
    right: ofCase(
      ({ defendant, plaintiff }) =>
        `No one made ${defendant.the} stop. But once ${plaintiff.the} had been moved from a place where help was near, ${defendant.the} was no longer free to leave.`,
    ),
    lesson: ofCase(({ defendant }, { issue }) =>
      issue === 'relation'
        ? 'The staff did take charge, but they used care, and nothing that they did made the position worse.'
        : `To take charge is to get control of a helpless person. ${The(defendant)} never did, and left the situation as it was.`,
    ),
    applies: ({ issue }) => issue === 'rescue' || issue === 'relation',
  },
  'yes-interfered': {
    side: 'yes',
    wordedBy: byTurn,
    texts: ofCase(({ defendant, plaintiff }, { turn }) =>
      turn === 'kept others away'
        ? [
            `${defendant.the} prevented others from giving aid to ${plaintiff.the} in ${his(plaintiff)} peril`,
            `${whose(defendant)} false assurance prevented others from aiding ${plaintiff.the}`,
          ]
        : [
            `${whose(defendant)} silence prevented others from giving aid to ${plaintiff.the}`,
            `${whose(defendant)} failure to call for help prevented others from giving aid`,
          ],
    ),
    right: ofCase(
      ({ defendant }) =>
        `Nothing required ${defendant.the} to help. But sending helpers away is an act, and the law does not treat it as mere inaction.`,
    ),
    lesson: ofCase(
      () =>
        'Preventing aid means stopping or misleading somebody who would give it. Not calling for it is only a failure to act.',
    ),
    applies: ({ issue }) => issue === 'rescue' || issue === 'relation',
  },
  'yes-reliance': {
    side: 'yes',
    texts: ofCase(({ defendant, plaintiff, harm }) => [
      `the ${harm} resulted from ${whose(plaintiff)} reliance on ${whose(defendant)} undertaking`,
      `${whose(plaintiff)} reliance on the service that ${defendant.the} undertook led to the ${harm}`,
    ]),
    right: ofCase(
      ({ defendant }) =>
        `Nobody asked ${defendant.the} to begin. But people who know a safeguard stop looking for themselves, and it may not vanish unannounced.`,
    ),
    lesson: ofCase(
      ({ plaintiff }) =>
        `A person who has never heard of a safeguard cannot have counted on it. That was the case of ${plaintiff.the}.`,
    ),
    applies: ({ issue }) => issue === 'service',
  },
  'yes-increased': {
    side: 'yes',
    texts: ofCase(({ defendant, plaintiff }) => [
      `${defendant.the} carried out the undertaking in a way that increased the peril`,
      `the conduct of the undertaking increased the peril to ${plaintiff.the}`,
    ]),
    right: ofCase(
      ({ plaintiff }) =>
        `With nobody there, ${plaintiff.the} would have waited. A service that sends people into danger is worse than none.`,
    ),
    lesson: ofCase(
      ({ place }) =>
        `The comparison is with ${place} as it would have been without the service. It was no more dangerous than that.`,
    ),
    applies: ({ issue }) => issue === 'service',
  },
  'yes-assumed': {
    side: 'yes',
    texts: ofCase(({ defendant, owner, people }) => [
      `${defendant.the} had undertaken to perform ${owner.replace(/$/, "'s")} duty to act for ${people}`,
      `${defendant.the} undertook to fulfill a duty to act that ${owner} owed to ${people}`,
    ]),
    right: ofCase(
      ({ people, owner, defendant }) =>
        `${The({ the: people, a: '', pronoun: 'they' })} were protected by the duty of ${owner}. When ${defendant.the} stepped into it, they could look to either.`,
    ),
    lesson: ofCase(
      ({ owner }) =>
        `To step into another's duty there has to be one. The law asked nothing of ${owner} or of anyone else here.`,
    ),
    applies: ({ issue }) => issue === 'service',
  },
  'yes-parent': {
    side: 'yes',
    texts: ofCase(({ defendant, third }) => [
      `${defendant.the}, as a parent, had a duty to control the conduct of ${third}`,
      `a parent's duty to control covered the dangerous conduct of ${third}`,
    ]),
    right: ofCase(
      ({ defendant, third }) =>
        `${The(defendant)} had seen what ${third} was doing, and one word would have stopped it. Parents answer for such neglect of their own.`,
    ),
    lesson: ofCase((_, { turn }) =>
      turn === 'unknown'
        ? "Being a parent is not enough. There has to be a sign that the child's behavior calls for a parent to step in."
        : 'That duty is one toward the public for minors. It ends when a child is grown and lives on its own.',
    ),
    applies: ({ issue }) => issue === 'child',
  },
  'yes-entrust': {
    side: 'yes',
    wordedBy: byTurn,
    texts: ofCase(({ defendant, thing, third }, { turn }) => [
      turn === 'lent'
        ? `${whose(defendant)} loan of the ${thing} was a negligent entrustment`
        : `${whose(defendant)} tacit consent to the driving was a negligent entrustment`,
      `permitting ${third} to drive the ${thing} was negligent entrustment`,
    ]),
    right: ofCase(
      ({ defendant, thing }) =>
        `Nobody has to watch over a grown child. But the ${thing} belonged to ${defendant.the}, who chose to hand it to a driver known to be reckless.`,
    ),
    lesson: ofCase(
      ({ defendant, thing }) =>
        `Entrustment is handing over a thing that is one's own to give. The ${thing} didn't belong to ${defendant.the}.`,
    ),
    applies: ({ issue }) => issue === 'child',
  },
  'yes-custody': {
    side: 'yes',
    wordedBy: byIssue,
    texts: ofCase(({ defendant, third }) => [
      `${defendant.the} was the custodian of ${third} and had a duty to control ${third === 'the daughter' ? 'her' : 'him'}`,
      `as a custodian, ${defendant.the} had a duty to control the dangerous conduct of ${third}`,
    ]),
    right: ofCase(
      ({ defendant }) =>
        `${The(defendant)} held a person who was known to attack strangers. Whoever holds such a person protects everyone outside.`,
    ),
    lesson: ofCase(({ defendant, third }, { turn }) =>
      turn === 'escaped'
        ? `${The(defendant)} was one, but custody does not make an insurer. Reasonable precautions were taken.`
        : `A custodian has charge of a person, as a prison does. ${The(defendant)} had no such hold on ${third}.`,
    ),
    applies: ({ issue }) => issue === 'child' || issue === 'patient',
  },
  'yes-victim': {
    side: 'yes',
    texts: ofCase(({ plaintiff, defendant }) => [
      `${plaintiff.the} was a readily identifiable victim of the danger from the patient`,
      `${defendant.the} had a duty to protect ${plaintiff.the} as a readily identifiable victim`,
    ]),
    right: ofCase(
      ({ plaintiff }) =>
        `A name is not needed. The patient described one person only, and a single call would have told that it was ${plaintiff.the}.`,
    ),
    lesson: ofCase(
      ({ plaintiff }) =>
        `Before the attack, nothing made ${plaintiff.the} identifiable as a victim. It might have been anybody.`,
    ),
    applies: ({ issue }) => issue === 'patient',
  },
  'yes-zone': {
    side: 'yes',
    texts: ofCase(({ plaintiff }) => [
      `${whose(plaintiff)} distress arose from being in the zone of danger`,
      `the negligence put ${plaintiff.the} in immediate danger of bodily harm`,
    ]),
    right: ofCase(
      ({ plaintiff }) =>
        `Inches away is within reach. ${The(plaintiff)} thought that death was near, and the shock made ${plaintiff.pronoun === 'she' ? 'her' : 'him'} ill.`,
    ),
    lesson: ofCase(({ plaintiff }, { turn }) =>
      turn === 'no symptoms'
        ? 'That is the first of two requirements. The other is physical symptoms, and there were none.'
        : `A person who is out of reach is in no bodily danger. Nothing could have hit ${plaintiff.the}.`,
    ),
    applies: ({ issue }) => issue === 'distress',
  },
  'yes-bystander': {
    side: 'yes',
    wordedBy: ({ turn, limit }) => (turn === 'friend' || turn === 'saw' ? `${turn} ${limit}` : ''),
    texts: ofCase(({ plaintiff, third }, { turn }) => [
      turn === 'friend'
        ? `the bond with ${third} was like a close family relationship`
        : turn === 'saw'
          ? `${plaintiff.the} was a bystander in a close family relationship who saw the accident`
          : `${plaintiff.the} was a bystander with a close family relationship to ${third}`,
      `${plaintiff.the} was a bystander who perceived the injury to ${third}`,
    ]),
    right: ofCase(
      ({ plaintiff, third }) =>
        `${The(plaintiff)} is of the same family, was there, and saw ${third} being hit. No more is required in such a jurisdiction.`,
    ),
    lesson: ofCase(({ plaintiff }, { limit, turn }) =>
      limit === 'zone'
        ? 'Elsewhere that would count. Here the rule looks only at danger to the one who sues.'
        : turn === 'after'
          ? `Closeness is one of three requirements. ${The(plaintiff)} learned of the accident when it was over.`
          : 'Affection, however strong, is not the measure. The rule is for relatives, such as parents, children, siblings, and spouses.',
    ),
    applies: ({ issue }) => issue === 'distress',
  },
  'yes-parasitic': {
    side: 'yes',
    wordedBy: ({ turn }) => (turn === 'struck' ? turn : ''),
    texts: ofCase(({ plaintiff, third }, { turn }) =>
      turn === 'struck'
        ? [
            `the distress was parasitic on a physical injury to ${plaintiff.the}`,
            `${whose(plaintiff)} distress accompanied ${his(plaintiff)} own physical injury`,
          ]
        : [
            `the distress was parasitic on the physical injury to ${third}`,
            `${whose(plaintiff)} distress accompanied a physical injury to ${third}`,
          ],
    ),
    right: ofCase(
      ({ plaintiff }) =>
        `The limits are for those who suffer no injury of the body. ${The(plaintiff)} did, and all that goes with it is compensated.`,
    ),
    lesson: ofCase(
      ({ plaintiff, third, thing }) =>
        `Such distress goes with an injury to one's own body. The ${thing} hurt ${third}, and it did not touch ${plaintiff.the}.`,
    ),
    applies: ({ issue }) => issue === 'distress',
  },
} as const satisfies ReasonTable<DutyFacts, DutyStory>
