import type { Reason } from '../../engine/contract.ts'
import { type DiversityFacts, isCompany, isMany, isMove } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'no-charter': {
    side: 'no',
    texts: [
      'the state under whose law the company was formed is one where it is a citizen',
      'a company like this one is a citizen of the state that brought it into being',
    ],
    lesson:
      'The state of formation makes a corporation a citizen there, but not a limited liability company.',
  },
  'no-seat': {
    side: 'no',
    texts: [
      'the principal place of business makes this company a citizen of the plaintiff’s state',
      'a company like this one is a citizen of the state where its chief business lies',
    ],
    lesson:
      'The principal place of business counts for corporations only, and is where the officers direct the company.',
  },
  'no-owners': {
    side: 'no',
    texts: [
      'this company shares the citizenship of each owner, and so that of the plaintiff',
      'one owner from the plaintiff’s state is enough to make this company a citizen there',
    ],
    lesson: 'Owners lend their citizenship to unincorporated companies, not to corporations.',
  },
  'yes-corporate': {
    side: 'yes',
    texts: [
      'this company is a citizen of no state but those of its formation and head office',
      'where this company was formed and is directed settles its citizenship',
    ],
    lesson: 'Formation and head office settle the citizenship of a corporation, and of no other company.',
  },
  'yes-owners': {
    side: 'yes',
    texts: [
      'this company has the citizenship of its owners, which is not the plaintiff’s',
      'the owners give this company its citizenship, and none is from the plaintiff’s state',
    ],
    lesson: 'Owners lend their citizenship to unincorporated companies, not to corporations.',
  },
  'yes-one-source': {
    side: 'yes',
    texts: [
      'such a company draws its citizenship from one source alone, outside that state',
      'such a company has a single source of citizenship, and it lies in other states',
    ],
    lesson:
      'A corporation draws citizenship from its charter and its head office, and an unincorporated company from its members.',
  },
  'yes-foreign': {
    side: 'yes',
    texts: [
      'for this purpose the defendant is foreign, and such suits are within the statute',
      'the defendant counts as a foreigner, whom the citizen of a state may sue here',
    ],
    lesson:
      'A foreign citizen is within the statute unless admitted for permanent residence and domiciled in the other side’s state.',
  },
  'no-home': {
    side: 'no',
    texts: [
      'the defendant’s home in the plaintiff’s state takes the suit out of the statute',
      'a defendant who has a home where the plaintiff does is outside the statute',
    ],
    lesson:
      'A home in the plaintiff’s state takes a foreign defendant out of the statute only after admission for permanent residence.',
  },
  'no-neither': {
    side: 'no',
    texts: [
      'the defendant is a citizen neither of a state nor of a foreign country here',
      'the defendant falls between the states on one side and foreign countries on the other',
    ],
    lesson: 'Only United States citizens who are domiciled abroad fall between the parts of the statute.',
  },
  'no-estate': {
    side: 'no',
    texts: [
      'the one who counts, executor or decedent, is of the same state as the plaintiff',
      'the person whose citizenship is used for the estate shares that of the plaintiff',
    ],
    lesson: 'For an estate the citizenship of the decedent counts, and never that of the executor.',
  },
  'yes-estate': {
    side: 'yes',
    texts: [
      'the one who counts, executor or decedent, is of another state than the plaintiff',
      'the person whose citizenship is used for the estate differs from the plaintiff',
    ],
    lesson: 'For an estate the citizenship of the decedent counts, and never that of the executor.',
  },
  'no-new': {
    side: 'no',
    texts: [
      'the move gave the plaintiff, for this suit, the citizenship of the defendant',
      'the plaintiff’s new home is the one that counts, and both are now of one state',
    ],
    lesson: 'A new home counts if it was meant to last and was taken before filing.',
  },
  'no-old': {
    side: 'no',
    texts: [
      'the move does not undo the citizenship that the parties had in common',
      'the plaintiff’s old home is the one that counts, and it was the defendant’s too',
    ],
    lesson: 'The old home counts if the move came after filing.',
  },
  'yes-new': {
    side: 'yes',
    texts: [
      'the move did undo the citizenship that the parties had in common',
      'the plaintiff’s new home is the one that counts, and it differs from the defendant’s',
    ],
    lesson: 'A new home counts if it was meant to last and was taken before filing.',
  },
  'yes-when': {
    side: 'yes',
    texts: [
      'what matters is the date of the plaintiff’s move rather than its purpose',
      'the date of the move, and not how long it should last, keeps the old citizenship',
    ],
    lesson: 'The date alone decides where the move was meant to last but came after filing.',
  },
  'yes-long': {
    side: 'yes',
    texts: [
      'what matters is the purpose of the plaintiff’s move rather than its date',
      'the purpose of the move, and not its date, decides which citizenship counts',
    ],
    lesson: 'The purpose alone decides where the plaintiff was away for a time and meant to return.',
  },
  'no-sum': {
    side: 'no',
    texts: [
      'what may be counted of the demand does not pass the required sum',
      'the demand, as the law measures it, stops short of the sum required',
    ],
    lesson: 'What may be counted must exceed $75,000 at filing.',
  },
  'no-extras': {
    side: 'no',
    texts: [
      'the added item is left out of the count, and the rest is too small',
      'an item of this kind may not be used to reach the required sum',
    ],
    lesson: 'Interest for late payment and costs are left out of the count.',
  },
  'yes-extras': {
    side: 'yes',
    texts: [
      'the added item is part of the count, which brings it over the sum',
      'an item of this kind may be used to reach the required sum',
    ],
    lesson: 'Fees that a contract or statute lets the plaintiff recover are part of the count.',
  },
  'yes-demand': {
    side: 'yes',
    texts: [
      'the sum for which the plaintiff asked in good faith is large enough',
      'a demand made in good faith of that size meets the statute',
    ],
    lesson: 'A demand in good faith is enough only if, without interest and costs, it exceeds $75,000.',
  },
  'yes-total': {
    side: 'yes',
    texts: [
      'separate claims may be added up between these parties, and the total is enough',
      'the separate claims count together here and so pass the required sum',
    ],
    lesson: 'Separate claims are added up only when one plaintiff has them against one defendant.',
  },
  'yes-whole': {
    side: 'yes',
    texts: [
      'the demand is one undivided whole in law, and the whole of it is counted',
      'the law sees a single claim here, whose full value is counted',
    ],
    lesson:
      'The whole is counted where plaintiffs share an undivided interest or defendants are jointly liable for one claim.',
  },
  'no-each': {
    side: 'no',
    texts: [
      'each part of the demand is measured alone, and no part passes the required sum',
      'the parts of the demand may not be put together, and each is too small',
    ],
    lesson: 'Parts are measured alone where separate plaintiffs or separately liable defendants are joined.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`cp-01 has no reason ${id}`)
  return found
}

