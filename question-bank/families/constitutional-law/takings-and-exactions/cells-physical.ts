import { whose } from '../../engine/party.ts'
import type { TakingCells } from './reason-id.ts'

/** Reasons where the county, or others by its leave, entered or kept property. */
export const PHYSICAL_CELLS = {
  occupation: ({ shed, owner }) => ({
    'yes-physical': [
      `the boxes are a permanent physical occupation of the ${shed}, a per se taking`,
      `the ordinance authorizes a permanent physical occupation`,
      `The boxes may stay on the wall for good. However small it is, a permanent occupation by a stranger is a taking without any balancing.`,
    ],
    'yes-private': [
      `a wall turned over to a telephone company is not put to public use`,
      `the boxes belong to a private company, so their presence is not a public use`,
      `Better telephone service is a public purpose, and a private company may carry it out. Payment is owed because the boxes stay.`,
    ],
    'no-balance': [
      `the boxes are so small that the Penn Central factors favor the county`,
      `the ${shed} as a whole keeps its use, so the Penn Central factors favor the county`,
      `Penn Central weighs rules about use. A permanent occupation isn't weighed at all, and size matters only to the amount owed.`,
    ],
    'no-trespass': [
      `bolting the boxes to the ${shed} was at most an isolated trespass`,
      `${owner.the} has an action against the company for an isolated trespass and no more`,
      `An isolated trespass is made without any right. The ordinance gave the company a right to stay.`,
    ],
  }),
  access: ({ field, owner }) => ({
    'yes-physical': [
      `the ordinance grants a right of access to the ${field}, a per se taking`,
      `the ordinance appropriates ${whose(owner)} right to exclude others from the ${field}`,
      `Organizers may come in as of right. A granted right to enter takes the right to exclude, though it holds for only part of the year.`,
    ],
    'yes-private': [
      `entry for the benefit of a private union is not a public use of the ${field}`,
      `the ordinance serves a private organization and fails the public use requirement`,
      `Peaceful labor relations are a public purpose. What's missing is payment for the right of entry.`,
    ],
    'no-balance': [
      `the Penn Central factors favor a rule that does ${owner.the} no economic harm`,
      `entry for part of the year is judged by the Penn Central factors, which favor the county`,
      `Penn Central weighs limits on an owner's own use. A right of entry given to strangers is a taking without weighing, harm or no harm.`,
    ],
    'no-trespass': [
      `visits of three hours are at most a series of isolated trespasses`,
      `a temporary entry that damages nothing is an isolated trespass and not a taking`,
      `A trespass is isolated when no law grants a right to come in. Here an ordinance does, for years to come.`,
    ],
  }),
  inspection: ({ shed, crop }) => ({
    'no-condition': [
      `access for a reasonable health inspection is a valid condition of a license`,
      `the condition has an essential nexus with food safety and is roughly proportional`,
      `The inspection protects buyers of the food that the license covers, and it takes one hour a year. Such a condition isn't a taking.`,
    ],
    'no-trespass': [
      `an entry for one hour a year is at most an isolated trespass`,
      `an inspector's brief visit is an isolated trespass and not a right of access`,
      `The visits recur as of right, so none of them is an isolated trespass. They're valid as the price of a license.`,
    ],
    'yes-physical': [
      `the county appropriated a right of access to the ${shed}, a per se taking`,
      `an inspector's entry as of right takes away the right to exclude from the ${shed}`,
      `A right of entry is ordinarily a per se taking. Reasonable safety inspections that come with a license are an exception.`,
    ],
    'yes-nexus': [
      `the inspection of drains lacks an essential nexus with selling ${crop}`,
      `the sale of ${crop} may not be made a benefit that depends on a right of access`,
      `Clean drains and cold rooms bear on the safety of food sold there, and a license to sell it is a benefit that may carry that term.`,
    ],
  }),
  stray: ({ field, owner }) => ({
    'no-trespass': [
      `the entry was an isolated trespass and not made under a right of access`,
      `the crew's mistake was an isolated trespass, for which only tort law gives a remedy`,
      `The crew came once, by mistake, and with no right to return. That's a tort and not the appropriation of property.`,
    ],
    'no-background': [
      `background principles of property law privileged the crew to cross the ${field}`,
      `under background principles, ${whose(owner)} title was subject to the crew's entry`,
      `No law let the crew onto the land. Background principles excuse an entry only where they privileged it.`,
    ],
    'yes-physical': [
      `any physical invasion by a county crew is a per se taking, however brief`,
      `the crew's entry took away the right to exclude others from the ${field}`,
      `A per se taking needs a right to occupy or enter. A single mistake gives the county none.`,
    ],
    'yes-compensation': [
      `the county destroyed crops, for which just compensation is due`,
      `just compensation is due for personal property that a county destroys`,
      `Compensation is due for what the public takes on purpose, or as the expected result of an authorized act. Careless damage is for tort law.`,
    ],
  }),
  crop: ({ crop, owner }) => ({
    'yes-compensation': [
      `the county must pay just compensation for personal property that it acquires`,
      `the transfer of title to a tenth of the ${crop} is a per se taking of personal property`,
      `The board became the owner of eleven tons. Goods are protected just as land is, and their physical surrender is a taking.`,
    ],
    'yes-private': [
      `the ${crop} were sold to private buyers abroad and not put to public use`,
      `a program that serves private growers takes the ${crop} for no public use`,
      `Steady prices are a public purpose, whoever buys the goods in the end. Payment is what was missing.`,
    ],
    'no-balance': [
      `nine-tenths of the harvest is left, so the Penn Central factors favor the county`,
      `the loss of a tenth is slight, and the Penn Central factors favor the county`,
      `The part that's left matters under Penn Central, which governs limits on use. Goods that must be handed over are simply taken.`,
    ],
    'no-condition': [
      `giving up a tenth is a reasonable condition of selling ${crop} on the market`,
      `${owner.the} could avoid the condition by growing another crop`,
      `The right to sell one's own produce isn't a special benefit that may be traded for part of it.`,
    ],
  }),
  gain: ({ crop, owner }) => ({
    'yes-compensation': [
      `a higher price for the rest is not just compensation for the tenth`,
      `just compensation is the fair market value of the ${crop} that the board acquired`,
      `The board took title to eleven tons and owes their value. A general rise in prices isn't payment for them.`,
    ],
    'yes-total': [
      `the ordinance denies all economically beneficial use of the eleven tons`,
      `as to the tenth, the ordinance leaves ${owner.the} no economically beneficial use`,
      `The total-loss rule is about regulating land. These goods weren't regulated but handed over, which is a physical taking.`,
    ],
    'no-balance': [
      `the ordinance did no economic harm, so the Penn Central factors favor the county`,
      `the Penn Central factors favor a program from which ${owner.the} profits`,
      `Profit would count under Penn Central, which weighs limits on use. It doesn't undo a physical taking.`,
    ],
    'no-condition': [
      `giving up a tenth is a roughly proportional condition of receiving higher prices`,
      `the benefit of the program is a fair exchange and its condition is roughly proportional`,
      `Proportionality is a limit on permit conditions. A market program can't trade goods for general benefits.`,
    ],
  }),
  surplus: ({ owner }) => ({
    'yes-compensation': [
      `${owner.the} is due just compensation for what the sale brought beyond the debt`,
      `the county kept a surplus that was ${whose(owner)} property without just compensation`,
      `The county could collect $12,000 and no more. What's left of the price belongs to the owner, as that state's law treats it for other creditors.`,
    ],
    'yes-proportion': [
      `the price of the lot was not roughly proportional to the tax debt`,
      `a tax sale must be roughly proportional to the debt that it satisfies`,
      `Rough proportionality limits conditions on permits. A tax sale may bring any price, if what exceeds the debt is returned.`,
    ],
    'no-tax': [
      `keeping the price of land sold for unpaid taxes is an exercise of the taxing power`,
      `the taxing power permits a county to enforce its debts by forfeiture`,
      `The taxing power reaches what is owed. It doesn't reach the rest of the price.`,
    ],
    'no-background': [
      `the statute is a background principle of state law that gives no right to a surplus`,
      `background principles of state law left ${owner.the} no property in the surplus`,
      `A state can't define away property by a statute for itself alone. Its law gives debtors the surplus everywhere else.`,
    ],
  }),
  plan: ({ owner }) => ({
    'no-public': [
      `carrying out a plan of economic development is a public use`,
      `the plan serves a public use, and fair market value was offered`,
      `The lot is needed for a considered plan for a whole district. That private builders will hold it doesn't make the purpose private.`,
    ],
    'no-balance': [
      `the Penn Central factors favor a plan that will revive a district`,
      `${owner.the} had no investment-backed expectations in an empty lot`,
      `Balancing decides whether a limit on use is a taking. Here the county condemned the lot, and the issue is public use.`,
    ],
    'yes-private': [
      `land that a private builder will own is not taken for public use`,
      `eminent domain may not transfer land from one private owner to another`,
      `Who holds the land in the end doesn't decide. A transfer under a real development plan is for public use.`,
    ],
    'yes-compensation': [
      `fair market value is not just compensation to an owner who will not sell`,
      `just compensation requires more than fair market value where a sale is forced`,
      `Just compensation is what a willing buyer would pay a willing seller. The owner's unwillingness doesn't raise it.`,
    ],
  }),
  favorite: ({ owner }) => ({
    'yes-private': [
      `a taking whose only purpose is to benefit one private person is not for public use`,
      `a private tennis court is not a public use, even at fair market value`,
      `The county has no purpose but to please one man. Payment doesn't make that a public use.`,
    ],
    'yes-compensation': [
      `fair market value is not just compensation to an owner who will not sell`,
      `just compensation requires more than fair market value where a sale is forced`,
      `Full market value would be enough if the use were public. Unwillingness to sell doesn't raise the price.`,
    ],
    'no-public': [
      `any purpose that the county finds sufficient is a public use under eminent domain`,
      `a transfer for fair market value satisfies the public use requirement`,
      `Courts defer to public purposes, but the county named none. Payment and public use are separate requirements.`,
    ],
    'no-final': [
      `the claim will not be ripe until ${owner.the} has lost title to the lot`,
      `a claim against eminent domain is not ripe before the price is fixed`,
      `An owner may resist a condemnation before title is lost and before the price is fixed. Ripeness is an issue for regulations that may still be softened.`,
    ],
  }),
} satisfies TakingCells
