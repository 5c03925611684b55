import { capital } from '../../../text/capital.ts'
import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { CauseCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { CauseFacts } from './facts.ts'
import type { CauseStory } from './story.ts'

const third = (section: string) =>
  `Restatement (Third) of Torts: Liability for Physical and Emotional Harm § ${section}`
const second = (section: string) => `Restatement (Second) of Torts § ${section}`

/** A sentence on the case, told by its parties and nouns. */
const of = (sentence: (told: CauseCase) => string) => (facts: CauseFacts, story: CauseStory) =>
  sentence(caseOf(facts, story))

/** Factual cause, its proof, and the scope of liability. The last rule of a path says the result. */
export const rules = {
  'but-for': {
    authority: third('26'),
    rule: 'Negligence is a factual cause of harm that would not have occurred without it, and one harm can have many such causes.',
    applied: of(({ flaw, harm }) => `Without ${flaw}, the ${harm} would not have occurred.`),
  },
  concurrent: {
    authority: second('447'),
    rule: 'Ordinary carelessness of a third person does not relieve one who failed to take a precaution against it.',
    applied: of(
      ({ other, defendant }) =>
        `${capital(other)} was needed too, but that only adds a cause. ${The(defendant)} is liable.`,
    ),
  },
  'needed-both': {
    authority: third('26'),
    rule: 'If two forces do together what neither could do alone, each of them passes the but-for test.',
    applied: of(({ other, defendant }) => `${capital(other)} was needed too. ${The(defendant)} is liable.`),
  },
  'but-for-fails': {
    authority: third('26'),
    rule: 'Negligence is a factual cause only of harm that would not have occurred without it. The comparison is with what would have happened if the defendant had used care.',
    applied: ({ bearing }, story) => {
      const { plaintiff, defendant, harm } = caseOf({ link: 'safeguard', force: 'careless', bearing }, story)
      return bearing === 'useless'
        ? `With care, ${plaintiff.the} would have suffered the ${harm} all the same. ${The(defendant)} is not liable.`
        : `So the question is whether care would have spared ${plaintiff.the} the ${harm}.`
    },
  },
  proof: {
    authority: third('28'),
    rule: 'The plaintiff must prove factual cause by a preponderance of the evidence. Where loss of chance is not recognized, a chance of less than even is not enough.',
    applied: of(({ defendant }) => `The chance was 30 percent, so ${defendant.the} is not liable.`),
  },
  sufficient: {
    authority: third('27'),
    rule: 'If two forces are at work and each alone would have caused the harm at the same time, each counts as a factual cause although neither passes the but-for test.',
    applied: ({ force, bearing }, story) => {
      const { flaw, other, defendant } = caseOf({ link: 'twin', force, bearing }, story)
      return bearing === 'overtaken'
        ? `${capital(flaw)} and ${other} did not do their work together.`
        : force === 'natural'
          ? `${capital(flaw)} and ${other} were two such forces.`
          : `${capital(flaw)} and ${other} were two such forces, so ${defendant.the} is liable for the loss.`
    },
  },
  'sufficient-natural': {
    authority: second('432(2)'),
    rule: 'It does not matter that the other force arose from no misconduct.',
    applied: of(
      ({ defendant, other }) =>
        `Although ${other} had a natural origin, ${defendant.the} is liable for the loss.`,
    ),
  },
  preempted: {
    authority: third('27'),
    rule: 'A force that arrives when another has already done the whole harm is preempted and is no cause of it.',
    applied: of(
      ({ flaw, defendant }) =>
        `${capital(flaw)} found nothing left to destroy. ${The(defendant)} is not liable.`,
    ),
  },
  'proof-plain': {
    authority: third('28'),
    rule: 'The plaintiff ordinarily has the burden of proving factual cause.',
    applied: of(({ plaintiff }) => `On these facts ${plaintiff.the} could not do so.`),
  },
  alternative: {
    authority: 'Summers v. Tice',
    rule: 'If each of two defendants was negligent toward the plaintiff, and one of them caused the harm but it cannot be shown which, each must prove that it was not the cause.',
    applied: of(
      ({ defendant, second: other }) =>
        `Neither ${defendant.the} nor ${other?.the ?? ''} can, so ${defendant.the} is liable.`,
    ),
  },
  'one-careful': {
    authority: third('28'),
    rule: 'The plaintiff has the burden of proving factual cause. It shifts only if every actor who may have caused the harm was negligent toward the plaintiff.',
    applied: of(
      ({ defendant, second: other }) =>
        `${The(other ?? defendant)} used reasonable care, so nothing shifts. An even chance is not a preponderance, and ${defendant.the} is not liable.`,
    ),
  },
  'alternative-shift': {
    authority: second('433B'),
    rule: 'If one of two negligent actors caused the harm and it is uncertain which, the burden of proof shifts to each of them.',
    applied: of(
      ({ defendant, second: other }) => `${The(defendant)} and ${other?.the ?? ''} were both careless.`,
    ),
  },
  cleared: {
    authority: third('28'),
    rule: 'An actor who proves that its conduct was not the cause has met that burden.',
    applied: of(
      ({ defendant, other }) =>
        `The tests traced the harm to ${other}, and the two were strangers, so ${defendant.the} is not liable.`,
    ),
  },
  concert: {
    authority: second('876'),
    rule: 'Those who act tortiously in concert, under a common plan, are each liable for the harm that any of them causes in carrying it out.',
    applied: of(
      ({ defendant, other }) =>
        `The contest was a common plan of dangerous conduct. That ${other} did the harm does not matter, and ${defendant.the} is liable.`,
    ),
  },
  scope: {
    authority: third('29'),
    rule: 'Liability is limited to harm that results from the risks that made the conduct tortious.',
    applied: ({ link, bearing }, story) => {
      const { flaw } = caseOf({ link, force: link === 'later' ? 'natural' : 'none', bearing }, story)
      return link === 'later'
        ? `The danger of ${flaw} was fire.`
        : `The danger of ${flaw} was that someone would be shot.`
    },
  },
  manner: {
    authority: second('435'),
    rule: 'If the harm is of that kind, it does not matter that the manner in which it occurred could not be foreseen.',
    applied: of(
      ({ plaintiff, defendant }) =>
        `However strange its course, a shot wounded ${plaintiff.the}. ${The(defendant)} is liable.`,
    ),
  },
  eggshell: {
    authority: third('31'),
    rule: 'A negligent defendant takes the plaintiff as found. If a preexisting condition makes an injury greater than could be expected, the defendant is liable for all of it.',
    applied: of(
      ({ plaintiff, defendant }) =>
        `The scratch was the kind of harm to be feared, and the blood disorder of ${plaintiff.the} only made it worse. ${The(defendant)} is liable for the leg.`,
    ),
  },
  'other-kind': {
    authority: third('29'),
    rule: 'Harm of another kind is outside the scope of liability even if the conduct was a but-for cause of it.',
    applied: of(
      ({ defendant }) =>
        `The toe was broken by mere weight, as any heavy object might have done. ${The(defendant)} is not liable.`,
    ),
  },
  intervening: {
    authority: third('34'),
    rule: 'An intervening force does not cut off liability for harm within the risks that made the conduct tortious.',
    applied: of(({ flaw, other }) => `${capital(other)} came after ${flaw}, so it was an intervening force.`),
  },
  careless: {
    authority: second('447'),
    rule: 'Negligence of a third person is not a superseding cause if it should have been foreseen or is a normal response to the situation.',
    applied: of(
      ({ defendant }) =>
        `A careless passerby with a lit cigarette was what made the spill dangerous. ${The(defendant)} is liable.`,
    ),
  },
  natural: {
    authority: second('451'),
    rule: 'A force of nature relieves the defendant only if its operation is extraordinary and the harm is of a different kind from that which was threatened.',
    applied: of(
      ({ defendant }) => `The breeze was an ordinary one, and it led to a fire. ${The(defendant)} is liable.`,
    ),
  },
  'same-kind': {
    authority: second('442B'),
    rule: 'One who negligently creates a risk of a particular harm is not relieved because that harm comes about through another force, unless a third person intends harm outside that risk.',
    applied: () => 'The spill created a risk of fire, and a fire was what came.',
  },
  freak: {
    authority: second('451'),
    rule: 'Even an extraordinary force of nature is not a superseding cause unless the harm is of a different kind from that which was threatened.',
    applied: of(
      ({ defendant }) =>
        `The lightning was without precedent, but it brought the fire that was feared, and ${defendant.the} is liable for the burns.`,
    ),
  },
  elsewhere: {
    authority: second('451'),
    rule: 'An extraordinary force of nature is a superseding cause of harm of another kind than the one that was threatened.',
    applied: of(
      ({ defendant }) =>
        `The spill put no one in more danger of a tornado in one place than in another. ${The(defendant)} is not liable.`,
    ),
  },
  crime: {
    authority: second('448'),
    rule: 'The intentional crime of a third person is a superseding cause, even if the negligence gave the opportunity for it, unless the defendant should have realized the likelihood of such a crime.',
    applied: of(
      ({ defendant, plaintiff }) =>
        `Nothing suggested that anyone would try to kill ${plaintiff.the}, so ${defendant.the} is not liable.`,
    ),
  },
  'expected-crime': {
    authority: second('449'),
    rule: 'If the likelihood that a third person may commit a crime is a hazard that makes the conduct negligent, the crime is not a superseding cause.',
    applied: of(
      ({ defendant }) =>
        `After four attacks in the dark, a fifth was the reason to keep the lights on. ${The(defendant)} is liable.`,
    ),
  },
  malpractice: {
    authority: third('35'),
    rule: 'One whose negligence causes an injury is liable also for enhanced harm from the efforts of others to render aid, if it arises from a risk inherent in such efforts.',
    applied: of(
      ({ defendant, plaintiff }) =>
        `An overlooked infection is such a risk. ${The(defendant)} is liable for the hand that ${plaintiff.the} lost.`,
    ),
  },
  'malpractice-limit': {
    authority: second('457'),
    rule: 'One who negligently causes an injury is liable for harm from medical aid that is given carelessly, but not for extraordinary misconduct.',
    applied: of(({ plaintiff }) => `A nurse used the occasion to try to kill ${plaintiff.the}.`),
  },
  overdose: {
    authority: second('448'),
    rule: 'The intentional crime of a third person is a superseding cause unless its likelihood should have been realized.',
    applied: of(
      ({ defendant }) => `No one could expect such a crime, and ${defendant.the} is not liable for it.`,
    ),
  },
  rescue: {
    authority: third('32'),
    rule: 'If conduct imperils a person, the scope of liability includes harm to another who tries to help and that arises from a risk inherent in the effort.',
    applied: of(
      ({ plaintiff, defendant }) =>
        `A child was in danger, and the flames that threatened the child burned ${plaintiff.the}. ${The(defendant)} is liable.`,
    ),
  },
  weakened: {
    authority: second('460'),
    rule: 'One who injures another is liable also for a later accident that is a normal consequence of the impaired condition of the body.',
    applied: of(
      ({ defendant, plaintiff }) =>
        `${capital(whose(plaintiff))} loss of balance came from the crutches, which the burned leg required. ${The(defendant)} is liable.`,
    ),
  },
} as const satisfies RuleTable<CauseFacts, CauseStory>
