import type { Cell } from '../../engine/cells.ts'
import { him } from '../../engine/party.ts'
import type { DiscoveryStory } from './facts.ts'
import type { DiscoveryCells } from './reason-id.ts'

/** Wordings that more than one twist has, each with the reason why it is right or fails there. */
const toExpertWitness = (why: string): Cell => [
  'communications between a lawyer and an expert witness are protected',
  'the email is a protected communication with an expert witness',
  why,
]
const consulting = (why: string): Cell => [
  'no exceptional circumstances open the work of a consulting expert',
  'a consulting expert may be questioned only in exceptional circumstances',
  why,
]
const resultsAreFacts = ({ part }: DiscoveryStory, why: string): Cell => [
  'the results are facts, and facts are not work product',
  `the condition of ${part} is a fact and so is not work product`,
  why,
]
const likeDrafts = (why: string): Cell => [
  'the results are protected like a draft of an expert report',
  'results sent only to a lawyer are protected like a draft of an expert report',
  why,
]
const irrelevantResults = (why: string): Cell => [
  'results on which no expert witness relies are relevant to no claim or defense',
  'the work of an expert who will not testify is outside the scope of discovery',
  why,
]
const dataProvided = (why: string): Cell => [
  'an expert witness must disclose what a lawyer provided for a test',
  'data that a lawyer provides to an expert witness are open to discovery',
  why,
]
const privilegedEmail = (why: string): Cell => [
  'an email from a lawyer to an expert witness is privileged',
  'a privilege protects the communication with an expert witness',
  why,
]

