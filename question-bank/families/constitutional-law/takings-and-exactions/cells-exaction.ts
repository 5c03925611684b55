import type { TakingCells } from './reason-id.ts'

/** Reasons where the county asked something for a building permit. */
export const EXACTION_CELLS = {
  fitting: ({ owner }) => ({
    'no-condition': [
      `the exaction has an essential nexus with flooding and is roughly proportional to the runoff`,
      `the strip has an essential nexus with flood control and is roughly proportional to the runoff`,
      `The ditch deals with the very floods that could justify a denial, and it's no wider than the runoff requires.`,
    ],
    'no-balance': [
      `under the Penn Central factors, a dedication that leaves most of the parcel in use is not a taking`,
      `the Penn Central factors favor the county, since the strip is only 3 percent of the lot`,
      `Penn Central weighs limits on use. A condition on a permit is valid for another reason: it fits the runoff in kind and amount.`,
    ],
    'yes-physical': [
      `the ditch will be a permanent physical occupation of the lot, which is a per se taking`,
      `a dedication of land ends the right to exclude and is a per se taking even for a permit`,
      `Taking the strip outright would be a per se taking. As the price of a permit it's valid if it fits the project's effects.`,
    ],
    'yes-compensation': [
      `${owner.the} must receive just compensation for the strip, even as a condition of a permit`,
      `a drainage ditch is a public use, for which the county owes just compensation`,
      `No payment is due for land that a permit may be conditioned on. This strip answers the project's own effects.`,
    ],
  }),
  unconnected: ({ owner, sight }) => ({
    'yes-nexus': [
      `a path to ${sight} has no essential nexus with the interest in traffic safety`,
      `the path has no essential nexus with the traffic that could justify denial of the permit`,
      `The county could deny the permit because of traffic. The path doesn't affect traffic, so it can't be the price of the permit.`,
    ],
    'yes-physical': [
      `a right of access for hikers is a per se taking, even as a condition of a permit`,
      `a public path is a permanent physical occupation, which no permit condition may require`,
      `Access for the public may be the price of a permit if it answers the project's effects. This path has nothing to do with them.`,
    ],
    'no-condition': [
      `the power to deny a permit includes the lesser power to issue it subject to an exaction`,
      `a path along the back of the lot is roughly proportional to 120 added cars a day`,
      `The power to deny a permit isn't a power to demand anything at all. Whether a demand is roughly proportional matters only once a nexus is found.`,
    ],
    'no-balance': [
      `under the Penn Central factors, a path that leaves most of the parcel in use is not a taking`,
      `${owner.the} can still build as planned, so the Penn Central factors favor the county`,
      `Penn Central governs limits on use. What may be demanded for a permit has stricter limits.`,
    ],
  }),
  excessive: ({ owner }) => ({
    'yes-proportion': [
      `the dedication is not roughly proportional to the traffic that the project would add`,
      `an exaction of half of the lot is not roughly proportional to 120 cars a day`,
      `A wider road serves the interest in traffic, but 3 percent would do. A demand that goes so far beyond the project's effects is invalid.`,
    ],
    'yes-physical': [
      `a required dedication of land is a permanent physical occupation, whatever its size`,
      `the loss of the right to exclude from half of the lot is a per se taking, even for a permit`,
      `A dedication gives up the right to exclude, but one that fits the project's effects would be valid. What's wrong is the amount of land.`,
    ],
    'no-condition': [
      `a wider road has an essential nexus with traffic, which is all that an exaction requires`,
      `an exaction is valid if it has an essential nexus with the interest in traffic safety`,
      `An essential nexus is half of what is required. That the exaction serves traffic isn't enough, since the amount must also match the project's effects, roughly.`,
    ],
    'no-balance': [
      `${owner.the} may build on the other half, so the Penn Central factors favor the county`,
      `under the Penn Central factors, a dedication that leaves half of the parcel is not a taking`,
      `Penn Central governs limits on use. Land demanded for a permit has to match the project's effects.`,
    ],
  }),
  refused: ({ owner, plan, gift }) => ({
    'yes-nexus': [
      `a payment for ${gift} has no essential nexus with flood control`,
      `the demand for money has no essential nexus with the flooding that could justify a denial`,
      `Floods could justify a denial, and the payment does nothing about them. That the owner refused to pay changes nothing.`,
    ],
    'yes-total': [
      `the denial is a regulatory taking of the value that ${plan} would have added to the lot`,
      `a denial of the use that an owner has planned is a regulatory taking, whatever other uses remain`,
      `A house could be built, so other uses remain, and lost value alone isn't a taking. The denial is unlawful because of the demand behind it.`,
    ],
    'no-final': [
      `no exaction has occurred where an owner refuses a demand and nothing is taken`,
      `the claim is not ripe until ${owner.the} has paid the money or has applied again`,
      `A permit denied over an unlawful demand can be attacked just as if the demand had been met.`,
    ],
    'no-tax': [
      `a demand for money is an exercise of the taxing power and not an exaction`,
      `the limits on an exaction apply to demands for land and not to demands for money`,
      `Money demanded as the price of a permit has the same limits as land. A tax is owed with a permit or without.`,
    ],
  }),
  ordinance: () => ({
    'yes-proportion': [
      `the charge is not roughly proportional to the traffic that the project would bring`,
      `an exaction set by ordinance must still be roughly proportional to a project's traffic`,
      `Sheetz: a condition set by legislation has no exemption. The county's own figure is $3,000, and the charge is sixteen times as high.`,
    ],
    'yes-nexus': [
      `a charge in money, unlike a dedication of land, has no essential nexus with traffic`,
      `only a dedication of land for roads has an essential nexus with traffic`,
      `Money for traffic serves the interest in traffic as a dedication of land would. The charge fails because of its amount.`,
    ],
    'no-tax': [
      `a charge on every commercial building is an exercise of the taxing power and not an exaction`,
      `a county that charges all commercial builders alike acts under its taxing power`,
      `A tax is owed with a permit or without. This charge is the price of a permit, so it must match the project's effects.`,
    ],
    'no-condition': [
      `a permit condition set by legislation need not be roughly proportional to a project's traffic`,
      `the limits on an exaction apply to conditions set for one applicant and not to legislation`,
      `Legislatures have no exemption. The limits are the same whoever sets the condition.`,
    ],
  }),
} satisfies TakingCells
