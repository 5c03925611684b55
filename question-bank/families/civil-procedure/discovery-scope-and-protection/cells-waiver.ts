import type { DiscoveryCells } from './reason-id.ts'

/** Reasons where another party received the privileged email, or where others like it were held back. */
export const WAIVER_CELLS = {
  stranger: (s) => ({
    'yes-waived': [
      `the agreement does not bind ${s.plaintiff.the}, and no reasonable steps were taken`,
      'the agreement binds only its parties, so the privilege was waived',
      `An agreement that no court has adopted concerns those who made it. As to anyone else, unscreened files lose their protection.`,
    ],
    'yes-fairness': [
      `in fairness, ${s.plaintiff.the} may see the privileged files that ${s.witness.the} has seen`,
      'fairness requires equal access to privileged files for both injured persons',
      `There's no rule of equal access. In this field, fairness decides about communications that were never disclosed.`,
    ],
    'yes-need': [
      'a substantial need for the email overcomes the privilege',
      `${s.plaintiff.the} has a substantial need that overcomes the privilege`,
      `No substantial need opens a privileged email. What opens this one is how it was produced before.`,
    ],
    'no-order': [
      'by agreement, the disclosure did not waive the privilege',
      'the agreement keeps the privilege from being waived by production',
      `The agreement does that toward the one who made it. To bind others, it has to be made part of an order.`,
    ],
    'no-inadvertent': [
      'the disclosure was inadvertent and so did not waive the privilege',
      `${s.defendant.the} took reasonable steps when it made the agreement`,
      `An inadvertent disclosure is forgiven to a party that took steps to prevent it. An agreement with one opponent guards against no other.`,
    ],
    'no-privilege': [
      `${s.defendant.the} never intended to waive its privilege in the email`,
      'a privilege is lost only if its holder intended to waive it',
      `What the holder intended doesn't decide. Files that go out unscreened can lose their privilege.`,
    ],
  }),
  chosen: (s) => ({
    'yes-fairness': [
      'the intentional waiver extends in fairness to related emails',
      'fairness extends the intentional waiver to related privileged emails',
      `One email was used as a sword, and the rest were hidden behind a shield. All three are on one inspection.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived its privilege in all communications with its lawyer`,
      'one disclosure waives the privilege in all communications with a lawyer',
      `All communications would be too many. Only those on the same subject, which ought to be considered together, are opened.`,
    ],
    'yes-need': [
      'a substantial need for the other emails overcomes the privilege',
      `${s.plaintiff.the} has a substantial need that overcomes the privilege`,
      `However great the need, it opens no privileged email. The use that was made of the first one does.`,
    ],
    'no-extent': [
      `${s.defendant.the} waived its privilege only in the email that it disclosed`,
      'the waiver of the privilege does not extend to undisclosed emails',
      `A waiver ends with what was disclosed if an email slips out. This one was attached on purpose, to win a motion.`,
    ],
    'no-privilege': [
      `${s.defendant.the} never intended to waive its privilege in the other emails`,
      'a privilege is lost only in what its holder intended to disclose',
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
      'an inadvertent disclosure does not waive a privilege at all',
      'the disclosure was inadvertent, so no privilege was waived',
      `Without care, an inadvertent disclosure does cost the privilege in what went out. That much was conceded.`,
    ],
    'yes-fairness': [
      'the waiver extends in fairness to related privileged emails',
      'fairness extends the waiver of the privilege to the other emails',
      `Fairness comes in where a disclosure was intended. This one was an oversight, and no use was made of it.`,
    ],
    'yes-waived': [
      `${s.defendant.the} took no reasonable steps and so waived its privilege in all three`,
      'the waiver of the privilege covers the whole subject of the email',
      `Carelessness costs what went out by it, not the whole subject. Two of the three never left the files.`,
    ],
    'yes-need': [
      'a substantial need for the other emails overcomes the privilege',
      `${s.plaintiff.the} has a substantial need that overcomes the privilege`,
      `Work product yields to substantial need. Privileged emails don't, and these have kept their privilege.`,
    ],
  }),
} as const satisfies DiscoveryCells
