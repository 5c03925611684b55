import type { Cell } from '../../engine/cells.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { HomicideStory } from './facts.ts'
import type { HomicideCells } from './reason-id.ts'

const wetFloor = ({ rival }: HomicideStory): Cell => [
  `the wet floor, and not the push, was the proximate cause of ${whose(rival)} death`,
  `a fall on a wet floor was too unusual for the push to be its proximate cause`,
  `The push made ${rival.the} slip, and a fall is just what a push may cause. A wet floor doesn't break the chain.`,
]

/** Reasons where the killer means to kill, to injure, or to do less, and no statute divides murder into degrees. */
export const ATTACK_CELLS = {
  mercy: ({ killer, rival }) => ({
    'yes-intent': [
      `${killer.the} had an intent to kill, and a merciful motive does not negate malice`,
      `an intent to kill is malice aforethought even where the motive is compassion`,
      `Malice aforethought isn't hatred. ${He(killer)} meant to end a life, and pity may matter at sentencing, not to the crime.`,
    ],
    'yes-premeditated': [
      `several weeks of requests show the premeditation that murder requires`,
      `${killer.the} had weeks to reflect, and premeditation makes a killing murder`,
      `Common-law murder has no degrees and requires no premeditation. Weeks of thought would matter under a statute that asks for it.`,
    ],
    'yes-felony': [
      `the smothering was itself an inherently dangerous felony, so this is felony murder`,
      `the death occurred during a felonious battery and is felony murder`,
      `Felony murder takes a felony independent of the killing. Smothering was the killing itself.`,
    ],
    'no-malice': [
      `${killer.the} acted from compassion and so without malice aforethought`,
      `a killing at the victim's own request is done without malice aforethought`,
      `Neither kindness nor consent removes malice aforethought, which is a name for the intent.`,
    ],
    'no-passion': [
      `grief is a heat of passion, which makes the killing voluntary manslaughter`,
      `${whose(rival)} suffering was adequate provocation for a heat of passion`,
      `Heat of passion mitigates where adequate provocation by the victim arouses rage or terror. Grief over an illness isn't that.`,
    ],
    'no-cause': [
      `the cancer, and not the pillow, was the proximate cause of ${whose(rival)} death`,
      `the illness had made death certain and was its proximate cause`,
      `Everyone dies in the end. To hasten a death, even by a day, is to cause it, so the pillow was the proximate cause.`,
    ],
  }),
  transferred: ({ killer, rival, stranger }) => ({
    'yes-transferred': [
      `the intent to kill ${rival.the} transferred to the bystander, who died of the shot`,
      `malice toward ${rival.the} applies under transferred intent to the death of the bystander`,
      `The shot was fired with an intent to kill a human being. Bad aim changed the victim and left that intent as it was.`,
    ],
    'yes-injury': [
      `aiming a pistol in the dark shows an intent to inflict serious bodily injury on bystanders`,
      `${killer.the} had an intent to inflict serious bodily injury on the bystander`,
      `No injury to the bystander was intended, since ${he(killer)} hadn't seen ${him(stranger)}. The intent that counts was aimed at someone else.`,
    ],
    'yes-premeditated': [
      `the long quarrel shows the premeditation that murder requires`,
      `months of ill will supply the premeditation that common-law murder requires`,
      `Premeditation is a matter of degree statutes. At common law, an intent to kill is enough, and a quarrel proves no plan.`,
    ],
    'no-malice': [
      `${killer.the} bore the bystander no malice, and malice is personal to its object`,
      `malice aforethought toward ${rival.the} is not malice toward the bystander`,
      `Malice isn't personal. It's enough that some human being was meant to die, whoever it was.`,
    ],
    'no-awareness': [
      `${killer.the}, unaware of the bystander, did not consciously disregard a risk to ${him(stranger)}`,
      `without awareness of the bystander, ${killer.the} did not act with a depraved heart`,
      `Awareness and conscious disregard of a risk matter where no one is meant to die. This shot was meant to kill.`,
    ],
    'no-passion': [
      `months of quarreling were adequate provocation for a heat of passion`,
      `a heat of passion born of the quarrel makes this voluntary manslaughter`,
      `A long quarrel isn't adequate provocation. Something has to arouse a sudden passion just before the killing.`,
    ],
  }),
  injury: ({ killer, rival, club }) => ({
    'yes-injury': [
      `an intent to inflict serious bodily injury is malice aforethought, and death resulted`,
      `${killer.the} intended serious bodily injury, which supplies malice aforethought`,
      `Two broken legs are serious bodily injury, and they were intended. Malice doesn't require that death be wanted.`,
    ],
    'yes-felony': [
      `the beating was an inherently dangerous felony, so the death is felony murder`,
      `${rival.the} died of a felonious assault, which makes this felony murder`,
      `An assault that causes the death isn't independent of the killing. It merges and supports no felony murder.`,
    ],
    'yes-intent': [
      `an intent to kill is presumed by law from the use of ${club[1]}`,
      `the deadly weapon rule makes an intent to kill a conclusion of law`,
      `The deadly weapon rule permits an inference and doesn't compel one. ${The(killer)} wanted ${him(rival)} alive.`,
    ],
    'no-malice': [
      `${killer.the} had no intent to kill, without which there is no malice aforethought`,
      `malice aforethought requires an intent to kill, and ${killer.the} wanted ${him(rival)} alive`,
      `Malice aforethought has other forms, and an intent to do serious bodily injury is one.`,
    ],
    'no-cause': [
      `the blood clot was a superseding event and so the proximate cause of death`,
      `a rare complication, and not the beating, was the proximate cause of death`,
      `A clot from broken bones is a natural consequence of breaking them. The attacker takes the victim's body as it reacts.`,
    ],
    'no-awareness': [
      `sparing the head shows that ${killer.the} did not consciously disregard a risk of death`,
      `without conscious disregard of a risk of death, there was no depraved heart`,
      `Care for ${his(rival)} head may answer a depraved heart. It doesn't answer the intent to break bones.`,
    ],
    'no-passion': [
      `the unpaid loan was adequate provocation, which makes this voluntary manslaughter`,
      `refusal to repay was adequate provocation for a heat of passion`,
      `An unpaid debt isn't adequate provocation, and a beating planned to collect it isn't heat of passion.`,
    ],
  }),
  shove: (s) => ({
    'no-malice': [
      `${s.killer.the} intended neither death nor serious bodily injury and so lacked malice`,
      `malice aforethought is lacking where only an embarrassing push was intended`,
      `A push meant to embarrass shows no form of malice aforethought. At most it's the unlawful act of involuntary manslaughter.`,
    ],
    'no-passion': [
      `the insult in line was adequate provocation for a heat of passion`,
      `a heat of passion makes the killing voluntary manslaughter at most`,
      `Cutting in line and laughing aren't adequate provocation. Heat of passion matters only to a killing that would otherwise be murder.`,
    ],
    'no-cause': wetFloor(s),
    'yes-injury': [
      `the push was intended, and serious bodily injury resulted from it`,
      `an intentional battery that causes serious bodily injury is malice aforethought`,
      `The injury itself must be intended. Here, only a push was, however serious its result.`,
    ],
    'yes-transferred': [
      `under transferred intent, the intent to push extends to the fatal injury`,
      `transferred intent carries malice from the push to the death it caused`,
      `Transferred intent moves an intent from one victim to another. It doesn't turn an intent to push into an intent to kill.`,
    ],
    'yes-felony': [
      `${s.rival.the} died in the commission of a battery, so this is felony murder`,
      `a death that is caused by a battery is felony murder at common law`,
      `A push is a misdemeanor, and a battery would merge with the killing even if it were a felony.`,
    ],
    'yes-depraved': [
      `to push a person on a wet floor shows a depraved heart`,
      `${s.killer.the} acted with extreme indifference to human life on a wet floor`,
      `A depraved heart consciously disregards a very high risk of death. A one-handed push carries no such risk.`,
    ],
  }),
  'shove-lesser': (s) => ({
    'yes-unlawful': [
      `the push was a battery, which is malum in se, and it caused the death`,
      `a death caused by a battery falls under the misdemeanor-manslaughter rule`,
      `An unwanted push on purpose is a battery. Under the rule that this jurisdiction keeps, it needn't be likely to kill.`,
    ],
    'yes-transferred': [
      `under transferred intent, the intent to push extends to the fatal injury`,
      `transferred intent carries the intent to push over to the death it caused`,
      `Transferred intent moves an intent from one victim to another. It isn't needed where the unlawful act itself kills.`,
    ],
    'yes-felony': [
      `a death that is caused by a battery is felony murder and thus includes manslaughter`,
      `a battery that causes death is a felony and carries guilt for each lesser homicide`,
      `Felony murder takes a felony independent of the killing. A push is a misdemeanor, for which another rule exists.`,
    ],
    'yes-injury': [
      `the push was intended, and serious bodily injury resulted from it`,
      `${s.killer.the} intended serious bodily injury, which is sufficient for manslaughter`,
      `Serious bodily injury resulted but wasn't intended, and the charge doesn't ask for it.`,
    ],
    'no-malice': [
      `${s.killer.the} acted without malice aforethought, which criminal homicide requires`,
      `a killing without malice aforethought is an accident and not a crime`,
      `Malice aforethought separates murder from manslaughter. A killing without it may still be manslaughter.`,
    ],
    'no-negligence': [
      `a push with one hand is ordinary negligence, and criminal negligence is required`,
      `the push was not the gross deviation from reasonable care that criminal negligence is`,
      `Criminal negligence is one road to the charge. A death caused by an intentional battery is another, and no one asks how careless it was.`,
    ],
    'no-awareness': [
      `${s.killer.the} did not consciously disregard a risk of death`,
      `recklessness as to death was lacking, and involuntary manslaughter requires it`,
      `Neither awareness nor recklessness as to death is required where an unlawful act, wrong in itself, is the cause.`,
    ],
    'no-cause': wetFloor(s),
  }),
} satisfies HomicideCells
