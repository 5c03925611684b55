import { The } from '../../engine/party.ts'
import type { HomicideCells } from './reason-id.ts'

/** Reasons where no one is meant to be hurt and involuntary manslaughter is charged. */
export const NEGLIGENCE_CELLS = {
  'jest-lesser': ({ killer, rival }) => ({
    'yes-negligence': [
      `not checking the pistol before pulling the trigger was criminal negligence`,
      `aiming without checking the pistol was a gross deviation from reasonable care`,
      `A glance would have shown the cartridge, and the muzzle was at a person's chest. That's a gross deviation, not a slip.`,
    ],
    'yes-duty': [
      `any breach of a duty of care that causes death is involuntary manslaughter`,
      `${killer.the} breached a duty of care, which is enough for involuntary manslaughter`,
      `A breach of a duty of care is enough in tort. This crime takes criminal negligence.`,
    ],
    'yes-depraved': [
      `aiming a pistol in fun shows a depraved heart`,
      `extreme indifference to human life was shown by the joke`,
      `A depraved heart is aware of the danger, and it would make this murder. ${The(killer)} saw no danger.`,
    ],
    'yes-injury': [
      `pointing a pistol at a chest shows an intent to inflict serious bodily injury`,
      `${killer.the} intended serious bodily injury when the trigger was pulled`,
      `No one intends serious bodily injury with a pistol believed to be empty. The charge asks for no such intent.`,
    ],
    'no-awareness': [
      `${killer.the} was sure that the pistol was empty and disregarded no known risk`,
      `criminal negligence requires awareness of a risk, and ${killer.the} had none`,
      `Recklessness takes awareness. This jurisdiction asks for criminal negligence, which is a failure to see what a reasonable person would.`,
    ],
    'no-negligence': [
      `trusting that an old pistol is empty is ordinary negligence`,
      `a mistake about a cartridge is ordinary and not criminal negligence`,
      `Ordinary negligence is a small lapse. To aim at a chest and pull the trigger without looking is a gross one.`,
    ],
    'no-malice': [
      `${killer.the} acted without malice aforethought, which criminal homicide requires`,
      `a killing without malice aforethought is an accident and not a crime`,
      `Malice aforethought makes murder. Manslaughter is what's left of criminal homicide without it.`,
    ],
    'no-cause': [
      `${rival.the}, who handed over a loaded pistol, was the proximate cause of the death`,
      `the unknown person who loaded the pistol was the proximate cause of the death`,
      `Pulling the trigger was the direct cause of the death. Someone's earlier carelessness doesn't replace it.`,
    ],
  }),
  glance: ({ killer }) => ({
    'no-negligence': [
      `a glance of one second was ordinary negligence and not criminal negligence`,
      `looking down for a second was no gross deviation from reasonable care`,
      `The lapse was a failure of ordinary care that wasn't gross. Civil liability may follow, and no crime.`,
    ],
    'no-malice': [
      `${killer.the} acted without malice aforethought, which criminal homicide requires`,
      `a killing without malice aforethought is an accident and not a crime`,
      `Manslaughter is criminal homicide without malice aforethought, so its absence doesn't decide the case.`,
    ],
    'no-duty': [
      `${killer.the} had no special relationship with the cyclist and so no duty to act`,
      `a driver owes no legal duty to a cyclist who comes out of a driveway`,
      `A special relationship creates a duty to help. Driving is an act, and a driver owes care to every cyclist.`,
    ],
    'no-cause': [
      `the cyclist's sudden appearance was the proximate cause of the death`,
      `the cyclist, by entering the road, was the superseding proximate cause`,
      `Cyclists enter the road from driveways every day, so nothing superseding or sudden broke the chain. The lapse just wasn't gross.`,
    ],
    'yes-negligence': [
      `a death caused by inattention at the wheel is criminal negligence`,
      `looking away from the road is a gross deviation from reasonable care`,
      `Criminal negligence is measured by the conduct, not by its result, and a second's look at a warning light isn't gross.`,
    ],
    'yes-duty': [
      `any breach of a duty of care that causes death is involuntary manslaughter`,
      `${killer.the} breached the duty of care that a driver owes to a cyclist`,
      `Breach of a duty of care is the test of civil liability. For manslaughter, the breach has to be gross.`,
    ],
    'yes-unlawful': [
      `careless driving is malum in se and falls under the misdemeanor-manslaughter rule`,
      `a failure to use ordinary care is the unlawful act that manslaughter requires`,
      `An unlawful act is a crime, and no traffic law was violated. Ordinary carelessness isn't malum in se.`,
    ],
  }),
  license: ({ killer }) => ({
    'no-cause': [
      `the unlawful act of driving with an expired license did not cause the death`,
      `an unlawful act that merely coincides with a death is not its proximate cause`,
      `With a valid license, everything would have happened just the same. The violation must cause the death, not merely accompany it.`,
    ],
    'no-malice': [
      `${killer.the} acted without malice aforethought, which criminal homicide requires`,
      `a killing without malice aforethought is an accident and not a crime`,
      `Manslaughter is criminal homicide without malice aforethought, so its absence doesn't decide the case.`,
    ],
    'no-duty': [
      `${killer.the} owed no legal duty to a person who ran into the street`,
      `without a special relationship, a driver has no duty to act for a stranger`,
      `A duty to act matters where someone fails to help. Driving is an act, and drivers owe care to everyone in the street.`,
    ],
    'yes-unlawful': [
      `the death occurred during a misdemeanor, as the misdemeanor-manslaughter rule requires`,
      `driving with an expired license was an unlawful act, and a death followed`,
      `The misdemeanor-manslaughter rule takes more than a death that followed. Driving on a lapsed license, wrong only by statute, didn't cause it.`,
    ],
    'yes-negligence': [
      `driving with an expired license is criminal negligence as a matter of law`,
      `not noticing that a license has expired is a gross deviation from reasonable care`,
      `An expired license says nothing about how the car was driven, and no one noticed a fault in that.`,
    ],
    'yes-duty': [
      `any breach of a duty of care that causes death is involuntary manslaughter`,
      `${killer.the} breached a duty of care that is owed to persons in the street`,
      `Persons in the street are owed a duty of care, and it was kept: no driver could have stopped.`,
    ],
  }),
} satisfies HomicideCells
