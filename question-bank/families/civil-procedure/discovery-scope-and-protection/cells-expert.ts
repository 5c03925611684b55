import type { Cell } from '../../engine/cells.ts'
import { him, whose } from '../../engine/party.ts'
import type { DiscoveryStory } from './facts.ts'
import type { DiscoveryCells } from './reason-id.ts'

/** Wordings that more than one twist has, each with the reason why it is right or fails there. */
const toExpertWitness = (why: string): Cell => [
  "communications between a party's lawyer and an expert witness are protected",
  'the email is a protected communication between counsel and an expert witness',
  why,
]
const consulting = ({ plaintiff }: DiscoveryStory, why: string): Cell => [
  `${plaintiff.the} has shown no exceptional circumstances for deposing a consulting expert`,
  'a consulting expert may be deposed only in exceptional circumstances',
  why,
]
const resultsAreFacts = ({ part }: DiscoveryStory, why: string): Cell => [
  'the results of the test are facts, and facts are not work product',
  `the condition of ${part} is a fact, and work product does not protect facts`,
  why,
]
const likeDrafts = (why: string): Cell => [
  'the results are protected in the same way as a draft of an expert report',
  'results reported only to a lawyer are protected as a draft of an expert report',
  why,
]
const irrelevantResults = (why: string): Cell => [
  'results on which no expert witness relies are not relevant to a claim or defense',
  'the work of an expert who will not testify is outside the scope of discovery',
  why,
]
const dataProvided = ({ part }: DiscoveryStory, why: string): Cell => [
  `the lawyer provided ${part} for the test, so the results are discoverable data`,
  'facts or data that a lawyer provides to an expert are discoverable',
  why,
]
const privilegedEmail = (why: string): Cell => [
  'an email from a lawyer to an expert witness is a privileged communication',
  "the attorney-client privilege protects a lawyer's email to an expert witness",
  why,
]

