import { capital } from '../../../text/capital.ts'
import { He, him, The, whose } from '../../engine/party.ts'
import { moverOf, type RemovalFacts, type RemovalStory, STATES, type Twist, WAITED } from './facts.ts'

type Teller = (story: RemovalStory) => string

const NOTICE = 'filed a notice of removal in federal district court'
const removed = (s: RemovalStory, days: string) =>
  `${days} days after it was served, ${s.defendant.the} ${NOTICE}.`
const withConsent = (s: RemovalStory) =>
  `Both defendants were served. Fifteen days later, ${s.defendant.the} ${NOTICE}, and ${s.codefendant.the} consented in writing.`
const slowly = (s: RemovalStory) =>
  `${capital(whose(s.defendant))} president was served with the summons and complaint, put them in a drawer, and did not send them to its lawyer until 25 days later. Fifteen days after that, the lawyer ${NOTICE}.`
const alone = (s: RemovalStory) =>
  `Both defendants were served on the same day, and ${s.codefendant.the} soon filed an answer. Twenty days after service, ${s.defendant.the} ${NOTICE}. ${The(s.codefendant)} did not join in the notice or consent to it.`
const defended = (s: RemovalStory) =>
  `In its answer, ${s.defendant.the} admitted that it had made the statement and asserted as its only defense that ${s.defense}. Fifteen days after it was served, it ${NOTICE}, relying on that regulation.`
const amended = (s: RemovalStory, months: string) =>
  `${months} months after the action was filed, ${s.plaintiff.the} amended the complaint to add a claim for ${s.ground} under ${s.act}. Twenty days after receiving the amended complaint, ${s.defendant.the} ${NOTICE}.`
const receipt = (s: RemovalStory) =>
  `Twenty days after receiving the notice of dismissal, ${s.defendant.the} ${NOTICE}.`
const counter = (s: RemovalStory) =>
  `an answer with a counterclaim under ${s.counterAct}, alleging that ${s.plaintiff.the} had ${s.wrong}`

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
    `${The(s.codefendant)} had moved, and ${s.plaintiff.the} was still trying to serve ${him(s.codefendant)} when ${s.defendant.the}, twenty days after its own service, ${NOTICE}. ${The(s.codefendant)}, who knew of the action, did not join in the notice or consent to it.`,
  added: (s) => amended(s, 'Five'),
  dropped: (s) =>
    `Both defendants were served and filed answers. Five months after the action was filed, ${s.plaintiff.the} settled with ${s.codefendant.the} and dismissed the claim against ${him(s.codefendant)}. ${receipt(s)}`,
  'federal-year': (s) => amended(s, 'Fourteen'),
  'bad-faith': (s) =>
    `Both defendants were served. ${The(s.plaintiff)} took no discovery from ${s.codefendant.the} and wrote to a friend, "I'm keeping ${s.codefendant.the} in the case for a year just so ${s.defendant.the} can't move it to federal court." Fourteen months after the action was filed, ${s.plaintiff.the} dismissed the claim against ${s.codefendant.the}. ${receipt(s)}`,
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
    `${The(s.defendant)} filed ${counter(s)}. Fifteen days after receiving the answer, ${s.plaintiff.the} ${NOTICE} on the basis of the counterclaim.`,
  'own-counterclaim': (s) =>
    `Fifteen days after it was served, ${s.defendant.the} filed ${counter(s)}. On the same day, it ${NOTICE} on the basis of the counterclaim.`,
  reduced: (s) =>
    `${removed(s, 'Fifteen')} A week later, ${s.plaintiff.the} amended the complaint as a matter of course to seek only $60,000`,
  deleted: (s) =>
    `${removed(s, 'Fifteen')} A week later, ${s.plaintiff.the} amended the complaint as a matter of course to delete the federal claim`,
}

