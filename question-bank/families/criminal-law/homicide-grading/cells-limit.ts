import { The, whose } from '../../engine/party.ts'
import type { HomicideCells } from './reason-id.ts'

/** Reasons where a limit keeps the felony murder rule from the death. */
export const LIMIT_CELLS = {
  agency: ({ killer }) => ({
    'no-agency': [
      `the fatal shot was not fired by ${killer.the} or an accomplice`,
      `the owner, who fired the fatal shot, was not an accomplice of ${killer.the}`,
      `The owner fired to stop the robbery. Under the agency theory, a felon answers only for killings by the felons themselves.`,
    ],
    'no-merger': [
      `the robbery merged with the killing, since a pistol was used in each`,
      `a robbery by threat of force merges with the killing`,
      `A robbery, though it takes a threat of force, is independent of a killing: its purpose is property. Only a felony like assault merges.`,
    ],
    'no-safety': [
      `the robbery was over and the robbers safe when they backed to the door`,
      `the robbery ended once the money was taken, before the fatal shot`,
      `The robbery didn't end when the money was taken. The robbers were still inside and had reached no place of temporary safety.`,
    ],
    'no-felony': [
      `the robbers did not get away, so there was no robbery to support felony murder`,
      `without a completed robbery, there can be no felony murder`,
      `The money was in their hands, and even an attempt at robbery would be enough.`,
    ],
    'yes-cause': [
      `the shot was a foreseeable result of the robbery, whoever fired it`,
      `${killer.the} set the shot in motion, and the death was a foreseeable result`,
      `That's the proximate-cause theory. These courts follow the agency theory, which asks whose hand killed.`,
    ],
    'yes-felony': [
      `the customer was killed in the commission of robbery, as the statute provides`,
      `felony murder covers the death of a bystander in the commission of robbery`,
      `The statute's words alone might fit. Under the agency theory, the killer must also be a felon or an accomplice.`,
    ],
    'yes-transferred': [
      `the owner's intent to shoot ${killer.the} transferred to the customer`,
      `under transferred intent, the owner's aim is attributed to ${killer.the}`,
      `Transferred intent works against the person who has the intent. The owner's isn't ${whose(killer)}.`,
    ],
  }),
  merger: ({ killer, rival }) => ({
    'no-merger': [
      `the assault merged with the killing and supports no felony murder`,
      `the assault was not a felony independent of the killing`,
      `The assault was part of the very act that killed. If it were enough, almost every killing would be felony murder.`,
    ],
    'no-malice': [
      `felony murder, like other murder, requires an intent to kill or seriously injure`,
      `${killer.the} meant only to frighten and so lacked malice aforethought`,
      `Felony murder requires no other malice than the felony. The trouble is which felony this is.`,
    ],
    'no-agency': [
      `${rival.the}, who struck at the pistol, was not an accomplice`,
      `the fatal act was done by ${rival.the} and not by a felon or an accomplice`,
      `${The(killer)} held the pistol and made the threat. Whether an accomplice kills matters where someone else does.`,
    ],
    'no-safety': [
      `the felony was complete, and so over, once the pistol had been pointed`,
      `the felony ended before the shot and was not part of the killing`,
      `The pistol was still pointed when it went off. No place of temporary safety had been reached.`,
    ],
    'yes-felony': [
      `${rival.the} was killed in the commission of an inherently dangerous felony`,
      `assault with a deadly weapon is an inherently dangerous felony`,
      `An inherently dangerous felony is required, and it must also be independent of the killing. This assault isn't.`,
    ],
    'yes-depraved': [
      `pointing a loaded pistol shows a depraved heart, which is felony murder`,
      `extreme indifference to human life takes the place of an independent felony`,
      `Extreme indifference, or a depraved heart, supports murder of another form. Nothing takes the place of the felony in felony murder.`,
    ],
    'yes-cause': [
      `the death was a foreseeable result of the assault`,
      `${killer.the} caused the shot by committing a felony, and death was a foreseeable result`,
      `A foreseeable death set in motion by a felony isn't enough. The felony must also be independent of it.`,
    ],
  }),
  safety: ({ killer }) => ({
    'no-safety': [
      `${killer.the} had reached a place of temporary safety before the collision`,
      `the robbery and the flight from it ended at a place of temporary safety`,
      `A night at home without pursuit is temporary safety. What the robber does the next day is a different matter.`,
    ],
    'no-merger': [
      `the robbery merged with the killing and was not independent of it`,
      `a robbery by threat of force merges with a killing`,
      `Only a felony such as assault, which is part of the killing, merges with it. A robbery by threat of force is independent, and this one was long over.`,
    ],
    'no-felony': [
      `a robbery in which no one is hurt is not an inherently dangerous felony`,
      `the robbery was complete, and felony murder requires an unfinished felony`,
      `The statute lists robbery, hurt or no hurt, and completed robberies count. What's missing is a killing during it or the flight.`,
    ],
    'yes-felony': [
      `the robbery was still in commission, since ${killer.the} had the money`,
      `the pedestrian was killed before the flight from the robbery had ended`,
      `Holding the proceeds doesn't prolong a robbery. The flight ended when the robber was safe at home.`,
    ],
    'yes-cause': [
      `without the robbery there would have been no trip, so the death is its result`,
      `a death on the road is a foreseeable result of an armed robbery`,
      `Buying groceries the next day isn't a result of the robbery, and no theory reaches past the end of the flight.`,
    ],
    'yes-transferred': [
      `malice toward the people who were robbed transferred to the pedestrian`,
      `under transferred intent, the intent to rob extends to the collision`,
      `Transferred intent needs an intent to harm that miscarries. A robbery that's over has none to lend.`,
    ],
  }),
  claim: ({ killer, rival, loan }) => ({
    'no-felony': [
      `a claim of right negates the intent to steal on which felony murder would rest`,
      `without an intent to steal, there was no robbery to support felony murder`,
      `An honest belief in a right to this very thing isn't an intent to steal. Without a robbery, nothing supports the charge.`,
    ],
    'no-merger': [
      `the robbery merged with the killing and was not independent of it`,
      `a robbery by threat of force merges with the killing`,
      `Robbery, which is a threat of force in order to steal, is independent of a killing and doesn't merge. The question is whether there was one.`,
    ],
    'no-malice': [
      `felony murder, like other murder, requires an intent to kill or seriously injure`,
      `${killer.the} wanted only the ${loan} and so lacked malice aforethought`,
      `Felony murder, unlike other murder, requires no intent to kill or injure. The ${loan} was all that was wanted, and so the felony is missing.`,
    ],
    'no-awareness': [
      `an accidental shot excludes the recklessness that felony murder requires`,
      `${killer.the} did not expect a shot and consciously disregarded no risk`,
      `Felony murder requires no recklessness as to death. It requires a felony from the list.`,
    ],
    'yes-felony': [
      `${rival.the} was killed in the commission of robbery, which is a listed felony`,
      `taking the ${loan} at gunpoint was robbery, whatever ${killer.the} believed`,
      `Force alone doesn't make a robbery. An intent to steal is required, and a claim of right to specific property negates it.`,
    ],
    'yes-depraved': [
      `threatening with a loaded pistol shows a depraved heart, which is felony murder`,
      `extreme indifference to human life takes the place of a listed felony`,
      `Extreme indifference, or a depraved heart, supports murder of another form. Nothing takes the place of the felony in felony murder.`,
    ],
    'yes-cause': [
      `the death was a foreseeable result of the demand at gunpoint`,
      `${killer.the} set the shot in motion, and death was a foreseeable result`,
      `A foreseeable death set in motion by a threat isn't enough. A listed felony has to be proved.`,
    ],
    'yes-injury': [
      `going armed to the house was an intent to inflict serious bodily injury`,
      `${killer.the} intended serious bodily injury if the ${loan} was refused`,
      `Going armed and threatening isn't an intent to cause bodily injury, and the charge rests on robbery alone.`,
    ],
  }),
} satisfies HomicideCells
