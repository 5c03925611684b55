import { he, The, whose } from '../../engine/party.ts'
import type { HomicideCells } from './reason-id.ts'

/** Reasons where something lowers an intentional killing to voluntary manslaughter. */
export const MITIGATED_CELLS = {
  bottle: ({ killer, rival }) => ({
    'no-passion': [
      `${killer.the} killed in a heat of passion upon adequate provocation`,
      `a violent battery was adequate provocation, so this is voluntary manslaughter`,
      `A broken jaw would enrage a reasonable person, and the stabbing followed at once. That lowers murder to voluntary manslaughter.`,
    ],
    'no-belief': [
      `${killer.the} acted in imperfect self-defense against ${whose(rival)} attack`,
      `an honest fear of a second blow makes this imperfect self-defense`,
      `Imperfect self-defense takes a belief that deadly force is needed. ${The(rival)} was leaving, and the knife came from rage, not fear.`,
    ],
    'no-premeditation': [
      `${killer.the} acted at once and without the premeditation that murder requires`,
      `sudden rage excludes the premeditation that murder requires`,
      `Common-law murder requires no premeditation. What helps is the provocation, not the speed.`,
    ],
    'yes-intent': [
      `${killer.the} had an intent to kill, which is malice however it was provoked`,
      `an intent to kill is malice aforethought, and provocation does not reach it`,
      `Voluntary manslaughter is an intentional killing. The intent to kill is given, and provocation takes the malice out of it.`,
    ],
    'yes-cooled': [
      `${killer.the} had cooled off once ${rival.the} dropped the bottle and turned`,
      `the moment in which ${rival.the} turned to leave was a reasonable time to cool off`,
      `No one cools off in a moment with a broken jaw. The stabbing followed at once.`,
    ],
    'yes-words': [
      `a single blow is not adequate provocation for a killing at common law`,
      `one battery, like mere words, is not adequate provocation`,
      `A light blow may not be adequate provocation. One that breaks a jaw is a classic case.`,
    ],
  }),
  adultery: ({ killer, rival }) => ({
    'no-passion': [
      `${killer.the} killed in a heat of passion upon adequate provocation`,
      `sudden discovery of adultery is adequate provocation at common law`,
      `The sight came without warning, and the shot followed at once. At common law, that's voluntary manslaughter.`,
    ],
    'no-belief': [
      `${killer.the} acted in imperfect self-defense of the home and the marriage`,
      `an honest belief in a right to defend the home is imperfect self-defense`,
      `Imperfect self-defense takes a belief that deadly force is needed against an attack. No one was attacked here.`,
    ],
    'no-premeditation': [
      `${killer.the} acted at once and without the premeditation that murder requires`,
      `sudden fury excludes the premeditation that murder requires`,
      `Common-law murder requires no premeditation. What helps is the discovery, not the speed.`,
    ],
    'yes-intent': [
      `${killer.the} had an intent to kill, which is malice however it was provoked`,
      `an intent to kill is malice aforethought, and provocation does not reach it`,
      `Voluntary manslaughter is an intentional killing. The intent to kill is given, and provocation takes the malice out of it.`,
    ],
    'yes-cooled': [
      `reaching for the pistol gave ${killer.the} a reasonable time to cool off`,
      `${killer.the} had cooled off by the time ${he(killer)} had the pistol in hand`,
      `The pistol lay within reach, and the shot followed at once. No reasonable person cools off in a second.`,
    ],
    'yes-words': [
      `without a blow or a threat by ${rival.the}, there was no adequate provocation`,
      `adultery, like mere words, is not adequate provocation at common law`,
      `Words aren't enough, but the common law has always counted the sudden sight of adultery as adequate provocation.`,
    ],
  }),
  'mistaken-defense': ({ killer, rival }) => ({
    'no-belief': [
      `${killer.the} acted in imperfect self-defense, which makes this voluntary manslaughter`,
      `an honest though unreasonable belief in the need for deadly force negates malice`,
      `The belief was honest, and no reasonable person would have shared it. Imperfect self-defense lowers the crime without excusing it.`,
    ],
    'no-passion': [
      `the movement of ${whose(rival)} hand was adequate provocation for a heat of passion`,
      `the argument was adequate provocation, which makes this voluntary manslaughter`,
      `Neither an argument nor the movement of a hand is adequate provocation. What lowers the crime is a belief, not anger.`,
    ],
    'no-premeditation': [
      `${killer.the} fired at once and without the premeditation that murder requires`,
      `an instant reaction excludes the premeditation that murder requires`,
      `Common-law murder requires no premeditation. The belief in danger is what counts.`,
    ],
    'yes-intent': [
      `${killer.the} had an intent to kill, and an unreasonable belief does not mitigate it`,
      `an intent to kill is malice aforethought unless self-defense is reasonable`,
      `An unreasonable belief can't excuse a killing. Where imperfect self-defense is recognized, it does negate malice.`,
    ],
    'yes-words': [
      `the argument was mere words, which are not adequate provocation for a killing`,
      `without adequate provocation, an intentional killing is murder`,
      `Provocation by more than mere words in an argument is one road to manslaughter. An honest belief in the need for deadly force is another.`,
    ],
    'yes-depraved': [
      `shooting an unarmed person in error shows a depraved heart`,
      `an unreasonable mistake that kills is extreme indifference to human life`,
      `A depraved heart consciously disregards a risk to life. ${The(killer)} believed that the shot was needed.`,
    ],
  }),
} satisfies HomicideCells
