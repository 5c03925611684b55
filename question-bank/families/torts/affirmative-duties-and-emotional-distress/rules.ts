import { his, The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import { ofCase } from './case-of.ts'
import type { DutyFacts } from './facts.ts'
import type { DutyStory } from './story.ts'

const third = (section: string) =>
  `Restatement (Third) of Torts: Liability for Physical and Emotional Harm § ${section}`
const second = (section: string) => `Restatement (Second) of Torts § ${section}`

/** Affirmative duties, and the limits on recovery for distress. The last rule of a path says the result. */
export const rules = {
  'no-duty': {
    authority: second('314'),
    rule: 'The fact that an actor realizes that action is necessary for the aid or protection of another does not by itself impose a duty to act.',
    applied: ofCase(
      ({ defendant, plaintiff }) =>
        `${The(defendant)} had no tie to ${plaintiff.the} and no part in the accident. ${The(defendant)} is not liable.`,
    ),
  },
  created: {
    authority: second('322'),
    rule: 'An actor whose conduct, whether tortious or innocent, has caused bodily harm that leaves another helpless and in danger of further harm must use reasonable care to prevent the further harm.',
    applied: ofCase(
      ({ defendant, plaintiff }) =>
        `${The(defendant)} injured ${plaintiff.the} without fault and then left. ${The(defendant)} is liable for what a call would have prevented.`,
    ),
  },
  charge: {
    authority: second('324'),
    rule: 'One who, without a duty to do so, takes charge of a helpless person is liable for bodily harm caused by leaving that person in a worse position than before.',
    applied: ofCase(
      ({ defendant, plaintiff }) =>
        `${The(plaintiff)} was moved from a place where help was near to one where there was none. ${The(defendant)} is liable.`,
    ),
  },
  undertaking: {
    authority: second('323'),
    rule: 'One who undertakes to render services for the protection of another is liable for a lack of care that increases the risk of harm or causes harm through reliance.',
    applied: ofCase(({ defendant }) => `${The(defendant)} began to help and did not go on.`),
  },
  stops: {
    authority: third('42'),
    rule: 'The undertaking of a rescue creates a duty only if a lack of care increases the risk beyond what it was without the undertaking, or if someone relies on it.',
    applied: ofCase(
      ({ defendant, plaintiff }) =>
        `The attempt changed nothing for ${plaintiff.the}, who did not know of it. ${The(defendant)} is not liable.`,
    ),
  },
  interfered: {
    authority: second('327'),
    rule: 'One who knows that a third person is giving or about to give necessary aid, and who negligently prevents it, is liable for the harm that the aid would have prevented.',
    applied: ofCase(
      ({ defendant, plaintiff }) =>
        `${The(defendant)} turned back two people who would have saved ${plaintiff.the}, and is liable.`,
    ),
  },
  relationship: {
    authority: second('314A'),
    rule: 'A common carrier, an innkeeper, or a business open to the public must give first aid to a passenger, guest, or invitee who is known to be ill, and must care for that person until others can.',
    applied: ofCase(
      ({ defendant, plaintiff, staff }) =>
        `For forty minutes, ${staff} did nothing for ${plaintiff.the}. It does not matter that ${defendant.the} had not brought on the illness. ${The(defendant)} is liable.`,
    ),
  },
  'relationship-begins': {
    authority: third('40'),
    rule: 'An actor in a special relationship with another, such as that of a common carrier with its passengers, an innkeeper with its guests, or a business with those lawfully on its premises, owes reasonable care as to risks that arise within its scope.',
    applied: ofCase(
      ({ defendant, plaintiff, pair }) => `${The(defendant)} and ${plaintiff.the} were ${pair}.`,
    ),
  },
  scope: {
    authority: second('314A'),
    rule: 'The duty does not extend to a passenger or guest who has left, or to an invitee who is no longer one.',
    applied: ofCase(
      ({ defendant, plaintiff }) =>
        `${The(plaintiff)} fell ill an hour after leaving. Toward ${plaintiff.the}, ${defendant.the} was then a bystander like any other, and is not liable.`,
    ),
  },
  met: {
    authority: second('314A'),
    rule: 'The duty is one of reasonable care. It does not ask for more than first aid and a call for those who can do more.',
    applied: ofCase(
      ({ defendant, staff }) =>
        `That is what ${staff} did, and the ambulance was not in the hands of ${defendant.the}. ${The(defendant)} is not liable.`,
    ),
  },
  cause: {
    authority: third('26'),
    rule: 'Breach of a duty leads to liability only for harm that would not have occurred without it.',
    applied: ofCase(
      ({ defendant, plaintiff }) =>
        `Nothing that was left undone would have helped ${plaintiff.the}. ${The(defendant)} is not liable.`,
    ),
  },
  volunteer: {
    authority: third('37'),
    rule: 'An actor whose conduct has not created a risk of harm has no duty of care to another unless an exception applies, such as that for undertakings.',
    applied: ofCase(
      ({ defendant }) => `${The(defendant)} served the public of its own will and did not create the danger.`,
    ),
  },
  reliance: {
    authority: second('324A(c)'),
    rule: 'One who undertakes services that are necessary for the protection of third persons is liable for harm that is suffered because of reliance on the undertaking.',
    applied: ofCase(
      ({ defendant, plaintiff }) =>
        `${The(plaintiff)} knew the practice and went on because nobody was there. ${The(defendant)} is liable.`,
    ),
  },
  neither: {
    authority: second('324A'),
    rule: 'A careless undertaking leads to liability if it increased the risk, took over a duty owed by another, or caused harm through reliance.',
    applied: ofCase(
      ({ defendant, plaintiff }) =>
        `No one was bound to serve there, the danger was the same as always, and ${plaintiff.the} knew nothing of the practice. ${The(defendant)} is not liable.`,
    ),
  },
  increased: {
    authority: second('324A(a)'),
    rule: 'One who undertakes services for the protection of third persons is liable if a failure to use reasonable care increases the risk of harm.',
    applied: ofCase(
      ({ defendant, plaintiff }) =>
        `The careless signal sent ${plaintiff.the} into danger. ${The(defendant)} is liable.`,
    ),
  },
  assumed: {
    authority: second('324A(b)'),
    rule: 'One who undertakes to perform a duty that another owes to third persons is liable to them for lack of reasonable care, even if they have not relied on it and the risk is not increased.',
    applied: ofCase(
      ({ defendant, owner, people }) =>
        `By statute, ${owner} owed a duty to ${people}, and ${defendant.the} had agreed to perform it. ${The(defendant)} is liable.`,
    ),
  },
  parent: {
    authority: second('316'),
    rule: 'A parent who is able to control a minor child, and who knows or should know that this is necessary and possible, must use reasonable care to keep the child from creating an unreasonable risk to others.',
    applied: ofCase(
      ({ defendant, third: child }) =>
        `${The(defendant)} had twice seen the danger and did not use ${his(defendant)} power over ${child}. ${The(defendant)} is liable.`,
    ),
  },
  'parent-limits': {
    authority: third('41'),
    rule: 'A parent owes third persons reasonable care as to risks posed by a dependent child. The parent does not answer for the child by reason of being a parent.',
    applied: ofCase(({ plaintiff }) => `So ${plaintiff.the} has to show that care was lacking.`),
  },
  knowledge: {
    authority: second('316'),
    rule: 'The duty to control a minor child arises only if the parent knows or should know of the need to do so.',
    applied: ofCase(
      ({ defendant, third: child }) =>
        `Until that day, ${child} had never driven badly. ${The(defendant)} is not liable.`,
    ),
  },
  'third-persons': {
    authority: second('315'),
    rule: 'There is no duty to control the conduct of a third person without a special relationship with that person or with the victim.',
    applied: ofCase(({ defendant }) => `${The(defendant)} knew of the danger, but knowledge is not enough.`),
  },
  adult: {
    authority: third('41'),
    rule: 'The special relationship of a parent is with a dependent child.',
    applied: ofCase(
      ({ defendant, thing, third: child }) =>
        `At twenty-six, ${child} lived elsewhere and drove a ${thing} of ${child.endsWith('son') ? 'his' : 'her'} own. ${The(defendant)} is not liable.`,
    ),
  },
  entrust: {
    authority: second('390'),
    rule: 'One who supplies a chattel for the use of a person who is known to be likely to use it in a dangerous way is liable for the physical harm that results.',
    applied: ofCase(
      ({ defendant, thing, third: child }) =>
        `${The(defendant)} owned the ${thing}, knew how ${child} drove it, and lent it again. ${The(defendant)} is liable.`,
    ),
  },
  tarasoff: {
    authority: 'Tarasoff v. Regents of the University of California',
    rule: 'A psychotherapist who determines, or should determine, that a patient presents a serious danger of violence to another must use reasonable care to protect the intended victim.',
    applied: ofCase(
      ({ defendant, plaintiff }) =>
        `One telephone call would have identified ${plaintiff.the}, and ${defendant.the} did nothing. ${The(defendant)} is liable.`,
    ),
  },
  'tarasoff-limits': {
    authority: 'Tarasoff v. Regents of the University of California',
    rule: 'A psychotherapist who determines that a patient presents a serious danger of violence must use reasonable care to protect the intended victim.',
    applied: ofCase(({ defendant }) => `${The(defendant)} believed in such a danger.`),
  },
  'stranger-victim': {
    authority: 'Thompson v. County of Alameda',
    rule: 'Where the duty is limited to victims who can be readily identified, a threat against nobody in particular creates none.',
    applied: ofCase(
      ({ defendant, plaintiff }) =>
        `The patient had no person or place in mind, and ${plaintiff.the} was a stranger. ${The(defendant)} is not liable.`,
    ),
  },
  custody: {
    authority: second('319'),
    rule: 'One who takes charge of a third person known to be likely to cause bodily harm if not controlled must use reasonable care to control that person.',
    applied: ofCase(
      ({ defendant, plaintiff }) =>
        `Through its orderly, ${defendant.the} let a patient out who was known to attack strangers. The duty protects ${plaintiff.the} too, and ${defendant.the} is liable.`,
    ),
  },
  'custody-duty': {
    authority: third('41'),
    rule: 'A custodian owes third persons reasonable care as to the risks posed by those in its custody.',
    applied: ofCase(({ defendant }) => `${The(defendant)} held the patient in a locked ward.`),
  },
  'custody-met': {
    authority: second('319'),
    rule: 'The duty is to use reasonable care to control the person, and not to guarantee that no one escapes.',
    applied: ofCase(
      ({ defendant }) =>
        `Inspectors recommended no further precautions, and the bar was stronger than the accepted standards required. ${The(defendant)} is not liable.`,
    ),
  },
  zone: {
    authority: third('47(a)'),
    rule: 'One whose negligence places another in danger of immediate bodily harm is liable for serious emotional harm that results from the danger.',
    applied: ofCase(
      ({ plaintiff, defendant }) =>
        `${The(plaintiff)} was missed by inches, and the physical symptoms that this jurisdiction requires are there. ${The(defendant)} is liable.`,
    ),
  },
  'zone-inside': {
    authority: third('47(a)'),
    rule: 'One whose negligence places another in danger of immediate bodily harm can be liable for the emotional harm that results.',
    applied: ofCase(({ plaintiff }) => `${The(plaintiff)} was missed by inches and was in such danger.`),
  },
  symptoms: {
    authority: second('436A'),
    rule: 'By the traditional rule, there is no liability for negligence that results in emotional disturbance alone, without bodily harm.',
    applied: ofCase(
      ({ plaintiff, defendant }) =>
        `This jurisdiction keeps the rule, and ${plaintiff.the} is in perfect physical health. ${The(defendant)} is not liable for the distress.`,
    ),
  },
  parasitic: {
    authority: second('456'),
    rule: 'One who is liable for bodily harm is also liable for the fright, shock, or other emotional disturbance that results from it or from the conduct that caused it.',
    applied: ofCase(
      ({ plaintiff, defendant, thing }) =>
        `The ${thing} broke the wrist of ${plaintiff.the}, so the limits for distress without physical injury do not apply. ${The(defendant)} is liable for it.`,
    ),
  },
  'outside-zone': {
    authority: second('313(2)'),
    rule: 'Under the zone-of-danger rule, negligence toward one person does not make the actor liable for another’s distress at that person’s peril, unless the other was endangered too.'.replaceAll(
      '’',
      "'",
    ),
    applied: ofCase(
      ({ plaintiff, defendant }) =>
        `${The(plaintiff)} watched from a safe place. ${The(defendant)} is not liable to ${plaintiff.the}.`,
    ),
  },
  bystander: {
    authority: third('48'),
    rule: 'A bystander recovers for serious emotional harm if he or she is a close family member of the victim and perceives the event that injures the victim as it happens.',
    applied: ofCase(
      ({ plaintiff, defendant, third: victim }) =>
        `${The(plaintiff)} saw ${victim} being hit. Neither danger nor physical symptoms are required here, and ${defendant.the} is liable.`,
    ),
  },
  'bystander-limits': {
    authority: third('48'),
    rule: 'A bystander recovers only as a close family member of the victim who perceives the event that injures the victim as it happens.',
    applied: ofCase(() => 'The jurisdiction follows such a rule.'),
  },
  after: {
    authority: 'Thing v. La Chusa',
    rule: 'One who learns of the accident afterward, and sees only its results, does not recover.',
    applied: ofCase(
      ({ plaintiff, defendant }) =>
        `${The(plaintiff)} was five miles away when it happened. ${The(defendant)} is not liable for the distress.`,
    ),
  },
  friend: {
    authority: 'Thing v. La Chusa',
    rule: 'Recovery is limited to those who are closely related to the victim, since the line must be drawn somewhere.',
    applied: ofCase(
      ({ plaintiff, defendant }) =>
        `${The(plaintiff)} was not related to the friend. ${The(defendant)} is not liable for the distress.`,
    ),
  },
} as const satisfies RuleTable<DutyFacts, DutyStory>
