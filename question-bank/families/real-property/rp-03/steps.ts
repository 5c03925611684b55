import type { Rule } from '../../engine/contract.ts'
import type { SeveranceFacts, SeveranceSkin } from './facts.ts'
import { deadOf, takerOf } from './roles.ts'

type Applied = Rule<SeveranceFacts, SeveranceSkin>['applied']

const AS_OF = '2026-11-01'
const DONATIVE = 'Restatement (Third) of Property: Wills and Other Donative Transfers'

function step(
  id: string,
  authority: string,
  rule: string,
  applied: Applied,
): Rule<SeveranceFacts, SeveranceSkin> {
  return { id, authority, asOf: AS_OF, rule, applied }
}

/** Who has what in the end. */
const takes: Applied = (facts, skin) =>
  `${takerOf(facts, skin)} keeps an interest after ${deadOf(facts, skin)}'s death.`
const nothing: Applied = (facts, skin) =>
  `Nothing of ${deadOf(facts, skin)}'s share was left for ${takerOf(facts, skin)}.`
const because =
  (what: (skin: SeveranceSkin, facts: SeveranceFacts) => string, result: Applied): Applied =>
  (facts, skin) =>
    `${what(skin, facts)} ${result(facts, skin)}`

/** Every rule that a path of this family can run through. */
export const steps: readonly Rule<SeveranceFacts, SeveranceSkin>[] = [
  step(
    'common',
    'Tenhet v. Boswell',
    'A deed to two people who are not spouses creates a tenancy in common unless it plainly provides for survivorship, and each share passes at death.',
    because((skin) => `The deed to ${skin.actor} and ${skin.other} does not mention survivorship.`, takes),
  ),
  step('common-will', 'Tenhet v. Boswell', 'A tenant in common may leave the share by will.', takes),
  step(
    'common-lien',
    'Tenhet v. Boswell',
    'A judgment lien on a share held in common stays on it after the owner of that share has died.',
    takes,
  ),
  step(
    'common-mortgage',
    'Tenhet v. Boswell',
    'A share held in common passes at death subject to a mortgage that its owner gave.',
    takes,
  ),
  step(
    'entirety-deed',
    'Sawada v. Endo',
    'Neither spouse acting alone can sever a tenancy by the entirety, and the surviving spouse takes the whole.',
    because((skin) => `${skin.other} did not join in the deed.`, nothing),
  ),
  step(
    'entirety-secret',
    'Sawada v. Endo',
    'A deed by one spouse alone does not sever a tenancy by the entirety, and the surviving spouse takes the whole.',
    because((skin) => `${skin.other} did not join in the deed.`, nothing),
  ),
  step(
    'outside-deed',
    "Jackson v. O'Connell",
    'A joint tenant who conveys to an outsider severs that one share; the outsider holds it in common with the rest.',
    (_, skin) => `${skin.outsider} took the share of ${skin.actor} as a tenant in common.`,
  ),
  step(
    'outside-sale',
    "Jackson v. O'Connell",
    'A completed sale of one share by the sheriff severs it, and the buyer holds it in common with the rest.',
    (_, skin) => `${skin.outsider} took the share of ${skin.actor} as a tenant in common.`,
  ),
  step(
    'outsider-share',
    "Jackson v. O'Connell",
    'A share held in common passes at death to the heirs or devisees of its owner.',
    takes,
  ),
  step(
    'remaining',
    "Jackson v. O'Connell",
    'The joint tenants who did not take part remain joint tenants between themselves, with survivorship in their shares.',
    because((skin) => `${skin.other} and ${skin.third} remained joint tenants of two thirds.`, nothing),
  ),
  step(
    'inside',
    "Jackson v. O'Connell",
    'A joint tenant who conveys to a fellow joint tenant severs that share, which the fellow holds in common beside a joint share.',
    because(
      (skin) =>
        `${skin.other} held one third in common, which passes at death, and another jointly, which does not.`,
      takes,
    ),
  ),
  step(
    'deed',
    'Tenhet v. Boswell',
    'A deed by one joint tenant to an outsider severs the joint tenancy without anybody else having to agree.',
    because((skin) => `${skin.actor} conveyed to ${skin.outsider} over a protest that has no effect.`, takes),
  ),
  step(
    'secret-deed',
    'Riddle v. Harmon',
    'A delivered deed by one joint tenant severs the joint tenancy even if the other is not told and it is not recorded.',
    because((skin) => `${skin.actor} delivered a deed to ${skin.outsider} while both owners lived.`, takes),
  ),
  step(
    'kept-deed',
    'Riddle v. Harmon',
    'A deed that was signed and never delivered conveys nothing and severs nothing.',
    because((skin) => `${skin.actor} kept the deed and the power to destroy it.`, nothing),
  ),
  step(
    'own-deed',
    'Riddle v. Harmon',
    'Where a joint tenant may convey to himself or herself, such a deed severs the joint tenancy.',
    because((skin) => `${skin.actor} made the deed in life in order to hold in common.`, takes),
  ),
  step(
    'execution',
    'Zeigler v. Bonnell',
    'A sale on execution that is completed by a deed transfers the debtor’s share and severs the joint tenancy.',
    because((skin) => `The sheriff had conveyed the share to ${skin.outsider} before the death.`, takes),
  ),
  step(
    'contract',
    'Tenhet v. Boswell',
    'Where equitable conversion applies, an enforceable contract by one joint tenant to convey a share severs it in equity.',
    because((skin) => `${skin.actor} was bound to convey to ${skin.outsider} before the death.`, takes),
  ),
  step(
    'title-theory',
    'Harms v. Sprague',
    'In a title-theory state a mortgage by one joint tenant conveys title and severs the joint tenancy.',
    because((skin) => `The mortgage to ${skin.outsider} passed title to the share.`, takes),
  ),
  step(
    'lien-theory',
    'Harms v. Sprague',
    'In a lien-theory state a mortgage by one joint tenant does not sever, and it ends if that joint tenant dies first.',
    because((skin) => `The mortgage to ${skin.outsider} left both owners joint tenants.`, nothing),
  ),
  step(
    'judgment-lien',
    'Zeigler v. Bonnell',
    'A judgment lien on the interest of one joint tenant does not sever unless the interest is sold before a death.',
    because((skin) => `${skin.outsider} had a lien and no sale had been held.`, nothing),
  ),
  step(
    'listing',
    'Tenhet v. Boswell',
    'Steps toward a sale that bind nobody to convey leave a joint tenancy as it was.',
    because((skin) => `${skin.actor} had no contract with a buyer.`, nothing),
  ),
  step(
    'suit-pending',
    'Heintz v. Hudkins',
    'A suit for partition does not sever a joint tenancy before judgment, and a death before then leaves nothing to divide.',
    because((skin) => `${skin.actor}'s case had not come to judgment.`, nothing),
  ),
  step(
    'suit-ended',
    'Heintz v. Hudkins',
    'A final judgment of partition ends the joint tenancy.',
    because(() => 'Judgment had divided the land before the death.', takes),
  ),
  step(
    'split-agreed',
    'Mann v. Bradley',
    'An agreement of the joint tenants that is inconsistent with survivorship severs the joint tenancy.',
    because((skin) => `${skin.actor} and ${skin.other} agreed that each half should go its own way.`, takes),
  ),
  step(
    'use-agreed',
    'Mann v. Bradley',
    'An agreement on possession or income is consistent with survivorship and does not sever.',
    because((skin) => `${skin.actor} and ${skin.other} agreed on use and costs alone.`, nothing),
  ),
  step(
    'murder',
    `${DONATIVE} § 8.4`,
    'An intentional and felonious killing of one joint tenant by the other severs their interests.',
    because((skin) => `${skin.actor} was convicted of murdering ${skin.other}.`, takes),
  ),
  step(
    'accident',
    `${DONATIVE} § 8.4`,
    'A joint tenant who causes the death of the other by negligence still takes by survivorship.',
    because((skin) => `${skin.actor} was careless and had no intent to kill.`, nothing),
  ),
  step(
    'will',
    'Tenhet v. Boswell',
    'A joint tenant’s interest ends at death, so a will cannot sever a joint tenancy or pass a share of it.',
    nothing,
  ),
  step(
    'survivorship',
    'Tenhet v. Boswell',
    'When one of two joint tenants dies and nothing has severed, the survivor owns the whole.',
    nothing,
  ),
]
