import type { Cell } from '../../engine/cells.ts'
import type { DiscoveryStory } from './facts.ts'
import type { DiscoveryCells } from './reason-id.ts'

/** Wordings that more than one twist has, each with the reason why it is right or fails there. */
const need = ({ plaintiff }: DiscoveryStory, why: string): Cell => [
  `${plaintiff.the} has a substantial need for the email that overcomes the privilege`,
  'a substantial need for the email overcomes the attorney-client privilege',
  why,
]
const fairness = (why: string): Cell => [
  'production of the related files waived the privilege in the email as a matter of fairness',
  'fairness requires that the privileged email be considered together with the other files',
  why,
]
const intent = ({ defendant }: DiscoveryStory, why: string): Cell => [
  `${defendant.the} never intended to waive its privilege in the email`,
  'a privilege is waived only if its holder intends to waive it',
  why,
]
const workProduct = (why: string): Cell => [
  'the email is also work product, and its production does not waive that protection',
  "production to an opponent does not waive the protection of a lawyer's work product",
  why,
]

/** Reasons where a privileged email was produced in the same action. */
export const DISCLOSURE_CELLS = {
  careful: (s) => ({
    'no-inadvertent': [
      `${s.defendant.the} took reasonable steps both to prevent and to rectify the disclosure`,
      'the disclosure was inadvertent, and reasonable steps were taken before and after it',
      `Two lawyers and a program looked beforehand, and notice went out within a day. One slip among thousands is forgiven.`,
    ],
    'no-privilege': intent(
      s,
      `What the holder intended isn't the test. Without care, a privilege is lost although no one meant to waive it.`,
    ),
    'no-work-product': workProduct(
      `Production to an opponent does waive work product, unless the same care was taken as for a privilege.`,
    ),
    'yes-waived': [
      `${s.defendant.the} waived the privilege by producing the email to its opponent`,
      'production of a privileged email waives the privilege, even if it is inadvertent',
      `Some courts held so before 2008. Rule 502(b) forgives a mistake where reasonable steps, not perfect ones, were taken.`,
    ],
    'yes-fairness': fairness(
      `Fairness can widen a waiver that was intended. There was none, and the other files aren't privileged.`,
    ),
    'yes-need': need(
      s,
      `Substantial need opens work product. However useful it is, a privileged email isn't opened by it.`,
    ),
  }),
  careless: (s) => ({
    'yes-waived': [
      `${s.defendant.the} did not take reasonable steps to prevent the disclosure`,
      'the privilege was waived, as no reasonable steps were taken to prevent disclosure',
      `Nobody looked for privileged files, although one folder was marked. A quick notice can't make up for that.`,
    ],
    'yes-fairness': fairness(
      `Fairness decides about related communications that were held back. This email was disclosed itself.`,
    ),
    'yes-need': need(
      s,
      `No substantial need opens a privileged email. This one is open because its owner didn't guard it.`,
    ),
    'no-inadvertent': [
      `${s.defendant.the} took prompt and reasonable steps to rectify the disclosure`,
      `the disclosure was inadvertent, and ${s.defendant.the} acted promptly to rectify it`,
      `To rectify a disclosure promptly is only half of what the rule asks. The other half is care beforehand.`,
    ],
    'no-privilege': intent(
      s,
      `A holder who takes no care loses a privilege without having intended it. Waiver by carelessness is still waiver.`,
    ),
    'no-work-product': workProduct(
      `Production to an opponent waives work product in the same way, if nobody took care.`,
    ),
  }),
  slow: (s) => ({
    'yes-waived': [
      `${s.defendant.the} did not take prompt and reasonable steps to rectify the disclosure`,
      'the privilege was waived, as no prompt steps were taken to rectify the disclosure',
      `The screening was careful. But the lawyer saw the email being used and kept silent from March to August.`,
    ],
    'yes-fairness': fairness(
      `Fairness concerns what was held back. The email was disclosed, and what matters is the conduct afterward.`,
    ),
    'yes-need': need(s, `Substantial need is no way around a privilege. This one was lost by silence.`),
    'no-inadvertent': [
      `${s.defendant.the} took reasonable steps to prevent disclosure and then claimed privilege`,
      'the disclosure was inadvertent, and reasonable steps had been taken to prevent it',
      `To take care to prevent a disclosure is half of what the rule asks. The other half is prompt action once it's known.`,
    ],
    'no-privilege': intent(
      s,
      `Nobody intended it. But a holder who knows of the disclosure and does nothing loses the privilege.`,
    ),
    'no-work-product': workProduct(
      `Production to an opponent waives work product as well if its owner stands by while it's used.`,
    ),
  }),
  order: (s) => ({
    'no-order': [
      'the court ordered that production would not waive the privilege, whatever care was taken',
      'a federal court may order that disclosure in the action does not waive a privilege',
      `A federal court may order this, and this court did. Under such an order, care doesn't matter.`,
    ],
    'no-inadvertent': [
      `${s.defendant.the} took prompt and reasonable steps to rectify the disclosure`,
      `the disclosure was inadvertent, and ${s.defendant.the} acted promptly to rectify it`,
      `Reasonable steps to rectify an inadvertent disclosure aren't enough without care beforehand. The order makes such care unnecessary.`,
    ],
    'no-privilege': intent(
      s,
      `Without the order, a careless holder could lose the privilege, whatever it intended.`,
    ),
    'yes-waived': [
      `${s.defendant.the} did not take reasonable steps to prevent the disclosure`,
      'the privilege was waived, as no reasonable steps were taken to prevent disclosure',
      `By the usual rule, a holder must take steps to prevent disclosure beforehand. The court replaced that rule.`,
    ],
    'yes-fairness': fairness(`Fairness widens a waiver that exists. By order of the court there's none.`),
    'yes-need': need(
      s,
      `A privilege that has survived isn't overcome by substantial need. Only work product is.`,
    ),
  }),
} as const satisfies DiscoveryCells
