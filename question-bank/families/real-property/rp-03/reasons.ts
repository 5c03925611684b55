import type { Reason } from '../../engine/contract.ts'
import type { SeveranceFacts, SeveranceSkin } from './facts.ts'

/** What is told of a reason: its wordings, and when it is right. */
const REASONS: Readonly<Record<string, Reason>> = {
  'yes-common': {
    side: 'yes',
    texts: [
      'the words of the deed to them gave each owner a share that passes at death like other property',
      'by the words of the deed to them each owner has a share, which passes at death like other property',
    ],
    lesson: 'Shares pass at death where the deed to the co-owners does not provide for survivorship.',
  },
  'yes-transfer': {
    side: 'yes',
    texts: [
      'the transfer of a share in its owner’s life severs that share from the right of survivorship',
      'a share is severed from the right of survivorship by the transfer of it in its owner’s life',
    ],
    lesson:
      'A transfer in life severs a joint tenancy as to that share; lesser acts, and acts of one spouse alone, do not.',
  },
  'yes-severed': {
    side: 'yes',
    texts: [
      'the right of survivorship had ended by then as to the share, which passes as a separate one',
      'by then the share was a separate one, as to which the right of survivorship had ended',
    ],
    lesson: 'Nothing had severed the share in dispute before survivorship took effect.',
  },
  'yes-intent': {
    side: 'yes',
    texts: [
      'an act in life that clearly shows the wish to end survivorship is given effect as to a share',
      'the wish to end survivorship, once clearly shown by an act in life, is given effect as to a share',
    ],
    lesson:
      'The wish to sever counts only when it is carried out by a deed, or by an agreement of the co-owners.',
  },
  'yes-burden': {
    side: 'yes',
    texts: [
      'a lien or mortgage that is placed on a share stays on that share after its owner has died',
      'the death of the owner of a share leaves whatever encumbers that share as it was before',
    ],
    lesson:
      'A lien outlives the debtor where the share does, as in a tenancy in common; survivorship ends it.',
  },
  'yes-mortgage': {
    side: 'yes',
    texts: [
      'a mortgage in this state passes title to the share, which breaks the unities of the owners',
      'by giving this mortgage the owner conveyed the share and so severed it from survivorship',
    ],
    lesson: 'A mortgage severs a joint tenancy under the title theory, since it conveys the share.',
  },
  'yes-contract': {
    side: 'yes',
    texts: [
      'once sold by a binding arrangement a share belongs in equity to another and is severed',
      'what was signed about a sale makes the share in equity as good as sold, and so severs it',
    ],
    lesson: 'An enforceable contract of sale severs in equity; talks and brokerage papers do not.',
  },
  'yes-suit': {
    side: 'yes',
    texts: [
      'the partition proceeding had gone far enough by then to put an end to survivorship here',
      'a partition case at that stage has already turned the joint interest into separate ones',
    ],
    lesson: 'A partition case ends survivorship when judgment divides the land, and not before.',
  },
  'yes-agreed': {
    side: 'yes',
    texts: [
      'joint owners may end survivorship by what they agree, and this paper is such an agreement',
      'what the owners signed does not fit with survivorship and so left them separate shares',
    ],
    lesson: 'An agreement severs when its terms cannot stand beside survivorship.',
  },
  'yes-killing': {
    side: 'yes',
    texts: [
      'one who causes the death of a co-owner in this way is denied the gain of survivorship',
      'the cause of this death is one for which the law severs the interests of the co-owners',
    ],
    lesson: 'An intentional and felonious killing severs; a death by carelessness leaves survivorship alone.',
  },
  'no-survivor': {
    side: 'no',
    texts: [
      'survivorship took effect at the moment of death and left no share to pass to someone else',
      'at the moment of death survivorship took effect, and no share was left to pass to someone else',
    ],
    lesson: 'Survivorship takes everything only where nothing severed the share before death.',
  },
  'no-alone': {
    side: 'no',
    texts: [
      'to end survivorship in life, it takes all the owners acting together in this form of ownership',
      'in this form of ownership it takes all the owners acting together to end survivorship in life',
    ],
    lesson: 'Consent is needed to undo a tenancy by the entirety, and not to sever a joint tenancy.',
  },
  'no-mortgage': {
    side: 'no',
    texts: [
      'the mortgage was a lien that left title as it was, and it ended with the share it was on',
      'a mortgage in this state conveys nothing, so that survivorship went on and ended the lien',
    ],
    lesson:
      'A mortgage leaves a joint tenancy whole under the lien theory, and ends at the death of the mortgagor.',
  },
  'no-burden': {
    side: 'no',
    texts: [
      'steps of this kind by a creditor of one owner leave the right of survivorship in force',
      'what a creditor has done here about one share does not disturb the right of survivorship',
    ],
    lesson: 'A lien leaves survivorship alone until the share has been sold under it.',
  },
  'no-contract': {
    side: 'no',
    texts: [
      'an arrangement about a sale leaves survivorship in force until a deed has been delivered',
      'what was signed about a sale conveyed nothing, so that the owners remained as they were',
    ],
    lesson: 'Steps toward a sale leave survivorship alone until there is a contract that equity enforces.',
  },
  'no-suit': {
    side: 'no',
    texts: [
      'a partition case at that stage leaves survivorship in force, and the death came too soon',
      'partition had not gone far enough, and survivorship overtook the case by reason of death',
    ],
    lesson:
      'A partition suit changes nothing before judgment; once judgment divides the land, survivorship is over.',
  },
  'no-use': {
    side: 'no',
    texts: [
      'an agreement that arranges how owners enjoy the land is consistent with survivorship',
      'what the owners signed settles their dealings in life and leaves survivorship as it was',
    ],
    lesson: 'An agreement about use and income does not sever; one about separate shares at death does.',
  },
  'no-killing': {
    side: 'no',
    texts: [
      'in a case of this kind survivorship follows from the death, whoever may have caused it',
      'fault in causing this death may cost money elsewhere but leaves survivorship as it was',
    ],
    lesson: 'The cause of death does not matter unless the survivor killed intentionally and feloniously.',
  },
  'no-delivery': {
    side: 'no',
    texts: [
      'a deed of a share takes effect when delivered and made known, and this deed falls short of that',
      'this deed falls short of what it takes for the deed of a share to be delivered and take effect',
    ],
    lesson:
      'A deed that is kept back conveys nothing; a delivered deed severs though nobody else hears of it.',
  },
  'no-remaining': {
    side: 'no',
    texts: [
      'those who took no part in the transfer went on as joint tenants in their own two shares',
      'severing one share left survivorship in force between the owners of the remaining two',
    ],
    lesson:
      'Owners who took no part stay joint tenants of their own shares, but not of the share that was transferred.',
  },
}

