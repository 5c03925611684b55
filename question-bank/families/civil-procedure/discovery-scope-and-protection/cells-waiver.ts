import { whose } from '../../engine/party.ts'
import type { DiscoveryCells } from './reason-id.ts'

/** Reasons where another party saw the privileged e-mail, or where others like it were held back. */
export const WAIVER_CELLS = {
  stranger: (s) => ({
    'yes-waived': [
      `${s.defendant.the} waived it, as the agreement does not bind ${s.plaintiff.the}`,
      'without reasonable steps, production waives a privilege as to those who did not agree',
      `The plaintiff was no party to the agreement, and no court adopted it. By the usual rule, files that nobody screened are open.`,
    ],
    'yes-fairness': [
      'in fairness, what one injured person received is waived as to the other',
      'in fairness, a party that produces files once waives the privilege in all of them',
      `Fairness decides about communications that were held back. This one was produced in the first action.`,
    ],
    'yes-need': [
      'a substantial need for the e-mail outweighs the privilege',
      `${s.plaintiff.the} has a substantial need for the e-mail despite the privilege`,
      `No need opens a privileged e-mail. What opens this one is how it was produced in the first action.`,
    ],
    'no-order': [
      'under the agreement, no production can waive a privilege',
      `the agreement let ${s.defendant.the} produce files and not waive a privilege`,
      `It did, toward the party that signed it. To bind others, an agreement must be made part of an order.`,
    ],
    'no-inadvertent': [
      'a mistaken production does not waive a privilege',
      `${s.defendant.the} took reasonable steps when it made the agreement`,
      `A mistake is forgiven to those who guarded against it. To agree with one opponent guards against nobody else.`,
    ],
    'no-privilege': [
      `${s.defendant.the} did not intend to give up its privilege in the e-mail`,
      'only a client that means to waive a privilege can lose it',
      `What the holder meant isn't decisive. Files that went out unscreened can lose their privilege.`,
    ],
  }),
  chosen: (s) => ({
    'yes-fairness': [
      `in fairness, ${s.defendant.the} waived the privilege for all three e-mails`,
      'in fairness, one who uses an e-mail waives the privilege for related e-mails',
      `It used the helpful e-mail as a sword and hid the others behind a shield. All are on one inspection.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived its privilege for all that its lawyer ever wrote`,
      'to disclose one e-mail is to waive the privilege for all talks with a lawyer',
      `That goes too far. Only communications on the same subject, which ought to be considered together, are opened.`,
    ],
    'yes-need': [
      'a substantial need for the two e-mails outweighs the privilege',
      `${s.plaintiff.the} has a substantial need for the other e-mails despite the privilege`,
      `However great the need, it opens no privileged e-mail. The use that was made of the first one does.`,
    ],
    'no-extent': [
      `${s.defendant.the} waived its privilege in the one e-mail that it disclosed`,
      'to disclose one e-mail is to waive the privilege in that e-mail alone',
      `That's so where an e-mail slips out. This one was attached on purpose, to win a motion.`,
    ],
    'no-privilege': [
      `${s.defendant.the} did not intend to give up its privilege in the other e-mails`,
      'only a client that means to waive a privilege in an e-mail can lose it',
      `It's enough that the first disclosure was meant. How far it reaches is then a matter of fairness.`,
    ],
    'no-work-product': [
      'e-mails about an inspection are work product, which no use can waive',
      `${whose(s.defendant)} e-mails are work product, which a motion does not waive`,
      `Protection of work product is opened by selective use just as a privilege is.`,
    ],
  }),
  others: (s) => ({
    'no-extent': [
      `${s.defendant.the} waived its privilege in the one e-mail that it disclosed`,
      'to disclose an e-mail by mistake is to waive the privilege in that e-mail alone',
      `The e-mail slipped out and wasn't put to use. What stayed in the files is still privileged.`,
    ],
    'no-inadvertent': [
      'a mistaken production does not waive a privilege',
      'a party does not waive a privilege by mistake, even without reasonable steps',
      `Without care, a mistake does cost the privilege in what was produced. That was conceded, and the question is how far it goes.`,
    ],
    'no-work-product': [
      'the e-mails are work product, which a party never waives',
      'e-mails from a lawyer are work product, which no production can waive',
      `Protection of work product can be given up, too. How far that goes is decided by the same rule.`,
    ],
    'yes-fairness': [
      `in fairness, ${s.defendant.the} waived the privilege for all three e-mails`,
      'in fairness, one who discloses an e-mail waives the privilege for related e-mails',
      `Fairness comes in where a disclosure was intended. This one was an oversight, and no use was made of it.`,
    ],
    'yes-waived': [
      `${s.defendant.the} took no reasonable steps and so waived the privilege altogether`,
      'without reasonable steps, one disclosure waives the privilege for the subject',
      `Carelessness costs what went out by it. The two e-mails that never left the files aren't affected.`,
    ],
    'yes-need': [
      'a substantial need for the two e-mails outweighs the privilege',
      `${s.plaintiff.the} has a substantial need for the other e-mails despite the privilege`,
      `Work product yields to need. Privileged e-mails don't, and these have kept their privilege.`,
    ],
  }),
} as const satisfies DiscoveryCells
