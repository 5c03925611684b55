import { whose } from '../../engine/party.ts'
import type { TakingCells } from './reason-id.ts'

/** Reasons where the county asked something for a building permit. */
export const EXACTION_CELLS = {
  fitting: ({ owner, plan }) => ({
    'no-condition': [
      `the condition has an essential nexus with traffic and is roughly proportional`,
      `the dedication is roughly proportional to the traffic from ${plan} and serves the same end`,
      `The lane deals with the very traffic that could justify a denial, and it's no wider than that traffic requires.`,
    ],
    'no-balance': [
      `a strip of four feet leaves the lot its value, as the Penn Central factors require`,
      `the Penn Central factors favor the county, since little of the parcel is affected`,
      `Penn Central weighs limits on use. A condition on a permit is valid for another reason: it fits the traffic in kind and amount.`,
    ],
    'yes-physical': [
      `the strip will be a permanent physical occupation, which is a per se taking`,
      `a dedication takes away ${whose(owner)} right to exclude and is a per se taking`,
      `Taking the strip outright would be a per se taking. As the price of a permit it's valid if it fits the project's effects.`,
    ],
    'yes-nexus': [
      `a dedication of land lacks an essential nexus with a permit to build ${plan}`,
      `a turning lane for the public lacks an essential nexus with ${plan}`,
      `The nexus runs to the reason for which the permit could be denied. That reason is traffic, and a lane serves it.`,
    ],
  }),
  unconnected: ({ plan }) => ({
    'yes-nexus': [
      `a path to a waterfall lacks an essential nexus with the interest in traffic`,
      `the exaction has no essential nexus with a reason to deny the permit`,
      `The county could deny the permit because of traffic. The path doesn't affect traffic, so it can't be the price of the permit.`,
    ],
    'yes-total': [
      `the path denies all economically beneficial use of the ground that it crosses`,
      `as to the path, the exaction leaves the lot without economically beneficial use`,
      `Economic use is judged by the whole parcel, on which the project may be built. The flaw is that the path has nothing to do with traffic.`,
    ],
    'no-condition': [
      `a county that may deny a permit may attach to it a condition that benefits the public`,
      `a path is a roughly proportional exchange for a permit to build ${plan}`,
      `The power to deny a permit isn't a power to demand anything at all. Whether a demand is roughly proportional matters only once a nexus is found.`,
    ],
    'no-balance': [
      `most of the parcel remains in use, so the Penn Central factors favor the county`,
      `the Penn Central factors favor a path that costs the lot little of its value`,
      `Penn Central governs limits on use. What may be demanded for a permit has stricter limits.`,
    ],
  }),
  excessive: ({ owner }) => ({
    'yes-proportion': [
      `the dedication is not roughly proportional to the added traffic`,
      `an exaction of half of the lot is not roughly proportional to thirty cars a day`,
      `A lane serves the interest in traffic, but four feet would do. A demand that goes so far beyond the project's effects is invalid.`,
    ],
    'yes-nexus': [
      `a turning lane lacks an essential nexus with the interest in traffic`,
      `a dedication of half of the lot cannot have an essential nexus with traffic`,
      `The nexus is there, since a lane helps with traffic. What's wrong is the amount of land.`,
    ],
    'no-condition': [
      `a lane has an essential nexus with traffic, which makes the exaction valid`,
      `an exaction that serves the purpose of the permit is a valid condition`,
      `Serving the right purpose is half of what is required. The amount must also match the project's effects, roughly.`,
    ],
    'no-balance': [
      `${owner.the} keeps half of the parcel, so the Penn Central factors favor the county`,
      `the Penn Central factors favor the county, since building is allowed on the rest`,
      `Penn Central governs limits on use. Land demanded for a permit has to match the project's effects.`,
    ],
  }),
  refused: ({ owner }) => ({
    'yes-nexus': [
      `a payment for a museum lacks an essential nexus with the interest in traffic`,
      `the exaction has no essential nexus with the only reason for a denial`,
      `Traffic could justify a denial, and a museum does nothing about it. That the owner refused to pay changes nothing.`,
    ],
    'yes-private': [
      `a museum of county history is not a public use of ${whose(owner)} money`,
      `a payment to a museum fails the public use requirement`,
      `A county museum serves the public. The demand is invalid because it has nothing to do with traffic.`,
    ],
    'no-final': [
      `a claim is not ripe where an owner has paid nothing and may apply again`,
      `${owner.the} paid nothing, so no exaction exists and no claim is ripe`,
      `A permit denied over an unlawful demand can be attacked just as if the demand had been met.`,
    ],
    'no-tax': [
      `a demand for money is an exercise of the taxing power and not an exaction`,
      `an exaction is a demand for land, and money falls under the taxing power`,
      `Money demanded as the price of a permit has the same limits as land. A tax is owed with a permit or without.`,
    ],
  }),
  ordinance: ({ plan }) => ({
    'yes-proportion': [
      `the exaction is not roughly proportional to the traffic from the project`,
      `a permit charge must be roughly proportional to the impact of ${plan}`,
      `The county's own figure is $3,000. A charge sixteen times as high fails, although an ordinance sets it for all builders.`,
    ],
    'yes-nexus': [
      `a charge in money has no essential nexus with traffic on the roads`,
      `an exaction set by ordinance cannot have an essential nexus with ${plan}`,
      `Money for traffic does serve the interest in traffic. The charge fails because of its amount.`,
    ],
    'no-tax': [
      `a charge that applies to all builders is an exercise of the taxing power`,
      `the charge is within the taxing power, since an ordinance imposes it on all alike`,
      `A tax is owed with a permit or without. This charge is the price of a permit, so it must match the project's effects.`,
    ],
    'no-condition': [
      `a permit condition set by legislation need not be roughly proportional`,
      `the limits on exactions apply to a condition set case by case, not by ordinance`,
      `Legislatures have no exemption. The limits are the same whoever sets the condition.`,
    ],
  }),
} satisfies TakingCells
