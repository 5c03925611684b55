import { he, him, The, whose } from '../../engine/party.ts'
import type { MentalCells } from './reason-id.ts'

/** Reasons about self-defense. */
export const FIGHT_CELLS = {
  toy: ({ defendant, other }) => ({
    'no-fear': [
      `${defendant.the} reasonably believed that deadly force was about to be used`,
      `deadly force was justified by a reasonable belief in an imminent deadly attack`,
      `Self-defense goes by appearances. A reasonable person would have seen a real pistol and a threat of death within seconds.`,
    ],
    'no-negated': [
      `an honest belief in imminent danger is full self-defense, even if it is unreasonable`,
      `${defendant.the} honestly feared death, which is all that self-defense requires`,
      `An honest fear of death isn't enough for full self-defense. This one was reasonable too, and that's what justifies the blow.`,
    ],
    'no-escalated': [
      `${other.the} suddenly escalated the fight, which restored the right of self-defense`,
      `an initial aggressor like ${defendant.the} may use deadly force after a sudden escalation`,
      `There was no fight before the pistol appeared, and ${defendant.the} was no aggressor. Escalation restores what was never lost here.`,
    ],
    'yes-imperfect': [
      `${whose(defendant)} mistaken belief in danger gave rise only to imperfect self-defense`,
      `without real danger, there is at most imperfect self-defense`,
      `Imperfect self-defense is for unreasonable beliefs. A reasonable mistake leaves the defense whole.`,
    ],
    'yes-excess': [
      `${defendant.the} used deadly force against a toy, which could not do serious bodily injury`,
      `${defendant.the} used deadly force although ${other.the} could do no serious bodily injury`,
      `Force is excessive in the light of what reasonably appeared, and what appeared was a pistol.`,
    ],
    'yes-alternative': [
      `${defendant.the} had five seconds in which to withdraw before using deadly force`,
      `${defendant.the} could have retreated in five seconds and so could not use deadly force`,
      `There's no duty to retreat in this state, and no one needs to use five seconds to run from a pistol.`,
    ],
  }),
  slap: ({ defendant, other }) => ({
    'yes-excess': [
      `deadly force was excessive against someone who threatened nondeadly force`,
      `${defendant.the} used deadly force without reasonable fear of serious bodily injury`,
      `Another slap could be expected, and it could be met with moderate force. A full swing at the head is deadly force.`,
    ],
    'yes-imperfect': [
      `${defendant.the} acted in imperfect self-defense, which is no complete defense`,
      `imperfect self-defense reduces a battery but does not excuse it`,
      `Imperfect self-defense takes an honest fear of death and matters in homicide. Nothing shows that ${he(defendant)} had such a fear.`,
    ],
    'yes-alternative': [
      `${defendant.the} could have walked away and so could not use deadly force`,
      `deadly force may not be used by a person who can safely retreat`,
      `The state imposes no duty to retreat or walk away, however safely it could be done. The trouble is the amount of force.`,
    ],
    'yes-general': [
      `battery is a general-intent crime, to which self-defense does not apply`,
      `self-defense is limited to specific-intent crimes, and battery is not one`,
      `Self-defense isn't limited to specific-intent crimes. It applies to a general-intent crime like battery, but what's missing is proportion.`,
    ],
    'no-fear': [
      `a second unlawful blow was imminent, which justified deadly force in self-defense`,
      `${defendant.the} reasonably believed that unlawful force was imminent and could use deadly force`,
      `The blow was imminent and unlawful, but deadly force takes a reasonable belief in death or serious bodily injury.`,
    ],
    'no-escalated': [
      `${other.the} was the initial aggressor and so lost any protection against deadly force`,
      `deadly force may be used against one who is the initial aggressor`,
      `Being the initial aggressor affects only ${whose(other)} own right of self-defense. It doesn't allow a deadly answer by ${defendant.the}.`,
    ],
    'no-negated': [
      `${defendant.the} honestly reacted to unlawful force and so lacked the intent to commit battery`,
      `${defendant.the} honestly wished to stop the slaps, which negated the intent to injure`,
      `A wish to stop the slaps doesn't negate the intent to strike. It could only justify the blow, and the force was too great.`,
    ],
  }),
  knife: ({ defendant, other }) => ({
    'no-escalated': [
      `a nondeadly aggressor may resist a sudden deadly escalation by the other side`,
      `${other.the} suddenly escalated to deadly force and left no way to withdraw`,
      `A slap may be answered, but not with a knife at the throat. With a wall behind ${him(defendant)}, nothing else was left.`,
    ],
    'no-negated': [
      `${whose(defendant)} honest fear of the knife negated the intent to commit battery`,
      `honest fear negates the intent that battery with a deadly weapon requires`,
      `The blow was meant to hit, and fear doesn't negate that. The question is whether the blow was justified.`,
    ],
    'no-duress': [
      `the knife was a threat of imminent death, which amounts to duress`,
      `duress excuses ${defendant.the}, who was faced with imminent death`,
      `Duress is for crimes that another person commands. Force against the attacker is a matter of self-defense.`,
    ],
    'yes-aggressor': [
      `${defendant.the} was the initial aggressor and did not withdraw before using deadly force`,
      `an initial aggressor who has not withdrawn cannot claim self-defense`,
      `The slap did make ${defendant.the} the aggressor. But withdrawal isn't asked of a person whom a sudden knife gives no chance for it.`,
    ],
    'yes-excess': [
      `deadly force is excessive in a fight that began with a slap`,
      `${defendant.the} met a nondeadly quarrel with excessive, deadly force`,
      `Force is measured by the danger at that moment. A knife at the throat is deadly force and may be met with the same.`,
    ],
    'yes-alternative': [
      `an initial aggressor has a duty to retreat, however difficult it may be`,
      `${defendant.the} had started the fight and so had a duty to retreat`,
      `Even where retreat is required, it has to be possible in safety. Here there was a wall.`,
    ],
  }),
  attacker: ({ defendant, other }) => ({
    'yes-aggressor': [
      `${defendant.the} made the first deadly attack and never withdrew from it`,
      `one who begins a deadly attack cannot claim self-defense without first withdrawing`,
      `The fear was real, but it came from a lawful answer to ${whose(defendant)} own attack. Only a clear withdrawal would've changed that.`,
    ],
    'yes-general': [
      `battery is a general-intent crime, to which self-defense does not apply`,
      `self-defense is limited to specific-intent crimes, and battery is not one`,
      `Self-defense isn't limited to specific-intent crimes and may apply to a general-intent crime. It isn't open to one who makes the deadly attack.`,
    ],
    'yes-malice': [
      `the threat to kill was malice, which excludes every claim of self-defense`,
      `self-defense requires an absence of malice, and the shouted threat shows malice`,
      `Malice toward a person doesn't take away self-defense, and battery doesn't require it. What counts is who attacked first and didn't stop.`,
    ],
    'no-fear': [
      `${defendant.the} reasonably believed that a stab was imminent`,
      `a reasonable belief that a stab was imminent justified deadly force`,
      `Imminent danger isn't enough for one who brought it about by a deadly attack. The thrust was itself lawful self-defense.`,
    ],
    'no-escalated': [
      `drawing a knife was a sudden escalation that restored the right of self-defense`,
      `${other.the} escalated the fight with a knife, so ${defendant.the} could use deadly force`,
      `A swing at the head with a shout of "I'll kill you" was deadly from the start. The knife didn't escalate anything.`,
    ],
    'no-negated': [
      `${whose(defendant)} honest fear of the knife negated the intent to commit battery`,
      `honest fear negates the intent that battery with a deadly weapon requires`,
      `Fear, however honest, doesn't negate the intent to strike, with which ${he(defendant)} had come.`,
    ],
  }),
  fright: ({ defendant, other }) => ({
    'yes-imperfect': [
      `an honest but unreasonable fear of death is only imperfect self-defense`,
      `imperfect self-defense mitigates a killing but does not excuse it`,
      `The fear was sincere, so there was no malice. It was unreasonable, so the killing isn't justified. What's left is voluntary manslaughter.`,
    ],
    'yes-unreasonable': [
      `an unreasonable mistake of fact has no effect on guilt for homicide`,
      `a mistake of fact that is unreasonable is no defense, even in part`,
      `Where imperfect self-defense is recognized, an unreasonable mistake does have an effect. It keeps the killing from being murder.`,
    ],
    'yes-malice': [
      `the intent to kill supplies malice, whatever belief may have produced it`,
      `${defendant.the} killed with malice, since the intent to kill was clear`,
      `An honest belief in deadly danger negates malice even though the killing is meant. With malice, the crime would be murder.`,
    ],
    'no-fear': [
      `${defendant.the} believed that death was imminent, and a sincere belief justifies deadly force`,
      `deadly force is justified by any sincere belief in an imminent attack`,
      `Sincere isn't enough. Perfect self-defense takes a reasonable belief, and no reasonable person would have seen a gun.`,
    ],
    'no-negated': [
      `an honest mistake of fact negates the mens rea of every homicide`,
      `${whose(defendant)} honest mistake of fact negated mens rea`,
      `The mistake negated malice and nothing more. ${The(defendant)} meant to kill ${him(other)}, and without good reason.`,
    ],
    'no-escalated': [
      `${other.the}, by approaching suddenly in the dark, became the initial aggressor`,
      `${whose(other)} sudden approach in the dark justified the use of deadly force`,
      `Approaching with a flashlight to ask for directions makes no one an aggressor. The danger existed in ${whose(defendant)} mind alone.`,
    ],
    'no-duress': [
      `fear of imminent death is duress, which excuses the killing`,
      `${defendant.the} acted under duress, since death seemed imminent`,
      `Duress takes somebody who threatens and demands a crime, and it doesn't excuse a killing. ${The(other)} demanded nothing.`,
    ],
  }),
} satisfies MentalCells
