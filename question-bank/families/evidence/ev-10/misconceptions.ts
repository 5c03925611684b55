import type { Misconception } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import { type ConvictionFacts, isFraud, isValuable } from './facts.ts'

type View = Misconception<ConvictionFacts>

/** What a conviction would meet under each test, if that test governed. */
const by403 = (facts: ConvictionFacts) => (facts.balance === 'prejudice far' ? 'no-403' : 'yes-403')
const byAccused = (facts: ConvictionFacts) => (isValuable(facts) ? 'yes-accused' : 'no-accused')
const ordinary = (facts: ConvictionFacts) => (facts.witness === 'accused' ? byAccused(facts) : by403(facts))

/** True for a conviction that no later event, age or record takes out of the ordinary tests. */
function isPlain(facts: ConvictionFacts): boolean {
  const open = facts.after === 'nothing' || facts.after === 'appeal' || facts.after === 'relapsed'
  return facts.record === 'conviction' && facts.age !== 'old' && open
}

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: ConvictionFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

/** Rule 609 as students get it wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'rule-403-for-the-accused',
    'Rule 403 protects every witness alike',
    'An accused who testifies has the stronger protection that value must outweigh prejudice.',
    (facts) =>
      isPlain(facts) && facts.crime === 'felony' && facts.witness === 'accused' ? by403(facts) : null,
  ),
  view(
    'accused-test-for-all',
    'every witness has the protection of an accused',
    'A witness who is not the accused is left to Rule 403, which favors admission.',
    (facts) =>
      isPlain(facts) && facts.crime === 'felony' && facts.witness === 'other' ? byAccused(facts) : null,
  ),
  view(
    'dishonesty-is-weighed',
    'a crime of dishonesty is weighed like any other',
    'Within ten years a conviction for a crime of dishonesty must be admitted without weighing.',
    (facts) => (isPlain(facts) && isFraud(facts) ? ordinary(facts) : null),
  ),
  view(
    'felonies-are-automatic',
    'any felony shows that a witness is not to be believed',
    'A felony without dishonesty as an element is weighed against its prejudice.',
    (facts) => (isPlain(facts) && facts.crime === 'felony' ? 'yes-mandatory' : null),
  ),
  view(
    'only-dishonesty-counts',
    'nothing but a crime of dishonesty bears on credibility',
    'A felony of any kind may be used if it passes the balance for that witness.',
    (facts) => (isPlain(facts) && facts.crime === 'felony' ? 'no-crime' : null),
  ),
  view(
    'no-misdemeanors',
    'a misdemeanor is too slight to impeach',
    'A misdemeanor that required proof of deceit is admitted as a felony of that kind would be.',
    (facts) => (isPlain(facts) && facts.crime === 'fraud misdemeanor' ? 'no-crime' : null),
  ),
  view(
    'misdemeanors-are-weighed',
    'a misdemeanor is weighed as a felony is',
    'A crime that carries a year or less and required no deceit is not weighed at all.',
    (facts) => (isPlain(facts) && facts.crime === 'misdemeanor' ? ordinary(facts) : null),
  ),
  view(
    'ten-years-from-conviction',
    'the ten years run from the conviction in every case',
    'The ten years run from conviction or release from confinement, whichever is later.',
    (facts) => {
      if (facts.age !== 'released') return null
      const believed = decide({ ...facts, age: 'old' })
      return believed.reasons[0]
    },
  ),
  view(
    'age-is-ignored',
    'an old conviction is judged like a fresh one',
    'After ten years the presumption turns against the conviction.',
    (facts) => (facts.age === 'old' ? decide({ ...facts, age: 'recent' }).reasons[0] : null),
  ),
  view(
    'notice-always',
    'every conviction needs advance notice',
    'Notice is part of the test for convictions more than ten years old, not of the others.',
    (facts) => (facts.age !== 'old' && facts.notice === 'none' ? 'no-notice' : null),
  ),
  view(
    'appeal-bars',
    'a conviction under appeal is not yet a conviction',
    'A pending appeal leaves the conviction usable and may itself be shown.',
    (facts) => (facts.after === 'appeal' ? 'no-after' : null),
  ),
  view(
    'rehabilitation-is-for-ever',
    'a finding of rehabilitation bars the conviction for good',
    'A later crime punishable by more than a year ends that protection.',
    (facts) => (facts.after === 'relapsed' ? 'no-after' : null),
  ),
  view(
    'pardons-forgive-only',
    'a pardon forgives the sentence and leaves the conviction for the jury',
    'A pardon or certificate that rests on innocence or rehabilitation bars impeachment.',
    (facts) => (facts.after === 'innocence' || facts.after === 'rehabilitated' ? 'yes-after' : null),
  ),
  view(
    'juvenile-as-adult',
    'an adjudication of dishonesty counts as a conviction',
    'A juvenile adjudication has a rule of its own, under which it is admissible only in narrow cases.',
    (facts) => (facts.record === 'juvenile' ? 'yes-mandatory' : null),
  ),
  view(
    'need-opens-every-record',
    'need brings in any record against any witness',
    'Need counts for juvenile adjudications alone, in criminal cases, and never against the accused.',
    (facts) => (facts.record !== 'conviction' ? 'yes-record' : null),
  ),
  view(
    'juvenile-never',
    'juvenile adjudications are never usable',
    'Such adjudications come in where the witness is not the accused and a fair verdict in a criminal case needs them.',
    (facts) => (facts.record === 'juvenile' && facts.need === 'needed' ? 'no-record' : null),
  ),
  view(
    'accused-is-immune',
    'the past of an accused may never be shown',
    'An accused who testifies can be impeached with convictions, though a felony must pass a stricter balance.',
    (facts) => (isPlain(facts) && facts.witness === 'accused' ? 'no-record' : null),
  ),
  view(
    'criminal-trials-only',
    'convictions are no matter for a civil trial',
    'The rule on impeachment by conviction holds in civil trials as in criminal ones.',
    (facts) => (isPlain(facts) && facts.trial === 'civil' ? 'no-record' : null),
  ),
  view(
    'arrests-count',
    'an arrest for a serious crime impeaches as a conviction does',
    'Only a conviction may be proved under this rule.',
    (facts) => (facts.record === 'arrest' ? ordinary(facts) : null),
  ),
]
