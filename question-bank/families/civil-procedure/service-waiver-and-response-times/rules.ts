import { capital } from '../../../text/capital.ts'
import { he, The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import { lastDayOf, rightCount } from './due.ts'
import { answering, type ServiceFacts, type ServiceStory } from './facts.ts'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  'who-serves': {
    authority: 'FRCP 4(c)(2)',
    rule: 'Any person who is at least 18 years old and not a party may serve a summons and complaint.',
    applied: ({ matter }, { plaintiff }) =>
      ({
        'served by the plaintiff': `${The(plaintiff)} is a party, so the service ${he(plaintiff)} made was insufficient.`,
        'served by a minor':
          'The student was 17, so the service was insufficient, although the papers arrived.',
      })[matter as string] ??
      'The server was an adult and not a party, and kinship with a party does not matter, so the service was sufficient.',
  },
  abode: {
    authority: 'FRCP 4(e)(2)(B)',
    rule: "An individual may be served by leaving copies of the summons and complaint at the individual's dwelling or usual place of abode with someone of suitable age and discretion who resides there.",
    applied: ({ matter }, { defendant }) =>
      matter === 'left at home with a guest'
        ? `A guest who lives elsewhere took the papers, so the service on ${defendant.the} was insufficient.`
        : `A competent adult who lived in ${whose(defendant)} house took the papers, so the service was sufficient.`,
  },
  workplace: {
    authority: 'FRCP 4(e)(2)',
    rule: 'Rule 4(e)(2) allows three methods: delivery to the individual personally, delivery to a resident at the dwelling or usual place of abode, and delivery to an agent authorized by appointment or by law to receive service of process.',
    applied: (_, { defendant }) =>
      `Delivery to a coworker of ${defendant.the} fits none of them, so the service was insufficient.`,
  },
  refusal: {
    authority: 'FRCP 4(e)(2)(A)',
    rule: 'An individual may be served by delivering a copy of the summons and complaint to the individual personally.',
    applied: (_, { defendant }) =>
      `The papers were offered face to face and left at ${whose(defendant)} feet, so the service was sufficient.`,
  },
  agent: {
    authority: 'FRCP 4(e)(2)(C)',
    rule: 'An individual may be served by delivering copies to an agent authorized by appointment or by law to receive service of process.',
    applied: (_, { defendant }) =>
      `${The(defendant)} had made the appointment in writing, so the service was sufficient nine days before ${he(defendant)} heard of it.`,
  },
  mail: {
    authority: 'FRCP 4(e)(2)',
    rule: 'Rule 4(e)(2) does not list mail among the methods of serving an individual.',
    applied: ({ matter }, { defendant }) =>
      matter === 'mailed'
        ? `State law adds no method, so certified mail was insufficient, although ${defendant.the} received and read everything.`
        : 'State law adds no method, so the certified letter was insufficient service.',
  },
  'objection-waived': {
    authority: 'FRCP 12(h)(1)(B)',
    rule: 'Insufficient service of process is waived by failing either to raise it in a first Rule 12 motion or to include it in a responsive pleading or an amendment allowed as a matter of course.',
    applied: (_, { defendant }) =>
      `${The(defendant)} answered without mentioning service and never amended, so the objection is lost.`,
  },
  'objection-kept': {
    authority: 'FRCP 12(h)(1)(B)(ii)',
    rule: 'Insufficient service of process is not waived if it is included in a responsive pleading or in an amendment allowed by Rule 15(a)(1) as a matter of course, which may be made no later than 21 days after serving the pleading.',
    applied: (_, { defendant }) =>
      `${The(defendant)} amended after ten days, so the objection stands and the service should be quashed.`,
  },
  'waiver-ignored': {
    authority: 'FRCP 4(d)(2)',
    rule: 'A defendant in the United States who fails without good cause to sign and return a waiver must pay the expenses later incurred in making service.',
    applied: (_, { defendant }) =>
      `That is the only penalty. ${The(defendant)} must still be served, so the motion should be granted.`,
  },
  officer: {
    authority: 'FRCP 4(h)(1)(B)',
    rule: 'A corporation may be served by delivering copies of the summons and complaint to an officer, a managing or general agent, or another agent authorized to receive service of process.',
    applied: ({ matter }, { company }) =>
      matter === 'officer of a company'
        ? `The treasurer is an officer of ${company.the}, so the service was sufficient without the registered agent.`
        : `The employee had none of these positions, so the service on ${company.the} was insufficient.`,
  },
  'good-cause': {
    authority: 'FRCP 4(m)',
    rule: 'If the plaintiff shows good cause for the failure to serve within 90 days after the complaint is filed, the court must extend the time for service for an appropriate period.',
    applied: (_, { plaintiff, defendant }) =>
      `${The(plaintiff)} tried from the first week, and ${defendant.the} dodged every attempt, so the motion should be denied.`,
  },
  'no-cause': {
    authority: 'FRCP 4(m)',
    rule: 'If a defendant is not served within 90 days after the complaint is filed, the court must dismiss the action without prejudice or order that service be made within a specified time, and it need not allow more time without good cause.',
    applied: (_, { plaintiff }) =>
      `${capital(whose(plaintiff))} lawyer forgot the summons, which is not good cause, and the judge will allow no more time, so the motion should be granted.`,
  },
  abroad: {
    authority: 'FRCP 4(m)',
    rule: 'The 90-day limit of Rule 4(m) does not apply to service in a foreign country under Rule 4(f).',
    applied: (_, { defendant, country }) =>
      `${The(defendant)} was served in ${country} under the treaty, after a prompt request, so the motion should be denied.`,
  },
  'answer-21': {
    authority: 'FRCP 12(a)(1)(A)(i)',
    rule: 'A defendant must serve an answer within 21 days after being served with the summons and complaint.',
    applied: ({ matter }, { defendant }) =>
      matter === 'due after service and proof'
        ? `Service on ${defendant.the} started the period, and the later filing of proof under Rule 4(l) did not.`
        : `Service on ${defendant.the} started the period, and the filing of the complaint did not.`,
  },
  'answer-waiver': {
    authority: 'FRCP 12(a)(1)(A)(ii)',
    rule: 'A defendant who has timely waived service must answer within 60 days after the request for a waiver was sent, or within 90 days after it was sent to the defendant outside any judicial district of the United States.',
    applied: ({ matter }, { defendant, country }) =>
      matter === 'due after waiver'
        ? `The request went to ${defendant.the} in the state, so ${he(defendant)} has 60 days from its sending.`
        : `The request went to ${defendant.the} in ${country}, so ${he(defendant)} has 90 days from its sending.`,
  },
  'answer-united-states': {
    authority: 'FRCP 12(a)(2)',
    rule: 'The United States or its agency must answer within 60 days after service on the United States attorney.',
    applied: () =>
      'Delivery to the agency and the Attorney General was required too but did not start the period.',
  },
  'answer-counterclaim': {
    authority: 'FRCP 12(a)(1)(B)',
    rule: 'A party must serve an answer to a counterclaim within 21 days after being served with the pleading that states the counterclaim.',
    applied: (_, { plaintiff }) =>
      `Service on ${plaintiff.the}, not the signing of the pleading, started the period.`,
  },
  'answer-after-motion': {
    authority: 'FRCP 12(a)(4)(A)',
    rule: "If the court denies a Rule 12 motion, the responsive pleading must be served within 14 days after notice of the court's action.",
    applied: (_, { defendant }) =>
      `The notice of the denial gave ${defendant.the} 14 days, to which Rule 6(d) adds none.`,
  },
  'answer-amended': {
    authority: 'FRCP 15(a)(3)',
    rule: 'A response to an amended pleading is due within the time remaining to respond to the original or within 14 days after service of the amended pleading, whichever is later.',
    applied: ({ matter }, { defendant }) =>
      matter === 'due after an early amendment'
        ? `The amended complaint came so early that the 21 days that ${defendant.the} had for the original end later.`
        : `The 14 days that ${defendant.the} has for the amended complaint end later.`,
  },
  'mail-adds': {
    authority: 'FRCP 6(d)',
    rule: 'When a period runs from service and service is made by mail, 3 days are added after the period would otherwise expire.',
    applied: () => 'The pleading was served by mail, so the period grows by three days.',
  },
  'electronic-adds-nothing': {
    authority: 'FRCP 6(d)',
    rule: 'Rule 6(d) adds three days for service by mail but none for electronic service.',
    applied: () => "The pleading was served through the court's electronic filing system.",
  },
  counting: {
    authority: 'FRCP 6(a)(1)',
    rule: 'Leave out the day of the triggering event and count every later day. A last day on a weekend or legal holiday moves to the next court day',
    applied: (facts, story) =>
      `${capital(whose(answering(facts, story)))} last day is ${lastDayOf(rightCount(facts), facts, story)}.`,
  },
} as const satisfies RuleTable<ServiceFacts, ServiceStory>
