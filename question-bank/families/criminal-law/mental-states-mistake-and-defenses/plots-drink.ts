import { capital } from '../../../text/capital.ts'
import { he, him, his, The, whose } from '../../engine/party.ts'
import type { Plots } from './plot.ts'
import type { MentalStory } from './story.ts'

const TRADITION = 'follows the traditional common-law rule on voluntary intoxication'

const whiskey = ({ defendant, other, place, club }: MentalStory, d: string): string =>
  `One night, ${d} drank most of a bottle of whiskey at ${place[0]}. An hour later, staggering and shouting at no one, ${he(defendant)} struck ${other.a} once on the shoulder with ${club[0]}. Undisputed medical testimony shows that ${defendant.the} knew that ${he(defendant)} was hitting a person, but that ${he(defendant)} was too drunk to form an intent to kill and had none.`

const spiked = ({ other, third, place, club }: MentalStory, d: string): string =>
  `At ${place[0]}, ${third.a} secretly dropped a drug into a cup of coffee. ${capital(d)} drank it without suspecting anything and, half an hour later, struck ${other.a} with ${club[0]}.`

const ILL = "applies the M'Naghten test to insanity and involuntary intoxication alike"

const urge = ({ defendant, other, place }: MentalStory, d: string): string =>
  `For years, ${d} has suffered from a mental disease that produces sudden violent urges. At ${place[0]}, such an urge seized ${him(defendant)}, and ${he(defendant)} struck ${other.a}, a stranger, in the face. Undisputed psychiatric testimony shows that ${defendant.the} knew that ${he(defendant)} was striking a person and that this was wrong, but that the disease made ${him(defendant)} unable to stop.`

/** Plots about minds that drink, drugs, or disease have clouded. */
export const DRINK_PLOTS = {
  'drunk-intent': { charge: 'assault with intent to kill', law: TRADITION, plot: whiskey },
  'drunk-touch': {
    charge: 'battery',
    law: `treats battery as a general-intent crime and ${TRADITION}`,
    plot: whiskey,
  },
  'drunk-fire': {
    charge: 'arson',
    law: `defines arson as at common law and ${TRADITION}`,
    plot: ({ defendant, other, place }, d) =>
      `After an evening of drinking at ${place[0]}, ${d} could hardly stand. On the way home, in order to warm ${his(defendant)} hands, ${he(defendant)} put a match to a stack of newspapers on the wooden porch of the house in which ${other.a} lived. The porch and a wall burned. ${The(defendant)} had no wish to burn the house. Anyone sober would have seen that it was likely to burn, but ${defendant.the} was too drunk to think of it.`,
  },
  'drugged-blind': {
    charge: 'battery',
    law: ILL,
    plot: (s, d) =>
      `${spiked(s, d)} Undisputed medical testimony shows that, because of the drug, ${s.defendant.the} was hallucinating and believed that ${he(s.defendant)} was breaking down a door.`,
  },
  'drugged-aware': {
    charge: 'battery',
    law: ILL,
    plot: (s, d) =>
      `${spiked(s, d)} Undisputed medical testimony shows that the drug had removed ${whose(s.defendant)} inhibitions, but that ${he(s.defendant)} knew whom ${he(s.defendant)} was hitting and knew that it was wrong.`,
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
    plot: ({ defendant, other, place, club }, d) =>
      `Outside ${place[0]}, ${d}, who suffers from schizophrenia, struck ${other.a} on the arm with ${club[0]}. Undisputed psychiatric testimony shows that the disease had produced a delusion that ${other.the} was a mannequin, and that ${defendant.the} did not know that ${he(defendant)} was striking a human being.`,
  },
} as const satisfies Plots
