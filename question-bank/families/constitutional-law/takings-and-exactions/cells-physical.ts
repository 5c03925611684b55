import { whose } from '../../engine/party.ts'
import type { TakingCells } from './reason-id.ts'

/** Reasons where the government, or others by its leave, entered or kept property. */
export const PHYSICAL_CELLS = {
  occupation: ({ owner, shed }) => ({
    'yes-physical': [
      `the ordinance authorizes a permanent physical occupation, which is a per se taking however small`,
      `the county authorized a permanent physical occupation of the ${shed}, which is a per se taking`,
      `The boxes may stay on the wall for good. However small it is, a permanent occupation by a stranger is a taking without any balancing.`,
    ],
    'yes-private': [
      `a taking that benefits a private telephone company does not satisfy the public use requirement`,
      `property that is occupied by a private company has not been taken for public use`,
      `Better telephone service is a public purpose, and a private company may carry it out. What's missing is payment.`,
    ],
    'no-balance': [
      `under the Penn Central factors, the public benefit outweighs so slight a burden on ${owner.the}`,
      `the Penn Central factors favor the county, since the boxes do not interfere with ${whose(owner)} business`,
      `Penn Central weighs rules about use. A permanent occupation isn't weighed at all, and size matters only to the amount owed.`,
    ],
    'no-trespass': [
      `the boxes belong to a private company, whose trespass is not a per se taking by the county`,
      `${whose(owner)} remedy for the physical occupation lies against the company rather than the county`,
      `The company acted under the ordinance, which is the county's own act. What government authorizes others to do to property is a taking too.`,
    ],
  }),
  access: ({ owner, field }) => ({
    'yes-physical': [
      `the ordinance grants organizers a right of access to the ${field}, which is a per se taking`,
      `the ordinance appropriates ${whose(owner)} right to exclude union organizers from the ${field}`,
      `Organizers may come in as of right. A granted right to enter takes the right to exclude, though it holds for only part of the year.`,
    ],
    'yes-private': [
      `a right of entry for the benefit of a private union does not satisfy the public use requirement`,
      `even for just compensation, a county may not give a private union a right of access to land`,
      `Peaceful labor relations are a public purpose. What's missing is payment for the right of entry.`,
    ],
    'no-balance': [
      `the Penn Central factors favor the county, since the visits have not harmed the harvest`,
      `under the Penn Central factors, a right of access for limited hours and days is not a taking`,
      `Penn Central weighs limits on an owner's own use. A right of entry given to strangers is a taking without weighing, harm or no harm.`,
    ],
    'no-trespass': [
      `organizers who enter for no more than three hours at a time commit only isolated trespasses`,
      `peaceful visits that cause no damage are at most isolated trespasses, which tort law redresses`,
      `A trespass is isolated when no law grants a right to come in. Here an ordinance does, for years to come.`,
    ],
  }),
  inspection: ({ shed }) => ({
    'no-condition': [
      `the county may condition a license on a right of access for reasonable safety inspections`,
      `the inspection has an essential nexus with the risk of leaks and is roughly proportional to it`,
      `The inspection guards against the danger that the license is about, and it takes one hour a year. Such a condition isn't a taking.`,
    ],
    'no-trespass': [
      `an entry of one hour a year is too brief to be more than an isolated trespass`,
      `a brief inspection that does no damage is at most an isolated trespass`,
      `The visits recur as of right, so none of them is an isolated trespass. They're valid as the price of a license.`,
    ],
    'yes-physical': [
      `a right of access for government inspectors is a per se taking, however brief their visits`,
      `the county appropriated the right to exclude inspectors from the ${shed}, which is a per se taking`,
      `A right of entry is ordinarily a per se taking. Reasonable safety inspections that come with a license are an exception.`,
    ],
    'yes-nexus': [
      `the use of private land is not a government benefit that may be conditioned on a right of access`,
      `the county may not require an owner to surrender the right to exclude in exchange for a license`,
      `Government may forbid storing pesticides without a license, so an owner who wants one may be required to allow a safety inspection.`,
    ],
  }),
  stray: ({ owner, plants }) => ({
    'no-trespass': [
      `the crew committed an isolated trespass, and the county acquired no right of access`,
      `an isolated trespass by mistake is a tort and not the appropriation of a right of access`,
      `The crew came once, by mistake, and with no right to return. That's a tort and not the appropriation of property.`,
    ],
    'no-balance': [
      `under the Penn Central factors, a loss of $900 is too slight to be a taking`,
      `under the Penn Central factors, an entry that lasts an hour is too brief to be a taking`,
      `Penn Central weighs regulations of use. No regulation let the crew in, and a mistake by employees is judged as a tort, slight or grave.`,
    ],
    'yes-physical': [
      `a physical invasion by government employees is a per se taking, however brief it is`,
      `the crew's entry violated ${whose(owner)} right to exclude, which is a per se taking`,
      `A per se taking needs a right to occupy or enter. A single mistake gives the county none.`,
    ],
    'yes-compensation': [
      `just compensation is due for ${plants} that a county crew destroys, even by mistake`,
      `the county must pay just compensation for property that its employees destroy on public business`,
      `Compensation is due for what the public takes on purpose, or as the expected result of an authorized act. Careless damage is for tort law.`,
    ],
  }),
  crop: ({ owner, crop }) => ({
    'yes-compensation': [
      `the board took title to a tenth of the ${crop}, which is a per se taking of personal property`,
      `the board acquired personal property, for which it owes just compensation just as for land`,
      `The board became the owner of eleven tons. Goods are protected just as land is, and their physical surrender is a taking.`,
    ],
    'yes-private': [
      `a sale to private buyers abroad is not a public use of the ${crop}`,
      `a program that benefits private growers does not satisfy the public use requirement`,
      `Steady prices are a public purpose, whoever buys the goods in the end. Payment is what was missing.`,
    ],
    'no-balance': [
      `${owner.the} sold most of the harvest, so the Penn Central factors favor the board`,
      `under the Penn Central factors, a program that leaves growers nine-tenths of a harvest is not a taking`,
      `The part that's left matters under Penn Central, which governs limits on use. Goods that must be handed over are simply taken.`,
    ],
    'no-condition': [
      `a tenth of the harvest is a roughly proportional exaction for access to a regulated market`,
      `the state may require part of the ${crop} as an exaction for the privilege of selling the rest`,
      `The right to sell one's own produce on a market isn't a special benefit for which the state may demand an exaction.`,
    ],
  }),
  gain: ({ owner, crop }) => ({
    'yes-compensation': [
      `the board appropriated a tenth of the ${crop}, and higher prices for the rest are not just compensation`,
      `a general rise in prices is not just compensation for a per se taking of part of the harvest`,
      `The board took title to eleven tons and owes their value. What the other tons brought on the market isn't payment for them.`,
    ],
    'yes-private': [
      `a program that raises prices for private growers does not satisfy the public use requirement`,
      `the board may not take ${crop} to raise prices for private growers, which is not a public use`,
      `Supporting the price of a crop is a public purpose. The flaw is that the board took goods and didn't pay.`,
    ],
    'no-balance': [
      `${owner.the} suffered no economic loss, so the Penn Central factors favor the board`,
      `under the Penn Central factors, a program that left ${owner.the} better off is not a taking`,
      `Profit would count under Penn Central, which weighs limits on use. It doesn't undo a physical taking.`,
    ],
    'no-condition': [
      `the benefit to the rest of the harvest offsets any just compensation owed for the tenth`,
      `${owner.the} received just compensation through the higher price of the rest of the harvest`,
      `Compensation is the market value of what was taken. Benefits that a program brings to all growers aren't set off against it.`,
    ],
  }),
  surplus: ({ owner }) => ({
    'yes-compensation': [
      `${owner.the} is entitled to just compensation for the amount by which the price exceeded the debt`,
      `the surplus belonged to ${owner.the}, and the county kept it without just compensation`,
      `The county could collect $12,000 and no more. What's left of the price belongs to the owner, as that state's law treats it for other creditors.`,
    ],
    'yes-physical': [
      `the sale took the entire parcel, so just compensation for its full value is due`,
      `a forced sale of land for unpaid taxes is a per se taking of the entire lot`,
      `Land may be sold to collect the taxes owed on it. Only the $78,000 beyond the debt was taken.`,
    ],
    'no-tax': [
      `the forfeiture of land for unpaid taxes is an exercise of the taxing power, not a taking`,
      `under its taxing power, a county may enforce a tax by forfeiture of the entire price`,
      `The taxing power reaches what is owed. It doesn't reach the rest of the price.`,
    ],
    'no-background': [
      `under the background principles of state law, ${owner.the} had no property interest in the surplus`,
      `the statute is one of the background principles that define what property an owner has`,
      `A state can't define away property by a statute for itself alone. Its law gives debtors the surplus everywhere else.`,
    ],
  }),
  plan: ({ owner }) => ({
    'no-public': [
      `economic development under a considered plan is a public use, even if title passes to a private party`,
      `a transfer to a private builder may be for public use as part of a considered development plan`,
      `The lot is needed for a considered plan for a whole district. That private builders will hold it doesn't make the purpose private.`,
    ],
    'no-balance': [
      `the benefit to the whole district outweighs ${whose(owner)} loss, as the public use requirement demands`,
      `the character of the government action, which benefits a whole district, outweighs the loss of one lot`,
      `No weighing of benefits against losses decides whether a use is public. The plan does, as long as it's considered and serves a public purpose.`,
    ],
    'yes-private': [
      `a transfer of land from one private owner to another is not for public use`,
      `land is taken for public use only if the public will own it or have a right of access to it`,
      `Who holds the land in the end doesn't decide. A transfer under a real development plan is for public use.`,
    ],
    'yes-compensation': [
      `fair market value is not just compensation to an owner who is unwilling to sell`,
      `just compensation must include the value that the lot has to an owner who refuses to sell`,
      `Just compensation is what a willing buyer would pay a willing seller. The owner's unwillingness doesn't raise it.`,
    ],
  }),
  favorite: () => ({
    'yes-private': [
      `a taking whose sole purpose is to benefit a particular private person is not for public use`,
      `a county that acts only to oblige a private person does not take land for public use`,
      `The county has no purpose but to oblige one man. Payment doesn't make that a public use.`,
    ],
    'yes-compensation': [
      `fair market value is not just compensation to an owner who is unwilling to sell`,
      `just compensation must include the value that the lot has to an owner who refuses to sell`,
      `Full market value would be enough if the use were public. Unwillingness to sell doesn't raise the price.`,
    ],
    'no-public': [
      `courts must defer to a government's own judgment that a taking is for public use`,
      `an owner to whom fair market value has been offered may not contest public use`,
      `Courts defer to public purposes, but the county named none. An offer of the full price doesn't make the use public.`,
    ],
    'no-final': [
      `a claim under the public use requirement is not ripe until just compensation has been fixed`,
      `an owner may challenge a use of eminent domain only once just compensation has been determined`,
      `An owner may resist a condemnation for want of a public use before title is lost and before the price is fixed.`,
    ],
  }),
} satisfies TakingCells