/** Reasons where an expert is concerned. */
export const EXPERT_CELLS = {
  consultant: (s) => ({
    'no-consulting': consulting(
      `The expert was retained for the suit and won't testify. With a half of its own to test, the other side lacks nothing.`,
    ),
    'no-trial-preparation': likeDrafts(
      `Drafts are protected where an expert has to give a report. One who only advises has a protection of another kind.`,
    ),
    'no-relevant': irrelevantResults(
      `Results of testing the very thing in dispute are relevant, whoever relies on them. They're closed for another reason.`,
    ),
    'yes-facts': resultsAreFacts(
      s,
      `The rule on consulting experts goes beyond work product: it closes the facts they know as well as their opinions.`,
    ),
    'yes-need': [
      `${s.plaintiff.the} has a substantial need to compare the two sets of results`,
      'the substantial need for a second set of results overcomes any protection',
      `Substantial need isn't the standard for a consulting expert. And whoever has tested the same thing hardly needs a second set of results.`,
    ],
    'yes-exceptional': [
      'exceptional circumstances exist when an expert has reported to a lawyer',
      'a test for a lawsuit is in itself an exceptional circumstance',
      `Circumstances are exceptional where it's impracticable to learn the facts elsewhere. A report to a lawyer, or a test, is the ordinary case.`,
    ],
  }),
  fire: (s) => ({
    'yes-exceptional': [
      `the loss of ${s.part} amounts to exceptional circumstances`,
      `exceptional circumstances exist, as no one else can test ${s.part}`,
      `Only this expert knows the results, and nobody can repeat the test. Facts on the subject can't be had by other means.`,
    ],
    'yes-facts': resultsAreFacts(
      s,
      `Facts that a consulting expert knows are closed too. What opens these is that no one else can find them out.`,
    ),
    'yes-considered': dataProvided(
      `Data from a lawyer matter where an expert witness relies on them. The expert won't testify, so another exception has to help.`,
    ),
    'no-consulting': [
      `${s.expert.the} is a consulting expert who will not testify`,
      'facts known by a consulting expert are closed to the other side',
      `A consulting expert is closed to the other side unless it's impracticable to get the facts elsewhere. Here it is.`,
    ],
    'no-trial-preparation': likeDrafts(
      `No report was due, so the rule on drafts doesn't apply. The rule for those who only advise has an exception.`,
    ),
    'no-relevant': irrelevantResults(
      `Nothing could be more relevant than the only test of the thing that failed, whether or not an expert relies on it.`,
    ),
  }),
  draft: (s) => ({
    'no-trial-preparation': [
      'drafts of an expert report are protected, whatever opinion they state',
      'each draft of an expert report is protected as trial preparation',
      `Since 2010, drafts are closed in any form. How an opinion came about can be explored by questions.`,
    ],
    'no-consulting': [
      `${s.expert.the} was a consulting expert until the report was served`,
      'work done before the report is that of a consulting expert',
      `A consulting expert isn't expected to testify. This one was retained to do so, and another rule closes the drafts.`,
    ],
    'no-relevant': [
      'a draft that was replaced is relevant to no claim or defense',
      'drafts that a later report replaced are outside the scope of discovery',
      `A change of opinion would be highly relevant. That a draft was replaced isn't what protects it.`,
    ],
    'yes-considered': [
      'the drafts are data that the expert witness considered',
      'an expert witness must disclose all that was considered, including drafts',
      `The data that an expert considered stand in the report. Earlier versions of the report aren't such data.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived any protection by serving the expert report`,
      'service of the expert report waived the protection of earlier drafts',
      `Service of a report is what the rules require of an expert who was retained to testify. It waives nothing.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need for the drafts to impeach the expert`,
      'a substantial need to impeach an expert witness overcomes any protection',
      `Every opponent would like to impeach. A mere suspicion shows no need, and the expert can be deposed.`,
    ],
  }),
  data: (s) => ({
    'yes-considered': [
      'the measurements are data from counsel that the expert considered',
      'counsel sent the measurements, and the expert witness considered them',
      `The figures came from the lawyer, and the expert considered them. What identifies them is excepted from the protection.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need to compare the measurements`,
      'a substantial need for the measurements overcomes any protection',
      `With measurements of one's own, there's hardly a need. None has to be shown for data that an expert got from counsel.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived any protection by sending the email to an expert`,
      'the protection of the email was waived when the expert witness read it',
      `Lawyers may write to their experts without waiving protection. Three kinds of content are excepted, and this is one.`,
    ],
    'no-trial-preparation': toExpertWitness(
      `Most communications are. What identifies facts or data that the lawyer provided and the expert considered is excepted.`,
    ),
    'no-opinion': [
      'the choice of measurements is opinion work product of the lawyer',
      'the measurements are work product that discloses mental impressions',
      `Measurements are nobody's mental impressions. If the email holds any opinion, it stands in another part.`,
    ],
    'no-privilege': privilegedEmail(
      `An expert isn't a client who seeks advice from a lawyer, so no privilege applies. A rule with exceptions does.`,
    ),
  }),
  strategy: (s) => ({
    'no-trial-preparation': toExpertWitness(
      `Plans for trial are neither pay nor data nor an assumption to rely on. All else that the lawyer writes stays closed.`,
    ),
    'no-consulting': [
      'no exceptional circumstances justify discovery from a consulting expert',
      "a consulting expert's files are closed without exceptional circumstances",
      `Exceptional circumstances are asked for where an expert won't testify. This one will.`,
    ],
    'no-privilege': privilegedEmail(
      `The expert isn't a client who asked for advice, so there's no privilege. The rule on trial preparation applies.`,
    ),
    'yes-considered': [
      'the email is data that the expert witness considered',
      'an expert witness must disclose everything that counsel provided before the report',
      `Since 2010, only facts or data are excepted. Plans that counsel provided are neither, however closely they were read.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived any protection by sending the email to an expert`,
      'the protection of the email was waived when the expert witness read it',
      `Lawyers may plan together with experts who testify for them. To share plans with such an expert isn't to waive protection.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need for the email to show bias`,
      'a substantial need to show bias in an expert witness overcomes any protection',
      `Bias can be explored by questions at a deposition. To want the other side's plans is no substantial need.`,
    ],
  }),
  bystander: (s) => ({
    'yes-ordinary': [
      `${s.expert.the} did not see the accident in anticipation of litigation`,
      `what ${s.expert.the} saw was not learned in anticipation of litigation`,
      `The expert saw it before anyone had retained an expert. Retaining an eyewitness doesn't close what was seen.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need for the account of an eyewitness`,
      'a substantial need for the account overcomes any protection',
      `What an ordinary eyewitness saw is open without any need. Need is about materials that were prepared for the suit.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived any protection by retaining an eyewitness`,
      'retaining an eyewitness waived the protection of a consulting expert',
      `What the expert thinks as an adviser is still protected. What was seen before never was, so nothing was waived.`,
    ],
    'no-consulting': consulting(
      `The rule on a consulting expert is about what is learned for the suit. To what was seen by chance, this is an ordinary witness.`,
    ),
    'no-work-product': [
      `what ${s.expert.the} saw is work product of the side that retained ${him(s.expert)}`,
      `the account is work product, as ${s.expert.the} now advises the lawyer`,
      `Nobody prepared an account of the accident for litigation that day. To advise a lawyer later doesn't make it work product.`,
    ],
    'no-trial-preparation': [
      'communications between a lawyer and an expert witness are protected',
      'the protection of an expert witness extends to what the expert saw',
      `The deposition is about what the expert saw, and about no communications with a lawyer.`,
    ],
  }),
} as const satisfies DiscoveryCells
