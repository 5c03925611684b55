import { capital } from '../../../text/capital.ts'
import { The } from '../../engine/party.ts'
import type { MisconceptionTable } from '../../engine/tables.ts'
import type { BreachFacts } from './facts.ts'
import { activityOf, ofCase } from './of-case.ts'
import type { reasons } from './reasons.ts'
import type { BreachStory } from './story.ts'

/** Breach and its proof as students get them wrong; each view is the rule with one part changed. */
export const misconceptions = {
  'objective-means-blind': {
    label: 'an objective standard ignores the circumstances',
    correction: ({ issue }) =>
      issue === 'emergency'
        ? 'The reasonable person is put in the same second, emergency and all. Calm hindsight is not the measure.'
        : issue === 'child'
          ? 'For a child the reasonable person is a child. Youth is one of the few traits for which the standard makes allowance.'
          : issue === 'disability'
            ? "The standard does make allowance for a disability of the body. Only traits of the mind don't count."
            : 'An illness of the body that strikes without warning counts. The reasonable person can faint too.',
    gives: 'yes-objective',
    when: ({ turn }) => ['sudden', 'as a child', 'under five', 'careful', 'first'].includes(turn),
  },
  'every-emergency-helps': {
    label: 'an emergency helps even one who made it',
    correction: ofCase(
      (_, __, { emergency }) =>
        `To react as a reasonable person in a sudden emergency doesn't make up for ${emergency.erring} in the first place.`,
    ),
    gives: 'no-emergency',
    when: ({ turn }) => turn === 'own making',
  },
  'violation-is-always-negligence': {
    label: 'every violation is negligence per se',
    correction: ofCase(({ plaintiff }, { issue, turn }, { safetyLaw }) => {
      if (issue === 'emergency')
        return 'A violation is negligence per se only if nothing excuses it, and an unexpected emergency does.'
      if (turn === 'other class')
        return `The violation would be negligence per se toward ${safetyLaw.group}. ${The(plaintiff)} belongs to another class.`
      return turn === 'other harm'
        ? `The violation would be negligence per se in a case of ${safetyLaw.risk}. This was another kind of harm.`
        : `Without an excuse, the violation would be a breach of the standard of care and negligence per se, but ${safetyLaw.excuse}.`
    }),
    gives: 'yes-per-se',
    when: ({ turn }) => ['sudden', 'other class', 'other harm', 'excused'].includes(turn),
  },
  'wheels-are-adult': {
    label: 'whatever can hurt others is an adult activity',
    correction: ofCase(
      (_, facts, story) =>
        `An adult activity is a dangerous one that is usually left to adults, such as driving. ${capital(activityOf(facts, story))} is for children.`,
    ),
    gives: 'yes-adult',
    when: ({ turn }) => turn === 'as a child' || turn === 'below a child',
  },
  'children-stay-children': {
    label: 'a child is measured as a child in all that it does',
    correction: ofCase(
      (_, __, { motor }) =>
        `A reasonable child of like age and experience is the measure for child's play. For ${motor.activity}, an adult is.`,
    ),
    gives: 'no-child',
    when: ({ turn }) => turn === 'motor',
  },
  'honest-effort': {
    label: 'honest effort is enough',
    correction: ({ turn }) =>
      turn === 'ill'
        ? "Good faith doesn't help, and neither does an illness of the mind. Judgment is measured by the prudent person's."
        : 'Good faith is not the measure. An honest judgment is negligent where a prudent person would have judged better.',
    gives: 'no-judgment',
    when: ({ issue }) => issue === 'mind',
  },
  'safety-is-business': {
    label: 'a choice of safety measures is a business decision',
    correction:
      'The result is right, but business judgment is no defense to negligence. A jury decides whether the choice was reasonable.',
    gives: 'no-judgment',
    when: ({ turn }) => turn === 'custom missed',
  },
  'illness-of-mind-excuses': {
    label: 'mental illness is like physical illness',
    correction:
      'Incapacity excuses if it comes suddenly from an illness of the body. A mental illness of an adult does not count.',
    gives: 'no-incapacity',
    when: ({ turn }) => turn === 'ill',
  },
  'incapacity-always-excuses': {
    label: 'loss of consciousness always excuses',
    correction: ofCase(
      ({ defendant }) =>
        `A sudden incapacity excuses only if it could not be foreseen. ${The(defendant)} knew of the danger beforehand.`,
    ),
    gives: 'no-incapacity',
    when: ({ turn }) => turn === 'warned',
  },
  'industry-sets-standard': {
    label: 'custom sets the standard of care',
    correction: ({ issue }) =>
      issue === 'trade'
        ? "An industry can't set its own standard of care. Its custom is evidence, and the jury may find it too low."
        : 'A statute sets a minimum. The standard of care can ask for more where an unusual danger is known.',
    gives: 'no-custom',
    when: ({ issue, turn }) => (issue === 'trade' && turn === 'custom met') || turn === 'complied',
  },
  'custom-binds-plaintiff-too': {
    label: 'a departure from custom is negligence as a matter of law',
    correction:
      'Custom sets the standard of care for professionals alone. Elsewhere a departure is evidence, and the jury weighs it.',
    gives: 'yes-professional',
    when: ({ turn }) => turn === 'custom missed',
  },
  'profession-like-industry': {
    label: 'professional custom is mere evidence',
    correction: ({ turn }) =>
      turn === 'custom met'
        ? 'That is the rule for an industry. Physicians are traditionally measured by professional custom itself.'
        : 'Custom is more than evidence of care for physicians, and it allowed either method.',
    gives: 'yes-custom',
    when: ({ issue, turn }) => (issue === 'profession' && turn === 'custom met') || turn === 'two methods',
  },
  'bad-result-is-negligence': {
    label: 'a bad result speaks for itself',
    correction:
      'Res ipsa loquitur needs a result that rarely comes without negligence. A known risk of an operation is no such result.',
    gives: 'yes-res-ipsa',
    when: ({ turn }) => turn === 'no expert',
  },
  'expert-always': {
    label: 'malpractice always needs an expert',
    correction:
      'Expert testimony is for what lies beyond common knowledge. A layperson can see what was wrong with this operation.',
    gives: 'no-expert',
    when: ({ turn }) => turn === 'plain',
  },
  'locality-rule': {
    label: 'experts must come from the same place',
    correction: ({ issue }) =>
      issue === 'trade'
        ? 'Expert testimony is needed for what lies beyond common knowledge. A jury can weigh a cheap precaution without it.'
        : 'Specialists share one national standard, so that expert testimony from another state is admissible on it.',
    gives: 'no-expert',
    when: ({ turn }) => ['custom met', 'two methods', 'specialty missed'].includes(turn),
  },
  'ignorance-of-law': {
    label: 'ignorance of the statute excuses',
    correction:
      'A violation may be excused where the actor could not know the facts. Not knowing the statute is no excuse.',
    gives: 'no-excuse',
    when: ({ turn }) => turn === 'violated',
  },
  'violation-is-only-evidence': {
    label: 'a violation is only evidence',
    correction:
      'By the Restatement an unexcused violation is negligence and not just evidence of it, if class and risk fit.',
    gives: 'no-custom-evidence',
    when: ({ turn }) => turn === 'violated',
  },
  'statute-protects-all': {
    label: 'a safety statute protects everyone from everything',
    correction: ({ turn }) =>
      turn === 'other class'
        ? 'A safety statute sets a duty toward the class that it protects. Toward others, reasonable care has to be proved in the usual way.'
        : 'A safety statute sets a duty as to the risk that it addresses. For other harm, reasonable care has to be proved in the usual way.',
    gives: 'yes-minimum',
    when: ({ turn }) => turn === 'other class' || turn === 'other harm',
  },
  'speaks-as-verdict': {
    label: 'res ipsa loquitur establishes negligence',
    correction:
      'Res ipsa loquitur brings the case to the jury. It is not conclusive, even if the defendant has no explanation.',
    gives: 'yes-res-ipsa',
    when: ({ turn, mover }) => turn === 'one source' && mover === 'plaintiff',
  },
  'burden-always-shifts': {
    label: 'res ipsa loquitur shifts the burden of proof',
    correction: ({ turn }) =>
      turn === 'explained'
        ? 'No burden of proof shifts by the majority rule, and the actual cause is known anyway.'
        : 'By the majority rule the burden of proof stays on the plaintiff. Res ipsa loquitur gives no more than an inference.',
    gives: 'yes-shift',
    when: ({ issue, turn }) => issue === 'accident' && turn !== 'shifted',
  },
  'any-accident-speaks': {
    label: 'any accident speaks for itself',
    correction: ofCase(({ event, defendant }, { turn }) =>
      turn === 'happens anyway'
        ? `Res ipsa loquitur needs an event that suggests negligence, and ${event} often occurs without any.`
        : turn === 'two sources'
          ? `Someone was probably negligent, but res ipsa loquitur has to point to ${defendant.the}. It doesn't.`
          : 'Res ipsa loquitur permits an inference where the cause is unknown. It is known here.',
    ),
    gives: 'yes-res-ipsa',
    when: ({ turn }) => ['happens anyway', 'two sources', 'explained'].includes(turn),
  },
  'care-ends-the-inference': {
    label: 'evidence of care ends the inference',
    correction:
      'Testimony about usual care is evidence for the jury. It does not explain this accident, so the inference remains.',
    gives: 'no-rebutted',
    when: ({ turn }) => turn === 'inspected',
  },
} as const satisfies MisconceptionTable<BreachFacts, typeof reasons, BreachStory>
