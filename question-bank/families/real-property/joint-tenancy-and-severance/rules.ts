import { capital } from '../../../text/capital.ts'
import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import { claimantOf, deadOf, type SeveranceFacts, type SeveranceStory } from './facts.ts'

const TENHET = 'Tenhet v. Boswell'
const RIDDLE = 'Riddle v. Harmon'
const HARMS = 'Harms v. Sprague'
const ZEIGLER = 'Zeigler v. Bonnell'
const HEINTZ = 'Heintz v. Hudkins'
const MANN = 'Mann v. Bradley'
const JACKSON = "Jackson v. O'Connell"

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  will: {
    authority: TENHET,
    rule: "A joint tenant's interest ends at death, so a will can neither sever a joint tenancy nor pass a share of it.",
    applied: (_, { actor, other }) =>
      `${capital(whose(actor))} will spoke at death, when ${other.the} already owned the whole by survivorship.`,
  },
  conveyance: {
    authority: TENHET,
    rule: 'A joint tenant may sever the joint tenancy by conveying the interest to another, without the consent of the other joint tenant.',
    applied: (_, { actor, outsider }) =>
      `${The(actor)} conveyed to ${outsider.the} while both joint tenants were alive.`,
  },
  secret: {
    authority: RIDDLE,
    rule: 'The severance needs neither notice to the other joint tenant nor a recording.',
    applied: (_, { other, outsider }) =>
      `From then on, ${outsider.the} and ${other.the} were tenants in common, and ${outsider.the} keeps a half.`,
  },
  common: {
    authority: JACKSON,
    rule: 'A share held in common has no right of survivorship and passes under the will of its owner.',
    applied: ({ twist }, story) =>
      `${The(deadOf(twist, story))} held a share in common, so it passed to ${story.heir.the}.`,
  },
  'own-deed': {
    authority: RIDDLE,
    rule: 'Where a person may convey to himself or herself, a joint tenant may sever the joint tenancy by such a deed.',
    applied: (_, { actor, heir }) =>
      `${The(actor)} made the deed in order to hold in common, so a half passed under the will to ${heir.the}.`,
  },
  delivery: {
    authority: 'Wiggill v. Cheney',
    rule: 'A deed that is signed and not delivered conveys nothing and so severs nothing.',
    applied: (_, { actor, other }) =>
      `${The(actor)} kept the deed in a desk until death, and ${other.the} took the whole by survivorship.`,
  },
  'lien-theory': {
    authority: HARMS,
    rule: 'Under the lien theory, a mortgage by one joint tenant does not sever the joint tenancy, and it ends with the interest of that joint tenant.',
    applied: (_, { actor, other, outsider }) =>
      `${capital(whose(actor))} interest ended at death, so ${other.the} took the whole free of the mortgage to ${outsider.the}.`,
  },
  'title-theory': {
    authority: HARMS,
    rule: 'Under the title theory, a mortgage conveys title and destroys the unities of the joint tenancy, which is severed.',
    applied: (_, { actor, heir }) =>
      `The mortgage left ${actor.the} a share in common, and it passed under the will to ${heir.the}, subject to the mortgage.`,
  },
  judgment: {
    authority: ZEIGLER,
    rule: "A judgment lien on one joint tenant's interest does not sever the joint tenancy unless the interest is sold on execution before the debtor dies.",
    applied: (_, { outsider, other }) =>
      `No sale was held, so the lien of ${outsider.the} ended at the death and ${other.the} took the whole.`,
  },
  execution: {
    authority: ZEIGLER,
    rule: "A completed sale on execution transfers the debtor's interest and severs the joint tenancy.",
    applied: (_, { actor, outsider }) =>
      `The sheriff had delivered the deed before ${actor.the} died, so ${outsider.the} keeps a half in common.`,
  },
  contract: {
    authority: 'Brown v. Raindle',
    rule: 'Where equitable conversion applies, an enforceable contract by one joint tenant to convey an interest severs the joint tenancy in equity.',
    applied: (_, { actor, outsider }) =>
      `${The(actor)} was bound to convey before the death, so ${outsider.the} may have the half on paying the price.`,
  },
  listing: {
    authority: 'Estate of Phillips v. Nyhus',
    rule: 'Steps that look toward a sale, without a conveyance or a contract to convey, do not sever a joint tenancy.',
    applied: (_, { actor, other }) =>
      `${The(actor)} had hired a broker and had no buyer, so ${other.the} took the whole by survivorship.`,
  },
  sought: {
    authority: HEINTZ,
    rule: 'A suit for partition does not sever a joint tenancy before judgment, and a death before then ends the suit.',
    applied: (_, { actor, other }) =>
      `${The(actor)} died before the trial, so ${other.the} took the whole by survivorship.`,
  },
  made: {
    authority: HEINTZ,
    rule: 'A final judgment of partition ends the joint tenancy and the right of survivorship with it.',
    applied: (_, { actor, heir }) =>
      `The judgment came before ${actor.the} died, so the half set off by it passed under the will to ${heir.the}.`,
  },
  split: {
    authority: MANN,
    rule: 'An agreement of the joint tenants that is inconsistent with survivorship severs the joint tenancy.',
    applied: (_, { heir }) =>
      `Halves that pass under each owner's own will cannot also go to the survivor, so one of them passed to ${heir.the}.`,
  },
  use: {
    authority: MANN,
    rule: 'An agreement on possession, costs, or income is consistent with survivorship and does not sever the joint tenancy.',
    applied: (_, { other }) =>
      `The agreement said nothing about ownership, so ${other.the} took the whole by survivorship.`,
  },
  killing: {
    authority: 'Restatement (Third) of Property: Wills and Other Donative Transfers § 8.4',
    rule: 'A joint tenant who feloniously and intentionally kills another gains nothing by survivorship, and the joint tenancy becomes a tenancy in common.',
    applied: (_, { other, heir }) =>
      `Under the statute, the murder severed the joint tenancy, so the half of ${other.the} passed to ${heir.the}.`,
  },
  negligence: {
    authority: 'Restatement (Third) of Property: Wills and Other Donative Transfers § 8.4',
    rule: 'The slayer rule applies to a killing that is felonious and intentional, and not to a negligent one.',
    applied: (_, { actor }) =>
      `${The(actor)} was careless and did not mean to kill, so the right of survivorship took effect as usual.`,
  },
  'of-three': {
    authority: JACKSON,
    rule: 'When one of three joint tenants conveys, that share alone is severed, and the other two shares remain in joint tenancy.',
    applied: ({ twist }, { actor, outsider, other }) =>
      `The third that ${actor.the} sold was held in common by ${twist === 'inside' ? other.the : outsider.the}.`,
  },
  remaining: {
    authority: JACKSON,
    rule: 'Those who took no part in the conveyance keep the right of survivorship between themselves.',
    applied: (_, { other, third }) =>
      `${The(other)} and ${third.the} were still joint tenants, so ${third.the} took the share of ${other.the}.`,
  },
  inside: {
    authority: JACKSON,
    rule: 'A joint tenant who buys the share of another holds that share in common and the original one in joint tenancy.',
    applied: (_, { third, heir }) =>
      `The share that was bought passed to ${heir.the} under the will, and the original one to ${third.the} by survivorship.`,
  },
  entirety: {
    authority: 'Sawada v. Endo',
    rule: "Neither spouse acting alone can defeat the other's right of survivorship in a tenancy by the entirety.",
    applied: (_, { other, outsider }) =>
      `${The(other)} did not join in the deed to ${outsider.the} and took the whole as the surviving spouse.`,
  },
  presumption: {
    authority: TENHET,
    rule: 'A conveyance to two people who are not married creates a tenancy in common unless it plainly provides for survivorship.',
    applied: ({ twist }, story) =>
      `The deed said nothing of survivorship, so a half passed under the will to ${claimantOf(twist, story).the}.`,
  },
} as const satisfies RuleTable<SeveranceFacts, SeveranceStory>
