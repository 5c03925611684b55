import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, who, whose } from '../../engine/party.ts'
import type { PreclusionFacts, PreclusionStory, Twist } from './facts.ts'

const STATUTE = 'under a federal false-advertising statute'
const LOST = (s: PreclusionStory) =>
  `After a trial, the jury found for ${s.defendant.the}, and the court entered final judgment.`
const STATE_LAW = (s: PreclusionStory) =>
  `In the second action, ${he(s.plaintiff)} properly invokes diversity jurisdiction and relies on a state unfair-competition statute. ${He(s.plaintiff)} could have included that claim in the first action.`
const DISPUTE = 'The only disputed issue at trial was whether the advertisements were true.'
const FOR_DEFENDANT = (s: PreclusionStory) =>
  `${DISPUTE} The jury found by special verdict that ${s.true}, and the court entered final judgment for ${s.defendant.the}.`
const FOR_PLAINTIFF = (s: PreclusionStory) =>
  `${DISPUTE} The jury found by special verdict that ${s.untrue}, and the court entered final judgment for ${s.plaintiff.the} for $2 million.`
const SUES_SHOP = (s: PreclusionStory) =>
  `${The(s.plaintiff)} then sued ${s.shop.a} in federal court under the same statute for running the same advertisements`
const BOTH = (s: PreclusionStory) =>
  `After a trial without a jury, the court entered final judgment for ${s.defendant.the} on two independent grounds, finding that ${s.true} and that ${s.plaintiff.the} had lost no sales.`
const RESTATEMENT = 'The court follows the Restatement (Second) of Judgments.'

/** From the first action to the second, where claim preclusion is pleaded. */
const CLAIMS = {
  'other-theory': (s: PreclusionStory) =>
    `${LOST(s)} ${The(s.plaintiff)} then brought a second action against ${s.defendant.the} in the same court over the same advertisements. ${STATE_LAW(s)}`,
  'later-ads': (s: PreclusionStory) =>
    `After a trial, the jury found for ${s.plaintiff.the}, and ${s.defendant.the} paid the judgment. A year later, ${s.defendant.the} began a new campaign that made the same statement. ${The(s.plaintiff)} has sued again in the same court under the same statute, seeking damages only for sales lost to the new campaign.`,
  venue: (s: PreclusionStory) =>
    `On ${whose(s.defendant)} motion, the court dismissed the action for improper venue. The order did not say whether the dismissal was with prejudice. Within the limitations period, ${s.plaintiff.the} filed the same complaint in another district, where venue is proper.`,
  'no-claim': (s: PreclusionStory) =>
    `On ${whose(s.defendant)} motion, the court dismissed the action for failure to state a claim and entered final judgment. The order did not say whether the dismissal was with prejudice. ${The(s.plaintiff)} neither appealed nor asked for leave to amend. Months later, ${he(s.plaintiff)} filed a new action in the same court, with a more detailed complaint about the same advertisements.`,
  'one-notice': (s: PreclusionStory) =>
    `Before ${s.defendant.the} had served an answer or a motion, ${s.plaintiff.the}, ${who(s.plaintiff)} had never sued ${him(s.defendant)} before, filed a notice of dismissal. The notice did not say whether the dismissal was with prejudice. Within the limitations period, ${he(s.plaintiff)} filed the same complaint again in the same court.`,
  'two-notices': (s: PreclusionStory) =>
    `Before ${s.defendant.the} had served an answer or a motion, ${s.plaintiff.the} filed a notice of dismissal. A month later, ${he(s.plaintiff)} filed the same complaint in the same court but again dismissed by notice before any response. Neither notice said whether the dismissal was with prejudice. Within the limitations period, ${s.plaintiff.the} has now filed the complaint in that court a third time.`,
  appeal: (s: PreclusionStory) =>
    `${LOST(s)} ${The(s.plaintiff)} appealed. The appeal is still pending, but ${he(s.plaintiff)} has brought a second action against ${s.defendant.the} in the same court over the same advertisements. ${STATE_LAW(s)}`,
  vacated: (s: PreclusionStory) =>
    `${LOST(s)} On appeal, however, the court of appeals vacated the judgment because of an error in the jury instructions and ordered a new trial. Before the new trial could be held, ${s.plaintiff.the} brought a second action against ${s.defendant.the} in the same court over the same advertisements. ${STATE_LAW(s)}`,
  'default-claim': (s: PreclusionStory) =>
    `${The(s.defendant)} was properly served but never answered, and the court entered a default judgment for the sales that ${s.plaintiff.the} had lost in stores. ${The(s.plaintiff)} has now sued again in the same court over the same advertisements, for the sales that ${he(s.plaintiff)} lost online in the same months.`,
  competitor: (s: PreclusionStory) =>
    `${LOST(s)} ${capital(s.rival.a)} who knew of the action and could have joined it has now sued ${s.defendant.the} under the same statute for sales that ${he(s.rival)} lost because of the same advertisements. ${The(s.rival)} has hired ${whose(s.plaintiff)} lawyer but has no other connection with ${s.plaintiff.the} or with the first action.`,
  successor: (s: PreclusionStory) =>
    `${LOST(s)} A year later, ${s.plaintiff.the} sold ${his(s.plaintiff)} business and all of its claims to ${s.rival.a}, ${who(s.rival)} knew nothing of the action. ${The(s.rival)} has now sued ${s.defendant.the} under the same statute over the same advertisements to recover for the same lost sales.`,
  class: (s: PreclusionStory) =>
    `The court certified a class for damages and found that ${s.plaintiff.the} and ${his(s.plaintiff)} lawyers adequately represented its members. ${capital(s.rival.a)} in the class received notice and did not opt out. ${LOST(s)} ${The(s.rival)} has now sued ${s.defendant.the} under the same statute for sales that ${he(s.rival)} lost because of the same advertisements.`,
}

