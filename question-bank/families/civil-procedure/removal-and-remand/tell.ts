import { capital } from '../../../text/capital.ts'
import { him, The, whose } from '../../engine/party.ts'
import { moverOf, type RemovalFacts, type RemovalStory, STATES, type Twist, WAITED } from './facts.ts'

type Teller = (story: RemovalStory) => string

const NOTICE = 'filed a notice of removal in federal district court'
const removed = (s: RemovalStory, days: string) =>
  `${days} days after it was served, ${s.defendant.the} ${NOTICE}.`
const withConsent = (s: RemovalStory) =>
  `Both defendants were served. Fifteen days later, ${s.defendant.the} ${NOTICE}, and ${s.codefendant.the} consented in writing.`
const slowly = (s: RemovalStory) =>
  `${capital(whose(s.defendant))} president was served with the summons and complaint but did not send them to its lawyer until 25 days later. Fifteen days after that, the lawyer ${NOTICE}.`
const alone = (s: RemovalStory) =>
  `Both defendants were served on the same day. Twenty days later, ${s.defendant.the} ${NOTICE}. ${The(s.codefendant)}, who had already filed an answer, did not join in the notice or consent to it.`
const defended = (s: RemovalStory) =>
  `${The(s.defendant)} admitted in its answer that it had made the statement, and asserted as its only defense that ${s.defense}. Fifteen days after it was served, it ${NOTICE} on the basis of that regulation.`
const amended = (s: RemovalStory, months: string) =>
  `${months} months after the action was filed, ${s.plaintiff.the} amended the complaint to add a claim for ${s.ground} under ${s.act}. Twenty days after receiving the amended complaint, ${s.defendant.the} ${NOTICE}.`
const receipt = (s: RemovalStory) =>
  `Twenty days after receiving the notice of dismissal, ${s.defendant.the} ${NOTICE}.`
const counter = (s: RemovalStory) => `a counterclaim for ${s.wrong} under ${s.counterAct}`

/** From the service of the complaint to the notice of removal. */
const REMOVED: Readonly<Record<Twist, Teller>> = {
  federal: (s) => removed(s, 'Fifteen'),
  alike: withConsent,
  filed: (s) =>
    `A newspaper reported on the action the next day, and ${whose(s.defendant)} lawyer obtained a copy of the complaint from the clerk. ${The(s.plaintiff)} had the summons and complaint served on ${s.defendant.the} 50 days later. Twenty days after service, ${s.defendant.the} ${NOTICE}.`,
  copy: (s) =>
    `Hoping for a settlement, ${whose(s.plaintiff)} lawyer emailed a file-stamped copy of the complaint to ${whose(s.defendant)} president. The talks failed, and ${s.defendant.the} was served with the summons and complaint 50 days after the email. Twenty days after service, it ${NOTICE}.`,
  later: (s) =>
    `${The(s.codefendant)} was served first and obtained an extension of time to answer. ${The(s.defendant)} was served 45 days later. Twenty days after its own service, ${s.defendant.the} ${NOTICE}, and ${s.codefendant.the} consented in writing.`,
  unserved: (s) =>
    `${removed(s, 'Twenty')} ${The(s.codefendant)} had moved, and ${s.plaintiff.the} had not yet managed to serve ${him(s.codefendant)}. ${The(s.codefendant)} knew of the action but did not join in the notice or consent to it.`,
  added: (s) => amended(s, 'Five'),
  dropped: (s) =>
    `Both defendants were served and filed answers. Five months after the action was filed, ${s.plaintiff.the} settled with ${s.codefendant.the} and dismissed the claim against ${him(s.codefendant)}. ${receipt(s)}`,
  'federal-year': (s) => amended(s, 'Fourteen'),
  'bad-faith': (s) =>
    `Both defendants were served, but ${s.plaintiff.the} took no discovery from ${s.codefendant.the}. Fourteen months after the action was filed, ${s.plaintiff.the} dismissed the claim against ${s.codefendant.the}. ${receipt(s)} ${The(s.plaintiff)} had written to a friend, "I'm keeping ${s.codefendant.the} in the case for a year just so ${s.defendant.the} can't move it to federal court."`,
  year: (s) =>
    `Both defendants were served, and ${s.plaintiff.the} deposed each of them and prepared for trial. Fourteen months after the action was filed, ${s.plaintiff.the} settled with ${s.codefendant.the} and dismissed the claim against ${him(s.codefendant)}. ${receipt(s)}`,
  late: slowly,
  'late-waived': slowly,
  consent: alone,
  'consent-waived': alone,
  forum: (s) => removed(s, 'Fifteen'),
  'forum-waived': (s) => removed(s, 'Fifteen'),
  'one-forum': withConsent,
  defense: defended,
  'defense-late': defended,
  nondiverse: withConsent,
  'nondiverse-late': withConsent,
  counterclaim: (s) =>
    `${The(s.defendant)} filed an answer with ${counter(s)}. Fifteen days after receiving the answer, ${s.plaintiff.the} ${NOTICE} on the basis of the counterclaim.`,
  'own-counterclaim': (s) =>
    `Fifteen days after it was served, ${s.defendant.the} filed an answer with ${counter(s)}. On the same day, it ${NOTICE} on the basis of the counterclaim.`,
  reduced: (s) =>
    `${removed(s, 'Fifteen')} A week later, ${s.plaintiff.the} amended the complaint as a matter of course to seek only $60,000.`,
  deleted: (s) =>
    `${removed(s, 'Fifteen')} A week later, ${s.plaintiff.the} amended the complaint as a matter of course to delete the claim under ${s.act}.`,
}

