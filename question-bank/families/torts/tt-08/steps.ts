import type { Rule } from '../../engine/contract.ts'
import type { StrictFacts, StrictSkin } from './facts.ts'

function step(id: string, section: string, rule: string, applied: string): Rule<StrictFacts, StrictSkin> {
  return {
    id,
    authority: `Restatement (Third) of Torts: Liability for Physical and Emotional Harm § ${section}`,
    asOf: '2026-11-01',
    rule,
    applied: (_, skin) => applied.replaceAll('KEEPER', skin.keeper).replaceAll('VICTIM', skin.victim),
  }
}

const WITHIN = 'Strict liability covers only harm from the risks that are the ground of it.'

export const steps: readonly Rule<StrictFacts, StrictSkin>[] = [
  step(
    'wild',
    '22',
    'The keeper of a wild animal, of a kind likely to injure people unless it is restrained, is strictly liable for the physical harm it causes.',
    'KEEPER kept an animal of such a kind.',
  ),
  step('attack', '22', 'Care in the keeping is no defense.', 'The sound enclosure does not help KEEPER.'),
  step(
    'gentle',
    '22',
    'The kind decides, and the tameness of the single animal does not matter.',
    'Nine peaceful years do not help KEEPER.',
  ),
  step(
    'fright',
    '22',
    'Harm suffered in flight from a wild animal is among the risks that make it dangerous.',
    'VICTIM fell while fleeing from the animal.',
  ),
  step(
    'stumble',
    '29',
    WITHIN,
    'VICTIM might as well have stumbled over a log; the wildness played no part.',
  ),
  step(
    'careless',
    '25',
    'Carelessness of the injured reduces recovery in strict liability and does not bar it.',
    'VICTIM was careless, so the sum may be reduced, but KEEPER is liable.',
  ),
  step(
    'benefit',
    '24',
    'Strict liability does not protect one who comes close to the animal or activity to secure a benefit from it.',
    'VICTIM came close to the animal for the sake of a benefit.',
  ),
  step('picture', '24', 'A spectacle or a picture is such a benefit.', 'VICTIM paid for the pose.'),
  step('trainer', '24', 'Paid work with the animal is such a benefit.', 'VICTIM came for the fee.'),
  step(
    'obliged',
    '24',
    'One who keeps an animal under an obligation imposed by law is not strictly liable for it.',
    'The statute left KEEPER no choice.',
  ),
  step(
    'tame',
    '23',
    'The keeper of a tame animal who knows or has reason to know of a dangerous tendency abnormal for its category is strictly liable for harm from that tendency.',
    'The animal belonged to a tame kind.',
  ),
  step(
    'unknown',
    '23',
    'Without reason to know of such a tendency the keeper answers only for negligence.',
    'KEEPER had been given no sign of ill temper.',
  ),
  step(
    'bitten',
    '23',
    'Earlier bites give notice.',
    'KEEPER knew of two of them, and the care does not help.',
  ),
  step(
    'snapped',
    '23',
    'Notice needs no earlier injury: any sign of the abnormal tendency is enough.',
    'KEEPER knew that the dog had flown at people.',
  ),
  step('frolic', '29', WITHIN, 'KEEPER knew of biting, and VICTIM was hurt by play.'),
  step(
    'ordinary',
    '23',
    'A tendency that is usual in a tame category is not abnormal, though the keeper knows of it.',
    'The mare kicked as horses do.',
  ),
  step(
    'straying',
    '21',
    'The owner of livestock or other animals, except dogs and cats, that intrude on another’s land is strictly liable for the harm the intrusion causes.',
    'The animal had strayed.',
  ),
  step(
    'pet',
    '21',
    'Dogs and cats are excepted from that rule.',
    'It was a dog that dug up the plants of VICTIM.',
  ),
  step(
    'cattle',
    '21',
    'Cattle are within it.',
    'The cows entered the land of VICTIM and trampled what grew there.',
  ),
  step(
    'road',
    '21',
    'The rule covers intrusion on the land of the injured and not straying onto a road.',
    'VICTIM was hurt on the highway.',
  ),
  step(
    'activity',
    '20',
    'An activity is abnormally dangerous if it creates a foreseeable and highly significant risk even when all take reasonable care, and is not of common usage.',
    'The court found a great risk despite care, and nobody else blasted there.',
  ),
  step('stone', '20', 'Care is no defense for such an activity.', 'VICTIM was hit by a flying stone.'),
  step(
    'useful',
    '20',
    'The value of the activity to the community is no defense.',
    'KEEPER served the public, but by choice.',
  ),
  step(
    'shaking',
    '20',
    'It does not matter whether a blast does its harm by stones or by shaking.',
    'The blast cracked the walls of the house that belongs to VICTIM.',
  ),
  step(
    'brood',
    '29',
    WITHIN,
    'What makes blasting dangerous is its force, and no force reached the farm of VICTIM.',
  ),
  step(
    'common',
    '20',
    'An activity of common usage is not abnormally dangerous, however high its risk.',
    'Nearly every house in the valley used gas.',
  ),
  step(
    'safe',
    '20',
    'An activity is not abnormally dangerous if reasonable care by all makes its risk slight.',
    'The court found the risk slight so long as care is taken.',
  ),
]
