import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { Plots } from './plot.ts'
import type { MentalStory } from './story.ts'

const LARCENY = { charge: 'larceny', law: 'follows the common law of larceny' } as const

const PRANK = {
  charge: 'battery',
  law: 'treats battery as a general-intent crime and follows the majority rule on mistakes of fact',
} as const

const BAN = {
  charge: ({ ban }: MentalStory) => `violating a statute that makes it a misdemeanor to ${ban}`,
  crime: 'violating the statute',
  law: 'follows the Model Penal Code on mistakes of law',
} as const

const greeting = ({ other }: MentalStory, d: string): string =>
  `${capital(d)} and ${other.a}, who are old friends, like to greet each other with a hard slap on the back.`

/** Plots about what a person thinks, of the facts or of the law. */
export const MIND_PLOTS = {
  rack: {
    ...LARCENY,
    plot: ({ defendant, other, place, hung }, d) =>
      `On leaving ${place[0]}, ${d} took a ${hung} from a rack by the door and went home with it, firmly believing that it was ${his(defendant)} own. It belonged to ${other.a}. ${capital(whose(defendant))} own ${hung}, which was of another color and size, was hanging beside it. A moment's attention would have revealed the mistake, but ${defendant.the} did not notice it until the police came to the door.`,
  },
  gift: {
    ...LARCENY,
    plot: ({ defendant, other, gift }, d) =>
      `One evening, ${other.a} told ${d}, "My ${gift} is yours." ${The(other)} kept it, however, and changed ${his(other)} mind after a quarrel. ${The(defendant)} honestly believed that the spoken words alone had made ${him(defendant)} the owner. In fact, a gift is not complete without delivery, as any lawyer could have told ${him(defendant)}. In broad daylight, ${defendant.the} took the ${gift} from ${whose(other)} open shed and told a neighbor that ${he(defendant)} was picking up ${his(defendant)} own property.`,
  },
  lookalike: {
    ...PRANK,
    plot: (s, d) =>
      `${greeting(s, d)} One day at ${s.place[0]}, ${s.defendant.the} saw ${s.third.a} from behind. ${The(s.third)} had the same build, hair, and ${s.hung} as ${s.other.the}, and a friend of both who was present also mistook the one for the other. Believing that it was ${s.other.the}, ${s.defendant.the} slapped ${s.third.the} hard on the back. ${The(s.third)}, a stranger, was outraged.`,
  },
  stranger: {
    ...PRANK,
    plot: (s, d) =>
      `${greeting(s, d)} One day, as ${he(s.defendant)} hurried out of ${s.place[0]}, ${s.defendant.the} passed ${s.third.a} at arm's length. ${The(s.third)}, a stranger, was a head taller than ${s.other.the}, had different-colored hair, and was facing ${s.defendant.the} in bright light. Hardly looking, but honestly believing that it was ${s.other.the}, ${s.defendant.the} slapped ${s.third.the} hard on the back. ${The(s.third)} was outraged.`,
  },
  sale: {
    accused: ({ seller }) => seller,
    charge: ({ goods }) => `the sale of ${goods} to a person under 21`,
    crime: 'the unlawful sale',
    law: ({ goods }) =>
      `makes it a misdemeanor, punishable by a fine of up to $250, to sell ${goods} to anyone under 21`,
    courts:
      'The statute does not mention a mental state, and the courts treat the crime as a public welfare offense.',
    plot: ({ seller, shop, ware }, d) =>
      `At ${shop}, ${d} sold ${ware} to a customer who looked about thirty. ${The(seller)} first asked for a driver's license and checked it with care. The license gave an age of 26. In fact, the customer was nineteen, and the license was a forgery of such quality that even a police officer would have been deceived. ${The(seller)} honestly and reasonably believed that the customer was old enough.`,
  },
  rifle: {
    charge: 'possession of an unregistered automatic weapon',
    crime: 'unlawful possession',
    law: 'makes it a felony, punishable by up to ten years in prison, to possess an unregistered weapon that fires automatically',
    courts:
      'The statute does not mention a mental state, and the courts read such statutes as the United States Supreme Court reads federal ones.',
    plot: ({ defendant, gun }, d) =>
      `At an estate sale, ${d} bought ${gun[0]} that looked as if it fired a single shot with each pull of the trigger. Years earlier, someone had altered a part inside, so that ${gun[1]} in fact fired automatically. Nothing on the outside showed this. ${The(defendant)} did not know of it, kept ${gun[1]} in a locked closet, and did not register it. The police found ${gun[1]} while they were investigating a burglary.`,
  },
  lawyer: {
    ...BAN,
    plot: ({ defendant, did }, d) =>
      `Unsure whether a recent statute applied to ${his(defendant)} plans, ${d} consulted a lawyer in private practice who was known for careful work. The lawyer studied the statute and advised in writing that the plans were lawful. Relying on this advice in good faith, ${defendant.the} ${did}. In another case, the highest court of the state has since held that the statute covers such conduct.`,
  },
  agency: {
    ...BAN,
    plot: ({ defendant, did, agency }, d) =>
      `Unsure whether a recent statute applied to ${his(defendant)} plans, ${d} wrote to ${agency}, which is responsible by law for enforcing the statute. It replied with a formal written interpretation under which the plans were lawful. Relying on this reply in good faith, ${defendant.the} ${did}. In another case, the highest court of the state has since held that the interpretation was wrong.`,
  },
  tax: {
    charge: 'willful failure to file an income tax return',
    law: 'punishes anyone who "willfully" fails to file an income tax return',
    courts:
      'The courts read that word as the United States Supreme Court reads it in the federal tax statutes.',
    plot: ({ defendant }, d) =>
      `After a weekend seminar, ${d} became convinced that wages are not "income" under the tax laws and that people who live on their wages need not file returns. ${He(defendant)} openly told co-workers so and filed no income tax return that year, although one was due on ${his(defendant)} wages. The belief was sincere, but no reasonable person would have held it.`,
  },
} as const satisfies Plots
