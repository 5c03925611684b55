import { whose } from '../../engine/party.ts'
import type { TheftCells } from './reason-id.ts'

/** Reasons where a thing was lost, or money paid by mistake. */
export const CHANCE_CELLS = {
  clue: ({ find: { finder, loser, thing } }) => ({
    'larceny-finder': [
      `${finder.the} had a clue to the owner and an intent to keep ${thing[1]}`,
      `${finder.the} took ${thing[1]} with a clue to the owner and an intent to steal`,
      `Lost property still belongs to its owner. A finder who knows how to trace the owner, and takes it up to keep it, commits a trespassory taking.`,
    ],
    'none-no-clue': [
      `a finder does not take lost property from the possession of another`,
      `a finder has no duty to search for the owner of lost property`,
      `Without a clue, a finder may keep what was lost. This one read how to reach the owner before picking it up.`,
    ],
    'none-claim': [
      `a finder acquires title to lost property against all but its owner`,
      `${finder.the} had a claim of right, as finder, against all but ${loser.the}`,
      `A finder's rights against third persons, or title, are no answer to the owner. Someone who reads how to reach the owner has no honest claim of right.`,
    ],
    entrusted: [
      `${finder.the} was in lawful possession of ${thing[1]} as a bailee for ${loser.the}`,
      `finding ${thing[1]} created a trust for ${loser.the}, which was betrayed`,
      `Embezzlement requires lawful possession or a trust. Finding a thing with intent to keep it creates neither.`,
    ],
    receiving: [
      `${finder.the} acquired property known to belong to ${loser.the}`,
      `keeping ${thing[1]} with knowledge of its owner is a knowing receipt`,
      `A receiver gets property that a thief has stolen already. This was lost, and not stolen, when found.`,
    ],
  }),
  'second-thought': ({ find: { finder, loser, thing } }) => ({
    'none-later': [
      `the intent to keep ${thing[1]} arose after an innocent taking`,
      `there was no intent to steal when ${finder.the} took ${thing[1]}`,
      `Taking a lost thing home in order to return it is lawful. A decision in the evening can't reach back to that moment.`,
    ],
    'larceny-finder': [
      `${finder.the} had a clue to the owner and decided to keep ${thing[1]}`,
      `a finder with a clue to the owner who keeps lost property is a thief`,
      `Clue and intent must come together when the thing is taken up. The clue was there, but the intent wasn't.`,
    ],
    'larceny-continuing': [
      `the intent to steal arose while a trespass against ${loser.the} continued`,
      `keeping ${thing[1]} overnight was a continuing trespass`,
      `Continuing trespass begins with a wrongful taking. It's lawful to pick a thing up for its owner.`,
    ],
    receiving: [
      `${finder.the} kept property known to belong to ${loser.the}`,
      `keeping ${thing[1]} with knowledge of its owner is a knowing receipt`,
      `A receiver gets property that is stolen property already. Nobody had stolen this.`,
    ],
    title: [
      `telling nobody about ${thing[1]} was a false pretense`,
      `silence toward ${loser.the} was a false pretense of ownership`,
      `False pretenses requires a false statement that makes an owner pass title. Telling nobody isn't a statement.`,
    ],
  }),
  'no-clue': ({ find: { finder } }) => ({
    'none-no-clue': [
      `${finder.the} had no clue by which to trace the owner of the bills`,
      `the bills gave no reason to believe that their owner could be found`,
      `A finder of lost money commits larceny only with a reasonable clue to the owner. Loose bills gave none.`,
    ],
    'larceny-finder': [
      `${finder.the} intended to keep the bills at the moment of the taking`,
      `lost money still has an owner, and ${finder.the} meant to keep it`,
      `The intent to keep is one of two conditions. The other is a clue by which the owner could be found.`,
    ],
    entrusted: [
      `${finder.the} held the bills as a bailee for the owner and spent them`,
      `finding the bills created a trust for the owner, which was betrayed`,
      `No one entrusted anything to the finder. Embezzlement needs a relationship such as that of an agent or bailee.`,
    ],
    receiving: [
      `${finder.the} acquired money known to belong to another`,
      `spending money that is known to be another's is a knowing receipt`,
      `The property received must be stolen property. These bills were lost and not stolen.`,
    ],
    'larceny-continuing': [
      `the trespass continued until ${finder.the} had spent the bills`,
      `keeping another's bills was a continuing trespass`,
      `A finder without a clue doesn't trespass by picking money up, so there was no trespass to continue.`,
    ],
  }),
  overpaid: ({ pay: { payee, teller, excess } }) => ({
    'larceny-mistake': [
      `${payee.the} knew of the mistake when taking the extra ${excess}`,
      `${payee.the} knew at the taking that ${teller.the} had made a mistake`,
      `The teller didn't consent to part with more than was due. A receiver who knows this at once, and means to keep the money, commits a trespassory taking.`,
    ],
    'none-later': [
      `${teller.the} handed over the extra ${excess} by consent, without a trespassory taking`,
      `money that is counted out by the owner's agent is not taken by trespass`,
      `Consent to pay one sum isn't consent to pay ten times as much. The mistake was seen before the bills were picked up.`,
    ],
    received: [
      `${payee.the} received the extra ${excess} lawfully and then converted it`,
      `the extra ${excess} was in ${whose(payee)} lawful possession until it was kept`,
      `Possession isn't lawful for a receiver who knows of the mistake from the start. Embezzlement requires an honest beginning.`,
    ],
    title: [
      `silence about the mistake was a false pretense that obtained title`,
      `${payee.the} obtained title to the extra ${excess} by hiding the mistake`,
      `Not correcting a mistake that one didn't cause isn't a false statement. And no title passed to the excess.`,
    ],
    trick: [
      `keeping silent tricked ${teller.the} into giving up possession`,
      `${payee.the} obtained possession of the extra ${excess} by a silent lie`,
      `The customer did nothing to bring the mistake about. Larceny by trick needs a lie that makes the owner hand the thing over.`,
    ],
  }),
  'found-later': ({ pay: { payee, teller, excess } }) => ({
    'none-later': [
      `the intent to keep the extra ${excess} arose after an innocent taking`,
      `${payee.the} knew of no mistake at the taking and had no intent to steal`,
      `The customer didn't know of the mistake at the bank. What's innocently received isn't stolen by a decision to keep it.`,
    ],
    'larceny-mistake': [
      `title to the extra ${excess} did not pass, and ${payee.the} kept it with knowledge`,
      `${payee.the} kept money that was known to have been paid by mistake`,
      `The mistake must be known when the money is taken. It was discovered at home.`,
    ],
    'larceny-continuing': [
      `the intent to steal arose while a trespass against the bank continued`,
      `keeping the extra ${excess} was a continuing trespass`,
      `An innocent receipt is no trespass, so nothing wrongful was going on when the customer counted the bills.`,
    ],
    'larceny-finder': [
      `the extra ${excess} was like lost property with a clue to its owner`,
      `${payee.the} knew the owner of the extra ${excess}, like a finder with a clue`,
      `Even a finder with a clue isn't a thief unless the intent to keep is there when the thing is taken up.`,
    ],
    title: [
      `silence about the mistake was a false pretense that obtained title`,
      `${payee.the} obtained title by a false pretense toward ${teller.the}`,
      `Nothing false was said, and at the bank the customer had nothing to conceal.`,
    ],
    receiving: [
      `${payee.the} kept property known to belong to the bank`,
      `from that night on, ${payee.the} held money known to be the bank's`,
      `The property received must have been stolen by somebody. This was paid by mistake.`,
    ],
  }),
} satisfies TheftCells
