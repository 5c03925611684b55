import { capital } from '../../../text/capital.ts'
import type { Cell } from '../../engine/cells.ts'
import { The, whose } from '../../engine/party.ts'
import type { EasementStory } from './facts.ts'
import type { EasementCells } from './reason-id.ts'

const ripened = ({ claimant: c, way }: EasementStory, why: string): Cell => [
  `${whose(c)} open and adverse use of ${way.the} ripened into an easement by prescription`,
  `${c.the} acquired an easement by prescription through more than ten years of open use`,
  why,
]
const tolerated = ({ claimant: c, defendant: d }: EasementStory, why: string): Cell => [
  `${whose(d)} silence gave ${c.the} a license, which was revocable`,
  `${c.the} had only a license, since ${d.the} had tolerated the use`,
  why,
]
const unwritten = (s: EasementStory, why: string): Cell => [
  `${s.defendant.the} did not grant an easement in writing, as the Statute of Frauds requires`,
  `the Statute of Frauds requires an easement to be granted in a signed writing`,
  why,
]
const estopped = ({ claimant: c, defendant: d }: EasementStory, why: string): Cell => [
  `${d.the}, having watched the use for years, is estopped from denying an easement`,
  `${whose(d)} silence during years of open use gave ${c.the} an easement by estoppel`,
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
      `an easement was implied from ${whose(s.claimant)} prior use of ${s.way.the}`,
      `an easement is implied from apparent prior use, and ${s.defendant.the} knew of the use`,
      `Prior use implies an easement where an owner divides land. These parcels never had one owner.`,
    ],
    'no-license': tolerated(
      s,
      `Silence isn't a license. An owner who tolerates a use for the whole period loses the right to stop it.`,
    ),
    'no-continuity': [
      `${whose(s.claimant)} use of ${s.way.the} was not exclusive, as prescription requires`,
      `an easement by prescription requires exclusive use, and ${s.defendant.the} used ${s.way.the} too`,
      `Exclusive possession is required for title by adverse possession. A use can be shared with the owner.`,
    ],
    'no-writing': unwritten(
      s,
      `The Statute of Frauds is for grants. An easement by prescription arises from use alone.`,
    ),
    'no-common-owner': [
      `an easement that is not granted by deed requires that the two parcels once had a common owner`,
      `no easement arises without a deed between parcels that never had a common owner`,
      `A common owner matters for implied easements. For prescription, the parties may be strangers.`,
    ],
  }),
  permitted: (s) => ({
    'no-license': [
      `${whose(s.claimant)} use was permissive, and a license does not ripen into an easement`,
      `${s.claimant.the} used ${s.way.the} under a license, so the use was not adverse`,
      `${The(s.defendant)} gave permission at the start, and the use never changed. Permitted use isn't adverse, however long it lasts.`,
    ],
    'no-continuity': [
      `${whose(s.claimant)} use of ${s.way.the} was not exclusive, as prescription requires`,
      `an easement by prescription requires exclusive use, and ${s.defendant.the} used ${s.way.the} too`,
      `The result is right, but a use can be shared with the owner. What's missing is adversity.`,
    ],
    'no-need': [
      `prescription requires a necessity, and ${s.rear.the} had another entrance`,
      `${s.claimant.the} had another entrance, so the use of ${s.way.the} was not a necessity`,
      `The result is right, but necessity has no part in prescription. What's missing is adversity.`,
    ],
    'yes-prescription': ripened(
      s,
      `Twelve years were enough in time, but the use wasn't adverse. It began and went on by permission.`,
    ),
    'yes-estoppel': [
      `${s.defendant.the}, having allowed the use for years, is estopped from revoking the license`,
      `a license that is used for twelve years becomes irrevocable by estoppel`,
      `Time alone doesn't make a license irrevocable. Estoppel needs money or labor spent in reliance.`,
    ],
    'yes-prior-use': [
      `an easement was implied from ${whose(s.claimant)} prior use of ${s.way.the}`,
      `an easement is implied from apparent prior use, and ${s.defendant.the} knew of the use`,
      `Prior use implies an easement where an owner divides land. These parcels never had one owner.`,
    ],
  }),
  interrupted: (s) => ({
    'no-continuity': [
      `${whose(s.claimant)} use was not continuous for the prescriptive period`,
      `the locked gate interrupted ${whose(s.claimant)} use, so the prescriptive period began anew`,
      `The gate stopped the use in its seventh year. Eight years have passed since, and ten are required.`,
    ],
    'no-license': tolerated(
      s,
      `Silence isn't a license, before or after the gate. The use was adverse but didn't last long enough at a stretch.`,
    ),
    'no-writing': unwritten(
      s,
      `The result is right, but prescription needs no writing. It needs ten unbroken years.`,
    ),
    'yes-prescription': ripened(
      s,
      `Two spells of seven and eight years don't add up. The gate ended the first before ten years had run.`,
    ),
    'yes-survives': [
      `an easement by prescription is not lost through an obstruction of eight months`,
      `the locked gate did not last long enough to extinguish the easement by prescription`,
      `A short obstruction wouldn't end an easement that exists. In 2017, none existed yet.`,
    ],
    'yes-estoppel': [
      `${s.defendant.the}, having reopened ${s.way.the}, is estopped from denying an easement`,
      `${s.defendant.the}, who was silent for eight years, is estopped from denying an easement`,
      `Neither silence nor reopening a way is an estoppel unless another relied on it at a cost. ${The(s.claimant)} spent nothing.`,
    ],
  }),
  tacked: (s) => ({
    'yes-prescription': [
      `${s.claimant.the} may tack ${whose(s.former)} adverse use to complete the prescriptive period`,
      `an easement by prescription arose from the adverse use of successive owners in privity`,
      `${capital(whose(s.former))} seven years count for the buyer of ${s.rear.the}. With six more, the ten were complete.`,
    ],
    'yes-appurtenant': [
      `${whose(s.former)} easement was appurtenant to ${s.rear.the} and passed to ${s.claimant.the} with the land`,
      `${s.former.the} had acquired an appurtenant easement, which passed with the dominant land`,
      `In 2020, after seven years, there was no easement to pass. What passed was the time already run.`,
    ],
    'yes-prior-use': [
      `${whose(s.former)} prior use of ${s.way.the} gave ${s.claimant.the} an implied easement on the sale`,
      `an easement was implied from the prior use of ${s.way.the} when ${s.former.the} sold ${s.rear.the}`,
      `Prior use implies an easement if the seller owned both parcels. ${The(s.former)} owned only ${s.rear.the}.`,
    ],
    'no-continuity': [
      `${whose(s.claimant)} own use was not continuous for the prescriptive period`,
      `the sale of ${s.rear.the} interrupted the use, so the prescriptive period began anew`,
      `Owners who follow one another by deed may add up their years. A sale interrupts nothing.`,
    ],
    'no-license': tolerated(s, `Silence isn't a license. The owner had thirteen years in which to object.`),
    'no-writing': [
      `the deed to ${s.claimant.the} did not convey an easement, as the Statute of Frauds requires`,
      `the Statute of Frauds requires a deed to describe each easement that it conveys`,
      `The Statute of Frauds is satisfied by the deed of ${s.rear.the}. The years of use follow the land.`,
    ],
    'no-common-owner': [
      `an easement that is not granted by deed requires that the two parcels once had a common owner`,
      `no easement arises without a deed between parcels that never had a common owner`,
      `A common owner matters for implied easements. Prescription works between strangers.`,
    ],
  }),
} satisfies EasementCells
