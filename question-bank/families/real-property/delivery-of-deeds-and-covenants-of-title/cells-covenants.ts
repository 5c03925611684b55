import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { DeedStory } from './facts.ts'
import type { DeedCells } from './reason-id.ts'

const notHers = ({ owner }: DeedStory, why: string): Cell => [
  `a covenant of title does not cover a defect that ${owner.the} did not create`,
  `the covenants of title reach defects that ${owner.the} created but not an earlier forgery`,
  why,
]
const discovery = (_: DeedStory, why: string): Cell => [
  `the covenant of quiet enjoyment was breached when a better title was discovered`,
  `the discovery of a better title was a constructive eviction that breached the covenant of warranty`,
  why,
]
const fromDelivery = (_: DeedStory, why: string): Cell => [
  `the six years to sue on a covenant of title ran from delivery of the deed`,
  `the covenants of title were breached, if at all, on delivery of the deed nine years earlier`,
  why,
]
const late = ({ owner, buyer }: DeedStory, why: string): Cell => [
  `the six years to sue on the covenant of seisin ran from ${whose(buyer)} discovery of the defect`,
  `${whose(owner)} breach of the covenant of seisin continued until the forgery was discovered`,
  why,
]
const onlyFirst = ({ owner, buyer, later }: DeedStory): Cell => [
  `${later.the} was not a party to the covenants of title that ${owner.the} made to ${buyer.the}`,
  `the quitclaim deed to ${later.the} did not assign the benefit of the covenants of title`,
  `The future covenants follow the land. A later deed needn't contain covenants or mention them.`,
]

