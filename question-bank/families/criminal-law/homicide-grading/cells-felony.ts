import { The, whose } from '../../engine/party.ts'
import type { HomicideCells } from './reason-id.ts'

/** Reasons where the felony murder rule reaches the death. */
export const FELONY_CELLS = {
  accident: ({ killer }) => ({
    'yes-felony': [
      `the clerk was killed during the attempted commission of robbery`,
      `felony murder covers an accidental killing in the commission of robbery`,
      `The attempt was under way, and the shot came from the robber's own hand. No intent beyond that for the robbery is required.`,
    ],
    'yes-intent': [
      `an intent to kill is presumed by law from the use of a pistol`,
      `the deadly weapon rule makes an intent to kill a conclusion of law`,
      `The use of a deadly weapon permits an inference, and the law presumes nothing. This charge requires no intent to kill.`,
    ],
    'yes-injury': [
      `aiming a pistol at the clerk was an intent to inflict serious bodily injury`,
      `${killer.the} intended serious bodily injury by threatening with a pistol`,
      `Aiming a pistol threatens serious bodily injury and isn't yet an intent to inflict it. The charge rests on the robbery.`,
    ],
    'yes-premeditated': [
      `the robbery was planned, and felony murder requires premeditation`,
      `${killer.the} came armed, which supplies the premeditation of felony murder`,
      `Felony murder takes the place of premeditation and of any intent to kill. It requires neither.`,
    ],
    'no-malice': [
      `felony murder, like other murder, requires an intent to kill or seriously injure`,
      `${killer.the} wanted no one hurt and so lacked malice aforethought`,
      `In felony murder, the robbery takes the place of an intent to kill or injure. A wish that no one be hurt is no defense.`,
    ],
    'no-awareness': [
      `${killer.the} kept a finger off the trigger and consciously disregarded no risk`,
      `an accidental shot excludes the recklessness that felony murder requires`,
      `Felony murder requires no recklessness as to death. Care with the trigger is no defense to a robber.`,
    ],
    'no-merger': [
      `the robbery merged with the killing, since the pistol was used in each`,
      `a robbery by threat of force merges with the killing`,
      `A robbery, though it takes a threat of force, is independent of a killing: its purpose is property. Only a felony like assault merges.`,
    ],
    'no-felony': [
      `${killer.the} took nothing, so there was no robbery to support felony murder`,
      `without a completed robbery, there can be no felony murder`,
      `An attempt is enough, and a killing during the attempt is in the commission of the robbery.`,
    ],
  }),
  flight: ({ killer, shop }) => ({
    'yes-felony': [
      `the killing came before the robbers had reached a place of temporary safety`,
      `the robbers were in flight and had reached no place of temporary safety`,
      `The police were in sight and the robbers on the run. Until they're safe for the moment, the flight belongs to the robbery.`,
    ],
    'yes-transferred': [
      `malice toward the people in ${shop[1]} transferred to the pedestrian`,
      `under transferred intent, the intent to rob extends to the collision`,
      `Transferred intent needs an intent to harm someone. None was shown, and the statute requires none.`,
    ],
    'yes-injury': [
      `an armed robbery shows an intent to inflict serious bodily injury on bystanders`,
      `${killer.the} intended serious bodily injury by threatening with a gun`,
      `No injury to anyone was intended. The charge rests on the robbery and the flight.`,
    ],
    'yes-intent': [
      `an intent to kill is presumed by law from driving at high speed`,
      `the deadly weapon rule makes an intent to kill a conclusion of law`,
      `No rule presumes an intent to kill from speed, and this charge requires no such intent.`,
    ],
    'no-safety': [
      `the robbery was over and the robbers safe once they had left ${shop[1]}`,
      `the robbery ended at the door, so the death was not part of the felony`,
      `With police close behind, no place of temporary safety had been reached. The statute covers immediate flight in so many words.`,
    ],
    'no-malice': [
      `felony murder, like other murder, requires an intent to kill or seriously injure`,
      `${killer.the} wanted to hurt no one and so lacked malice aforethought`,
      `In felony murder, the robbery takes the place of an intent to kill or injure, in flight as well as before.`,
    ],
    'no-negligence': [
      `a skid on a curve is ordinary negligence, which cannot be murder`,
      `careless driving is criminal negligence and so manslaughter at most`,
      `A skid is enough, though no more than ordinary negligence. Felony murder doesn't ask how careless a killing in flight was.`,
    ],
    'no-merger': [
      `the flight merged with the killing and was not independent of it`,
      `a robbery in which force is used merges with a killing`,
      `Merger concerns felonies like assault that are part of the killing. A robbery, with force or without, is independent of it.`,
    ],
  }),
  cause: ({ killer }) => ({
    'yes-cause': [
      `the shot was a foreseeable result of the robbery, whoever fired it`,
      `${killer.the} set the shot in motion, and the death was a foreseeable result`,
      `A pistol pointed at an officer invites a shot. Under the proximate-cause theory, it doesn't matter whose bullet it was.`,
    ],
    'yes-transferred': [
      `the officer's intent to shoot ${killer.the} transferred to the customer`,
      `under transferred intent, ${whose(killer)} malice toward the officer reached the customer`,
      `The officer's intent was lawful and isn't ${whose(killer)} to transfer. The theory looks at the robbery and its results.`,
    ],
    'yes-injury': [
      `pointing a pistol shows an intent to inflict serious bodily injury on bystanders`,
      `${killer.the} intended serious bodily injury to the customer`,
      `${The(killer)} intended no injury to the customer. The charge rests on the robbery and on what could be expected to follow.`,
    ],
    'yes-intent': [
      `an intent to kill is presumed by law from pointing a pistol`,
      `the deadly weapon rule makes an intent to kill a conclusion of law`,
      `The deadly weapon rule permits an inference against the person who uses the weapon. The fatal shot was the officer's.`,
    ],
    'no-agency': [
      `the fatal shot was not fired by ${killer.the} or an accomplice`,
      `a police officer is not an accomplice whose act binds ${killer.the}`,
      `That's the agency theory. These courts follow the proximate-cause theory, which asks whether the robbery led to the shot.`,
    ],
    'no-safety': [
      `the robbery was over and the robbers safe when they came to the door`,
      `the robbery ended once the money was taken, before the fatal shot`,
      `The robbery didn't end when the money was taken. Robbers whom an officer meets at the door have reached no place of temporary safety.`,
    ],
    'no-malice': [
      `felony murder, like other murder, requires an intent to kill or seriously injure`,
      `${killer.the} fired no shot and so lacked malice aforethought`,
      `In felony murder, the robbery takes the place of an intent to kill or injure. A robber needn't have fired the shot.`,
    ],
    'no-merger': [
      `the robbery merged with the killing, since a pistol was used in each`,
      `a robbery by threat of force merges with the killing`,
      `A robbery, though it takes a threat of force, is independent of a killing: its purpose is property. Only a felony like assault merges.`,
    ],
  }),
} satisfies HomicideCells
