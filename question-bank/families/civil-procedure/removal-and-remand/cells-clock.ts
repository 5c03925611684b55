import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { RemovalStory } from './facts.ts'
import type { RemovalCells } from './reason-id.ts'

const counsel = ({ defendant }: RemovalStory): Cell => [
  `the 30 days began when ${whose(defendant)} lawyer received the complaint`,
  `the time to remove runs from receipt of the complaint by counsel`,
  `The time runs from service on the defendant and not from receipt by counsel, however long the papers take to get there.`,
]

/** Reasons where the question is whether the notice was filed in time. */
export const CLOCK_CELLS = {
  filed: ({ plaintiff, defendant }) => ({
    'no-start': [
      `the 30 days for removal began when ${defendant.the} was served`,
      `the time to remove runs from service of the complaint on the defendant`,
      `Service starts the 30 days. Until then, a defendant has no duty to act, even one who knows of the case.`,
    ],
    'no-year': [
      `the only limit on removal of a diversity case is one year from the complaint`,
      `a defendant may file a notice of removal at any time within one year`,
      `The year is an outer limit for cases that become removable later. The 30 days from service had to be met too, and they were.`,
    ],
    'yes-start': [
      `the 30 days for removal began when the complaint was filed`,
      `the time to remove began when ${whose(defendant)} lawyer obtained the complaint`,
      `Neither the filing nor a copy from the clerk starts the 30 days. A defendant may wait for service.`,
    ],
    'yes-forum': [
      `the forum-defendant rule protects a plaintiff who sues at home`,
      `${plaintiff.the} is a citizen of the forum state, so no defendant may remove`,
      `The rule asks whether a defendant is at home in the forum. The plaintiff's home doesn't prevent removal.`,
    ],
  }),
  copy: ({ defendant }) => ({
    'no-start': [
      `a courtesy copy of the complaint does not begin the 30 days for removal`,
      `the time to remove runs from formal service and not from an informal copy`,
      `Only formal service starts the 30 days. A copy that is emailed as a courtesy imposes no deadline.`,
    ],
    'no-waived': [
      `the time to remove was equitably tolled by the settlement talks`,
      `a late notice of removal may be excused if it prejudices no one`,
      `The 30 days can't be tolled or excused when remand is sought in time. This notice needed no excuse.`,
    ],
    'yes-start': [
      `the 30 days for removal began when ${defendant.the} received the email`,
      `the complaint was received "through service or otherwise" by email`,
      `The words "through service or otherwise" don't cover an email that comes before formal service.`,
    ],
    'yes-remover': [
      `${defendant.the} waived removal by discussing a settlement`,
      `a defendant who negotiates with the plaintiff may not remove afterward`,
      `Waiver takes steps in state court that show a clear choice of that court. A defendant who negotiates hasn't made one.`,
    ],
  }),
  added: ({ defendant }) => ({
    'no-start': [
      `the 30 days for removal began when ${defendant.the} received the amended complaint`,
      `the amended complaint was the first paper to show removability`,
      `The case couldn't be removed before the federal claim was added. That paper gave the defendant 30 days.`,
    ],
    'no-federal': [
      `the 30 days for removal do not apply to a claim that arises under federal law`,
      `a federal question allows removal at any time before trial`,
      `The 30 days apply to every civil removal under § 1441(a), whatever its basis. Here, they ran from a later paper and were met.`,
    ],
    'yes-start': [
      `the 30 days for removal began with service of the initial pleading`,
      `the time to remove ran from service of the original complaint`,
      `Service of the first complaint starts the time only if that complaint could be removed. It was for defamation between citizens of one state.`,
    ],
    'yes-forum': [
      `${defendant.the} is a citizen of the forum state and may not remove`,
      `the forum-defendant rule bars removal by a defendant sued in its home state`,
      `A defendant's home matters where diversity is the only basis.`,
    ],
  }),
  dropped: ({ defendant, codefendant }) => ({
    'no-start': [
      `the 30 days for removal began when ${defendant.the} received the notice of dismissal`,
      `the notice of dismissal was the first paper to show removability`,
      `The plaintiff's own dismissal made the parties diverse. From receipt of that paper, the defendant had 30 days.`,
    ],
    'no-year': [
      `the only limit on removal of a diversity case is one year from the complaint`,
      `a defendant may file a notice of removal at any time within one year`,
      `The year is the outer limit. Within it, the notice still had to be filed within 30 days of the paper that showed diversity.`,
    ],
    'yes-start': [
      `the 30 days for removal began with service of the initial pleading`,
      `the time to remove ran from service of the original complaint`,
      `That complaint couldn't be removed while a nondiverse defendant was a party, so its service didn't start the time.`,
    ],
    'yes-power': [
      `complete diversity was lacking when the complaint was filed`,
      `${codefendant.the} was a nondiverse party when the complaint was filed`,
      `Complete diversity is usually needed at filing and at removal, but a plaintiff who voluntarily drops the nondiverse party makes the case removable.`,
    ],
  }),
  'federal-year': () => ({
    'no-year': [
      `the one-year limit on removal applies only to diversity cases`,
      `a federal claim that is added after one year may still be removed`,
      `The year limits removal based on diversity. An added federal claim may be removed within 30 days, however old the case is.`,
    ],
    'no-start': [
      `the year for removal began when the amended complaint was filed`,
      `an amended complaint begins a new action for purposes of removal`,
      `The action began with the first complaint, and an amendment doesn't begin another.`,
    ],
    'yes-year': [
      `the one-year limit on removal had passed when the notice was filed`,
      `an action may not be removed more than one year after it was commenced`,
      `The limit is written for diversity. It doesn't reach a case that becomes removable by a federal claim.`,
    ],
    'yes-start': [
      `the 30 days for removal began with service of the initial pleading`,
      `the time to remove ran from service of the original complaint`,
      `The first complaint couldn't be removed, so its service started nothing. The amended one did.`,
    ],
  }),
  'bad-faith': ({ plaintiff, codefendant }) => ({
    'no-year': [
      `${plaintiff.the} acted in bad faith, which lifts the one-year limit`,
      `the one-year limit does not apply if a plaintiff delays removal in bad faith`,
      `A defendant who is kept in the case just to run out the year is the textbook example. The limit then falls away.`,
    ],
    'no-start': [
      `the one year in which to remove began with the dismissal of ${codefendant.the}`,
      `the one-year limit runs from the day on which an action becomes removable`,
      `The one year began with the action and not with the dismissal. It's the plaintiff's motive that lifts the limit.`,
    ],
    'yes-year': [
      `the one-year limit on removal of a diversity case had passed`,
      `a diversity case may not be removed more than one year after it was commenced`,
      `That's the rule, and § 1446(c) makes an exception for a plaintiff who plays for time to prevent removal.`,
    ],
    'yes-power': [
      `complete diversity was lacking when the complaint was filed`,
      `${codefendant.the} was a nondiverse party when the complaint was filed`,
      `Complete diversity may be lacking at first. A plaintiff who drops the nondiverse party makes the case removable.`,
    ],
  }),
  year: ({ plaintiff, defendant, codefendant }) => ({
    'yes-year': [
      `the one-year limit on removal of a diversity case had passed`,
      `a diversity case may not be removed more than one year after it was commenced`,
      `Without bad faith, a case that becomes diverse after a year stays in state court. This claim was pressed and then settled.`,
    ],
    'yes-power': [
      `complete diversity was lacking when the complaint was filed`,
      `a settlement with one defendant cannot create complete diversity`,
      `Complete diversity may be lacking at first and arise when the plaintiff settles with the nondiverse party. Here, it came too late.`,
    ],
    'no-year': [
      `a plaintiff who drops a nondiverse defendant after one year acts in bad faith`,
      `${whose(plaintiff)} delay was bad faith that lifts the one-year limit`,
      `Bad faith needs the aim of preventing removal. A claim that's prepared for trial and settled doesn't show it.`,
    ],
    'no-start': [
      `the 30 days for removal began when ${defendant.the} received the notice of dismissal`,
      `the notice of dismissal of ${codefendant.the} was the first paper to show removability`,
      `True as far as it goes, but those 30 days must fall within the first year of a diversity case.`,
    ],
  }),
  late: (s) => ({
    'yes-start': [
      `the 30 days for removal began when ${whose(s.defendant)} president was served`,
      `the time to remove runs from service of the complaint on the defendant`,
      `Service on the president is service on the corporation. From that day, the notice was ten days late.`,
    ],
    'yes-remover': [
      `a notice of removal must be filed before an answer to the complaint is due`,
      `${s.defendant.the} could not remove after the time for an answer to the complaint`,
      `The time to answer is a separate deadline. Removal has its own 30 days.`,
    ],
    'no-start': counsel(s),
    'no-waived': [
      `a late notice of removal may be excused if it prejudices no one`,
      `the time to remove was equitably tolled until counsel had the complaint`,
      `The 30 days aren't subject to tolling or excuse when the plaintiff objects in time.`,
    ],
  }),
  'late-waived': (s) => ({
    'no-waived': [
      `${s.plaintiff.the} waived the objection by not moving to remand within 30 days`,
      `an untimely notice of removal is a nonjurisdictional defect, which was waived`,
      `A late notice is a defect in procedure. A plaintiff who doesn't seek remand within 30 days loses the objection.`,
    ],
    'no-start': counsel(s),
    'yes-anytime': [
      `an untimely notice leaves the court without subject-matter jurisdiction`,
      `the lateness of a notice of removal may be raised at any time before judgment`,
      `Lateness isn't a lack of jurisdiction. Diversity gave the court power over the case.`,
    ],
    'yes-start': [
      `${whose(s.defendant)} notice of removal was filed more than 30 days after service`,
      `the time to remove had ended 30 days after service on the president`,
      `The notice was late, but lateness has to be raised within 30 days of the notice.`,
    ],
  }),
} satisfies RemovalCells
