import { his, whose } from '../../engine/party.ts'
import type { TheftCells } from './reason-id.ts'

/** Reasons where a vehicle is lent, or taken and meant to be given back. */
export const RIDE_CELLS = {
  'planned-loan': ({ ride: { taker, owner, car } }) => ({
    trick: [
      `a lie obtained possession, and ${taker.the} already intended to steal ${car[1]}`,
      `${owner.the} lent ${car[1]} on a lie and gave up possession without title`,
      `The owner lent the ${car[2]} and kept title. Consent that a thief obtains by a lie doesn't make the taking lawful.`,
    ],
    entrusted: [
      `${car[1]} had been entrusted to ${taker.the} as a bailee, who converted it`,
      `${taker.the} was in lawful possession as a bailee when ${car[1]} was converted`,
      `A borrower who plans the theft before asking never has lawful possession. Embezzlement requires an honest beginning.`,
    ],
    title: [
      `${owner.the} parted with ${car[1]} in reliance on a false pretense`,
      `${taker.the} obtained ${car[1]} by a knowingly false statement of purpose`,
      `False pretenses requires that the lie obtain title. A loan until Sunday passes possession alone.`,
    ],
    'none-promise': [
      `a promise to bring ${car[1]} back is not a false pretense, even if insincere`,
      `${taker.the} broke a promise, and a promise is not a false pretense`,
      `The limit on promises belongs to false pretenses. An insincere promise that obtains possession makes larceny by trick.`,
    ],
    'none-later': [
      `${owner.the} consented to the taking, and the conversion came later`,
      `the taking of ${car[1]} was with consent and so was not trespassory`,
      `Consent protects a borrower who is honest when the loan is made. This one was planning the theft.`,
    ],
  }),
  'honest-loan': ({ ride: { taker, owner, car } }) => ({
    entrusted: [
      `${car[1]} was entrusted to ${taker.the} as a bailee and then converted`,
      `${taker.the} had lawful possession as a bailee when the intent to keep ${car[1]} arose`,
      `The borrower was honest when the loan was made, so possession was lawful. Keeping the ${car[2]} is a bailee's fraudulent conversion.`,
    ],
    trick: [
      `${taker.the} obtained possession by a promise that turned out to be false`,
      `${owner.the} gave up possession of ${car[1]} in reliance on a promise to return it`,
      `A promise that's honestly made and later broken isn't a trick. The intent to steal must exist when possession is obtained.`,
    ],
    'larceny-continuing': [
      `the intent to steal arose during a continuing trespass`,
      `keeping ${car[1]} was a continuing trespass against ${owner.the}`,
      `Continuing trespass needs a wrongful beginning. This taking began with the owner's consent.`,
    ],
    title: [
      `${owner.the} parted with ${car[1]} in reliance on a false statement`,
      `${taker.the} obtained ${car[1]} by a false pretense about its return`,
      `False pretenses requires a statement that's false when made and obtains title. This one was true, and a loan passes no title.`,
    ],
    'none-later': [
      `the intent to keep ${car[1]} arose after a taking by consent`,
      `there was no intent to steal when ${taker.the} took ${car[1]}`,
      `That defeats larceny and nothing else. A bailee who turns dishonest later commits embezzlement.`,
    ],
  }),
  joyride: ({ ride: { taker, owner, car } }) => ({
    'none-return': [
      `${taker.the} intended to return ${car[1]} and so had no intent to steal`,
      `the intent to permanently deprive ${owner.the} of ${car[1]} was lacking`,
      `Using a ${car[2]} without leave is a trespass. Larceny requires, in addition, an intent to deprive the owner for good.`,
    ],
    'larceny-indifference': [
      `taking ${car[1]} without permission shows indifference to ${whose(owner)} loss`,
      `use without asking is indifference to ${whose(owner)} loss of ${car[1]}`,
      `Indifference counts where the taker leaves recovery to chance. This one was on the way back with the ${car[2]}.`,
    ],
    'larceny-continuing': [
      `the taking was trespassory, and the trespass continued until the arrest`,
      `the unpermitted use of ${car[1]} was a continuing trespass`,
      `A continuing trespass turns into larceny once the intent to steal is formed. None ever was.`,
    ],
    'larceny-possession': [
      `${car[1]} was in ${whose(owner)} possession and was taken without consent`,
      `the taking from ${whose(owner)} possession was trespassory`,
      `A taking without consent from another's possession is half of larceny. The other half is an intent to deprive permanently.`,
    ],
    replaced: [
      `an intent to return ${car[1]} does not undo its fraudulent conversion`,
      `using ${car[1]} for private ends is conversion despite its return`,
      `Conversion despite a plan to return is embezzlement by a person to whom the thing was entrusted. Nobody had entrusted the ${car[2]} to a passerby.`,
    ],
  }),
  abandoned: ({ ride: { taker, owner, car } }) => ({
    'larceny-indifference': [
      `indifference to whether ${owner.the} ever got ${car[1]} back is an intent to steal`,
      `leaving ${car[1]} to chance amounts to an intent to permanently deprive`,
      `Wanting only one trip doesn't help a taker who plans to drop the thing where it's unlikely to be recovered.`,
    ],
    'none-return': [
      `${taker.the} wanted ${car[1]} for one trip and not permanently`,
      `the intent was to use ${car[1]}, not to permanently deprive ${owner.the}`,
      `A taker who means to use a thing and bring it back isn't a thief. This one meant to leave its return to chance.`,
    ],
    entrusted: [
      `${taker.the} converted ${car[1]} while in possession of it`,
      `leaving ${car[1]} behind was a conversion by the person in possession`,
      `Possession was taken without permission. Embezzlement requires that the owner entrusted the thing to the taker.`,
    ],
    trick: [
      `${taker.the} obtained possession by acting as the owner of ${car[1]}`,
      `possession of ${car[1]} was obtained by stealth, which is a trick`,
      `A trick needs an owner who hands something over because of a lie. This owner wasn't asked.`,
    ],
    receiving: [
      `${taker.the} was in control of property known to be stolen`,
      `${taker.the} kept and used property that ${taker.pronoun} knew to be stolen`,
      `Receipt of stolen property is for those who get the goods from a thief. One's own taking is larceny or nothing.`,
    ],
  }),
  kept: ({ ride: { taker, owner, car } }) => ({
    'larceny-continuing': [
      `the intent to steal arose while the trespassory taking continued`,
      `the intent to steal was formed during a continuing trespass`,
      `The ${car[2]} was taken without permission, so the wrong went on for as long as it was kept. The later intent met a trespass still in progress.`,
    ],
    'none-later': [
      `the intent to steal arose hours after the taking of ${car[1]}`,
      `the taking and the intent to steal did not coincide`,
      `A later intent is too late after a lawful taking. This one was wrongful from the first minute.`,
    ],
    'none-return': [
      `${taker.the} took ${car[1]} with an intent to return it`,
      `there was no intent to permanently deprive ${owner.the} at the taking`,
      `It's enough that the intent to deprive permanently came during the drive, while the wrongful taking went on.`,
    ],
    entrusted: [
      `${taker.the} converted ${car[1]} while in possession of it`,
      `driving ${car[1]} to another state was conversion by its possessor`,
      `Driving off without permission isn't lawful possession. Embezzlement requires that the owner entrusted the thing.`,
    ],
    trick: [
      `${taker.the} obtained possession by appearing to be the owner of ${car[1]}`,
      `possession of ${car[1]} was obtained by the trick of borrowing it`,
      `Nothing was said to the owner, so no lie obtained possession.`,
    ],
    receiving: [
      `${taker.the} kept and used property known to be stolen`,
      `from the afternoon on, ${taker.the} held property that ${taker.pronoun} knew to be stolen`,
      `Someone who takes a thing isn't its receiver. Stolen property is received from a thief.`,
    ],
  }),
  claimed: ({ ride: { taker, owner, car } }) => ({
    'none-claim': [
      `${taker.the} acted under an honest claim of right, though an unreasonable one`,
      `the mistake about ownership was honest and excluded an intent to steal`,
      `Someone who thinks a thing is already theirs doesn't mean to steal it. The belief must be honest and needn't be reasonable.`,
    ],
    'larceny-possession': [
      `${owner.the} had possession and title, and the taking was trespassory`,
      `an unreasonable mistake about title does not excuse a trespassory taking`,
      `A trespassory taking isn't larceny without an intent to steal, and an honest mistake negates that intent even if unreasonable.`,
    ],
    entrusted: [
      `${car[1]} was entrusted to ${taker.the} by the contract of sale`,
      `${taker.the} converted ${car[1]}, to which ${owner.the} had kept title`,
      `The owner had kept the ${car[2]} as well as title, so nothing was entrusted. An honest claim of right would answer embezzlement too.`,
    ],
    replaced: [
      `an honest motive does not undo the fraudulent conversion of ${car[1]}`,
      `keeping ${car[1]} is conversion despite the half that had been paid`,
      `Conversion is fraudulent if the taker knows it to be wrong. An honest claim of right excludes that, and nothing had been entrusted.`,
    ],
    title: [
      `using a spare key was a false pretense of ownership`,
      `${taker.the} obtained ${car[1]} by a false claim to its title`,
      `False pretenses requires a knowing lie that makes the owner pass title. The taker told none and believed the claim.`,
    ],
    'larceny-continuing': [
      `keeping ${car[1]} against ${whose(owner)} will was a continuing trespass`,
      `the trespass continued after ${owner.the} had refused to hand ${car[1]} over`,
      `A continuing trespass still needs an intent to steal at some point. The honest belief never ended.`,
    ],
  }),
  lien: ({ ride: { taker, car } }) => ({
    'larceny-possession': [
      `the lien gave the mechanic a possession that even the owner may not invade`,
      `an owner can steal even ${his(taker)} own property from a person with a lien on it`,
      `Larceny protects possession. Against a known lien, the owner's taking is trespassory, and escaping the bill is an intent to deprive.`,
    ],
    'none-claim': [
      `${taker.the} was the owner and took ${car[1]} under a claim of right`,
      `an owner has no intent to steal ${his(taker)} own property`,
      `An owner who honestly believes in a right to take has no intent to steal. This one knew that the mechanic could hold the ${car[2]}.`,
    ],
    'none-return': [
      `${taker.the} meant to deprive the mechanic of a payment and not of property`,
      `the mechanic lost no property of which to be permanently deprived`,
      `The right to hold a thing until payment counts as property in larceny, and the mechanic was deprived of it permanently.`,
    ],
    entrusted: [
      `${car[1]} was converted after it had been entrusted for repairs`,
      `the repairs made a bailment, and ${taker.the} converted the subject of it`,
      `A bailment entrusts the thing to the bailee, who was the mechanic. Embezzlement is by the person entrusted, not against that person.`,
    ],
    title: [
      `ordering repairs without paying was a false pretense`,
      `${taker.the} obtained the repairs by a false pretense that the bill would be paid`,
      `Nothing shows a lie when the repairs were ordered, and a promise to pay wouldn't be a pretense. The wrong was the taking.`,
    ],
    trick: [
      `a spare key obtained possession by a trick`,
      `${taker.the} regained possession by tricking the mechanic`,
      `The mechanic wasn't told anything and handed nothing over. Stealth isn't trick.`,
    ],
  }),
} satisfies TheftCells
