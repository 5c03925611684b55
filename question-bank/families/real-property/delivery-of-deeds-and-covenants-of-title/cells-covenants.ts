import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { DeedStory } from './facts.ts'
import type { DeedCells } from './reason-id.ts'

const notHers = ({ owner }: DeedStory, why: string): Cell => [
  `${owner.the} did not create the defect, as a covenant of title requires`,
  `a covenant of title covers only defects that the grantor created`,
  why,
]
const discovery = (_: DeedStory, why: string): Cell => [
  `the discovery of a better title breached the covenant of quiet enjoyment`,
  `learning of a better title is a constructive eviction, which breaches the covenant of warranty`,
  why,
]
const fromDelivery = (_: DeedStory, why: string): Cell => [
  `the time to sue on every covenant of title ran from delivery of the deed`,
  `the covenants of title were breached nine years ago, if at all`,
  why,
]
const late = ({ owner, buyer }: DeedStory, why: string): Cell => [
  `the six years on the covenant of seisin ran from ${whose(buyer)} discovery of the defect`,
  `${whose(owner)} breach of the covenant of seisin continued until it was discovered`,
  why,
]
const onlyFirst = ({ buyer, later }: DeedStory): Cell => [
  `${later.the} was not a party to a covenant that ${buyer.the} received`,
  `the quitclaim deed to ${later.the} did not pass the benefit of any covenant`,
  `The future covenants follow the land. A later deed needn't contain covenants or mention them.`,
]

/** Reasons beside a deed with unlimited covenants. */
export const COVENANT_CELLS = {
  present: (s) => ({
    'yes-present': [
      `the covenant of seisin was breached on delivery of the deed`,
      `${s.owner.the} did not own ${s.it} and so breached the covenant of seisin`,
      `A grantor without title breaches this present covenant on the day of the deed. The buyer needs no eviction and is in time.`,
    ],
    'yes-ousted': discovery(
      s,
      `Someone with the better title must disturb the buyer for that. The recovery rests on a present covenant instead.`,
    ),
    'no-eviction': [
      `a covenant of title is not breached before an eviction`,
      `${s.buyer.the} is in possession and has not suffered an eviction`,
      `An eviction is needed for the future covenants. Seisin is a present covenant, which was breached when the deed was delivered.`,
    ],
    'no-special': notHers(
      s,
      `That's the limit of a special warranty deed. A general one covers defects whoever created them.`,
    ),
  }),
  late: (s) => ({
    'no-late': [
      `the time to sue on the present covenants has run, and there was no eviction`,
      `the six years on the covenant of seisin began on delivery of the deed`,
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
      `the covenants of warranty and quiet enjoyment are breached only by an eviction`,
      `there has been no eviction, actual or constructive, of ${s.buyer.the}`,
      `This deed had future covenants only. The owner with the better title has done nothing, so no covenant has been breached.`,
    ],
    'no-special': notHers(
      s,
      `These covenants had no such limit. They cover a defect that others created, once the buyer is disturbed.`,
    ),
    'yes-present': [
      `a covenant of seisin is implied in a deed with a covenant of warranty`,
      `a grantor who conveys for value makes an implied covenant of seisin`,
      `This deed had no covenant of seisin, and none is implied at common law.`,
    ],
    'yes-ousted': discovery(
      s,
      `Discovery isn't an eviction. The buyer still holds the land, and no one has claimed it.`,
    ),
  }),
  ousted: (s) => ({
    'yes-ousted': [
      `the eviction breached the covenant of quiet enjoyment`,
      `the covenant of warranty was breached by an eviction under a better title`,
      `The future covenants are breached by eviction. This one came in the ninth year, and the six years began with it.`,
    ],
    'yes-present': [
      `${whose(s.owner)} breach of the covenant of seisin continued until the eviction`,
      `the six years on the covenant of seisin ran from the eviction`,
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
      `the covenant of quiet enjoyment runs with the land to ${s.later.the}`,
      `a future covenant runs with the land and was breached by the eviction`,
      `Whoever holds the land when the eviction comes may sue on the future covenants, even against an earlier seller.`,
    ],
    'yes-present': [
      `the covenant of seisin runs with the land to ${s.later.the}`,
      `a later grantee may sue on the covenant of seisin of an earlier grantor`,
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
      `the covenant of seisin does not run with the land to ${s.later.the}`,
      `a present covenant is personal to the grantee who received it`,
      `The covenant of seisin was breached on delivery of the first deed, and the claim stayed with the first buyer.`,
    ],
    'no-special': notHers(
      s,
      `A general warranty deed covers defects whoever created them. The question is who may sue, and when.`,
    ),
    'yes-runs': [
      `the covenant of seisin runs with the land to ${s.later.the}`,
      `a general warranty deed protects every later grantee from the day of its delivery`,
      `Only the future covenants run, and no one has been evicted.`,
    ],
    'yes-ousted': discovery(
      s,
      `No one has disturbed the holder. Until someone with the better title does, the future covenants aren't breached.`,
    ),
  }),
  groundless: (s) => ({
    'no-unlawful': [
      `the covenants of title do not cover a claim that is not lawful`,
      `a groundless claim does not breach a covenant of title`,
      `There was no lease, so the title was as promised. Against unfounded suits, the covenants don't insure.`,
    ],
    'no-special': [
      `a covenant of title covers only claims that the grantor created`,
      `a covenant of title covers only the acts of ${s.owner.the}, who gave no lease`,
      `Under a general warranty deed, it doesn't matter who created a claim. It matters whether the claim is lawful.`,
    ],
    'yes-ousted': [
      `a suit for possession breaches the covenant of quiet enjoyment`,
      `${whose(s.rival)} suit was a constructive eviction that breached the covenant of warranty`,
      `Only a disturbance by someone with a better title breaches that covenant, and this suit was dismissed.`,
    ],
    'yes-present': [
      `${s.owner.the} refused to defend the title, as the covenant of warranty requires`,
      `a grantor by general warranty deed must pay to defend the title against any claim`,
      `The duty to defend goes as far as lawful claims. Refusing help against an unfounded one breaches nothing.`,
    ],
  }),
} satisfies DeedCells
