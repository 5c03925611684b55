import type { WaiverFacts, WaiverSkin } from './facts.ts'

/** The facts in prose: the suit, the papers in turn, how the defense is raised now. */
export function tell(facts: WaiverFacts, skin: WaiverSkin): string {
  const { plaintiff, defendant, forum, home, claim } = skin
  const start = `${plaintiff} commenced a civil action against ${defendant}, of ${home}, in federal district court in ${forum} for ${claim}.`
  return `${start} ${papers(facts, skin)}`
}

/** The other defense, with which a first motion begins. */
function other({ defense }: WaiverFacts): string {
  return defense === 'failure to state a claim' || defense === 'absent party' || defense === 'subject matter'
    ? 'on the sole ground that the suit was brought in the wrong district'
    : 'on the sole ground that the complaint states no claim'
}

/** What the defense says, reading on after "that". */
function point({ defense }: WaiverFacts, skin: WaiverSkin): string {
  const { plaintiff, defendant, forum, home, absent } = skin
  return {
    'personal jurisdiction': `the court lacks personal jurisdiction, since ${defendant} has no tie to ${forum}`,
    venue: `venue is improper, since everything happened in ${home}`,
    service: 'service of process was insufficient, since the papers were left with a neighbor',
    'failure to state a claim':
      'the complaint, even if all of its allegations are true, states no claim for relief',
    'absent party': `${absent}, a person who must be joined under Rule 19, has not been made a party`,
    'subject matter': `the court lacks subject-matter jurisdiction, since ${plaintiff} and ${defendant} are of one state and the claim is one of state law`,
    vagueness: 'the complaint is so vague that no answer can reasonably be prepared',
  }[defense]
}

/** The same for a defense that belongs to a claim added later. */
function ofNewClaim({ defense }: WaiverFacts, { forum, home }: WaiverSkin): string {
  return defense === 'venue'
    ? `venue is improper, since those other events all happened in ${home}`
    : `the court lacks personal jurisdiction, since those other events had nothing to do with ${forum}`
}

function papers(facts: WaiverFacts, skin: WaiverSkin): string {
  const { plaintiff, defendant } = skin
  const that = point(facts, skin)
  const first = `Before answering, ${defendant} moved to dismiss ${other(facts)}. The motion was denied in its entirety.`
  const bare = `${defendant} made no motion and served an answer that denied the claim and raised no other defense.`
  const objects = `${plaintiff} objects that the point has been irretrievably waived.`
  const wanted =
    facts.defense === 'vagueness'
      ? 'moved for a more definite statement, on the ground'
      : 'moved to dismiss on the ground'
  switch (facts.history) {
    case 'motion with it':
      return `In a first motion, made before answering, ${defendant} moved to dismiss on two grounds: that the complaint states no claim, and that ${that}. ${plaintiff} objects that whoever contests the merits can no longer raise the second ground.`
    case 'more time, motion with it':
      return `${defendant} first asked the court for three additional weeks in which to respond to the complaint, without mentioning any defense. The court granted the extension. Within that time, and before answering, ${defendant} ${wanted} that ${that}. ${objects}`
    case 'motion, answer with it':
      return `${first} ${defendant} then served an answer in good time, in which new counsel, who had just noticed the point, pleaded that ${that}. ${objects}`
    case 'definite statement, answer with it':
      return `Before answering, ${defendant} moved for a more definite statement and raised nothing else. The motion was denied in its entirety. ${defendant} then served an answer in good time, in which new counsel, who had just noticed the point, pleaded that ${that}. ${objects}`
    case 'motion, answer, amended at once':
      return `${first} ${defendant} then served an answer that denied the claim and raised no other defense. Ten days after serving it, and for the first time, ${defendant} amended the answer to plead that ${that}. ${objects}`
    case 'motion, motion with it':
      return `${first} Before answering, new counsel for ${defendant}, who had just noticed the point, moved to dismiss on the ground that ${that}. ${objects}`
    case 'motion, new claim, motion with it':
      return `${first} By leave of court ${plaintiff} then amended the complaint to add a claim for ${skin.added}, which arose from other events. Within the time to respond, ${defendant} moved to dismiss that new claim on the ground that, as to it, ${ofNewClaim(facts, skin)}. ${objects}`
    case 'answer with it':
      return facts.defense === 'vagueness'
        ? `${defendant} made no motion and served an answer that denied the claim and complained that ${that}. A month later ${defendant} moved for a more definite statement on that ground. ${objects}`
        : `${defendant} made no motion and served an answer that denied the claim and pleaded that ${that}. A month later ${defendant} asked the court to rule on that defense before trial. ${objects}`
    case 'answer, amended at once':
      return `${bare} Ten days after serving it, and without asking for leave, ${defendant} amended the answer to plead that ${that}. ${objects}`
    case 'answer, amended by leave':
      return `${bare} Five months later ${defendant} was given leave to amend the answer and, for the first time, pleaded that ${that}. ${objects}`
    case 'answer, judgment on the pleadings':
      return `${bare} Four months later, with the pleadings closed and the trial far off, ${defendant} moved for judgment on the pleadings on the ground that ${that}. ${objects}`
    case 'answer, trial':
      return `${bare} Nothing more was said of defenses until the trial. There, before the evidence was closed, ${defendant} raised for the first time that ${that}. ${objects}`
    case 'answer, appeal':
      return `${bare} After a full trial on the merits, judgment was entered for ${plaintiff}. On appeal ${defendant} argues for the first time that ${that}. ${objects}`
    case 'counterclaim':
      return `${defendant} answered with a counterclaim for ${skin.counterclaim}, which arose from the same events. ${plaintiff}, who has no other tie to ${skin.forum}, at once moved to dismiss the counterclaim on the ground that the court lacks personal jurisdiction over ${plaintiff}. ${defendant} objects that this ground is not open.`
  }
}