/** Reasons where an expert is concerned. */
export const EXPERT_CELLS = {
  consultant: (s) => ({
    'no-consulting': consulting(
      s,
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
      `${s.plaintiff.the} has a substantial need to compare the results of the two tests`,
      `${whose(s.plaintiff)} substantial need for a second set of results overcomes any protection`,
      `Substantial need isn't the standard for a consulting expert. And whoever has tested the same thing hardly needs a second set of results.`,
    ],
    'yes-exceptional': [
      `the division of ${s.part} between the parties creates exceptional circumstances`,
      'exceptional circumstances exist when an expert has reported results only to a lawyer',
      `Circumstances are exceptional where it's impracticable to learn the facts elsewhere. Neither a division into halves nor a report to a lawyer makes it so.`,
    ],
  }),
  fire: (s) => ({
    'yes-exceptional': [
      `the destruction of ${s.part} creates exceptional circumstances, as no one else tested it`,
      `exceptional circumstances exist, as ${s.plaintiff.the} cannot learn the condition of ${s.part} elsewhere`,
      `Only this expert knows the results, and nobody can repeat the test. Facts on the subject can't be had by other means.`,
    ],
    'yes-facts': resultsAreFacts(
      s,
      `Facts that a consulting expert knows are closed too. What opens these is that no one else can find them out.`,
    ),
    'yes-considered': dataProvided(
      s,
      `Data from a lawyer matter where an expert witness relies on them. The expert won't testify, so another exception has to help.`,
    ),
    'no-consulting': [
      'an opposing party may not depose a consulting expert who will not testify',
      `facts known by a consulting expert are protected from discovery despite the loss of ${s.part}`,
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
      'each draft of an expert report is protected as trial-preparation material',
      "drafts of an expert report are protected, even if the expert's opinion changed",
      `Since 2010, drafts are closed in any form. How an opinion came about can be explored by questions.`,
    ],
    'no-consulting': [
      `${s.expert.the} was a consulting expert until the report was served`,
      'work done before an expert report is served is that of a consulting expert',
      `A consulting expert isn't expected to testify. This one was retained to do so, and another rule closes the drafts.`,
    ],
    'no-relevant': [
      'a draft that the served report replaced is not relevant to a claim or defense',
      'drafts that were replaced by a final report are outside the scope of discovery',
      `A change of opinion would be highly relevant. That a draft was replaced isn't what protects it.`,
    ],
    'yes-considered': [
      'the drafts are data that the expert witness considered in forming an opinion',
      'an expert witness must disclose all that was considered, including drafts',
      `The data that an expert considered stand in the report. Earlier versions of the report aren't such data.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived the protection of the drafts by serving the final report`,
      'service of an expert report waives the protection of the earlier drafts',
      `Service of a report is what the rules require of an expert who was retained to testify. It waives nothing.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need for the drafts to impeach the expert`,
      'a substantial need to impeach an expert witness overcomes the protection of drafts',
      `Every opponent would like to impeach. A mere suspicion shows no need, and the expert can be deposed.`,
    ],
  }),
  data: (s) => ({
    'yes-considered': [
      'facts or data that counsel provided and an expert witness considered are discoverable',
      "the protection of counsel's email does not extend to data that the expert considered",
      `The figures came from the lawyer, and the expert considered them. What identifies them is excepted from the protection.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need to compare the two sets of measurements`,
      'a substantial need for the measurements overcomes the protection of the email',
      `With measurements of one's own, there's hardly a need. None has to be shown for data that an expert got from counsel.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived the protection of the email by sending it to an expert witness`,
      'disclosure of the email to an expert who will testify waived its protection',
      `Lawyers may write to their experts without waiving protection. Three kinds of content are excepted, and this is one.`,
    ],
    'no-trial-preparation': toExpertWitness(
      `Most communications are. What identifies facts or data that the lawyer provided and the expert considered is excepted.`,
    ),
    'no-opinion': [
      "the lawyer's choice of measurements is opinion work product",
      "the lawyer's choice of measurements would disclose mental impressions of the case",
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
      `${s.plaintiff.the} has not shown exceptional circumstances for discovery from an expert`,
      `${s.expert.the} was still a consulting expert when counsel sent the email`,
      `A consulting expert isn't expected to testify, and exceptional circumstances are asked for only there. This expert was retained to testify.`,
    ],
    'no-privilege': privilegedEmail(
      `The expert isn't a client who asked for advice, so there's no privilege. The rule on trial preparation applies.`,
    ),
    'yes-considered': [
      'an expert witness must disclose everything considered in forming an opinion',
      'an expert witness must disclose whatever counsel provided before the report',
      `Since 2010, only facts or data are excepted. Plans that counsel provided are neither, however closely they were read.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived the protection of the email by sending it to an expert`,
      'disclosure of the email to an expert who will testify waived its protection',
      `Lawyers may plan together with experts who testify for them. To share plans with such an expert isn't to waive protection.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need for the email to show the expert's bias`,
      'a substantial need to show bias overcomes the protection of the email',
      `Bias can be explored by questions at a deposition. To want the other side's plans is no substantial need.`,
    ],
  }),
  bystander: (s) => ({
    'yes-ordinary': [
      `${s.expert.the} did not see the accident in anticipation of litigation`,
      `what ${s.expert.the} saw before being retained is not protected as work product`,
      `The expert saw it before anyone had retained an expert. Retaining an eyewitness doesn't close what was seen.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need for the account of an eyewitness`,
      "a substantial need for an eyewitness's account overcomes any protection",
      `What an ordinary eyewitness saw is open without any need. Need is about materials that were prepared for the suit.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived any protection by retaining an eyewitness`,
      'retaining an eyewitness waives the protection of a consulting expert',
      `What the expert thinks as an adviser is still protected. What was seen before never was, so nothing was waived.`,
    ],
    'no-consulting': consulting(
      s,
      `The rule on a consulting expert is about what is learned for the suit. To what was seen by chance, this is an ordinary witness.`,
    ),
    'no-work-product': [
      `what ${s.expert.the} saw became work product when the lawyer retained ${him(s.expert)}`,
      `${whose(s.expert)} account is work product, as ${s.expert.pronoun} now advises the lawyer`,
      `Nobody prepared an account of the accident for litigation that day. To advise a lawyer later doesn't make it work product.`,
    ],
    'no-trial-preparation': [
      'a retained expert may be deposed only after serving an expert report',
      'an expert who has not served a report may not be deposed',
      `An expert witness is deposed after the report. This expert won't testify, owes no report, and is asked about what any eyewitness could tell.`,
    ],
  }),
} as const satisfies DiscoveryCells
