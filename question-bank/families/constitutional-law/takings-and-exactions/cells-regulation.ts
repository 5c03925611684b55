import { whose } from '../../engine/party.ts'
import type { TakingCells } from './reason-id.ts'

/** Reasons where the county restricted use, or taxed. */
export const REGULATION_CELLS = {
  'wipe-out': ({ owner, species }) => ({
    'yes-total': [
      `the ordinance denies the lot all economically beneficial use`,
      `a denial of all economically beneficial use is a regulatory taking without balancing`,
      `No economic use is left, and no older law barred building. That's a taking whatever the public gains.`,
    ],
    'yes-physical': [
      `land set aside for a wild animal is under a permanent physical occupation`,
      `keeping the lot as a home for the ${species} is a permanent physical occupation`,
      `Keeping an animal's home is no occupation, since the ordinance puts no one on the lot. The loss of all economic use is what decides.`,
    ],
    'no-balance': [
      `the Penn Central factors favor a general measure that saves a species`,
      `the character of the government action outweighs ${whose(owner)} loss under Penn Central`,
      `Penn Central applies where some economic use is left. None is left here, so nothing is weighed.`,
    ],
    'no-background': [
      `protecting wildlife is among the background principles that limit every title`,
      `under background principles, no owner has a right to build in a rare ${species}'s habitat`,
      `Background principles are limits that older law placed on title. Until this ordinance, building on the lot was lawful.`,
    ],
  }),
  later: ({ owner, species }) => ({
    'yes-no-bar': [
      `a purchase with notice of the ordinance does not bar a claim of a regulatory taking`,
      `${owner.the} may bring a regulatory taking claim despite notice of the ordinance`,
      `The right to attack an unreasonable regulation passes with the land. All economic use is gone, and no older law barred it.`,
    ],
    'yes-physical': [
      `reserving the shore for the ${species} is a permanent physical occupation of the lot`,
      `an ordinance that keeps the lot as habitat authorizes a permanent physical occupation`,
      `Reserving habitat is no occupation, since it puts no one on the land. The claim is for a regulatory taking, which a buyer with notice may still bring.`,
    ],
    'no-background': [
      `the ordinance was one of the background principles when ${owner.the} took title`,
      `an ordinance in force at the sale becomes a background principle of the buyer's title`,
      `A new regulation doesn't turn into a background principle because the land changes hands.`,
    ],
    'no-balance': [
      `${owner.the} bought with notice and had no investment-backed expectations`,
      `without investment-backed expectations, a buyer cannot show a regulatory taking`,
      `Expectations are weighed under Penn Central. A rule that leaves no economic use is a taking without weighing them.`,
    ],
  }),
  undecided: ({ owner }) => ({
    'no-final': [
      `the claim is not ripe until the county board has made a final decision`,
      `${owner.the} sought no final decision, without which the claim is not ripe`,
      `The board might allow some building, as it usually does. Until an application is decided, no one knows how far the ordinance goes.`,
    ],
    'no-balance': [
      `the Penn Central factors favor a board that lets most owners build`,
      `approvals for other owners show that investment-backed expectations are respected`,
      `Approvals for others don't show how much use this lot may have, so there is nothing to weigh yet under Penn Central. The claim comes too early.`,
    ],
    'yes-total': [
      `on its face, the ordinance denies the lot all economically beneficial use`,
      `a ban on all economically beneficial use is a regulatory taking from the day of enactment`,
      `The ordinance bars use only unless the board approves. Whether any economic use is left isn't known yet.`,
    ],
    'yes-no-bar': [
      `a regulatory taking claim is ripe although no state court has ruled on it`,
      `an owner need not sue in state court before claiming just compensation`,
      `No suit in state court is needed, but a decision by the board is. The two requirements are different.`,
    ],
  }),
  nuisance: ({ owner, price }) => ({
    'no-background': [
      `background principles of nuisance law already barred the excavation`,
      `under background principles, ${whose(owner)} title never included a right to build there`,
      `The state's courts had long held such building to be a nuisance. The county took nothing that title included.`,
    ],
    'no-balance': [
      `the Penn Central factors favor a rule that protects homes from mud`,
      `the character of the government action, which protects homes, outweighs ${whose(owner)} loss`,
      `Penn Central isn't used where no economic use is left. The county wins because the use was never part of the title.`,
    ],
    'yes-total': [
      `the county denied the lot all economically beneficial use`,
      `a denial of all economically beneficial use is a regulatory taking`,
      `A total loss is a taking only if older law allowed the use. Nuisance law had forbidden it since 1931.`,
    ],
    'yes-compensation': [
      `${owner.the} paid ${price} and had investment-backed expectations of building`,
      `just compensation is due for a lot that was bought before building was barred`,
      `A purchase at full price doesn't add rights to a title, whatever the buyer's expectations. The courts would have enjoined the excavation then as now.`,
    ],
  }),
  moratorium: ({ owner }) => ({
    'no-balance': [
      `under the Penn Central factors, the moratorium was not a regulatory taking`,
      `a moratorium is judged by the Penn Central factors, which favor the county`,
      `The pause was general, had an end, and left most of the value. It's weighed, and the weight is on the county's side.`,
    ],
    'no-final': [
      `a moratorium that has ended is no longer a final decision to be challenged`,
      `the claim ended with the moratorium, since the lot may be built on again`,
      `An owner may bring a claim over a moratorium that has ended and sue when the lot may be built on again. It fails on the merits, not for want of a final decision.`,
    ],
    'yes-total': [
      `the moratorium denied all economically beneficial use for twenty months`,
      `for twenty months, the lot was left without any economically beneficial use`,
      `The parcel includes its future. Twenty months without building isn't a permanent loss of all use.`,
    ],
    'yes-no-bar': [
      `a temporary regulatory taking requires just compensation for as long as it lasts`,
      `just compensation is due to ${owner.the} for a moratorium even after it has ended`,
      `Just compensation is owed for a temporary taking even after it has ended. But this moratorium, when weighed, was no taking.`,
    ],
  }),
  partial: ({ owner, loss }) => ({
    'no-balance': [
      `the Penn Central factors favor a height limit that leaves the lot a profitable use`,
      `${whose(owner)} investment-backed expectations can still be met, as Penn Central asks`,
      `The lot lost 15 percent under a general rule, and the building planned for it is allowed. Weighed as a whole, that's no taking.`,
    ],
    'no-public': [
      `a limit that preserves a view is a public use and needs no just compensation`,
      `an ordinance for the public use of a whole valley is not a regulatory taking`,
      `Serving the public is what allows a taking. It doesn't excuse payment. The county wins because useful building is still allowed.`,
    ],
    'yes-total': [
      `the ordinance denies all economically beneficial use of the upper two floors`,
      `as to the space above two floors, no economically beneficial use is left`,
      `Slicing a parcel into floors would make every height limit a total loss. The parcel is taken as a whole.`,
    ],
    'yes-compensation': [
      `just compensation is due for the ${loss} that the lot has lost in value`,
      `a loss of ${loss} is a regulatory taking of that part of the lot's value`,
      `A loss of value is one factor and isn't by itself a taking. Zoning often lowers prices by more than 15 percent.`,
    ],
  }),
  tax: ({ owner }) => ({
    'no-tax': [
      `a general charge on land is an exercise of the taxing power and not a taking`,
      `the taxing power does not require that a charge match what each owner causes`,
      `Every owner pays, with a permit or without. Such a charge is a tax, which is no taking even if it burdens some owners more.`,
    ],
    'no-condition': [
      `the charge is an exaction that has an essential nexus with roads`,
      `as an exaction for roads, the charge is roughly proportional at $300 a year`,
      `An exaction is demanded in return for a permit. This charge is due from everyone, so no nexus is needed.`,
    ],
    'yes-proportion': [
      `the charge is not roughly proportional to the traffic that ${owner.the} causes`,
      `an exaction must be roughly proportional, and ${owner.the} causes no traffic`,
      `Rough proportionality is required of conditions on permits. A tax needn't match the burden or the benefit of each owner.`,
    ],
    'yes-compensation': [
      `money is property for which a county owes just compensation`,
      `the county took ${whose(owner)} money and gave no just compensation`,
      `If a duty to pay were a taking of money, no tax could stand. A tax takes no identified property.`,
    ],
  }),
} satisfies TakingCells
