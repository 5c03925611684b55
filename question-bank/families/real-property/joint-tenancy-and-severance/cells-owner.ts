import { whose } from '../../engine/party.ts'
import type { SeveranceCells } from './reason-id.ts'

/** Reasons where the owners alone are concerned: wills, suits, agreements, killings, and the kind of ownership. */
export const OWNER_CELLS = {
  will: ({ actor, other }) => ({
    'no-survivor': [
      `${other.the} took the whole by survivorship at the moment of death`,
      `${whose(actor)} interest in the joint tenancy ended at death`,
      `A joint tenant's interest ends at death, so there's nothing left for the will to pass.`,
    ],
    'no-agreement': [
      `a joint tenancy can be severed only with the consent of both joint tenants`,
      `${other.the} did not agree to the severance that the will provided for`,
      `No one has to consent or agree to a severance. But a joint tenancy must be severed in life, and a will operates at death.`,
    ],
    'yes-conveyance': [
      `the will was a valid conveyance that severed the joint tenancy`,
      `a written conveyance by one joint tenant is a severance even if made by will`,
      `Even in writing, a will is no conveyance until death, and by then the joint tenant's interest is gone.`,
    ],
    'yes-common': [
      `${actor.the} could leave an undivided half by will as a tenant in common`,
      `each co-owner has a half that passes by will under a joint tenancy`,
      `A share held in common passes by will. This deed created a joint tenancy, whose survivor takes all.`,
    ],
  }),
  sought: ({ actor, other }) => ({
    'no-suit': [
      `a suit for partition does not sever a joint tenancy before judgment`,
      `${whose(actor)} action for partition ended at death without a judgment`,
      `Filing changes nothing between the owners. Death came first, and survivorship left nothing to divide.`,
    ],
    'no-agreement': [
      `a partition of a joint tenancy requires the agreement of both owners`,
      `${other.the} opposed the suit and never agreed to a severance`,
      `Any joint tenant may demand partition against the other's will. This suit just wasn't finished.`,
    ],
    'yes-partition': [
      `the filing of an action for partition severs a joint tenancy`,
      `a partition relates back to the day on which the action was filed`,
      `It's the judgment of partition that severs, and it doesn't relate back to the day on which the action was filed.`,
    ],
    'yes-common': [
      `the quarrel destroyed the unity of possession and made them tenants in common`,
      `an intent to end the joint tenancy, shown in court, makes a tenancy in common`,
      `Neither a quarrel nor a wish to part severs. Something has to be conveyed, agreed, or adjudged.`,
    ],
  }),
  made: ({ actor, other }) => ({
    'yes-partition': [
      `the judgment of partition ended the joint tenancy before the death`,
      `after a final partition, ${actor.the} owned the part set off, with no survivorship`,
      `A final judgment had divided the land. From then on each owner had a separate half that passes by will.`,
    ],
    'yes-agreement': [
      `by using everything together, they agreed to a tenancy in common`,
      `their conduct after the quarrel was an implied agreement to sever`,
      `Using the land together after the quarrel was no agreement about ownership. It was the judgment that ended the joint tenancy.`,
    ],
    'no-suit': [
      `a partition takes effect only when each owner takes separate possession`,
      `the partition was suspended while they kept using all of the land`,
      `A final judgment of partition takes effect by itself. Using all of the land together doesn't suspend it, and no one has to take possession of a half.`,
    ],
    'no-survivor': [
      `${other.the} had a right of survivorship until deeds were exchanged`,
      `the right of survivorship in the deed can be ended only by another deed`,
      `A judgment that divides land ends joint ownership. It needs no deeds from the parties.`,
    ],
  }),
  split: () => ({
    'yes-agreement': [
      `the agreement was inconsistent with survivorship and severed the joint tenancy`,
      `by agreeing that each half would pass by will, the owners severed the joint tenancy`,
      `Each half was to pass under its owner's own will. That can't be squared with survivorship, so the agreement severed.`,
    ],
    'yes-partition': [
      `the agreement was a partition in kind, which ends a joint tenancy`,
      `a written division into halves is a voluntary partition of a joint tenancy`,
      `A partition would give each owner a separate piece. These owners left the land undivided and gave up survivorship.`,
    ],
    'no-agreement': [
      `an agreement that does not mention severance leaves a joint tenancy in force`,
      `the owners never agreed in so many words to end the right of survivorship`,
      `An agreement needn't use the word. It severs if its terms are inconsistent with survivorship, and these were.`,
    ],
    'no-survivor': [
      `the agreement was testamentary, and a will cannot defeat survivorship`,
      `an agreement on what happens at death is a will, which cannot sever a joint tenancy`,
      `Joint tenants may give up survivorship while both are alive. This agreement took effect when it was signed and wasn't testamentary.`,
    ],
  }),
  use: ({ actor }) => ({
    'no-agreement': [
      `sharing use and costs by agreement is consistent with the right of survivorship`,
      `the owners agreed on possession and did not agree to sever the joint tenancy`,
      `The agreement settled who uses what and who pays. It left ownership, and so survivorship, alone.`,
    ],
    'no-contract': [
      `joint tenants who agree to sever must also exchange deeds`,
      `no deeds were exchanged, without which no agreement ends survivorship`,
      `An agreement to sever needs no deeds in that state. This one failed to sever because it dealt with use and costs alone.`,
    ],
    'yes-agreement': [
      `the agreement ended the unity of possession and so severed the joint tenancy`,
      `an agreement by which joint tenants use separate parts is a severance`,
      `Unity of possession is an equal right to possess. Joint tenants may agree to use separate parts without giving it up.`,
    ],
    'yes-partition': [
      `the agreement was a partition in kind that gave each owner a part`,
      `${actor.the} became the sole owner of one part by a voluntary partition`,
      `A partition divides ownership. This paper divided use and kept costs and rents equal.`,
    ],
  }),
  murder: ({ actor, other }) => ({
    'yes-killing': [
      `the killing severed the joint tenancy, so ${whose(other)} half passed by will`,
      `${other.the} is treated as having been a tenant in common, whose half passed by will`,
      `The conviction shows a felonious and intentional killing. The statute severs, so the victim's half passes by will.`,
    ],
    'yes-share': [
      `${actor.the} forfeited both halves of the joint tenancy to the estate`,
      `a killer's own half of a joint tenancy also passes to the victim's estate`,
      `A slayer statute takes away the gain and no more. The killer keeps a half.`,
    ],
    'no-killing': [
      `a joint tenant owns the whole from the start and gains nothing by a killing`,
      `${actor.the} already owned the whole as a joint tenant and gained nothing by the killing`,
      `The statute answers that argument. It treats sole ownership as a gain and takes it away by severing.`,
    ],
    'no-survivor': [
      `an interest held in joint tenancy ends at death and cannot pass by will`,
      `${whose(other)} interest as a joint tenant ended at death, before the will took effect`,
      `That's the rule while a joint tenancy lasts. The statute had severed this one, so the victim had a half to leave.`,
    ],
  }),
  accident: ({ actor }) => ({
    'no-killing': [
      `a negligent killing does not sever a joint tenancy under the statute`,
      `only a felonious and intentional killing would defeat survivorship`,
      `The driver was careless and meant no harm. The statute severs only for a felonious, intentional killing.`,
    ],
    'no-survivor': [
      `the statute ends a right of survivorship only upon a criminal conviction`,
      `a joint tenant keeps survivorship under the statute until convicted of a crime`,
      `The statute asks how the killing was done and doesn't mention a conviction. It doesn't apply because this killing was careless.`,
    ],
    'yes-killing': [
      `one who wrongfully causes a death may not take by survivorship`,
      `under the statute, ${whose(actor)} fault for the killing severed the joint tenancy`,
      `Wrongfully causing a death isn't enough to lose survivorship. The statute asks for a felony and for intent.`,
    ],
    'yes-share': [
      `${actor.the} took by survivorship but holds the share in constructive trust`,
      `a joint tenant who causes a death holds the share gained in constructive trust`,
      `A constructive trust takes the gain from a killer who acted on purpose. A careless one keeps what survivorship gives.`,
    ],
  }),
  entirety: ({ actor, other, outsider }) => ({
    'no-entirety': [
      `${actor.the} could not sever a tenancy by the entirety alone`,
      `one spouse alone cannot end survivorship in a tenancy by the entirety`,
      `Spouses by the entirety can't sever one without the other. The surviving spouse takes the whole.`,
    ],
    'no-survivor': [
      `survivorship defeats any deed from the co-owner who dies first`,
      `a deed by any joint tenant is subject to the other's right of survivorship`,
      `That's too broad. A joint tenant's deed severs and ends survivorship. A deed by one spouse by the entirety doesn't.`,
    ],
    'yes-conveyance': [
      `${whose(actor)} conveyance severed the tenancy as it would a joint tenancy`,
      `a conveyance by one spouse turns a tenancy by the entirety into one in common`,
      `A joint tenant may sever alone. A spouse who holds by the entirety may not.`,
    ],
    'yes-sale': [
      `${outsider.the} was a purchaser for value of one half of the tenancy`,
      `a sale for value passes one spouse's half free of ${whose(other)} survivorship`,
      `Paying value doesn't enlarge what one spouse could sell, and that was subject to survivorship.`,
    ],
  }),
  unspecified: ({ actor, other }) => ({
    'yes-common': [
      `the deed created a tenancy in common, and ${whose(actor)} half passed by will`,
      `without words of survivorship, they held as tenants in common`,
      `A deed that doesn't provide for survivorship makes tenants in common, and such a share passes by will.`,
    ],
    'yes-conveyance': [
      `the will was a conveyance that severed the joint tenancy`,
      `a conveyance by will severs a joint tenancy created without words of survivorship`,
      `A will can't sever a joint tenancy. It works here because there was none to sever.`,
    ],
    'no-survivor': [
      `two people who take by the same deed are joint tenants with survivorship`,
      `${other.the} had the right of survivorship that the four unities create`,
      `The unities aren't enough today. Survivorship has to be expressed.`,
    ],
    'no-remaining': [
      `a tenant in common's interest passes at death to the remaining cotenant`,
      `a cotenant's share passes to the remaining cotenant when the cotenant dies`,
      `Survivorship belongs to joint tenancies and tenancies by the entirety. The interest of a tenant in common doesn't go to the remaining cotenant.`,
    ],
  }),
} satisfies SeveranceCells
