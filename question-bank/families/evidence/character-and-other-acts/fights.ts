import type { Party } from '../../engine/party.ts'

/** A fight in a place of federal jurisdiction, and witnesses about the fighters. */
export interface Fight {
  readonly defendant: Party
  readonly victim: Party
  /** The place, reading on after "fought". */
  readonly place: string
  /** The injury and the death, each a clause. */
  readonly harm: string
  readonly death: string
  /** The account of the accused, reading on after "that". */
  readonly started: string
  /** A witness for each side. */
  readonly forProsecution: Party
  readonly forDefense: Party
  /** A peaceable act of the accused, reading on after "saw" and a name. */
  readonly goodDeed: string
  /** A violent act of the accused, reading on after a name, and one of the other, reading on after "saw" and a name. */
  readonly badAct: string
  readonly victimAct: string
}

const he = 'he' as const
const she = 'she' as const

export const fights: readonly Fight[] = [
  {
    defendant: { a: 'a deckhand', the: 'the deckhand', pronoun: he },
    victim: { a: 'a cook', the: 'the cook', pronoun: he },
    place: 'in the galley of a merchant ship at sea',
    harm: "the cook's jaw was broken",
    death: 'the cook died of a blow to the head',
    started: 'the cook swung first',
    forProsecution: { a: "the ship's steward", the: 'the steward', pronoun: she },
    forDefense: { a: "the ship's carpenter", the: 'the carpenter', pronoun: he },
    goodDeed: 'walk away from three men who were taunting him in a bar',
    badAct: 'beat a dock guard with a chain',
    victimAct: 'beat a passenger with a bottle',
  },
  {
    defendant: { a: 'a park ranger', the: 'the ranger', pronoun: she },
    victim: { a: 'a camper', the: 'the camper', pronoun: he },
    place: 'at a campground in a national park',
    harm: "the camper's arm was broken",
    death: 'the camper fell from a ledge and died',
    started: 'the camper came at her with a tent pole',
    forProsecution: { a: 'the campground manager', the: 'the manager', pronoun: he },
    forDefense: { a: 'a coworker', the: 'the coworker', pronoun: she },
    goodDeed: 'calm two armed poachers and talk them into leaving',
    badAct: 'struck a hiker with a flashlight',
    victimAct: 'attack a bartender with a stool',
  },
  {
    defendant: { a: 'a mechanic', the: 'the mechanic', pronoun: he },
    victim: { a: 'a welder', the: 'the welder', pronoun: he },
    place: 'in a hangar on an Air Force base',
    harm: "the welder's ribs were broken",
    death: 'the welder died of a fractured skull',
    started: 'the welder rushed at him with a wrench',
    forProsecution: { a: 'the shop foreman', the: 'the foreman', pronoun: he },
    forDefense: { a: 'a parts clerk', the: 'the clerk', pronoun: she },
    goodDeed: 'let a drunk shove him without pushing back',
    badAct: 'knocked a referee unconscious',
    victimAct: 'knock out a neighbor',
  },
  {
    defendant: { a: 'a protester', the: 'the protester', pronoun: she },
    victim: { a: 'a reporter', the: 'the reporter', pronoun: she },
    place: 'on the steps of a federal courthouse',
    harm: "the reporter's wrist was broken",
    death: 'the reporter fell down the steps and died',
    started: 'the reporter grabbed her by the throat',
    forProsecution: { a: 'a court clerk', the: 'the clerk', pronoun: he },
    forDefense: { a: 'a retired neighbor', the: 'the neighbor', pronoun: he },
    goodDeed: 'break up a fistfight without raising her voice',
    badAct: 'threw a coworker down a staircase',
    victimAct: 'beat a photographer with an umbrella',
  },
  {
    defendant: { a: 'a nurse', the: 'the nurse', pronoun: he },
    victim: { a: 'a patient', the: 'the patient', pronoun: he },
    place: 'in a corridor of a veterans hospital',
    harm: "the patient's nose was broken",
    death: 'the patient died of a brain injury',
    started: 'the patient lunged at him with a crutch',
    forProsecution: { a: 'the night supervisor', the: 'the supervisor', pronoun: she },
    forDefense: { a: 'a hospital chaplain', the: 'the chaplain', pronoun: he },
    goodDeed: 'take a punch from a visitor and do nothing but call for help',
    badAct: 'choked a parking attendant',
    victimAct: "break a roommate's arm",
  },
  {
    defendant: { a: 'a boatswain', the: 'the boatswain', pronoun: he },
    victim: { a: 'a painter', the: 'the painter', pronoun: he },
    place: 'on the pier of a Coast Guard station',
    harm: "the painter's shoulder was broken",
    death: 'the painter struck his head on a piling and died',
    started: 'the painter came at him with a boat hook',
    forProsecution: { a: 'a harbor pilot', the: 'the pilot', pronoun: he },
    forDefense: { a: "the station's cook", the: 'the cook', pronoun: she },
    goodDeed: 'refuse to fight a man who had spat on him',
    badAct: 'hit a fisherman with an oar',
    victimAct: 'stab another painter in the hand',
  },
  {
    defendant: { a: 'a letter carrier', the: 'the carrier', pronoun: she },
    victim: { a: 'a sorter', the: 'the sorter', pronoun: she },
    place: 'on the loading dock of a post office',
    harm: "the sorter's collarbone was broken",
    death: 'the sorter fell under a moving cart and died',
    started: 'the sorter swung a mail tray at her head',
    forProsecution: { a: 'the branch manager', the: 'the manager', pronoun: he },
    forDefense: { a: 'a window clerk', the: 'the window clerk', pronoun: she },
    goodDeed: 'back away from a customer who was cursing at her',
    badAct: 'punched a bus driver in the face',
    victimAct: 'push a supervisor off a platform',
  },
  {
    defendant: { a: 'a surveyor', the: 'the surveyor', pronoun: he },
    victim: { a: 'a logger', the: 'the logger', pronoun: he },
    place: 'at a work site in a national forest',
    harm: "the logger's leg was broken",
    death: 'the logger bled to death',
    started: 'the logger raised an ax at him',
    forProsecution: { a: "the crew's driver", the: 'the driver', pronoun: she },
    forDefense: { a: 'a forester', the: 'the forester', pronoun: she },
    goodDeed: 'let a rival crew take his campsite to avoid a quarrel',
    badAct: 'struck a landowner with a tripod',
    victimAct: 'run a rival off the road after a quarrel',
  },
  {
    defendant: { a: 'a guard', the: 'the guard', pronoun: she },
    victim: { a: 'a visitor', the: 'the visitor', pronoun: he },
    place: 'in the lobby of a federal museum',
    harm: "the visitor's elbow was broken",
    death: 'the visitor struck a pillar and died',
    started: 'the visitor kicked her first',
    forProsecution: { a: 'a tour guide', the: 'the guide', pronoun: he },
    forDefense: { a: 'a curator', the: 'the curator', pronoun: she },
    goodDeed: 'calm a shouting crowd',
    badAct: 'clubbed a tourist',
    victimAct: 'punch a cab driver',
  },
  {
    defendant: { a: 'a pilot', the: 'the pilot', pronoun: he },
    victim: { a: 'a baggage handler', the: 'the handler', pronoun: he },
    place: 'at a Navy airfield',
    harm: "the handler's hand was broken",
    death: 'the handler fell and died of a head injury',
    started: 'the handler threw the first punch',
    forProsecution: { a: 'a dispatcher', the: 'the dispatcher', pronoun: she },
    forDefense: { a: 'a flight instructor', the: 'the instructor', pronoun: she },
    goodDeed: 'ignore a drunk who had hit him',
    badAct: 'beat a mechanic',
    victimAct: 'beat a security guard',
  },
  {
    defendant: { a: 'a gardener', the: 'the gardener', pronoun: she },
    victim: { a: 'a mason', the: 'the mason', pronoun: she },
    place: 'in a national cemetery',
    harm: "the mason's foot was broken",
    death: 'the mason fell on a shovel and died',
    started: 'the mason hit her first',
    forProsecution: { a: 'the caretaker', the: 'the caretaker', pronoun: he },
    forDefense: { a: 'a florist', the: 'the florist', pronoun: she },
    goodDeed: 'walk away from a brawl',
    badAct: 'cut a neighbor with shears',
    victimAct: 'strike a customer with a brick',
  },
]
