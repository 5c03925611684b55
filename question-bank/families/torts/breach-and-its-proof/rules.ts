import { capital } from '../../../text/capital.ts'
import { him, his, The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { BreachCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { BreachFacts } from './facts.ts'
import type { BreachStory } from './story.ts'

const third = (section: string) =>
  `Restatement (Third) of Torts: Liability for Physical and Emotional Harm § ${section}`
const second = (section: string) => `Restatement (Second) of Torts § ${section}`

/** A sentence on the case, told by its parties and nouns. */
const of =
  (sentence: (told: BreachCase, facts: BreachFacts, story: BreachStory) => string) =>
  (facts: BreachFacts, story: BreachStory) =>
    sentence(caseOf(facts, story), facts, story)

/** The standard of care, its breach, and the proof. The last rule of a path says the result. */
export const rules = {
  emergency: {
    authority: third('9'),
    rule: 'An unexpected emergency that calls for a rapid response is a circumstance to be considered in deciding whether an actor used reasonable care, and it can also excuse the violation of a statute.',
    applied: of(
      ({ defendant }, _, { emergency }) =>
        `A calm person might have chosen better, but most careful ${emergency.role}s would have done the same in that second. ${The(defendant)} was not negligent.`,
    ),
  },
  'own-making': {
    authority: second('296(2)'),
    rule: 'That an actor responded reasonably after an emergency arose does not preclude liability for the negligence that produced it.',
    applied: of(
      ({ defendant }, _, { emergency }) =>
        `The peril came from ${emergency.erring}. However well ${defendant.the} reacted, a jury can find ${him(defendant)} negligent.`,
    ),
  },
  child: {
    authority: third('10(a)'),
    rule: 'A child is negligent if the child does not act like a reasonably careful person of the same age, intelligence, and experience.',
    applied: of(({ defendant }, { turn }) =>
      turn === 'as a child'
        ? `Children like ${defendant.the} commonly do what ${defendant.pronoun} did, so no breach was shown.`
        : `Children like ${defendant.the} would have known better, so a jury can find a breach.`,
    ),
  },
  'adult-activity': {
    authority: third('10(c)'),
    rule: 'A child who engages in a dangerous activity that is characteristically undertaken by adults is held to the standard of adults.',
    applied: of(
      ({ defendant }, _, { motor }) =>
        `${capital(motor.activity)} is such an activity. A careful adult would have avoided the accident, so a jury can find that ${defendant.the} was negligent.`,
    ),
  },
  'under-five': {
    authority: third('10(b)'),
    rule: 'A child less than five years of age is incapable of negligence.',
    applied: of(
      ({ defendant }) =>
        `${The(defendant)} was four. What ${defendant.pronoun} knew or should have known makes no difference.`,
    ),
  },
  disability: {
    authority: third('11(a)'),
    rule: 'The conduct of an actor with a physical disability is negligent only if it falls short of that of a reasonably careful person with the same disability.',
    applied: of(({ defendant }, { turn }) =>
      turn === 'careful'
        ? `${The(defendant)} did all that such a person could do and was not negligent.`
        : `Such a person would have taken a precaution that ${defendant.the} neglected, so a jury can find a breach.`,
    ),
  },
  incapacity: {
    authority: third('11(b)'),
    rule: 'Conduct during a sudden loss of consciousness from physical illness is negligent only if the loss of consciousness was reasonably foreseeable to the actor.',
    applied: of(({ defendant }, { turn }) =>
      turn === 'first'
        ? `Nothing had announced the attack, so ${defendant.the} was not negligent.`
        : `${The(defendant)} had been warned and went ahead anyway, so a jury can find negligence.`,
    ),
  },
  'mental-illness': {
    authority: third('11(c)'),
    rule: "An adult's mental or emotional disability is not considered in deciding whether conduct is negligent.",
    applied: of(
      ({ defendant }) =>
        `A reasonable person would have seen the danger. It does not matter that illness kept ${defendant.the} from seeing it.`,
    ),
  },
  'own-judgment': {
    authority: 'Vaughan v. Menlove',
    rule: 'Negligence is measured by the judgment of a person of ordinary prudence and not by the best judgment of which the actor is capable.',
    applied: of(
      ({ defendant }, _, { judgment }) =>
        `Since most people there know ${judgment.known}, a jury can find that ${defendant.the} was negligent, however sincere ${his(defendant)} belief.`,
    ),
  },
  custom: {
    authority: third('13(a)'),
    rule: 'Compliance with the custom of a trade is evidence that conduct is not negligent, but it does not preclude a finding of negligence.',
    applied: of(
      (_, __, { trade }) =>
        `At that cost, a jury can find that reasonable care called for ${trade.precaution}.`,
    ),
  },
  hooper: {
    authority: 'The T.J. Hooper',
    rule: 'A whole calling may have lagged in the adoption of new and available devices, and courts must in the end say what is required.',
    applied: of(
      ({ defendant }, _, { trade }) =>
        `That other ${trade.trade} are no better does not clear ${defendant.the}.`,
    ),
  },
  'custom-departure': {
    authority: third('13(b)'),
    rule: 'A departure from the custom of a trade is evidence of negligence, but it does not require a finding of negligence.',
    applied: of(
      ({ defendant }, _, { trade }) =>
        `Since ${defendant.the} relied on ${trade.instead}, and witnesses disagreed on its safety, the question is for the jury.`,
    ),
  },
  professional: {
    authority: second('299A'),
    rule: 'A physician must use the skill and knowledge normally possessed by physicians in good standing, and a specialist those of the specialty. Under the traditional rule, professional custom defines that standard.',
    applied: of(({ defendant }, { turn }, { profession }) =>
      turn === 'custom met'
        ? `Since ${profession.peers} throughout the country would have done the same, ${defendant.the} was not negligent.`
        : `${capital(profession.peers)} use ${profession.precaution}, and ${defendant.the} did not. A jury can find negligence.`,
    ),
  },
  'two-methods': {
    authority: 'Jones v. Chidester',
    rule: 'Where competent medical opinion is divided, a physician who chooses a method that a considerable number of respected professionals use is not negligent merely because others prefer a different one.',
    applied: of(
      ({ defendant }, _, { profession }) =>
        `Many respected ${profession.peers} use ${profession.method}. ${The(defendant)} was free to choose it.`,
    ),
  },
  expert: {
    authority: 'Boyce v. Brown',
    rule: 'A physician is presumed to have used proper care, and a departure from the professional standard must be shown by expert testimony unless it is so apparent that a layperson can recognize it.',
    applied: of(({ defendant }, { turn }) =>
      turn === 'no expert'
        ? `Whether ${defendant.the} should have done more is beyond common knowledge, and no expert spoke to it. The claim fails.`
        : 'So the question is whether anyone without training can see what was wrong.',
    ),
  },
  plain: {
    authority: 'Sheeley v. Memorial Hospital',
    rule: 'Expert testimony is required unless the lack of care is so evident that it is obvious to a layperson.',
    applied: of(
      ({ defendant }) =>
        `Anyone can see that this should not happen, so a jury can find that ${defendant.the} was negligent.`,
    ),
  },
  'per-se': {
    authority: third('14'),
    rule: 'An actor is negligent if, without excuse, the actor violates a statute that is designed to protect against the type of accident that occurred, and if the victim is in the class that it protects.',
    applied: of(
      ({ plaintiff, defendant }, _, { safetyLaw }) =>
        `The statute protects ${safetyLaw.group} from ${safetyLaw.risk}. Ignorance of the law is no excuse, so ${plaintiff.the} is entitled to judgment on the negligence of ${defendant.the}.`,
    ),
  },
  'per-se-limits': {
    authority: third('14'),
    rule: 'A violation is negligence per se only if the statute is designed to protect against the type of accident that occurred, and if the victim is in the class that it protects.',
    applied: of((_, __, { safetyLaw }) => `This statute protects ${safetyLaw.group} from ${safetyLaw.risk}.`),
  },
  class: {
    authority: second('286'),
    rule: 'Toward people outside that class, a court does not adopt the statute as the standard of care.',
    applied: of(
      ({ plaintiff, defendant }) =>
        `${The(plaintiff)} was outside it, and apart from the statute nothing more was required. ${The(defendant)} prevails.`,
    ),
  },
  kind: {
    authority: 'Gorris v. Scott',
    rule: 'Where a statute was passed to prevent one kind of harm, its violation does not support recovery for another kind.',
    applied: of(
      ({ defendant }) =>
        `What happened is not what the statute is about, and apart from it nothing more was required. ${The(defendant)} prevails.`,
    ),
  },
  excuse: {
    authority: third('15'),
    rule: 'A violation is excused if the actor neither knew nor should have known the facts that made the statute apply, used reasonable care in trying to comply, or would have caused a greater risk by complying.',
    applied: of(
      ({ defendant }, _, { safetyLaw }) =>
        `The violation was excused because ${safetyLaw.excuse}. Nothing more was required, and ${defendant.the} prevails.`,
    ),
  },
  compliance: {
    authority: third('16'),
    rule: 'Compliance with a statute is evidence that conduct is not negligent, but it does not preclude a finding that the actor should have done more.',
    applied: of(
      ({ defendant }) =>
        `A danger remained that could be removed with ease. A jury can find that ${defendant.the} was negligent.`,
    ),
  },
  'res-ipsa': {
    authority: second('328D'),
    rule: 'Under res ipsa loquitur, negligence may be inferred if the event is of a kind that ordinarily does not occur in its absence, and if other responsible causes are sufficiently eliminated.',
    applied: of(({ event }, { turn }) =>
      turn === 'happens anyway'
        ? `The question is whether ${event} tells anything about care.`
        : `${capital(event)} is an event of that kind.`,
    ),
  },
  elements: {
    authority: third('17'),
    rule: 'The inference is drawn against an actor who belongs to the class that is relevant to such accidents.',
    applied: of(
      ({ defendant }) =>
        `No one but ${defendant.the} had anything to do with it. The jury may infer negligence without knowing what exactly went wrong.`,
    ),
  },
  control: {
    authority: third('17'),
    rule: 'The inference needs an accident that is usually caused by the negligence of actors of one class, of which the defendant is the relevant member.',
    applied: of(
      ({ defendant }) => `Someone else may just as well have been careless, so ${defendant.the} prevails.`,
    ),
  },
  ordinarily: {
    authority: third('17'),
    rule: 'There is no such inference from an accident that happens just as well to the careful.',
    applied: of(({ defendant }) => `This one does, and nothing else was proved. ${The(defendant)} prevails.`),
  },
  permissive: {
    authority: second('328D'),
    rule: 'Res ipsa loquitur ordinarily lets the jury infer negligence and does not require it to do so, even where the defendant offers no evidence.',
    applied: of(
      ({ event, plaintiff }) =>
        `A jury may infer negligence from ${event}. Since it may also decline to, ${plaintiff.the} is not entitled to a directed verdict.`,
    ),
  },
  care: {
    authority: 'Byrne v. Boadle',
    rule: 'The accident is itself some evidence of negligence, which the jury weighs against what the defendant proves of its care.',
    applied: of(
      ({ defendant }) =>
        `${The(defendant)} did not show what went wrong in spite of that care, so the jury may still infer negligence.`,
    ),
  },
  explained: {
    authority: second('328D(1)(b)'),
    rule: 'The inference fills a gap in the evidence, and there is none where the actual cause is proved.',
    applied: of(
      ({ defendant }) =>
        `The cause lay in a force that ${defendant.the} could neither expect nor stop. ${The(defendant)} prevails.`,
    ),
  },
  shift: {
    authority: second('328D'),
    rule: 'In a jurisdiction where the doctrine shifts the burden of proof, a defendant who offers nothing has not met that burden.',
    applied: of(
      ({ defendant, plaintiff }) =>
        `On undisputed facts, only ${defendant.the} was in control, and ${plaintiff.the} is entitled to judgment on negligence.`,
    ),
  },
} as const satisfies RuleTable<BreachFacts, BreachStory>
