import { he, him, The, whose } from '../../engine/party.ts'
import type { MentalCells } from './reason-id.ts'

/** Reasons about drugs that were taken unawares, and about disease of the mind. */
export const ILLNESS_CELLS = {
  'drugged-blind': ({ defendant, other }) => ({
    'no-involuntary': [
      `involuntary intoxication kept ${defendant.the} from knowing the nature of the act`,
      `owing to involuntary intoxication, ${defendant.the} did not know the nature of the act`,
      `${The(defendant)} took the drug without knowing it and saw a door instead of a person. That meets the same test as insanity.`,
    ],
    'no-drunk': [
      `intoxication of any kind negates specific intent, which battery requires`,
      `the specific intent to hit ${other.the} was negated by intoxication`,
      `Battery requires no specific intent. What counts is that the intoxication was involuntary and what it did to the mind.`,
    ],
    'no-control': [
      `the drug produced an irresistible impulse, which the M'Naghten test excuses`,
      `an irresistible impulse to strike was the result of involuntary intoxication`,
      `An irresistible impulse is no part of M'Naghten, and the drug took away knowledge, not control.`,
    ],
    'yes-general': [
      `neither voluntary nor involuntary intoxication is a defense to a general-intent crime`,
      `battery is a general-intent crime, to which involuntary intoxication is no defense`,
      `That's the rule for voluntary intoxication. If it's involuntary, it can excuse any crime.`,
    ],
    'yes-knew': [
      `${defendant.the} knew the nature of the act, since the swing was deliberate`,
      `a deliberate swing shows that ${defendant.the} was not insane under the M'Naghten test`,
      `Swinging on purpose isn't knowing the nature of the act. In ${whose(defendant)} mind there was a door, and no one to be hurt.`,
    ],
    'yes-unreasonable': [
      `a hallucination is an unreasonable mistake of fact, which is no defense`,
      `${defendant.the}, in taking ${other.the} for a door, made an unreasonable mistake of fact`,
      `A mistake that a secretly given drug produces isn't measured by reasonableness. It falls under the test for insanity.`,
    ],
  }),
  'drugged-aware': ({ defendant }) => ({
    'yes-knew': [
      `involuntary intoxication does not excuse a person who knows that the act is wrong`,
      `${defendant.the} knew that the act was wrong, despite the involuntary intoxication`,
      `The drug loosened restraint but took away no knowledge. Under this test, that isn't an excuse, although ${he(defendant)} was drugged by another.`,
    ],
    'yes-general': [
      `neither voluntary nor involuntary intoxication is a defense to a general-intent crime`,
      `battery is a general-intent crime, to which involuntary intoxication is no defense`,
      `Involuntary intoxication can excuse a crime of general intent too. It would have done so here had it taken away knowledge.`,
    ],
    'yes-strict': [
      `battery imposes strict liability for a blow that is struck while intoxicated`,
      `strict liability applies to harm that an intoxicated person does`,
      `Battery has a mental state even where the person is intoxicated. The drug simply didn't remove it.`,
    ],
    'yes-unreasonable': [
      `${whose(defendant)} failure to notice the drug in the coffee was an unreasonable mistake of fact`,
      `${whose(defendant)} unreasonable mistake about the coffee made this voluntary intoxication`,
      `A drug that's slipped into a cup in secret makes for involuntary intoxication. No one has to examine coffee.`,
    ],
    'no-involuntary': [
      `involuntary intoxication is a defense whenever it leads to the act`,
      `${defendant.the} would not have struck anyone without the involuntary intoxication`,
      `Cause alone isn't the test. Involuntary intoxication excuses if it takes away knowledge of the act or of its wrongness.`,
    ],
    'no-drunk': [
      `intoxication of any kind negates specific intent, which battery requires`,
      `the specific intent to injure was negated by intoxication`,
      `Battery requires no specific intent, and this blow was meant for the person whom it hit.`,
    ],
    'no-control': [
      `the drug produced an irresistible impulse, which the M'Naghten test excuses`,
      `an irresistible impulse, brought on by involuntary intoxication, is a defense`,
      `Fewer inhibitions aren't an irresistible impulse, and M'Naghten wouldn't excuse one. It asks about knowledge.`,
    ],
  }),
  urge: ({ defendant }) => ({
    'yes-knew': [
      `${defendant.the} knew that the act was wrong and so was not insane under the test`,
      `the M'Naghten test does not excuse a person who knows that the act is wrong`,
      `M'Naghten asks about knowledge alone. The disease took away control and left knowledge untouched.`,
    ],
    'yes-general': [
      `insanity is no defense to battery, which is a general-intent crime`,
      `a mental disease is a defense to specific-intent crimes only`,
      `Insanity can excuse crimes of every kind, whatever intent they require. This test just isn't met.`,
    ],
    'yes-alternative': [
      `${defendant.the} knew of the mental disease and was at fault for failing to avoid others`,
      `a person who knows of a mental disease is at fault for failing to avoid others`,
      `Fault in failing to avoid others doesn't matter here. Insanity depends on what a mental disease did to knowledge at the time.`,
    ],
    'no-control': [
      `${defendant.the} acted under an irresistible impulse that a mental disease produced`,
      `${defendant.the} acted under an irresistible impulse and was insane under the M'Naghten test`,
      `An irresistible impulse would be a defense under a test that names it. M'Naghten by itself doesn't.`,
    ],
    'no-nature': [
      `a person who cannot stop does not know that the act is wrong under the M'Naghten test`,
      `owing to a mental disease, ${defendant.the} did not know the nature of the act`,
      `Being unable to stop isn't ignorance. The psychiatrists agree that ${he(defendant)} knew both the nature of the act and that it was wrong.`,
    ],
    'no-negated': [
      `a mental disease negates the mens rea of every crime`,
      `${whose(defendant)} mental disease negated the general intent that battery requires`,
      `A mental disease can leave mens rea untouched, as it did here. The blow was aimed at somebody known to be a person.`,
    ],
  }),
  irresistible: ({ defendant }) => ({
    'no-control': [
      `the urge was an irresistible impulse that a mental disease had produced`,
      `${defendant.the} struck under an irresistible impulse that a mental disease had produced`,
      `Knowledge didn't help ${him(defendant)} to stop. Where the second test is used, loss of control through disease is enough.`,
    ],
    'no-nature': [
      `a person who cannot stop does not know that the act is wrong under the M'Naghten test`,
      `owing to a mental disease, ${defendant.the} did not know the nature of the act`,
      `The psychiatrists agree that ${he(defendant)} knew the nature of the act and that it was wrong. Being unable to stop is a loss of control.`,
    ],
    'no-negated': [
      `a mental disease negates the mens rea of every crime`,
      `${whose(defendant)} mental disease negated the general intent that battery requires`,
      `The mental disease left mens rea in place, for the blow was meant. What excuses is that it couldn't be held back.`,
    ],
    'yes-knew': [
      `${defendant.the} knew that the act was wrong and so was not insane`,
      `no test of insanity excuses a person who knows that the act is wrong`,
      `Under M'Naghten alone, knowledge would decide. Here, a second test looks at control as well.`,
    ],
    'yes-general': [
      `insanity is no defense to battery, which is a general-intent crime`,
      `a mental disease is a defense to specific-intent crimes only`,
      `Insanity, unlike voluntary intoxication, doesn't depend on the kind of intent. It excuses crimes of every kind.`,
    ],
    'yes-alternative': [
      `${defendant.the} knew of the mental disease and was at fault for failing to avoid others`,
      `a person who knows of a mental disease is at fault for failing to avoid others`,
      `To know of one's disease isn't to choose it. Insanity asks about the disease and not about fault in failing to avoid others.`,
    ],
  }),
  delusion: ({ defendant, other, club }) => ({
    'no-nature': [
      `a mental disease kept ${defendant.the} from knowing the nature of the act`,
      `owing to a mental disease, ${defendant.the} did not know the nature of the act`,
      `Hitting a mannequin and hitting a human being are acts of different natures. Because of the disease, ${he(defendant)} knew only the first.`,
    ],
    'no-control': [
      `${defendant.the} acted under an irresistible impulse that a mental disease produced`,
      `${defendant.the} acted under an irresistible impulse and was insane under the M'Naghten test`,
      `No impulse was at work, and M'Naghten doesn't ask about control. What the disease destroyed was knowledge.`,
    ],
    'no-reasonable': [
      `a reasonable mistake of fact is a defense to battery`,
      `${defendant.the} made a reasonable mistake of fact in taking ${other.the} for a mannequin`,
      `A delusion isn't a reasonable mistake. It counts because a mental disease produced it.`,
    ],
    'no-involuntary': [
      `a delusion from a mental disease is treated as involuntary intoxication`,
      `a delusion is a form of involuntary intoxication, which excuses battery`,
      `Nothing was drunk or taken, so this isn't involuntary intoxication. Delusions from disease are a matter of insanity.`,
    ],
    'yes-knew': [
      `${defendant.the} knew that ${he(defendant)} was swinging ${club[1]} and so was not insane`,
      `${defendant.the} meant to strike with ${club[1]}, which shows knowledge of the nature of the act`,
      `Knowing that ${he(defendant)} was swinging at something isn't enough. The nature of this act was the striking of a human being.`,
    ],
    'yes-unreasonable': [
      `${defendant.the} made an unreasonable mistake of fact in taking ${other.the} for a mannequin`,
      `a delusion is an unreasonable mistake of fact, which is no defense`,
      `Delusions are always unreasonable. The insanity defense asks for a disease and its effect, not for reasonableness.`,
    ],
    'yes-general': [
      `insanity is no defense to battery, which is a general-intent crime`,
      `a mental disease is a defense to specific-intent crimes only`,
      `That confuses insanity with voluntary intoxication. Insanity excuses general-intent crimes too.`,
    ],
  }),
} satisfies MentalCells
