import { The } from '../../engine/party.ts'
import type { CovenantCells } from './reason-id.ts'

/** Reasons where the neighborhood or the zoning has changed. */
export const CHANGE_CELLS = {
  zoned: ({ defendant: d, homes, tract, business }) => ({
    'yes-zoning': [
      `zoning that permits ${business.a} does not override a private covenant`,
      `a stricter private covenant remains in force beside the new zoning`,
      `An ordinance sets a public minimum. Owners may bind themselves to more, and these did.`,
    ],
    'yes-separate': [
      `a covenant can end only by a release from all of the owners it benefits`,
      `without a release by every owner, nothing can end a covenant of record`,
      `A release by all owners isn't the only end of a covenant. But an ordinance with other aims isn't one.`,
    ],
    'yes-notice': [
      `with record notice of the covenant, ${d.the} cannot rely on later zoning or change of any kind`,
      `record notice binds ${d.the} to the covenant through every later change of zoning or conditions`,
      `Record notice binds an owner to a covenant while it lasts. Some later changes do end one, but new zoning alone doesn't.`,
    ],
    'no-changed': [
      `a change of zoning to allow stores is a change of conditions that ends the covenant`,
      `new zoning is itself the change of conditions in ${tract} that ends its restriction`,
      `Changed conditions are found on the ground. With ${homes} on every lot, the covenant still does what it was meant to do.`,
    ],
    'no-merger': [
      `by merger, the private covenant became part of the zoning, which now allows stores`,
      `private covenants merge into public zoning on the same subject, which now allows stores`,
      `Merger takes one owner of all the land concerned. Public zoning and private covenants stand side by side.`,
    ],
    'no-intent': [
      `the covenant shows no intent to keep out a use that the zoning comes to permit`,
      `an intent to outlast the earlier zoning does not appear in the covenant`,
      `The deeds limit the lots to ${homes} and mention no ordinance. Intent was never tied to what the city might permit.`,
    ],
  }),
  outside: ({ plaintiff: p, defendant: d, tract }) => ({
    'yes-remains': [
      `change outside ${tract} leaves the covenant of substantial benefit to the lots inside`,
      `conditions inside ${tract} are unchanged, so the covenant still has substantial benefit`,
      `The stores stop at the edge, and every lot is still a place to live. Border lots shield the rest.`,
    ],
    'yes-zoning': [
      `a covenant lasts until the zoning of the lot is changed, whatever happens around it`,
      `without new zoning for Lot 31, no change of conditions can end the covenant`,
      `Zoning neither keeps a covenant alive nor ends it. What counts is its use to the lots inside.`,
    ],
    'yes-separate': [
      `a covenant can end only by a release from all of the owners it benefits`,
      `without a release by every owner, no change of conditions can end a covenant`,
      `Changed conditions can end a covenant without a release. They'd have to reach inside the tract.`,
    ],
    'no-changed': [
      `changed conditions along the highway have ended the purpose of the covenant for Lot 31`,
      `for a border lot of ${tract}, changed conditions have defeated the purpose of the covenant`,
      `Conditions must change so that the covenant no longer helps the lots it protects. A higher price for one lot isn't that.`,
    ],
    'no-abandoned': [
      `by living beside stores for ten years, the owners abandoned the covenant`,
      `the owners abandoned the covenant when they let stores line the highway`,
      `Those stores stand on land that isn't in ${tract}. Its owners had no covenant to enforce there and gave none up.`,
    ],
    'no-acquiescence': [
      `ten years of silence about the stores was acquiescence on the part of ${p.the}`,
      `${p.the}, silent while stores were built, is barred by acquiescence`,
      `Silence about stores outside ${tract} isn't acquiescence, as they broke no covenant. ${The(d)} hasn't built anything yet.`,
    ],
  }),
  changed: ({ plaintiff: p, tract, homes }) => ({
    'no-changed': [
      `changed conditions have made it impossible for the covenant to serve its purpose`,
      `the conditions in ${tract} have changed so much that the covenant benefits no lot`,
      `Homes are out of the question there now, so a limit to homes protects nothing. Equity won't enforce an empty promise.`,
    ],
    'no-acquiescence': [
      `${p.the} did not oppose the highway and is barred by acquiescence`,
      `acquiescence in the highway and the smelters bars ${p.the} from relief`,
      `Acquiescence is about tolerating violations. No one has broken the covenant so far.`,
    ],
    'no-notice': [
      `a buyer's record notice of a covenant ends when its surroundings change`,
      `record notice does not extend to a covenant made for surroundings now gone`,
      `The deed of Lot 31 contains the limit, so there is notice. It's the purpose that has been lost.`,
    ],
    'yes-remains': [
      `changes outside a tract do not end a covenant that is still of benefit inside`,
      `the covenant still has substantial benefit for ${tract}, as every lot is limited to ${homes}`,
      `That holds while the lots inside can still be homes. The highway and the fumes have reached all of them.`,
    ],
    'yes-separate': [
      `a covenant can end only by a release from all of the owners it benefits`,
      `without a release by every owner, no change of conditions can end a covenant`,
      `A release isn't the only end. A change that defeats the covenant's purpose for every lot is another.`,
    ],
    'yes-zoning': [
      `a covenant lasts until the city changes the zoning of ${tract}`,
      `without new zoning for the tract, no change of conditions can end the covenant`,
      `No new zoning is needed for changed conditions to end a covenant. Whether it can still do any good is what counts.`,
    ],
  }),
} satisfies CovenantCells
