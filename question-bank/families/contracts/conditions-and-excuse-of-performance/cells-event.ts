import type { Cell } from '../../engine/cells.ts'
import { The } from '../../engine/party.ts'
import type { ExcuseStory } from './facts.ts'
import type { ExcuseCells } from './reason-id.ts'

const assumed = ({ builder }: ExcuseStory): Cell => [
  `${builder.the} assumed the risk by signing without a clause on excuse`,
  `a contract without a clause on excuse puts the risk on ${builder.the}`,
  `Silence doesn't assume every risk. The law supplies an excuse for events that both sides took for granted would not happen.`,
]
const personal = ({ builder }: ExcuseStory): Cell => [
  `the work was a personal service, for which ${builder.the} could not be held`,
  `a duty of personal service ends when its circumstances change`,
  `Personal services end with the person's death or incapacity. ${The(builder)} is alive and well.`,
]
const frustrated: Cell = [
  `the event frustrated the principal purpose of the contract`,
  `frustration of purpose discharges each side from its duties`,
  `Frustration of purpose helps a party for whom the other's performance has lost its value. Money has not.`,
]

/** Reasons where something happens before or during the work on a building. */
export const EVENT_CELLS = {
  burned: (s) => ({
    'no-impossible': [
      `destruction of the building without fault made performance impossible`,
      `impossibility discharged the duty when the building burned`,
      `The ceiling belonged to a certain building, which is gone by no one's fault. A new building is not in the contract.`,
    ],
    'no-personal': personal(s),
    'no-condition': [
      `survival of the building was an express condition of the duty`,
      `an express condition, that the building stand, had failed`,
      `The contract said nothing about fire or survival, so it has no express condition. The law supplies the excuse.`,
    ],
    'yes-rebuild': [
      `a builder bears the risk of destruction until the structure is finished`,
      `destruction of a structure is no excuse while it can still be built`,
      `That's so for someone who promised a whole new structure. Here, the promise was to work on one that existed.`,
    ],
    'yes-cost': [
      `the fire made the work more costly, and cost is no impracticability`,
      `a rise in cost under a fixed price is no impracticability`,
      `Cost isn't the trouble. There was no ceiling left to restore.`,
    ],
    'yes-assumed': assumed(s),
  }),
  fault: (s) => ({
    'yes-fault': [
      `${s.builder.the} was at fault for the fire and cannot rely on impossibility`,
      `impossibility does not excuse a party whose own fault brought it about`,
      `A blowtorch left burning is fault. An event excuses only a party that didn't bring it about.`,
    ],
    'yes-rebuild': [
      `a builder bears the risk of destruction until the structure is finished`,
      `destruction of a structure is no excuse while it can still be built`,
      `That's so for someone who promised a whole new structure. Here, liability comes from carelessness.`,
    ],
    'yes-cost': [
      `the fire made the work more costly, and cost is no impracticability`,
      `a rise in cost under a fixed price is no impracticability`,
      `Cost isn't the trouble. There was no ceiling left, and the blowtorch is why.`,
    ],
    'yes-assumed': assumed(s),
    'no-impossible': [
      `destruction of the building made performance impossible`,
      `impossibility discharged the duty when the building burned`,
      `Impossibility discharges a duty only if the event came without the promisor's fault.`,
    ],
    'no-personal': personal(s),
    'no-frustration': frustrated,
  }),
  rebuild: (s) => ({
    'yes-rebuild': [
      `a builder bears the risk of destruction until the structure is finished`,
      `destruction of a structure is no excuse while it can still be built`,
      `A whole structure was promised, and it could still be built in time. What had burned was the builder's own unfinished work.`,
    ],
    'yes-fault': [
      `${s.builder.the} was at fault for not guarding against lightning`,
      `impossibility does not excuse a party whose fault brought it about`,
      `Lightning is no one's fault. It doesn't matter, because the promise could still be performed.`,
    ],
    'yes-delegation': [
      `delegation was possible, so someone else could have been sent to finish`,
      `${s.builder.the} remained bound despite a delegation of the work`,
      `There was no delegation, and sending someone else isn't the point. The duty stands because a structure was promised and can still be built.`,
    ],
    'no-impossible': [
      `destruction of the walls made performance impossible`,
      `impossibility discharged the duty when the walls burned`,
      `Impossibility needs the loss of a thing on which performance depends. Walls can be built again, and the land was there.`,
    ],
    'no-frustration': frustrated,
    'no-personal': personal(s),
  }),
  cost: (s) => ({
    'yes-cost': [
      `a rise in cost within the normal range is no impracticability`,
      `a moderate rise in cost under a fixed price is no impracticability`,
      `Fifteen percent is what fixed prices are made for. Impracticability takes far more than a small loss.`,
    ],
    'yes-fault': [
      `${s.builder.the} was at fault for not buying lumber on the day of the contract`,
      `impracticability does not excuse a party whose fault brought it about`,
      `No one is at fault for a market. The claim succeeds because the rise was no impracticability.`,
    ],
    'yes-delegation': [
      `delegation was possible, so someone else could have been sent to build`,
      `${s.builder.the} remained bound despite a delegation of the work`,
      `There was no delegation, and sending someone else isn't the point. The price of lumber was said to excuse, and it doesn't.`,
    ],
    'no-impossible': [
      `the price of lumber made performance impracticable`,
      `impracticability discharged the duty when the work would bring a loss`,
      `The work could be done at a small loss. A market that moves is not what parties assume away.`,
    ],
    'no-frustration': [
      `the price of lumber frustrated the principal purpose of the contract`,
      `frustration of purpose discharges a party that no longer earns a profit`,
      `A hope of profit isn't a principal purpose that both sides share, and a small loss frustrates nothing.`,
    ],
    'no-personal': personal(s),
  }),
  ban: (s) => ({
    'no-ban': [
      `a later governmental regulation made performance impracticable`,
      `the ordinance made the work unlawful and discharged the duty`,
      `A third floor became unlawful, and no one had reckoned with it. The law doesn't make people build in order to be fined.`,
    ],
    'no-frustration': frustrated,
    'no-personal': personal(s),
    'yes-cost': [
      `a fine is a cost, and a rise in cost is no impracticability`,
      `an added expense under a fixed price is no impracticability`,
      `A fine isn't an expense for which unlawful work may be done. The ordinance forbids it.`,
    ],
    'yes-fault': [
      `${s.builder.the} was at fault for not foreseeing the ordinance`,
      `impracticability does not excuse a party whose fault brought it about`,
      `No one foresaw it, and no one who builds passes ordinances. There was no fault.`,
    ],
    'yes-assumed': assumed(s),
  }),
  strike: (s) => ({
    'yes-assumed': [
      `${s.builder.the} assumed the risk of a strike in the contract`,
      `the contract put the risk of strikes on ${s.builder.the}`,
      `Impracticability yields to the contract. This one names strikes and says who answers for them.`,
    ],
    'yes-fault': [
      `${s.builder.the} was at fault for the strike of the masons`,
      `impracticability does not excuse a party whose fault brought it about`,
      `A strike in the whole state is no one builder's fault. Liability comes from the clause.`,
    ],
    'yes-cost': [
      `a strike raises costs, and a rise in cost is no impracticability`,
      `dearer masons under a fixed price are no impracticability`,
      `For two months, masons weren't dear but gone, whatever the cost. The clause is what makes that no excuse.`,
    ],
    'no-impossible': [
      `the strike made performance on time impossible`,
      `impracticability excused the delay that the strike caused`,
      `It may have been impossible to work, but the contract put that risk on one side.`,
    ],
    'no-frustration': frustrated,
    'no-ban': [
      `a strike in the whole state is treated as a governmental order`,
      `the strike made masonry unlawful and discharged the duty`,
      `Nobody made masonry unlawful or ordered anything. Even a governmental order wouldn't help a party that took the risk.`,
    ],
  }),
} satisfies ExcuseCells
