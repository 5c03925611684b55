import { capital } from '../../../text/capital.ts'
import { whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import type { CauseCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { CauseFacts } from './facts.ts'
import type { CauseStory } from './story.ts'

const of =
  <T>(words: (told: CauseCase, facts: CauseFacts) => T) =>
  (facts: CauseFacts, story: CauseStory): T =>
    words(caseOf(facts, story), facts)

/** The reasons to leave the loss where it fell. */
export const reasonsAgainst = {
  'no-but-for': {
    side: 'no',
    texts: of(({ flaw, harm }) => [
      `${flaw} was not a factual cause of the ${harm} under the but-for test`,
      `${flaw} fails the but-for test and was not a factual cause of the ${harm}`,
    ]),
    right: of(
      ({ harm, defendant }) =>
        `Picture the same accident with ${defendant.the} at its most careful. The ${harm} is still there, so the breach did nothing.`,
    ),
    lesson: of(({ flaw }, { link, bearing }) =>
      link === 'twin' && bearing === 'together'
        ? 'The but-for test gives way when two forces could each have done it alone.'
        : link === 'unknown'
          ? "Failing the but-for test isn't the end of it: there are special rules for two careless actors."
          : `The but-for test is met: without ${flaw}, none of this would have happened.`,
    ),
  },
  'no-proof': {
    side: 'no',
    texts: of(({ plaintiff }) => [
      `${plaintiff.the} cannot prove factual cause by a preponderance of the evidence`,
      `factual cause has not been proved by a preponderance of the evidence`,
    ]),
    right: ({ link }) =>
      link === 'safeguard'
        ? "Thirty percent isn't more likely than not. Without the loss-of-chance doctrine, a lost chance is no harm of its own."
        : 'Fifty-fifty is not more likely than not, and one of the two did nothing wrong. So nothing relieves the plaintiff of proof.',
    lesson: ({ link, bearing }) =>
      link === 'unknown'
        ? bearing === 'agreed'
          ? 'The evidence shows who did it, and partners in a common plan answer for each other.'
          : "Proof by a preponderance isn't asked of the plaintiff when all who may have done it were careless."
        : 'Nothing about factual cause is in doubt. The evidence shows how the harm came about.',
  },
  'no-preempted': {
    side: 'no',
    texts: of(({ flaw, other, harm }) => [
      `${flaw} was preempted by ${other} as a factual cause of the ${harm}`,
      `${other} preempted ${flaw} and was the sole factual cause of the ${harm}`,
    ]),
    right: of(
      ({ flaw, other }) =>
        `Timing decides: ${other} had finished the work an hour before. ${capital(flaw)} would have done it but never had the chance.`,
    ),
    lesson: of(
      ({ flaw, other }) =>
        `A cause is preempted only when another finishes the work first. ${capital(flaw)} and ${other} arrived together.`,
    ),
    applies: ({ link }) => link === 'twin',
  },
  'no-cleared': {
    side: 'no',
    texts: of(({ defendant }) => [
      `${defendant.the} has carried the shifted burden of disproving factual cause`,
      `${defendant.the} has rebutted alternative liability by disproving factual cause`,
    ]),
    right: of(
      ({ second }) =>
        `The tests point to ${second?.the ?? ''}. Carelessness that hit no one leads to no liability, and strangers don't answer for each other.`,
    ),
    lesson: of(({ defendant }, { bearing }) =>
      bearing === 'agreed'
        ? 'Disproving factual cause is a defense to alternative liability, but not to liability for a common plan.'
        : `No burden had shifted to ${defendant.the}, and nothing was disproved. It remains even whose act it was.`,
    ),
    applies: ({ link }) => link === 'unknown',
  },
  'no-risk': {
    side: 'no',
    texts: of(({ plaintiff, defendant, harm, flaw }) => [
      `${whose(plaintiff)} ${harm} was not within the risk that made ${defendant.the} negligent`,
      `the ${harm} was outside the scope of liability for ${flaw}`,
    ]),
    right: of(({ flaw }, { link }) =>
      link === 'later'
        ? 'A spill is careless because it may burn. A storm five miles off could have struck anybody, anywhere.'
        : `A loaded weapon is dangerous because it shoots. ${capital(flaw)} was not careless because of what it weighs.`,
    ),
    lesson: of(({ flaw, harm }, { force }) =>
      force === 'medical'
        ? 'The scope of liability for an injury includes the risks of treating it, and mistakes are among them.'
        : force === 'weakened'
          ? 'The scope of liability for an injury includes the accidents that a weakened body makes likely.'
          : force === 'rescue'
            ? 'The scope of liability reaches those who are hurt while helping a person in danger.'
            : `The ${harm} is just the kind of harm to be feared from ${flaw}.`,
    ),
  },
  'no-superseding': {
    side: 'no',
    texts: of(({ other, harm, defendant }) => [
      `${other} was a superseding cause of the ${harm}`,
      `${other} cut off ${whose(defendant)} liability as a superseding cause`,
    ]),
    right: of(({ plaintiff }, { force }) =>
      force === 'natural'
        ? 'A storm without precedent did a kind of harm that has nothing to do with fire.'
        : `Someone set out to kill ${plaintiff.the} for private reasons, and there was no sign of it. Such a crime takes over the responsibility.`,
    ),
    lesson: of(({ other }, { link, bearing }) =>
      bearing === 'greater'
        ? 'A superseding cause comes after the negligence. The disorder had been there all along.'
        : link === 'unknown'
          ? 'Nothing came in between. The two acts happened at the same moment.'
          : link === 'twin'
            ? 'A superseding cause comes in between. These two were at work side by side.'
            : `A superseding cause has to be extraordinary and outside the risks that made the conduct careless. That can't be said of ${other}.`,
    ),
  },
} as const satisfies ReasonTable<CauseFacts, CauseStory>
