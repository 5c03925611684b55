import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { RemovalStory } from './facts.ts'
import type { RemovalCells } from './reason-id.ts'

const forLocals = ({ plaintiff }: RemovalStory): Cell => [
  `${plaintiff.the} is not a citizen of the forum state`,
  `the forum-defendant rule does not apply if the plaintiff is from another state`,
  `The rule asks of which state the defendants are citizens. A plaintiff who isn't a citizen of the forum state may rely on it too.`,
]
const diverse = ({ plaintiff, defendant }: RemovalStory): Cell => [
  `complete diversity exists between ${plaintiff.the} and ${defendant.the}`,
  `the action satisfies the requirements of diversity jurisdiction`,
  `Diversity gives a federal court power, but a removal on that basis must also respect the forum-defendant rule.`,
]

/** Reasons where a defendant was sued at home. */
export const FORUM_CELLS = {
  forum: (s) => ({
    'yes-forum': [
      `${s.defendant.the} is a citizen of the forum state and may not remove`,
      `the forum-defendant rule bars removal by a defendant sued in its home state`,
      `Where diversity is the only basis, a defendant sued in its own state may not remove if the plaintiff objects in time.`,
    ],
    'yes-power': [
      `diversity jurisdiction does not exist in a defendant's home state`,
      `a citizen of the forum state destroys complete diversity`,
      `Diversity compares the parties and not the forum. The court has power, but the removal broke another rule.`,
    ],
    'no-basis': diverse(s),
    'no-own': forLocals(s),
  }),
  'forum-waived': (s) => ({
    'no-waived': [
      `${s.plaintiff.the} waived the objection by not moving to remand within 30 days`,
      `a violation of the forum-defendant rule is a nonjurisdictional defect, which was waived`,
      `The forum-defendant rule doesn't limit the court's power. An objection under it is lost 30 days after the notice.`,
    ],
    'no-own': forLocals(s),
    'yes-forum': [
      `${s.defendant.the} is a citizen of the forum state and could not remove`,
      `the forum-defendant rule bars removal by a defendant sued in its home state`,
      `The removal did break that rule, but nobody objected within 30 days.`,
    ],
    'yes-anytime': [
      `the forum-defendant rule is a limit on subject-matter jurisdiction`,
      `a violation of the forum-defendant rule may be raised at any time before judgment`,
      `Only a lack of jurisdiction can be raised at any time. The parties here were diverse.`,
    ],
  }),
  'one-forum': ({ plaintiff, defendant, codefendant }) => ({
    'yes-forum': [
      `${codefendant.the} is a citizen of the forum state and had been served`,
      `the forum-defendant rule applies if any defendant who was served is a forum citizen`,
      `One local defendant is enough, once joined and served. It doesn't help that another, from elsewhere, filed the notice.`,
    ],
    'yes-remover': [
      `each defendant must file a notice of removal, and ${codefendant.the} did not`,
      `${whose(codefendant)} consent could not take the place of a notice of removal`,
      `One notice is enough, if the others who were served consent. The consent here was good, and the problem lies elsewhere.`,
    ],
    'no-basis': [
      `neither defendant is a citizen of the same state as ${plaintiff.the}`,
      `the parties are completely diverse, and all who were served consented`,
      `The parties are completely diverse, and all who were served consented. But that isn't enough where one of them is sued at home.`,
    ],
    'no-own': [
      `${defendant.the}, which filed the notice, is not a citizen of the forum state`,
      `the forum-defendant rule concerns only the defendant who files the notice`,
      `The rule looks at every defendant who was joined and served, and not only at the one who files.`,
    ],
  }),
} satisfies RemovalCells
