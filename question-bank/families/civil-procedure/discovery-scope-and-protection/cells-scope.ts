import { whose } from '../../engine/party.ts'
import type { DiscoveryCells } from './reason-id.ts'

/** Reasons where it is disputed whether matter is within the scope of discovery. */
export const SCOPE_CELLS = {
  inadmissible: (s) => ({
    'yes-relevant': [
      'information that is relevant to a claim need not be admissible to be discoverable',
      'the letter is relevant and so is within the scope of discovery, even if inadmissible',
      `What ${s.defendant.the} knew bears on negligence, and the letter points to a witness. Hearsay can be discovered.`,
    ],
    'yes-good-cause': [
      'a court may order discovery of hearsay for good cause, and the letter is short',
      `${s.plaintiff.the} has good cause for discovery of hearsay, since the letter is short`,
      `Matter that is relevant and proportional needs no good cause. That showing belongs to sources that aren't reasonably accessible.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need for the letter that overcomes the hearsay objection`,
      'a substantial need for the letter outweighs the objection that it is hearsay',
      `Substantial need is the test for work product. A letter from an outsider isn't prepared by or for a party.`,
    ],
    'no-relevant': [
      'hearsay that the court will not admit at trial is not relevant to a claim or defense',
      'only information that would be admissible at trial is within the scope of discovery',
      `Whether matter is relevant and whether it's admissible are two questions. Discovery asks only the first.`,
    ],
    'no-proportional': [
      `the burden of producing inadmissible hearsay outweighs its likely benefit to ${s.plaintiff.the}`,
      'discovery of inadmissible hearsay is not proportional to the needs of the case',
      `Producing one page on a central issue is hardly a burden, and it may lead to proof that can be used.`,
    ],
    'no-work-product': [
      'a letter that a party receives about an accident before suit is work product',
      'the letter was sent after the accident and so is work product prepared for litigation',
      `Work product is prepared by or for a party or its representative. This letter came from an outsider.`,
    ],
  }),
  unpleaded: (s) => ({
    'no-relevant': [
      'the requested records are not relevant to any claim or defense in the action',
      'a claim that has not been pleaded does not bring records within the scope of discovery',
      `The pleadings are about an accident. A request can't go looking for another claim, however easy it is to grant.`,
    ],
    'no-privilege': [
      'the records contain confidential commercial information and so are privileged from discovery',
      'the internal commercial records of a business are privileged from discovery',
      `There's no privilege for business records. Confidential ones may get a protective order, but these are out of reach anyway.`,
    ],
    'yes-relevant': [
      'the records are reasonably calculated to lead to the discovery of admissible evidence',
      `the records are relevant to a claim that ${s.plaintiff.the} may still add by amendment`,
      `Since 2015, matter must be relevant to a claim or defense already in the action. A likely lead isn't the test.`,
    ],
    'yes-good-cause': [
      'a court may, for good cause, extend discovery beyond the claims that were pleaded',
      `${whose(s.plaintiff)} suspicion is good cause for discovery on a possible second claim`,
      `Until 2015, good cause opened the subject matter of the action. That provision is gone, and this was another subject.`,
    ],
    'yes-facts': [
      'the records contain facts, which are nonprivileged and therefore discoverable',
      'nonprivileged facts in business records are discoverable, whatever claims were pleaded',
      `Being nonprivileged isn't enough. The records must also be relevant to what the parties are litigating.`,
    ],
  }),
  costly: (s) => ({
    'no-proportional': [
      'the burden of searching the warehouse is not proportional to the needs of the case',
      'the burden of the search outweighs the likely benefit of the older records',
      `The search costs many times what the claim is worth, and nothing suggests that it would turn up anything.`,
    ],
    'no-accessible': [
      `${s.plaintiff.the} has not shown good cause to search a source that is not reasonably accessible`,
      'the warehouse is not reasonably accessible and so is exempt from discovery without good cause',
      `A source that isn't reasonably accessible is a matter of electronically stored information. For paper, cost is weighed against benefit.`,
    ],
    'no-work-product': [
      'repair records that a party must gather for a suit become work product',
      'a collection of repair records assembled for litigation is work product',
      `Records made in the course of repairs don't turn into work product because somebody sues years later.`,
    ],
    'yes-relevant': [
      'the repair records are relevant to the claim of negligence, whatever the search would cost',
      'relevant records are within the scope of discovery regardless of the cost of a search',
      `Some of the records may be relevant. Since 2015, discovery must be proportional to the needs of the case as well.`,
    ],
    'yes-good-cause': [
      `${s.plaintiff.the} has good cause for the search, since only ${s.defendant.the} has access to the records`,
      `${whose(s.defendant)} sole access to the repair records is good cause to order the search`,
      `Who has access is one factor in weighing. The small claim, the large cost, and the lack of any benefit outweigh it.`,
    ],
    'yes-need': [
      `${s.plaintiff.the} has a substantial need for the records that outweighs the cost of the search`,
      `${s.plaintiff.the} has a substantial need for records that cannot be obtained elsewhere`,
      `Substantial need overcomes the protection of work product. It doesn't excuse a request whose burden outweighs its benefit.`,
    ],
  }),
  backup: (s) => ({
    'no-accessible': [
      `${s.plaintiff.the} has not shown good cause for discovery from a source that is not reasonably accessible`,
      `${whose(s.plaintiff)} suspicion is not good cause to restore tapes that are not reasonably accessible`,
      `The servers gave up the same emails already. A mere suspicion doesn't justify the cost of a second copy.`,
    ],
    'no-relevant': [
      'backup tapes that a business keeps for emergencies are outside the scope of discovery',
      'emails on backup tapes are not relevant to a claim or defense if other copies exist',
      `Emails about the defect are relevant wherever they're stored. The objection to tapes is their cost.`,
    ],
    'no-privilege': [
      `${s.defendant.the} has a privilege in its internal emails about ${s.part}`,
      `${s.defendant.the} waived its privilege only in the emails that it chose to produce`,
      `No privilege attaches to emails among staff because they're internal or copied. Cost is the objection that counts.`,
    ],
    'yes-relevant': [
      `emails about ${s.part} are relevant and are discoverable wherever they are stored`,
      'a party must produce relevant electronically stored information from every source that it has',
      `For sources that cost too much to reach, being relevant isn't enough. The party asking must give reasons to go there.`,
    ],
    'yes-good-cause': [
      `${whose(s.plaintiff)} suspicion that an email is missing is good cause to restore the tapes`,
      `${s.plaintiff.the} has good cause to restore tapes that may hold further emails`,
      `Good cause takes more than hope. Nothing shows that the emails from the servers are incomplete.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived its objection to the tapes by producing the emails on its servers`,
      'production of the emails on the servers waived any objection to restoring the tapes',
      `It identified the tapes and objected in its response. Production from the servers waived nothing.`,
    ],
  }),
  'backup-only': (s) => ({
    'yes-good-cause': [
      `${s.plaintiff.the} has shown good cause, as the emails are important and exist only on the tapes`,
      'the importance of the emails and the lack of another source are good cause to restore the tapes',
      `The emails are important, exist nowhere else, and cost little beside the claim. The sample proved it.`,
    ],
    'yes-relevant': [
      'a party must produce relevant emails at its own cost, whatever their source',
      'a party must produce all relevant electronically stored information in its possession',
      `Even relevant emails may stay on tapes that cost too much to reach. Need and cost have to be weighed.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived its objection to the cost when its servers deleted the emails`,
      'deletion of the emails from the servers waived any objection to restoring the tapes',
      `When the servers deleted them, no suit was in sight and nothing had to be kept. No objection was lost by it.`,
    ],
    'no-accessible': [
      'a source that is not reasonably accessible because of cost is exempt from discovery',
      'a party need not restore tapes that are not reasonably accessible, whatever they contain',
      `That the tapes aren't reasonably accessible begins the inquiry. The court may still order discovery where reasons for it are shown.`,
    ],
    'no-proportional': [
      'the cost of restoring the tapes is not proportional to the needs of the case',
      'the burden of restoring the tapes is not proportional to their likely benefit',
      `Millions are claimed, and the cost is a small fraction of that. What the managers knew is at the center of the case.`,
    ],
    'no-work-product': [
      `emails in which managers debate the safety of ${s.part} are work product`,
      "the emails would disclose the managers' mental impressions and so are work product",
      `Managers wrote these emails as part of daily business. No one did it in anticipation of litigation.`,
    ],
  }),
} as const satisfies DiscoveryCells
