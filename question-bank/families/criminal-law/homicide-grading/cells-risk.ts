import { He, The } from '../../engine/party.ts'
import type { HomicideCells } from './reason-id.ts'

/** Reasons where no one is meant to be hurt and murder is charged. */
export const RISK_CELLS = {
  crowd: ({ killer, rival }) => ({
    'yes-depraved': [
      `firing into an occupied room shows a depraved heart`,
      `${killer.the} consciously disregarded a very high risk of death to the guests`,
      `A dozen people sat behind those windows, and the danger was seen. A hope that no one will be hit doesn't undo a depraved heart.`,
    ],
    'yes-transferred': [
      `malice toward ${rival.the} applies under transferred intent to the guest`,
      `the ill will toward ${rival.the} transferred to the guest with the shot`,
      `Transferred intent needs an intent to transfer. ${The(killer)} meant to frighten, not to hit anyone.`,
    ],
    'yes-intent': [
      `an intent to kill is presumed by law from the use of a rifle`,
      `the deadly weapon rule makes an intent to kill a conclusion of law`,
      `The deadly weapon rule permits an inference and doesn't compel one. The shots were meant to frighten.`,
    ],
    'yes-injury': [
      `firing through a window shows an intent to inflict serious bodily injury`,
      `${killer.the} intended serious bodily injury to the guests at the table`,
      `No injury was intended. ${He(killer)} hoped to miss, and so the malice lies in the risk.`,
    ],
    'no-malice': [
      `${killer.the} intended neither death nor serious bodily injury and so lacked malice`,
      `malice aforethought requires an intent to do harm, and only fright was intended`,
      `Malice aforethought has a third form that requires no intent to harm, which is conscious disregard of an extreme risk.`,
    ],
    'no-awareness': [
      `a person who hopes to hit no one does not consciously disregard a risk of death`,
      `the hope that no one would be hit excludes a depraved heart`,
      `To hope that a risk will not come true is to be aware of it. Conscious disregard requires no more.`,
    ],
    'no-negligence': [
      `careless shooting is criminal negligence and so involuntary manslaughter at most`,
      `the shooting was gross negligence, which supports only involuntary manslaughter`,
      `Gross negligence misses a risk that one should have seen. This one was seen and was extreme.`,
    ],
    'no-passion': [
      `the quarrel was adequate provocation, so this is voluntary manslaughter`,
      `${killer.the} acted in the heat of passion that the quarrel had aroused`,
      `A quarrel isn't adequate provocation, and no sudden heat of passion drove these shots.`,
    ],
  }),
  jest: ({ killer, rival }) => ({
    'no-awareness': [
      `${killer.the}, sure that the pistol was empty, did not consciously disregard a risk`,
      `${killer.the} was not aware of the risk and so did not act with a depraved heart`,
      `The belief that the pistol couldn't fire was real. Without awareness of the danger, the crime is involuntary manslaughter.`,
    ],
    'no-negligence': [
      `a mistake about a cartridge is ordinary negligence and so no homicide`,
      `trusting that an old pistol is empty is ordinary negligence, which is no crime`,
      `To aim at a chest without looking is gross negligence. What saves the defendant from murder is the state of mind.`,
    ],
    'no-cause': [
      `${rival.the}, who handed over a loaded pistol, was the proximate cause of the death`,
      `the unknown person who loaded the pistol was the proximate cause of the death`,
      `Pulling the trigger was the direct cause of the death. Someone's earlier carelessness doesn't replace it.`,
    ],
    'no-premeditation': [
      `a sudden joke excludes the premeditation that common-law murder requires`,
      `${killer.the} acted without the premeditation that murder requires`,
      `Common-law murder requires no premeditation. It does require malice in one of its forms.`,
    ],
    'yes-depraved': [
      `aiming a pistol and pulling the trigger shows a depraved heart`,
      `extreme indifference to human life lies in firing without checking the pistol`,
      `A depraved heart knows the danger and doesn't care. ${The(killer)} saw none.`,
    ],
    'yes-intent': [
      `an intent to kill is presumed by law from the use of a deadly weapon`,
      `the deadly weapon rule makes an intent to kill a conclusion of law`,
      `The deadly weapon rule permits an inference, and a belief that the pistol is empty refutes it.`,
    ],
    'yes-injury': [
      `pointing a pistol at a chest shows an intent to inflict serious bodily injury`,
      `${killer.the} intended serious bodily injury when the trigger was pulled`,
      `No one intends serious bodily injury with a pistol believed to be empty. A joke was intended.`,
    ],
    'yes-felony': [
      `${rival.the} died of a felonious assault, which makes this felony murder`,
      `pointing the pistol was an inherently dangerous felony, so this is felony murder`,
      `Even if the joke were an assault, it would merge with the killing, and felony murder needs an independent felony.`,
    ],
  }),
} satisfies HomicideCells
