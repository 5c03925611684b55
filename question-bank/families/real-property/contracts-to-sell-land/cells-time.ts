import { whose } from '../../engine/party.ts'
import type { SaleCells } from './reason-id.ts'

/** Reasons where the buyer comes with the price after the day fixed for the closing. */
export const TIME_CELLS = {
  late: (s) => ({
    'yes-inessential': [
      `time was not of the essence, and ${s.buyer.the} made tender within a reasonable time`,
      `a stated closing date does not by itself make time of the essence`,
      `Nothing in the words or the setting made June 1 critical. Eight days is a short delay, for which damages make up.`,
    ],
    'yes-waived': [
      `${s.seller.the} waived the closing date by setting no new one after the default`,
      `a seller who sets no second date after a default waives timely tender`,
      `A seller who comes with a deed and objects on the spot waives nothing.`,
    ],
    'yes-due': [
      `tender is timely in a suit for specific performance if it is made before suit`,
      `a buyer may make tender until the seller has conveyed the land to another`,
      `Equity allows a reasonable delay, not any delay that happens to end before suit or resale.`,
    ],
    'no-essence': [
      `the contract named June 1 for the closing, which made time of the essence`,
      `a fixed closing date makes time of the essence, and ${s.buyer.the} made tender after it`,
      `Nearly every contract names a day. Only words or circumstances that stress it make it essential.`,
    ],
    'no-condition': [
      `tender on June 1 was a condition of ${whose(s.seller)} duty to convey, and ${s.buyer.the} made none`,
      `${whose(s.buyer)} failure to make tender on June 1 was a material breach that discharged ${s.seller.the}`,
      `A short delay is a breach, for which the seller may have damages. It's rarely material enough to end a sale of land.`,
    ],
  }),
  essence: (s) => ({
    'no-essence': [
      `the contract made time of the essence, and ${s.buyer.the} made tender after June 1`,
      `${s.seller.the} was not bound to accept a late tender, since time was of the essence`,
      `The parties stressed the day in so many words. The seller, who was ready and objected at once, is held to no later one.`,
    ],
    'no-condition': [
      `timely tender is a condition of a contract to sell land with or without a clause on time`,
      `a tender after the closing date is a material breach whether or not time is of the essence`,
      `Without the clause, a tender eight days late would still have been good. Most land contracts make no such condition.`,
    ],
    'yes-inessential': [
      `time is not of the essence in equity, and eight days was a reasonable time`,
      `equity excuses a short delay in financing, since time is not of the essence`,
      `That's the rule where the contract is silent. Equity enforces a clause that says otherwise.`,
    ],
    'yes-waived': [
      `${s.seller.the} waived the closing date by setting no new one after the default`,
      `a seller who sets no second date after a default waives timely tender`,
      `Waiver means giving a right up. Insisting on it the same day is the opposite.`,
    ],
    'yes-due': [
      `a buyer who makes tender before a resale may still have specific performance`,
      `${whose(s.buyer)} tender before a resale prevented a forfeiture of rights under the contract`,
      `A contract that has ended can't be revived by tender, whether or not there's been a resale.`,
    ],
  }),
  notice: (s) => ({
    'no-essence': [
      `the notice allowed a reasonable time and so made time of the essence`,
      `time was of the essence after reasonable notice, and ${whose(s.buyer)} tender missed June 24`,
      `Three weeks was enough, since the loan was there in two. From the notice on, the new day had to be kept.`,
    ],
    'no-condition': [
      `tender on June 1 was a condition of ${whose(s.seller)} duty to convey, and ${s.buyer.the} made none`,
      `${whose(s.buyer)} failure to make tender on June 1 had already discharged ${s.seller.the}`,
      `Time wasn't essential on June 1, so missing that day ended nothing. It's the second day that counts.`,
    ],
    'yes-inessential': [
      `the contract did not make time of the essence, and a later notice could not do so`,
      `time is of the essence where the contract so provides, and this contract did not`,
      `Silence is only the starting point. Either party may change it with fair notice.`,
    ],
    'yes-waived': [
      `${s.seller.the} waived a fixed date for tender by letting June 1 pass`,
      `a seller who lets the first closing date pass waives timely tender`,
      `Patience about the first date gives up that date alone. A new one may be set.`,
    ],
    'yes-due': [
      `${whose(s.buyer)} tender came within a reasonable time of June 24`,
      `${whose(s.buyer)} tender in July met the duty to close within a reasonable time of June 1`,
      `A reasonable time is the measure only until the day has been made essential, as it was by the notice.`,
    ],
  }),
  hasty: (s) => ({
    'yes-inessential': [
      `the notice did not allow a reasonable time, so time was not of the essence`,
      `a notice that allows two days does not make time of the essence`,
      `The seller knew that the loan needed a week. A warning that can't be met changes nothing, and the tender came soon after.`,
    ],
    'yes-waived': [
      `${s.seller.the} waived the right to make time of the essence by letting June 1 pass`,
      `a seller who lets the first closing date pass waives timely tender`,
      `Letting one date pass doesn't waive the right to set another. The new one has to be fair.`,
    ],
    'yes-due': [
      `a notice by one party alone may not make time of the essence`,
      `the contract did not make time of the essence, and a later notice could not do so`,
      `A notice can do it, if clear and fair. This one gave far too little time.`,
    ],
    'no-essence': [
      `the written notice made time of the essence, and ${s.buyer.the} made tender after June 5`,
      `time was of the essence after clear notice, and ${whose(s.buyer)} tender missed June 5`,
      `A clear notice is half of it. It must also leave a reasonable time, and two days weren't that.`,
    ],
    'no-condition': [
      `tender on June 1 was a condition of ${whose(s.seller)} duty to convey, and ${s.buyer.the} made none`,
      `${whose(s.buyer)} failure to make tender on June 1 had already discharged ${s.seller.the}`,
      `Nothing made June 1 essential, so missing it ended no duty.`,
    ],
  }),
  waived: (s) => ({
    'yes-waived': [
      `${s.seller.the} waived the June 1 closing date, and ${s.buyer.the} relied on the waiver`,
      `${whose(s.buyer)} reliance on ${whose(s.seller)} letter made the waiver of timely tender binding`,
      `The clause made June 1 essential, but the party it protects gave it up, and the buyer turned down another loan.`,
    ],
    'yes-inessential': [
      `time is not of the essence in equity where a buyer's delay is short`,
      `equity excuses a short delay in financing despite a clause on time`,
      `Equity doesn't strike out the clause because a delay is short. The seller's own letter is what saves the sale.`,
    ],
    'yes-due': [
      `a buyer who has difficulty with financing is entitled to a reasonable time`,
      `${s.buyer.the} had a reasonable time to obtain financing despite the clause on time`,
      `Trouble with a loan is the buyer's own risk. It buys no reasonable time where time is essential.`,
    ],
    'no-essence': [
      `time was of the essence, and ${s.buyer.the} made tender eight days after June 1`,
      `the contract made time of the essence, and ${s.buyer.the} made tender after June 1`,
      `The contract did make the date essential. But the seller's letter put a tender in early June in time, and the buyer relied on it.`,
    ],
    'no-condition': [
      `${whose(s.seller)} extension lacked consideration, so timely tender remained a condition`,
      `an extension of time requires consideration, which ${s.buyer.the} did not give`,
      `A waiver of the date needs no consideration once the other party has relied on it.`,
    ],
  }),
} satisfies SaleCells
