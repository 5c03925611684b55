import type { TakingCells } from './reason-id.ts'

/** Reasons where the county asked something for a building permit. */
export const EXACTION_CELLS = {
  fitting: ({ owner }) => ({
    'no-condition': [
      `the exaction has an essential nexus with flooding and is roughly proportional`,
      `a drainage strip has an essential nexus with floods and is roughly proportional to the runoff`,
      `The ditch deals with the very floods that could justify a denial, and it's no wider than the runoff requires.`,
    ],
    'no-balance': [
      `the parcel as a whole keeps its use and its value, as the Penn Central factors require`,
      `the Penn Central factors favor the county, since little of the parcel is affected`,
      `Penn Central weighs limits on use. A condition on a permit is valid for another reason: it fits the runoff in kind and amount.`,
    ],
    'yes-physical': [
      `the strip will be a permanent physical occupation, which is a per se taking`,
      `a dedication gives up the right to exclude from the strip and is a per se taking`,
      `Taking the strip outright would be a per se taking. As the price of a permit it's valid if it fits the project's effects.`,
    ],
    'yes-compensation': [
      `a public ditch is a public use, for which just compensation is always due`,
      `${owner.the} is due just compensation for the strip, whatever permit was given for it`,
      `No payment is due for land that a permit may be conditioned on. This strip answers the project's own effects.`,
    ],
  }),
  unconnected: ({ sight }) => ({
    'yes-nexus': [
      `a path to ${sight} lacks an essential nexus with the interest in traffic`,
      `the exaction has no essential nexus with a reason to deny the permit`,
      `The county could deny the permit because of traffic. The path doesn't affect traffic, so it can't be the price of the permit.`,
    ],
    'yes-physical': [
      `a public path is a permanent physical occupation and thus a per se taking`,
      `a right of access for hikers is a per se taking even as a condition of a permit`,
      `Access for the public may be the price of a permit if it answers the project's effects. This path has nothing to do with them.`,
    ],
    'no-condition': [
      `the power to deny a permit includes the power to impose a lesser exaction`,
      `a path along the back of the lot is roughly proportional to 120 added cars a day`,
      `The power to deny a permit isn't a power to demand anything at all. Whether a demand is roughly proportional matters only once a nexus is found.`,
    ],
    'no-balance': [
      `most of the parcel remains in use, so the Penn Central factors favor the county`,
      `the Penn Central factors favor a path with little effect on the value of the lot`,
      `Penn Central governs limits on use. What may be demanded for a permit has stricter limits.`,
    ],
  }),
  excessive: ({ owner }) => ({
    'yes-proportion': [
      `the dedication is not roughly proportional to the added traffic`,
      `an exaction of half of the lot is not roughly proportional to 120 cars a day`,
      `A wider road serves the interest in traffic, but 3 percent would do. A demand that goes so far beyond the project's effects is invalid.`,
    ],
    'yes-physical': [
      `a dedication of land is a permanent physical occupation, whatever its size`,
      `losing the right to exclude from half of the lot is a per se taking in any event`,
      `A dedication gives up the right to exclude, but one that fits the project's effects would be valid. What's wrong is the amount of land.`,
    ],
    'no-condition': [
      `a wider road has an essential nexus with traffic, which makes the exaction valid`,
      `an exaction that serves the interest in traffic is a valid condition`,
      `An essential nexus is half of what is required. That the exaction serves traffic isn't enough, since the amount must also match the project's effects, roughly.`,
    ],
    'no-balance': [
      `${owner.the} keeps half of the parcel, so the Penn Central factors favor the county`,
      `the Penn Central factors favor the county, since building is allowed on the rest`,
      `Penn Central governs limits on use. Land demanded for a permit has to match the project's effects.`,
    ],
  }),
  refused: ({ owner, plan, gift }) => ({
    'yes-nexus': [
      `a payment for ${gift} lacks an essential nexus with flood control`,
      `the exaction has no essential nexus with the only reason for a denial`,
      `Floods could justify a denial, and the payment does nothing about them. That the owner refused to pay changes nothing.`,
    ],
    'yes-total': [
      `the denial left ${owner.the} without economically beneficial use of the lot`,
      `a county that bars ${plan} denies all economically beneficial use of the lot`,
      `A house could be built, so economic use is left. The denial is unlawful because of the demand behind it.`,
    ],
    'no-final': [
      `the claim is not ripe, since nothing was paid and a new application is possible`,
      `${owner.the} paid nothing, so no exaction exists and no claim is ripe`,
      `A permit denied over an unlawful demand can be attacked just as if the demand had been met.`,
    ],
    'no-tax': [
      `a demand for money is an exercise of the taxing power and not an exaction`,
      `an exaction is a demand for land, and money falls under the taxing power`,
      `Money demanded as the price of a permit has the same limits as land. A tax is owed with a permit or without.`,
    ],
  }),
  ordinance: () => ({
    'yes-proportion': [
      `the exaction is not roughly proportional to the traffic it is to pay for`,
      `a permit charge must be roughly proportional to the traffic it is to pay for`,
      `Sheetz: a condition set by legislation has no exemption. The county's own figure is $3,000, and the charge is sixteen times as high.`,
    ],
    'yes-nexus': [
      `a charge in money, unlike land for a road, has no essential nexus with traffic`,
      `only a dedication of land can have an essential nexus with traffic on a road`,
      `Money for traffic serves the interest in traffic as a dedication of land would. The charge fails because of its amount.`,
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
