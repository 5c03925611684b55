import type { Cell } from '../../engine/cells.ts'
import { he, his, The, whose } from '../../engine/party.ts'
import type { MentalCells, ReasonId } from './reason-id.ts'

type Row = { readonly [One in ReasonId]?: Cell }

const HELPLESS: Row = {
  'no-involuntary': [
    `intoxication this extreme is treated as involuntary intoxication`,
    `drinking beyond one's control is treated as involuntary intoxication`,
    `Intoxication is involuntary if it comes by fraud, force, or innocent mistake. This drinking was a choice, however much was drunk.`,
  ],
}

/** Reasons about voluntary intoxication. */
export const DRINK_CELLS = {
  'drunk-intent': (s) => ({
    ...HELPLESS,
    'no-drunk': [
      `voluntary intoxication kept ${s.defendant.the} from forming the specific intent to kill`,
      `the specific intent to kill was negated by voluntary intoxication`,
      `The charge requires a purpose beyond the blow itself. Drink is no excuse, but it may show that the purpose wasn't there.`,
    ],
    'no-nature': [
      `a person that intoxicated is insane under the M'Naghten test`,
      `${s.defendant.the} was too drunk to know right from wrong and so was insane`,
      `Only a mental disease can make a drunk person insane. M'Naghten is no help to someone who has merely had whiskey and knows what is being hit.`,
    ],
    'yes-general': [
      `voluntary intoxication is no defense, since assault is a general-intent crime`,
      `${s.defendant.the} knew that ${he(s.defendant)} was hitting a person, and general intent is enough`,
      `General intent to hit a person would be enough for battery. A charge with "intent to kill" adds a specific intent, on which voluntary intoxication bears.`,
    ],
    'yes-malice': [
      `voluntary intoxication supplies malice, which takes the place of an intent to kill`,
      `${s.defendant.the}, by drinking to excess, acted with malice, which is enough for the charge`,
      `Malice may be enough for murder or arson. Assault with intent to kill requires that very intent, and nothing takes its place.`,
    ],
    'yes-knew': [
      `${s.defendant.the} knew the nature of the act, so voluntary intoxication is no defense`,
      `voluntary intoxication is a defense only if it makes a person insane`,
      `Knowing the nature of an act shows that one isn't insane. Voluntary intoxication is measured by the intent that's charged.`,
    ],
  }),
  'drunk-touch': (s) => ({
    ...HELPLESS,
    'yes-general': [
      `voluntary intoxication is no defense to a general-intent crime`,
      `battery requires general intent, which voluntary intoxication does not negate`,
      `Battery asks for no purpose beyond the blow. What ${s.defendant.the} had drunk of ${his(s.defendant)} own will can't help.`,
    ],
    'yes-malice': [
      `${s.defendant.the} struck without provocation and so with malice, which battery requires`,
      `an unprovoked blow shows malice, which is an element of battery`,
      `Malice isn't an element of battery, provoked or not. General intent is, and it was there in spite of the drink.`,
    ],
    'yes-strict': [
      `a person who becomes drunk is subject to strict liability for a battery`,
      `strict liability applies to the acts of a voluntarily intoxicated person`,
      `A crime committed while drunk doesn't become one of strict liability. Battery keeps its mental state, which this drinking didn't negate.`,
    ],
    'no-drunk': [
      `voluntary intoxication kept ${s.defendant.the} from forming a specific intent to injure`,
      `the specific intent that battery requires was negated by voluntary intoxication`,
      `Voluntary intoxication can negate specific intent. Battery doesn't require any.`,
    ],
    'no-nature': [
      `a person that intoxicated is insane under the M'Naghten test`,
      `${s.defendant.the} was too drunk to know right from wrong and so was insane`,
      `A drunk person isn't insane for that reason alone, under M'Naghten or otherwise, since insanity takes a mental disease.`,
    ],
    'no-negated': [
      `a drunken mistake of fact about the force of the blow negated the intent to injure`,
      `${whose(s.defendant)} honest mistake of fact negated the intent to injure`,
      `There was no mistake of fact. ${The(s.defendant)} knew that a person was being struck, and that's the intent for battery.`,
    ],
  }),
  'drunk-fire': (s) => ({
    ...HELPLESS,
    'yes-malice': [
      `arson requires malice, which is not negated by voluntary intoxication`,
      `${s.defendant.the} disregarded an obvious risk, which is malice despite voluntary intoxication`,
      `Lighting a fire on a wooden porch disregards an obvious risk. That drink hid the risk is the drinker's own doing.`,
    ],
    'yes-strict': [
      `arson of a dwelling is a strict-liability crime`,
      `strict liability applies to anyone who sets fire to a dwelling`,
      `Common-law arson isn't a strict-liability crime. It requires malice, and an accidental fire is no arson.`,
    ],
    'yes-knew': [
      `${s.defendant.the} knowingly lit newspapers on a porch, which shows a specific intent to burn the house`,
      `one who knowingly lights newspapers on a porch has the specific intent to burn the house`,
      `Newspapers can be lit without any intent to burn a house, and here there was none. Malice doesn't require it.`,
    ],
    'no-drunk': [
      `voluntary intoxication negated the specific intent to burn a dwelling`,
      `arson requires specific intent, and voluntary intoxication kept ${s.defendant.the} from forming it`,
      `Arson isn't a specific-intent crime. Malice is enough, and drink doesn't negate malice.`,
    ],
    'no-negated': [
      `an honest mistake of fact about the danger negated malice`,
      `${whose(s.defendant)} honest mistake about the risk to the house negated malice`,
      `A mistake that comes from drinking doesn't negate malice. A sober person would have seen the risk.`,
    ],
    'no-nature': [
      `a person that intoxicated is insane under the M'Naghten test`,
      `${s.defendant.the} was too drunk to know the nature of the act and so was insane`,
      `To be drunk isn't to be insane. M'Naghten takes a mental disease, and drinking is judged by the rules on voluntary intoxication.`,
    ],
  }),
} satisfies MentalCells
