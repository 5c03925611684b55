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
      `A request for an extension isn't a Rule 12 motion. ${capital(whose(story.defendant))} first one raised the point in time.`,
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
    texts: (facts, { defendant }) =>
      facts.defense === 'vagueness'
        ? [
            `${defendant.the} may move for a more definite statement at any time before trial`,
            `a motion for a more definite statement is timely until the trial begins`,
          ]
        : [
            `${named(facts)} is a defense that is preserved through trial`,
            `Rule 12 allows ${named(facts)} to be raised as late as trial`,
          ],
    wordedBy: ({ defense }) => (defense === 'vagueness' ? 'vague' : ''),
    right: (facts, { defendant }) =>
      `Rule 12(h)(2) keeps ${named(facts)} open through trial, whatever ${defendant.the} omitted earlier.`,
    lesson: (facts) =>
      facts.defense === 'vagueness'
        ? 'Rule 12(e) sets its own limit: the motion must come before the responsive pleading, not before trial.'
        : `Only failure to state a claim and failure to join a required party last through trial. Rule 12(h)(1) governs ${named(facts)}.`,
    applies: ({ history, defense }) =>
      history !== 'answer, appeal' && history !== 'counterclaim' && defense !== 'subject matter',
  },
  'yes-any-time': {
    side: 'yes',
    texts: (facts, story) => {
      const party = raiser(facts, story)
      return {
        'personal jurisdiction': [
          `a court that lacks personal jurisdiction over ${party.the} must dismiss at any time`,
          `lack of personal jurisdiction deprives the court of power and is never waived`,
        ],
        venue: [
          `improper venue deprives the court of power and may be raised at any time`,
          `a court in which venue is improper must dismiss at any stage of the action`,
        ],
        service: [
          `without sufficient service of process, the court must dismiss at any time`,
          `insufficient service of process deprives the court of power and is never waived`,
        ],
        'failure to state a claim': [
          `failure to state a claim is never waived and may be raised at any time`,
          `a court must dismiss at any stage of the action for failure to state a claim`,
        ],
        'absent party': ['', ''],
        vagueness: ['', ''],
        'subject matter': [
          `lack of subject-matter jurisdiction is never waived and may be raised at any time`,
          `a court that lacks subject-matter jurisdiction must dismiss at any stage of the action`,
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
        : `This confuses ${named(facts)}, a personal privilege that can be waived, with lack of subject-matter jurisdiction.`,
    applies: ({ defense }) => defense !== 'absent party' && defense !== 'vagueness',
  },
  'yes-amended': {
    side: 'yes',
    texts: (facts, { defendant }) =>
      facts.history === 'answer, amended by leave'
        ? [
            `${defendant.the} included ${named(facts)} in an amended answer that the court allowed`,
            `Rule 12 treats an answer amended by leave of court as the original responsive pleading`,
          ]
        : [
            `${defendant.the} added ${named(facts)} by amending the answer as a matter of course`,
            `an answer amended as a matter of course is treated as the original responsive pleading`,
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
            `${named(facts)} as to the new claim was not available when ${defendant.the} first moved`,
            `${defendant.the} could not waive a defense to a claim that was added later`,
          ]
        : [
            `${named(facts)} was not available to ${defendant.the} until after the first response`,
            `${defendant.the} overlooked the defense and so could not waive it by omitting it`,
          ],
    wordedBy: ({ history }) => (history === 'motion, new claim, motion with it' ? 'new' : 'unnoticed'),
    right: (facts, { defendant }) =>
      `When ${defendant.the} first moved, the new claim hadn't been made, so ${named(facts)} as to it wasn't yet available.`,
    lesson: (facts, { defendant }) =>
      isWaivable(facts)
        ? `A defense is available if it could have been raised. Waiver under Rule 12 requires no knowledge or intent.`
        : facts.history === 'answer, appeal' && isLasting(facts)
          ? `Waiver under Rule 12 requires no knowledge or intent. ${The(defendant)} lost the defense when the trial ended.`
          : `Right result, wrong rule. Whether ${defendant.the} knew of the defense or omitted it doesn't matter, because Rule 12(h) keeps ${named(facts)} open.`,
    applies: (facts) =>
      (isMoved(facts) && facts.history !== 'motion, answer, amended at once') ||
      facts.history === 'answer, appeal',
  },
} as const satisfies ReasonTable<WaiverFacts, WaiverStory>

/** How a defense may be said to have been raised in the first paper that counts. */
function first(facts: WaiverFacts, { plaintiff, defendant }: WaiverStory): readonly string[] {
  const name = named(facts)
  if (facts.defense === 'vagueness')
    return facts.history === 'answer with it'
      ? [
          `${defendant.the} raised the vagueness of the complaint in ${his(defendant)} first responsive pleading`,
          `the answer, ${whose(defendant)} first responsive pleading, complained of the vagueness`,
        ]
      : [
          `${defendant.the} sought a more definite statement before serving a responsive pleading`,
          `the motion for a more definite statement came before ${whose(defendant)} responsive pleading`,
        ]
  switch (facts.history) {
    case 'motion with it':
      return [
        `${defendant.the} could join ${name} with another defense in one motion`,
        `${whose(defendant)} first responsive paper included ${name}`,
      ]
    case 'more time, motion with it':
      return [
        `${defendant.the} raised ${name} in ${his(defendant)} first motion to dismiss`,
        `${whose(defendant)} first motion to dismiss raised ${name}`,
      ]
    case 'answer with it':
      return [
        `${defendant.the} pleaded ${name} in the answer and had made no Rule 12 motion`,
        `${name} was included in ${whose(defendant)} first responsive pleading`,
      ]
    case 'counterclaim':
      return [
        `${plaintiff.the} raised ${name} in ${his(plaintiff)} first response to the counterclaim`,
        `${whose(plaintiff)} Rule 12 motion raised ${name} at the first opportunity`,
      ]
    default:
      return [
        `${defendant.the} included ${name} in ${his(defendant)} responsive pleading`,
        `${whose(defendant)} answer, a timely responsive pleading, raised ${name}`,
      ]
  }
}
