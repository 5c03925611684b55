import { capital } from '../../../text/capital.ts'
import { his, The, whose } from '../../engine/party.ts'
import type { JoinderStory, Twist } from './facts.ts'

const PROMISE = 'to pay for any loss, with or without negligence'
const UNDISPUTED = 'Subject-matter jurisdiction is undisputed.'

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
  const adds = `without leave of court or consent, ${P} filed a first amended complaint, which adds a claim for breach of the storage contract`
  switch (twist) {
    case 'course':
      return `The complaint made no other claim. On May 1, ${D} served its answer. On May 15, ${adds}. No motion had been made before.`
    case 'motion-first':
      return `The complaint made no other claim. On March 1, ${D} served a motion to dismiss for failure to state a claim. The court denied the motion on April 20, and ${D} served its answer on May 1. On May 15, ${adds}.`
    case 'fresh':
      return `Three months after ${D} had answered, a memorandum that it produced in discovery showed that it had long known of the danger. A week later, ${P} moved for leave to add a claim for gross negligence. Discovery will remain open for five months, and the deadline for amending the pleadings has not passed.`
    case 'futile':
      return `Two months after ${D} had answered, ${P} moved for leave to add a claim for damages under the state's storage act. The state's highest court held last year that only the state may enforce the act and that it gives customers no claim. Discovery has just begun, and the deadline for amending the pleadings has not passed.`
    case 'prejudice':
      return `Ten days before trial, with discovery closed, ${P} moved for leave to add a claim that a letter from ${D} had been fraudulent. ${The(plaintiff)} had had the letter since before the suit. The only employee of ${D} who could explain it had died during discovery without being deposed. The scheduling order set no deadline for amending the pleadings.`
    case 'schedule':
      return `The scheduling order required that motions to amend the pleadings be filed by March 1. On May 15, ${P} moved for leave to add a claim for breach of the storage contract, which ${P} had signed before the suit. ${The(plaintiff)} gave no reason for the delay. ${The(defendant)} concedes that the amendment would not prejudice it.`
    default:
      return null
  }
}

function atTrial(twist: Twist, { plaintiff, defendant }: JoinderStory): string | null {
  const P = plaintiff.the
  const D = defendant.the
  switch (twist) {
    case 'tried':
      return `The complaint made no other claim. At trial, ${P} offered a written promise by ${D} ${PROMISE}. The promise had no bearing on the claim for negligence. Without objecting, ${D} cross-examined ${P} on the promise and called a witness of its own, who testified that it had been revoked. Before the case went to the jury, ${P} moved to amend the complaint to add a claim for breach of contract.`
    case 'objected':
      return `The complaint made no other claim, and there was no final pretrial order. At trial, ${P} offered a written promise by ${D} ${PROMISE}. ${The(defendant)} objected that the promise was outside the pleadings. ${The(plaintiff)} moved at once to amend the complaint to add a claim for breach of contract. ${The(defendant)} had asked about the promise at two depositions and could name no evidence that it would need to meet the claim.`
    default:
      return null
  }
}

function afterLimitations(twist: Twist, { plaintiff, defendant, it }: JoinderStory): string | null {
  const P = plaintiff.the
  const D = defendant.the
  const late = `After the limitations period had expired, ${P}, with leave of court, amended the complaint to`
  const naming = `${late} name the subsidiary instead of ${D}.`
  switch (twist) {
    case 'same':
      return `The complaint was timely and described the storage and the loss. One month after the limitations periods for all claims had expired, ${P}, with leave of court, amended the complaint to add a claim that ${D} had broken the storage contract by failing to return the goods.`
    case 'other':
      return `The complaint was timely and described the storage and the loss. One month after the limitations periods for all claims had expired, ${P}, with leave of court, amended the complaint to add a claim for damage to ${his(plaintiff)} van. An employee of ${D} had negligently driven into the van on a highway half a year before ${it}.`
    case 'sister':
      return `The timely complaint alleged that ${D} ran the storage business there. In fact, its subsidiary did, as ${whose(plaintiff)} own receipt stated. The president of both companies read the complaint within a week and saw the error. ${naming} The subsidiary was served 80 days after the filing of the original complaint and concedes that it suffered no prejudice.`
    case 'no-notice':
      return `The timely complaint alleged that ${D} ran the storage business there. In fact, its subsidiary did. ${naming} The subsidiary, which has its own officers, lawyers, and insurer, neither heard of the action nor had reason to before it was served seven months after the filing of the original complaint. The time for service had not been extended.`
    case 'chosen':
      return `${The(plaintiff)} knew that a subsidiary of ${D} ran the storage business there and could be held liable, but sued ${D} alone because it was richer. The complaint was timely, and the subsidiary learned of it and of that choice within a week. ${late} add a claim against the subsidiary for the same loss.`
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
      return `In its answer, ${D} asserted a crossclaim against ${X} for damage that ${it} had done to ${whose(defendant)} own building. The crossclaim alleges that ${s.work} had been faulty. ${UNDISPUTED}`
    case 'stray':
      return `In its answer, ${D} asserted its only crossclaim against ${X}. The crossclaim is for the unpaid price of ${s.sold} that ${D} had sold to ${X} three years before ${it}. ${UNDISPUTED}`
    case 'counterclaim':
      return `In its answer, ${D} asserted a counterclaim against ${P} for the unpaid price of ${s.sold} that ${D} had sold to ${P} three years before ${it}. The sale had nothing to do with the storage. ${UNDISPUTED}`
    case 'implead':
      return `${worker(s)} Ten days after serving its answer, ${indemnity} ${UNDISPUTED}`
    case 'blame':
      return `${worker(s)} Ten days after serving its answer, ${D} filed a third-party complaint against ${X}. It alleges that ${s.work} caused ${it}, and that ${X}, and not ${D}, should therefore pay ${P}. Under state law, ${D} has no right to contribution or indemnity. ${UNDISPUTED}`
    case 'late':
      return `${worker(s)} Sixty days after serving its answer, ${indemnity} ${UNDISPUTED}`
    case 'joined':
      return `Each plaintiff had a separate storage contract. Both allege that careless maintenance by ${D} caused ${it}. ${UNDISPUTED}`
    case 'apart':
      return `The theft was the work of a burglar. Each plaintiff had a separate storage contract. Both allege that ${D} took poor care of stored goods. ${UNDISPUTED}`
    case 'tortfeasor':
      return `${worker(s)} ${The(defendant)} has moved for an order joining ${X} as a required party, on the ground that the negligence of both caused ${it}. Under state law, each of them would be liable for the whole loss, with a right to contribution. ${capital(X)} can be served, and the joinder would not affect subject-matter jurisdiction.`
    case 'claimant':
      return `${capital(other.a)} claims to have bought ${s.saved} from ${P} before ${it} and has also demanded it from ${D}. ${The(defendant)} is willing to hand it over to either and has moved for an order joining ${O} as a required party. ${capital(O)} can be served, and the joinder would not affect subject-matter jurisdiction.`
    case 'intervenor':
      return `${capital(other.a)} claims to have bought ${s.saved} from ${P} before ${it} and has promptly moved to intervene as of right. ${The(plaintiff)} denies the sale. ${The(defendant)} takes no side and will obey any judgment. ${UNDISPUTED}`
    default:
      return `A lender, to whom ${P} owes an unsecured debt, has promptly moved to intervene as of right. The lender fears that ${P} will be unable to pay the debt without a recovery. ${The(plaintiff)} is able to litigate and seeks the full value of ${s.them}, and the lender would offer the same evidence for the same relief. ${UNDISPUTED}`
  }
}
