import type { Misconception } from '../../engine/contract.ts'
import type { SeveranceFacts } from './facts.ts'

type View = Misconception<SeveranceFacts>

function view(
  id: string,
  label: string,
  correction: string,
  rule: (facts: SeveranceFacts) => string | null,
): View {
  return { id, label, correction, decide: rule }
}

/** A view that makes itself felt in one event between joint tenants. */
function of(
  event: SeveranceFacts['event'],
  believed: string,
  id: string,
  label: string,
  correction: string,
): View {
  return view(id, label, correction, (facts) => (facts.event === event ? believed : null))
}

const joint = ({ holding }: SeveranceFacts) => holding === 'two' || holding === 'three'

/** Severance as students get it wrong; each view is the rule with one part changed. */
export const misconceptions: readonly View[] = [
  view(
    'will-severs',
    'a will disposes of a joint share',
    'A will speaks at death, when survivorship has already taken the share away.',
    (facts) => (facts.event === 'will' && joint(facts) ? 'yes-common' : null),
  ),
  view(
    'shares-always-descend',
    'the share of every co-owner descends to the heirs',
    'Under a joint tenancy that nobody severed the survivor takes the whole.',
    (facts) => (joint(facts) ? 'yes-common' : null),
  ),
  view(
    'consent-needed',
    'a joint tenant needs the consent of the other to sever',
    'Each joint tenant can sever alone, without consent and even in secret.',
    (facts) => (joint(facts) ? 'no-alone' : null),
  ),
  view(
    'mortgage-always-severs',
    'a mortgage severs in every state',
    'Where a mortgage is only a lien it conveys nothing and severs nothing.',
    (facts) => (facts.theory === 'lien' && joint(facts) ? 'yes-mortgage' : null),
  ),
  view(
    'mortgage-never-severs',
    'a mortgage is a lien everywhere',
    'Under the title theory a mortgage conveys the share and so severs it.',
    (facts) => (facts.theory === 'title' ? 'no-mortgage' : null),
  ),
  view(
    'liens-outlive-the-debtor',
    'a lien on a joint share outlives its owner',
    'The lien was on an interest that ended at death, so it ends too.',
    (facts) =>
      facts.holding !== 'unspecified' && (facts.theory === 'lien' || facts.event === 'judgment lien')
        ? 'yes-burden'
        : null,
  ),
  view(
    'lien-is-a-transfer',
    'a judgment lien transfers the share to the creditor',
    'A lien is a claim against the share; nothing is transferred until a sale is held.',
    (facts) => (facts.event === 'judgment lien' && joint(facts) ? 'yes-transfer' : null),
  ),
  of(
    'execution sale',
    'no-burden',
    'forced-sale-leaves-survivorship',
    'only a voluntary transfer severs',
    'A sheriff who sells and conveys the share severs it as the owner could have done.',
  ),
  of(
    'contract',
    'no-contract',
    'contract-conveys-nothing',
    'only a delivered deed severs',
    'Where equitable conversion applies, an enforceable contract of sale severs in equity.',
  ),
  of(
    'listing',
    'yes-contract',
    'listing-is-a-sale',
    'putting a share up for sale severs it',
    'Until a buyer is bound there is no contract that equity would enforce, and nothing is severed.',
  ),
  of(
    'partition sought',
    'yes-suit',
    'filing-severs',
    'filing for partition severs',
    'A partition suit severs only when judgment is given, and death before it ends the case.',
  ),
  of(
    'partition made',
    'no-suit',
    'judgment-is-not-enough',
    'survivorship lasts until the owners have moved apart',
    'A final judgment that divides the land ends the joint tenancy.',
  ),
  of(
    'use agreed',
    'yes-agreed',
    'any-agreement-severs',
    'an agreement about the land ends survivorship',
    'An agreement on use, rent or costs can stand beside survivorship and so leaves it in force.',
  ),
  of(
    'split agreed',
    'no-use',
    'agreement-never-severs',
    'owners cannot end survivorship by a simple agreement',
    'Joint tenants may agree to hold separate shares, and that agreement severs.',
  ),
  of(
    'accident',
    'yes-killing',
    'any-killing-severs',
    'one who causes the death of a co-owner never takes by survivorship',
    'The slayer rule asks for a killing that was intentional and felonious.',
  ),
  of(
    'murder',
    'no-killing',
    'killing-is-irrelevant',
    'survivorship does not ask how death came about',
    'An intentional and felonious killing severs, so that the killer does not gain by it.',
  ),
  view(
    'entirety-as-joint-tenancy',
    'one spouse can sever an entirety as a joint tenant could',
    'Neither spouse alone can sever a tenancy by the entirety.',
    ({ holding }) => (holding === 'spouses' ? 'yes-transfer' : null),
  ),
  view(
    'dealings-sever',
    'whatever disturbs the harmony of joint owners severs',
    'A joint tenancy lasts until a conveyance, an agreement, a judgment or a felonious killing severs it.',
    ({ event, holding, theory }) =>
      holding !== 'unspecified' && theory !== 'title' && event !== 'nothing' && event !== 'will'
        ? 'yes-severed'
        : null,
  ),
  view(
    'one-severs-all',
    'a transfer by one of three severs all the shares',
    'Only the share that was transferred is severed; the others remain joint tenants between themselves.',
    ({ holding, event, death }) =>
      holding === 'three' && event !== 'deed inside' && death === 'other' ? 'yes-transfer' : null,
  ),
  view(
    'survivors-take-everything',
    'the remaining joint tenants take every share',
    'A share once severed is held in common and passes to those whom its owner chose, or to heirs.',
    ({ holding, event, death }) =>
      holding === 'three' && (event === 'deed inside' || death === 'actor') ? 'no-remaining' : null,
  ),
  view(
    'survivorship-presumed',
    'co-owners have survivorship unless the deed denies it',
    'A deed to two people creates a tenancy in common unless it provides for survivorship.',
    ({ holding }) => (holding === 'unspecified' ? 'no-survivor' : null),
  ),
  view(
    'wish-is-enough',
    'a plain wish to sever is enough',
    'A wish must be carried out by a conveyance, an agreement of all, or a judgment before death.',
    ({ event }) =>
      event === 'partition sought' || event === 'listing' || event === 'will' || event === 'nothing'
        ? 'yes-intent'
        : null,
  ),
  view(
    'secret-deeds-do-not-count',
    'a deed between an owner and an outsider must be made known to the others',
    'A delivered deed takes effect though it was neither recorded nor made known to anyone else.',
    ({ event }) => (event === 'secret deed' || event === 'deed' ? 'no-delivery' : null),
  ),
  of(
    'kept deed',
    'yes-transfer',
    'signing-is-enough',
    'a signed deed transfers the share',
    'A deed conveys nothing until it is delivered, so one that is kept back does not sever.',
  ),
]
