import { The, whose } from '../../engine/party.ts'
import type { HomicideCells } from './reason-id.ts'

/** Reasons where a provocation does not mitigate. */
export const UNMITIGATED_CELLS = {
  words: ({ killer, rival }) => ({
    'yes-words': [
      `mere words, however insulting, are not adequate provocation`,
      `${whose(rival)} insults were mere words and so not adequate provocation`,
      `Insults without a threat of harm don't lower an intentional killing at common law, whatever rage they arouse.`,
    ],
    'yes-cooled': [
      `${killer.the} had a reasonable time to cool off before the shot`,
      `${killer.the} was no longer in a heat of passion when the shot was fired`,
      `There was no time to cool off: the shot followed at once. What's missing is adequate provocation.`,
    ],
    'yes-premeditated': [
      `drawing a pistol shows the premeditation that common-law murder requires`,
      `${killer.the} came armed, which supplies the premeditation of murder`,
      `Common-law murder requires no premeditation, and drawing in a rage would hardly prove it.`,
    ],
    'yes-felony': [
      `the shooting was an inherently dangerous felony, so the death is felony murder`,
      `${rival.the} died in the commission of a felonious assault, which is felony murder`,
      `A felonious assault that causes the death merges with it and supports no felony murder.`,
    ],
    'no-passion': [
      `public insults were adequate provocation for a heat of passion`,
      `${killer.the} killed in a heat of passion, which makes this voluntary manslaughter`,
      `The passion was real, but adequate provocation is missing. Words alone don't provide it at common law.`,
    ],
    'no-premeditation': [
      `${killer.the} acted at once and without the premeditation that murder requires`,
      `sudden rage excludes the premeditation that murder requires`,
      `Common-law murder requires no premeditation. An intent to kill is enough.`,
    ],
    'no-malice': [
      `rage at an insult negates the malice aforethought that murder requires`,
      `${killer.the} was too enraged to act with malice aforethought`,
      `Rage displaces malice aforethought only if its cause is legally adequate. Insults aren't.`,
    ],
  }),
  overnight: ({ killer, rival }) => ({
    'yes-cooled': [
      `a reasonable person would have cooled off before the shooting`,
      `the killing came after a reasonable time to cool off`,
      `Heat of passion must be both real and reasonable in length. This one had outlived an ordinary person's by hours.`,
    ],
    'yes-words': [
      `the beating was not adequate provocation at common law`,
      `a beating, like mere words, is not adequate provocation for a killing`,
      `A beating that breaks ribs is adequate provocation. The trouble is the time that followed.`,
    ],
    'yes-premeditated': [
      `the drive on Monday shows the premeditation that common-law murder requires`,
      `${killer.the} had a day to reflect, and premeditation makes a killing murder`,
      `Common-law murder requires no premeditation. A day's delay matters because it gives time to cool.`,
    ],
    'yes-felony': [
      `the shooting was an inherently dangerous felony, so the death is felony murder`,
      `${rival.the} died in the commission of a felonious assault, which is felony murder`,
      `A felonious assault that causes the death merges with it and supports no felony murder.`,
    ],
    'no-passion': [
      `${killer.the} was in fact still in a heat of passion upon adequate provocation`,
      `the beating was adequate provocation, and ${killer.the} had not cooled off`,
      `Actual rage is half of the test. The passion must also last no longer than a reasonable person's.`,
    ],
    'no-premeditation': [
      `unbroken rage excludes the premeditation that murder requires`,
      `${killer.the} acted in rage and without premeditation, so this is not murder`,
      `Common-law murder requires no premeditation, so its absence proves nothing.`,
    ],
    'no-malice': [
      `rage that lasts until the killing excludes malice aforethought`,
      `${killer.the} was too enraged to act with malice aforethought`,
      `Rage excludes malice aforethought only within a reasonable time after the provocation.`,
    ],
  }),
  calm: ({ killer, rival }) => ({
    'yes-cooled': [
      `${killer.the} was not in fact in a heat of passion when the shot was fired`,
      `${killer.the} had in fact cooled off before the killing`,
      `The blow was provocation enough for a reasonable person, but passion must also be actual. A calm killing for an old grudge is murder.`,
    ],
    'yes-words': [
      `one blow to the face is not adequate provocation at common law`,
      `a blow, like mere words, is not adequate provocation for a killing`,
      `A blow that breaks a nose is adequate provocation. What's missing is the passion.`,
    ],
    'yes-premeditated': [
      `the remark to the friend shows the premeditation that murder requires`,
      `five minutes of reflection supply the premeditation of common-law murder`,
      `Common-law murder requires no premeditation. The remark matters because it shows that there was no passion.`,
    ],
    'yes-felony': [
      `the shooting was an inherently dangerous felony, so the death is felony murder`,
      `${rival.the} died in the commission of a felonious assault, which is felony murder`,
      `A felonious assault that causes the death merges with it and supports no felony murder.`,
    ],
    'no-passion': [
      `a reasonable person would still have been in a heat of passion`,
      `the blow was adequate provocation, and no reasonable time to cool had passed`,
      `How a reasonable person would have felt is half of the test. ${The(killer)} must have felt it too.`,
    ],
    'no-malice': [
      `${whose(rival)} attack negated the malice aforethought that murder requires`,
      `malice aforethought cannot arise within minutes of an unlawful attack`,
      `An attack negates malice aforethought only through the passion that it arouses. This one aroused none.`,
    ],
    'no-premeditation': [
      `five minutes is too short a time for the premeditation that murder requires`,
      `${killer.the} acted within minutes and so without premeditation`,
      `Common-law murder requires no premeditation, whether five minutes would be enough for it or not.`,
    ],
  }),
} satisfies HomicideCells