/** The motion to remand, in the sentence of the amendment or in its own. */
function motion(twist: Twist, s: RemovalStory): string {
  const mover = moverOf(twist, s)
  switch (twist) {
    case 'reduced':
    case 'deleted':
      return ' and, on the same day, moved to remand the action to state court.'
    case 'defense-late':
    case 'nondiverse-late':
      return ` Six months later, after all parties had taken discovery, ${mover.the} moved to remand the action to state court.`
    case 'unserved':
    case 'consent':
    case 'consent-waived':
      return ` ${WAITED[twist]} days after the notice was filed, ${mover.the} moved to remand the action to state court.`
    default:
      return ` ${The(mover)} moved to remand the action ${WAITED[twist]?.toLowerCase()} days later.`
  }
}

/** The removal and the motion that followed it. */
const course = (twist: Twist, s: RemovalStory) => `${REMOVED[twist](s)}${motion(twist, s)}`

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

/**
 * The harm to the plaintiff, under this name. A codefendant, joined on by these words, has made the statement, so
 * that joinder is plainly proper.
 */
function harm(twist: Twist, victim: string, employee: string, s: RemovalStory): string {
  const { ousted, told, slight } = s
  if (twist === 'federal') return `${ousted} ${victim} ${slight}`
  return STATES[twist].codefendant === undefined
    ? `${ousted} ${victim} and ${told}`
    : `${ousted} ${victim}${employee} ${told}`
}

const suit = (twist: Twist, s: RemovalStory) =>
  `sued ${sued(twist, s.defendant.the, s.codefendant.the)} ${court(twist)} for ${claim(twist, s)}${sum(twist, ', seeking', s)}.`

/** The harm, then the action, with the citizenship of a lone defendant beside its name. */
function harmFirst({ twist }: RemovalFacts, s: RemovalStory): string {
  const { plaintiff, defendant, codefendant } = s
  const at = STATES[twist]
  const did = `${capital(defendant.a)} ${harm(twist, plaintiff.a, `, and ${codefendant.a}`, s)}.`
  if (at.codefendant !== undefined)
    return `${did} ${The(plaintiff)} ${suit(twist, s)} ${citizens(twist, s)} ${course(twist, s)}`
  if (at.defendant === 'A') {
    const action = `${The(plaintiff)} sued ${defendant.the} ${court(twist)}, of which both are citizens`
    const claims = twist === 'deleted' ? '. The complaint alleged' : ', for'
    return `${did} ${action}${claims} ${claim(twist, s)}. ${course(twist, s)}`
  }
  const action = `sued ${defendant.the}, a citizen of State B, ${court(twist)} for ${claim(twist, s)}${sum(twist, ', seeking', s)}.`
  return `${did} ${The(plaintiff)}, a citizen of State A, ${action} ${course(twist, s)}`
}

/** The tie between the parties, its end, then the action. */
function tieFirst({ twist }: RemovalFacts, s: RemovalStory): string {
  const { plaintiff, defendant, codefendant, relation, years } = s
  const tie = `${capital(plaintiff.a)} ${relation} ${defendant.a} for ${years} years before`
  const end = harm(twist, him(plaintiff), `. ${capital(codefendant.a)} then`, s)
  // A pronoun would be unclear where two people have been named.
  const actor = STATES[twist].codefendant === undefined ? He(plaintiff) : The(plaintiff)
  return `${tie} ${defendant.the} ${end}. ${citizens(twist, s)} ${actor} ${suit(twist, s)} ${course(twist, s)}`
}

/** The harm as the occasion of the action, and the claim by itself. */
function occasionFirst({ twist }: RemovalFacts, s: RemovalStory): string {
  const { plaintiff, defendant, codefendant } = s
  const occasion = `After ${defendant.a} ${harm(twist, him(plaintiff), ` and ${codefendant.a}`, s)},`
  const both = STATES[twist].defendant === 'A' ? ', of which both are citizens' : ''
  const action = `${plaintiff.a} sued ${sued(twist, defendant.the, codefendant.the)} ${court(twist)}${both}.`
  const complaint = `The complaint alleged ${claim(twist, s)}${sum(twist, ' and sought', s)}.`
  const where = STATES[twist].defendant === 'A' ? '' : ` ${citizens(twist, s)}`
  return `${occasion} ${action} ${complaint}${where} ${course(twist, s)}`
}

export const tell = [harmFirst, tieFirst, occasionFirst] as const
