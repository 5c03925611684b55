import type { Rule } from '../../engine/contract.ts'
import { decide } from './decide.ts'
import type { ServiceFacts, ServiceSkin } from './facts.ts'
import { reason } from './reasons.ts'

type ServiceStep = Rule<ServiceFacts, ServiceSkin>

function step(id: string, authority: string, rule: string, applied: ServiceStep['applied']): ServiceStep {
  return { id, authority, asOf: '2026-11-01', rule, applied }
}

/** Every rule that a path of this family can run through. */
export const steps: readonly ServiceStep[] = [
  step(
    'server-party',
    'FRCP 4(c)(2)',
    'Any person who is at least 18 years old and not a party may serve a summons and complaint.',
    (_, skin) => `${skin.plaintiff} is a party and may not.`,
  ),
  step(
    'server-minor',
    'FRCP 4(c)(2)',
    'Any person who is at least 18 years old and not a party may serve a summons and complaint.',
    (_, skin) => `${skin.carrier} is too young.`,
  ),
  step(
    'server-adult',
    'FRCP 4(c)(2)',
    'Any person who is at least 18 years old and not a party may serve a summons and complaint, and a tie to a party does not matter.',
    (_, skin) =>
      `${skin.carrier} is an adult and no party, and left the papers with an adult who lives in the house.`,
  ),
  step(
    'abode',
    'FRCP 4(e)(2)(B)',
    'An individual may be served by leaving a copy at the individual’s dwelling with someone of suitable age and discretion who resides there.',
    (_, skin) => `An adult who lives with ${skin.defendant} took the papers at home.`,
  ),
  step(
    'abode-visitor',
    'FRCP 4(e)(2)(B)',
    'Papers left at a dwelling must be left with someone of suitable age and discretion who resides there.',
    (_, skin) => `The person who took the papers at the home of ${skin.defendant} was only visiting.`,
  ),
  step(
    'workplace',
    'FRCP 4(e)(2)',
    'An individual is served in person, at the dwelling or through an authorized agent, and not by leaving papers with a colleague at work.',
    (_, skin) => `The colleague of ${skin.defendant} had no authority to receive process.`,
  ),
  step(
    'refusal',
    'FRCP 4(e)(2)(A)',
    'An individual is served by delivering a copy in person, and one who refuses to take papers offered face to face and left within reach has been served.',
    (_, skin) => `${skin.defendant} could not undo the delivery by refusing.`,
  ),
  step(
    'agent',
    'FRCP 4(e)(2)(C)',
    'An individual may be served by delivering a copy to an agent authorized by appointment or by law to receive service of process.',
    (_, skin) => `${skin.defendant} had appointed one, and it took the papers.`,
  ),
  step(
    'mail',
    'FRCP 4(e)(2)',
    'Rule 4 does not let an individual be served by mail unless the law of the state allows it or service is waived.',
    (_, skin) => `The mail that reached ${skin.defendant} was therefore no service, although it gave notice.`,
  ),
  step(
    'objection-waived',
    'FRCP 12(h)(1)(B)',
    'The defense of insufficient service of process is waived if it is neither in a motion nor in the answer or an amendment of it as of right.',
    (_, skin) => `${skin.defendant} left it out of the answer and raised it fifty days later.`,
  ),
  step(
    'waiver-ignored',
    'FRCP 4(d)(2)',
    'A defendant who does not return a request to waive service has not been served and may be charged with the cost of serving.',
    (_, skin) => `${skin.defendant} has still to be served.`,
  ),
  step(
    'officer',
    'FRCP 4(h)(1)(B)',
    'A corporation is served by delivering a copy to an officer, a managing or general agent, or another agent authorized to receive process.',
    (_, skin) => `The treasurer is an officer of ${skin.company}.`,
  ),
  step(
    'no-officer',
    'FRCP 4(h)(1)(B)',
    'A corporation is served by delivering a copy to an officer, a managing or general agent, or another agent authorized to receive process.',
    (_, skin) => `A porter of ${skin.company} is none of these.`,
  ),
  step(
    'good-cause',
    'FRCP 4(m)',
    'If the plaintiff shows good cause for failing to serve within 90 days after filing, the court must extend the time.',
    (_, skin) => `That ${skin.defendant} hid from every server is good cause.`,
  ),
  step(
    'no-cause',
    'FRCP 4(m)',
    'If a defendant is not served within 90 days after filing, the court must dismiss without prejudice or order service within a set time, and need give no time without good cause.',
    (_, skin) => `${skin.plaintiff} has shown no cause, and the judge sees no other reason for more time.`,
  ),
  step(
    'abroad',
    'FRCP 4(m)',
    'The limit of 90 days does not apply to service on an individual in a foreign country under Rule 4(f).',
    (_, skin) => `${skin.defendant} was served in ${skin.country}.`,
  ),
  step(
    'counting',
    'FRCP 6(a)(1)',
    'A period leaves out the day of the event that starts it, counts every other day, weekends and holidays too, and runs on if its last day is a Saturday, Sunday or legal holiday.',
    (facts, skin) => `Counted so, the last day is ${reason(decide(facts).reasons[0], facts, skin).texts[0]}.`,
  ),
  step(
    'answer-21',
    'FRCP 12(a)(1)(A)(i)',
    'A defendant must serve an answer within 21 days after being served with the summons and complaint.',
    (_, skin) => `For ${skin.defendant} the day of service starts the period, and no days are added.`,
  ),
  step(
    'proof-no-matter',
    'FRCP 4(l)',
    'Proof of service is filed with the court, but the period for an answer runs from service itself.',
    (_, skin) => `When the proof was filed does not matter to ${skin.defendant}.`,
  ),
  step(
    'answer-waiver',
    'FRCP 12(a)(1)(A)(ii)',
    'A defendant who timely waived service must serve an answer within 60 days after the request for a waiver was sent.',
    (_, skin) => `For ${skin.defendant} the period runs from the sending of the request.`,
  ),
  step(
    'answer-waiver-abroad',
    'FRCP 12(a)(1)(A)(ii)',
    'A defendant who timely waived service must answer within 60 days after the request was sent, or within 90 days if it was sent to the defendant outside any judicial district of the United States.',
    (_, skin) => `The request went to ${skin.defendant} in ${skin.country}.`,
  ),
  step(
    'answer-united-states',
    'FRCP 12(a)(2)',
    'The United States or its agency must serve an answer within 60 days after service on the United States attorney.',
    () => 'Service on anyone else does not start the period.',
  ),
  step(
    'answer-counterclaim',
    'FRCP 12(a)(1)(B)',
    'A party must serve an answer to a counterclaim within 21 days after being served with the pleading that states it.',
    (_, skin) =>
      `For ${skin.plaintiff} the day of service of the answer with the counterclaim starts the period.`,
  ),
  step(
    'mail-adds',
    'FRCP 6(d)',
    'Three days are added to a period that runs after service when the paper was served by mail.',
    () => 'The paper was served by mail, which is complete on mailing.',
  ),
  step(
    'electronic-adds-nothing',
    'FRCP 6(d)',
    'No days are added when a paper is served through the court’s electronic filing system.',
    () => 'The paper was served in that way.',
  ),
  step(
    'answer-after-motion',
    'FRCP 12(a)(4)(A)',
    'If a motion under Rule 12 is denied, the answer must be served within 14 days after notice of the court’s action.',
    (_, skin) => `For ${skin.defendant} the notice of the denial starts a new period.`,
  ),
  step(
    'answer-amended',
    'FRCP 15(a)(3)',
    'An amended pleading must be answered within the time left to answer the original one or within 14 days after service of the amended one, whichever is later.',
    (_, skin) => `Both periods have to be counted for ${skin.defendant}.`,
  ),
  step(
    'remaining-time',
    'FRCP 15(a)(3)',
    'The time left to answer the original pleading counts if it ends later than the 14 days.',
    () => 'The amended complaint came so soon that the 21 days end later.',
  ),
]
