import { The, whose } from '../../engine/party.ts'
import type { MentalCells } from './reason-id.ts'

/** Reasons about mistakes of law. */
export const LAW_CELLS = {
  lawyer: ({ defendant }) => ({
    'yes-ignorance': [
      `a mistake of law is not excused by reliance on the advice of a private lawyer`,
      `the advice of a private lawyer is not an official interpretation of the statute`,
      `The lawyer held no office and couldn't speak for the state. Otherwise, anyone might buy a defense.`,
    ],
    'yes-unreasonable': [
      `${whose(defendant)} mistake of law was unreasonable without a second lawyer's opinion`,
      `the mistake of law was unreasonable, since the lawyer turned out to be wrong`,
      `Reliance on a careful lawyer is reasonable enough. It fails because the lawyer isn't a public officer or body.`,
    ],
    'yes-strict': [
      `the crime is one of strict liability, to which reliance on advice of any kind is no defense`,
      `a misdemeanor is a crime of strict liability, to which reliance is no defense`,
      `Official advice would have been a defense to a strict-liability crime too. The trouble is who gave the advice.`,
    ],
    'no-official': [
      `${defendant.the} reasonably relied on a written interpretation of the statute by an expert`,
      `${whose(defendant)} reliance on a lawyer is treated as reliance on an official interpretation`,
      `An official interpretation comes from the officer or body that is responsible for the statute, and not from a lawyer in private practice.`,
    ],
    'no-willful': [
      `the mens rea of the crime is willfulness, and ${defendant.the} knew of no legal duty`,
      `${defendant.the} acted in good faith and so lacked willfulness, the mens rea of the crime`,
      `Nothing makes willfulness the mens rea of this crime. Without that word, no one has to know of the legal duty.`,
    ],
    'no-presumed': [
      `knowledge that the conduct is unlawful is presumed to be an element`,
      `a statute silent on mens rea is presumed to require knowledge of the law`,
      `Knowledge that's presumed to be an element is knowledge of facts. A statute needn't require knowledge of the law, or that conduct is unlawful.`,
    ],
    'no-negated': [
      `an honest mistake of law negates the mens rea of any misdemeanor`,
      `${whose(defendant)} honest mistake about the statute negated the mens rea of the crime`,
      `A mistake of law negates mens rea where knowledge of that law is an element. Knowing that one's act is forbidden rarely is.`,
    ],
  }),
  agency: ({ defendant }) => ({
    'no-official': [
      `${defendant.the} reasonably relied on an official interpretation of the statute`,
      `reasonable reliance on an official interpretation excuses this mistake of law`,
      `The answer was formal, in writing, and from the very body that enforces the statute. The state can't punish those who believe it.`,
    ],
    'no-willful': [
      `the mens rea of the crime is willfulness, and ${defendant.the} knew of no legal duty`,
      `${defendant.the} acted in good faith and so lacked willfulness, the mens rea of the crime`,
      `The statute doesn't ask for willfulness as its mens rea. Good faith matters only because of where the advice came from.`,
    ],
    'no-negated': [
      `an honest mistake of law negates the mens rea of any misdemeanor`,
      `${whose(defendant)} honest mistake about the statute negated the mens rea of the crime`,
      `Honest mistakes about the criminal law don't negate mens rea. This one is excused because the state itself caused it.`,
    ],
    'no-reasonable': [
      `a reasonable mistake of fact about the scope of a statute is a defense`,
      `${defendant.the} made a reasonable mistake of fact`,
      `The mistake was about what the statute means, which is law and not fact.`,
    ],
    'yes-ignorance': [
      `a mistake of law is no defense, even if an official has caused it`,
      `${defendant.the} made a mistake of law, which is no defense to a crime`,
      `That's the general rule. Official interpretations that later prove wrong are its main exception.`,
    ],
    'yes-strict': [
      `the crime is one of strict liability, to which reliance on advice of any kind is no defense`,
      `a misdemeanor is a crime of strict liability, to which reliance is no defense`,
      `Even where a crime has strict liability, reliance on an official statement of the law is a defense.`,
    ],
    'yes-unreasonable': [
      `only a court can interpret a statute, so this mistake of law was unreasonable`,
      `a mistake of law is unreasonable unless a court has approved it`,
      `Besides decisions of courts, the code names interpretations by the body responsible for enforcement. To rely on one is reasonable.`,
    ],
  }),
  tax: ({ defendant }) => ({
    'no-willful': [
      `even an unreasonable belief that no return was due negates willfulness`,
      `${defendant.the} honestly knew of no legal duty to file and so did not act willfully`,
      `Willfulness here is the voluntary violation of a known legal duty. A person who sincerely misreads the tax law doesn't know of the duty.`,
    ],
    'no-official': [
      `${defendant.the} reasonably relied on an interpretation of the law given at a public seminar`,
      `${whose(defendant)} reliance on the speaker is treated as reliance on an official interpretation`,
      `The speaker wasn't an official, and no one could reasonably rely on such a claim. Willfulness is what's missing.`,
    ],
    'no-negated': [
      `failure to file requires a specific intent to evade taxes, which was lacking`,
      `${defendant.the} acted openly and so had no specific intent to evade taxes`,
      `Acting openly may show that a belief is sincere. But this crime doesn't ask for an intent to evade. What it asks for, and what's missing, is knowledge of the duty.`,
    ],
    'yes-ignorance': [
      `a mistake about a legal duty is a mistake of law, which is no defense`,
      `a misreading of a tax statute is a mistake of law, which does not excuse`,
      `Here, the statute makes knowledge of the law an element. A mistake of law then negates the mental state.`,
    ],
    'yes-unreasonable': [
      `a mistake of law must be reasonable to negate willfulness, and this one was not`,
      `an unreasonable belief cannot negate willfulness, however honest it is`,
      `How unreasonable a belief is may show that it isn't sincere. If it's sincere, as it is here, it negates willfulness.`,
    ],
    'yes-strict': [
      `a failure to file is a public welfare offense of strict liability`,
      `tax crimes impose strict liability, to which no belief is a defense`,
      `The word "willfully" excludes strict liability. It asks for the most demanding mental state in the law of crimes.`,
    ],
    'yes-general': [
      `failure to file is a general-intent crime, and ${defendant.the} chose not to file`,
      `the general intent not to file a return is all that willfulness requires`,
      `${The(defendant)} did choose not to file, but willfulness in a tax statute goes beyond general intent.`,
    ],
  }),
} satisfies MentalCells
