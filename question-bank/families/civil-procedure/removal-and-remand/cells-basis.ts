import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { RemovalStory } from './facts.ts'
import type { RemovalCells } from './reason-id.ts'

const answered = ({ defendant }: RemovalStory): Cell => [
  `${defendant.the} waived the right to remove by answering in state court`,
  `a defendant who answers in state court may not remove afterward`,
  `Answering on time isn't a waiver. A defendant may answer in state court and still remove within the 30 days.`,
]
const turns = ({ defendant }: RemovalStory): Cell => [
  `the action turns on a federal regulation and so arises under federal law`,
  `${whose(defendant)} answer presents a federal question that decides the action`,
  `Even a federal question that decides the case counts only if the complaint itself raises it. Look at the claim and not at the answer.`,
]
const ownNotice = ({ codefendant }: RemovalStory): Cell => [
  `each defendant must file a notice of removal, and ${codefendant.the} did not`,
  `${whose(codefendant)} consent could not take the place of a notice of removal`,
  `One notice is enough. The other defendants may join in it or simply consent.`,
]
const nominal = ({ defendant, codefendant }: RemovalStory): Cell => [
  `${codefendant.the} is a nominal party whose citizenship is disregarded`,
  `an employee's citizenship is disregarded when the employer is liable as well`,
  `Someone who made the statement isn't a nominal party. The liability of ${defendant.the} as the employer comes on top, and no citizenship is disregarded.`,
]

