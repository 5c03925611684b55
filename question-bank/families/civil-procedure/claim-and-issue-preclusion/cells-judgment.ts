import { capital } from '../../../text/capital.ts'
import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { PreclusionStory } from './facts.ts'
import type { PreclusionCells } from './reason-id.ts'

const otherLaw = (_: PreclusionStory): Cell => [
  'the state-law claim has different elements and so is not the same claim',
  'claim preclusion requires identical elements, and the two statutes differ',
  `Identical elements aren't the test of a claim. The facts of the transaction are.`,
]
const notTried = (_: PreclusionStory): Cell => [
  'the state-law claim was not actually litigated in the first action',
  'a claim that was not actually litigated may be raised in a later action',
  `Whether something was actually litigated matters to issue preclusion. Claim preclusion also reaches theories that could have been joined.`,
]

/** Reasons where a final judgment stands, or has stood, between the same parties. */
export const JUDGMENT_CELLS = {
  'other-theory': (s) => ({
    'yes-transaction': [
      'the state-law claim arises from the same transaction as the first action',
      'a new legal theory about the same transaction is part of the same claim',
      `The advertisements are the transaction, and a second theory about them had its chance in the first action.`,
    ],
    'yes-final': [
      `a final judgment for ${s.defendant.the} bars ${s.plaintiff.the} from suing it again`,
      'a final judgment bars any later action between the same two parties',
      `A final judgment bars the same claim, not each later suit between two parties. You still have to compare the transactions.`,
    ],
    'yes-litigated': [
      'every theory that could have been raised is deemed actually litigated',
      'issue preclusion extends to a theory that could have been raised but was not',
      `Issue preclusion takes only matters that were actually litigated. It's claim preclusion that reaches an omitted theory.`,
    ],
    'no-identical': otherLaw(s),
    'no-litigated': notTried(s),
    'no-merits': [
      'the federal judgment was not an adjudication on the merits of the state-law claim',
      'the first verdict was on the merits of the federal claim alone',
      `A verdict is on the merits of the whole claim, state-law theories included.`,
    ],
  }),
  'later-ads': (s) => ({
    'no-transaction': [
      'the second action rests on conduct after the judgment and so is not the same claim',
      'a campaign that began after the judgment is not part of the same transaction',
      `A judgment can't extinguish a claim that didn't exist yet. Conduct after it gives rise to a claim of its own.`,
    ],
    'no-final': [
      `a judgment is not final as long as ${s.defendant.the} repeats the statement`,
      'a judgment for damages is not a final judgment as to a continuing wrong',
      `The judgment became final when it was entered. To repeat the statement, or continue the wrong, is new conduct that it doesn't reach.`,
    ],
    'no-merits': [
      "a judgment on the merits in a plaintiff's favor does not preclude that plaintiff",
      'claim preclusion bars only a plaintiff who has lost on the merits',
      `A judgment on the merits for the plaintiff precludes as well: the claim merges in it. Having won isn't what leaves later losses open.`,
    ],
    'yes-transaction': [
      'both campaigns made the same statement and so were the same transaction',
      'the two campaigns form one series of connected acts and so the same claim',
      `A series of connected acts ends somewhere. A campaign after the judgment is a new transaction, even if both campaigns made the same statement.`,
    ],
    'yes-merits': [
      'the judgment on the merits merged future losses from the same statement',
      'a judgment on the merits covers future losses as well as past ones',
      `A judgment on the merits merges the claim for past losses, not one for future losses from wrongs still to come.`,
    ],
    'yes-final': [
      'a final judgment on the statement bars later actions over its use',
      `the final judgment, once paid, ended ${whose(s.defendant)} liability for the statement`,
      `A final judgment settles liability for the past. Later use of the statement is conduct that no court has judged yet.`,
    ],
  }),
  appeal: (s) => ({
    'yes-final': [
      'the judgment is a final judgment for claim preclusion despite the pending appeal',
      'a final judgment has preclusive effect while an appeal from it is pending',
      `The district court's judgment binds from entry, and nothing has set it aside.`,
    ],
    'yes-litigated': [
      'every theory that could have been raised is deemed actually litigated',
      'issue preclusion extends to a theory that could have been raised but was not',
      `Issue preclusion takes only matters that were actually litigated. What bars this theory is claim preclusion.`,
    ],
    'yes-essential': [
      'the verdict was essential to the judgment on every theory that could have been raised',
      'the verdict on the advertisements was essential to the judgment',
      `Asking whether a finding was essential belongs to issue preclusion. This defense compares claims.`,
    ],
    'no-final': [
      'there is no final judgment until the court of appeals decides the appeal',
      'a judgment from which an appeal is pending is not a final judgment',
      `Finality for preclusion doesn't wait for the appeal. In federal court, a judgment binds unless and until it's set aside.`,
    ],
    'no-identical': otherLaw(s),
    'no-litigated': notTried(s),
  }),
  vacated: (s) => ({
    'no-final': [
      'the vacated judgment is no longer a final judgment',
      'a final judgment loses its preclusive effect when it is vacated',
      `With the judgment vacated and a new trial ordered, nothing is left that could preclude.`,
    ],
    'no-transaction': [
      'unfair competition and false advertising are not the same transaction',
      'the state-law claim does not arise from the same transaction as the federal claim',
      `Unfair competition under state law and false advertising under federal law concern one set of advertisements here. What's missing is a judgment.`,
    ],
    'no-identical': otherLaw(s),
    'no-litigated': notTried(s),
    'yes-final': [
      'the judgment was final when entered, regardless of the later appeal',
      'a final judgment keeps its preclusive effect until another judgment replaces it',
      `A judgment is final despite an appeal only until it's set aside. That has happened.`,
    ],
    'yes-transaction': [
      'both actions arise from the same transaction and are the same claim',
      'the second action states a new theory about the same transaction',
      `Both actions do arise from one transaction, and a second theory wouldn't change that. But without a standing judgment, nothing bars the claim.`,
    ],
    'yes-merits': [
      'the jury decided the first action on the merits before the appeal',
      'a verdict on the merits bars the claim even if the judgment is vacated',
      `A verdict decides the merits only if judgment on it stands. This one was set aside with the judgment.`,
    ],
  }),
  'default-claim': (s) => ({
    'yes-transaction': [
      'the default judgment extinguished all claims from the same transaction',
      'the online losses arose from the same transaction as the losses in stores',
      `One set of advertisements cost both kinds of sales. A plaintiff who sues for part of the transaction's harm merges the rest.`,
    ],
    'yes-litigated': [
      'a party that defaults is deemed to have actually litigated the complaint',
      'every issue in a default judgment is deemed actually litigated',
      `A party that defaults has actually litigated nothing. It doesn't have to: claim preclusion works without a contest.`,
    ],
    'yes-essential': [
      'the falsity of the advertisements was essential to the default judgment',
      'every allegation is essential to a judgment that is entered by default',
      `What was essential to a judgment matters to issue preclusion, which a default doesn't support. This is about splitting a claim.`,
    ],
    'no-litigated': [
      'no issue was actually litigated before the default judgment',
      'a default judgment does not preclude matters not actually litigated',
      `Nothing was actually litigated, but that matters to issue preclusion. Claim preclusion takes only a valid final judgment.`,
    ],
    'no-merits': [
      'a default judgment is not an adjudication on the merits',
      'a judgment entered without an answer is not on the merits',
      `For claim preclusion, a judgment by default counts as one on the merits if the court had jurisdiction.`,
    ],
    'no-transaction': [
      'sales online and sales in stores are not the same transaction',
      'losses in two separate markets are not part of the same claim',
      `${capital(whose(s.plaintiff))} losses in stores and online flow from the same advertisements in the same months. That's one transaction.`,
    ],
  }),
} satisfies PreclusionCells
