import type { Cell } from '../../engine/cells.ts'
import { whose } from '../../engine/party.ts'
import type { DiscoveryStory } from './facts.ts'
import type { DiscoveryCells } from './reason-id.ts'

/** Wordings that more than one twist has. What they add is why they fail there. */
const counselToExpert = (why: string): Cell => [
  'communications of a lawyer with an expert witness are protected',
  'what a lawyer writes to an expert witness is protected trial preparation',
  why,
]
const consulting = ({ expert }: DiscoveryStory, why: string): Cell => [
  `${expert.the} is a consulting expert, and nothing exceptional was shown`,
  'what a consulting expert knows is closed without exceptional circumstances',
  why,
]
const resultsAreFacts = ({ part }: DiscoveryStory, why: string): Cell => [
  'test results are facts, and facts are not work product',
  `the condition of ${part} is a fact, which is not work product`,
  why,
]
const likeDrafts = (why: string): Cell => [
  'results that no expert report contains are protected like a draft of one',
  'results sent to a lawyer are protected like the draft of an expert report',
  why,
]
const privilegedEmail = (why: string): Cell => [
  'an e-mail from a lawyer to an expert witness is privileged',
  'a privilege protects e-mails from a lawyer to an expert witness',
  why,
]

/** Reasons where an expert is concerned. */
export const EXPERT_CELLS = {
  consultant: (s) => ({
    'no-consulting': consulting(
      s,
      `The expert was retained for the suit and won't testify. The other side had a half to test, so it lacks nothing.`,
    ),
    'no-trial-preparation': likeDrafts(
      `Protection of drafts is for experts who testify and give a report. One who only advises has a protection of another kind.`,
    ),
    'no-relevant': [
      'tests on which no expert witness relies are relevant to no claim or defense',
      'the views of an adviser who will not testify are outside the scope of discovery',
      `A test of the very thing in dispute is relevant. That the expert only advises is what matters.`,
    ],
    'yes-facts': resultsAreFacts(
      s,
      `The protection of one who only advises covers facts known as well as opinions held.`,
    ),
    'yes-need': [
      'there is a substantial need to compare the results of the two tests',
      `${s.plaintiff.the} has a substantial need for the results of the other test`,
      `Here the standard is a higher one, and somebody who has tested the same thing doesn't even meet this one.`,
    ],
    'yes-considered': [
      `${s.part} was data that the lawyer gave to an expert witness`,
      'an expert witness must disclose the data that a lawyer has provided',
      `What a lawyer provides may be asked about where the expert will testify. This expert won't.`,
    ],
  }),
  fire: (s) => ({
    'yes-exceptional': [
      `the loss of ${s.part} amounts to exceptional circumstances`,
      'exceptional circumstances exist, as no other test can be made',
      `Nobody else can test what has burned. Only this expert knows, so facts on the subject can't be had otherwise.`,
    ],
    'yes-facts': resultsAreFacts(
      s,
      `Facts known to an expert who only advises are closed too. They're open here because nobody else can find them out.`,
    ),
    'yes-considered': [
      `${s.part} was data that the lawyer gave to an expert witness`,
      'an expert witness must disclose the data that a lawyer has provided',
      `That exception belongs to the rule on experts who testify. This one doesn't, and another exception applies.`,
    ],
    'no-consulting': [
      `${s.expert.the} is a consulting expert, whom no one but ${s.defendant.the} may question`,
      'a consulting expert who will not testify cannot be made to testify by deposition',
      `The protection has an exception: facts that it's impracticable to obtain by other means. Fire has made it so.`,
    ],
    'no-trial-preparation': likeDrafts(
      `No report was due from an expert who only advises. The rule for such experts has an exception that fits.`,
    ),
    'no-relevant': [
      'tests on which no expert witness relies are relevant to no claim or defense',
      'the views of an adviser who will not testify are outside the scope of discovery',
      `Nothing could be more relevant than the only test of the thing that failed.`,
    ],
  }),
  draft: (s) => ({
    'no-trial-preparation': [
      'drafts of an expert report are protected, whatever the expert thought before',
      'each draft of an expert report is protected trial preparation',
      `Since 2010, a report's drafts are closed in any form. Doubts about it can be raised by questions.`,
    ],
    'no-consulting': [
      'until trial, an expert witness has the protection of a consulting expert',
      'nothing exceptional was shown, as a consulting expert requires',
      `This expert will testify and has served a report, so the rule for mere advisers doesn't apply.`,
    ],
    'no-relevant': [
      'drafts that an expert has given up are relevant to no claim or defense',
      'a draft that was replaced is outside the scope of discovery',
      `A change of opinion would be highly relevant. The drafts are closed for another reason.`,
    ],
    'yes-considered': [
      'the drafts are data that the expert witness considered',
      `an expert witness must disclose all that went into the report, drafts included`,
      `Facts or data that an expert considered stand in the report. The drafts themselves aren't such data.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived any protection when it served the report`,
      'to serve a report is to waive the protection of earlier drafts',
      `The rules require a report from an expert who was retained to testify. To comply gives up nothing.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need to impeach the expert witness`,
      'there is a substantial need for drafts that can impeach an expert',
      `Every opponent would like to impeach. A mere suspicion shows no need, and the expert can be deposed.`,
    ],
  }),
  data: (s) => ({
    'yes-considered': [
      'the lawyer provided data that the expert witness considered',
      'data on which an expert witness is informed by a lawyer are not protected',
      `The expert considered figures that the lawyer had sent. What identifies them is excepted from the protection.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need for measurements by the other side`,
      'there is a substantial need to compare the measurements of both sides',
      `The other side's expert has measured for himself or herself, so there's hardly a need. None has to be shown.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived any protection when its lawyer sent the e-mail`,
      'to write to an expert witness is to waive the protection of what is written',
      `Lawyers may write to their experts without giving up protection. Three kinds of content are excepted, and this is one.`,
    ],
    'no-trial-preparation': counselToExpert(
      `Most of it is. What identifies facts or data that the lawyer provided and the expert considered is excepted.`,
    ),
    'no-opinion': [
      'the choice of measurements is opinion work product of the lawyer',
      `the measurements are work product, as they show what the lawyer thought`,
      `Measurements are nobody's mental impressions. The rest of the e-mail, which may hold some, wasn't asked for.`,
    ],
    'no-privilege': privilegedEmail(
      `An expert who will testify isn't a client in search of advice. A rule with exceptions governs such e-mails.`,
    ),
  }),
  strategy: (s) => ({
    'no-trial-preparation': counselToExpert(
      `Plans for trial are neither pay nor data nor an assumption to rely on. All else that the lawyer writes stays closed.`,
    ),
    'no-consulting': consulting(
      s,
      `The rule on exceptional circumstances is for experts who won't testify. This one will.`,
    ),
    'no-privilege': privilegedEmail(
      `The expert isn't a client who asked for advice. What lawyers write to experts is a matter of trial preparation.`,
    ),
    'yes-considered': [
      'the e-mail is data that the expert witness considered',
      'an expert witness must disclose whatever a lawyer provided and the expert read',
      `Since 2010, the exception is limited to facts or data. Plans for trial are neither, however closely they're read.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived any protection when its lawyer sent the e-mail`,
      'to write to an expert witness is to waive the protection of what is written',
      `Lawyers may plan together with the experts who testify for them. The rule protects such talks.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need to show that the expert is biased`,
      'there is a substantial need for e-mails that may show an expert to be biased',
      `Bias can be explored by questions at a deposition. To want the other side's plans is no need.`,
    ],
  }),
  bystander: (s) => ({
    'yes-ordinary': [
      `${s.expert.the} did not see the accident in anticipation of litigation`,
      'what an eyewitness saw by chance was not learned in anticipation of litigation',
      `The expert saw it before being retained by anyone. To retain an eyewitness doesn't close what was seen.`,
    ],
    'yes-need': [
      'there is a substantial need for the account of every eyewitness',
      `${s.plaintiff.the} has a substantial need for what ${s.expert.the} saw`,
      `What an ordinary eyewitness saw is open without any need. Need is about materials that were prepared for the suit.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived any protection when it retained an eyewitness`,
      'to retain an eyewitness is to waive the protection of a consulting expert',
      `What the expert thinks as an adviser is still protected. What was seen before never was, so nothing was given up.`,
    ],
    'no-consulting': consulting(
      s,
      `The rule is about what an expert learns for the suit. To what was seen by chance, this is an ordinary witness.`,
    ),
    'no-work-product': [
      `${whose(s.expert)} account is work product of the party that retained ${s.expert.pronoun === 'she' ? 'her' : 'him'}`,
      'the account of an adviser to a lawyer is work product',
      `Nobody prepared anything for litigation on the day of the accident.`,
    ],
    'no-trial-preparation': counselToExpert(
      `The deposition is to be about the accident alone, not about anything that a lawyer said or wrote.`,
    ),
  }),
} as const satisfies DiscoveryCells
