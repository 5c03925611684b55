import { capital } from '../../../text/capital.ts'
import { he, The, whose } from '../../engine/party.ts'
import type { JoinderStory, Twist } from './facts.ts'

const PROMISE = 'had promised to pay for any loss, regardless of fault'
const JURISDICTION = 'The court has subject-matter jurisdiction over every claim.'

/** The third party and the work, at their first mention. */
const worker = ({ third, worked, it }: JoinderStory): string =>
  `${capital(third.a)} ${worked} a month before ${it}.`

/** The added claim or party, and what came before it. */
export function told(twist: Twist, s: JoinderStory): string {
  return amendment(twist, s) ?? atTrial(twist, s) ?? afterLimitations(twist, s) ?? joinder(twist, s)
}

function amendment(twist: Twist, { plaintiff, defendant }: JoinderStory): string | null {
  const P = plaintiff.the
  const D = defendant.the
  const adds = `without leave of court or consent, ${P} filed a first amended complaint that adds a claim for breach of the storage contract`
  switch (twist) {
    case 'course':
      return `Without first filing a motion, ${D} served its answer on May 1. On May 15, ${adds}.`
    case 'motion-first':
      return `On March 1, ${D} served a motion to dismiss for failure to state a claim. The court denied the motion on April 20, and ${D} served its answer on May 1. On May 15, ${adds}.`
    case 'fresh':
      return `Three months after it had answered, ${D} produced in discovery a memorandum showing that it had long known of the danger. A week later, ${P} moved for leave to add a claim for gross negligence. The deadline for amending the pleadings has not passed, and discovery will remain open for five months.`
    case 'futile':
      return `A year before the suit, the state's highest court had held that only the attorney general may enforce the state's storage act, which regulates storage businesses, and that customers may not sue under it. Two months after ${D} answered, when discovery had just begun, ${P} moved for leave to add a claim for damages under the act. The deadline for amending the pleadings has not passed.`
    case 'prejudice':
      return `Under the scheduling order, motions to amend the pleadings were due one week before trial. Before the suit, ${D} had sent ${P} a letter. During discovery, the only employee who could have explained the letter for ${D} died before being deposed. Ten days before trial, with discovery closed, ${P} moved for leave to add a claim that the letter had been fraudulent.`
    case 'schedule':
      return `The scheduling order required that motions to amend the pleadings be filed by March 1. On May 15, ${P} moved for leave to add a claim for breach of the storage contract, which ${he(plaintiff)} had signed before the suit. ${The(plaintiff)} gave no reason for the delay. ${The(defendant)} conceded that the amendment would not prejudice it.`
    default:
      return null
  }
}

function atTrial(twist: Twist, { plaintiff, defendant }: JoinderStory): string | null {
  const P = plaintiff.the
  const D = defendant.the
  switch (twist) {
    case 'tried':
      return `At trial, ${P} offered a writing in which ${D} ${PROMISE}. The promise had no bearing on the negligence claim. Without objecting, ${D} cross-examined ${whose(plaintiff)} witness about the promise and called a witness of its own, who testified that the promise had been revoked. Before the case went to the jury, ${P} moved to amend the complaint to add a claim for breach of contract.`
    case 'objected':
      return `In discovery, ${D} asked at two depositions about a writing in which it ${PROMISE}. The court entered no final pretrial order. At trial, ${P} offered the writing, and ${D} objected that the promise was outside the pleadings. ${The(plaintiff)} moved at once to amend the complaint to add a claim for breach of contract. ${The(defendant)} could identify no additional evidence that it would need to meet the claim.`
    default:
      return null
  }
}

