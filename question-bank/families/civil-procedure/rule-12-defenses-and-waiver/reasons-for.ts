import { capital } from '../../../text/capital.ts'
import { his, The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import { isLasting, isMoved, isWaivable, named, raiser, type WaiverFacts, type WaiverStory } from './facts.ts'

/** The reasons for which a defense was kept. */
export const reasonsFor = {
  'yes-first': {
    side: 'yes',
    texts: first,
    wordedBy: ({ history, defense }) => `${history}${defense === 'vagueness' ? ' vague' : ''}`,
    right: (facts, story) =>
      ({
        'motion with it': `Joining ${named(facts)} with a defense on the merits waives nothing. Special appearances are no longer needed.`,
        'answer with it': `${The(story.defendant)} made no Rule 12 motion, so the answer was the first paper that had to include ${named(facts)}.`,
      })[facts.history as string] ??
      `A request for more time doesn't count under Rule 12. ${capital(whose(story.defendant))} first Rule 12 motion raised the point in time.`,
    lesson: (facts, story) =>
      facts.history === 'counterclaim'
        ? `Raising the objection promptly doesn't help ${story.plaintiff.the}. ${The(story.plaintiff)} submitted to the court's jurisdiction by suing there.`
        : facts.defense === 'vagueness'
          ? `An answer preserves some defenses, but a more definite statement must be sought before it is served.`
          : `An answer preserves ${named(facts)} only if no Rule 12 motion came first. ${capital(whose(story.defendant))} did, and omitted it.`,
    applies: (facts) =>
      (isWaivable(facts) || facts.defense === 'vagueness') &&
      !(facts.history in { 'motion, answer, amended at once': 0, 'motion, motion with it': 0 }) &&
      (!facts.history.startsWith('answer,') || facts.history === 'answer, amended at once'),
  },
  'yes-through-trial': {
    side: 'yes',
    texts: throughTrial,
    wordedBy: (facts) => (facts.defense === 'vagueness' ? 'vague' : addsBeforeTrial(facts) ? 'amended' : ''),
    right: (facts, { defendant }) =>
      `Rule 12(h)(2) keeps ${named(facts)} open through trial, whatever ${defendant.the} omitted earlier.`,
    lesson: (facts) =>
      facts.defense === 'vagueness'
        ? 'Rule 12(e) sets its own limit: the motion must come before the responsive pleading, not before trial.'
        : addsBeforeTrial(facts)
          ? `Too broad. Only an amendment as a matter of course can add ${named(facts)}. A later one with leave could not.`
          : `Rule 12(h)(2) keeps failure to state a claim and failure to join a required party open through trial. ${capital(named(facts))} falls under Rule 12(h)(1).`,
    applies: ({ history, defense }) =>
      history !== 'answer, appeal' && history !== 'counterclaim' && defense !== 'subject matter',
  },
  'yes-any-time': {
    side: 'yes',
    texts: (facts, story) => {
      const party = raiser(facts, story)
      return {
        'personal jurisdiction': [
          `lack of personal jurisdiction deprives the court of power and cannot be waived`,
          `a court that lacks personal jurisdiction over ${party.the} must dismiss at any time`,
        ],
        venue: [
          `improper venue deprives the court of power to hear the action and cannot be waived`,
          `a court in which venue is improper must dismiss or transfer the action at any time`,
        ],
        service: [
          `a party not properly served is not before the court and cannot waive the defense`,
          `insufficient service of process deprives the court of power and cannot be waived`,
        ],
        'failure to state a claim': [
          `failure to state a claim cannot be waived and may be raised even after trial`,
          `even after trial a court must dismiss a complaint for failure to state a claim`,
        ],
        'absent party': ['', ''],
        vagueness: ['', ''],
        'subject matter': [
          `lack of subject-matter jurisdiction cannot be waived and may be raised at any time`,
          `a court that lacks subject-matter jurisdiction must dismiss the action at any time`,
        ],
      }[facts.defense]
    },
    wordedBy: ({ defense }) => defense,
    right: (facts, { defendant }) =>
      facts.history === 'answer, appeal'
        ? `No party can confer subject-matter jurisdiction by silence. ${The(defendant)} may raise it even on appeal.`
        : `${capital(whose(defendant))} earlier silence is no waiver, because the parties can't confer subject-matter jurisdiction.`,
    lesson: (facts) =>
      isLasting(facts)
        ? "Only lack of subject-matter jurisdiction can be raised at any time. Failure to state a claim can't be raised after trial."
        : `Only lack of subject-matter jurisdiction can't be waived. ${capital(named(facts))} is a personal defense, and Rule 12(h)(1) says how it's lost.`,
    applies: ({ defense }) => defense !== 'absent party' && defense !== 'vagueness',
  },
  'yes-amended': {
    side: 'yes',
    texts: (facts, { defendant }) =>
      facts.history === 'answer, amended by leave'
        ? [
            `the amended answer relates back to the date of the original responsive pleading`,
            `the court's leave to amend allowed ${defendant.the} to add a defense omitted from the answer`,
          ]
        : [
            `${defendant.the} added the defense by amending the answer as a matter of course`,
            `an answer may be amended as a matter of course to add an omitted defense`,
          ],
    wordedBy: ({ history }) => (history === 'answer, amended by leave' ? 'leave' : 'course'),
    right: (_, { defendant }) =>
      `Ten days after the answer, ${defendant.the} needed no leave, and an amendment as a matter of course can still add a waivable defense.`,
    lesson: (facts, { defendant }) =>
      facts.history === 'answer, amended by leave'
        ? `Five months later, ${defendant.the} needed leave of court. Only an amendment as a matter of course preserves ${named(facts)}.`
        : `The amendment was timely, but ${whose(defendant)} motion to dismiss had already waived ${named(facts)}.`,
    applies: (facts) => isWaivable(facts) && facts.history.includes('amended'),
  },
  'yes-unavailable': {
    side: 'yes',
    texts: (facts, { defendant }) =>
      facts.history === 'motion, new claim, motion with it'
        ? [
            `the defense to the new claim was not available when ${defendant.the} first moved to dismiss`,
            `${defendant.the} did not waive a defense to a claim that was not yet in the complaint`,
          ]
        : [
            `a defense is waived only by the intentional relinquishment of a known right`,
            `the mere omission of a defense does not show an intent to waive it`,
          ],
    wordedBy: ({ history }) => (history === 'motion, new claim, motion with it' ? 'new' : 'unnoticed'),
    right: (facts, { defendant }) =>
      `When ${defendant.the} first moved, the new claim hadn't been made, so ${named(facts)} as to it wasn't yet available.`,
    lesson: (facts) =>
      isWaivable(facts)
        ? `The mere omission of an available defense is enough: it is waived under Rule 12 whether or not that was intentional.`
        : facts.history === 'answer, appeal' && isLasting(facts)
          ? `A defense can be lost without being waived by an intentional or mere omission. This one ended with the trial.`
          : `Right result, wrong rule. The defense isn't waived by a mere omission, intentional or not, because Rule 12(h) keeps ${named(facts)} open.`,
    applies: (facts) =>
      (isMoved(facts) && facts.history !== 'motion, answer, amended at once') ||
      facts.history === 'answer, appeal',
  },
} as const satisfies ReasonTable<WaiverFacts, WaiverStory>

/** True where a later amendment could be said to add a waivable defense before trial. */
function addsBeforeTrial(facts: WaiverFacts): boolean {
  return facts.history === 'answer, amended at once' && isWaivable(facts)
}

/** How a defense may be said to last until the trial. */
function throughTrial(facts: WaiverFacts, { defendant }: WaiverStory): readonly string[] {
  if (facts.defense === 'vagueness')
    return [
      `a motion for a more definite statement may be made at any time before trial`,
      `${defendant.the} may ask for a more definite statement at any time until the trial begins`,
    ]
  return addsBeforeTrial(facts)
    ? [
        `an omitted defense may be added by amending the answer at any time before trial`,
        `${defendant.the} could amend the answer at any time before trial to add an omitted defense`,
      ]
    : [
        `Rule 12 allows ${named(facts)} to be raised in a pleading, by motion, or even at trial`,
        `${defendant.the} may raise ${named(facts)} through the end of trial`,
      ]
}

/** How a defense may be said to have been raised in the first paper that counts. */
function first(facts: WaiverFacts, { plaintiff, defendant }: WaiverStory): readonly string[] {
  const D = defendant.the
  if (facts.defense === 'vagueness')
    return facts.history === 'answer with it'
      ? [
          `${D} preserved the objection by including it in ${his(defendant)} first responsive pleading`,
          `${D} raised the vagueness of the complaint in a timely responsive pleading`,
        ]
      : [
          `${D} moved for a more definite statement before serving a responsive pleading`,
          `an extension is not a Rule 12 motion, and ${D} had served no responsive pleading`,
        ]
  switch (facts.history) {
    case 'motion with it':
      return [
        `${D} could join the defense with another ground in ${his(defendant)} first Rule 12 motion`,
        `a party does not waive a defense by joining it with another in a motion to dismiss`,
      ]
    case 'more time, motion with it':
      return [
        `${D} raised the defense in ${his(defendant)} first Rule 12 motion, having earlier sought only an extension`,
        `an extension is not a Rule 12 motion, and ${D} raised the defense in ${his(defendant)} first one`,
      ]
    case 'answer with it':
      return [
        `${D} made no Rule 12 motion and pleaded the defense in ${his(defendant)} responsive pleading`,
        `a party that makes no Rule 12 motion may raise the defense in its responsive pleading`,
      ]
    case 'counterclaim':
      return [
        `${plaintiff.the} raised the defense in ${his(plaintiff)} first response to the counterclaim`,
        `${plaintiff.the} raised the defense in a Rule 12 motion before answering the counterclaim`,
      ]
    case 'definite statement, answer with it':
      return [
        `only a motion to dismiss must include the defense, and ${D} raised it in the answer`,
        `${D} made no motion to dismiss and raised the defense in ${his(defendant)} responsive pleading`,
      ]
    default:
      return [
        `a defense omitted from a motion is preserved by a timely responsive pleading`,
        `${D} raised the defense in the answer, which was ${his(defendant)} first responsive pleading`,
      ]
  }
}
