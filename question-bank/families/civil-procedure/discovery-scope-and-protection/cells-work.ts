import { his, The, whose } from '../../engine/party.ts'
import type { DiscoveryCells } from './reason-id.ts'

/** Reasons where a document was prepared after the accident. */
export const WORK_CELLS = {
  routine: (s) => ({
    'yes-ordinary': [
      'the form was completed in the ordinary course of business, not in anticipation of litigation',
      'a report required after every accident is routine and not prepared in anticipation of litigation',
      `It's filled out after each accident so that things get repaired. It would exist if nobody ever sued.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need for a report completed within an hour of the accident`,
      `${s.plaintiff.the} has a substantial need for ${whose(s.employee)} first report of the accident`,
      `The author has testified from a good memory, so need is hard to show. No need is required for a routine report.`,
    ],
    'yes-facts': [
      'the form states only facts, and work product protects only opinions',
      'a document that states facts is not work product, even if it was prepared for litigation',
      `A paper full of facts can be work product if it's prepared for litigation. The purpose of this one was repair.`,
    ],
    'no-work-product': [
      `the form was prepared in anticipation of litigation, as ${s.defendant.the} expected a suit`,
      `the form is work product, as ${s.defendant.the} expected a suit when it was completed`,
      `To expect a suit isn't enough. A document must be prepared because of it, and this one would have been anyway.`,
    ],
    'no-opinion': [
      `the form would disclose ${whose(s.employee)} mental impressions and so is opinion work product`,
      `the form is opinion work product that records ${whose(s.employee)} impressions of the accident`,
      `Opinion work product consists of impressions about litigation. Answers to printed questions for repairs are none.`,
    ],
    'no-privilege': [
      "an employee's report of an accident to an employer is a privileged communication",
      `the form is a privileged communication from ${s.employee.the} to ${s.defendant.the}`,
      `It takes a lawyer, and a wish for legal advice, to make such a communication privileged. This went to a repair crew.`,
    ],
  }),
  statement: (s) => ({
    'no-work-product': [
      `the statement is work product, and ${s.plaintiff.the} can depose ${s.witness.the} instead`,
      `${s.plaintiff.the} has shown no substantial need for the statement, as ${s.witness.the} can be deposed`,
      `It was taken because a suit was expected. With the eyewitness at hand, its substance can be had by other means.`,
    ],
    'no-opinion': [
      'a statement that an investigator takes for a party is opinion work product',
      "the statement is opinion work product that discloses the investigator's mental impressions",
      `The statement is in the eyewitness's words. It discloses no impressions or opinion of the investigator.`,
    ],
    'no-privilege': [
      `a privilege protects what ${s.witness.the} told ${whose(s.defendant)} investigator`,
      "a witness's statement to a party's investigator is a privileged communication",
      `To answer an investigator isn't to communicate with a lawyer as a client. The protection of the statement comes from elsewhere.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need for the account of the only eyewitness`,
      `${s.plaintiff.the} has a substantial need for the statement, as no one else saw the accident`,
      `The account is needed, but a deposition will supply it. A need must go unmet without undue hardship before it counts.`,
    ],
    'yes-facts': [
      'the statement recites facts, and facts are not work product',
      `the statement records only what ${s.witness.the} saw, and work product does not protect facts`,
      `The facts may be had from the eyewitness. The paper on which an investigator took them down is something else.`,
    ],
    'yes-own': [
      "a witness's signed statement is discoverable without a showing of substantial need",
      'no showing of substantial need is required for the signed statement of a witness',
      `Without a showing, only the one who made a statement may have it. That's not who is asking.`,
    ],
  }),
  died: (s) => ({
    'yes-need': [
      `${s.plaintiff.the} has a substantial need for the statement and cannot obtain its equivalent elsewhere`,
      `${s.plaintiff.the} has a substantial need for the statement, as ${s.witness.the} can no longer be deposed`,
      `Nobody else saw it, and the eyewitness told nobody else. No deposition can replace the statement.`,
    ],
    'yes-facts': [
      'the statement recites facts, and facts are not work product',
      `the statement records only what ${s.witness.the} saw, and work product does not protect facts`,
      `That a paper recites facts doesn't open it. That the facts can't be had in another way does.`,
    ],
    'yes-own': [
      "a witness's signed statement is discoverable without a showing of substantial need",
      'no showing of substantial need is required for the signed statement of a witness',
      `A statement is open without a showing to the one who made it. An opponent needs a stronger ground, and has one.`,
    ],
    'no-work-product': [
      `${whose(s.witness)} death does not affect the protection of a statement taken in anticipation of litigation`,
      "work product prepared by a party's investigator is protected even if the witness has died",
      `The protection of ordinary work product isn't absolute. It yields where the substance can't be had by other means.`,
    ],
    'no-opinion': [
      'a statement that an investigator takes for a party is opinion work product',
      "the statement is opinion work product that discloses the investigator's mental impressions",
      `A statement that was taken down word for word discloses no impressions or opinion of the investigator.`,
    ],
    'no-privilege': [
      `a privilege protects what ${s.witness.the} told ${whose(s.defendant)} investigator`,
      "a witness's statement to a party's investigator is a privileged communication",
      `Neither a client nor a lawyer took part when the statement was made to the investigator, so there's no privilege.`,
    ],
  }),
  impressions: (s) => ({
    'no-opinion': [
      `the memorandum is opinion work product, which is protected despite ${whose(s.plaintiff)} need`,
      `the memorandum is work product that consists of the lawyer's mental impressions`,
      `The memorandum holds the lawyer's evaluations and nothing else. Even a great need doesn't open those.`,
    ],
    'no-privilege': [
      `the attorney-client privilege protects what ${s.witness.the} told ${whose(s.defendant)} lawyer`,
      "a lawyer's conversation with an eyewitness is a privileged communication",
      `The eyewitness wasn't a client and sought no advice. Lawyers' own thoughts have a protection of another kind.`,
    ],
    'no-trial-preparation': [
      "everything in a lawyer's file is trial-preparation material, protected despite any need",
      "a document in a lawyer's file is trial-preparation material that no need can open",
      `Much of a lawyer's file can be opened by a showing of need. What the lawyer thinks is protected by a rule of its own.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need for the memorandum, as ${s.witness.the} has died`,
      `${s.plaintiff.the} has a substantial need for the memorandum and can no longer depose ${s.witness.the}`,
      `The death and the lack of a deposition show a substantial need for an account. The memorandum has none, only a lawyer's thoughts.`,
    ],
    'yes-facts': [
      'the conversation concerned facts, and facts are not work product',
      `the memorandum is based on what ${s.witness.the} saw, and work product does not protect facts`,
      `Facts are open, but the memorandum doesn't tell what the eyewitness saw. It says what a lawyer made of the talk.`,
    ],
    'yes-waived': [
      `${whose(s.defendant)} lawyer waived work-product protection by speaking with a nonparty`,
      'a conversation with a nonparty witness waives the protection of work product',
      `A lawyer may talk to a nonparty without having waived anything. The memorandum itself was shown to no one.`,
    ],
  }),
  own: (s) => ({
    'yes-own': [
      `${s.plaintiff.the} may obtain ${his(s.plaintiff)} own previous statement without showing substantial need`,
      "no showing of substantial need is required for a party's own previous statement",
      `The words on the recording are those of ${s.plaintiff.the}. Anyone may have an earlier statement of their own on request.`,
    ],
    'yes-need': [
      `${whose(s.plaintiff)} wish to prepare for testimony is a substantial need for the recording`,
      `${s.plaintiff.the} has a substantial need for the first recorded account of the accident`,
      `${The(s.plaintiff)} remembers everything and claims no such need. None is required to get back one's own words.`,
    ],
    'yes-facts': [
      'the recording contains facts, and facts are not work product',
      `the recording states only what ${s.plaintiff.the} experienced, and work product does not protect facts`,
      `A recording made for litigation is protected even if it's all fact. Whose words it holds makes the difference.`,
    ],
    'no-work-product': [
      `the recording is work product, and ${s.plaintiff.the} has shown no substantial need for it`,
      `${s.plaintiff.the} has no substantial need for a recording of what ${s.plaintiff.pronoun} remembers`,
      `That's the rule for what other people said. One's own words come without any showing.`,
    ],
    'no-opinion': [
      'a recording that an investigator makes for a party is opinion work product',
      "the recording is opinion work product that discloses the investigator's mental impressions",
      `The recording holds what ${s.plaintiff.the} said. It discloses no impressions or opinion of the investigator.`,
    ],
    'no-privilege': [
      `${s.defendant.the} has a privilege in statements made to its investigator`,
      'a statement to an investigator who prepares for a suit is a privileged communication',
      `A statement to an opponent's investigator isn't made in search of legal advice, so no privilege attaches.`,
    ],
  }),
} as const satisfies DiscoveryCells
