import { whose } from '../../engine/party.ts'
import type { TakingCells } from './reason-id.ts'

/** Reasons where the county restricted use, or taxed. */
export const REGULATION_CELLS = {
  'wipe-out': ({ owner, species }) => ({
    'yes-total': [
      `the ordinance denies ${owner.the} all economically beneficial use of the lot`,
      `a regulation that denies all economically beneficial use of land is a taking without any balancing`,
      `No use of any value is left, and no older law barred building. That's a taking whatever the public gains.`,
    ],
    'yes-physical': [
      `a lot that must be kept as habitat is under a permanent physical occupation, a per se taking`,
      `the county has taken the right to exclude the ${species} from the lot, which is a per se taking`,
      `Keeping an animal's habitat is no occupation, since the ordinance takes no right to exclude anyone. The loss of all economic use is what decides.`,
    ],
    'no-balance': [
      `under Penn Central, the character of the government action outweighs ${whose(owner)} loss`,
      `the Penn Central factors favor a general ordinance that protects a rare species`,
      `Penn Central applies where some economic use is left. None is left here, so nothing is weighed.`,
    ],
    'no-background': [
      `the protection of wildlife is among the background principles that limit every owner's title`,
      `an ordinance that prevents harm to a rare ${species} only enforces background principles of nuisance law`,
      `Background principles are limits that older law placed on title. Until this ordinance, building on the lot was lawful.`,
    ],
  }),
  later: ({ owner, species }) => ({
    'yes-no-bar': [
      `a purchase with notice of an ordinance does not bar a claim of a regulatory taking`,
      `${owner.the} may claim a regulatory taking despite having bought with notice of the ordinance`,
      `The right to attack an unreasonable regulation passes with the land. All economic use is gone, and no older law barred it.`,
    ],
    'yes-physical': [
      `an ordinance that reserves the shore as habitat is a permanent physical occupation of the lot`,
      `the county has taken the right to exclude the ${species} from the lot, which is a per se taking`,
      `Reserving habitat is no occupation, since it takes no right to exclude anyone. The claim is for a regulatory taking, which a buyer with notice may still bring.`,
    ],
    'no-background': [
      `an ordinance in force at the time of a sale becomes a background principle of the buyer's title`,
      `the ordinance was among the background principles that limited the title when ${owner.the} bought it`,
      `A new regulation doesn't turn into a background principle because the land changes hands.`,
    ],
    'no-balance': [
      `${owner.the} bought with notice of the ordinance and thus had no investment-backed expectations`,
      `a buyer with notice lacks the investment-backed expectations that a regulatory taking requires`,
      `Expectations are weighed under Penn Central. A rule that leaves no economic use is a taking without weighing them.`,
    ],
  }),
  undecided: ({ owner }) => ({
    'no-final': [
      `the claim is not ripe until the board has made a final decision on the use of the lot`,
      `${owner.the} has obtained no final decision from the board, without which the claim is not ripe`,
      `The board might allow some building, as it usually does. Until an application is decided, no one knows how far the ordinance goes.`,
    ],
    'no-balance': [
      `under the Penn Central factors, an ordinance that lets most owners build is not a taking`,
      `the board's approvals for most owners show that the Penn Central factors favor the county`,
      `Approvals for others don't show how much use this lot may have, so there is nothing to weigh yet under Penn Central. The claim comes too early.`,
    ],
    'yes-total': [
      `the ordinance, on its face, denies ${owner.the} all economically beneficial use of the lot`,
      `a ban on all economically beneficial use is a regulatory taking from the day of its enactment`,
      `The ban yields where the board approves. Whether any economic use is left isn't known yet.`,
    ],
    'yes-no-bar': [
      `a claim for just compensation is ripe even though no state court has heard it`,
      `an owner need not sue in state court before claiming just compensation in federal court`,
      `No suit in state court is needed, but a decision by the board is. The two requirements are different.`,
    ],
  }),
  nuisance: ({ owner, price }) => ({
    'no-background': [
      `background principles of the state's nuisance law already barred the excavation`,
      `under background principles of state law, ${whose(owner)} title never included a right to build there`,
      `The state's courts had long held such building to be a nuisance. The county took nothing that title included.`,
    ],
    'no-balance': [
      `under the Penn Central factors, the protection of homes outweighs the loss of a single lot`,
      `the character of the government action, which protects homes, outweighs ${whose(owner)} loss`,
      `Penn Central isn't used where no economic use is left. The county wins because the use was never part of the title.`,
    ],
    'yes-total': [
      `the county denied ${owner.the} all economically beneficial use of the lot`,
      `a denial of all economically beneficial use is a regulatory taking, whatever harm it prevents`,
      `A total loss is a taking only if older law allowed the use. Nuisance law had forbidden it since 1931.`,
    ],
    'yes-compensation': [
      `${owner.the} paid ${price} for the lot with investment-backed expectations of building there`,
      `just compensation is due to an owner who bought a lot before building on it was barred`,
      `A purchase at full price doesn't add rights to a title, whatever the buyer's expectations. The courts would have enjoined the excavation then as now.`,
    ],
  }),
  moratorium: ({ owner }) => ({
    'no-balance': [
      `under the Penn Central factors, a temporary moratorium that left most of the value is not a taking`,
      `a temporary moratorium is judged by the Penn Central factors, which favor the county`,
      `The pause was general, had an end, and left most of the value. It's weighed, and the weight is on the county's side.`,
    ],
    'no-final': [
      `a moratorium that has expired is no longer a final decision that an owner may challenge`,
      `${owner.the} may bring a regulatory taking claim only while the moratorium is in force`,
      `An owner may bring a claim over a moratorium that has ended and sue when the lot may be built on again. It fails on the merits, not for want of a final decision.`,
    ],
    'yes-total': [
      `the moratorium denied ${owner.the} all economically beneficial use of the lot for twenty months`,
      `a moratorium that bars all economically beneficial use is a per se taking while it lasts`,
      `The parcel includes its future. Twenty months without building isn't a permanent loss of all use.`,
    ],
    'yes-no-bar': [
      `just compensation is due for a temporary regulatory taking even after it has ended`,
      `the end of a moratorium does not relieve the county of a duty to pay just compensation`,
      `Just compensation is owed for a temporary taking even after it has ended. But this moratorium, when weighed, was no taking.`,
    ],
  }),
  partial: ({ owner, loss }) => ({
    'no-balance': [
      `under the Penn Central factors, a height limit that leaves the lot a profitable use is not a taking`,
      `the Penn Central factors favor the county, since ${whose(owner)} investment-backed expectations can still be met`,
      `The lot lost 15 percent under a general rule, and the building planned for it is allowed. Weighed as a whole, that's no taking.`,
    ],
    'no-public': [
      `a limit that preserves a view serves a public use, for which no just compensation is due`,
      `an ordinance that benefits the public at large is not a regulatory taking of anyone's land`,
      `Serving the public is what allows a taking. It doesn't excuse payment. The county wins because useful building is still allowed.`,
    ],
    'yes-total': [
      `the ordinance denies ${owner.the} all economically beneficial use of the space above two stories`,
      `the upper two stories that may no longer be built have lost all economically beneficial use`,
      `Slicing a parcel into stories would make every height limit a total loss. The parcel is taken as a whole.`,
    ],
    'yes-compensation': [
      `${owner.the} is entitled to just compensation for the ${loss} that the lot has lost in value`,
      `an ordinance that reduces the value of a lot by ${loss} is a regulatory taking to that extent`,
      `A loss of value is one factor and isn't by itself a taking. Zoning often lowers prices by more than 15 percent.`,
    ],
  }),
  tax: ({ owner }) => ({
    'no-tax': [
      `a charge that every landowner must pay is an exercise of the taxing power, not a taking`,
      `under its taxing power, the county need not match a charge to the traffic of each owner`,
      `Every owner pays, with a permit or without. Such a charge is a tax, which is no taking even if it burdens some owners more.`,
    ],
    'no-condition': [
      `the charge is an exaction that has an essential nexus with the cost of roads`,
      `the charge is an exaction that is roughly proportional to an owner's share of the roads`,
      `An exaction is demanded in return for a permit. This charge is due from everyone, so no nexus is needed.`,
    ],
    'yes-proportion': [
      `the charge is not roughly proportional to the traffic that the lot adds to the roads`,
      `an exaction must be roughly proportional, and an empty lot adds no traffic to the roads`,
      `Rough proportionality is required of conditions on permits. A tax needn't match the burden or the benefit of each owner.`,
    ],
    'yes-compensation': [
      `the county took ${whose(owner)} money, which is property, without just compensation`,
      `a county that takes an owner's money to pay for roads owes just compensation for it`,
      `If a duty to pay were a taking of money, no tax could stand. A tax takes no identified property.`,
    ],
  }),
} satisfies TakingCells
