import { he, him, The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import type { CauseCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { CauseFacts } from './facts.ts'
import type { CauseStory } from './story.ts'

const of =
  <T>(words: (told: CauseCase, facts: CauseFacts) => T) =>
  (facts: CauseFacts, story: CauseStory): T =>
    words(caseOf(facts, story), facts)

/** The reasons to let the plaintiff recover. */
export const reasonsToRecover = {
  'yes-but-for': {
    side: 'yes',
    texts: of(({ flaw, harm }) => [
      `${flaw} was a factual cause of the ${harm} under the but-for test`,
      `under the but-for test, ${flaw} was a factual cause, although not the only one`,
    ]),
    right: of(({ flaw, other, defendant }, { link }) =>
      link === 'twin'
        ? `Neither could have crossed alone, so taking away ${flaw} saves the building. Two necessary causes are both causes.`
        : `Taking away ${flaw} takes away the injury. That ${other} played a part too doesn't free ${defendant.the}.`,
    ),
    lesson: ({ link }) =>
      link === 'twin'
        ? 'The but-for test asks what would have happened without this one. The building would have been lost all the same.'
        : link === 'unknown'
          ? "The but-for test can't be met while it's unknown, or disproved, that this one struck."
          : link === 'safeguard'
            ? 'The but-for test must be met by a preponderance. A 30 percent chance falls well short.'
            : 'Passing the but-for test is only half of what is needed. The harm must also come within the risk of what was careless.',
  },
  'yes-sufficient': {
    side: 'yes',
    texts: of(({ flaw, other, harm }) => [
      `${flaw} and ${other} were multiple sufficient causes of the ${harm}`,
      `${flaw}, as one of two sufficient causes, was a substantial factor`,
    ]),
    right: of(({ flaw }, { force }) =>
      force === 'natural'
        ? `Each would have done it alone and at that moment. Nature's share in the work doesn't excuse the share of ${flaw}.`
        : `Each would have done it alone and at that moment. If the but-for test governed, both wrongdoers would go free.`,
    ),
    lesson: ({ link }) =>
      link === 'twin'
        ? 'Sufficient causes must be able to do the harm alone, and must both be at work when it happens.'
        : link === 'unknown'
          ? 'Sufficient causes both reach the plaintiff. Here only one of the two did.'
          : 'Sufficient causes are two forces that could each do the whole harm alone. These two worked only in sequence.',
  },
  'yes-burden': {
    side: 'yes',
    texts: of(({ defendant, flaw, harm }) => [
      `under alternative liability, ${defendant.the} must disprove factual cause`,
      `the burden shifts to ${defendant.the} to prove that ${flaw} did not cause the ${harm}`,
    ]),
    right: () =>
      'Both were careless toward the plaintiff, and only they could have done it. Each must clear itself or pay.',
    lesson: ({ link, bearing }) =>
      link === 'unknown'
        ? bearing === 'one careful'
          ? 'Alternative liability shifts the burden only if all who may have done it were negligent. One of these two was careful.'
          : 'Alternative liability is for uncertainty about who did it. The tests left none.'
        : 'Alternative liability shifts the burden when one of several negligent actors did it and no one knows which. Nothing is unknown here.',
  },
  'yes-concert': {
    side: 'yes',
    texts: of(({ defendant, second, rival, other }, { link }) =>
      link === 'twin'
        ? [
            `${defendant.the} and ${rival ?? ''} were engaged in concerted action`,
            `concerted action makes ${defendant.the} liable for ${other} as well`,
          ]
        : [
            `${defendant.the} and ${second?.the ?? ''} were engaged in concerted action`,
            `concerted action makes ${defendant.the} liable for ${other} as well`,
          ],
    ),
    right: of(
      ({ second, defendant }) =>
        `They agreed to compete in dangerous conduct. Each partner answers for it, so it doesn't help ${defendant.the} that ${second?.the ?? ''} did the harm.`,
    ),
    lesson: () =>
      'Concerted action needs a common plan or knowing help. Acting at the same time, as strangers, is neither.',
    applies: ({ link, force }) => link === 'unknown' || (link === 'twin' && force === 'careless'),
  },
  'yes-risk': {
    side: 'yes',
    texts: of(({ plaintiff, defendant, harm, flaw }) => [
      `${whose(plaintiff)} ${harm} was within the risk that made ${defendant.the} negligent`,
      `the ${harm} was within the scope of liability for ${flaw}`,
    ]),
    right: of((_, { link }) =>
      link === 'later'
        ? 'The spill was careless because it might burn people nearby, and it did. How the fire starts may be a surprise.'
        : 'A loaded weapon in a small hand is careless because someone may be shot, and someone was. Its odd path is only a detail.',
    ),
    lesson: of(({ flaw }, { link }) =>
      link === 'safeguard'
        ? 'The scope of liability matters only once there is a factual cause, and here the breach made no difference.'
        : `The risk that made it careless was of a different kind. What happened is not what anyone fears from ${flaw}.`,
    ),
  },
  'yes-eggshell': {
    side: 'yes',
    texts: of(({ plaintiff, defendant, harm }) => [
      `under the eggshell plaintiff rule, ${defendant.the} takes ${plaintiff.the} as ${he(defendant)} finds ${him(plaintiff)}`,
      `the eggshell plaintiff rule makes ${defendant.the} liable for the ${harm}`,
    ]),
    right: of(
      ({ plaintiff }) =>
        `Some wound from the shot was to be expected. How badly ${plaintiff.the} would suffer from it need not have been.`,
    ),
    lesson: () =>
      'The eggshell plaintiff rule is about a frailty that the plaintiff already had. It is no answer to an event from outside.',
  },
  'yes-foreseeable': {
    side: 'yes',
    texts: of(({ other, harm }) => [
      `${other} was a foreseeable intervening cause of the ${harm}`,
      `${other} was an intervening cause but not a superseding cause`,
    ]),
    right: of(({ defendant }, { force }) =>
      force === 'natural'
        ? 'An evening breeze comes nearly every day. Anyone who spills such a thing must reckon with it.'
        : force === 'criminal'
          ? `Earlier attacks were the very reason for lights. A crime that ${defendant.the} had to guard against can't free it.`
          : force === 'medical'
            ? 'Anyone who sends a person to a hospital must expect that treatment sometimes is careless.'
            : force === 'weakened'
              ? 'Crutches make falls more likely. The second accident grew out of the first injury and not out of any new danger.'
              : 'People smoke in public places and toss cigarettes away. Such carelessness is to be expected.',
    ),
    lesson: ({ link, bearing, force }) =>
      link === 'safeguard'
        ? 'Whether an intervening cause was foreseeable matters only once the breach is a factual cause.'
        : bearing === 'greater'
          ? "A disorder that was there before the accident didn't intervene, and no one could foresee it."
          : force === 'criminal' || force === 'medical'
            ? 'An intentional crime is a foreseeable intervening cause only if something gave reason to expect it.'
            : 'An intervening cause leads to liability only for a kind of harm that was to be feared.',
  },
  'yes-rescue': {
    side: 'yes',
    texts: of(({ defendant, harm, flaw }) => [
      `the rescue doctrine makes the ${harm} a foreseeable result of ${flaw}`,
      `under the rescue doctrine, ${defendant.the} is liable for the ${harm}`,
    ]),
    right: of(
      ({ plaintiff }) =>
        `Danger invites rescue. Since a child was in peril, the effort of ${plaintiff.the} to help was to be expected.`,
    ),
    lesson: of(
      ({ plaintiff }) =>
        `The rescue doctrine protects a person who is hurt while helping another. ${The(plaintiff)} was not helping anyone.`,
    ),
    applies: ({ link }) => link === 'later' || link === 'entrusted',
  },
} as const satisfies ReasonTable<CauseFacts, CauseStory>
