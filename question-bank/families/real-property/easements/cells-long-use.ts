import { capital } from '../../../text/capital.ts'
import type { Cell } from '../../engine/cells.ts'
import { The, whose } from '../../engine/party.ts'
import type { EasementStory } from './facts.ts'
import type { EasementCells } from './reason-id.ts'

const ripened = ({ way }: EasementStory, why: string): Cell => [
  `open and adverse use of ${way.the} had ripened into an easement by prescription`,
  `an easement by prescription arose from open and adverse use for ten years`,
  why,
]
const tolerated = ({ claimant: c, defendant: d }: EasementStory, why: string): Cell => [
  `${whose(d)} silence gave ${c.the} a license and no more`,
  `use that an owner tolerates is under a license, which is revocable`,
  why,
]
const unwritten = (why: string): Cell => [
  `no writing granted an easement, as the Statute of Frauds requires`,
  `the Statute of Frauds bars an easement without a signed writing`,
  why,
]
const estopped = ({ claimant: c, defendant: d }: EasementStory, why: string): Cell => [
  `${d.the} watched for years and is estopped from denying an easement`,
  `by estoppel, ${whose(d)} silence gave ${c.the} an easement`,
  why,
]

/** Reasons where the way was used for years without a grant. */
export const LONG_USE_CELLS = {
  adverse: (s) => ({
    'yes-prescription': ripened(
      s,
      `${The(s.claimant)} used ${s.way.the} openly for twelve years and said from the start that it was by right. That both used it doesn't matter.`,
    ),
    'yes-estoppel': estopped(
      s,
      `Estoppel needs reliance at a cost. ${The(s.claimant)} built nothing, and the years are what count.`,
    ),
    'yes-prior-use': [
      `an easement was implied from the prior use of ${s.way.the}`,
      `an easement is implied from prior use that anyone could see`,
      `Prior use implies an easement where an owner divides land. These parcels never had one owner.`,
    ],
    'no-license': tolerated(
      s,
      `Silence isn't a license. An owner who tolerates a use for the whole period loses the right to stop it.`,
    ),
    'no-continuity': [
      `${whose(s.claimant)} use was not exclusive, as prescription requires`,
      `an easement by prescription cannot arise on a way that its owner uses too`,
      `Exclusive possession is required for title by adverse possession. A use can be shared with the owner.`,
    ],
    'no-writing': unwritten(
      `The Statute of Frauds is for grants. An easement by prescription arises from use alone.`,
    ),
    'no-common-owner': [
      `${s.rear.the} and ${s.front.the} never had a common owner`,
      `no easement arises between parcels that never had a common owner`,
      `A common owner matters for implied easements. For prescription, the parties may be strangers.`,
    ],
  }),
  permitted: (s) => ({
    'no-license': [
      `${whose(s.claimant)} use was by permission, which is a mere license`,
      `use under a license is not adverse and cannot become an easement`,
      `${The(s.defendant)} gave permission at the start, and the use never changed. Permitted use isn't adverse, however long it lasts.`,
    ],
    'no-continuity': [
      `${whose(s.claimant)} use was not exclusive, as prescription requires`,
      `an easement by prescription cannot arise on a way that its owner uses too`,
      `The result is right, but a use can be shared with the owner. What's missing is adversity.`,
    ],
    'no-need': [
      `prescription requires a necessity, and ${s.byway.the} was open to ${s.claimant.the}`,
      `no easement arises from use of ${s.way.the} without necessity`,
      `The result is right, but necessity has no part in prescription. What's missing is adversity.`,
    ],
    'yes-prescription': ripened(
      s,
      `Twelve years were enough in time, but the use wasn't adverse. It began and went on by permission.`,
    ),
    'yes-estoppel': [
      `${s.defendant.the} is estopped from revoking a license of such long standing`,
      `after twelve years, the license was irrevocable by estoppel`,
      `Time alone doesn't make a license irrevocable. Estoppel needs money or labor spent in reliance.`,
    ],
    'yes-prior-use': [
      `an easement was implied from the prior use of ${s.way.the}`,
      `an easement is implied from prior use that anyone could see`,
      `Prior use implies an easement where an owner divides land. These parcels never had one owner.`,
    ],
  }),
  interrupted: (s) => ({
    'no-continuity': [
      `${whose(s.claimant)} use was not continuous for the period of prescription`,
      `the locked gate interrupted the use, so prescription had to begin anew`,
      `The gate stopped the use in its seventh year. Eight years have passed since, and ten are required.`,
    ],
    'no-license': tolerated(
      s,
      `Silence isn't a license, before or after the gate. The use was adverse but didn't last long enough at a stretch.`,
    ),
    'no-writing': unwritten(
      `The result is right, but prescription needs no writing. It needs ten unbroken years.`,
    ),
    'yes-prescription': ripened(
      s,
      `Two spells of seven and eight years don't add up. The gate ended the first before ten years had run.`,
    ),
    'yes-survives': [
      `an easement by prescription is not lost through a short obstruction`,
      `an obstruction of eight months is too short to end an easement by prescription`,
      `A short obstruction wouldn't end an easement that exists. In 2017, none existed yet.`,
    ],
    'yes-estoppel': [
      `by reopening ${s.way.the}, ${s.defendant.the} is estopped from denying an easement`,
      `${whose(s.defendant)} silence after the gate was removed is an estoppel`,
      `Neither silence nor reopening a way is an estoppel unless another relied on it at a cost. ${The(s.claimant)} spent nothing.`,
    ],
  }),
  tacked: (s) => ({
    'yes-prescription': [
      `by tacking, the adverse use of both owners satisfied the period of prescription`,
      `an easement by prescription arose by tacking ${whose(s.former)} use to ${whose(s.claimant)}`,
      `${capital(whose(s.former))} seven years count for the buyer of ${s.rear.the}. With six more, the ten were complete.`,
    ],
    'yes-appurtenant': [
      `${whose(s.former)} easement was appurtenant and passed with ${s.rear.the}`,
      `an appurtenant easement that ${s.former.the} had acquired went with ${s.rear.the}`,
      `In 2020, after seven years, there was no easement to pass. What passed was the time already run.`,
    ],
    'yes-prior-use': [
      `an easement was implied from ${whose(s.former)} prior use of ${s.way.the}`,
      `prior use implied an easement when ${s.former.the} sold ${s.rear.the}`,
      `Prior use implies an easement if the seller owned both parcels. ${The(s.former)} owned only ${s.rear.the}.`,
    ],
    'no-continuity': [
      `${whose(s.claimant)} own use was shorter than the period of prescription`,
      `the sale of ${s.rear.the} interrupted the use, so prescription began anew`,
      `Owners who follow one another by deed may add up their years. A sale interrupts nothing.`,
    ],
    'no-license': tolerated(s, `Silence isn't a license. The owner had thirteen years in which to object.`),
    'no-writing': [
      `the deed to ${s.claimant.the} conveyed no easement, as the Statute of Frauds requires`,
      `the Statute of Frauds bars a transfer of rights that the deed leaves out`,
      `The Statute of Frauds is satisfied by the deed of ${s.rear.the}. The years of use follow the land.`,
    ],
    'no-common-owner': [
      `${s.rear.the} and ${s.front.the} never had a common owner`,
      `no easement arises between parcels that never had a common owner`,
      `A common owner matters for implied easements. Prescription works between strangers.`,
    ],
  }),
} satisfies EasementCells
