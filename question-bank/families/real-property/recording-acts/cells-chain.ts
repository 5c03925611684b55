import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { RecordingStory } from './facts.ts'
import type { RecordingCells } from './reason-id.ts'

const wild = ({ first, middle }: RecordingStory): Cell => [
  `${whose(first)} deed was a wild deed and gave no record notice`,
  `${whose(first)} deed, though recorded, was outside the chain of title`,
  `A search by the owner's name stops short, since the deed to ${middle.the} isn't there. A deed that a search can't find is treated as unrecorded.`,
]
const found = ({ first, second }: RecordingStory): Cell => [
  `${whose(first)} recorded deed gave ${second.the} record notice`,
  `${second.the} had record notice of a deed recorded in April`,
  `Recording gives notice only within the chain of title. The index doesn't lead from the owner's name to this deed.`,
]
const recordedFirst = ({ first, second }: RecordingStory): Cell => [
  `${first.the} was the first to record`,
  `${whose(first)} deed was recorded before ${whose(second)} deed`,
  `That ${first.the} was the first to record doesn't count, since a deed from a grantor with no record title is treated as unrecorded.`,
]
const nothing = (): Cell => [
  `an unrecorded deed passes no title, not even between its own parties`,
  `a grantee who does not record the deed has no title to convey to anyone`,
  `A deed is good between its parties without recording, so the first claimant did take title. It's priority that's at stake.`,
]

/** Reasons where the earlier deed is recorded outside the chain of title. */
export const CHAIN_CELLS = {
  wild: (s) => ({
    'yes-wild': wild(s),
    'yes-race': nothing(),
    'no-record': found(s),
    'no-priority': recordedFirst(s),
  }),
  'both-wild': (s) => ({
    'yes-wild': wild(s),
    'yes-race': nothing(),
    'no-record': found(s),
    'no-priority': recordedFirst(s),
  }),
  'wild-knew': (s) => ({
    'no-actual': [
      `${s.second.the} had actual notice of the earlier deed at the time of payment`,
      `${s.second.the} knew of the wild deed and was not a bona fide purchaser`,
      `A deed outside the chain gives no record notice, but this buyer had read it. Actual notice is enough.`,
    ],
    'no-record': found(s),
    'yes-wild': [
      `${whose(s.first)} deed was a wild deed and gave no record notice`,
      `${whose(s.first)} deed, though recorded, was outside the chain of title`,
      `That only keeps the records from giving notice. The buyer had learned of the deed another way.`,
    ],
    'yes-race': nothing(),
  }),
} satisfies RecordingCells
