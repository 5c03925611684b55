import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import { begun, type Order, type Plots } from './plot.ts'
import type { MentalStory } from './story.ts'

const TRADITION = 'follows the traditional common-law rule on voluntary intoxication'

/** Drink and a blow; `lacking` is the intent that the drunk person could not form. */
const whiskey =
  (lacking: string) =>
  ({ defendant, other, place, club }: MentalStory, order: Order): string =>
    `${begun(order, [
      `One night, ${defendant.a} drank most of a bottle of whiskey at ${place[0]}. An hour later, staggering and shouting at no one in particular, ${he(defendant)} struck ${other.a} once on the shoulder with ${club[0]}.`,
      `${capital(defendant.a)} left ${place[0]} after drinking most of a bottle of whiskey. Staggering and shouting at no one in particular, ${he(defendant)} swung ${club[0]} at ${other.a} who was walking by and struck ${him(other)} once on the shoulder.`,
      `${capital(other.a)} was waiting outside ${place[0]} when ${defendant.a} staggered out. ${The(defendant)} had drunk most of a bottle of whiskey and was shouting at no one in particular. ${He(defendant)} struck ${other.the} once on the shoulder with ${club[0]}.`,
    ])} Medical experts for both sides agree that ${defendant.the} knew that ${he(defendant)} was hitting a person, but that, because of the whiskey, ${he(defendant)} neither had nor could form an intent to ${lacking}.`

const spiked = ({ defendant, other, third, place, club }: MentalStory, order: Order): string =>
  `${begun(order, [
    `At ${place[0]}, ${third.a} secretly dropped a drug into ${defendant.a}'s coffee.`,
    `${capital(defendant.a)} ordered coffee at ${place[0]} and looked away for a moment. ${capital(third.a)} secretly dropped a drug into the coffee.`,
    `While ${defendant.a} was on the phone at ${place[0]}, ${third.a} secretly dropped a drug into ${whose(defendant)} coffee.`,
  ])} ${The(defendant)} drank it without suspecting anything and, half an hour later, struck ${other.a} with ${club[0]}. Medical experts for both sides agree that`

const ILL = "applies the M'Naghten test to insanity and involuntary intoxication alike"

const urge = ({ defendant, other, place }: MentalStory, order: Order): string =>
  `${begun(order, [
    `For years, ${defendant.a} had suffered from a mental disease that produced sudden violent urges. One day at ${place[0]}, ${he(defendant)} was seized by such an urge and struck ${other.a}, a stranger, in the face.`,
    `${capital(defendant.a)} had suffered for years from a mental disease that produced sudden violent urges. ${capital(he(defendant))} was standing in line at ${place[0]} when such an urge came over ${him(defendant)}, and ${he(defendant)} struck ${other.a}, a stranger, in the face.`,
    `As ${defendant.a} was leaving ${place[0]}, ${he(defendant)} was seized by a sudden violent urge and struck ${other.a}, a stranger, in the face. A mental disease had produced such urges in ${defendant.the} for years.`,
  ])} Psychiatrists for both sides agree that ${defendant.the} knew that ${he(defendant)} was striking a person and that this was wrong, but that the disease made it impossible for ${him(defendant)} to stop.`

/** Plots about minds that drink, drugs, or disease have clouded. */
export const DRINK_PLOTS = {
  'drunk-intent': {
    charge: 'assault with intent to kill',
    law: TRADITION,
    plot: whiskey('kill'),
  },
  'drunk-touch': {
    charge: 'battery',
    law: `treats battery as a general-intent crime and ${TRADITION}`,
    plot: whiskey('injure anyone'),
  },
  'drunk-fire': {
    charge: 'arson',
    law: `defines arson as at common law and ${TRADITION}`,
    plot: ({ defendant, other, place }, order) =>
      `${begun(order, [
        `After an evening of drinking at ${place[0]}, ${defendant.a} could hardly stand. On the way home, ${he(defendant)}`,
        `One evening, ${defendant.a} drank at ${place[0]} until ${he(defendant)} could hardly stand. On the walk home, ${he(defendant)}`,
        `Late one night, ${defendant.a} was walking home from ${place[0]}, so drunk that ${he(defendant)} could hardly stand. ${He(defendant)}`,
      ])} stopped at ${other.a}'s house and, to warm ${his(defendant)} hands, lit a stack of newspapers on the wooden porch. The porch and a wall burned. ${The(defendant)} did not intend to burn the house. A sober person would have recognized that the house was likely to burn, but ${defendant.the} was too drunk to recognize it.`,
  },
  'drugged-blind': {
    charge: 'battery',
    law: ILL,
    plot: (s, order) =>
      `${spiked(s, order)}, because of the drug, ${s.defendant.the} was hallucinating and believed that ${he(s.defendant)} was breaking down a door.`,
  },
  'drugged-aware': {
    charge: 'battery',
    law: ILL,
    plot: (s, order) =>
      `${spiked(s, order)} the drug had removed ${whose(s.defendant)} inhibitions, but that ${he(s.defendant)} knew whom ${he(s.defendant)} was hitting and knew that it was wrong.`,
  },
  urge: { charge: 'battery', law: "uses the M'Naghten test of insanity", plot: urge },
  irresistible: {
    charge: 'battery',
    law: "uses the M'Naghten test of insanity, supplemented by the irresistible-impulse test",
    plot: urge,
  },
  delusion: {
    charge: 'battery',
    law: "uses the M'Naghten test of insanity",
    plot: ({ defendant, other, place, club }, order) =>
      `${begun(order, [
        `Outside ${place[0]}, ${defendant.a} who suffered from schizophrenia struck ${other.a} on the arm with ${club[0]}.`,
        `${capital(defendant.a)} had suffered from schizophrenia for many years. One afternoon outside ${place[0]}, ${he(defendant)} struck ${other.a} on the arm with ${club[0]}.`,
        `${capital(other.a)} was standing outside ${place[0]} when ${defendant.a} who suffered from schizophrenia struck ${him(other)} on the arm with ${club[0]}.`,
      ])} Psychiatrists for both sides agree that the disease had produced a delusion that ${other.the} was a mannequin, and that ${defendant.the} did not know that ${he(defendant)} was striking a human being.`,
  },
} as const satisfies Plots
