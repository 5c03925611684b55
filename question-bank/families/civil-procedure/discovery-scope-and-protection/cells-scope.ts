import { whose } from '../../engine/party.ts'
import type { DiscoveryCells } from './reason-id.ts'

/** Reasons where it is disputed whether matter is within the scope of discovery. */
export const SCOPE_CELLS = {
  inadmissible: (s) => ({
    'yes-relevant': [
      'relevant information need not be admissible to be discoverable',
      'the scope of discovery includes relevant matter that is inadmissible',
      `What ${s.defendant.the} knew bears on negligence, and the letter points to a witness. Hearsay can be discovered.`,
    ],
    'yes-good-cause': [
      'hearsay is discoverable for good cause, and the letter is short',
      'good cause for the discovery of hearsay exists, as the letter is short',
      `Matter that is relevant and proportional needs no good cause. That showing belongs to sources that aren't reasonably accessible.`,
    ],
    'yes-need': [
      'a substantial need for the letter outweighs the objection that it is hearsay',
      `${s.plaintiff.the} has a substantial need for the letter, though it is hearsay`,
      `Substantial need is the test for work product. A letter from an outsider isn't prepared by or for a party.`,
    ],
    'no-relevant': [
      'hearsay that cannot be used at trial is relevant to no claim or defense',
      'what is inadmissible lies outside the scope of discovery, even if relevant',
      `Whether matter is relevant and whether it's admissible are two questions. Discovery asks only the first.`,
    ],
    'no-proportional': [
      'discovery of what will not be admitted is not proportional to its burden',
      'discovery of inadmissible hearsay is not proportional to the needs of the case',
      `Producing one page on a central issue is hardly a burden, and it may lead to proof that can be used.`,
    ],
    'no-work-product': [
      'a letter received after an accident is work product of the recipient',
      `the letter reached ${s.defendant.the} in anticipation of litigation`,
      `Work product is prepared by or for a party or its representative. This letter came from an outsider.`,
    ],
  }),
  unpleaded: (s) => ({
    'no-relevant': [
      'the requested records are relevant to no claim or defense in the action',
      'a claim that has not been pleaded does not widen the scope of discovery',
      `The pleadings are about an accident. A request can't go looking for another claim, however easy it is to grant.`,
    ],
    'no-privilege': [
      'a privilege protects the internal business records of a company',
      `${s.defendant.the} has a privilege in commercial information of its own`,
      `There's no privilege for business records. Confidential ones may get a protective order, but these are out of reach anyway.`,
    ],
    'yes-relevant': [
      'the records are reasonably calculated to lead to relevant evidence',
      'the records may be relevant to a claim that can still be added',
      `Since 2015, matter must be relevant to a claim or defense already in the action. A likely lead isn't the test.`,
    ],
    'yes-good-cause': [
      'good cause extends discovery beyond the claims that are pleaded',
      `${whose(s.plaintiff)} suspicion is good cause for discovery on a further claim`,
      `Until 2015, good cause opened the subject matter of the action. That provision is gone, and this was another subject.`,
    ],
    'yes-facts': [
      'the records hold facts, which are nonprivileged and so open to discovery',
      'facts in business records are nonprivileged, whatever the pleadings say',
      `Being nonprivileged isn't enough. The records must also be relevant to what the parties are litigating.`,
    ],
  }),
  costly: (s) => ({
    'no-proportional': [
      'the burden of the search is not proportional to the needs of the case',
      'the likely benefit is not proportional to the burden of the search',
      `The search costs many times what the claim is worth, and nothing suggests that it would turn up anything.`,
    ],
    'no-accessible': [
      'a warehouse of paper is a source that is not reasonably accessible',
      'there is no good cause to search a source that is not reasonably accessible',
      `A source that isn't reasonably accessible is a matter of electronically stored information. For paper, cost is weighed against benefit.`,
    ],
    'no-work-product': [
      'repair records become work product when they are gathered for a suit',
      `the repair records are work product that ${s.defendant.the} has stored`,
      `Records made in the course of repairs don't turn into work product because somebody sues years later.`,
    ],
    'yes-relevant': [
      'repair records are relevant to the claim of negligence, whatever they cost',
      'what is relevant is within the scope of discovery without regard to cost',
      `Some of the records may be relevant. Since 2015, discovery must be proportional to the needs of the case as well.`,
    ],
    'yes-good-cause': [
      'good cause exists, as no one else has the repair records',
      `there is good cause, as ${s.defendant.the} alone has access to the records`,
      `Who has access is one factor in weighing. The small claim, the large cost, and the lack of any benefit outweigh it.`,
    ],
    'yes-need': [
      'a substantial need for the records outweighs the cost of a search',
      `${s.plaintiff.the} has a substantial need for the records of similar repairs`,
      `Substantial need overcomes the protection of work product. It doesn't excuse a request whose burden outweighs its benefit.`,
    ],
  }),
  backup: (s) => ({
    'no-accessible': [
      'the tapes are not reasonably accessible, and good cause was not shown',
      `${s.plaintiff.the} has not shown good cause for the cost of restoring the tapes`,
      `The servers gave up the same emails already. A mere suspicion doesn't justify the cost of a second copy.`,
    ],
    'no-relevant': [
      'copies that are kept for emergencies are relevant to no claim or defense',
      'electronically stored information on tapes is outside the scope of discovery',
      `Emails about the defect are relevant wherever they're stored. The objection to tapes is their cost.`,
    ],
    'no-privilege': [
      'a privilege protects the backup copies of internal emails',
      `${s.defendant.the} has a privilege in copies that it keeps for emergencies`,
      `No privilege attaches to emails among staff because they're internal or copied. Cost is the objection that counts.`,
    ],
    'yes-relevant': [
      `emails about ${s.part} are relevant, wherever they are stored`,
      'relevant electronically stored information is discoverable from any source',
      `For sources that cost too much to reach, being relevant isn't enough. The party asking must give reasons to go there.`,
    ],
    'yes-good-cause': [
      `the interest of ${s.plaintiff.the} in complete emails is good cause to restore the tapes`,
      'there is good cause to restore tapes on which further emails may be found',
      `Good cause takes more than hope. Nothing shows that the emails from the servers are incomplete.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived its objection by producing the emails on its servers`,
      'production of some of the emails waived any objection to the rest',
      `It identified the tapes and objected in its response. Production from the servers waived nothing.`,
    ],
  }),
  'backup-only': (s) => ({
    'yes-good-cause': [
      'the tapes alone hold these emails, which is good cause to restore them',
      'no other source has these emails, so good cause was shown',
      `The emails are important, exist nowhere else, and cost little beside the claim. The sample proved it.`,
    ],
    'yes-relevant': [
      'the emails are relevant, and the party that has them bears the cost',
      'a party must produce relevant electronically stored information that it has',
      `Even relevant emails may stay on tapes that cost too much to reach. Need and cost have to be weighed.`,
    ],
    'yes-waived': [
      `${s.defendant.the} waived any objection when its servers deleted the emails`,
      'deletion of the emails waived any objection to the cost of the tapes',
      `When the servers deleted them, no suit was in sight and nothing had to be kept. No objection was lost by it.`,
    ],
    'no-accessible': [
      'electronically stored information on tapes is exempt from discovery',
      'the cost of the tapes means that they are not reasonably accessible',
      `That the tapes aren't reasonably accessible begins the inquiry. The court may still order discovery where reasons for it are shown.`,
    ],
    'no-proportional': [
      'the cost of the tapes is not proportional to the needs of the case',
      'the burden of restoring the tapes is not proportional to their benefit',
      `Millions are claimed, and the cost is a small fraction of that. What the managers knew is at the center of the case.`,
    ],
    'no-work-product': [
      'emails in which managers debate a danger are work product',
      'the emails are work product that discloses mental impressions of managers',
      `Managers wrote these emails as part of daily business. No one did it in anticipation of litigation.`,
    ],
  }),
} as const satisfies DiscoveryCells
