import { whose } from '../../engine/party.ts'
import type { SeveranceCells } from './reason-id.ts'

/** Reasons where a co-owner conveyed, or meant to. */
export const TRANSFER_CELLS = {
  secret: ({ actor, other, outsider }) => ({
    'yes-conveyance': [
      `${whose(actor)} conveyance severed the joint tenancy without ${whose(other)} knowledge`,
      `a delivered deed from one joint tenant severs the joint tenancy`,
      `One joint tenant may sever alone, by a delivered deed, in secret and without recording. The buyer holds a half in common.`,
    ],
    'yes-share': [
      `${outsider.the} became a joint tenant in ${whose(actor)} place`,
      `${outsider.the} bought the right of survivorship along with the share`,
      `A buyer doesn't step into a joint tenancy, because the unities of time and title are gone. The buyer holds in common.`,
    ],
    'no-delivery': [
      `an unrecorded deed is not a completed delivery against a joint tenant`,
      `the deed was kept from ${other.the} and so there was no effective delivery`,
      `Delivery is between seller and buyer, and it happened. Recording protects against later buyers.`,
    ],
    'no-agreement': [
      `a severance requires the consent of both joint tenants`,
      `${other.the} did not consent, so the joint tenancy and its survivorship remained`,
      `A joint tenant needs no one's consent to sever. The other doesn't even have to be told.`,
    ],
  }),
  sold: ({ actor, other, outsider }) => ({
    'yes-conveyance': [
      `the conveyance severed the joint tenancy and left two tenants in common`,
      `${outsider.the} took by a conveyance that ended the right of survivorship`,
      `From the sale on, the two owners held in common. The half of the one who died passed under the will.`,
    ],
    'yes-agreement': [
      `${whose(other)} protest was an election to hold as a tenant in common`,
      `by protesting, ${other.the} gave up the right of survivorship in both shares`,
      `A protest changes nothing. It was the deed that ended the joint tenancy, and it would have done so without a word from anyone.`,
    ],
    'no-survivor': [
      `${outsider.the} acquired ${whose(actor)} right of survivorship by deed`,
      `${outsider.the} became a joint tenant with ${other.the} and is the survivor`,
      `The right of survivorship couldn't be bought. A buyer of one joint tenant's interest holds in common.`,
    ],
    'no-agreement': [
      `${whose(other)} lack of consent kept the joint tenancy in existence`,
      `a joint tenant cannot work a severance over the other's protest`,
      `Consent isn't needed for a severance, and a protest can't prevent one.`,
    ],
  }),
  'own-deed': ({ actor, other }) => ({
    'yes-conveyance': [
      `a conveyance to oneself severs a joint tenancy where such a deed is valid`,
      `the deed was a valid conveyance by a joint tenant and so severed the joint tenancy`,
      `The law there lets one person be grantor and grantee. A deed made in order to hold in common then severs like any other.`,
    ],
    'yes-common': [
      `recording an intent to hold as a tenant in common is enough for a severance`,
      `the recording gave public notice, which is what severs a joint tenancy`,
      `Recording doesn't sever. The intent has to be carried out in a way that the law recognizes, and here a deed did that.`,
    ],
    'no-delivery': [
      `delivery requires that a deed be handed to someone other than the grantor`,
      `there was no delivery of the deed to anyone other than ${actor.the}`,
      `Delivery to someone else isn't needed where one person may be both grantor and grantee of a deed.`,
    ],
    'no-agreement': [
      `a joint tenant must give the other notice before a severance takes effect`,
      `the severance was not effective without notice to ${other.the}`,
      `A severance needs neither notice nor agreement. A joint tenant may sever without telling the other.`,
    ],
  }),
  kept: ({ actor, other, outsider }) => ({
    'no-delivery': [
      `there was no delivery of the deed, so the joint tenancy was not severed`,
      `${outsider.the} never received delivery of the deed from ${actor.the}`,
      `The deed stayed in the desk, and the buyer never had it. Until it's delivered, a deed conveys nothing.`,
    ],
    'no-agreement': [
      `${other.the} was not asked, and a severance requires the consent of both`,
      `a deed to which ${other.the} did not agree cannot sever a joint tenancy`,
      `Consent of the other joint tenant isn't needed. This deed failed because it was never handed over.`,
    ],
    'yes-conveyance': [
      `the signing of the deed was a conveyance that severed the joint tenancy`,
      `a signed deed is a conveyance even if ${actor.the} keeps it`,
      `Signing isn't enough. A deed takes effect when the grantor gives it up with the intent to pass title.`,
    ],
    'yes-contract': [
      `the signed deed made ${outsider.the} a buyer under equitable conversion`,
      `equitable conversion treats a price and a signed deed as a completed sale`,
      `Equity would need a contract that binds the owner to convey. There was an offer and no answer to it.`,
    ],
  }),
  contract: ({ actor, other }) => ({
    'yes-contract': [
      `an enforceable contract to convey severs a joint tenancy by equitable conversion`,
      `equitable conversion severed the joint tenancy when the contract was signed`,
      `The contract bound the seller to convey, and equity treats the half as the buyer's from that day.`,
    ],
    'yes-conveyance': [
      `a signed contract of sale conveys a joint tenant's legal title at once`,
      `the signing of the contract was a conveyance of ${whose(actor)} legal title`,
      `A contract doesn't convey legal title, which was to pass in four months. It's equity that treats the half as sold.`,
    ],
    'no-contract': [
      `an executory contract leaves a joint tenancy intact until the deed is delivered`,
      `${actor.the} still had legal title, and a contract to convey does not sever it`,
      `Legal title isn't decisive. Where equitable conversion applies, an enforceable contract is enough.`,
    ],
    'no-agreement': [
      `a contract without ${whose(other)} consent cannot sever a joint tenancy`,
      `a severance requires both joint tenants to agree to the sale`,
      `A joint tenant may sever alone. Neither the contract nor the sale needs the agreement of both.`,
    ],
  }),
  listing: ({ actor, other }) => ({
    'no-contract': [
      `${actor.the} never contracted to convey, so the joint tenancy was not severed`,
      `a listing agreement does not obligate a joint tenant to convey anything`,
      `A broker was hired and no buyer was found. Until someone could demand a deed, nothing was severed.`,
    ],
    'no-agreement': [
      `${other.the} did not agree to the listing, and a severance requires consent`,
      `a joint tenant may not list an interest for sale without the other's consent`,
      `Consent isn't needed to list one's own interest, nor to sever. What's missing is a sale.`,
    ],
    'yes-contract': [
      `the listing was an equitable conversion of ${whose(actor)} interest`,
      `equitable conversion applied once ${actor.the} signed a contract with the broker`,
      `Equity treats land as sold when there's a buyer who could demand it. A broker's contract is for services.`,
    ],
    'yes-common': [
      `an intent to sell turned the joint tenancy into a tenancy in common`,
      `by the listing, ${actor.the} chose in writing to hold the interest in common`,
      `An intent to sell isn't a severance, even in writing. A share is held in common only after a conveyance, a contract to convey, or an agreement of the owners.`,
    ],
  }),
  'three-buyer': ({ actor, other, third, outsider }) => ({
    'yes-share': [
      `${outsider.the} held one-third as a tenant in common with no survivorship`,
      `the third that ${outsider.the} bought passed by will as a tenancy in common`,
      `The sale severed that third alone. Its buyer held in common, and a share held in common passes by will.`,
    ],
    'yes-common': [
      `the deed severed every share and made all three owners tenants in common`,
      `one conveyance turns the whole joint tenancy into a tenancy in common`,
      `Only the share that was sold left the joint tenancy. The other two shares remained in it.`,
    ],
    'no-remaining': [
      `${other.the} and ${third.the} took ${whose(outsider)} third by survivorship`,
      `the remaining joint tenants have survivorship in all three shares`,
      `The remaining joint tenants have survivorship between themselves, and not in a share that was severed.`,
    ],
    'no-survivor': [
      `${outsider.the} took ${whose(actor)} place in the joint tenancy and died first`,
      `${outsider.the} was a joint tenant, whose interest ended at death`,
      `A buyer from one joint tenant holds in common, because the buyer's title came later and from another deed.`,
    ],
  }),
  'three-left': ({ other, third, outsider, heir }) => ({
    'no-remaining': [
      `${other.the} and ${third.the} were still joint tenants with each other`,
      `two of the three shares were still held with right of survivorship`,
      `The sale severed one third. The other two shares stayed in joint tenancy, so the survivor of those two took both.`,
    ],
    'no-survivor': [
      `${outsider.the} and ${third.the} together took ${whose(other)} third by survivorship`,
      `all the owners, ${outsider.the} included, had a right of survivorship`,
      `The buyer held in common and had no survivorship. The share went to the one remaining joint tenant.`,
    ],
    'yes-conveyance': [
      `the conveyance destroyed the unities, and with them the whole joint tenancy`,
      `a conveyance by one joint tenant severs the shares of all three`,
      `The unities were lost for the share that was sold. They still hold for the other two shares.`,
    ],
    'yes-common': [
      `${other.the} had become a tenant in common, whose share passes by will`,
      `${heir.the} takes as the devisee of a tenant in common`,
      `The share in dispute was never severed. Its owner took no part in the sale and remained a joint tenant.`,
    ],
  }),
  inside: ({ actor, other, third }) => ({
    'yes-share': [
      `${other.the} held the third from ${actor.the} as a tenant in common`,
      `one of ${whose(other)} two thirds was held in a tenancy in common`,
      `The share that was bought was severed and passed by will. The share held from the start did not.`,
    ],
    'yes-common': [
      `${other.the} owned two-thirds as a tenant in common at death`,
      `the sale severed the joint tenancy altogether and made two tenants in common`,
      `Only the third that changed hands is held in common. The buyer's original third is still in joint tenancy.`,
    ],
    'no-remaining': [
      `a sale between joint tenants severs nothing, and ${third.the} is the survivor`,
      `${third.the} and ${other.the} remained joint tenants of the whole`,
      `A conveyance to a fellow joint tenant severs that share too. The other two shares stay joint.`,
    ],
    'no-survivor': [
      `both of ${whose(other)} thirds were subject to the right of survivorship`,
      `a joint tenant who buys another share holds it with right of survivorship`,
      `A share acquired later and by another deed lacks the unities, so survivorship doesn't attach to it.`,
    ],
  }),
} satisfies SeveranceCells
