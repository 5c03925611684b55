import { The, whose } from '../../engine/party.ts'
import type { MentalCells } from './reason-id.ts'

/** Reasons about mistakes of fact. */
export const MISTAKE_CELLS = {
  rack: ({ defendant, other, hung }) => ({
    'no-negated': [
      `even an unreasonable mistake of fact negates the specific intent to steal`,
      `an honest mistake of fact left ${defendant.the} without the specific intent to steal`,
      `You can't mean to steal what you believe to be your own. Carelessness may be foolish, but it isn't the intent that larceny requires.`,
    ],
    'no-reasonable': [
      `${defendant.the} made a reasonable mistake of fact about whose ${hung} it was`,
      `taking the wrong ${hung} was a reasonable mistake of fact, which is a defense`,
      `The color, the size, and the other ${hung} on the rack made the mistake unreasonable. It helps because it was honest.`,
    ],
    'yes-unreasonable': [
      `a mistake of fact must be reasonable to be a defense, and this one was not`,
      `only a reasonable mistake of fact negates the intent to steal`,
      `Reasonable mistakes are asked for where general intent is enough. The intent to steal is specific, and carelessness doesn't supply it.`,
    ],
    'yes-general': [
      `larceny is a general-intent crime, and ${defendant.the} took the ${hung} on purpose`,
      `general intent to take and carry away the ${hung} is all that larceny requires`,
      `Larceny is the standard example of a specific-intent crime. A purposeful taking isn't enough without the intent to steal.`,
    ],
    'yes-ignorance': [
      `a mistake about who owns a thing is a mistake of law, which is no excuse`,
      `ownership is a legal question, and a mistake of law is no defense`,
      `${The(defendant)} didn't misread the law of ownership but mixed up two things, and that's a mistake of fact.`,
    ],
    'yes-strict': [
      `larceny imposes strict liability as to the ownership of the thing taken`,
      `strict liability applies to the element that the ${hung} belonged to ${other.the}`,
      `Larceny isn't a strict-liability crime in any of its elements. The taker must know that the thing belongs to another.`,
    ],
  }),
  gift: ({ defendant, gift, other }) => ({
    'no-negated': [
      `an honest mistake about the law of gifts negates the specific intent to steal`,
      `${defendant.the} honestly claimed ownership and so lacked the specific intent to steal`,
      `This mistake of law concerns ownership, not the crime. It leaves no intent to take the property of another.`,
    ],
    'no-reasonable': [
      `${defendant.the} made a reasonable mistake of fact`,
      `a reasonable mistake of fact about a gift is a defense to larceny`,
      `Every fact was known: the words, and that nothing was handed over. What was mistaken, and not reasonably so, was a rule of law.`,
    ],
    'no-official': [
      `${defendant.the} reasonably relied on ${whose(other)} statement about ownership`,
      `reasonable reliance on the statement of an owner excuses a mistake of law`,
      `Reliance on a statement excuses a mistake of law only if the statement is official. ${The(other)} was a private person.`,
    ],
    'yes-ignorance': [
      `a mistake of law is no defense, and ${whose(defendant)} mistake was one of law`,
      `ignorance of the law of gifts is a mistake of law and does not excuse`,
      `Ignorance of the criminal law doesn't excuse. A mistake about property law can still take away the intent to steal.`,
    ],
    'yes-unreasonable': [
      `a mistake about ownership must be reasonable in order to negate the intent to steal`,
      `an unreasonable mistake about ownership does not negate the intent to steal`,
      `To negate the intent to steal, a mistake about ownership only has to be honest. Whether it was reasonable doesn't matter.`,
    ],
    'yes-general': [
      `${defendant.the} took the ${gift} on purpose, and larceny is a general-intent crime`,
      `the general intent to take the ${gift} away is enough for larceny`,
      `A purposeful taking is only part of larceny. There must also be the specific intent to deprive another of what is the other's.`,
    ],
  }),
  lookalike: ({ defendant, other, third }) => ({
    'no-reasonable': [
      `a reasonable mistake of fact is a defense to a general-intent crime`,
      `${defendant.the} made a reasonable mistake of fact about the person's identity`,
      `Had it been ${other.the}, the slap would have been welcome. Build, hair, and clothing made the mistake one that others made too.`,
    ],
    'no-negated': [
      `an honest mistake of fact negates general intent even if it is unreasonable`,
      `any honest mistake, reasonable or not, negates the intent that battery requires`,
      `Honesty alone is enough for specific intent. For battery here the mistake must be reasonable too, as it happened to be.`,
    ],
    'yes-general': [
      `battery is a general-intent crime, to which no mistake of fact is a defense`,
      `a mistake of fact is a defense to specific-intent crimes only`,
      `A mistake of fact can be a defense to a general-intent crime. It only has to be reasonable.`,
    ],
    'yes-strict': [
      `battery imposes strict liability as to whether the person touched has consented`,
      `${third.the} did not consent, and strict liability applies to that element`,
      `Strict liability is for minor regulatory crimes. As to consent, battery allows a reasonable mistake.`,
    ],
    'yes-ignorance': [
      `${whose(defendant)} belief about consent was a mistake of law, which is no defense`,
      `a mistake about consent is a mistake of law, which does not excuse`,
      `Consent is a matter of fact, and so is whose back it was. There was no mistake of law.`,
    ],
  }),
  stranger: ({ defendant, other, third }) => ({
    'yes-unreasonable': [
      `an unreasonable mistake of fact is no defense to a general-intent crime`,
      `only a reasonable mistake of fact is a defense to a crime of general intent`,
      `A glance would have shown that it wasn't ${other.the}. An honest but careless mistake doesn't help where general intent is enough.`,
    ],
    'yes-strict': [
      `battery imposes strict liability as to whether the person touched has consented`,
      `${third.the} did not consent, and strict liability applies to that element`,
      `A reasonable mistake about consent would have been a defense, so this isn't strict liability.`,
    ],
    'yes-general': [
      `battery is a general-intent crime, to which no mistake of fact is a defense`,
      `a mistake of fact is a defense to specific-intent crimes only`,
      `That's too broad. A reasonable mistake of fact is a defense to a general-intent crime. This one was careless.`,
    ],
    'yes-ignorance': [
      `a mistake about consent is a mistake of law, which does not excuse`,
      `${whose(defendant)} belief about consent was a mistake of law, which is no defense`,
      `This wasn't a mistake of law. Consent, and who stood there, are matters of fact, and the mistake fails because it was careless.`,
    ],
    'no-negated': [
      `${whose(defendant)} mistake of fact, however careless, was honest and negated the intent`,
      `an honest mistake of fact negates general intent even if it is unreasonable`,
      `An honest mistake is enough for specific intent, as in larceny. Battery requires general intent, and so the mistake had to be reasonable.`,
    ],
    'no-reasonable': [
      `the habit of greeting ${other.the} that way made the mistake of fact reasonable`,
      `${whose(defendant)} long habit with ${other.the} made this a reasonable mistake of fact`,
      `The habit explains the slap. It doesn't make it reasonable to overlook the height, hair, and face of a stranger in bright light.`,
    ],
  }),
  sale: ({ seller: accused, goods }) => ({
    'yes-strict': [
      `the crime is one of strict liability, to which a mistake of fact about age is no defense`,
      `a mistake of fact, even if reasonable, is no defense to a public welfare offense`,
      `A small fine and a protective purpose mark a regulatory crime. The buyer was under age, and what the seller believed doesn't matter.`,
    ],
    'yes-ignorance': [
      `ignorance of the minimum age is a mistake of law, which is no defense`,
      `${accused.the} made a mistake of law about who may buy ${goods}`,
      `The seller knew the minimum age very well. The mistake was about this customer's age, and that's a fact.`,
    ],
    'yes-unreasonable': [
      `a seller's mistake of fact about a customer's age is always unreasonable`,
      `${accused.the} had other means of learning the truth, so the mistake was unreasonable`,
      `The mistake was as reasonable as a mistake can be. It fails because this crime has no mental state that a mistake could negate.`,
    ],
    'no-reasonable': [
      `${accused.the} made a reasonable mistake of fact about the customer's age`,
      `a reasonable mistake of fact is a defense even where a statute is silent`,
      `Reasonable care helps where general intent is required. A public welfare offense requires no mental state at all.`,
    ],
    'no-negated': [
      `an honest mistake about age negated the specific intent to sell to a minor`,
      `${accused.the} honestly believed the license and so lacked specific intent`,
      `The statute asks for no specific intent, so an honest mistake has nothing to negate.`,
    ],
    'no-presumed': [
      `a silent statute is presumed to require knowledge of the facts that make a sale a crime`,
      `knowledge of the customer's age is an element although the statute is silent`,
      `The presumption of knowledge gives way for public welfare offenses with light penalties, and a fine of $250 is light.`,
    ],
  }),
  rifle: ({ defendant, gun }) => ({
    'no-presumed': [
      `a statute with so severe a penalty is presumed to require knowledge of the facts`,
      `knowledge that ${gun[1]} fired automatically is an element of the crime`,
      `Ten years in prison is no light penalty. Courts don't lightly assume that a legislature would send somebody to prison for an innocent mistake.`,
    ],
    'no-willful': [
      `the crime requires willfulness, and ${defendant.the} knew of no legal duty to register`,
      `${defendant.the} did not willfully violate a known legal duty to register ${gun[1]}`,
      `Knowing the facts would have been enough. The statute doesn't ask for willfulness or knowledge of the duty to register.`,
    ],
    'no-reasonable': [
      `a reasonable mistake of fact is a defense even to a strict-liability crime`,
      `${defendant.the} made a reasonable mistake of fact, which excuses even where liability is strict`,
      `To strict liability, no mistake is a defense. ${The(defendant)} is helped by the presumption that this isn't such a crime.`,
    ],
    'yes-strict': [
      `possession of a dangerous weapon is a public welfare offense of strict liability`,
      `a statute that does not mention a mental state imposes strict liability`,
      `Silence and danger alone don't make strict liability. Guns are widely and lawfully owned, and this penalty is severe.`,
    ],
    'yes-ignorance': [
      `ignorance of a duty to register ${gun[1]} is a mistake of law, which is no defense`,
      `${defendant.the} made a mistake of law about which weapons must be registered`,
      `What ${defendant.the} didn't know was how ${gun[1]} works. That's a fact, and not a mistake about the law of registration.`,
    ],
    'yes-unreasonable': [
      `${defendant.the}, who did not have ${gun[1]} examined, made an unreasonable mistake of fact`,
      `a mistake of fact about a gun is unreasonable if the buyer has not had it examined`,
      `Nothing on the outside gave a reason to have ${gun[1]} examined. Besides, knowledge is the element, and even an unreasonable mistake excludes it.`,
    ],
    'yes-general': [
      `${defendant.the} possessed ${gun[1]} on purpose, and general intent to possess is enough`,
      `possession is a general-intent crime, and ${defendant.the} meant to keep ${gun[1]}`,
      `Meaning to keep ${gun[1]} isn't knowing what it is. The mental state reaches the feature that makes possession criminal.`,
    ],
  }),
} satisfies MentalCells
