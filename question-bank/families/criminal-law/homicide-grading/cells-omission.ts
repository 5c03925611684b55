import { him, The, whose } from '../../engine/party.ts'
import type { HomicideCells } from './reason-id.ts'

/** Reasons where someone dies because help does not come. */
export const OMISSION_CELLS = {
  caretaker: ({ killer }) => ({
    'yes-duty': [
      `${killer.the} assumed a duty to act by contract and breached it by criminal negligence`,
      `the contract imposed a duty to act, and to leave for six days was a gross deviation`,
      `A contract to care for someone helpless creates a duty to act. Six days without water is a gross breach of it.`,
    ],
    'yes-unlawful': [
      `breach of the contract was an unlawful act under the misdemeanor-manslaughter rule`,
      `breaking a promise to the widow was an unlawful act that is malum in se`,
      `Breach of a contract, or breaking a promise, is no misdemeanor. The contract matters because it creates a duty to act.`,
    ],
    'yes-felony': [
      `taking pay without performing is a felony, which carries guilt for the death`,
      `theft of the payments was a felony, in the course of which the widow died`,
      `Taking pay and then breaking a contract isn't theft, and theft is no inherently dangerous felony. The omission itself is the crime.`,
    ],
    'yes-injury': [
      `leaving the widow alone was an intent to inflict serious bodily injury`,
      `${killer.the} intended serious bodily injury by leaving on the trip`,
      `No injury was intended, and the charge asks for none. It asks for a duty to act and gross negligence.`,
    ],
    'no-duty': [
      `a person who is no relative of the widow has no legal duty to act`,
      `a contract creates a civil obligation and no duty to act in criminal law`,
      `Kinship is one source of a duty to act. A contract to care for a helpless person is another.`,
    ],
    'no-cause': [
      `the neighbors, who did not look in, were the proximate cause of the death`,
      `old age and thirst, and not an omission, were the proximate cause of the death`,
      `Where there's a duty to act, an omission is the cause of what performance would have prevented.`,
    ],
    'no-negligence': [
      `reliance on the neighbors was at most ordinary negligence`,
      `a wrong guess about the neighbors is no gross deviation from reasonable care`,
      `${The(killer)} asked no one and left no water within reach. To rest a life on that guess is more than ordinary negligence.`,
    ],
    'no-malice': [
      `an omission without malice aforethought is not a criminal homicide`,
      `${killer.the} acted without malice aforethought, which criminal homicide requires`,
      `Malice aforethought would make it murder. Manslaughter is what's left without it.`,
    ],
  }),
  passerby: ({ killer, rival }) => ({
    'no-duty': [
      `without a legal duty to rescue, walking on was not criminal negligence`,
      `an omission is not involuntary manslaughter without a duty to act`,
      `Neither an easy rescue nor a bad motive creates a duty to act. ${The(killer)} hadn't caused the danger or taken charge of ${him(rival)}.`,
    ],
    'no-malice': [
      `${killer.the} acted without malice aforethought, which criminal homicide requires`,
      `a wish to see ${rival.the} harmed falls short of malice aforethought`,
      `Manslaughter requires no malice aforethought, so its absence wouldn't help.`,
    ],
    'no-awareness': [
      `${killer.the} could not be certain of a death and disregarded no known risk`,
      `criminal negligence was lacking, since ${killer.the} could not be certain of a death`,
      `${The(killer)} knew that ${rival.the} would drown, so the risk was certain. What's missing isn't awareness but a duty to do something.`,
    ],
    'no-cause': [
      `${whose(rival)} own fall into the gutter was a superseding event`,
      `the rain was a superseding event and so the proximate cause of the death`,
      `Rain and gutter were there before, so they supersede nothing. Causation by omission starts from a duty to act.`,
    ],
    'yes-duty': [
      `a person who can save a life without danger has a duty to act`,
      `knowledge that ${rival.the} would drown created a duty to act`,
      `The common law imposes no general duty to act, however easy the rescue and however certain the death.`,
    ],
    'yes-negligence': [
      `walking on was a gross deviation from reasonable care`,
      `leaving a helpless person to drown was criminal negligence`,
      `Without a duty to act, leaving a helpless person is no negligence, however heartless it is.`,
    ],
    'yes-depraved': [
      `walking on from ill will shows a depraved heart`,
      `extreme indifference to human life was shown by walking on`,
      `Ill will or extreme indifference is punished where it goes with an act or a duty to act. Here, it went with neither.`,
    ],
    'yes-intent': [
      `${killer.the} wanted the death, and intent to kill satisfies a lesser charge`,
      `an intent to kill takes the place of an act in the law of homicide`,
      `A wish for someone's death isn't a crime without an act that causes it or a duty to prevent it.`,
    ],
  }),
} satisfies HomicideCells
