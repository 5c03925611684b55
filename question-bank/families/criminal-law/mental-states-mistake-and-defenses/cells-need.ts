import { he, his, The, whose } from '../../engine/party.ts'
import type { MentalCells } from './reason-id.ts'

/** Reasons about necessity and duress. */
export const NEED_CELLS = {
  storm: ({ defendant }) => ({
    'no-necessity': [
      `breaking the lock was the lesser evil, and ${defendant.the} had no lawful alternative`,
      `necessity justifies a lesser evil where no lawful alternative is left`,
      `A broken lock weighs less than a life. The storm was imminent danger, not of ${whose(defendant)} making, and no other shelter was in reach.`,
    ],
    'no-duress': [
      `the storm amounted to duress, since it threatened imminent death`,
      `duress excuses a crime that is committed in fear of imminent death from a storm`,
      `Duress takes a threat by a person who demands a crime. Pressure from nature is a matter of necessity.`,
    ],
    'no-negated': [
      `${defendant.the} had no specific intent to steal, which breaking into a building requires`,
      `the specific intent that the crime requires was negated by the danger`,
      `This statute asks only for intentional entry without consent, and that was there. Intent to steal belongs to burglary.`,
    ],
    'yes-alternative': [
      `${defendant.the} could have stayed off the trail, which was a lawful alternative`,
      `${defendant.the} had the lawful alternative of staying off the mountain that day`,
      `A lawful alternative has to be open when the danger comes. Taking a walk before an unexpected storm is no fault.`,
    ],
    'yes-general': [
      `breaking in is a general-intent crime, to which necessity is no defense`,
      `necessity is a defense to specific-intent crimes only`,
      `Breaking in may be a general-intent crime, but necessity isn't limited to specific-intent crimes. It weighs one harm against another.`,
    ],
    'yes-strict': [
      `entering without consent is a crime of strict liability, to which necessity is no defense`,
      `the owner of a building is protected by strict liability, whatever the reason for entry`,
      `The statute says "intentionally," so it isn't one of strict liability, and property counts for less than life.`,
    ],
    'yes-life': [
      `necessity is no defense to harm done to an innocent person's property`,
      `neither necessity nor duress excuses harm to an innocent person`,
      `It's innocent life that may not be sacrificed. Innocent property may be, if the harm avoided is greater.`,
    ],
  }),
  station: ({ defendant }) => ({
    'yes-alternative': [
      `the ranger station was a lawful alternative, so the defense of necessity fails`,
      `necessity requires that there be no lawful alternative, and one was at hand`,
      `The danger was real, but a warm and open shelter was five minutes away. A wish for solitude doesn't count.`,
    ],
    'yes-general': [
      `breaking in is a general-intent crime, to which necessity is no defense`,
      `necessity is a defense to specific-intent crimes only`,
      `Necessity can justify a general-intent crime, such as breaking in, like any other. It fails here because the crime was easy to avoid.`,
    ],
    'yes-strict': [
      `entering without consent is a crime of strict liability, to which necessity is no defense`,
      `the owner of a building is protected by strict liability, whatever the reason for entry`,
      `A crime that must be committed intentionally isn't one of strict liability, and necessity could have justified it.`,
    ],
    'yes-life': [
      `necessity is no defense to harm done to an innocent person's property`,
      `neither necessity nor duress excuses harm to an innocent person`,
      `A freezing hiker may harm innocent property if nothing else is left. Only innocent life is beyond the defense.`,
    ],
    'no-necessity': [
      `breaking a lock was the lesser evil, which is all that necessity requires`,
      `necessity justifies any lesser evil that averts imminent death`,
      `The lesser evil is only half of it. Necessity also asks whether there was another way, and there was.`,
    ],
    'no-duress': [
      `the storm amounted to duress, since it threatened imminent death`,
      `duress excuses a crime that is committed in fear of imminent death from a storm`,
      `A storm can't make a demand, so this isn't duress. Besides, ${he(defendant)} had a safe way out.`,
    ],
    'no-negated': [
      `${defendant.the} had no specific intent to steal, which breaking into a building requires`,
      `the specific intent that the crime requires was negated by the danger`,
      `The statute requires intentional entry and no purpose to steal. ${The(defendant)} broke the lock on purpose.`,
    ],
  }),
  robbery: ({ defendant, seller, third }) => ({
    'no-duress': [
      `a threat of imminent death is duress if there is no safe way to escape`,
      `${defendant.the} acted under duress in reasonable fear of imminent death`,
      `The pistol was drawn throughout, and the crime was the one demanded. Duress excuses any crime short of murder.`,
    ],
    'no-negated': [
      `fear for one's life negates the specific intent to steal`,
      `${defendant.the} robbed unwillingly and so lacked the specific intent to steal`,
      `To rob unwillingly is still to intend it. Duress excuses the crime although its mental state is there.`,
    ],
    'no-fear': [
      `${defendant.the} used force in self-defense against a threat of imminent death`,
      `self-defense covers force that is used in reasonable fear of imminent death`,
      `Self-defense is force against the attacker. This force was aimed at ${seller.the}, who threatened no one.`,
    ],
    'yes-life': [
      `duress is no defense to a crime that puts an innocent life at risk`,
      `neither duress nor necessity excuses violence against an innocent person`,
      `The line is drawn at taking an innocent life. Robbery, though violent, can be excused by duress.`,
    ],
    'yes-alternative': [
      `${defendant.the} could have asked ${seller.the} for help, a lawful alternative that excludes duress`,
      `before robbing anyone, ${defendant.the} could have turned to ${seller.the} for help as a lawful alternative`,
      `A lawful alternative must be a safe one. With ${whose(third)} pistol drawn a few steps behind, asking for help could have been fatal.`,
    ],
    'yes-knew': [
      `${defendant.the} knew that the act was wrong, which excludes duress`,
      `duress excuses only a person who does not know that an act is wrong`,
      `Knowing that an act is wrong excludes insanity. Everybody under duress knows it and is excused because of the threat.`,
    ],
  }),
  killing: ({ defendant, other, third }) => ({
    'yes-life': [
      `duress is no defense to the intentional killing of an innocent person`,
      `neither duress nor necessity excuses the taking of an innocent life`,
      `However real the threat, the common law expects a person to die rather than to kill somebody who has done no wrong.`,
    ],
    'yes-alternative': [
      `${defendant.the} could have attacked ${third.the} instead, a lawful alternative that excludes duress`,
      `${defendant.the} could have struck at the pistol as a lawful alternative`,
      `Hitting at a pistol held to one's head is no safe alternative. Duress fails here because of the crime, not because of a way out.`,
    ],
    'yes-knew': [
      `${defendant.the} knew that the act was wrong, which excludes duress`,
      `duress excuses only a person who does not know that an act is wrong`,
      `A person under duress always knows what is done and that it's wrong. That question belongs to insanity.`,
    ],
    'no-duress': [
      `a threat of imminent death is duress if there is no safe way to escape`,
      `${defendant.the} acted under duress in reasonable fear of imminent death`,
      `All of that is true, and it would excuse a robbery. For an intentional killing, duress isn't available.`,
    ],
    'no-necessity': [
      `the killing was the lesser evil, since it saved ${whose(defendant)} own life`,
      `necessity justifies a killing by which the defendant's own life is saved`,
      `Necessity takes a lesser evil, and one innocent life isn't worth less than another. It never justifies an intentional killing at common law.`,
    ],
    'no-fear': [
      `${defendant.the} used deadly force in self-defense against imminent death`,
      `self-defense covers deadly force that is used in reasonable fear of imminent death`,
      `Deadly force in self-defense has to be aimed at the attacker. ${The(other)} was tied up and threatened nobody.`,
    ],
    'no-felony': [
      `the threat was ${whose(third)} felony, and ${defendant.the} had no part in that underlying felony`,
      `duress excuses the underlying felony, without which there is no murder`,
      `The charge doesn't rest on an underlying felony. ${The(defendant)} is charged with ${his(defendant)} own intentional killing.`,
    ],
  }),
  death: ({ defendant, seller }) => ({
    'no-felony': [
      `duress is a defense to the underlying felony, so there was no felony murder`,
      `duress excuses the underlying felony, which therefore cannot support felony murder`,
      `The law won't accept duress for an intentional killing. It does for robbery, and then nothing carries the charge.`,
    ],
    'no-duress': [
      `duress is a defense to every form of murder`,
      `duress is a defense to murder as it is to other crimes`,
      `Duress is no defense to intentional murder. What it excuses is the robbery on which this charge depends.`,
    ],
    'no-negated': [
      `felony murder requires malice toward the person killed, which was lacking`,
      `${defendant.the} had no intent to kill, and felony murder requires malice toward ${seller.the}`,
      `Felony murder doesn't ask for malice toward the victim. Intent to commit the felony takes its place.`,
    ],
    'yes-life': [
      `duress is no defense to murder, and felony murder is murder`,
      `neither duress nor necessity excuses a robbery in which an innocent person dies`,
      `The rule about innocent life concerns killings that the person under duress intends. Here, only a robbery was.`,
    ],
    'yes-strict': [
      `felony murder imposes strict liability for any death in a robbery, even under duress`,
      `strict liability for deaths in the course of a robbery leaves no room for duress`,
      `Liability for the death may be strict, but it presupposes guilt of the robbery, which duress excuses.`,
    ],
    'yes-alternative': [
      `before robbing anyone, ${defendant.the} could have turned to ${seller.the} for help as a lawful alternative`,
      `${defendant.the} could have asked ${seller.the} for help, a lawful alternative that excludes duress`,
      `With a pistol drawn a few steps behind, asking for help wasn't a safe alternative.`,
    ],
  }),
} satisfies MentalCells
