import { whose } from '../../engine/party.ts'
import type { MentalCells } from './reason-id.ts'

/** Reasons about the defense of others. */
export const RESCUE_CELLS = {
  'reasonable-rescue': ({ defendant, other }) => ({
    'no-others': [
      `a reasonable belief that ${other.the} was being kidnapped supports defense of others`,
      `defense of others requires no more than a reasonable belief in unlawful force`,
      `Under the majority rule, a rescuer may act on how things reasonably appear. It doesn't matter that the arrest was lawful.`,
    ],
    'no-negated': [
      `an honest mistake, even an unreasonable one, is enough for the defense of others`,
      `${whose(defendant)} honest mistake, however unreasonable, negated the intent to commit battery`,
      `An honest mistake isn't enough if it's unreasonable, and it doesn't negate the intent to punch. This one was reasonable.`,
    ],
    'no-fear': [
      `${defendant.the} reasonably feared imminent deadly force and acted in self-defense`,
      `self-defense covers ${defendant.the}, who had reason to fear imminent force by the men`,
      `The force that ${defendant.the} feared was aimed at someone else, so self-defense isn't the right defense.`,
    ],
    'yes-alter-ego': [
      `defense of others gave ${defendant.the} no greater right to use force than ${other.the} had`,
      `${other.the} could not resist a lawful arrest, and defense of others goes no further`,
      `To ask whether ${other.the} could resist is the alter-ego rule of a minority. Most courts look at what the rescuer reasonably believed.`,
    ],
    'yes-ignorance': [
      `${whose(defendant)} belief about the arrest was a mistake of law, which is no defense`,
      `${defendant.the} made a mistake of law about the right to resist an arrest`,
      `This wasn't a mistake of law about what makes an arrest lawful. Taking officers for kidnappers is a mistake of fact.`,
    ],
    'yes-aggressor': [
      `${defendant.the}, whom no one had threatened, was the initial aggressor`,
      `${defendant.the} became the initial aggressor by striking the first blow`,
      `A person who defends another against apparent unlawful force is no initial aggressor, even when striking first.`,
    ],
  }),
  'alter-ego-rescue': ({ defendant, other }) => ({
    'yes-alter-ego': [
      `defense of others gave ${defendant.the} no greater right to use force than ${other.the} had`,
      `${other.the} could not resist a lawful arrest, so there was no right to defend another`,
      `Under this rule, a rescuer steps into the other's shoes and acts at the risk of being wrong, however reasonable the belief.`,
    ],
    'yes-ignorance': [
      `${whose(defendant)} belief about the arrest was a mistake of law, which is no defense`,
      `${defendant.the} made a mistake of law about the right to resist an arrest`,
      `To take an arrest for a kidnapping is no mistake of law. It's one of fact, and it fails because of the rule on rescuers.`,
    ],
    'yes-aggressor': [
      `${defendant.the}, whom no one had threatened, was the initial aggressor`,
      `${defendant.the} became the initial aggressor by striking the first blow`,
      `Striking first doesn't make a rescuer the initial aggressor if the person rescued could have struck. That right was missing here.`,
    ],
    'no-others': [
      `a reasonable belief that ${other.the} was being kidnapped supports defense of others`,
      `defense of others requires no more than a reasonable belief in unlawful force`,
      `That's the majority rule. Where the alter-ego rule is followed, a reasonable belief isn't enough.`,
    ],
    'no-fear': [
      `self-defense covers ${defendant.the}, who had reason to fear imminent force by the men`,
      `${defendant.the} reasonably feared imminent deadly force and acted in self-defense`,
      `Self-defense takes a threat to oneself. The men paid no attention to ${defendant.the}.`,
    ],
    'no-negated': [
      `an honest mistake about the men negated the specific intent to commit battery`,
      `battery requires specific intent, which ${whose(defendant)} honest mistake negated`,
      `Battery has no specific intent that a mistake could negate, and the punch was meant.`,
    ],
  }),
} satisfies MentalCells
