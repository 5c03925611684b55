import { whose } from '../../engine/party.ts'
import type { HomicideCells } from './reason-id.ts'

/** Reasons where a statute divides murder into degrees. */
export const DEGREE_CELLS = {
  planned: ({ killer, rival }) => ({
    'yes-premeditated': [
      `a week of watching and the lying in wait show premeditation`,
      `${killer.the} deliberated and planned, which shows premeditation`,
      `Buying the weapon, timing the victim, and thinking about the body are planning. Premeditation is rarely proved better.`,
    ],
    'yes-intent': [
      `an intent to kill, however it was formed, makes a murder first-degree murder`,
      `${killer.the} had an intent to kill, which is enough for the first degree`,
      `An intent to kill makes murder. The statute asks for deliberation and premeditation before it's of the first degree.`,
    ],
    'yes-injury': [
      `an intent to inflict serious bodily injury raises a killing to first-degree murder`,
      `an ambush shows an intent to inflict serious bodily injury, which raises the degree`,
      `An intent to do serious bodily injury is malice, and so second-degree murder. First-degree murder takes a premeditated killing.`,
    ],
    'yes-depraved': [
      `to shoot from behind a van shows a depraved heart, which raises the degree`,
      `extreme indifference to human life makes this first-degree murder`,
      `A depraved heart supports only second-degree murder under this statute, which names deliberation and premeditation.`,
    ],
    'no-premeditation': [
      `the shot came within two seconds, which leaves no time for premeditation`,
      `${killer.the} fired as soon as ${rival.the} came out, without premeditation`,
      `Premeditation isn't measured by the two seconds before a shot is fired. It had gone on for a week.`,
    ],
    'no-passion': [
      `the quarrel was adequate provocation, which makes this voluntary manslaughter`,
      `${killer.the} still acted in the heat of passion that the quarrel had aroused`,
      `A quarrel in words isn't adequate provocation, and a week of planning isn't heat of passion.`,
    ],
    'no-malice': [
      `a plan made a week before is not malice aforethought at the moment of the shot`,
      `malice aforethought requires a feeling of ill will at the moment of the shot`,
      `Malice aforethought isn't ill will. It's an intent to kill, which the plan shows and which lasted until the shot.`,
    ],
  }),
  impulse: ({ killer, rival }) => ({
    'no-premeditation': [
      `${killer.the} killed on impulse and without premeditation`,
      `an intent formed at the moment of the shot is not premeditation`,
      `Insult, draw, and shot were one motion. Premeditation needs reflection, so the murder is of the second degree.`,
    ],
    'no-passion': [
      `being called a cheat was adequate provocation for a heat of passion`,
      `a heat of passion aroused by ${whose(rival)} accusation makes this voluntary manslaughter`,
      `An accusation, such as being called a cheat, is mere words and no adequate provocation. The charge fails for another reason.`,
    ],
    'no-malice': [
      `an impulse that arises in an instant excludes malice aforethought`,
      `${killer.the} bore ${rival.the} no ill will and so lacked malice aforethought`,
      `An intent to kill is malice aforethought even if it's a second old. The killing is murder, though of a lower degree.`,
    ],
    'yes-premeditated': [
      `premeditation can be formed in the time that it takes to draw a pistol`,
      `to draw, aim, and fire takes reflection, which is premeditation`,
      `Some courts say that an instant is enough for premeditation. These courts require actual reflection and reject an intent formed at the shot.`,
    ],
    'yes-intent': [
      `${killer.the} admits an intent to kill, which is enough for first-degree murder`,
      `an intent to kill makes a murder first-degree murder under the statute`,
      `An intent to kill makes this murder. The statute asks for more before it's first-degree murder.`,
    ],
    'yes-words': [
      `mere words are not adequate provocation, so the murder is of the first degree`,
      `without adequate provocation, an intentional killing is first-degree murder`,
      `Without adequate provocation the killing stays murder. That says nothing about its degree.`,
    ],
    'yes-depraved': [
      `to fire at a person's heart shows a depraved heart and raises the degree`,
      `extreme indifference to human life makes this first-degree murder`,
      `A depraved heart is malice, and so second-degree murder. The first degree takes deliberation and premeditation.`,
    ],
  }),
} satisfies HomicideCells
