import { whose } from '../../engine/party.ts'
import type { SeveranceCells } from './reason-id.ts'

/** Reasons where a lender or another creditor has a claim on one share. */
export const CREDITOR_CELLS = {
  lien: ({ actor, other }) => ({
    'no-lien': [
      `the mortgage was a lien, and it ended with ${whose(actor)} interest`,
      `a lien on one joint tenant's interest does not bind the survivor`,
      `In a lien state, the mortgage left title where it was. It attached to an interest that ended at death.`,
    ],
    'no-entirety': [
      `one joint tenant, like one spouse by the entirety, cannot mortgage alone`,
      `as in a tenancy by the entirety, the mortgage needed ${whose(other)} signature`,
      `A joint tenant may mortgage the interest alone, as a spouse by the entirety may not. The mortgage was good while its giver lived.`,
    ],
    'yes-mortgage': [
      `the mortgage conveyed ${whose(actor)} title and severed the joint tenancy`,
      `a mortgage is a conveyance that turns a joint tenancy into a tenancy in common`,
      `That's the title theory. Under the lien theory, a mortgage conveys nothing and leaves the unities alone.`,
    ],
    'yes-sale': [
      `a lien on the interest of a joint tenant survives and binds the other share`,
      `the unpaid loan gave a right to a foreclosure sale that death does not end`,
      `A sale before the death would have severed. Without one, there was no interest left to foreclose on.`,
    ],
  }),
  title: ({ actor, other }) => ({
    'yes-mortgage': [
      `the mortgage conveyed title and severed the joint tenancy`,
      `in a title state, the mortgage broke the unities of the joint tenancy`,
      `Under the title theory, the mortgage passed legal title to the lender. That broke the unities, and the half passed by will.`,
    ],
    'yes-common': [
      `a joint tenant may leave an undivided half by will, subject to any mortgage`,
      `${actor.the}, as a joint tenant, could leave a half by will subject to the mortgage`,
      `A joint tenant's half can't be left by will. It passed because the mortgage had severed the joint tenancy first.`,
    ],
    'no-lien': [
      `the mortgage was only a lien, which left the joint tenancy as it was`,
      `a mortgage is a lien that ends when the joint tenant who gave it dies`,
      `That's the lien theory. This state follows the title theory, under which a mortgage conveys.`,
    ],
    'no-agreement': [
      `a mortgage without ${whose(other)} consent cannot sever a joint tenancy`,
      `one joint tenant alone cannot mortgage land held in joint tenancy`,
      `Each joint tenant may convey or mortgage the interest alone, and with the same effect.`,
    ],
  }),
  judgment: ({ actor, outsider }) => ({
    'no-lien': [
      `a judgment lien does not sever, and it ended with ${whose(actor)} interest`,
      `a lien without a sale leaves the right of survivorship in force`,
      `The creditor had a claim on the debtor's interest and never had it sold. That interest ended at death.`,
    ],
    'no-suit': [
      `a creditor of a joint tenant can reach the interest only by suing for partition`,
      `${outsider.the} did not bring an action for partition before the death`,
      `A creditor may have the interest sold on execution and needs no partition first. No sale was held.`,
    ],
    'yes-sale': [
      `the docketing of a judgment lien severs a joint tenancy as a sale would`,
      `a judgment lien transfers the interest of the joint tenant to the creditor`,
      `A lien is a claim and not a transfer. Severance takes a completed sale.`,
    ],
    'yes-mortgage': [
      `a lien on land follows the land into the hands of the surviving joint tenant`,
      `${whose(outsider)} lien was on record, and the survivor took subject to it`,
      `The lien was on one interest in the land, and the survivor didn't take that interest from the debtor.`,
    ],
  }),
  execution: ({ actor, other, outsider }) => ({
    'yes-sale': [
      `the sale on execution severed the joint tenancy before the death`,
      `the sheriff's deed made ${outsider.the} a tenant in common with ${other.the}`,
      `A forced sale that is completed by a deed severs, just as the owner's own sale would have done.`,
    ],
    'yes-share': [
      `${outsider.the} took ${whose(actor)} place as a joint tenant`,
      `a purchaser on execution acquires the right of survivorship with the share`,
      `The purchaser doesn't take the debtor's place as a joint tenant. The right of survivorship can't be bought on execution.`,
    ],
    'no-lien': [
      `a creditor has only a lien on the interest of a joint tenant, even after a sale`,
      `the sale was made under a lien that ended with ${whose(actor)} interest`,
      `A lien ends at death if nothing was sold. Here, a deed had passed the interest while the debtor lived.`,
    ],
    'no-suit': [
      `the share could be sold only after an action for partition between the joint tenants`,
      `without a judgment of partition, survivorship prevails over a sheriff's deed`,
      `An undivided interest can be sold as it is. Partition isn't a condition of a sale on execution.`,
    ],
  }),
} satisfies SeveranceCells