function afterLimitations(twist: Twist, { plaintiff, defendant, it }: JoinderStory): string | null {
  const P = plaintiff.the
  const D = defendant.the
  const late = `After the limitations period had expired, ${P}, with leave of court, amended the complaint to`
  const timely = `The timely complaint described the storage and the loss. One month after the limitations periods for all claims had expired, ${P}, with leave of court, amended the complaint to add a claim`
  const alleged = `The timely complaint alleged that ${D} operated the storage business, which was in fact operated by a subsidiary`
  const naming = `${late} name the subsidiary instead of ${D}.`
  switch (twist) {
    case 'same':
      return `${timely} that ${D} had breached the storage contract by failing to return the goods.`
    case 'other':
      return `${timely} arising from a highway collision six months before ${it}, in which an employee of ${D} had negligently damaged ${whose(plaintiff)} van.`
    case 'sister':
      return `${alleged}, as ${whose(plaintiff)} own receipt stated. The president of both companies read the complaint within a week and realized that ${P} had sued the wrong one. ${naming} The subsidiary was served 80 days after the original complaint was filed, and it concedes that it suffered no prejudice.`
    case 'no-notice':
      return `${alleged}. The subsidiary has its own officers, lawyers, and insurer. ${naming} The subsidiary neither knew nor had reason to know of the action until it was served, seven months after the original complaint was filed. The court had not extended the time for service.`
    case 'chosen':
      return `${The(plaintiff)} knew that a subsidiary of ${D} operated the storage business and could be held liable, but chose to sue only ${D} because it had greater assets. The complaint was timely, and within a week the subsidiary learned of it and of ${whose(plaintiff)} reason for suing only ${D}. ${late} add a claim against the subsidiary for the same loss.`
    default:
      return null
  }
}

function joinder(twist: Twist, s: JoinderStory): string {
  const { plaintiff, defendant, third, other, it } = s
  const P = plaintiff.the
  const D = defendant.the
  const X = third.the
  const O = other.the
  const indemnity = `without leave of court, ${D} filed a third-party complaint against ${X}. It demands indemnity under a contract in which ${X} had promised to reimburse ${D} for any liability arising from ${s.work}.`
  switch (twist) {
    case 'crossclaim':
      return `In its answer, ${D} asserted a crossclaim against ${X} for damage that ${it} had done to ${whose(defendant)} own building. The crossclaim alleges that ${s.work} had been faulty. ${JURISDICTION}`
    case 'stray':
      return `In its answer, ${D} asserted its only crossclaim against ${X}, for the unpaid price of ${s.sold} that ${D} had sold to ${X} three years before ${it}. ${JURISDICTION}`
    case 'counterclaim':
      return `In its answer, ${D} asserted a counterclaim for the unpaid price of ${s.sold} that it had sold to ${P} three years before ${it}. The sale had nothing to do with the storage. ${JURISDICTION}`
    case 'implead':
      return `${worker(s)} Ten days after serving its answer, ${indemnity} ${JURISDICTION}`
    case 'blame':
      return `${worker(s)} Ten days after serving its answer, ${D} filed a third-party complaint against ${X}. It alleges that ${s.work} caused ${it}, and that ${X}, and not ${D}, should therefore pay ${P}. Under state law, ${D} has no right to contribution or indemnity. ${JURISDICTION}`
    case 'late':
      return `${worker(s)} Sixty days after serving its answer, ${indemnity} ${JURISDICTION}`
    case 'joined':
      return `Each had a separate storage contract. Both allege that careless maintenance by ${D} caused ${it}. ${JURISDICTION}`
    case 'apart':
      return `Each had a separate storage contract. Both allege that ${D} took poor care of stored goods. ${JURISDICTION}`
    case 'tortfeasor':
      return `${worker(s)} ${The(defendant)} has moved for an order joining ${X} as a required party, contending that the negligence of ${X} contributed to ${it}. Under state law, each of them would be liable for the whole loss, with a right to contribution. ${capital(X)} can be served, and the joinder would not affect subject-matter jurisdiction.`
    case 'claimant':
      return `${capital(other.a)} claims to have bought ${s.saved} from ${P} before the suit and has also demanded it from ${D}. ${The(defendant)} is willing to hand it over to either and has moved for an order joining ${O} as a required party. ${capital(O)} can be served, and the joinder would not affect subject-matter jurisdiction.`
    case 'intervenor':
      return `${capital(other.a)} claims to have bought ${s.saved} from ${P} before the suit and has promptly moved to intervene as of right. ${The(plaintiff)} denies the sale. ${The(defendant)} takes no side and will obey any judgment. ${JURISDICTION}`
    default:
      return `A lender to whom ${P} owes an unsecured debt has promptly moved to intervene as of right, fearing that ${P} will be unable to pay the debt without a recovery. ${The(plaintiff)} is able to litigate and seeks the full value of ${s.them}. The lender would offer the same evidence for the same relief. ${JURISDICTION}`
  }
}
