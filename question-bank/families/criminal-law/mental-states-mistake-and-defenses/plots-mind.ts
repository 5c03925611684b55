import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import { begun, type Order, type Plots } from './plot.ts'
import type { MentalStory } from './story.ts'

const LARCENY = { charge: 'larceny', law: 'follows the common law of larceny' } as const

const PRANK = {
  charge: 'battery',
  law: 'treats battery as a general-intent crime and follows the majority rule on mistakes of fact',
} as const

const BAN = {
  charge: 'violating the statute',
  law: 'follows the Model Penal Code on mistakes of law',
} as const

/** A new statute and the doubt about it, reading on with whom the defendant asked. */
const unsure = ({ defendant, ban, plan }: MentalStory, order: Order): string =>
  begun(order, [
    `The legislature made it a misdemeanor to ${ban}. ${capital(defendant.a)} planned to ${plan}. Unsure whether the new statute applied, ${he(defendant)}`,
    `A recent statute makes it a misdemeanor to ${ban}. ${capital(defendant.a)} wanted to ${plan} and was not sure whether the statute applied. ${He(defendant)}`,
    `${capital(defendant.a)} planned to ${plan}. A recent statute makes it a misdemeanor to ${ban}. Unsure whether the statute applied, ${defendant.the}`,
  ])

const greeting = ({ defendant, other }: MentalStory, order: Order): string =>
  begun(order, [
    `${capital(defendant.a)} and ${other.a}, who are old friends, habitually greet each other with a hard slap on the back, which both enjoy.`,
    `For years, ${defendant.a} and ${other.a} have enjoyed greeting each other with a hard slap on the back.`,
    `Whenever ${defendant.a} and ${other.a} meet, they greet each other with a hard slap on the back, as they have done for years and as both enjoy.`,
  ])

