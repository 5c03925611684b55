import { capital } from '../../../text/capital.ts'
import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { PreclusionStory } from './facts.ts'
import type { PreclusionCells } from './reason-id.ts'

const otherLaw = (_: PreclusionStory): Cell => [
  'unfair competition has elements of its own and is not the same claim',
  'claim preclusion requires identical elements, which the two laws lack',
  `Identical elements aren't the test of a claim. The facts of the transaction are.`,
]
const notTried = (_: PreclusionStory): Cell => [
  'unfair competition was not actually litigated in the first action',
  'a claim that was not actually litigated may be brought in a later action',
  `Whether something was actually litigated matters to issue preclusion. Claim preclusion also reaches theories that could have been joined.`,
]

/** Reasons where a final judgment stands, or has stood, between the same parties. */
export const JUDGMENT_CELLS = {
  'other-theory': (s) => ({
    'yes-transaction': [
      'the state-law claim arises from the same transaction as the first action',
      'a new legal theory about the same transaction is still the same claim',
      `The advertisements are the transaction, and a second theory about them had its chance in the first action.`,
    ],
    'yes-final': [
      `after a final judgment, ${s.plaintiff.the} may not sue ${s.defendant.the} again`,
      'a final judgment ends litigation between the same two parties',
      `A final judgment bars the same claim, not each later suit between two parties. You still have to compare the transactions.`,
    ],
    'yes-litigated': [
      'each theory that could have been joined counts as actually litigated',
      'issue preclusion extends to theories that were not actually litigated',
      `Issue preclusion takes only matters that were actually litigated. It's claim preclusion that reaches an omitted theory.`,
    ],
    'no-identical': otherLaw(s),
    'no-litigated': notTried(s),
    'no-merits': [
      'a federal-law judgment is not on the merits of a state-law claim',
      'the first verdict was on the merits of the federal statute alone',
      `A verdict is on the merits of the whole claim, state-law theories included.`,
    ],
  }),
  'later-ads': (s) => ({
    'no-transaction': [
      'the new campaign, begun after the judgment, is not the same claim',
      'losses from the new campaign are not from the same transaction',
      `A judgment can't extinguish a claim that didn't exist yet. Conduct after it gives rise to a claim of its own.`,
    ],
    'no-final': [
      `a judgment is not final as long as ${s.defendant.the} repeats the statement`,
      'a judgment for damages is not final as to a continuing wrong',
      `The judgment became final when it was entered. To repeat the statement, or continue the wrong, is new conduct that it doesn't reach.`,
    ],
    'no-merits': [
      'a judgment that has been paid is no longer on the merits',
      'once satisfied, the judgment ceased to be an adjudication on the merits',
      `A judgment that has been paid is still an adjudication on the merits. Payment isn't what leaves later losses open.`,
    ],
    'yes-transaction': [
      'the same statement in both campaigns makes them the same transaction',
      'both campaigns form one series of connected acts and so the same claim',
      `A series of connected acts ends somewhere. Losses from a campaign after the judgment are a new claim, even if both campaigns make the same statement.`,
    ],
    'yes-merits': [
      'the judgment on the merits merged future losses from the same statement',
      'a judgment on the merits covers future losses as well as past ones',
      `A judgment on the merits merges the claim for past losses, not one for future losses from wrongs still to come.`,
    ],
    'yes-final': [
      'a final judgment on the statement bars later suits over its use',
      `a final judgment, once paid, ends ${whose(s.defendant)} liability for the statement`,
      `A final judgment settles liability for the past. Later use of the statement is conduct that no court has judged yet.`,
    ],
  }),
  appeal: (s) => ({
    'yes-final': [
      'the pending appeal leaves the judgment final for claim preclusion',
      'a final judgment keeps its preclusive effect while an appeal is pending',
      `The district court's judgment binds from entry, and nothing has set it aside.`,
    ],
    'yes-litigated': [
      'each theory that could have been joined counts as actually litigated',
      'issue preclusion extends to theories that were not actually litigated',
      `Issue preclusion takes only matters that were actually litigated. What bars this theory is claim preclusion.`,
    ],
    'yes-essential': [
      'the verdict was essential to the judgment on each possible theory',
      `a verdict for ${s.defendant.the} is essential to the judgment on each theory`,
      `Asking whether a finding was essential belongs to issue preclusion. This defense compares claims.`,
    ],
    'no-final': [
      'there is no final judgment until the appeal has been decided',
      'a judgment from which an appeal is pending is not a final judgment',
      `Finality for preclusion doesn't wait for the appeal. In federal court, a judgment binds unless and until it's set aside.`,
    ],
    'no-identical': otherLaw(s),
    'no-litigated': notTried(s),
  }),
  vacated: (s) => ({
    'no-final': [
      'the first action no longer has a final judgment',
      'the vacated judgment is no longer a final judgment',
      `With the judgment vacated and a new trial ordered, nothing is left that could preclude.`,
    ],
    'no-transaction': [
      'unfair competition is not the same transaction as false advertising',
      'the state-law claim is not the same claim as the federal one',
      `Unfair competition under state law and false advertising under federal law concern one set of advertisements here. What's missing is a judgment.`,
    ],
    'no-identical': otherLaw(s),
    'no-litigated': notTried(s),
    'yes-final': [
      'the judgment was final when entered, regardless of the later appeal',
      'a final judgment stays preclusive until a new judgment replaces it',
      `A judgment is final despite an appeal only until it's set aside. That has happened.`,
    ],
    'yes-transaction': [
      'both actions arise from the same transaction and are the same claim',
      'the second theory concerns the same transaction as the first action',
      `Both actions do arise from one transaction, and a second theory wouldn't change that. But without a standing judgment, nothing bars the claim.`,
    ],
    'yes-merits': [
      'the jury decided the first action on the merits before the appeal',
      'a verdict on the merits bars the claim even after a vacatur',
      `A verdict decides the merits only if judgment on it stands. This one was set aside with the judgment.`,
    ],
  }),
  'default-claim': (s) => ({
    'yes-transaction': [
      'the default judgment covered all losses from the same transaction',
      'online sales were lost in the same transaction as sales in stores',
      `One set of advertisements cost both kinds of sales. A plaintiff who sues for part of the transaction's harm merges the rest.`,
    ],
    'yes-litigated': [
      'a party that defaults is held to have actually litigated the complaint',
      'a default judgment counts as actually litigated on all issues',
      `A party that defaults has actually litigated nothing. It doesn't have to: claim preclusion works without a contest.`,
    ],
    'yes-essential': [
      'the falsity of the advertisements was essential to the default judgment',
      'each allegation is essential to a judgment that is entered by default',
      `What was essential to a judgment matters to issue preclusion, which a default doesn't support. This is about splitting a claim.`,
    ],
    'no-litigated': [
      'nothing was actually litigated before the default judgment',
      'a judgment by default has no effect on matters not actually litigated',
      `Nothing was actually litigated, but that matters to issue preclusion. Claim preclusion takes only a valid final judgment.`,
    ],
    'no-merits': [
      'a default judgment is not an adjudication on the merits',
      `a judgment entered without an answer is not on the merits`,
      `For claim preclusion, a judgment by default counts as one on the merits if the court had jurisdiction.`,
    ],
    'no-transaction': [
      'online sales and sales in stores are not the same transaction',
      'losses in two separate markets do not make up the same claim',
      `${capital(whose(s.plaintiff))} losses in stores and online flow from the same advertisements in the same months. That's one transaction.`,
    ],
  }),
} satisfies PreclusionCells
