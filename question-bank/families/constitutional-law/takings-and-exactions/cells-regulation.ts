import { whose } from '../../engine/party.ts'
import type { TakingCells } from './reason-id.ts'

/** Reasons where the county restricted use, or taxed. */
export const REGULATION_CELLS = {
  'wipe-out': ({ owner, plan }) => ({
    'yes-total': [
      `the ordinance denies the lot all economically beneficial use`,
      `a denial of all economically beneficial use is a regulatory taking without balancing`,
      `The county concedes that no economic use is left, and no older law barred building. That's a taking whatever the public gains.`,
    ],
    'yes-proportion': [
      `the ban is not roughly proportional to the harm that ${plan} would do to the frog`,
      `a ban on all use is not roughly proportional to the protection of a frog`,
      `Rough proportionality limits what may be demanded for a permit. A ban on use isn't such a demand.`,
    ],
    'no-balance': [
      `the Penn Central factors favor a general measure to save a species`,
      `the character of the government action outweighs ${whose(owner)} loss under Penn Central`,
      `Penn Central applies where some economic use is left. None is left here, so nothing is weighed.`,
    ],
    'no-background': [
      `protecting wildlife is among the background principles that limit every title`,
      `under background principles, no owner has a right to build in a rare frog's habitat`,
      `Background principles are limits that older law placed on title. Until this ordinance nothing barred building on the lot.`,
    ],
  }),
  later: ({ owner }) => ({
    'yes-no-bar': [
      `a purchase with notice of the ordinance does not bar a claim of a regulatory taking`,
      `${owner.the} may bring a regulatory taking claim despite notice of the ordinance`,
      `The right to attack an unreasonable regulation passes with the land. All economic use is gone, and no older law barred it.`,
    ],
    'yes-proportion': [
      `the ban is not roughly proportional to the needs of a frog`,
      `an ordinance without exceptions is not roughly proportional to its purpose`,
      `Rough proportionality limits demands made for a permit. This ordinance demands nothing and bars all use.`,
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
      `The board might allow some building, as it usually does. Until someone asks, no one knows how far the ordinance goes.`,
    ],
    'no-background': [
      `background principles limit the title to land beside the water`,
      `under background principles, no owner has a right to build where a rare frog lives`,
      `Nothing shows that background principles barred building on such land. The suit fails because the county hasn't yet said what it will allow.`,
    ],
    'yes-total': [
      `on its face, the ordinance denies the lot all economically beneficial use`,
      `a ban on all economically beneficial use is a regulatory taking from the day of enactment`,
      `The ordinance bars use only unless the board approves. Whether any economic use is left isn't known yet.`,
    ],
    'yes-no-bar': [
      `a regulatory taking claim is ripe although no state court has ruled on it`,
      `an owner need not exhaust remedies in the state courts before claiming just compensation`,
      `No suit in state court is needed, but a decision by the board is. The two requirements are different.`,
    ],
  }),
  nuisance: ({ owner }) => ({
    'no-background': [
      `background principles of nuisance law already barred building on the slope`,
      `under background principles, ${whose(owner)} title never included a right to build there`,
      `The state's courts had long held such building to be a nuisance. The ordinance takes nothing that title included.`,
    ],
    'no-balance': [
      `the Penn Central factors favor an ordinance that protects homes from mud`,
      `the character of the government action decides, and safety outweighs ${whose(owner)} loss`,
      `Penn Central isn't used where no economic use is left. The county wins because the use was never part of the title.`,
    ],
    'yes-total': [
      `the ordinance denies the lot all economically beneficial use`,
      `a denial of all economically beneficial use is a regulatory taking`,
      `A total loss is a taking only if older law allowed the use. Nuisance law had forbidden it for a century.`,
    ],
    'yes-proportion': [
      `a ban on all building is not roughly proportional to the harm from mud`,
      `the county did not show that the ban was roughly proportional to its purpose`,
      `A demand made for a permit must be roughly proportional. A ban on a use that was a nuisance all along needn't be.`,
    ],
  }),
  moratorium: ({ owner }) => ({
    'no-balance': [
      `under the Penn Central factors, the moratorium was not a regulatory taking`,
      `a moratorium is judged by the Penn Central factors, which favor the county`,
      `The pause was short, general, and in good faith, and most of the value remained. It's weighed, and the weight is on the county's side.`,
    ],
    'no-final': [
      `no claim was ripe while the county was still preparing its plan`,
      `a claim against a moratorium is not ripe until the county adopts its plan`,
      `The ban was final while it lasted, and it's over. The suit is ripe, but it fails on the merits.`,
    ],
    'yes-total': [
      `the moratorium denied all economically beneficial use for twenty months`,
      `for twenty months, the moratorium left the lot without economically beneficial use`,
      `The parcel includes its future. Twenty months without building isn't a permanent loss of all use.`,
    ],
    'yes-no-bar': [
      `the lifting of a moratorium does not bar a claim for its duration`,
      `just compensation is due to ${owner.the} for a moratorium even after it has ended`,
      `A moratorium that takes property calls for just compensation even after it has ended or been lifted. But this one was no taking.`,
    ],
  }),
  partial: ({ owner, plan }) => ({
    'no-balance': [
      `the Penn Central factors favor a height limit that leaves the lot a profitable use`,
      `${whose(owner)} investment-backed expectations can still be met, as Penn Central asks`,
      `The lot lost 15 percent under a general rule, and the building planned for it is allowed. Weighed as a whole, that's no taking.`,
    ],
    'no-background': [
      `background principles never give an owner a right to more than two floors`,
      `under background principles, owners in a valley must leave each other a view`,
      `Common law gives no one a right to a view across a neighbor's land. The county wins because useful building is still allowed.`,
    ],
    'yes-total': [
      `the ordinance denies all economically beneficial use of the upper two floors`,
      `as to the space above two floors, no economically beneficial use is left`,
      `Slicing a parcel into floors would make every height limit a total loss. The parcel is taken as a whole.`,
    ],
    'yes-proportion': [
      `the height limit is not roughly proportional to the effect of ${plan} on the view`,
      `the county did not find the limit roughly proportional to the effect of ${plan}`,
      `A height limit demands nothing in exchange for a permit, so it needn't be roughly proportional to anything.`,
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