/** Plots about what a person thinks, of the facts or of the law. */
export const MIND_PLOTS = {
  rack: {
    ...LARCENY,
    plot: ({ defendant, other, place, hung }, order) =>
      `${begun(order, [
        `On leaving ${place[0]}, ${defendant.a} took ${other.a}'s ${hung} from a rack by the door and went home with it, firmly believing that it was ${his(defendant)} own. ${capital(whose(defendant))} own ${hung}, which was of another color and size, was hanging beside it.`,
        `${capital(defendant.a)} hung ${his(defendant)} ${hung} on a rack by the door of ${place[0]}, beside one of another color and size that belonged to ${other.a}. On leaving, ${defendant.the} took ${whose(other)} ${hung} and went home with it, firmly believing that it was ${his(defendant)} own.`,
        `At ${place[0]}, ${defendant.a} and ${other.a} hung their ${hung}s side by side on a rack. The ${hung}s were of different colors and sizes. On leaving, ${defendant.the} took the one that belonged to ${other.the} and went home with it, firmly believing that it was ${his(defendant)} own.`,
      ])} A moment's attention would have revealed the mistake, but ${defendant.the} did not notice it until the police came to the door.`,
  },
  gift: {
    ...LARCENY,
    plot: ({ defendant, other, gift }, order) =>
      `${begun(order, [
        `One evening, ${other.a} told ${defendant.a}, "My ${gift} is yours."`,
        `${capital(defendant.a)} had long admired ${other.a}'s ${gift}. One evening, ${other.the} told ${defendant.the}, "It's yours."`,
        `At a party, ${other.a} pointed to a ${gift} and told ${defendant.a}, "My ${gift} is yours."`,
      ])} ${The(other)} never delivered the ${gift} and, after a quarrel, changed ${his(other)} mind. ${The(defendant)} honestly believed that the spoken words alone had made ${him(defendant)} the owner, although the law of gifts requires delivery. In broad daylight, ${defendant.the} took the ${gift} from ${whose(other)} open shed and told a neighbor that ${he(defendant)} was picking up ${his(defendant)} own property.`,
  },
  lookalike: {
    ...PRANK,
    plot: (s, order) =>
      `${greeting(s, order)} One day at ${s.place[0]}, ${s.defendant.the} saw ${s.third.a} from behind. ${The(s.third)} had the same build, hair, and ${s.hung} as ${s.other.the}, and a mutual friend standing nearby took ${s.third.the} for ${s.other.the}. ${The(s.defendant)} made the same mistake and slapped ${s.third.the} hard on the back. ${The(s.third)}, a stranger, was outraged.`,
  },
  stranger: {
    ...PRANK,
    plot: (s, order) =>
      `${greeting(s, order)} One day, hurrying out of ${s.place[0]}, ${s.defendant.the} passed ${s.third.a} who was standing in bright light. Without looking closely, but honestly believing ${s.third.the} to be ${s.other.the}, ${s.defendant.the} slapped ${s.third.the} hard on the back. ${The(s.third)}, a stranger who was a head taller than ${s.other.the} and had different-colored hair, was outraged.`,
  },
  sale: {
    accused: ({ seller }) => seller,
    charge: 'violating the statute',
    statute: ({ goods }) =>
      `A state statute makes it a misdemeanor, punishable by a fine of up to $250, to sell ${goods} to anyone under 21. The statute does not mention a mental state, and the courts treat the crime as a public welfare offense.`,
    plot: ({ seller, shop, ware }, order) =>
      `${begun(order, [
        `A customer who looked about thirty asked ${seller.a} at ${shop} for ${ware}.`,
        `At ${shop}, a customer who looked about thirty asked ${seller.a} for ${ware}.`,
        `${capital(seller.a)} was working at ${shop} when a customer who looked about thirty asked for ${ware}.`,
      ])} ${The(seller)} asked for a driver's license and checked it with care. The license gave an age of 26, and ${seller.the} made the sale. In fact, the customer was nineteen, and the license was a forgery so good that even a police officer would have been deceived. ${The(seller)} believed that the customer was old enough.`,
  },
  rifle: {
    charge: 'violating the statute',
    statute: () =>
      'A state statute makes it a felony, punishable by up to ten years in prison, to possess an unregistered weapon that fires automatically. The statute does not mention a mental state, and the state courts construe such statutes as the United States Supreme Court construes federal statutes.',
    plot: ({ defendant, gun }, order) =>
      `${begun(order, [
        `At an estate sale, ${defendant.a} bought ${gun[0]} that looked as if it fired a single shot with each pull of the trigger.`,
        `${capital(defendant.a)} bought ${gun[0]} that looked as if it fired a single shot with each pull of the trigger.`,
        `${capital(defendant.a)} went to an estate sale and bought ${gun[0]} that looked as if it fired a single shot with each pull of the trigger.`,
      ])} Years earlier, someone had altered a part inside, so that ${gun[1]} fired automatically. Nothing on the outside showed this. ${The(defendant)}, who was unaware of the alteration, kept ${gun[1]} in a locked closet and did not register it. The police later found it there.`,
  },
  lawyer: {
    ...BAN,
    plot: (s, order) =>
      `${unsure(s, order)} consulted an experienced lawyer in private practice. The lawyer studied the statute and advised in writing that the plan was lawful. Relying on this advice in good faith, ${s.defendant.the} carried out the plan. The state's highest court later held in another case that the statute covers such conduct.`,
  },
  agency: {
    ...BAN,
    plot: (s, order) =>
      `${unsure(s, order)} wrote to ${s.agency}, which is responsible by law for enforcing the statute. The reply was a formal written interpretation under which the plan was lawful. Relying on it in good faith, ${s.defendant.the} carried out the plan. The state's highest court later held in another case that the interpretation was wrong.`,
  },
  tax: {
    charge: 'willful failure to file an income tax return',
    statute: () =>
      'A statute punishes anyone who "willfully" fails to file an income tax return. The courts give that word the meaning that the United States Supreme Court has given it in the federal tax statutes.',
    plot: ({ defendant }, order) =>
      `${begun(order, [
        `After a weekend seminar, ${defendant.a} became`,
        `At a weekend seminar on taxes, ${defendant.a} became`,
        `${capital(defendant.a)} went to a weekend seminar on taxes and became`,
      ])} convinced that wages are not "income" under the tax laws and that people who live on their wages need not file returns. ${He(defendant)} openly told coworkers so and filed no income tax return that year, although one was due on ${his(defendant)} wages. The belief was sincere, but no reasonable person would have held it.`,
  },
} as const satisfies Plots
