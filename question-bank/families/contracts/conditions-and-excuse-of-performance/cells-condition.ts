import type { Cell } from '../../engine/cells.ts'
import { The } from '../../engine/party.ts'
import type { ExcuseStory } from './facts.ts'
import type { ExcuseCells } from './reason-id.ts'

const substantial = (s: ExcuseStory): Cell => [
  `completion a few days after June 1 was substantial performance of the condition`,
  `${s.builder.the} had substantially performed by June 1`,
  `Substantial performance, or work substantially performed, answers a constructive condition. Completion by a day named with "only if" is an express one.`,
]
const late = (): Cell => [
  `the late completion of the work was a material breach that barred the bonus`,
  `time was of the essence, so late completion was a material breach`,
  `No one promised completion by June 1. It was a condition of the bonus, so missing it was no material breach.`,
]
const reasonable = (s: ExcuseStory): Cell => [
  `a condition of time is met if the work is finished within a reasonable time`,
  `a reasonable person in ${s.owner.the}'s position would have been satisfied`,
  `Reasonable time and reasonable satisfaction fill gaps. A condition that names a day leaves none.`,
]

/** Reasons where a bonus depends on a date. */
export const CONDITION_CELLS = {
  strict: (s) => ({
    'no-condition': [
      `completion by June 1 was an express condition of the bonus`,
      `an express condition must be strictly met, and the work was finished late`,
      `"If, and only if" makes an express condition. A miss by two days is a miss, harmless or not.`,
    ],
    'no-material': late(),
    'yes-substantial': substantial(s),
    'yes-waiver': [
      `${s.owner.the} waived the condition by paying the price after June 1`,
      `${s.owner.the} waived the condition of the bonus by accepting the work`,
      `Paying what's due waives no condition of something else. ${The(s.owner)} never said that the date didn't matter.`,
    ],
    'yes-reasonable': reasonable(s),
  }),
  prevention: (s) => ({
    'yes-prevention': [
      `${s.owner.the} prevented the condition from occurring and thereby excused it`,
      `${s.owner.the} wrongfully prevented completion by June 1, which excused the condition`,
      `Keeping the doors locked broke the promise of access and caused the delay. No one may rely on a condition after wrongly preventing it.`,
    ],
    'yes-substantial': substantial(s),
    'yes-reasonable': reasonable(s),
    'no-condition': [
      `completion by June 1 was an express condition of the bonus`,
      `an express condition must be strictly met, and the work was finished late`,
      `An express condition must be met strictly unless it's excused, and a breach that prevents it excuses it.`,
    ],
    'no-material': late(),
    'no-impossible': [
      `the lockout made performance impracticable and discharged both parties`,
      `impossibility of completion by June 1 discharged ${s.owner.the} from paying the bonus`,
      `Impossibility discharges a party without fault. It was ${s.owner.the} who locked the doors.`,
    ],
  }),
  waiver: (s) => ({
    'yes-waiver': [
      `${s.owner.the} waived the condition, and ${s.builder.the} relied on the waiver`,
      `${s.owner.the} could no longer insist on the condition after ${s.builder.the} relied on the waiver`,
      `June 8 was named, and workers were sent elsewhere because of it. After such reliance, the date can't be held against ${s.builder.the}.`,
    ],
    'yes-substantial': substantial(s),
    'yes-prevention': [
      `${s.owner.the} prevented the condition from occurring by naming another date`,
      `${s.owner.the} wrongfully prevented completion by June 1, which excused the condition`,
      `Naming a later date breaks no promise and prevents nothing. It's a waiver.`,
    ],
    'no-condition': [
      `completion by June 1 was an express condition of the bonus`,
      `an express condition must be strictly met, and the work was finished late`,
      `An express condition must be met strictly unless it's excused, and the party that it protects can give it up.`,
    ],
    'no-retraction': [
      `${s.owner.the} could retract the waiver, which lacked consideration, until June 1 had passed`,
      `a waiver made without consideration may be retracted until the condition has failed`,
      `A waiver may be retracted by notice in time and before reliance, even without consideration. After reliance, a retraction comes too late.`,
    ],
    'no-material': late(),
  }),
  retracted: (s) => ({
    'no-retraction': [
      `${s.owner.the} retracted the waiver before ${s.builder.the} relied on it`,
      `a party may retract a waiver by timely notice before any reliance on it`,
      `The notice came the next day, with ample time left and no plan changed. That restored the condition.`,
    ],
    'no-material': late(),
    'no-satisfaction': [
      `${s.owner.the}'s honest satisfaction with the work was a condition of the bonus`,
      `the bonus depended on the honest satisfaction of ${s.owner.the} with the work`,
      `This contract has no condition of satisfaction. It has a date, which was restored by notice.`,
    ],
    'yes-waiver': [
      `${s.owner.the} waived the condition and had no power to retract the waiver`,
      `a party that has waived a condition may not retract the waiver`,
      `A waiver is final once the condition has failed or the other side has relied on it. ${The(s.owner)} took this one back before either.`,
    ],
    'yes-substantial': substantial(s),
    'yes-prevention': [
      `${s.owner.the} prevented the condition from occurring by naming one date and then another`,
      `${s.owner.the} wrongfully prevented completion by June 1, which excused the condition`,
      `Two messages within two days hindered no one: there was ample time left. Prevention takes a breach that contributes to the delay.`,
    ],
    'yes-reasonable': reasonable(s),
  }),
} satisfies ExcuseCells
