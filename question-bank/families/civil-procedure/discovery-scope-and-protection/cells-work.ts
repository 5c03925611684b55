import { his, The } from '../../engine/party.ts'
import type { DiscoveryCells } from './reason-id.ts'

/** Reasons where a document was prepared after the accident. */
export const WORK_CELLS = {
  routine: (s) => ({
    'yes-ordinary': [
      'the form is routine and was not prepared in anticipation of litigation',
      'a routine report is not prepared in anticipation of litigation',
      `It's filled out after each accident so that things get repaired. It would exist if nobody ever sued.`,
    ],
    'yes-need': [
      'there is a substantial need for a report made an hour after the accident',
      `${s.plaintiff.the} has a substantial need for the first report of the accident`,
      `The author has testified from a good memory, so need is hard to show. No need is required for a routine report.`,
    ],
    'yes-facts': [
      'the form recites facts, and work product protects opinions alone',
      'a document that recites facts is not work product, whatever its purpose',
      `A paper full of facts can be work product if it's prepared for litigation. The purpose of this one was repair.`,
    ],
    'no-work-product': [
      'the form was prepared in anticipation of litigation, as a suit was expected',
      `the form is work product, as ${s.defendant.the} expected a suit by then`,
      `To expect a suit isn't enough. A document must be prepared because of it, and this one would have been anyway.`,
    ],
    'no-opinion': [
      `the form is opinion work product of ${s.employee.the}`,
      'the form is work product that discloses mental impressions',
      `Opinion work product consists of impressions about litigation. Answers to printed questions for repairs are none.`,
    ],
    'no-privilege': [
      'a privilege protects what an employee reports to an employer',
      `the form is a privileged communication of ${s.employee.the} to ${s.defendant.the}`,
      `It takes a lawyer, and a wish for legal advice, to make such a communication privileged. This went to a repair crew.`,
    ],
  }),
  statement: (s) => ({
    'no-work-product': [
      `the statement is work product, and ${s.plaintiff.the} can depose ${s.witness.the}`,
      `${s.plaintiff.the} has no substantial need, as ${s.witness.the} can be deposed`,
      `It was taken because a suit was expected. With the eyewitness at hand, its substance can be had by other means.`,
    ],
    'no-opinion': [
      'a statement taken by an investigator is opinion work product',
      'the statement is work product that discloses mental impressions',
      `The statement is in the eyewitness's words. It discloses no impressions or opinion of the investigator.`,
    ],
    'no-privilege': [
      `a privilege protects what ${s.witness.the} told the investigator`,
      'a statement to an investigator is a privileged communication',
      `To answer an investigator isn't to communicate with a lawyer as a client. The protection of the statement comes from elsewhere.`,
    ],
    'yes-need': [
      'there is a substantial need for the account of the only eyewitness',
      `${s.plaintiff.the} has a substantial need, as ${s.witness.the} alone saw the accident`,
      `The account is needed, but a deposition will supply it. A need must go unmet without undue hardship before it counts.`,
    ],
    'yes-facts': [
      'the statement recites facts, and facts are not work product',
      `what ${s.witness.the} saw is a fact, which is not work product`,
      `The facts may be had from the eyewitness. The paper on which an investigator took them down is something else.`,
    ],
    'yes-own': [
      'a previous statement is open without a showing of substantial need',
      'a signed statement is open to either party without substantial need',
      `Without a showing, only the one who made a statement may have it. That's not who is asking.`,
    ],
  }),
  died: (s) => ({
    'yes-need': [
      'there is a substantial need for the account of the only eyewitness',
      `${s.plaintiff.the} has a substantial need, as ${s.witness.the} cannot be deposed`,
      `Nobody else saw it, and the eyewitness told nobody else. No deposition can replace the statement.`,
    ],
    'yes-facts': [
      'the statement recites facts, and facts are not work product',
      `what ${s.witness.the} saw is a fact, which is not work product`,
      `That a paper recites facts doesn't open it. That the facts can't be had in another way does.`,
    ],
    'yes-own': [
      'a previous statement is open without a showing of substantial need',
      'a signed statement is open to either party without substantial need',
      `A statement is open without a showing to the one who made it. An opponent needs a stronger ground, and has one.`,
    ],
    'no-work-product': [
      `the statement is work product of a representative of ${s.defendant.the}`,
      'the statement was taken in anticipation of litigation by an investigator',
      `The protection of ordinary work product isn't absolute. It yields where the substance can't be had by other means.`,
    ],
    'no-opinion': [
      'a statement taken by an investigator is opinion work product',
      'the statement is work product that discloses mental impressions',
      `A statement that was taken down word for word discloses no impressions or opinion of the investigator.`,
    ],
    'no-privilege': [
      `a privilege protects what ${s.witness.the} told the investigator`,
      'a statement to an investigator is a privileged communication',
      `Neither a client nor a lawyer took part when the statement was made to the investigator, so there's no privilege.`,
    ],
  }),
  impressions: (s) => ({
    'no-opinion': [
      'the memorandum is opinion work product, closed despite any need',
      'the memorandum is work product that consists of mental impressions',
      `The memorandum holds the lawyer's evaluations and nothing else. Even a great need doesn't open those.`,
    ],
    'no-privilege': [
      `a privilege protects what ${s.witness.the} said to the lawyer`,
      'a talk between a lawyer and an eyewitness is a privileged communication',
      `The eyewitness wasn't a client and sought no advice. Lawyers' own thoughts have a protection of another kind.`,
    ],
    'no-trial-preparation': [
      'the memorandum is protected like a draft of an expert report',
      "a lawyer's notes have the same protection as drafts of an expert report",
      `The rule on drafts is about experts who testify. What a lawyer thinks is protected by an older and stronger rule.`,
    ],
    'yes-need': [
      `the death of ${s.witness.the} creates a substantial need for the memorandum`,
      `${s.plaintiff.the} has a substantial need, as ${s.witness.the} cannot be deposed`,
      `The death and the lack of a deposition show a substantial need for an account. The memorandum has none, only a lawyer's thoughts.`,
    ],
    'yes-facts': [
      'the talk was about facts, and facts are not work product',
      `what ${s.witness.the} saw is a fact, which is not work product`,
      `Facts are open, but the memorandum doesn't tell what the eyewitness saw. It says what a lawyer made of the talk.`,
    ],
    'yes-waived': [
      `the lawyer waived any protection by talking to ${s.witness.the}`,
      'the talk with a nonparty waived the protection of work product',
      `A lawyer may talk to a nonparty without having waived anything. The memorandum itself was shown to no one.`,
    ],
  }),
  own: (s) => ({
    'yes-own': [
      `${s.plaintiff.the} may obtain ${his(s.plaintiff)} own statement without substantial need`,
      "substantial need is not required for a party's own statement",
      `The words on the recording are those of ${s.plaintiff.the}. Anyone may have an earlier statement of their own on request.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need to hear the recording before testifying`,
      'there is a substantial need for the first account of the accident',
      `${The(s.plaintiff)} remembers everything and claims no such need. None is required to get back one's own words.`,
    ],
    'yes-facts': [
      'the recording recites facts, and facts are not work product',
      `what ${s.plaintiff.the} experienced is a fact, which is not work product`,
      `A recording made for litigation is protected even if it's all fact. Whose words it holds makes the difference.`,
    ],
    'no-work-product': [
      'the recording is work product, and no substantial need was shown',
      `${s.plaintiff.the} has no substantial need for a recording of what ${s.plaintiff.pronoun} remembers`,
      `That's the rule for what other people said. One's own words come without any showing.`,
    ],
    'no-opinion': [
      'a recording made by an investigator is opinion work product',
      'the recording is work product that discloses mental impressions',
      `The recording holds what ${s.plaintiff.the} said. It discloses no impressions or opinion of the investigator.`,
    ],
    'no-privilege': [
      'a statement to an investigator is a privileged communication',
      `a privilege protects what ${s.plaintiff.the} told the investigator`,
      `A statement to an opponent's investigator isn't made in search of legal advice, so no privilege attaches.`,
    ],
  }),
} as const satisfies DiscoveryCells
