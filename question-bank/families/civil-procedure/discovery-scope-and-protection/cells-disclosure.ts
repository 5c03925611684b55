import type { Cell } from '../../engine/cells.ts'
import type { DiscoveryStory } from './facts.ts'
import type { DiscoveryCells } from './reason-id.ts'

/** Wordings that more than one twist has. What they add is why they fail there. */
const need = ({ plaintiff }: DiscoveryStory, why: string): Cell => [
  'a substantial need for the e-mail outweighs the privilege',
  `${plaintiff.the} has a substantial need for the e-mail despite the privilege`,
  why,
]
const fairness = ({ defendant }: DiscoveryStory, why: string): Cell => [
  `in fairness, ${defendant.the} waived the privilege for all that it knew`,
  'in fairness, a party that produces related files waives the privilege',
  why,
]
const intent = ({ defendant }: DiscoveryStory, why: string): Cell => [
  `${defendant.the} did not intend to give up its privilege in the e-mail`,
  'only a client that means to waive a privilege can lose it',
  why,
]
const workProduct = (why: string): Cell => [
  'the e-mail is work product, which a party does not waive by producing it',
  'to produce work product is not to waive its protection',
  why,
]

/** Reasons where a privileged e-mail was produced in the same action. */
export const DISCLOSURE_CELLS = {
  careful: (s) => ({
    'no-inadvertent': [
      `${s.defendant.the} took reasonable steps before and after its mistake`,
      'with reasonable steps before and after, a mistake does not waive a privilege',
      `Two lawyers and a program looked beforehand, and notice went out within a day. One slip among thousands is forgiven.`,
    ],
    'no-privilege': intent(
      s,
      `Intent isn't the test. A careless holder loses a privilege without meaning to, but this one was careful.`,
    ),
    'no-work-product': workProduct(
      `Handing work product to an opponent gives up its protection too, unless the same care was taken.`,
    ),
    'yes-waived': [
      'to disclose an e-mail to an opponent is to waive the privilege in it',
      `${s.defendant.the} waived the privilege when it overlooked the e-mail`,
      `Some courts were that strict before 2008. Rule 502(b) asks for reasonable steps and not for perfect ones.`,
    ],
    'yes-fairness': fairness(
      s,
      `Fairness can widen a waiver that was intended. Here nothing was intended, and nothing was given up.`,
    ),
    'yes-need': need(
      s,
      `Need opens work product. However useful it is, a privileged e-mail isn't opened by it.`,
    ),
  }),
  careless: (s) => ({
    'yes-waived': [
      `${s.defendant.the} took no reasonable steps to prevent the disclosure`,
      'a party that takes no reasonable steps to prevent disclosure waives a privilege',
      `Nobody looked for privileged files, although one folder was marked. A quick notice can't make up for that.`,
    ],
    'yes-fairness': fairness(
      s,
      `Fairness decides about related communications that were held back. This e-mail was disclosed itself.`,
    ),
    'yes-need': need(
      s,
      `However much it's needed, a privileged e-mail stays closed. It's open because its owner didn't guard it.`,
    ),
    'no-inadvertent': [
      `${s.defendant.the} took reasonable steps as soon as it knew of its mistake`,
      'a mistake that is followed by reasonable steps does not waive a privilege',
      `Care afterward is half of what the rule asks. Care beforehand is the other half, and there was none.`,
    ],
    'no-privilege': intent(
      s,
      `A holder who takes no care loses the privilege without meaning to. Intent isn't what the rule asks about.`,
    ),
    'no-work-product': workProduct(
      `Work product is given up in the same way when it goes to an opponent unguarded.`,
    ),
  }),
  slow: (s) => ({
    'yes-waived': [
      `${s.defendant.the} did not promptly take reasonable steps once it knew`,
      'a party that takes no reasonable steps once it knows waives a privilege',
      `The screening was careful. But the lawyer saw the e-mail being used and kept silent for months.`,
    ],
    'yes-fairness': fairness(
      s,
      `Fairness concerns what was held back. The e-mail was disclosed, and what matters is the conduct afterward.`,
    ),
    'yes-need': need(s, `Need is no way around a privilege. This one was lost by silence.`),
    'no-inadvertent': [
      `${s.defendant.the} took reasonable steps before its mistake`,
      'a mistake made despite reasonable steps does not waive a privilege',
      `Care beforehand is half of what the rule asks. The other half is to act promptly once the error is known.`,
    ],
    'no-privilege': intent(
      s,
      `Nobody meant to give it up, but a holder who knows and does nothing loses it.`,
    ),
    'no-work-product': workProduct(
      `Protection of work product is lost as well if its owner stands by while an opponent uses it.`,
    ),
  }),
  order: (s) => ({
    'no-order': [
      'under the order, no production can waive a privilege',
      `the order let ${s.defendant.the} produce files and not waive a privilege`,
      `A federal court may order this, and this court did. Under its order, care doesn't matter.`,
    ],
    'no-inadvertent': [
      `${s.defendant.the} took reasonable steps as soon as it knew of its mistake`,
      'a mistake that is followed by reasonable steps does not waive a privilege',
      `Without care beforehand, that wouldn't have been enough. What the court said at the outset makes it unnecessary.`,
    ],
    'no-privilege': intent(
      s,
      `Without the order, a careless holder could lose the privilege whatever was intended.`,
    ),
    'yes-waived': [
      `${s.defendant.the} took no reasonable steps to prevent the disclosure`,
      'a party that takes no reasonable steps to prevent disclosure waives a privilege',
      `By the usual rule it would. The court replaced that rule before any file changed hands.`,
    ],
    'yes-fairness': fairness(s, `Fairness widens a waiver that exists. By order of the court there's none.`),
    'yes-need': need(s, `A privilege that has survived isn't overcome by need. Only work product is.`),
  }),
} as const satisfies DiscoveryCells