/** The time of a motion that was not made some days after the notice. */
const OTHER_TIMES: Readonly<Partial<Record<Twist, string>>> = {
  'defense-late': 'Six months later, after both sides had taken discovery',
  'nondiverse-late': 'Six months later, after all parties had taken discovery',
  reduced: 'The same day',
  deleted: 'The same day',
}

const motion = (twist: Twist, s: RemovalStory) =>
  `${OTHER_TIMES[twist] ?? `${WAITED[twist]} days after the notice was filed`}, ${moverOf(twist, s).the} moved to remand the action to state court.`

/** The citizenship of the parties. */
function citizens(twist: Twist, { plaintiff, defendant, codefendant }: RemovalStory): string {
  const at = STATES[twist]
  const first = `${The(plaintiff)} is a citizen of State A`
  if (at.codefendant === undefined)
    return at.defendant === 'A'
      ? `${The(plaintiff)} and ${defendant.the} are both citizens of State A.`
      : `${first}, and ${defendant.the} is a citizen of State B.`
  if (at.codefendant === 'A')
    return `${The(plaintiff)} and ${codefendant.the} are citizens of State A, and ${defendant.the} is a citizen of State B.`
  if (at.codefendant === 'B')
    return `${first}, and ${defendant.the} and ${codefendant.the} are citizens of State B.`
  return `${first}, ${defendant.the} of State B, and ${codefendant.the} of State C.`
}

/** The claim of the complaint. */
function claim(twist: Twist, { ground, act }: RemovalStory): string {
  if (twist === 'federal') return `${ground} under ${act}`
  return twist === 'deleted'
    ? `defamation under state law and ${ground} under ${act}`
    : 'defamation under state law'
}

/** The sum, where it has to exceed $75,000, read on after this word. */
const sum = (twist: Twist, word: string, s: RemovalStory) =>
  STATES[twist].defendant === 'A' ? '' : `${word} ${s.sum}`

const court = (twist: Twist) => `in state court in State ${STATES[twist].court}`

/** Everybody who is sued, under these names. */
const sued = (twist: Twist, company: string, employee: string) =>
  STATES[twist].codefendant === undefined ? company : `${company} and ${employee}`

/** The harm to the plaintiff, under this name. A codefendant, joined on by these words, has made the statement, so that joinder is plainly proper. */
function harm(twist: Twist, victim: string, employee: string, { ousted, told }: RemovalStory): string {
  if (twist === 'federal') return `${ousted} ${victim}`
  return STATES[twist].codefendant === undefined
    ? `${ousted} ${victim} and ${told}`
    : `${ousted} ${victim}${employee} ${told}`
}

/** The harm first, then the action. */
function harmFirst({ twist }: RemovalFacts, s: RemovalStory): string {
  const { plaintiff, defendant, codefendant } = s
  const did = `${capital(defendant.a)} ${harm(twist, plaintiff.a, `, and ${codefendant.a}`, s)}.`
  const suit = `${The(plaintiff)} sued ${sued(twist, defendant.the, codefendant.the)} ${court(twist)} for ${claim(twist, s)}${sum(twist, ', seeking', s)}.`
  return `${did} ${suit} ${citizens(twist, s)} ${REMOVED[twist](s)} ${motion(twist, s)}`
}

/** The action first, then the harm that came before it. */
function suitFirst({ twist }: RemovalFacts, s: RemovalStory): string {
  const { plaintiff, defendant, codefendant } = s
  const suit = `${capital(plaintiff.a)} sued ${sued(twist, defendant.a, codefendant.a)} ${court(twist)} for ${claim(twist, s)}${sum(twist, ', seeking', s)}.`
  const cause = `${The(defendant)} had ${harm(twist, him(plaintiff), `, and ${codefendant.the} had`, s)}.`
  return `${suit} ${cause} ${citizens(twist, s)} ${REMOVED[twist](s)} ${motion(twist, s)}`
}

/** The harm as the occasion of the action, and citizenship before the claim. */
function occasionFirst({ twist }: RemovalFacts, s: RemovalStory): string {
  const { plaintiff, defendant, codefendant } = s
  const suit = `${plaintiff.a} brought an action ${court(twist)} against ${sued(twist, defendant.the, codefendant.the)}`
  const complaint = `The complaint alleged ${claim(twist, s)}${sum(twist, ' and sought', s)}.`
  return `After ${defendant.a} ${harm(twist, him(plaintiff), ` and ${codefendant.a}`, s)}, ${suit}. ${citizens(twist, s)} ${complaint} ${REMOVED[twist](s)} ${motion(twist, s)}`
}

export const tell = [harmFirst, suitFirst, occasionFirst] as const
