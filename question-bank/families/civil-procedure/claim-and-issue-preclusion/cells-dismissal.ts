import { The } from '../../engine/party.ts'
import type { PreclusionCells } from './reason-id.ts'

/** Reasons where the first action ended in a dismissal. */
export const DISMISSAL_CELLS = {
  venue: () => ({
    'no-merits': [
      'a dismissal for improper venue is not an adjudication on the merits',
      'the dismissal rested on improper venue and so did not reach the merits',
      `Improper venue is one of the grounds that Rule 41(b) excepts, along with jurisdiction and Rule 19. The order didn't have to say so.`,
    ],
    'no-final': [
      'an order that dismisses an action before trial is not a final judgment',
      'the dismissal left the claim undecided and so was not a final judgment',
      `A dismissal of the whole action ends it and can be appealed as a final judgment. Its ground is what keeps it from barring the claim.`,
    ],
    'no-transaction': [
      'an action filed in a district with proper venue is not the same claim',
      'a court of improper venue has no claim before it, so the second is not the same claim',
      `Changing the district doesn't change the claim. It survives because the merits were never reached.`,
    ],
    'yes-merits': [
      'an involuntary dismissal operates as an adjudication on the merits',
      'a dismissal that does not state otherwise operates on the merits',
      `That's the presumption for most involuntary dismissals, but Rule 41(b) excepts improper venue.`,
    ],
    'yes-transaction': [
      'both complaints arise from the same transaction and state the same claim',
      'the second complaint states the same claim on the same facts',
      `The same transaction isn't enough by itself. The first action must also have ended in an adjudication on the merits.`,
    ],
    'yes-final': [
      'the dismissal of the whole action was a final judgment that ended the claim',
      'the order became a final judgment when the time to appeal had run',
      `Final isn't enough. The judgment must also be on the merits, and venue has nothing to do with them.`,
    ],
  }),
  'no-claim': ({ plaintiff }) => ({
    'yes-merits': [
      'a dismissal for failure to state a claim is an adjudication on the merits',
      'the dismissal, silent as to prejudice, operated as an adjudication on the merits',
      `Rule 41(b) makes it so unless the order says otherwise, and it said nothing. New detail comes too late.`,
    ],
    'yes-final': [
      'a final dismissal on any ground bars a second action on the claim',
      'a final order of dismissal ends the claim, whatever its ground',
      `The ground matters. A final dismissal for lack of jurisdiction or venue would leave the claim open.`,
    ],
    'yes-litigated': [
      'the allegations were actually litigated when the court ruled on the motion',
      'the truth of the allegations was actually litigated on the motion to dismiss',
      `The motion takes the allegations as true, so their truth wasn't actually litigated. The bar comes from claim preclusion.`,
    ],
    'no-merits': [
      'a dismissal on the pleadings alone is not an adjudication on the merits',
      'the court heard no evidence, so there was no adjudication on the merits',
      `No evidence is needed. A complaint that states no claim fails on the merits, and Rule 41(b) says nothing to the contrary.`,
    ],
    'no-litigated': [
      'the falsity of the advertisements was not actually litigated in the first action',
      'the facts are not actually litigated when a court rules on a motion to dismiss',
      `Whether facts were actually litigated is a question for issue preclusion. The plea here is claim preclusion.`,
    ],
    'no-transaction': [
      'the more detailed complaint does not state the same claim as the first',
      'the new details make the second complaint a different claim',
      `New details about the same advertisements don't make a new claim.`,
    ],
    'no-final': [
      `${plaintiff.the} could still have sought leave to amend, so there was no final judgment`,
      'a dismissal that is silent as to leave to amend is not a final judgment',
      `The court entered final judgment. After that, a plaintiff who wants to amend must first have the judgment reopened.`,
    ],
  }),
  'one-notice': ({ plaintiff, defendant }) => ({
    'no-merits': [
      "a plaintiff's first dismissal by notice is without prejudice and not on the merits",
      'the first notice of dismissal on a claim does not operate on the merits',
      `A plaintiff gets one free dismissal before an answer or a summary-judgment motion. Silence leaves it without prejudice.`,
    ],
    'no-transaction': [
      'a claim that is dismissed and filed again is not the same claim',
      'the second complaint begins a different claim under the statute',
      `The second complaint states the same claim, word for word. An action may be filed again because of how the first one ended.`,
    ],
    'no-fair': [
      'claim preclusion is unfair before the defendant has served an answer',
      `claim preclusion would be unfair, as ${defendant.the} had not yet answered`,
      `Claim preclusion doesn't weigh what's unfair in the single case. Rule 41 draws the line.`,
    ],
    'yes-merits': [
      'a notice that is silent as to prejudice operates on the merits',
      'a dismissal operates as an adjudication on the merits unless it states otherwise',
      `That presumption belongs to involuntary dismissals. A silent notice is without prejudice unless the plaintiff has dismissed the same claim before.`,
    ],
    'yes-transaction': [
      'both complaints state the same claim against the same party',
      'both actions arise from the same transaction between the same parties',
      `A second action on the same transaction, against the same party, is allowed if the first wasn't decided on the merits.`,
    ],
    'yes-final': [
      `the notice of dismissal took effect as a final judgment against ${plaintiff.the}`,
      'a notice of dismissal is a final judgment against the plaintiff who files it',
      `A notice ends the action without any judgment. ${The(plaintiff)} is back where things stood before filing.`,
    ],
  }),
  'two-notices': () => ({
    'yes-merits': [
      'the second notice of dismissal operated as an adjudication on the merits',
      'under the two-dismissal rule, the second notice was on the merits',
      `The first notice was free. The second, on the same claim, counts like a judgment against the plaintiff, although it was silent.`,
    ],
    'yes-final': [
      'the first notice was itself a final judgment that barred the claim',
      'every notice of dismissal is a final judgment on the claim',
      `A first notice is without prejudice and no final judgment. It took the second to end the claim.`,
    ],
    'yes-litigated': [
      'a claim that a plaintiff has filed twice is deemed actually litigated',
      'two dismissals of a claim show that it was actually litigated',
      `Nothing was actually litigated: both actions ended before a response. Rule 41 itself supplies the bar.`,
    ],
    'no-merits': [
      'a dismissal by notice is without prejudice and not on the merits',
      'a notice that is silent as to prejudice does not operate on the merits',
      `That's the rule for a first notice. A plaintiff who has already dismissed the same claim gets no second one without prejudice.`,
    ],
    'no-final': [
      'neither dismissal was a final judgment, since no court ordered it',
      'a notice of dismissal that no judge approved is not a final judgment',
      `A notice under Rule 41(a)(1) takes no order and no judge's approval, and the second has the effect of a judgment on the merits.`,
    ],
    'no-litigated': [
      'no issue was actually litigated in either of the first two actions',
      'neither action went far enough for an issue to be actually litigated',
      `Actual litigation isn't required. The two-dismissal rule exists for actions that were dropped before it.`,
    ],
  }),
} satisfies PreclusionCells
