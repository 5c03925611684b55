import { capital } from '../../../text/capital.ts'
import { he, him, his, The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { isLasting, isMoved, isWaivable, named, type WaiverFacts, type WaiverStory } from './facts.ts'

/** The reasons for which a defense was lost. */
export const reasonsAgainst = {
  'no-omitted': {
    side: 'no',
    texts: (facts, { plaintiff, defendant }) =>
      facts.history === 'counterclaim'
        ? [
            `${plaintiff.the} waived the defense by omitting any reservation of it from ${his(plaintiff)} complaint`,
            `${whose(plaintiff)} first pleading, the complaint, had to reserve the defense to avoid waiving it`,
          ]
        : [
            `${defendant.the} waived the defense by omitting it from ${his(defendant)} first Rule 12 motion`,
            `the defense was available but was omitted from ${whose(defendant)} first Rule 12 motion`,
          ],
    wordedBy: ({ history }) => (history === 'counterclaim' ? 'complaint' : ''),
    right: (facts, { defendant }) =>
      `${The(defendant)} could have raised ${named(facts)} in ${his(defendant)} first Rule 12 motion. Leaving out an available defense of that kind waives it.`,
    lesson: (facts, { plaintiff, defendant }) =>
      facts.history === 'counterclaim'
        ? `A complaint isn't a response to the counterclaim, so it couldn't waive a defense. What matters is that ${plaintiff.the} sued there.`
        : facts.history === 'motion, new claim, motion with it'
          ? `A motion waives only defenses then available. The claim that ${defendant.the} now attacks had not yet been made.`
          : `A motion waives only the defenses listed in Rule 12(h)(1). Omitting ${named(facts)} did no harm.`,
    applies: (facts) => isMoved(facts) || facts.history === 'counterclaim',
  },
  'no-answer': {
    side: 'no',
    texts: (facts, { defendant }) =>
      facts.history.startsWith('answer,') || facts.history === 'motion, answer, amended at once'
        ? [
            `${defendant.the} waived the defense by omitting it from the original responsive pleading`,
            `the defense was available but was omitted from ${whose(defendant)} original answer`,
          ]
        : [
            `${defendant.the} had to raise the ${facts.defense === 'vagueness' ? 'objection' : 'defense'} in ${his(defendant)} responsive pleading, not by motion`,
            `Rule 12(b) requires that every defense be asserted in the responsive pleading`,
          ],
    wordedBy: ({ history, defense }) =>
      history.includes('answer,') ? 'omitted' : defense === 'vagueness' ? 'vague' : 'pleading',
    right: (facts, { defendant }) =>
      `With no Rule 12 motion, ${whose(defendant)} answer had to include ${named(facts)}. What is left out of both is waived.`,
    lesson: (facts, { defendant }) =>
      facts.defense === 'vagueness'
        ? "It's the other way around. A motion for a more definite statement comes before the responsive pleading."
        : !facts.history.includes('answer,')
          ? `Rule 12(b) lets ${defendant.the} choose. ${capital(named(facts))} may be raised by motion or in the responsive pleading.`
          : facts.history === 'motion, answer, amended at once'
            ? `${capital(whose(defendant))} amendment as a matter of course cured the answer. The motion had already waived the defense.`
            : facts.history === 'answer, amended at once' && isWaivable(facts)
              ? `The omission was cured. On the tenth day ${defendant.the} could still amend as a matter of course.`
              : facts.history === 'answer, appeal' && isLasting(facts)
                ? 'The omission from the answer waived nothing. Failure to state a claim was open until the trial ended.'
                : `An answer waives only the defenses listed in Rule 12(h)(1), and ${named(facts)} isn't one of them.`,
    applies: ({ history }) =>
      history.startsWith('answer,') ||
      history === 'motion, answer, amended at once' ||
      history === 'motion with it' ||
      history === 'more time, motion with it',
  },
  'no-second': {
    side: 'no',
    texts: (facts, { defendant }) =>
      facts.history === 'more time, motion with it'
        ? [
            `the request for an extension was a motion that had to include every Rule 12 objection`,
            `an extension of the time to respond allows only an answer, not a Rule 12 motion`,
          ]
        : [
            `Rule 12 bars a second motion to dismiss on a ground available for the first`,
            `${defendant.the} may not raise in a second motion a defense omitted from the first motion to dismiss`,
          ],
    wordedBy: ({ history }) => (history === 'more time, motion with it' ? 'time' : ''),
    right: (facts) =>
      `Rule 12(g)(2) bars a second motion that raises ${named(facts)} if the first could have raised it.`,
    lesson: (facts, { defendant }) =>
      facts.history === 'more time, motion with it'
        ? `A request for more time is made under Rule 6(b). It uses up none of ${whose(defendant)} rights under Rule 12.`
        : facts.defense === 'subject matter'
          ? 'Rule 12(g)(2) excepts subject-matter jurisdiction, which may be raised in a second motion or a tenth.'
          : 'The bar on second motions covers only defenses that were available for the first. This one arose with the amendment.',
    applies: ({ history }) => /^motion, (?:motion|new claim)|^more time/.test(history),
  },
  'no-amendment': {
    side: 'no',
    texts: (facts, { defendant }) =>
      facts.history === 'motion, answer, amended at once'
        ? [
            `amending the answer could not revive a defense that the first motion had waived`,
            `${defendant.the} could not amend the answer to restore a defense waived by motion`,
          ]
        : facts.history === 'answer, amended by leave'
          ? [
              `an amendment by leave of court cannot revive a defense that the answer omitted`,
              `${defendant.the} did not add the omitted defense by amending as a matter of course`,
            ]
          : [
              `amending the answer could not revive a defense that the original answer had waived`,
              `${defendant.the} needed leave of court to amend the answer to add an omitted defense`,
            ],
    wordedBy: ({ history }) => history,
    right: (facts, { defendant }) =>
      facts.history === 'answer, amended by leave'
        ? `Five months after the answer, ${defendant.the} needed leave, and an amendment by leave can't restore a waived defense.`
        : `${capital(whose(defendant))} first motion omitted ${named(facts)}. An amendment can rescue an answer but not undo that waiver.`,
    lesson: (facts, { defendant }) =>
      isWaivable(facts)
        ? `${The(defendant)} made no Rule 12 motion and amended on the tenth day, when an amendment as a matter of course could still add the defense.`
        : facts.history === 'answer, amended at once'
          ? `No leave was needed so soon, and there was nothing to revive. The original answer couldn't waive ${named(facts)}.`
          : `There was nothing to revive. The original answer couldn't waive ${named(facts)}.`,
    applies: ({ history }) => history.includes('amended'),
  },
  'no-motion': {
    side: 'no',
    texts: (facts, { defendant }) =>
      facts.defense === 'vagueness'
        ? [
            `${defendant.the} had to seek a more definite statement before serving an answer`,
            `a motion for a more definite statement must precede the responsive pleading`,
          ]
        : [
            `the defense may be raised only by a motion that precedes the responsive pleading`,
            `Rule 12 requires a party to raise the defense by motion before its responsive pleading`,
          ],
    wordedBy: ({ defense }) => (defense === 'vagueness' ? 'vague' : ''),
    right: (_, { defendant }) =>
      `By answering, ${defendant.the} showed that ${he(defendant)} could answer. Rule 12(e) requires the motion before the responsive pleading.`,
    lesson: (facts) =>
      facts.history === 'answer with it'
        ? `No motion is required. Rule 12(b) lets a party raise ${named(facts)} in the answer instead.`
        : `Rule 12(b) also lets a party raise ${named(facts)} in the answer. Only a motion on that ground has to come before the answer.`,
    applies: (facts) => facts.history.endsWith('answer with it') || facts.history.startsWith('answer,'),
  },
  'no-stage': {
    side: 'no',
    texts: (facts, { defendant }) => {
      const late: Readonly<Record<string, readonly string[]>> = {
        'answer, appeal': [
          `${named(facts)} may not be raised for the first time on appeal`,
          `${defendant.the} could raise ${named(facts)} until the end of trial but not on appeal`,
        ],
        'answer, trial': [
          `${defendant.the} had to raise the defense by a motion made before the trial began`,
          `a defense omitted from every pleading may not be raised for the first time at trial`,
        ],
        'answer, judgment on the pleadings': [
          `a motion for judgment on the pleadings may rest only on a defense already pleaded`,
          `${defendant.the} had to raise the defense before the pleadings closed`,
        ],
        'answer with it': [
          `${defendant.the} waived the defense by waiting a month to seek a ruling on it`,
          `a defense pleaded in an answer is waived unless a motion on it promptly follows`,
        ],
      }
      return (
        late[facts.history] ?? [
          `the denial of ${whose(defendant)} first Rule 12 motion foreclosed any further defense before trial`,
          `a party that has lost a Rule 12 motion may not raise an omitted defense before trial`,
        ]
      )
    },
    wordedBy: ({ history }) => history,
    right: (_, { defendant }) =>
      `A trial on the merits ended before ${defendant.the} raised the point. Failure to state a claim lasts through trial and no further.`,
    lesson: (facts, { defendant }) => {
      if (facts.defense === 'subject matter')
        return facts.history === 'answer, appeal'
          ? "Most defenses can't be raised first on appeal, but lack of subject-matter jurisdiction can."
          : "No stage is too late for lack of subject-matter jurisdiction. An earlier ruling on another ground doesn't matter."
      if (facts.history === 'answer with it')
        return `Rule 12 requires that the answer include ${named(facts)}, not that ${defendant.the} seek a ruling within a month.`
      if (facts.history === 'motion, new claim, motion with it')
        return `The ruling on the first motion closed nothing as to a claim that was added afterward.`
      return `Rule 12(h)(2) keeps ${named(facts)} open through trial, and the action hasn't gone that far.`.replace(
        "and the action hasn't gone that far",
        facts.history === 'answer, trial'
          ? 'and the evidence was still open'
          : 'and there has been no trial yet',
      )
    },
    applies: ({ history }) =>
      !history.includes('amended') &&
      history !== 'motion with it' &&
      history !== 'more time, motion with it' &&
      history !== 'counterclaim',
  },
  'no-submitted': {
    side: 'no',
    texts: (facts, { plaintiff, defendant }) => {
      if (facts.history === 'counterclaim')
        return [
          `${plaintiff.the} submitted to the personal jurisdiction of the court by filing the action there`,
          `${plaintiff.the}, by suing in that court, consented to its personal jurisdiction over ${him(plaintiff)}`,
        ]
      const act = {
        'motion with it': 'attacking the claim on the merits',
        'more time, motion with it': 'seeking an extension',
        'answer with it': 'answering on the merits',
        'definite statement, answer with it': 'moving for a more definite statement',
        'motion, new claim, motion with it': 'litigating the original claim',
      }[facts.history as string]
      const doing = act ?? 'moving to dismiss on another ground'
      return [
        `${defendant.the} entered a general appearance by ${doing}`,
        `${defendant.the}, by ${doing}, submitted to the power of the court`,
      ]
    },
    wordedBy: ({ history }) => history,
    right: (_, { plaintiff }) =>
      `${The(plaintiff)} chose the court. A plaintiff consents to its jurisdiction over counterclaims in the same action.`,
    lesson: (facts, { defendant }) =>
      facts.history === 'more time, motion with it'
        ? "The Federal Rules abolished the general appearance. Seeking an extension isn't consent and waives no defense."
        : facts.history === 'motion with it'
          ? "The Federal Rules abolished the general appearance. Attacking the merits isn't consent and waives no other objection."
          : facts.history === 'answer with it'
            ? facts.defense === 'vagueness'
              ? "The Federal Rules abolished the general appearance. What counts here is the order of the papers and not the court's power."
              : "The Federal Rules abolished the general appearance. Answering on the merits isn't consent when the answer also objects."
            : facts.history === 'motion, new claim, motion with it'
              ? `Litigating one claim doesn't submit a party to the court's power on an unrelated one. ${The(defendant)} objected as soon as the new claim was made.`
              : `A Rule 12 motion isn't a general appearance and submits nobody to the court's power. The defense is lost because ${defendant.the} left it out of that motion.`,
    applies: (facts) =>
      facts.history === 'counterclaim' ||
      (isWaivable(facts) && !facts.history.startsWith('answer,') && !facts.history.includes('amended')) ||
      facts.defense === 'vagueness',
  },
} as const satisfies ReasonTable<WaiverFacts, WaiverStory>
