import { his, whose } from '../../engine/party.ts'
import type { TheftCells } from './reason-id.ts'

/** Reasons where something is taken from a person, or in someone's presence. */
export const FORCE_CELLS = {
  struggle: ({ force: { robber, victim, bag } }) => ({
    'robbery-force': [
      `tearing ${bag[1]} away overcame ${whose(victim)} resistance`,
      `${bag[1]} was taken from the person of ${victim.the} by force`,
      `Robbery takes no more force than is needed to overcome resistance. The victim held on until the grip was broken.`,
    ],
    'larceny-snatch': [
      `tearing at a strap is a mere snatching and not force`,
      `the force was just enough to remove ${bag[1]} from its owner`,
      `A snatching meets no resistance. This victim held on with both hands for several seconds, and the thief had to overcome that.`,
    ],
    'larceny-after': [
      `the taking began with the seizing of ${bag[1]}, and force came afterward`,
      `${robber.the} had already taken hold of ${bag[1]} before the force was used`,
      `Laying hold of a bag that its owner still grips isn't a complete taking. The force is what accomplished it.`,
    ],
    trick: [
      `asking for directions was a trick that gave access to ${bag[1]}`,
      `${robber.the} obtained possession of ${bag[1]} by a pretext`,
      `The pretext brought the thief closer, but possession was obtained by pulling. In larceny by trick, the owner hands it over.`,
    ],
  }),
  snatched: ({ force: { robber, victim, bag } }) => ({
    'larceny-snatch': [
      `a sudden snatching that meets with no resistance is not force`,
      `the force was just enough to remove ${bag[1]} from ${whose(victim)} fingers`,
      `It was over before the victim could resist, and the fright came later. Without force or fear in the taking, it's larceny from the person.`,
    ],
    'robbery-force': [
      `${bag[1]} was taken from the person of ${victim.the} by force`,
      `the act of pulling ${bag[1]} from a hand is force`,
      `Every taking needs some motion. Robbery needs force that overcomes resistance, and there was no time for any.`,
    ],
    'robbery-fear': [
      `${bag[1]} was taken in the presence of ${victim.the}, who was put in fear`,
      `${victim.the} was frightened by the taking of ${bag[1]}`,
      `Fear makes robbery if it brings the taking about. This victim was frightened once the thing was gone.`,
    ],
    trick: [
      `asking for directions was a trick that obtained possession`,
      `${robber.the} obtained possession of ${bag[1]} by a pretext`,
      `Larceny by trick requires a lie on which the owner hands over possession. Asking for directions was a distraction.`,
    ],
  }),
  'force-after': ({ force: { robber, victim } }) => ({
    'larceny-after': [
      `the taking was complete before ${robber.the} used force`,
      `the force served to keep the purse and not to take it`,
      `The purse had been in other hands for a quarter of an hour when the blow fell. Force that comes after the taking is a battery and not robbery.`,
    ],
    'robbery-force': [
      `${robber.the} used force to get away with the purse`,
      `the blow was force against the person of ${victim.the}`,
      `Many statutes cover force used to keep what was taken. At common law, it comes too late.`,
    ],
    'robbery-fear': [
      `the purse was taken from the person and presence of ${victim.the}`,
      `the blow put ${victim.the} in fear while the purse was in ${his(victim)} presence`,
      `A pickpocket takes from the person too. It's robbery if force or fear brings the taking about, and this one wasn't noticed.`,
    ],
    trick: [
      `asking for directions was a trick that obtained possession`,
      `${robber.the} obtained possession of the purse by a pretext`,
      `The lie was a distraction, and the purse was taken in secret. In larceny by trick, the owner hands the thing over.`,
    ],
    attempt: [
      `${victim.the} caught ${robber.the} before the purse had been carried to safety`,
      `the asportation was not complete while ${victim.the} could still catch the thief`,
      `Asportation was complete with the first steps away. Being caught a quarter of an hour later doesn't undo it.`,
    ],
  }),
  'next-room': ({ force: { robber, victim, cash } }) => ({
    'robbery-fear': [
      `the ${cash} was taken from the presence of ${victim.the} by a threat`,
      `a threat of immediate harm kept ${victim.the} from protecting the ${cash}`,
      `Property is in a person's presence if, but for the fear, it could have been kept. A threat of immediate harm does as well as force.`,
    ],
    'larceny-snatch': [
      `words are not force, and ${victim.the} was not touched`,
      `the ${cash} was taken without force against ${victim.the}`,
      `Force is one way to commit robbery. A threat of immediate harm is the other.`,
    ],
    'larceny-after': [
      `the threat was over before the taking began in the next room`,
      `the threat and the taking were separate events in separate rooms`,
      `The taking in the next room was part of the same event, for the threat still held the victim in the chair.`,
    ],
    'larceny-possession': [
      `the ${cash} lay in another room and was not on ${whose(victim)} person`,
      `the ${cash} was in ${whose(victim)} possession but not in ${his(victim)} presence`,
      `Robbery doesn't require a taking from the person. Presence reaches whatever the victim could have protected, and an open door lay between.`,
    ],
    trick: [
      `a pretext gained ${robber.the} entry and so possession of the ${cash}`,
      `asking for directions was a trick that gave access to the ${cash}`,
      `Asking for directions gave access to the office and no more. It was a threat, not a trick, that got the money.`,
    ],
  }),
} satisfies TheftCells
