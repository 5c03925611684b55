import { later, named } from './calendar.ts'
import { GAP, isClock, type ServiceFacts, type ServiceSkin } from './facts.ts'

/** The facts in prose: the suit, the papers, and the motion where there is one. */
export function tell(facts: ServiceFacts, skin: ServiceSkin): string {
  return isClock(facts) ? clock(facts, skin) : service(facts, skin)
}

/** The party who has to answer. */
export function answering({ matter }: ServiceFacts, skin: ServiceSkin): string {
  if (matter === 'due from the government') return skin.agency
  return matter.endsWith('counterclaim') ? skin.plaintiff : skin.defendant
}

function service(facts: ServiceFacts, skin: ServiceSkin): string {
  const { plaintiff, defendant, company, carrier, state, country, claim } = skin
  const sued = facts.matter.endsWith('company') ? `${company} Inc.` : defendant
  const start = `${plaintiff} filed a complaint against ${sued} in federal district court in ${state} for ${claim}.`
  const law = `The law of ${state} authorizes no method of serving process other than those that the Federal Rules of Civil Procedure themselves establish.`
  const end = `On the 75th day after filing, before doing anything else in the suit, ${sued} moved to quash the service as insufficient.`
  const on = 'Sixty days after filing,'
  const server = 'a hired process server of 40'
  const sister = `a sister of ${defendant}. The sister, a woman of 52, lives there too and passed them on that evening`
  const told: Partial<Record<ServiceFacts['matter'], string>> = {
    'served by the plaintiff': `${on} ${plaintiff}, who wanted to save the fee of a server, handed the summons and complaint at the door of ${defendant}’s house to ${sister}. ${law} ${end}`,
    'served by a minor': `${on} ${plaintiff} sent ${carrier}, a bright pupil of 17, who handed the summons and complaint at the door of ${defendant}’s house to ${sister}. ${law} ${end}`,
    'served by a friend': `${on} ${plaintiff} sent ${carrier}, a close friend of 30 who had never served papers before. ${carrier} handed the summons and complaint at the door of ${defendant}’s house to ${sister}. ${law} ${end}`,
    'left at home with a resident': `${on} ${server} went to ${defendant}’s house. A brother-in-law of 52, who has lived there for two years, took the summons and complaint at the door and gave them to ${defendant} a week later. ${law} ${end}`,
    'left at home with a visitor': `${on} ${server} went to ${defendant}’s house. An aunt of 52, who lives in another town and had come for lunch, took the summons and complaint at the door and gave them to ${defendant} that evening. ${law} ${end}`,
    'left at work': `${on} ${server} went to the office where ${defendant} works and left the summons and complaint with a colleague at the next desk. The colleague had no authority to take them, but gave them to ${defendant} that evening. ${law} ${end}`,
    refused: `${on} ${server} met ${defendant} at the gate of ${defendant}’s house, said what the papers were and held out the summons and complaint. ${defendant} would not touch them, so they were laid at ${defendant}’s feet, where ${defendant} left them lying. ${law} ${end}`,
    agent: `Long before, ${defendant} had appointed a service firm in writing as agent to receive process in ${state}. ${on} ${server} handed the summons and complaint to a clerk of that firm, which forgot to tell ${defendant} for twelve days. ${law} ${end}`,
    mailed: `${on} ${plaintiff} sent the summons and complaint to ${defendant} by certified mail, with no request for a waiver. ${defendant} signed for the letter and read it all that evening. ${law} ${end}`,
    'mailed, then answered': `Ten days after filing, ${plaintiff} sent the summons and complaint to ${defendant} by certified mail, with no request for a waiver, and ${defendant} signed for the letter. ${law} On the 20th day after filing ${defendant} served an answer that denied the claim and said nothing of service. On the 70th day, without having amended it, ${defendant} moved to quash the service as insufficient.`,
    'waiver ignored': `Twenty days after filing, ${plaintiff} mailed ${defendant} the complaint, with a proper request to waive service and a prepaid envelope. ${defendant}, who lives in ${state}, read everything and threw it away without any reason. ${plaintiff} did no more. ${law} Thirty-five days later, before doing anything else in the suit, ${defendant} moved for a ruling that no service had been made.`,
    'officer of a company': `${on} ${server} went to the head office of ${company} Inc. and handed the summons and complaint to its treasurer in the corridor. The treasurer, who does not deal with legal matters, passed them on to the president twelve days later. ${law} ${end}`,
    'porter of a company': `${on} ${server} went to the head office of ${company} Inc. and handed the summons and complaint to the porter at the gate. The porter receives parcels there, has nothing to do with legal papers, and passed these on to the president that evening. ${law} ${end}`,
    'late, good cause': `From the first week ${plaintiff} sent servers to ${defendant}, a citizen of ${country} who lives in ${state}. ${defendant} knew of the suit, changed lodgings four times and slipped out by back doors to escape them. On the 120th day after filing ${server} handed the summons and complaint to ${defendant} in ${state}. The judge finds that ${plaintiff} had done all that could be done. ${defendant} immediately moved to dismiss the action without prejudice because of the delay in effecting service.`,
    'late, no cause': `${plaintiff} put the file in a drawer and forgot it. On the 120th day after filing ${server} handed the summons and complaint to ${defendant}, a citizen of ${country}, on a visit to ${state}. The judge finds no cause for the delay and no other reason to give more time. ${defendant} immediately moved to dismiss the action without prejudice because of the delay in effecting service.`,
    'late, abroad': `In the week after filing ${plaintiff}, who knew that ${defendant} lives in ${country}, sent the papers to the central authority of ${country} under the treaty on service abroad. On the 140th day after filing that authority handed the summons and complaint to ${defendant} there, as the treaty provides. ${defendant} immediately moved to dismiss the action without prejudice because of the delay in effecting service.`,
  }
  return `${start} ${told[facts.matter] ?? ''}`
}

