import type { Rule } from '../../engine/contract.ts'
import type { PropertyFacts, PropertySkin } from './facts.ts'

type PropertyStep = Rule<PropertyFacts, PropertySkin>

function step(id: string, section: string, rule: string, applied: string): PropertyStep {
  const authority = section.includes(' v. ') ? section : `Restatement (Second) of Torts § ${section}`
  return {
    id,
    authority,
    asOf: '2026-11-01',
    rule,
    applied: (_, skin) => applied.replaceAll('ACTOR', skin.actor).replaceAll('OWNER', skin.owner),
  }
}

export const steps: readonly PropertyStep[] = [
  step(
    'land',
    '158',
    'One who intentionally enters land in another’s possession, remains there or causes a thing to enter is liable for trespass unless privileged.',
    'The land was in the possession of OWNER.',
  ),
  step(
    'harmless',
    '163',
    'An intended entry is actionable though it does no harm, and nominal damages are due.',
    'ACTOR meant to cross the land, so the want of harm is no answer.',
  ),
  step(
    'mistake',
    '164',
    'A mistaken belief in a right to enter, however reasonable, is no defense unless the possessor induced it.',
    'ACTOR relied on a map that was not the work of OWNER.',
  ),
  step(
    'induced',
    '164',
    'A mistake that the possessor’s own conduct induced takes away liability for the entry.',
    'OWNER had pointed out the way that ACTOR took.',
  ),
  step(
    'object',
    '158',
    'Whoever purposely causes a thing to enter the land trespasses without setting foot there.',
    'ACTOR sent the object over the wall on purpose.',
  ),
  step(
    'overstayed',
    '171',
    'A person whose consent to be there has ended trespasses by remaining.',
    'OWNER ended the leave at noon, and ACTOR stayed without need.',
  ),
  step(
    'no-act',
    '166',
    'A presence on land that is neither intended nor the result of negligence or of an abnormally dangerous activity is not actionable, even where harm follows.',
    'A stranger’s shove, and no act or carelessness of ACTOR, brought it about.',
  ),
  step(
    'careless-harmless',
    '165',
    'A negligent entry is actionable only if it causes harm.',
    'ACTOR did not mean to leave the road, and nothing was harmed.',
  ),
  step(
    'careless-harm',
    '165',
    'A negligent entry is actionable for the harm it causes.',
    'ACTOR did not mean to leave the road, but carelessness led to the damage.',
  ),
  step(
    'private-harmless',
    '197',
    'One who enters to escape serious harm is privileged and owes nothing for an entry that does no damage.',
    'ACTOR had to find refuge and left everything as it was.',
  ),
  step(
    'private-property',
    'Vincent v. Lake Erie Transportation Co.',
    'One who uses another’s land to save his own property from sudden danger is privileged, but must pay for actual harm.',
    'ACTOR might save the truck in this way, and owes for what the wheels ruined.',
  ),
  step(
    'usage',
    '892',
    'Consent may be shown by custom, which lets callers walk up to a door and knock unless the possessor has objected.',
    'ACTOR did no more than callers commonly do, and OWNER had not forbidden it.',
  ),
  step(
    'private-pays',
    '197',
    'One who enters or stays in private necessity is no trespasser but must pay for actual harm.',
    'ACTOR was entitled to take refuge, and owes for the broken door.',
  ),
  step(
    'public-land',
    '196',
    'One who enters land to avert an imminent public disaster is completely privileged and need not pay for harm done reasonably.',
    'ACTOR acted for the town, and the court found the measure necessary.',
  ),
  step(
    'public-goods',
    '262',
    'One who deals with another’s goods to avert an imminent public disaster is completely privileged.',
    'ACTOR acted for the town, and the court found the measure necessary.',
  ),
  step(
    'brief-use',
    '222A',
    'Conversion is an intended control of goods that so seriously interferes with the owner’s right that the full value should be paid.',
    'ACTOR had the use of it briefly and in good faith, and OWNER lost nothing.',
  ),
  step(
    'small-damage',
    '222A',
    'A small damage in the course of a brief and honest use calls for payment of that damage and not of the full value.',
    'The scratch and the use were slight.',
  ),
  step(
    'dominion',
    '222A',
    'Conversion is an intended control of goods that so seriously interferes with the owner’s right that the full value should be paid.',
    'OWNER has lost the thing for good.',
  ),
  step(
    'wrecked',
    '226',
    'One who intentionally destroys goods converts them, and a mistake about whose they are is no defense.',
    'ACTOR meant to do what was done and was wrong only about the owner.',
  ),
  step(
    'sold',
    '233',
    'One who sells and hands over goods without authority converts them, though in good faith.',
    'ACTOR disposed of it without any right to do so.',
  ),
  step(
    'bought',
    '229',
    'One who buys from a thief and takes delivery as owner converts the goods, though in good faith.',
    'The thief had no title to give, and ACTOR dealt with the thing as owner.',
  ),
  step(
    'careless-goods',
    '224',
    'Damage done to goods without intent to deal with them is no conversion, though it may be negligence.',
    'ACTOR had no wish to touch or to move it.',
  ),
  step(
    'shelter',
    'Ploof v. Putnam',
    'While private necessity lasts the privilege to remain stands, and a possessor who ends it is liable for the harm.',
    'OWNER put ACTOR out into a mortal danger.',
  ),
  step(
    'removal',
    '77',
    'A possessor may use reasonable force to end an intrusion after a request to leave that is refused.',
    'ACTOR had neither leave nor need to be there.',
  ),
  step(
    'gentle',
    '77',
    'Such force is lawful while it is no more than reasonably appears to be needed.',
    'OWNER asked first and used a hand on the arm.',
  ),
  step(
    'excess',
    '81',
    'Force beyond what is reasonably needed to end the intrusion is not privileged.',
    'OWNER used far more force than the court finds was needed.',
  ),
]
