import { The } from '../../engine/party.ts'
import type { CovenantCells } from './reason-id.ts'

/** Reasons where the neighborhood or the zoning has changed. */
export const CHANGE_CELLS = {
  zoned: ({ defendant: d, homes, business, tract }) => ({
    'yes-zoning': [
      `zoning that permits ${business.a} does not override a more restrictive private covenant`,
      `a private covenant that is stricter than the new zoning remains enforceable`,
      `An ordinance sets a public minimum. Owners may bind themselves to more, and these did.`,
    ],
    'yes-separate': [
      `a covenant of record remains enforceable until each of the benefited owners releases it`,
      `the owners whom the covenant benefits have not released it, as its termination requires`,
      `A release by all owners isn't the only end of a covenant. But an ordinance with other aims isn't one.`,
    ],
    'yes-notice': [
      `record notice of the covenant binds ${d.the} despite later changes in zoning or conditions`,
      `an owner with record notice of a covenant is bound despite later changes in zoning or conditions`,
      `Record notice binds an owner to a covenant while it lasts. Some later changes do end one, but new zoning alone doesn't.`,
    ],
    'no-changed': [
      `the new zoning is a change of conditions in ${tract} that terminates the covenant`,
      `the city's decision to permit stores in ${tract} ended the covenant by changed conditions`,
      `Changed conditions are found on the ground. With ${homes} on every lot, the covenant still does what it was meant to do.`,
    ],
    'no-merger': [
      `the covenant merged into the zoning ordinance, which no longer limits the lots to homes`,
      `a private covenant merges into an ordinance on the same subject, which now permits stores`,
      `Merger takes one owner of all the land concerned. Public zoning and private covenants stand side by side.`,
    ],
    'no-intent': [
      `the deeds show no intent that the covenant bar a use that the zoning comes to permit`,
      `the covenant shows no intent to outlast the zoning that was in force when it was made`,
      `The deeds limit the lots to ${homes} and mention no ordinance. Intent was never tied to what the city might permit.`,
    ],
  }),
  outside: ({ plaintiff: p, defendant: d, tract }) => ({
    'yes-remains': [
      `the covenant is still of substantial benefit to the lots inside ${tract}`,
      `conditions inside ${tract} have not changed, so the covenant still serves its purpose`,
      `The stores stop at the edge, and every lot is still a place to live. Border lots shield the rest.`,
    ],
    'yes-zoning': [
      `a covenant remains enforceable until the zoning of the lot is changed to permit the use`,
      `changed conditions do not end a covenant unless the zoning of the lot has changed with them`,
      `Zoning neither keeps a covenant alive nor ends it. What counts is its use to the lots inside.`,
    ],
    'yes-separate': [
      `a covenant of record remains enforceable until each of the benefited owners releases it`,
      `the owners whom the covenant benefits have not released it, as its termination requires`,
      `Changed conditions can end a covenant without a release. They'd have to reach inside the tract.`,
    ],
    'no-changed': [
      `changed conditions along the highway have defeated the purpose of the covenant for Lot 31`,
      `Lot 31 borders the highway, where changed conditions have ended the benefit of the covenant`,
      `Conditions must change so that the covenant no longer helps the lots it protects. A higher price for one lot isn't that.`,
    ],
    'no-abandoned': [
      `the lot owners abandoned the covenant by letting stores line the highway for ten years`,
      `ten years of stores along the highway amount to an abandonment of the covenant`,
      `Abandonment takes violations of the covenant. Stores along the highway stand outside ${tract}, where the lot owners had none to enforce.`,
    ],
    'no-acquiescence': [
      `${p.the}, who did not object to the stores along the highway, is barred by acquiescence`,
      `${p.the} is barred from an injunction by ten years of acquiescence in the stores`,
      `Silence about stores outside ${tract} isn't acquiescence, as they broke no covenant. ${The(d)} hasn't built anything yet.`,
    ],
  }),
  changed: ({ plaintiff: p, defendant: d, homes, tract }) => ({
    'no-changed': [
      `changed conditions have made it impossible for the covenant to serve its purpose`,
      `conditions in ${tract} have changed so radically that the covenant no longer benefits the lots`,
      `Homes are out of the question there now, so a limit to homes protects nothing. Equity won't enforce an empty promise.`,
    ],
    'no-acquiescence': [
      `${p.the}, who did not object to the highway or the smelters, is barred by acquiescence`,
      `${p.the} is barred from an injunction by acquiescence in the highway and the smelters`,
      `Acquiescence is about tolerating violations. No one has broken the covenant so far.`,
    ],
    'no-notice': [
      `${d.the} is not bound by record notice of a covenant made for surroundings now gone`,
      `record notice of a covenant no longer binds an owner once its surroundings have changed`,
      `The deed of Lot 31 contains the limit, so there is notice. It's the purpose that has been lost.`,
    ],
    'yes-remains': [
      `changes outside ${tract} do not end a covenant of substantial benefit to the lots inside`,
      `the covenant is still of substantial benefit to ${tract}, where each lot is limited to ${homes}`,
      `That holds while the lots inside can still be homes. The highway and the fumes have reached all of them.`,
    ],
    'yes-separate': [
      `a covenant of record remains enforceable until each of the benefited owners releases it`,
      `the owners whom the covenant benefits have not released it, as its termination requires`,
      `A release isn't the only end. A change that defeats the covenant's purpose for every lot is another.`,
    ],
    'yes-zoning': [
      `a covenant remains enforceable until the zoning of the lot is changed to permit the use`,
      `changed conditions do not end a covenant unless the zoning of the lot has changed with them`,
      `No new zoning is needed for changed conditions to end a covenant. Whether it can still do any good is what counts.`,
    ],
  }),
} satisfies CovenantCells