/** Reasons where the question is whether a federal court could hear the action at all. */
export const BASIS_CELLS = {
  federal: ({ defendant }) => ({
    'no-federal': [
      `the forum-defendant rule does not apply to a claim under federal law`,
      `a citizen of the forum state may remove a claim under federal law`,
      `The rule covers only cases that depend on diversity. This complaint rested on a federal statute, so even a defendant sued at home may remove.`,
    ],
    'no-basis': [
      `federal courts have exclusive jurisdiction over claims under federal statutes`,
      `a state court lacks subject-matter jurisdiction over a claim under a federal statute`,
      `State courts may hear most federal claims, and this one too. Removal doesn't depend on exclusive jurisdiction.`,
    ],
    'yes-forum': [
      `${defendant.the} is a citizen of the forum state and may not remove`,
      `the forum-defendant rule bars removal by a defendant sued in its home state`,
      `A defendant's home matters where diversity is the only basis.`,
    ],
    'yes-power': [
      `both parties are citizens of State A, so complete diversity is lacking`,
      `without diversity of citizenship, the court has no original jurisdiction`,
      `Diversity isn't needed where the complaint states a federal claim. Either basis of jurisdiction is enough.`,
    ],
  }),
  alike: ({ plaintiff, defendant, codefendant }) => ({
    'no-basis': [
      `no defendant is a citizen of the same state as ${plaintiff.the}`,
      `defendants who share a citizenship do not destroy complete diversity`,
      `Compare the two sides with each other, and not the defendants among themselves. No one on one side shares a state with anyone on the other.`,
    ],
    'no-own': [
      `diversity depends on ${defendant.the}, which filed the notice of removal`,
      `${whose(codefendant)} citizenship has no effect on diversity`,
      `Every defendant's citizenship has an effect on diversity, whoever files the notice. The result is right because both are diverse.`,
    ],
    'yes-power': [
      `two parties are citizens of State B, so complete diversity is lacking`,
      `complete diversity requires every party to be from a different state`,
      `Parties on the same side may share a state. Only a match across the two sides destroys diversity.`,
    ],
    'yes-forum': [
      `the forum-defendant rule protects a plaintiff who sues at home`,
      `${plaintiff.the} is a citizen of the forum state, so no defendant may remove`,
      `The rule looks at the home of the defendants and not of the plaintiff. Suing at home doesn't prevent removal.`,
    ],
  }),
  defense: (s) => ({
    'yes-power': [
      `${whose(s.plaintiff)} claim does not arise under federal law`,
      `under the well-pleaded complaint rule, a federal defense is not enough`,
      `The complaint rests on state law, and the parties share a state. A federal defense, however strong, can't make the case removable.`,
    ],
    'yes-remover': answered(s),
    'no-federal': turns(s),
    'no-basis': [
      `supplemental jurisdiction extends to a state-law claim with a federal defense`,
      `there is supplemental jurisdiction over ${whose(s.plaintiff)} state-law claim`,
      `Supplemental jurisdiction needs a claim with its own federal basis to attach to. A defense isn't a claim.`,
    ],
  }),
  'defense-late': (s) => ({
    'yes-anytime': [
      `the lack of a federal question may be raised at any time before final judgment`,
      `subject-matter jurisdiction is lacking, and an objection to that cannot be waived`,
      `A federal defense gives no jurisdiction, and no delay can cure that. The 30 days are for other defects.`,
    ],
    'yes-remover': answered(s),
    'no-waived': [
      `${s.plaintiff.the} waived the objection by not moving to remand within 30 days`,
      `by taking discovery, ${s.plaintiff.the} consented to the jurisdiction of the court`,
      `The 30 days and waiver apply to defects in procedure. Parties can't give a court jurisdiction over the subject matter.`,
    ],
    'no-federal': turns(s),
  }),
  nondiverse: (s) => ({
    'yes-power': [
      `${s.plaintiff.the} and ${s.codefendant.the} are citizens of the same state`,
      `complete diversity between ${s.plaintiff.the} and the defendants is lacking`,
      `One defendant from the plaintiff's own state is enough to destroy diversity, and there's no federal claim.`,
    ],
    'yes-remover': ownNotice(s),
    'no-basis': nominal(s),
    'no-consent': [
      `all defendants properly joined and served consented to the removal`,
      `${s.codefendant.the}, the nondiverse defendant, consented to the removal`,
      `Consent by all who were served is one requirement of procedure. It can't make up for the missing diversity.`,
    ],
  }),
  'nondiverse-late': (s) => ({
    'yes-anytime': [
      `the lack of complete diversity may be raised at any time before final judgment`,
      `subject-matter jurisdiction is lacking, and an objection to that cannot be waived`,
      `A plaintiff and a defendant share a state. That goes to jurisdiction, so six months of silence change nothing.`,
    ],
    'yes-remover': ownNotice(s),
    'no-waived': [
      `${s.plaintiff.the} waived the objection by not moving to remand within 30 days`,
      `by taking discovery, ${s.plaintiff.the} consented to the jurisdiction of the court`,
      `Defects in procedure are lost after 30 days. A lack of diversity is a lack of jurisdiction, which silence can't cure.`,
    ],
    'no-basis': nominal(s),
  }),
  counterclaim: ({ plaintiff }) => ({
    'yes-remover': [
      `the right to remove belongs to a defendant, and ${plaintiff.the} is the plaintiff`,
      `a counterclaim does not give a plaintiff the right to remove`,
      `Only defendants may remove. Someone who chose the state court has no such right, even when a counterclaim comes.`,
    ],
    'yes-power': [
      `the state court acquired jurisdiction first and keeps it over the whole action`,
      `a counterclaim must be tried in the court in which the complaint was filed`,
      `A court that acquired jurisdiction first loses it to a proper removal, and no rule says where a counterclaim must be tried. The trouble is who removed.`,
    ],
    'no-federal': [
      `the counterclaim arises under federal law`,
      `a federal question in a counterclaim makes an action removable`,
      `Only a federal question in the complaint makes an action removable. A counterclaim that arises under federal law doesn't count.`,
    ],
    'no-own': [
      `${plaintiff.the} is a defendant with respect to the counterclaim`,
      `a party against whom a counterclaim is filed may remove as a defendant`,
      `Opposing a counterclaim doesn't turn the one who sued into a "defendant" with a right to remove under § 1441.`,
    ],
  }),
  'own-counterclaim': () => ({
    'yes-power': [
      `the complaint does not arise under federal law, and only the counterclaim does`,
      `a federal question in the counterclaim is not part of the well-pleaded complaint`,
      `Read the complaint alone. It rests on state law, and a defendant's own counterclaim can't supply what it lacks.`,
    ],
    'yes-remover': [
      `a counterclaim must be tried in the court in which the complaint was filed`,
      `a defendant who pleads a compulsory counterclaim may not remove an action`,
      `Pleading a counterclaim doesn't tie the case to a court. A case with a federal claim in the complaint could still be removed.`,
    ],
    'no-federal': [
      `the counterclaim arises under federal law, so a defendant may remove`,
      `a federal question in a counterclaim allows a defendant to remove`,
      `Only the plaintiff's complaint counts. Otherwise a defendant could make any case federal by pleading back.`,
    ],
    'no-basis': [
      `supplemental jurisdiction extends to a claim that is related to a federal counterclaim`,
      `there is original jurisdiction over the counterclaim and supplemental jurisdiction over the rest`,
      `Supplemental jurisdiction needs a case that could be removed first, and a counterclaim doesn't make one.`,
    ],
  }),
  reduced: ({ plaintiff, sum }) => ({
    'no-basis': [
      `the amount in controversy is determined at the time of removal`,
      `${sum} was the amount in controversy when the notice of removal was filed`,
      `A demand that meets the amount when the case is removed keeps it in federal court. Cutting the demand later doesn't send it back.`,
    ],
    'no-waived': [
      `${plaintiff.the} waived remand by amending the complaint in federal court`,
      `a plaintiff who amends in federal court consents to its jurisdiction`,
      `Amending isn't consent, and consent wouldn't matter. The court had jurisdiction from the start and kept it.`,
    ],
    'yes-power': [
      `the amount in controversy no longer exceeds $75,000`,
      `the amended complaint does not satisfy the amount in controversy`,
      `Later events don't lower the amount that counts. It was fixed when the notice was filed.`,
    ],
    'yes-remover': [
      `a plaintiff may defeat removal by giving up part of the damages`,
      `${plaintiff.the} is master of the complaint and may choose the state court`,
      `Before removal, a plaintiff may demand less to stay in state court. After it, that choice has been made.`,
    ],
  }),
  deleted: ({ plaintiff, defendant, act }) => ({
    'yes-power': [
      `no claim in the amended complaint arises under federal law`,
      `the amended complaint states only a state-law claim between citizens of State A`,
      `The amended complaint is the one that counts. Once the federal claim is gone, the state-law claim has nothing to be supplemental to.`,
    ],
    'yes-remover': [
      `an action that joins a federal claim with a state-law claim may not be removed`,
      `${defendant.the} could not remove the state-law claim together with the federal claim`,
      `The original complaint was removable. Related claims under state law come along with a federal one.`,
    ],
    'no-basis': [
      `subject-matter jurisdiction depends on the complaint at the time of removal`,
      `the original complaint stated a federal claim, which fixes jurisdiction`,
      `That was a common view until 2025. An amendment that deletes the federal claims now takes the jurisdiction with it.`,
    ],
    'no-federal': [
      `the court has discretion to keep ${whose(plaintiff)} claim under supplemental jurisdiction`,
      `supplemental jurisdiction continues after the federal claim under ${act} is deleted`,
      `Discretion remains where a court dismisses the federal claim. Where the plaintiff deletes it, nothing supplemental is left.`,
    ],
  }),
} satisfies RemovalCells
