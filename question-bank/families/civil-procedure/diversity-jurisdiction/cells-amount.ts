import type { DiversityCells } from './reason-id.ts'

/** Reasons where one plaintiff's demand against one defendant may be too small. */
export const AMOUNT_CELLS = {
  interest: ({ interest }) => ({
    'no-sum': [
      `the amount in controversy excludes the interest and does not exceed $75,000`,
      `without the interest, the amount in controversy is exactly $75,000`,
      `Interest for late payment isn't counted. That leaves $75,000, and the statute asks for more than that.`,
    ],
    'no-aggregate': [
      `unliquidated damages are too uncertain to count toward the amount in controversy`,
      `the amount in controversy cannot include damages that a jury has yet to find`,
      `Damages needn't be liquidated, or found by a jury first. A plaintiff's good-faith figure counts, and this one falls just short.`,
    ],
    'yes-sum': [
      `the ${interest} of interest counts toward the amount in controversy`,
      `interest that has already accrued is part of the amount in controversy`,
      `The statute counts the claim "exclusive of interest and costs." Interest for delay is out, accrued or not.`,
    ],
    'yes-demand': [
      `a good-faith demand for $75,000 meets the amount in controversy`,
      `$75,000 in damages satisfies the amount in controversy without the interest`,
      `The amount has to exceed $75,000. A demand for exactly that sum is one cent short.`,
    ],
  }),
  fees: ({ fees }) => ({
    'yes-sum': [
      `fees recoverable under the contract count toward the amount in controversy`,
      `the amount in controversy includes the ${fees} that the contract shifts`,
      `Attorney's fees count where a contract or statute makes them recoverable. With them, the claim exceeds $75,000.`,
    ],
    'yes-demand': [
      `attorney's fees are part of the amount in controversy in any diversity action`,
      `a party's fees count toward the amount in controversy, recoverable or not`,
      `Under the American rule, each side bears its own fees, and they don't count. It's the clause that changes this.`,
    ],
    'no-sum': [
      `attorney's fees are costs, which the amount in controversy excludes`,
      `the amount in controversy is exclusive of costs, including attorney's fees`,
      `Costs are the small sums taxed by the clerk. Fees promised by contract are part of the claim.`,
    ],
    'no-aggregate': [
      `damages and attorney's fees may not be aggregated`,
      `the amount in controversy is measured by compensatory damages alone`,
      `The amount in controversy is all that the plaintiff may recover on the claim. Fees under the contract are part of that.`,
    ],
  }),
  verdict: ({ verdict, demand, person }) => ({
    'yes-demand': [
      `${demand} was claimed in good faith, and a smaller verdict does not defeat jurisdiction`,
      `it did not appear to a legal certainty at filing that less was at stake`,
      `The estimate made the demand an honest one. Winning less at trial doesn't mean that less was at stake when the action began.`,
    ],
    'yes-sum': [
      `${person.the} waived any objection to the amount in controversy by going to trial`,
      `an objection to the amount in controversy is waived unless made before trial`,
      `Objections to subject-matter jurisdiction can't be waived. This one fails because of the good-faith demand.`,
    ],
    'no-sum': [
      `the verdict established that the amount in controversy was ${verdict}`,
      `the verdict shows to a legal certainty that $75,000 was not in controversy`,
      `The test looks forward from the day of filing. A verdict establishes just what the jury found in the end.`,
    ],
    'no-aggregate': [
      `the amount in controversy must be satisfied by the judgment that is entered`,
      `a federal court cannot enter a diversity judgment of $75,000 or less`,
      `A court may enter judgment for less, though it may deny costs to the plaintiff. The size of the judgment isn't a jurisdictional test.`,
    ],
  }),
  'two-claims': ({ plaintiff, person, parts }) => ({
    'yes-aggregate': [
      `a plaintiff may aggregate unrelated claims against a single defendant`,
      `${plaintiff.the} may aggregate the claims, since ${person.the} is the only defendant`,
      `There's one plaintiff and one defendant, so everything in the complaint is added together, however little the claims have in common.`,
    ],
    'yes-whole': [
      `the claim for ${parts[1]} is within the court's supplemental jurisdiction`,
      `supplemental jurisdiction extends to a smaller claim between the same parties`,
      `Supplemental jurisdiction needs a first claim that is large enough alone, and claims from the same events. Here there's neither.`,
    ],
    'no-aggregate': [
      `aggregation is limited to claims that arise from the same transaction`,
      `a claim that arises from an unrelated transaction may not be aggregated`,
      `Aggregation isn't limited to claims from the same transaction when one plaintiff sues one defendant. Unrelated claims count as well.`,
    ],
    'no-sum': [
      `each claim must exceed the amount in controversy by itself`,
      `neither claim exceeds $75,000, and the amount in controversy is tested by claim`,
      `Where one plaintiff sues one defendant, it's the total that has to exceed the amount in controversy, not each claim by itself.`,
    ],
  }),
} satisfies DiversityCells