export const reasonIds: readonly string[] = Object.keys(REASONS)

export function reason(id: string, _facts: SeveranceFacts, _skin: SeveranceSkin): Reason {
  const found = REASONS[id]
  if (!found) throw new Error(`rp-03 has no reason ${id}`)
  return found
}

type Events = readonly SeveranceFacts['event'][]

const DEEDS: Events = ['deed', 'secret deed', 'own deed', 'kept deed', 'deed inside']
const TRANSFERS: Events = [...DEEDS, 'mortgage', 'judgment lien', 'execution sale', 'contract']
const CREDITORS: Events = ['mortgage', 'judgment lien', 'execution sale']
const CARELESS: Events = ['judgment lien', 'execution sale', 'murder', 'accident', 'deed inside']

/** A reason that speaks of something the stem lacks is struck at sight: not offered. */
export function fits(id: string, { holding, event }: SeveranceFacts): boolean {
  switch (id) {
    case 'yes-transfer':
      return TRANSFERS.includes(event)
    case 'yes-intent':
      return !CARELESS.includes(event)
    case 'yes-burden':
      return event === 'mortgage' || event === 'judgment lien'
    case 'no-burden':
      return CREDITORS.includes(event)
    case 'no-delivery':
      return DEEDS.includes(event) && event !== 'own deed'
    case 'yes-mortgage':
    case 'no-mortgage':
      return event === 'mortgage'
    case 'yes-contract':
    case 'no-contract':
      return event === 'contract' || event === 'listing'
    case 'yes-suit':
    case 'no-suit':
      return event === 'partition sought' || event === 'partition made'
    case 'yes-agreed':
    case 'no-use':
      return event === 'split agreed' || event === 'use agreed'
    case 'yes-killing':
    case 'no-killing':
      return event === 'murder' || event === 'accident'
    case 'no-remaining':
      return holding === 'three'
    default:
      return true
  }
}
