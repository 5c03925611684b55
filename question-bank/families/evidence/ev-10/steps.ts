import type { Rule } from '../../engine/contract.ts'
import type { ConvictionFacts, ConvictionSkin } from './facts.ts'

type Applied = Rule<ConvictionFacts, ConvictionSkin>['applied']

const AS_OF = '2026-11-01'

function step(
  id: string,
  authority: string,
  rule: string,
  applied: Applied,
): Rule<ConvictionFacts, ConvictionSkin> {
  return { id, authority, asOf: AS_OF, rule, applied }
}

const FINDINGS: Readonly<Record<ConvictionFacts['balance'], string>> = {
  'value far': 'the value was found to outweigh the prejudice substantially',
  value: 'the value was found to outweigh the prejudice',
  prejudice: 'the prejudice was found to outweigh the value, though not substantially',
  'prejudice far': 'the prejudice was found to outweigh the value substantially',
}

const role: Applied = (facts, skin) =>
  facts.witness === 'accused'
    ? `${skin.witness} is the accused`
    : `${skin.witness} is not an accused on trial`

/** Every rule that a path of this family can run through, in the words of the text it stands in. */
export const steps: readonly Rule<ConvictionFacts, ConvictionSkin>[] = [
  step(
    'dishonest',
    'FRE 609(a)(2)',
    'A conviction for any crime, felony or misdemeanor, must be admitted against any witness when its elements required proving a dishonest act or false statement, and the court has no discretion to weigh prejudice.',
    (_, skin) =>
      `The crime that ${skin.witness} committed is defined by deceit, so the judge's finding does not matter.`,
  ),
  step(
    'accused-in',
    'FRE 609(a)(1)(B)',
    'A felony that does not turn on dishonesty is admitted against an accused who testifies if its probative value outweighs its prejudicial effect to that accused.',
    (facts, skin) =>
      `${role(facts, skin)}, the crime carries more than a year in prison, and ${FINDINGS[facts.balance]}.`,
  ),
  step(
    'accused-out',
    'FRE 609(a)(1)(B)',
    'A felony that does not turn on dishonesty is admitted against an accused who testifies only if its probative value outweighs its prejudicial effect to that accused.',
    (facts, skin) => `${role(facts, skin)}, and ${FINDINGS[facts.balance]}.`,
  ),
  step(
    'other-in',
    'FRE 609(a)(1)(A)',
    'A felony that does not turn on dishonesty must be admitted against a witness other than an accused, subject to Rule 403, which excludes only if unfair prejudice substantially outweighs probative value.',
    (facts, skin) =>
      `${role(facts, skin)}, the crime carries more than a year in prison, and ${FINDINGS[facts.balance]}.`,
  ),
  step(
    'other-out',
    'FRE 609(a)(1)(A)',
    'A felony that does not turn on dishonesty comes in against a witness other than an accused, subject to Rule 403, which excludes it if unfair prejudice substantially outweighs probative value.',
    (facts, skin) => `${role(facts, skin)}, and ${FINDINGS[facts.balance]}.`,
  ),
  step(
    'misdemeanor',
    'FRE 609(a)',
    'A crime punishable by a year or less can be used to attack character for truthfulness only if its elements required proving a dishonest act or false statement.',
    (_, skin) =>
      `The offense of ${skin.witness} is a minor one and needs no deceit, so no balance can bring it in.`,
  ),
  step(
    'counted-from-release',
    'FRE 609(b)',
    'The stricter test for old convictions applies only if more than ten years have passed since the conviction or the release from confinement for it, whichever is later.',
    (_, skin) =>
      `${skin.witness} was released in 2020, so the ten years have not run although the conviction dates from 2008.`,
  ),
  step(
    'old-in',
    'FRE 609(b)',
    'A conviction more than ten years past conviction and release is admitted only if its probative value, supported by specific facts, substantially outweighs its prejudicial effect and the proponent gave reasonable written notice.',
    (facts) =>
      `More than ten years had gone by since release, notice was given, and ${FINDINGS[facts.balance]}.`,
  ),
  step(
    'old-out',
    'FRE 609(b)',
    'A conviction more than ten years past conviction and release is admitted only if its probative value, supported by specific facts, substantially outweighs its prejudicial effect and the proponent gave reasonable written notice.',
    (facts) =>
      `More than ten years had gone by since release, and ${FINDINGS[facts.balance]}, but not substantially.`,
  ),
  step(
    'old-without-notice',
    'FRE 609(b)(2)',
    'A conviction more than ten years past conviction and release cannot be used unless the proponent gave the adverse party reasonable written notice of the intent to use it.',
    () =>
      'More than ten years had gone by since release and no notice was given, so a favorable finding is not enough.',
  ),
  step(
    'pardon-innocence',
    'FRE 609(c)(2)',
    'A conviction is not admissible if it has been the subject of a pardon based on a finding of innocence.',
    (_, skin) =>
      `The pardon of ${skin.witness} rests on a finding of innocence, and nothing later can revive the conviction.`,
  ),
  step(
    'pardon-rehabilitated',
    'FRE 609(c)(1)',
    'A conviction is not admissible if a certificate or like procedure found the person rehabilitated and the person has not been convicted since of a crime punishable by more than one year.',
    (_, skin) => `${skin.witness} was found to be rehabilitated and has had no later conviction.`,
  ),
  step(
    'pardon-relapsed',
    'FRE 609(c)(1)',
    'A finding of rehabilitation stops barring a conviction once the person is convicted of a later crime punishable by more than one year.',
    (_, skin) =>
      `The later felony conviction of ${skin.witness} removed the bar, and the ordinary tests apply.`,
  ),
  step(
    'appeal',
    'FRE 609(e)',
    'A conviction may be used even if an appeal is pending, and the pendency may be shown as well.',
    (_, skin) => `The appeal of ${skin.witness} changes nothing, and the ordinary tests apply.`,
  ),
  step(
    'juvenile-accused',
    'FRE 609(d)',
    'A juvenile adjudication may be used only in a criminal case and only against a witness other than the accused.',
    (facts, skin) => `${role(facts, skin)}, so the adjudication stays out.`,
  ),
  step(
    'juvenile-civil',
    'FRE 609(d)',
    'A juvenile adjudication may be used to attack credibility only in a criminal case.',
    () => 'This is a civil case, so the adjudication stays out.',
  ),
  step(
    'juvenile-unneeded',
    'FRE 609(d)',
    'A juvenile adjudication of a witness other than the accused is admissible in a criminal case only if an adult conviction would be and admitting it is necessary to determine guilt or innocence fairly.',
    () => 'The judge found that a fair verdict does not need it.',
  ),
  step(
    'juvenile-needed',
    'FRE 609(d)',
    'A juvenile adjudication of a witness other than the accused is admissible in a criminal case if an adult conviction would be and admitting it is necessary to determine guilt or innocence fairly.',
    (_, skin) =>
      `${skin.witness} is not on trial, an adult conviction for a crime of deceit would come in, and the judge found the need.`,
  ),
  step(
    'arrest',
    'FRE 609(a)',
    'The rule lets a party prove convictions; an arrest or a charge is no evidence that its subject did anything.',
    (_, skin) =>
      `${skin.witness} was arrested and never convicted, so the record shows nothing that the rule admits.`,
  ),
]
