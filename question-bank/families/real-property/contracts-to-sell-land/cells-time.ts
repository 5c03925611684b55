import type { SaleCells } from './reason-id.ts'

/** Reasons where the buyer comes with the price after the day fixed for the closing. */
export const TIME_CELLS = {
  late: (s) => ({
    'yes-inessential': [
      `time was not of the essence, and the tender came within a reasonable time`,
      `a stated closing date does not by itself make time of the essence`,
      `Nothing in the words or the setting made June 1 critical. Eight days is a short delay, for which damages make up.`,
    ],
    'yes-waived': [
      `${s.seller.the} waived the closing date by making no demand for payment before it`,
      `a seller who makes no demand before the closing date waives timely tender`,
      `A seller who comes with a deed and objects on the spot waives nothing.`,
    ],
    'yes-due': [
      `tender is timely in a suit for specific performance if made before the suit`,
      `a buyer may make tender at any time before the seller has conveyed to another`,
      `Equity allows a reasonable delay, not any delay that happens to end before suit or resale.`,
    ],
    'no-essence': [
      `a fixed closing date makes time of the essence, and the tender came after it`,
      `the contract named June 1 for the closing, which made time of the essence`,
      `Nearly every contract names a day. Only words or circumstances that stress it make it essential.`,
    ],
    'no-condition': [
      `a tender on the closing date is a condition of a seller's duty to convey land`,
      `failure to make tender on June 1 was a material breach that ended the contract`,
      `A short delay is a breach, for which the seller may have damages. It's rarely material enough to end a sale of land.`,
    ],
  }),
  essence: (s) => ({
    'no-essence': [
      `the contract made time of the essence, and the tender came after June 1`,
      `a seller need not accept a late tender when time is of the essence`,
      `The parties stressed the day in so many words. The seller, who was ready and objected at once, is held to no later one.`,
    ],
    'no-condition': [
      `a tender on the closing date is a condition in every contract to sell land`,
      `a tender after the closing date is a material breach of any contract to sell land`,
      `Without the clause, a tender eight days late would still have been good. Most land contracts make no such condition.`,
    ],
    'yes-inessential': [
      `in equity time is not of the essence, and eight days is a reasonable time`,
      `a short delay in financing is excused, since in equity time is not of the essence`,
      `That's the rule where the contract is silent. Equity enforces a clause that says otherwise.`,
    ],
    'yes-waived': [
      `${s.seller.the} waived the clause by setting no second date after the default`,
      `a seller who allows no reasonable time after default waives an essence clause`,
      `Waiver means giving a right up. Insisting on it the same day is the opposite.`,
    ],
    'yes-due': [
      `a buyer who makes tender before any resale may still have specific performance`,
      `tender before a resale relieves a buyer from forfeiture of the contract`,
      `A contract that has ended can't be revived by tender, whether or not there's been a resale.`,
    ],
  }),
  notice: (s) => ({
    'no-essence': [
      `the notice, which allowed a reasonable time, made time of the essence`,
      `after reasonable notice time was of the essence, and the tender missed June 24`,
      `Three weeks was enough, since the loan was there in two. From the notice on, the new day had to be kept.`,
    ],
    'no-condition': [
      `tender on June 1 was a condition of the duty to convey, and none was made`,
      `failure to make tender on June 1 had already ended the duty of ${s.seller.the}`,
      `Time wasn't essential on June 1, so missing that day ended nothing. It's the second day that counts.`,
    ],
    'yes-inessential': [
      `time is of the essence only if the contract so provides, and this one did not`,
      `where the contract is silent, a later notice does not make time of the essence`,
      `Silence is only the starting point. Either party may change it with fair notice.`,
    ],
    'yes-waived': [
      `by letting June 1 pass, ${s.seller.the} waived any fixed date for tender`,
      `a seller who lets the first date pass gives a waiver of timely tender`,
      `Patience about the first date gives up that date alone. A new one may be set.`,
    ],
    'yes-due': [
      `a tender two weeks after the second date still fell within a reasonable time`,
      `a tender in July met the duty to close within a reasonable time of June 1`,
      `A reasonable time is the measure only until the day has been made essential, as it was by the notice.`,
    ],
  }),
  hasty: (s) => ({
    'yes-inessential': [
      `the notice fell short of a reasonable time, so time was still not of the essence`,
      `a notice that allows only two days does not make time of the essence`,
      `The seller knew that the loan needed a week. A warning that can't be met changes nothing, and the tender came soon after.`,
    ],
    'yes-waived': [
      `by letting June 1 pass, ${s.seller.the} waived any right to make time of the essence`,
      `a seller who lets the first date pass gives a waiver of timely tender`,
      `Letting one date pass doesn't waive the right to set another. The new one has to be fair.`,
    ],
    'yes-due': [
      `only a clause in the contract itself could have made time of the essence`,
      `a notice by one party alone may not make time of the essence`,
      `A notice can do it, if clear and fair. This one gave far too little time.`,
    ],
    'no-essence': [
      `the written notice made time of the essence, and the tender came after June 5`,
      `after clear notice, time was of the essence from June 5 on`,
      `A clear notice is half of it. It must also leave a reasonable time, and two days weren't that.`,
    ],
    'no-condition': [
      `tender on June 1 was a condition of the duty to convey, and none was made`,
      `failure to make tender on June 1 had already ended the duty of ${s.seller.the}`,
      `Nothing made June 1 essential, so missing it ended no duty.`,
    ],
  }),
  waived: (s) => ({
    'yes-waived': [
      `${s.seller.the} waived June 1, and ${s.buyer.the} relied on the waiver`,
      `reliance on the seller's assurance made the waiver of timely tender binding`,
      `The clause made June 1 essential, but the party it protects gave it up, and the buyer let another loan go.`,
    ],
    'yes-inessential': [
      `time is not of the essence in equity where the buyer's delay is short`,
      `a short delay in financing is excused in equity despite a clause on time`,
      `Equity doesn't strike out the clause because a delay is short. The seller's own letter is what saves the sale.`,
    ],
    'yes-due': [
      `trouble with financing entitles a buyer to a reasonable time beyond the date`,
      `a buyer in need of financing has a reasonable time despite an essence clause`,
      `Trouble with a loan is the buyer's own risk. It buys no reasonable time where time is essential.`,
    ],
    'no-essence': [
      `time was of the essence, and the tender came eight days after June 1`,
      `the contract made time of the essence, so a tender after June 1 was late`,
      `The contract did make the date essential. But the seller's letter put a tender in early June in time, and the buyer relied on it.`,
    ],
    'no-condition': [
      `the condition of timely tender stood, since no consideration was given for more time`,
      `without consideration, the promise of more time was no waiver of the condition`,
      `A waiver of the date needs no consideration once the other party has relied on it.`,
    ],
  }),
} satisfies SaleCells
