import { capital } from '../../../text/capital.ts'
import { his, The } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import { ofCase } from './case-of.ts'
import type { DutyFacts } from './facts.ts'
import type { reasons } from './reasons.ts'
import type { DutyStory } from './story.ts'

/** Affirmative duties as students get them wrong; each view is the rule with one part changed. */
export const misconceptions = {
  'inaction-creates': {
    label: 'failing to help creates the danger',
    correction: ofCase(
      ({ defendant, plaintiff }) =>
        `The peril was there before ${defendant.the} came into it. Failing to act leaves ${plaintiff.the} in it but does not create it.`,
    ),
    gives: 'yes-created',
    when: ({ turn }) => ['stranger', 'tried once', 'left', 'hopeless'].includes(turn),
  },
  'silence-is-prevention': {
    label: 'not calling for help prevents aid',
    correction: ofCase(
      () =>
        'To prevent aid is to stop somebody who would give it. No one else was about to, so calling no one was only a failure to act.',
    ),
    gives: 'yes-interfered',
    when: ({ turn }) => turn === 'stranger' || turn === 'left',
  },
  'duty-needs-fault': {
    label: 'only a wrongdoer must help',
    correction: ofCase(
      ({ defendant }) =>
        `Fault in the accident is not required. Since ${defendant.the} caused the peril, even innocently, there was an affirmative duty to give aid.`,
    ),
    gives: 'no-duty',
    when: ({ turn }) => turn === 'caused',
  },
  'illness-not-ours': {
    label: 'a business owes no aid for an illness that it did not cause',
    correction: ofCase(
      ({ pair }) =>
        `An affirmative duty between ${pair} does not depend on who caused the peril. It is an exception to the rule that there is none.`,
    ),
    gives: 'no-duty',
    when: ({ issue, turn }) => issue === 'relation' && turn !== 'left',
  },
  'volunteers-are-free': {
    label: 'a volunteer owes nothing to anyone',
    correction: ofCase(({ defendant }, { turn }) =>
      turn === 'carried off'
        ? `At first there was no affirmative duty to give aid. It arose when ${defendant.the} took the helpless stranger away from other help.`
        : `At first there was no affirmative duty. By undertaking the service, ${defendant.the} took one on toward those who would be harmed by a lack of care.`,
    ),
    gives: 'no-duty',
    when: ({ turn }) => ['carried off', 'relied', 'waved on', 'duty assumed'].includes(turn),
  },
  'only-own-acts': {
    label: 'a bystander may do as he likes',
    correction: ofCase(
      ({ defendant }) =>
        `There was no affirmative duty to give aid. But ${defendant.the} did something: the others were turned back.`,
    ),
    gives: 'no-duty',
    when: ({ turn }) => turn === 'kept others away',
  },
  'relationship-follows': {
    label: 'a special relationship has no end',
    correction: ofCase(
      ({ pair, plaintiff }) =>
        `The special relationship of ${pair} covers what happens in its course. For ${plaintiff.the}, it was over an hour before.`,
    ),
    gives: 'yes-relationship',
    when: ({ turn }) => turn === 'left',
  },
  'duty-is-liability': {
    label: 'a special relationship is enough',
    correction: ofCase(({ pair }, { turn }) =>
      turn === 'aided'
        ? `There was a special relationship as ${pair}, but the duty that comes with it had been met.`
        : `There was a special relationship as ${pair}, and a breach. Still, the breach has to have made a difference.`,
    ),
    gives: 'yes-relationship',
    when: ({ turn }) => turn === 'aided' || turn === 'hopeless',
  },
  'relationship-only-own-risks': {
    label: 'the relationship covers only dangers from the business',
    correction: ofCase(
      ({ pair }) =>
        `The special relationship of ${pair} covers a peril on the premises or on the trip, including an illness from within.`,
    ),
    gives: 'no-scope',
    when: ({ issue, turn }) => issue === 'relation' && turn !== 'left',
  },
  'helper-must-finish': {
    label: 'who begins a rescue must finish it',
    correction: ofCase(
      ({ defendant, plaintiff }) =>
        `To take charge means to have a helpless person in one's hands. ${The(defendant)} did not, and ${plaintiff.the} was in no worse position.`,
    ),
    gives: 'yes-charge',
    when: ({ turn }) => turn === 'tried once',
  },
  'practice-binds': {
    label: 'a practice binds even toward those who never heard of it',
    correction: ofCase(
      ({ plaintiff }) =>
        `Reliance on an undertaking has to be that of the person harmed. ${The(plaintiff)} had never heard of the practice.`,
    ),
    gives: 'yes-reliance',
    when: ({ turn }) => turn === 'unaware' || turn === 'duty assumed',
  },
  'reliance-always': {
    label: 'an undertaking never counts without reliance',
    correction: ofCase(
      ({ plaintiff, owner }) =>
        `It's true that ${plaintiff.the} was in no worse position and did not act in reliance. It is enough that the undertaking was to perform the duty of ${owner}.`,
    ),
    gives: 'no-worse',
    when: ({ turn }) => turn === 'duty assumed',
  },
  'omission-increases': {
    label: 'every failure of a service increases the danger',
    correction: ofCase(
      ({ place }) =>
        `An undertaking increases the peril if things are more dangerous than they'd have been without it. At ${place}, they weren't.`,
    ),
    gives: 'yes-increased',
    when: ({ turn }) => turn === 'unaware',
  },
  'parents-answer': {
    label: 'parents answer for their children',
    correction: ofCase(({ defendant, third }, { turn }) =>
      turn === 'unknown'
        ? `A parent's duty to control ${third} needs a known danger. ${The(defendant)} had seen a year of careful driving.`
        : `A parent's duty to control is for minors. At twenty-six, ${third} was beyond it.`,
    ),
    gives: 'yes-parent',
    when: ({ turn }) => ['unknown', 'grown', 'lent'].includes(turn),
  },
  'letting-is-lending': {
    label: 'to let happen is to entrust',
    correction: ofCase(
      ({ thing, defendant }) =>
        `An entrustment needs somebody who supplies the thing. The ${thing} was not from ${defendant.the}, who only looked on.`,
    ),
    gives: 'yes-entrust',
    when: ({ turn }) => turn === 'known' || turn === 'grown',
  },
  'adults-alone': {
    label: 'an adult driver is alone responsible',
    correction: ofCase(
      ({ defendant, third, thing }) =>
        `There was no duty to control ${third}. But ${defendant.the} put the ${thing} into dangerous hands.`,
    ),
    gives: 'no-control',
    when: ({ turn }) => turn === 'lent',
  },
  'no-control-of-others': {
    label: 'no one has to control another',
    correction: ofCase(({ third }, { turn }) =>
      turn === 'known'
        ? `Being the parent of a minor is a special relationship. It brings a duty to control ${third} when the need is known.`
        : turn === 'named'
          ? `Treating ${third} is a special relationship. The duty is to protect, and a warning would have done that.`
          : `Having ${third} locked in is a special relationship, and one with a duty to control.`,
    ),
    gives: 'no-control',
    when: ({ turn }) => ['known', 'named', 'confined'].includes(turn),
  },
  'name-needed': {
    label: 'an identifiable victim is one who was named',
    correction: ofCase(
      ({ plaintiff }) =>
        `A victim is identifiable if a moment's thought or a call would tell who is meant. For ${plaintiff.the}, it would have.`,
    ),
    gives: 'no-victim',
    when: ({ turn }) => turn === 'named',
  },
  'tarasoff-for-all': {
    label: 'a therapist protects everyone',
    correction: ofCase(
      ({ plaintiff }) =>
        `In this jurisdiction the duty needs an identifiable victim, and nothing had pointed to ${plaintiff.the}.`,
    ),
    gives: 'yes-victim',
    when: ({ turn }) => turn === 'unnamed',
  },
  'custody-needs-victim': {
    label: 'a custodian protects only identifiable victims',
    correction: ofCase(
      ({ plaintiff }) =>
        `That ${plaintiff.the} was not an identifiable victim would matter for a therapist. A custodian who lets a dangerous patient out answers to anyone.`,
    ),
    gives: 'no-victim',
    when: ({ turn }) => turn === 'confined',
  },
  'treatment-is-custody': {
    label: 'a therapist has charge of every patient',
    correction: ofCase(
      ({ defendant }) =>
        `A custodian can hold a patient. ${The(defendant)} saw this one once a week and had no such power.`,
    ),
    gives: 'yes-custody',
    when: ({ turn }) => turn === 'named' || turn === 'unnamed',
  },
  'custodian-insures': {
    label: 'a custodian is liable for every escape',
    correction: ofCase(
      ({ defendant }) =>
        `A custodian has a duty to control with reasonable care. ${The(defendant)} used it, and the patient got away in spite of that.`,
    ),
    gives: 'yes-custody',
    when: ({ turn }) => turn === 'escaped',
  },
  'danger-is-enough': {
    label: 'the zone of danger is enough',
    correction: ofCase(
      ({ plaintiff }) =>
        `${The(plaintiff)} was in immediate danger, but this jurisdiction also requires physical symptoms.`,
    ),
    gives: 'yes-zone',
    when: ({ turn }) => turn === 'no symptoms',
  },
  'touch-needed': {
    label: 'the zone of danger begins with a touch',
    correction: ofCase(
      ({ plaintiff }) =>
        `The zone of danger is where one might be hit. A miss by inches put ${plaintiff.the} inside it.`,
    ),
    gives: 'no-zone',
    when: ({ turn }) => turn === 'close call' || turn === 'no symptoms',
  },
  'family-everywhere': {
    label: 'every jurisdiction lets bystanders recover',
    correction: ofCase(
      ({ third }) =>
        `Being a bystander to the injury of ${third} is no ground of recovery under the zone-of-danger rule.`,
    ),
    gives: 'yes-bystander',
    when: ({ limit }) => limit === 'zone',
  },
  'symptoms-always': {
    label: 'all distress needs physical symptoms',
    correction: ofCase(({ plaintiff }, { turn }) =>
      turn === 'struck'
        ? `Physical symptoms are required for distress without a physical injury. ${The(plaintiff)} has a broken wrist.`
        : 'Physical symptoms are required elsewhere. This jurisdiction has abandoned that requirement.',
    ),
    gives: 'no-symptoms',
    when: ({ turn, limit }) => turn === 'struck' || limit === 'bystander',
  },
  'zone-everywhere': {
    label: 'every jurisdiction asks for the zone of danger',
    correction: ofCase(
      ({ plaintiff }, { turn }) =>
        `${turn === 'saw' ? 'It is true' : 'True'} that ${plaintiff.the} was outside the zone of danger, but this jurisdiction has abandoned that rule.`,
    ),
    gives: 'no-zone',
    when: ({ limit }) => limit === 'bystander',
  },
  'aftermath-counts': {
    label: 'seeing the aftermath is enough',
    correction: ofCase(
      ({ third, plaintiff }) =>
        `A bystander has to be there while it happens, however close the family. ${capital(plaintiff.the)} saw ${third} only in the hospital.`,
    ),
    gives: 'yes-bystander',
    when: ({ turn }) => turn === 'after',
  },
  'friends-are-family': {
    label: 'a close friend counts as family',
    correction: ofCase(
      ({ plaintiff }) =>
        `This bystander perceived the injury but has no close family relationship, however strong ${his(plaintiff)} bond with the friend is.`,
    ),
    gives: 'yes-bystander',
    when: ({ turn }) => turn === 'friend',
  },
} as const satisfies MisconceptionTable<DutyFacts, typeof reasons, DutyStory>