/** A reason that speaks of something the stem lacks, or against it, is struck at sight: not offered. */
export function fits(id: string, facts: DiversityFacts): boolean {
  const { party, amount } = facts
  switch (id) {
    case 'no-charter':
      return party === 'corporation chartered there' || party === 'llc run from there'
    case 'no-seat':
      return /run from there|plant there/.test(party)
    case 'no-owners':
      return /(?:owner|member) there/.test(party)
    case 'yes-corporate':
      return /(?:plant|owner|member) there/.test(party)
    case 'yes-owners':
      return isCompany(facts) && !/(?:owner|member) there/.test(party)
    case 'yes-one-source':
      return isCompany(facts)
    case 'yes-foreign':
      return /resident|visitor|expatriate/.test(party)
    case 'no-home':
      return /(?:resident|visitor) there/.test(party)
    case 'no-neither':
      return /resident|visitor|expatriate/.test(party)
    case 'no-estate':
    case 'yes-estate':
      return /decedent|executor/.test(party)
    case 'no-new':
      return /join|student/.test(party)
    case 'yes-when':
    case 'yes-long':
      return isMove(facts)
    case 'no-old':
    case 'yes-new':
      return /leave/.test(party)
    case 'no-extras':
    case 'yes-extras':
      return amount === 'interest' || amount === 'fees'
    case 'yes-demand':
      return !isMany(facts)
    case 'no-each':
    case 'yes-total':
    case 'yes-whole':
      return isMany(facts)
    default:
      return true
  }
}