function clock(facts: ServiceFacts, skin: ServiceSkin): string {
  const { plaintiff, defendant, agency, state, country, claim, counterclaim, month, day } = skin
  const sued = facts.matter === 'due from the government' ? agency : defendant
  const start = `${plaintiff} sued ${sued} in federal district court in ${state} for ${claim}.`
  const first = named(later(month, day, Number(facts.start)))
  const second = named(later(month, day, Number(facts.start) + (GAP[facts.matter] ?? 0)))
  const end =
    'No court order, special statute or state holiday modifies any applicable period. All dates are in 2027.'
  const electronic = 'through the court’s electronic filing system'
  const told: Partial<Record<ServiceFacts['matter'], string>> = {
    'due after filing and service': `The complaint was filed on ${first}. A process server handed the summons and complaint to ${defendant} at home on ${second}. ${defendant} has filed nothing so far and intends to take the maximum period that the Federal Rules of Civil Procedure permit for an answer.`,
    'due after service and proof': `A process server handed the summons and complaint to ${defendant} at home on ${first}. The server’s proof of service was filed with the court on ${second}. ${defendant} has filed nothing so far and intends to take the maximum period that the Federal Rules of Civil Procedure permit for an answer.`,
    'due after waiver': `On ${first} ${plaintiff} mailed ${defendant}, who lives in ${state}, a proper request to waive service, with a copy of the complaint. On ${second} ${defendant} signed the waiver and sent it back. ${defendant} has filed nothing so far and intends to take the maximum period that the Federal Rules of Civil Procedure permit for an answer.`,
    'due after waiver abroad': `On ${first} ${plaintiff} sent ${defendant}, who lives in ${country}, a proper request to waive service at that address, with a copy of the complaint. On ${second} ${defendant} signed the waiver and sent it back. ${defendant} has filed nothing so far and intends to take the maximum period that the Federal Rules of Civil Procedure permit for an answer.`,
    'due from the government': `On ${first} the agency and the Attorney General each received the summons and complaint by registered mail. On ${second} a process server delivered them to the United States attorney for the district. The agency has filed nothing so far and intends to take the maximum period that the Federal Rules of Civil Procedure permit for an answer.`,
    'due after a mailed counterclaim': `${defendant} answered with a counterclaim for ${counterclaim}. The answer was signed on ${first}. On ${second} it was served on ${plaintiff}, who has no lawyer and is not a user of the electronic filing system, by mailing it to ${plaintiff}’s home. ${plaintiff} intends to take the maximum period that the Federal Rules of Civil Procedure permit for an answer to the counterclaim.`,
    'due after an electronic counterclaim': `${defendant} answered with a counterclaim for ${counterclaim}. The answer was signed on ${first}. On ${second} it was filed and served on the lawyer of ${plaintiff} ${electronic}. ${plaintiff} intends to take the maximum period that the Federal Rules of Civil Procedure permit for an answer to the counterclaim.`,
    'due after a denied motion': `A process server handed the summons and complaint to ${defendant} at home on ${first}. Two weeks later ${defendant} moved to dismiss for failure to state a claim. The court denied the motion, and notice of the order reached both lawyers ${electronic} on ${second}. ${defendant} intends to take the maximum period that the Federal Rules of Civil Procedure permit for an answer.`,
    'due after a late amendment': `A process server handed the summons and complaint to ${defendant} at home on ${first}. A lawyer appeared for ${defendant} but filed no answer. On ${second} ${plaintiff} amended the complaint as of right and served it on that lawyer ${electronic}. ${defendant} intends to take the maximum period that the Federal Rules of Civil Procedure permit for an answer to the amended complaint.`,
    'due after an early amendment': `A process server handed the summons and complaint to ${defendant} at home on ${first}. A lawyer appeared for ${defendant} the next day but filed no answer. On ${second} ${plaintiff} amended the complaint as of right and served it on that lawyer ${electronic}. ${defendant} intends to take the maximum period that the Federal Rules of Civil Procedure permit for an answer to the amended complaint.`,
    'due after a mailed amendment': `A process server handed the summons and complaint to ${defendant} at home on ${first}. ${defendant}, who has no lawyer and is not a user of the electronic filing system, filed no answer. On ${second} ${plaintiff} amended the complaint as of right and served it by mailing it to ${defendant}’s home. ${defendant} intends to take the maximum period that the Federal Rules of Civil Procedure permit for an answer to the amended complaint.`,
  }
  return `${start} ${told[facts.matter] ?? ''} ${end}`
}