/** The same where issue preclusion is pleaded, for findings that are used by or against another party. */
const PARTIES = {
  defensive: (s: PreclusionStory) => `${FOR_DEFENDANT(s)} ${SUES_SHOP(s)}, again alleging that ${s.untrue}.`,
  offensive: (s: PreclusionStory) =>
    `${FOR_PLAINTIFF(s)} ${capital(s.rival.a)} who entered the market too late to join the first action has now sued ${s.defendant.the} in the same court and under the same statute. No other suit over the advertisements has been filed.`,
  waited: (s: PreclusionStory) =>
    `${The(s.plaintiff)} invited ${s.rival.a}, whose sales had suffered too, to join the action. ${The(s.rival)}, who could have joined at little cost, declined in order to wait for the outcome. ${FOR_PLAINTIFF(s)} ${The(s.rival)} has now sued ${s.defendant.the} under the same statute over the same advertisements.`,
  inconsistent: (s: PreclusionStory) =>
    `Three other competitors had already sued over the same advertisements. Each time, the jury had found by special verdict that ${s.true}, and the court had entered judgment for ${s.defendant.the}. In ${whose(s.plaintiff)} action, however, the jury found that ${s.untrue}, and the court entered judgment for ${s.plaintiff.the} for $2 million. ${capital(s.rival.a)} who entered the market too late to join any of these actions has now sued ${s.defendant.the} under the same statute over the same advertisements.`,
  stranger: (s: PreclusionStory) =>
    `${capital(s.rival.a)} testified for ${s.plaintiff.the} but had no say in how the action was conducted. ${FOR_DEFENDANT(s)} ${The(s.rival)} has now sued ${s.defendant.the} under the same statute over the same advertisements for ${his(s.rival)} own lost sales.`,
  controlled: (s: PreclusionStory) =>
    `${capital(s.rival.a)} was not a party but paid for the action, chose ${whose(s.plaintiff)} lawyer, and decided which witnesses to call. ${FOR_DEFENDANT(s)} ${The(s.rival)} has now sued ${s.defendant.the} under the same statute over the same advertisements.`,
}