/** Reasons beside a deed with unlimited covenants. */
export const COVENANT_CELLS = {
  present: (s) => ({
    'yes-present': [
      `the covenant of seisin was breached when the deed was delivered`,
      `${s.owner.the}, who did not own ${s.it}, breached the covenant of seisin`,
      `A grantor without title breaches this present covenant on the day of the deed. The buyer needs no eviction and is in time.`,
    ],
    'yes-ousted': discovery(
      s,
      `Someone with the better title must disturb the buyer for that. The recovery rests on a present covenant instead.`,
    ),
    'no-eviction': [
      `a covenant of title is not breached before the grantee suffers an eviction`,
      `${s.buyer.the}, who is still in possession, has not suffered an eviction`,
      `An eviction is needed for the future covenants. Seisin is a present covenant, which was breached when the deed was delivered.`,
    ],
    'no-special': notHers(
      s,
      `That's the limit of a special warranty deed. A general one covers defects whoever created them.`,
    ),
  }),
  late: (s) => ({
    'no-late': [
      `the time to sue on the present covenants has run, and no eviction has breached the others`,
      `the six years to sue on the covenant of seisin ran from delivery of the deed`,
      `The present covenants were breached nine years ago and are barred. The future ones wait for an eviction.`,
    ],
    'no-special': notHers(
      s,
      `Under a general warranty deed, it doesn't matter who created the defect. The claim fails for another reason.`,
    ),
    'yes-present': late(
      s,
      `A present covenant is breached once, on delivery of the deed. The buyer's discovery doesn't start the six years.`,
    ),
    'yes-ousted': discovery(
      s,
      `No one has disturbed the buyer. Knowing of a better title isn't an eviction, even a constructive one.`,
    ),
  }),
  future: (s) => ({
    'no-eviction': [
      `the covenants of warranty and quiet enjoyment are not breached without an eviction`,
      `${s.buyer.the} has not suffered an eviction, either actual or constructive`,
      `This deed had future covenants only. The owner with the better title has done nothing, so no covenant has been breached.`,
    ],
    'no-special': notHers(
      s,
      `These covenants had no such limit. They cover a defect that others created, once the buyer is disturbed.`,
    ),
    'yes-present': [
      `a covenant of seisin is implied in a deed that contains a covenant of warranty`,
      `a grantor who conveys land for value makes an implied covenant of seisin`,
      `This deed had no covenant of seisin, and none is implied at common law.`,
    ],
    'yes-ousted': discovery(
      s,
      `Discovery isn't an eviction. The buyer still holds the land, and no one has claimed it.`,
    ),
  }),
  ousted: (s) => ({
    'yes-ousted': [
      `the covenant of quiet enjoyment was breached when ${s.buyer.the} was evicted`,
      `the covenant of warranty was breached by an eviction under a better title`,
      `The future covenants are breached by eviction. This one came in the ninth year, and the six years began with it.`,
    ],
    'yes-present': [
      `${whose(s.owner)} breach of the covenant of seisin continued until the eviction`,
      `the six years to sue on the covenant of seisin ran from the eviction`,
      `The covenant of seisin was breached once, on delivery of the deed, and is barred. The eviction breached other covenants.`,
    ],
    'no-late': fromDelivery(
      s,
      `Nine years ago, only the present covenants were breached. The future ones were breached by the eviction, and time runs from then.`,
    ),
    'no-special': notHers(
      s,
      `A general warranty deed covers a defect that others created, such as an old forgery.`,
    ),
  }),
  runs: (s) => ({
    'yes-runs': [
      `the covenant of quiet enjoyment ran with the land and could be enforced by ${s.later.the}`,
      `a future covenant runs with the land and is breached when its holder is evicted`,
      `Whoever holds the land when the eviction comes may sue on the future covenants, even against an earlier seller.`,
    ],
    'yes-present': [
      `the covenant of seisin ran with the land and could be enforced by ${s.later.the}`,
      `a later grantee may enforce the covenant of seisin made by an earlier grantor`,
      `At common law, present covenants don't run, and the six years on this one are over.`,
    ],
    'no-personal': onlyFirst(s),
    'no-late': fromDelivery(
      s,
      `Only the present covenants were breached nine years ago. Time on the future ones runs from the eviction, and the suit followed promptly.`,
    ),
  }),
  personal: (s) => ({
    'no-personal': [
      `the covenant of seisin did not run with the land and cannot be enforced by ${s.later.the}`,
      `a present covenant is personal to the first grantee and may not be enforced by a later one`,
      `The covenant of seisin was breached on delivery of the first deed, and the claim stayed with the first buyer.`,
    ],
    'no-special': notHers(
      s,
      `A general warranty deed covers defects whoever created them. The question is who may sue, and when.`,
    ),
    'yes-runs': [
      `the covenant of seisin ran with the land and can be enforced by ${s.later.the}`,
      `a later grantee may enforce each of the covenants in a general warranty deed`,
      `Seisin is a present covenant and can't be enforced by a later grantee. Only the future covenants run, and no one has been evicted.`,
    ],
    'yes-ousted': discovery(
      s,
      `No one has disturbed the holder. Until someone with the better title does, the future covenants aren't breached.`,
    ),
  }),
  groundless: (s) => ({
    'no-unlawful': [
      `the covenants of title protect a grantee against lawful claims but not groundless ones`,
      `a suit that fails for want of a better title does not breach a covenant of title`,
      `There was no lease, so the title was as promised. Against unfounded suits, the covenants don't insure.`,
    ],
    'no-special': [
      `a covenant of title does not cover a claim that the grantor did not create`,
      `the covenants of title reach the acts of ${s.owner.the}, who had not given a lease`,
      `Under a general warranty deed, it doesn't matter who created a claim. It matters whether the claim is lawful.`,
    ],
    'yes-ousted': [
      `the covenant of quiet enjoyment was breached when ${s.buyer.the} was sued for possession`,
      `${whose(s.rival)} suit was a constructive eviction that breached the covenant of warranty`,
      `Only a disturbance by someone with a better title breaches that covenant, and this suit failed.`,
    ],
    'yes-present': [
      `${s.owner.the} refused to defend the title, as the covenant of warranty requires`,
      `a grantor by general warranty deed must pay to defend the title against adverse claims`,
      `The duty to defend goes as far as lawful claims. Refusing help against an unfounded one breaches nothing.`,
    ],
  }),
} satisfies DeedCells
