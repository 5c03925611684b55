import { agrees, he, him, his, The, who } from '../../engine/party.ts'
import { objector, raiser, type WaiverFacts, type WaiverStory } from './facts.ts'

/** The event as the plaintiff's, and the suit in a sentence of its own. */
function eventFirst(facts: WaiverFacts, story: WaiverStory): string {
  const { plaintiff, defendant, forum, claim } = story
  return `${story.events[0]} ${The(plaintiff)} sued ${defendant.the} in federal court in ${forum} for ${claim}. ${papers(facts, story)} ${objection(facts, story)}`
}

/** The event as the defendant's, and the court before the claim. */
function defendantFirst(facts: WaiverFacts, story: WaiverStory): string {
  const { plaintiff, defendant, forum, claim } = story
  return `${story.events[1]} Seeking ${claim}, ${plaintiff.the} sued ${defendant.the} in federal court in ${forum}. ${papers(facts, story)} ${objection(facts, story)}`
}

/** The event with its date, and the claim last. */
function claimLast(facts: WaiverFacts, story: WaiverStory): string {
  const { plaintiff, defendant, forum, claim } = story
  const [event] = story.events
  return `Two years ago, ${event.charAt(0).toLowerCase()}${event.slice(1)} ${The(plaintiff)} brought an action against ${defendant.the} in federal court in ${forum}, demanding ${claim}. ${papers(facts, story)} ${objection(facts, story)}`
}

export const tell = [eventFirst, defendantFirst, claimLast] as const

function objection(facts: WaiverFacts, story: WaiverStory): string {
  const other = The(objector(facts, story))
  if (facts.history === 'counterclaim')
    return `${other} argues that ${raiser(facts, story).the} may not contest personal jurisdiction.`
  return facts.defense === 'vagueness'
    ? `${other} argues that the motion may not be made at this stage.`
    : `${other} argues that the defense has been waived.`
}

/** The other ground, with which a first motion begins. */
function other({ defense }: WaiverFacts): string {
  return defense === 'failure to state a claim' || defense === 'absent party' || defense === 'subject matter'
    ? 'solely for improper venue'
    : 'solely for failure to state a claim'
}

/** The words of the defense, reading on after "that". */
function point({ defense }: WaiverFacts, { plaintiff, defendant, forum, home, absent }: WaiverStory): string {
  return {
    'personal jurisdiction': `the court lacks personal jurisdiction because ${defendant.the} ${agrees(defendant, 'has', 'have')} no contacts with ${forum}`,
    venue: `venue is improper because all of the events took place in ${home}`,
    service: `service of process was insufficient because the summons was left with ${defendant.pronoun === 'it' ? 'a security guard' : 'a neighbor'}`,
    'failure to state a claim': 'the complaint fails to state a claim upon which relief can be granted',
    'absent party': `${absent} is a required party under Rule 19 and has not been joined`,
    'subject matter': `the court lacks subject-matter jurisdiction because ${plaintiff.the} and ${defendant.the} are both citizens of ${home} and the claim arises under state law`,
    vagueness: 'the complaint is so vague that a response cannot reasonably be prepared',
  }[defense]
}

/** The papers in turn, down to the one that raises the defense. */
function papers(facts: WaiverFacts, story: WaiverStory): string {
  const { plaintiff, defendant, forum, counterclaim } = story
  if (facts.history === 'counterclaim')
    return `${The(defendant)} answered and asserted a counterclaim for ${counterclaim}, which arose from the same events. ${The(plaintiff)}, ${who(plaintiff)} ${agrees(plaintiff, 'has', 'have')} no contacts with ${forum} apart from this action, moved to dismiss the counterclaim before answering it, on the ground that the court lacks personal jurisdiction over ${him(plaintiff)}.`
  return facts.history.startsWith('answer') ? afterAnswer(facts, story) : afterMotion(facts, story)
}

function afterMotion(facts: WaiverFacts, story: WaiverStory): string {
  const { plaintiff, defendant, added } = story
  const that = point(facts, story)
  const D = defendant.the
  const moved = `Before answering, ${D} moved to dismiss ${other(facts)}, and the court denied the motion.`
  const pleaded = `${The(defendant)} then served a timely answer in which ${he(defendant)} asserted for the first time that ${that}.`
  switch (facts.history) {
    case 'motion with it':
      return `As ${his(defendant)} first response, before answering, ${D} moved to dismiss on two grounds: that the complaint fails to state a claim, and that ${that}.`
    case 'more time, motion with it':
      return `Without mentioning any defense, ${D} asked the court for three more weeks to respond to the complaint, and the court granted the request. Within that time, and before answering, ${D} moved ${facts.defense === 'vagueness' ? 'for a more definite statement' : 'to dismiss'} on the ground that ${that}.`
    case 'definite statement, answer with it':
      return `Before answering, ${D} moved for a more definite statement and raised no other objection. The court denied the motion. ${pleaded}`
    case 'motion, answer, amended at once':
      return `${moved} ${The(defendant)} then served an answer that denied liability and raised no other defense. Ten days later, without asking for leave, ${he(defendant)} amended the answer for the first time to assert that ${that}.`
    case 'motion, motion with it':
      return `${moved} Before an answer was due, ${D} filed a second motion to dismiss, on the ground that ${that}.`
    case 'motion, new claim, motion with it':
      return `${moved} By leave of court, ${plaintiff.the} then amended the complaint to add a claim for ${added}, which arose from separate events. Within the time to respond, ${D} moved to dismiss the new claim on the ground that ${newPoint(facts, story)}.`
    default:
      return `${moved} ${pleaded}`
  }
}

/** The words of the defense to a claim that was added later. */
function newPoint({ defense }: WaiverFacts, { forum, home }: WaiverStory): string {
  return defense === 'venue'
    ? `venue is improper as to it because the events behind it took place in ${home}`
    : `the court lacks personal jurisdiction as to it because the events behind it took place in ${home} and did not involve ${forum}`
}

function afterAnswer(facts: WaiverFacts, story: WaiverStory): string {
  const { plaintiff, defendant } = story
  const that = point(facts, story)
  const D = defendant.the
  const bare = `Without filing a motion, ${D} served an answer that denied liability and raised no other defense.`
  switch (facts.history) {
    case 'answer, amended at once':
      return `${bare} Ten days later, without asking for leave, ${he(defendant)} amended the answer for the first time to assert that ${that}.`
    case 'answer, amended by leave':
      return `${bare} Five months later, the court granted ${D} leave to amend, and ${his(defendant)} amended answer asserted for the first time that ${that}.`
    case 'answer, judgment on the pleadings':
      return `${bare} Four months later, after the pleadings had closed and long before trial, ${he(defendant)} moved for judgment on the pleadings on the ground that ${that}.`
    case 'answer, trial':
      return `${bare} At trial, before the close of the evidence, ${D} argued for the first time that ${that}.`
    case 'answer, appeal':
      return `${bare} After a full trial on the merits, the court entered judgment for ${plaintiff.the}. On appeal, ${D} argues for the first time that ${that}.`
    default:
      return facts.defense === 'vagueness'
        ? `Without filing a motion, ${D} served an answer that denied liability and objected that ${that}. A month later, ${he(defendant)} moved for a more definite statement on that ground.`
        : `Without filing a motion, ${D} served a timely answer that denied liability and asserted that ${that}. A month later, well before trial, ${he(defendant)} asked the court to rule on that defense.`
  }
}
