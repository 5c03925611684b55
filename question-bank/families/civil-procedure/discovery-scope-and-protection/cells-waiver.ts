import type { DiscoveryCells } from './reason-id.ts'

/** Reasons where another party received the privileged email, or where others like it were held back. */
export const WAIVER_CELLS = {
  stranger: (s) => ({
    'yes-waived': [
      `the agreement does not bind ${s.plaintiff.the}, and ${s.defendant.the} took no reasonable steps`,
      'the agreement binds only its parties and so did not prevent a waiver',
      `An agreement that no court has adopted concerns those who made it. As to anyone else, unscreened files lose their protection.`,
    ],
    'yes-fairness': [
      `fairness requires that ${s.plaintiff.the} have the same privileged files as ${s.witness.the}`,
      'in fairness, a privileged file produced to one injured person must be produced to all',
      `There's no rule of equal access. In this field, fairness decides about communications that were never disclosed.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need that overcomes the privilege`,
      'a substantial need for the email overcomes the privilege',
      `No substantial need opens a privileged email. What opens this one is how it was produced before.`,
    ],
    'no-order': [
      'the agreement prevents a waiver of the privilege in any later action',
      'parties may agree that disclosure does not waive a privilege as to anyone',
      `The agreement does that toward the one who made it. To bind others, it has to be made part of an order.`,
    ],
    'no-inadvertent': [
      'the disclosure was inadvertent and so did not waive the privilege',
      `${s.defendant.the} took reasonable steps when it made the agreement`,
      `An inadvertent disclosure is forgiven to a party that took steps to prevent it. An agreement with one opponent guards against no other.`,
    ],
    'no-privilege': [
      `${s.defendant.the} never intended to waive its privilege in the email`,
      'a privilege is waived only if its holder intends to waive it',
      `What the holder intended doesn't decide. Files that go out unscreened can lose their privilege.`,
    ],
  }),
  chosen: (s) => ({
    'yes-fairness': [
      'the intentional waiver of the privilege extends in fairness to emails on the same subject',
      'the other privileged emails ought in fairness to be considered together with the one disclosed',
      `One email was used as a sword, and the rest were hidden behind a shield. All three are on one inspection.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived its privilege in all communications with its lawyer`,
      'disclosure of one email waives the privilege in all communications with a lawyer',
      `All communications would be too many. Only those on the same subject, which ought to be considered together, are opened.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need for the other emails that overcomes the privilege`,
      'a substantial need for the other emails overcomes the attorney-client privilege',
      `However great the need, it opens no privileged email. The use that was made of the first one does.`,
    ],
    'no-extent': [
      'a disclosure in litigation waives the privilege only in the document disclosed',
      `${s.defendant.the} waived its privilege only in the one email that it attached to its motion`,
      `A waiver ends with what was disclosed if an email slips out. This one was attached on purpose, to win a motion.`,
    ],
    'no-privilege': [
      `${s.defendant.the} never intended to waive its privilege in the other two emails`,
      'a party waives its privilege in a whole subject only if it intends to do so',
      `It's enough that the holder intended the first disclosure. How far the loss reaches is then a matter of fairness.`,
    ],
  }),
  others: (s) => ({
    'no-extent': [
      `${s.defendant.the} waived its privilege only in the email that it disclosed`,
      'an inadvertent waiver does not extend to undisclosed privileged emails',
      `The email slipped out and wasn't put to use. What stayed in the files is still privileged.`,
    ],
    'no-inadvertent': [
      `${s.defendant.the} took reasonable steps to withhold the other two emails`,
      `${s.defendant.the} promptly claimed its privilege in the other two emails`,
      `Reasonable steps and a prompt claim decide whether what went out is still privileged. How far a waiver reaches depends on intent and fairness.`,
    ],
    'yes-fairness': [
      'the waiver extends in fairness to privileged emails on the same subject',
      'fairness requires that all three privileged emails be considered together',
      `Fairness comes in where a disclosure was intended. This one was an oversight, and no use was made of it.`,
    ],
    'yes-waived': [
      `${s.defendant.the} took no reasonable steps and so waived its privilege in all three`,
      'a waiver of the privilege covers all communications on the same subject',
      `Carelessness costs what went out by it, not the whole subject. Two of the three never left the files.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need that overcomes the privilege`,
      'a substantial need for the other emails overcomes the privilege',
      `Work product yields to substantial need. Privileged emails don't, and these have kept their privilege.`,
    ],
  }),
} as const satisfies DiscoveryCells