/** The same for what was found, and how. */
const FINDINGS = {
  'default-issue': (s: PreclusionStory) =>
    `${The(s.defendant)} was properly served but never answered, and the court entered a default judgment for ${s.plaintiff.the} for $2 million. ${capital(s.rival.a)} who entered the market too late to join the first action has now sued ${s.defendant.the} under the same statute over the same advertisements. This time, ${s.defendant.the} has answered.`,
  winner: (s: PreclusionStory) =>
    `After a trial without a jury, the court found that ${s.untrue} but that ${s.plaintiff.the} had lost no sales. Because the statute requires proof of both falsity and loss, the court entered final judgment for ${s.defendant.the}. ${capital(s.rival.a)} who entered the market too late to join that action has now sued ${s.defendant.the} under the same statute over the same advertisements.`,
  general: (s: PreclusionStory) =>
    `At trial, ${s.defendant.the} offered evidence that ${s.true} and that ${s.plaintiff.the} had lost no sales, either of which would defeat the claim. The jury returned a general verdict for ${s.defendant.the}, and the court entered final judgment. ${SUES_SHOP(s)}.`,
  alternative: (s: PreclusionStory) => `${BOTH(s)} No one appealed. ${SUES_SHOP(s)}. ${RESTATEMENT}`,
  affirmed: (s: PreclusionStory) =>
    `${BOTH(s)} The court of appeals upheld each finding as a sufficient ground and affirmed. ${SUES_SHOP(s)}. ${RESTATEMENT}`,
  conviction: (s: PreclusionStory) =>
    `${DISPUTE} ${The(s.defendant)} vigorously contested the charge and called three experts. The jury convicted ${s.defendant.the}, and ${he(s.defendant)} did not appeal. ${capital(s.plaintiff.a)} who had lost sales then sued ${s.defendant.the} in federal court ${STATUTE} over the same advertisements.`,
  acquittal: (s: PreclusionStory) =>
    `${DISPUTE} The jury acquitted ${s.defendant.the}. The United States then sued ${s.defendant.the} in federal court for a civil penalty over the same advertisements. In the civil action, it must prove by a preponderance of the evidence that ${s.untrue}.`,
  reformulated: (s: PreclusionStory) =>
    `${FOR_PLAINTIFF(s)} ${The(s.defendant)} then ${s.change} but continued to run the same advertisements. ${capital(s.rival.a)} who entered the market after the change has now sued ${s.defendant.the} under the same statute for lost sales.`,
}

const TOLD: Readonly<Record<Twist, (s: PreclusionStory) => string>> = { ...CLAIMS, ...PARTIES, ...FINDINGS }

const isCriminal = (twist: Twist): boolean => twist === 'conviction' || twist === 'acquittal'
const forClass = (twist: Twist): string => (twist === 'class' ? ' on behalf of a class of competitors' : '')

/** The advertisements first. */
function adsFirst({ twist }: PreclusionFacts, s: PreclusionStory): string {
  const { plaintiff, defendant } = s
  const start = `${capital(defendant.a)} advertised ${s.ads}.`
  const first = isCriminal(twist)
    ? `The United States prosecuted ${defendant.the} in federal court for false advertising, charging that ${s.untrue}.`
    : `${capital(plaintiff.a)} sued ${defendant.the} in federal court${forClass(twist)} ${STATUTE}, alleging that ${s.untrue} and that ${he(plaintiff)} had lost sales.`
  return `${start} ${first} ${TOLD[twist](s)}`
}

/** The suit first, and then what the complaint or the indictment said. */
function suitFirst({ twist }: PreclusionFacts, s: PreclusionStory): string {
  const { plaintiff, defendant } = s
  const first = isCriminal(twist)
    ? `The United States prosecuted ${defendant.a} in federal court for false advertising. The indictment charged that ${defendant.the} advertised ${s.ads} although ${s.untrue}.`
    : `${capital(plaintiff.a)} sued ${defendant.a} in federal court${forClass(twist)} ${STATUTE}. The complaint alleged that ${defendant.the} advertised ${s.ads}, that in fact ${s.untrue}, and that ${plaintiff.the} lost sales as a result.`
  return `${first} ${TOLD[twist](s)}`
}

/** The suit as the answer to the advertisements. */
function suitAfterAds({ twist }: PreclusionFacts, s: PreclusionStory): string {
  const { plaintiff, defendant } = s
  const first = isCriminal(twist)
    ? `A federal grand jury indicted ${defendant.a} for false advertising. The indictment charged that ${defendant.the} advertised ${s.ads} although ${s.untrue}.`
    : `${capital(plaintiff.a)}'s sales fell after ${defendant.a} began to advertise ${s.ads}. ${The(plaintiff)} sued ${defendant.the} in federal court${forClass(twist)} ${STATUTE}, alleging that ${s.untrue} and that the advertisements had cost ${him(plaintiff)} sales.`
  return `${first} ${TOLD[twist](s)}`
}

export const tell = [adsFirst, suitFirst, suitAfterAds] as const
