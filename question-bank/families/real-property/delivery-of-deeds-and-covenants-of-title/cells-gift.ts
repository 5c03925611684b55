import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { DeedStory } from './facts.ts'
import type { DeedCells } from './reason-id.ts'

const spoken = ({ owner }: DeedStory): Cell => [
  `${whose(owner)} oral condition could not limit a deed that was absolute on its face`,
  `an oral condition has no effect on a deed that is handed to the grantee`,
  `An oral condition can't limit a deed that was delivered. What was said here shows that no title was meant to pass, so there was no delivery.`,
]
const unrecorded = ({ donee }: DeedStory, why: string): Cell => [
  `a grantor may revoke a deed of gift until it is recorded`,
  `the deed to ${donee.the} had no effect until it was recorded`,
  why,
]

/** Reasons where the deed stayed between the donor and the donee. */
export const GIFT_CELLS = {
  handed: ({ owner, donee, it }) => ({
    'yes-handed': [
      `${owner.the} delivered the deed with present intent to pass title`,
      `a grantor who hands over a deed with present intent to pass title has delivered it`,
      `The words and the handing over show an intent to give at once. That's delivery, and it needs no recording.`,
    ],
    'yes-recorded': [
      `${donee.the} completed the delivery of the deed by recording it`,
      `a deed that the grantee records after the grantor's death takes effect on recording`,
      `Recording protects against later takers and completes nothing. Title had passed two years before.`,
    ],
    'no-intent': [
      `${owner.the} went on using ${it} and so had no present intent to pass title`,
      `a grantor who remains in possession shows no present intent to pass title`,
      `A grantor may give land away and go on using it by permission. What was said shows the intent.`,
    ],
    'no-refused': [
      `${whose(donee)} acceptance was incomplete, since the deed was not recorded before the grantor's death`,
      `${donee.the} did not accept the deed by recording it before the grantor's death`,
      `Thanks and keeping the deed are acceptance enough. Recording isn't part of it.`,
    ],
  }),
  returned: ({ owner, donee }) => ({
    'yes-stays': [
      `the return of a delivered deed does not reconvey title to the grantor`,
      `${donee.the} could reconvey title to ${owner.the} by a new deed but not by returning the old one`,
      `Title had passed to the grantee. Burning the paper doesn't move it back, since a conveyance takes a signed deed.`,
    ],
    'yes-recorded': [
      `the delivery of the deed became irrevocable when the deed was recorded`,
      `a grantee who has recorded a deed may not return it to the grantor`,
      `Recording isn't what keeps the title in place. An unrecorded deed couldn't have been undone in this way either.`,
    ],
    'no-refused': [
      `${donee.the} withdrew acceptance of the deed by giving it back`,
      `a grantee who returns a deed to the grantor has revoked acceptance of it`,
      `Acceptance can't be withdrawn once title has passed. A grantee who has refused a deed must have done so before that.`,
    ],
    'no-control': [
      `the parties revoked the delivery by agreeing to destroy the deed`,
      `${owner.the} regained control of the deed with ${whose(donee)} consent`,
      `Control or destruction of the deed matters before delivery. Afterward, the paper is only evidence of a title that has passed.`,
    ],
  }),
  oral: ({ owner, donee }) => ({
    'yes-oral': [
      `an oral condition has no effect on a deed that is delivered to the grantee`,
      `delivery of a deed to the grantee is absolute, whatever oral condition is attached to it`,
      `The deed was absolute and went straight to the grantee, to be effective now. At common law, the spoken condition drops away.`,
    ],
    'yes-recorded': [
      `${donee.the} extinguished the oral condition by recording the deed`,
      `an oral condition on a deed is enforceable until the grantee records it`,
      `The condition failed at delivery already. Recording had nothing to do with it.`,
    ],
    'no-condition': [
      `the delivery of the deed was conditional, and the oral condition was not satisfied`,
      `${donee.the} did not satisfy the condition on which the deed was delivered`,
      `Such a condition works only in the deed itself, or where a third person holds the deed.`,
    ],
    'no-intent': [
      `${owner.the} had no present intent to convey before the condition was met`,
      `a grantor who attaches a condition to a deed has no present intent to pass title`,
      `The grantor said that the land was the grantee's now. A condition is added to that intent and doesn't cancel it.`,
    ],
  }),
  review: (s) => ({
    'no-intent': [
      `${s.owner.the} did not hand over the deed with present intent to pass title`,
      `a grantor who hands over a deed without present intent to pass title has not delivered it`,
      `The deed was lent for checking and was to come back. Without intent to pass title, having the paper means nothing.`,
    ],
    'no-refused': [
      `${s.donee.the} had not expressed acceptance of the deed`,
      `a grantee must express acceptance of a deed before the grantor dies`,
      `Acceptance of a gift is presumed and needn't be expressed. What's missing came from the other side.`,
    ],
    'yes-handed': [
      `a signed deed in the possession of the grantee is presumed to have been delivered`,
      `${s.owner.the} delivered the deed by placing it in ${whose(s.donee)} possession`,
      `Possession by the grantee raises a presumption of delivery, and the grantor's own words rebut it.`,
    ],
    'yes-oral': spoken(s),
  }),
  taken: (s) => ({
    'no-intent': [
      `${s.owner.the} did not hand over the deed with present intent to pass title`,
      `recording by the grantee does not supply a grantor's present intent to pass title`,
      `The deed was lent for checking and was to come back. Neither a letter nor the record can make that a delivery.`,
    ],
    'no-refused': [
      `${s.donee.the} did not accept the deed until after it had been recorded`,
      `a deed that is recorded before the grantee has accepted it does not pass title`,
      `Acceptance may come at any time and is presumed. It can't replace a delivery that never took place.`,
    ],
    'yes-recorded': [
      `the recording of the deed completed its delivery`,
      `a recorded deed is conclusively presumed to have been delivered`,
      `Recording raises a presumption that can be rebutted.`,
    ],
    'yes-oral': spoken(s),
  }),
  kept: (s) => ({
    'no-control': [
      `${s.owner.the} kept control of the deed and did not deliver it`,
      `a grantor who locks a deed away has kept control of it and has not delivered it`,
      `The grantor locked the deed away and meant to part with it later. A promise to deliver isn't delivery.`,
    ],
    'no-recall': unrecorded(
      s,
      `Between the parties, a deed needs no recording. It needs a delivery, and this one stayed in the desk.`,
    ),
    'yes-handed': [
      `a grantor who tells the grantee of a signed deed makes a constructive delivery`,
      `${s.owner.the} made a constructive delivery by telling ${s.donee.the} of the deed`,
      `A constructive delivery takes a grantor who means the deed to be effective now. Telling someone "when I'm ready" says the opposite.`,
    ],
    'yes-stays': [
      `${whose(s.donee)} acceptance of the signed deed made the gift irrevocable`,
      `a grantee who accepts a signed deed in the grantor's lifetime takes title`,
      `There was nothing to accept yet. Acceptance completes a delivery and can't take its place.`,
    ],
  }),
  'kept-note': (s) => ({
    'no-testament': [
      `an undelivered deed that is to take effect at death must meet the requirements for a will`,
      `${s.owner.the} meant the deed to operate as a will, and it was not delivered`,
      `Kept under lock and meant for death alone, the deed passed nothing in life. Only a will could do what the note asks.`,
    ],
    'no-recall': unrecorded(
      s,
      `A delivered deed has effect unrecorded. The flaw is that this one was kept and meant for death alone.`,
    ),
    'yes-handed': [
      `${whose(s.owner)} note was a constructive delivery of the deed to ${s.donee.the}`,
      `a grantor's written direction to hand over a deed is a constructive delivery`,
      `A direction found after death isn't a delivery. It confirms that nothing was to pass before.`,
    ],
    'yes-third': [
      `the deed and the note gave ${s.donee.the} a future interest in ${whose(s.owner)} lifetime`,
      `a deed may pass a future interest that becomes possessory at death`,
      `A delivered deed may do that. This one stayed in the desk and, by the note, was to do nothing before death.`,
    ],
  }),
  recorded: ({ owner, donee }) => ({
    'yes-recorded': [
      `a grantor who records a deed with present intent to pass title has delivered it`,
      `${owner.the} delivered the deed by recording it, and acceptance is presumed`,
      `The grantor recorded the deed and said that the land had changed hands. A beneficial gift is presumed to be accepted.`,
    ],
    'yes-stays': [
      `a recorded deed passes title regardless of the grantor's intent`,
      `a recorded deed is conclusively presumed to have been delivered`,
      `Recording raises a presumption of delivery that can be rebutted. It's the intent, shown by the words to the clerk, that decides.`,
    ],
    'no-refused': [
      `${donee.the} did not accept the deed before ${owner.the} died`,
      `a grantee who does not know of a deed cannot accept it`,
      `Acceptance of a beneficial gift is presumed, even where the donee learns of it after the donor's death.`,
    ],
    'no-control': [
      `${owner.the} took the deed home and so kept control of it after recording`,
      `a deed that the grantor keeps after it is recorded has not been delivered`,
      `Keeping the deed at home is some evidence of control, but recording it in order to pass title outweighs that.`,
    ],
  }),
  refused: ({ owner, donee }) => ({
    'no-refused': [
      `${donee.the} rebutted the presumption of acceptance by refusing the deed`,
      `a grantee who refuses a deed does not take title by it`,
      `Acceptance is presumed only until the donee says no. This one did, in writing, and the offer wasn't renewed.`,
    ],
    'no-intent': [
      `${owner.the}, by not mentioning the deed again, gave up the present intent to pass title`,
      `a grantor's present intent to pass title lapses when the deed is not mentioned again`,
      `The grantor's intent was clear when the deed was recorded. It takes two, and the other side said no.`,
    ],
    'yes-recorded': [
      `${owner.the} delivered the deed and passed title by recording it`,
      `a grantor who records a deed with present intent to pass title has delivered it`,
      `Delivery by recording isn't enough alone. Title doesn't pass to someone who won't have it.`,
    ],
    'yes-stays': [
      `acceptance of a beneficial gift is presumed and cannot be rebutted later`,
      `${donee.the} held title once the deed was recorded and could return it by a new deed but not by a letter`,
      `The presumption of acceptance yields to a plain refusal. Nothing had to be returned, because nothing had passed.`,
    ],
  }),
} satisfies DeedCells
