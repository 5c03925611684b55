import { whose } from '../../engine/party.ts'
import type { TakingCells } from './reason-id.ts'

/** Reasons where the government, or others by its leave, entered or kept property. */
export const PHYSICAL_CELLS = {
  occupation: ({ shed, owner }) => ({
    'yes-physical': [
      `the boxes are a permanent physical occupation of the ${shed}, a per se taking`,
      `an ordinance that authorizes a permanent physical occupation takes property`,
      `The boxes may stay on the wall for good. However small it is, a permanent occupation by a stranger is a taking without any balancing.`,
    ],
    'yes-private': [
      `a wall turned over to a telephone company is not put to public use`,
      `boxes that belong to a private company are not a public use of the ${shed}`,
      `Better telephone service is a public purpose, and a private company may carry it out. What's missing is payment.`,
    ],
    'no-balance': [
      `the boxes are out of the way, so the Penn Central factors favor the county`,
      `better service for everyone outweighs a slight burden under the Penn Central factors`,
      `Penn Central weighs rules about use. A permanent occupation isn't weighed at all, and size matters only to the amount owed.`,
    ],
    'no-trespass': [
      `a trespass by a private company is not a per se taking by the county`,
      `the company, and not the county, exercises the right of access to ${whose(owner)} wall`,
      `The company acted under the ordinance, which is the county's own act. What government authorizes others to do to property is a taking too.`,
    ],
  }),
  access: ({ field }) => ({
    'yes-physical': [
      `the ordinance grants a right of access to the ${field}, a per se taking`,
      `the ordinance appropriates the right to exclude others from the ${field}`,
      `Organizers may come in as of right. A granted right to enter takes the right to exclude, though it holds for only part of the year.`,
    ],
    'yes-private': [
      `entry for the benefit of a private union is not a public use of the ${field}`,
      `the ordinance serves a private organization and fails the public use requirement`,
      `Peaceful labor relations are a public purpose. What's missing is payment for the right of entry.`,
    ],
    'no-balance': [
      `the Penn Central factors favor a rule that has left the harvest unharmed`,
      `entry for part of the year is judged by the Penn Central factors, which favor the county`,
      `Penn Central weighs limits on an owner's own use. A right of entry given to strangers is a taking without weighing, harm or no harm.`,
    ],
    'no-trespass': [
      `visits of three hours are at most a series of isolated trespasses`,
      `orderly visits that damage nothing are isolated trespasses and not a taking`,
      `A trespass is isolated when no law grants a right to come in. Here an ordinance does, for years to come.`,
    ],
  }),
  inspection: ({ shed }) => ({
    'no-condition': [
      `access for a reasonable safety inspection is a valid condition of a license`,
      `the condition has an essential nexus with the risk of leaks and is roughly proportional`,
      `The inspection guards against the danger that the license is about, and it takes one hour a year. Such a condition isn't a taking.`,
    ],
    'no-trespass': [
      `an entry for one hour a year is at most an isolated trespass`,
      `an inspector who looks and damages nothing commits no more than an isolated trespass`,
      `The visits recur as of right, so none of them is an isolated trespass. They're valid as the price of a license.`,
    ],
    'yes-physical': [
      `the county appropriated a right of access to the ${shed}, a per se taking`,
      `an inspector who enters as of right takes away the right to exclude, even for an hour`,
      `A right of entry is ordinarily a per se taking. Reasonable safety inspections that come with a license are an exception.`,
    ],
    'yes-nexus': [
      `storing pesticides on private land is a right and cannot depend on a right of access`,
      `the county may not make a right of access the price of using a ${shed}`,
      `Government may forbid storing pesticides without a license, so access for a safety inspection may be the price of one.`,
    ],
  }),
  stray: ({ field, plants }) => ({
    'no-trespass': [
      `the entry was an isolated trespass, and the county took no right of access`,
      `an isolated trespass by mistake gives rise to an action in tort and is not a taking`,
      `The crew came once, by mistake, and with no right to return. That's a tort and not the appropriation of property.`,
    ],
    'no-balance': [
      `the Penn Central factors favor the county, since a loss of $900 is slight`,
      `under the Penn Central factors, an hour's entry is too brief to be a taking`,
      `Penn Central weighs regulations of use. No regulation let the crew in, and a mistake by employees is judged as a tort, slight or grave.`,
    ],
    'yes-physical': [
      `any physical invasion by a county crew is a per se taking, however brief`,
      `the crew's entry took away the right to exclude others from the ${field}`,
      `A per se taking needs a right to occupy or enter. A single mistake gives the county none.`,
    ],
    'yes-compensation': [
      `just compensation is due for ${plants} that a county crew destroys`,
      `the county destroyed private property and must pay just compensation for it`,
      `Compensation is due for what the public takes on purpose, or as the expected result of an authorized act. Careless damage is for tort law.`,
    ],
  }),
  crop: ({ crop, owner }) => ({
    'yes-compensation': [
      `the board's title to a tenth of the ${crop} is a per se taking of personal property`,
      `taking title to personal property requires just compensation, as taking land does`,
      `The board became the owner of eleven tons. Goods are protected just as land is, and their physical surrender is a taking.`,
    ],
    'yes-private': [
      `selling the ${crop} to buyers abroad is not a public use`,
      `a program for the benefit of growers takes the ${crop} for no public use`,
      `Steady prices are a public purpose, whoever buys the goods in the end. Payment is what was missing.`,
    ],
    'no-balance': [
      `${owner.the} kept most of the harvest, so the Penn Central factors favor the board`,
      `the Penn Central factors favor a program that costs each grower only a tenth`,
      `The part that's left matters under Penn Central, which governs limits on use. Goods that must be handed over are simply taken.`,
    ],
    'no-condition': [
      `giving up a tenth is a reasonable condition of selling ${crop} on the market`,
      `the state may condition access to a regulated market on a tenth of the crop`,
      `The right to sell one's own produce isn't a special benefit that may be traded for part of it.`,
    ],
  }),
  gain: ({ crop, owner }) => ({
    'yes-compensation': [
      `the board appropriated a tenth of the ${crop}, a per se taking that profits do not undo`,
      `a general rise in prices is not just compensation for a physical taking of ${crop}`,
      `The board took title to eleven tons and owes their value. What the other tons brought on the market isn't payment for them.`,
    ],
    'yes-private': [
      `a program that raises the prices of private growers is not a public use`,
      `raising the price of ${crop} is not a public use of the tenth that the board takes`,
      `Supporting the price of a crop is a public purpose. The flaw is that the board took goods and didn't pay.`,
    ],
    'no-balance': [
      `the Penn Central factors favor a program from which ${owner.the} profits`,
      `there was no economic harm, so the Penn Central factors favor the board`,
      `Profit would count under Penn Central, which weighs limits on use. It doesn't undo a physical taking.`,
    ],
    'no-condition': [
      `the higher prices for the rest were just compensation for the tenth`,
      `${owner.the} received just compensation when the rest brought more than a whole harvest`,
      `Compensation is the market value of what was taken. Benefits that a program brings to all growers aren't set off against it.`,
    ],
  }),
  surplus: ({ owner }) => ({
    'yes-compensation': [
      `${owner.the} is due just compensation for what the sale brought beyond the debt`,
      `the county kept a surplus that was ${whose(owner)} property without just compensation`,
      `The county could collect $12,000 and no more. What's left of the price belongs to the owner, as that state's law treats it for other creditors.`,
    ],
    'yes-physical': [
      `the sale took the whole parcel, for which just compensation of its full value is due`,
      `selling land for taxes is a per se taking of the whole lot, whatever its owner owed`,
      `Land may be sold to collect the taxes owed on it. Only the $78,000 beyond the debt was taken.`,
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
  plan: () => ({
    'no-public': [
      `a considered plan of economic development is a public use, though builders will own the lot`,
      `the plan serves a public use, and fair market value was offered`,
      `The lot is needed for a considered plan for a whole district. That private builders will hold it doesn't make the purpose private.`,
    ],
    'no-balance': [
      `the Penn Central factors favor a plan that will revive a whole district`,
      `an empty lot gives its owner no investment-backed expectations against eminent domain`,
      `The Penn Central factors, such as expectations, decide whether a limit on use is a taking. Here the county is condemning the lot by eminent domain.`,
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
  favorite: () => ({
    'yes-private': [
      `a taking whose only purpose is to benefit one private person is not for public use`,
      `a neighbor's tennis court is not a public use, even at fair market value`,
      `The county has no purpose but to oblige one man. Payment doesn't make that a public use.`,
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
      `the claim will not be ripe until a court has fixed the just compensation`,
      `an owner may contest eminent domain only once just compensation has been fixed`,
      `An owner may resist a condemnation for want of a public use before title is lost and before the price is fixed.`,
    ],
  }),
} satisfies TakingCells
