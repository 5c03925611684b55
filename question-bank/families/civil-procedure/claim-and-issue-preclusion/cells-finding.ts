import type { Cell } from '../../engine/cells.ts'
import type { PreclusionStory } from './facts.ts'
import type { PreclusionCells } from './reason-id.ts'

const rivalNoParty = ({ rival }: PreclusionStory): Cell => [
  `${rival.the} was not a party to the first action, so there is no mutuality`,
  'mutuality bars a nonparty from using a judgment that would not have bound it',
  `Mutuality isn't required: a nonparty, who was not bound, may use a finding against a party, if there is a finding to use.`,
]
const shopNoParty = ({ shop }: PreclusionStory): Cell => [
  `${shop.the} was not a party to the first action, so there is no mutuality`,
  'mutuality bars a nonparty from using a judgment that would not have bound it',
  `Mutuality isn't required. A nonparty, who was not bound by the first action, may use what its plaintiff litigated and lost.`,
]
const unfairToPlaintiff = ({ plaintiff }: PreclusionStory): Cell => [
  'nonmutual use is unfair to a plaintiff who sues a new defendant',
  `nonmutual preclusion would deny ${plaintiff.the} a trial against each defendant`,
  `Using a finding against a plaintiff who picked the first forum isn't unfair merely because the defendant is new.`,
]
const plaintiffLost = ({ plaintiff }: PreclusionStory): Cell => [
  `${plaintiff.the} had a full and fair opportunity, and mutuality is not required`,
  'nonmutual defensive use binds a plaintiff who has litigated and lost',
  `The plaintiff had a full and fair opportunity, and mutuality isn't needed for defensive use. But the issue must also have been decided conclusively.`,
]

