import type { Cell } from '../../engine/cells.ts'
import { The } from '../../engine/party.ts'
import type { ExcuseStory } from './facts.ts'
import type { ExcuseCells } from './reason-id.ts'

const assumed = ({ builder }: ExcuseStory): Cell => [
  `${builder.the} assumed the risk by signing a contract that was silent on excuse`,
  `a contract that is silent on excuse puts the risk of events on ${builder.the}`,
  `Silence doesn't assume every risk. The law supplies an excuse for events that both sides took for granted would not happen.`,
]
const personal = ({ builder }: ExcuseStory): Cell => [
  `the work was a personal service, which ${builder.the} may not be compelled to perform`,
  `a builder's duty is one of personal service, which a court will not enforce`,
  `A duty of personal service ends with the person's death or incapacity, and damages compel no one to perform. ${The(builder)} is alive and well.`,
]
const frustrated = ({ builder }: ExcuseStory, event: string): Cell => [
  `${event} frustrated the principal purpose of the contract`,
  `${builder.the} was discharged when ${event} frustrated the purpose of the contract`,
  `Frustration of purpose helps a party for whom the other's performance has lost its value. Money has not.`,
]

/** Reasons where something happens before or during the work on a building. */
export const EVENT_CELLS = {
  burned: (s) => ({
    'no-impossible': [
      `destruction of the building without fault made performance impossible`,
      `${s.builder.the} was discharged by impossibility when the building was destroyed`,
      `The ceiling belonged to a certain building, which is gone by no one's fault. A new building is not in the contract.`,
    ],
    'no-personal': personal(s),
    'no-condition': [
      `the continued existence of the building was an express condition of the duty`,
      `an express condition, that ${s.building[1]} remain standing, did not occur`,
      `The contract said nothing about fire or survival, so it has no express condition. The law supplies the excuse.`,
    ],
    'yes-rebuild': [
      `a builder bears the risk of destruction until the work is finished`,
      `a builder is not excused by the destruction of a structure that can be rebuilt`,
      `A builder bears that risk until the work is finished if a whole new structure was promised. This promise was to work on one that existed.`,
    ],
    'yes-cost': [
      `the fire made the work more costly but not impracticable`,
      `an increase in cost under a fixed price does not make performance impracticable`,
      `The trouble isn't an increase in cost or that the fire made work more costly. There was no ceiling left to restore.`,
    ],
    'yes-assumed': assumed(s),
  }),
  fault: (s) => ({
    'yes-fault': [
      `${s.builder.the} was at fault for the fire and may not rely on impossibility`,
      `impossibility does not excuse a party whose own fault caused it`,
      `A blowtorch left burning is fault. An event excuses only a party that didn't bring it about.`,
    ],
    'yes-rebuild': [
      `a builder bears the risk of destruction until the work is finished`,
      `a builder is not excused by the destruction of a structure that can be rebuilt`,
      `A builder bears that risk until the work is finished if a whole new structure was promised. Here, liability comes from carelessness.`,
    ],
    'yes-cost': [
      `the fire made the work more costly but not impracticable`,
      `an increase in cost under a fixed price does not make performance impracticable`,
      `The trouble isn't an increase in cost or that the fire made work more costly. There was no ceiling left, and the blowtorch is why.`,
    ],
    'yes-assumed': assumed(s),
    'no-impossible': [
      `destruction of the building made performance impossible`,
      `${s.builder.the} was discharged by impossibility when the building was destroyed`,
      `Impossibility discharges a duty only if the event came without the promisor's fault.`,
    ],
    'no-personal': personal(s),
    'no-frustration': frustrated(s, 'the fire'),
  }),
  rebuild: (s) => ({
    'yes-rebuild': [
      `a builder bears the risk of destruction until the structure is finished`,
      `a builder is not excused by the destruction of a structure that can be rebuilt`,
      `A whole structure was promised, and it could still be built in time. What had burned was the builder's own unfinished work.`,
    ],
    'yes-fault': [
      `${s.builder.the} was at fault for not protecting the structure from lightning`,
      `impossibility does not excuse a builder at fault for leaving its work unprotected`,
      `Lightning is no one's fault. It doesn't matter, because the promise could still be performed.`,
    ],
    'yes-delegation': [
      `${s.builder.the} had a duty to arrange a delegation of the work rather than abandon it`,
      `a builder that will not finish the work must arrange a delegation of it`,
      `There was no delegation, and sending someone else isn't the point. The duty stands because a structure was promised and can still be built.`,
    ],
    'no-impossible': [
      `destruction of the unfinished work made performance impossible`,
      `${s.builder.the} was discharged by impossibility when the unfinished work was destroyed`,
      `Impossibility needs the loss of a thing on which performance depends. Unfinished work can be done again, and the land was there.`,
    ],
    'no-frustration': frustrated(s, 'the fire'),
    'no-personal': personal(s),
  }),
  cost: (s) => ({
    'yes-cost': [
      `an increase in cost within the normal range is not impracticability`,
      `a moderate increase in cost does not make performance impracticable`,
      `Fifteen percent is what fixed prices are made for. Impracticability takes far more than a small loss.`,
    ],
    'yes-fault': [
      `${s.builder.the} was at fault for not buying the lumber when the contract was made`,
      `impracticability does not excuse a builder at fault for not buying the lumber early`,
      `No one is at fault for a market. The claim succeeds because the rise was no impracticability.`,
    ],
    'yes-delegation': [
      `${s.builder.the} had a duty to arrange a delegation of the work rather than abandon it`,
      `a builder that will not perform must arrange a delegation of the work`,
      `There was no delegation, and sending someone else isn't the point. The price of lumber was said to excuse, and it doesn't.`,
    ],
    'no-impossible': [
      `the increase in the price of lumber made performance impracticable`,
      `${s.builder.the} was discharged by impracticability when the work would bring a loss`,
      `The work could be done at a small loss. A market that moves is not what parties assume away.`,
    ],
    'no-frustration': [
      `the increase in the price of lumber frustrated the principal purpose of the contract`,
      `${s.builder.the} was discharged by frustration of purpose when the work would bring a loss`,
      `A hope of profit isn't a principal purpose that both sides share, and a small loss frustrates nothing.`,
    ],
    'no-personal': personal(s),
  }),
  ban: (s) => ({
    'no-ban': [
      `a later governmental order made performance impracticable`,
      `the ordinance made the work unlawful, and ${s.builder.the} was discharged`,
      `A third floor became unlawful, and no one had reckoned with it. The law doesn't make people build in order to be fined.`,
    ],
    'no-frustration': frustrated(s, 'the ordinance'),
    'no-personal': personal(s),
    'yes-cost': [
      `the fine made the work more costly but not impracticable`,
      `an increase in cost, such as a fine, does not make performance impracticable`,
      `A fine isn't an increase in cost that makes the work merely more costly. The work stays unlawful, whoever pays.`,
    ],
    'yes-fault': [
      `${s.builder.the} was at fault for not obtaining a permit before the ordinance`,
      `${s.builder.the} was at fault for refusing ${s.owner.the}'s offer to pay the fine`,
      `No one foresaw it, and no one who builds passes ordinances. There was no fault.`,
    ],
    'yes-assumed': assumed(s),
  }),
  strike: (s) => ({
    'yes-assumed': [
      `${s.builder.the} assumed the risk of a strike in the contract`,
      `impracticability does not excuse a party that assumed the risk of the event`,
      `Impracticability yields to the contract. This one names strikes and says who answers for them.`,
    ],
    'yes-fault': [
      `${s.builder.the} was at fault for not finishing the masonry before the strike`,
      `impracticability does not excuse a builder at fault for depending on one trade`,
      `A strike in the whole state is no one builder's fault. Liability comes from the clause.`,
    ],
    'yes-cost': [
      `the strike made the work more costly but not impracticable`,
      `an increase in cost caused by a strike does not make performance impracticable`,
      `For two months, no masons could be had at any cost. The clause is what makes that no excuse.`,
    ],
    'no-impossible': [
      `the strike made performance on time impossible`,
      `${s.builder.the} was excused by impracticability for the delay that the strike caused`,
      `It may have been impossible to work, but the contract put that risk on one side.`,
    ],
    'no-frustration': frustrated(s, 'the strike'),
    'no-ban': [
      `a statewide strike has the same effect as a governmental order`,
      `the strike, like a governmental order, made masonry impracticable`,
      `Nobody made masonry unlawful or ordered anything. Even a governmental order wouldn't help a party that took the risk.`,
    ],
  }),
} satisfies ExcuseCells