/** Reasons where the question is whether the issue was decided, and whether the judgment depended on it. */
export const FINDING_CELLS = {
  'default-issue': (s) => ({
    'no-litigated': [
      'the issue was not actually litigated before the default judgment',
      'issues decided by default have not been actually litigated',
      `No one contested anything in the first action. A default can end a claim, but it settles no issue for later suits.`,
    ],
    'no-merits': [
      'a default judgment is not an adjudication on the merits',
      'a judgment entered without an answer is not on the merits',
      `For claim preclusion, a default judgment counts as one on the merits. Issue preclusion has a further requirement.`,
    ],
    'no-party': rivalNoParty(s),
    'yes-litigated': [
      `${s.defendant.the} is deemed by its default to have actually litigated the issue`,
      'an allegation admitted by default is deemed actually litigated',
      `A default admits allegations for that action. It doesn't make them actually litigated.`,
    ],
    'yes-nonmutual': [
      `${s.defendant.the} had a full and fair opportunity, and mutuality is not required`,
      'nonmutual offensive use is proper against a party that chose not to answer',
      `An unused opportunity isn't enough. The issue has to have been litigated before a nonparty can use it.`,
    ],
    'yes-essential': [
      'the truth of the allegation was essential to the default judgment',
      'every allegation is essential to a judgment entered by default',
      `Being essential to the judgment isn't enough for an issue that no one tried.`,
    ],
  }),
  winner: (s) => ({
    'no-essential': [
      `the finding against ${s.defendant.the} was not essential to the judgment in its favor`,
      'the finding was not essential to the judgment, which rested on lost sales',
      `The defendant won on lost sales, and would have won whatever the court thought of the advertisements.`,
    ],
    'no-party': rivalNoParty(s),
    'no-litigated': [
      'without a jury, the issue was not actually litigated',
      'an issue decided without a jury has not been actually litigated',
      `An issue can be actually litigated without a jury. This one was, but nothing turned on it.`,
    ],
    'yes-litigated': [
      `the issue was actually litigated and decided against ${s.defendant.the}`,
      'the express finding shows that the issue was actually litigated',
      `Actually litigated, yes. But the judgment went the other way, so it didn't depend on the finding.`,
    ],
    'yes-nonmutual': [
      `${s.defendant.the} had a full and fair opportunity, and mutuality is not required`,
      'nonmutual offensive use is proper, as the issue was fully litigated',
      `Even after a full opportunity, and without a need for mutuality, a nonmutual plaintiff can use only findings on which the judgment rested.`,
    ],
    'yes-essential': [
      'falsity is an element of the claim and so was essential to the judgment',
      'a finding on an element of the claim is essential to the judgment',
      `An element is essential to a judgment for the plaintiff. This judgment was for the defendant.`,
    ],
  }),
  general: (s) => ({
    'no-litigated': [
      'the general verdict does not show that the jury decided the issue',
      `${s.shop.the} cannot show that the general verdict decided the issue`,
      `The jury may have stopped at lost sales. Unless the record shows what it decided, neither issue is settled.`,
    ],
    'no-party': shopNoParty(s),
    'no-fair': unfairToPlaintiff(s),
    'no-merits': [
      'a general verdict is not an adjudication on the merits of each defense',
      'a general verdict without special findings is not on the merits',
      `A general verdict leads to a judgment on the merits. It just doesn't disclose its reasons.`,
    ],
    'yes-litigated': [
      'both issues were actually litigated at trial, with evidence on each',
      'a general verdict settles every issue that was actually litigated',
      `A trial with evidence on each issue isn't enough. The jury must have decided the issue, and a general verdict doesn't settle that.`,
    ],
    'yes-nonmutual': plaintiffLost(s),
    'yes-essential': [
      'each issue submitted for a general verdict is essential to the judgment',
      'a general verdict makes both issues essential to the judgment',
      `Either issue alone would have been enough, so you can't call each one essential.`,
    ],
    'yes-transaction': [
      'both actions arise from the same transaction and are the same claim',
      'claim preclusion bars a second action arising from the same transaction',
      `Claim preclusion protects the same defendant or its privies. This defendant is new.`,
    ],
  }),
  alternative: (s) => ({
    'no-essential': [
      'neither of two alternative grounds is essential to the judgment',
      'an alternative ground is not essential to the judgment unless upheld on appeal',
      `A losing party may see no point in appealing one ground while the other stands. The Second Restatement spares it the effect of both.`,
    ],
    'no-litigated': [
      'without a jury, the issue was not actually litigated',
      'an issue decided in the alternative was not actually litigated',
      `Both issues were tried and so actually litigated. The trouble is that neither had to be decided.`,
    ],
    'no-party': shopNoParty(s),
    'no-fair': unfairToPlaintiff(s),
    'yes-essential': [
      'each ground was sufficient and so was essential to the judgment',
      'each of two alternative grounds is essential to the judgment',
      `The First Restatement took that view of alternative grounds. The Second treats neither as essential unless an appeal upholds it.`,
    ],
    'yes-litigated': [
      `the truth of the advertisements was actually litigated and decided against ${s.plaintiff.the}`,
      'the express finding shows that the issue was actually litigated',
      `It was actually litigated, but the judgment had another ground that was enough.`,
    ],
    'yes-nonmutual': plaintiffLost(s),
  }),
  affirmed: (s) => ({
    'yes-essential': [
      'each ground upheld on appeal is essential to the judgment',
      'the affirmance made both findings essential to the judgment',
      `Without the appeal, neither alternative ground would bind. An appellate court took a full look at each and upheld it.`,
    ],
    'yes-litigated': [
      'an actually litigated issue is settled even if not essential to the judgment',
      'an express finding is binding wherever the issue was actually litigated',
      `An issue that was actually litigated but didn't matter to the judgment isn't settled. The appeal makes this one matter.`,
    ],
    'yes-transaction': [
      'both actions arise from the same transaction and are the same claim',
      'claim preclusion bars a second action arising from the same transaction',
      `Claim preclusion protects the same defendant or its privies. A new defendant has to rely on a finding.`,
    ],
    'no-essential': [
      'an alternative ground is not essential to a judgment even when upheld on appeal',
      'alternative grounds are not essential to the judgment even after an appeal',
      `That's the Second Restatement's rule for an alternative ground that no one reviewed. An appeal that upholds it changes the result.`,
    ],
    'no-party': shopNoParty(s),
    'no-fair': unfairToPlaintiff(s),
    'no-litigated': [
      'without a jury, the issue was not actually litigated',
      'an issue decided in the alternative was not actually litigated',
      `Both issues were tried to the judge, decided, and reviewed. That's actually litigated by any measure.`,
    ],
  }),
  reformulated: (s) => ({
    'no-identical': [
      'after the change, the two actions do not present the same issue',
      'the composition of the changed product is not the same issue',
      `The first jury judged the product as it was. What goes into it now is a new question of fact.`,
    ],
    'no-party': rivalNoParty(s),
    'no-essential': [
      `the finding was not essential to the judgment for ${s.plaintiff.the}`,
      'a finding about the old product was not essential to the judgment',
      `The finding was essential to the first judgment. It just doesn't answer today's question.`,
    ],
    'yes-nonmutual': [
      `${s.defendant.the} had a full and fair opportunity, and mutuality is not required`,
      'nonmutual offensive use is proper where the issue was fully litigated',
      `A nonparty may use a finding only on the issue that was decided. Facts that have changed since pose another.`,
    ],
    'yes-litigated': [
      'the issue was actually litigated and was decided by special verdict',
      'the truth of the statement was actually litigated in the first action',
      `What was actually litigated is the composition of the old product.`,
    ],
    'yes-essential': [
      `the special finding was essential to the judgment against ${s.defendant.the}`,
      'a finding essential to the judgment settles any later use of the statement',
      `The finding was essential to its own judgment, but it can't settle a later use on other facts.`,
    ],
  }),
} satisfies PreclusionCells
