import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { JeopardyFacts, JeopardyStory, Twist } from './facts.ts'
import {
  charged,
  convicted,
  fired,
  inPuertoRico,
  killed,
  type Opening,
  robbedTwo,
  struck,
} from './openings.ts'

type Telling = (story: JeopardyStory, at: Opening) => string

const indicted: Telling = (s, at) => charged(s, at, 'was indicted in state court')
const tried: Telling = (s, at) => charged(s, at, 'was tried before a jury in state court')
const appealed: Telling = (s, at) =>
  `${tried(s, at)} The jury found ${him(s.suspect)} guilty, and ${he(s.suspect)} appealed.`
const anew = ({ suspect }: JeopardyStory) =>
  `The prosecution intends to retry ${suspect.the} for the robbery.`
const dropped = ({ suspect }: JeopardyStory) =>
  `the prosecutor, who wanted more time to prepare, had the case dismissed over ${whose(suspect)} objection. Two months later, ${suspect.the} was indicted again for the same robbery.`
const remark = ({ suspect }: JeopardyStory) =>
  `told the jury of an earlier arrest of ${suspect.the}, evidence of which the judge had excluded. ${The(suspect)} moved for a mistrial. The judge granted the motion and found that`
const APPEALS = 'State law allows the prosecution to appeal, and it has done so,'

/** Where the same charge comes again: how the first trial went and ended. */
const SAME_CHARGE = {
  'jury-unsworn': (s, at) =>
    `${indicted(s, at)} On the first day of trial, twelve jurors were questioned and selected, and the court recessed for lunch before swearing them in. That afternoon, ${dropped(s)}`,
  'jury-sworn': (s, at) =>
    `${indicted(s, at)} On the first day of trial, twelve jurors were questioned, selected, and sworn, and the court recessed for lunch before the opening statements. That afternoon, ${dropped(s)}`,
  'bench-witness': (s, at) =>
    `${indicted(s, at)} ${He(s.suspect)} waived a jury. After opening statements to the judge, the first witness was sworn and began to describe the robber. The witness made so poor an impression that ${dropped(s)}`,
  'missing-witness': (s, at) =>
    `${indicted(s, at)} The prosecutor let the jury be sworn although no one had served a subpoena on the chief witness, ${s.witness.a}. When the witness did not appear, the judge discharged the jury at the prosecutor's request and over ${whose(s.suspect)} objection. Two weeks later, the witness was found, and ${s.suspect.the} was indicted again for the robbery.`,
  'defense-misconduct': (s, at) =>
    `${tried(s, at)} During the testimony, defense counsel violated a clear order by telling the jury that another court had found the police in this case to be liars. The judge heard both sides at length, considered an instruction to the jury, found that it could not remove the bias, and declared a mistrial over the defense's objection. ${anew(s)}`,
  deadlock: (s, at) =>
    `${tried(s, at)} After four days of deliberation, the jurors reported for the third time that they could not agree, and each confirmed it. ${The(s.suspect)} asked that they be told to go on, but the judge, over ${his(s.suspect)} objection, discharged the jury and declared a mistrial. ${anew(s)}`,
  report: (s, at) =>
    `${killed(s, at)} The judge let the jury consider manslaughter as a lesser offense. The foreperson reported that the jurors were unanimous against murder and divided on manslaughter, and the judge sent them back to deliberate. When they still had no verdict that evening, the judge declared a mistrial over a defense objection. The prosecution intends to retry ${s.suspect.the} for murder.`,
  'careless-mistrial': (s, at) =>
    `${tried(s, at)} On the second day, in an unguarded moment, the prosecutor ${remark(s)} the remark had been a careless slip. ${anew(s)}`,
  'provoked-mistrial': (s, at) =>
    `${tried(s, at)} When the state's chief witness faltered, the prosecutor ${remark(s)} the prosecutor had wanted to start over with another jury. ${anew(s)}`,
  'delay-dismissal': (s, at) =>
    `${tried(s, at)} After half of the witnesses had testified, ${s.suspect.the} moved to dismiss on the ground that the indictment had come too late. The judge granted the motion without assessing the evidence and discharged the jury. ${APPEALS} seeking a new trial.`,
  'directed-acquittal': (s, at) =>
    `${tried(s, at)} When the prosecution rested, ${s.suspect.the} moved for a judgment of acquittal. The judge granted the motion because the prosecution had not proved that ${s.loot} belonged to ${s.victim.the}. In that state, however, robbery does not require proof of ownership. ${APPEALS} seeking a new trial.`,
  acquittal: (s, at) =>
    `${tried(s, at)} On ${whose(s.suspect)} objection, the judge erroneously excluded a recorded confession as hearsay. The jury, which never heard the confession, returned a verdict of not guilty. ${APPEALS} seeking a new trial at which the confession would be heard.`,
  'verdict-set-aside': (s, at) =>
    `${tried(s, at)} The jury found ${him(s.suspect)} guilty. A week later, on ${whose(s.suspect)} motion, the judge ruled that the evidence had been insufficient, set the verdict aside, and entered a judgment of acquittal. ${APPEALS} asking that the verdict be restored.`,
  'reversed-error': (s, at) =>
    `${appealed(s, at)} The appellate court reversed because inadmissible hearsay had been admitted. It added that the evidence, including the hearsay, would have allowed a reasonable jury to convict. ${anew(s)}`,
  'reversed-weight': (s, at) =>
    `${appealed(s, at)} The appellate court held that a reasonable jury could have believed the chief witness. Sitting as what state law calls a thirteenth juror, however, the court did not itself believe that witness, and it reversed the conviction. ${anew(s)}`,
  'reversed-proof': (s, at) =>
    `${appealed(s, at)} The appellate court reversed because no reasonable jury could have found beyond a reasonable doubt that ${he(s.suspect)} was the robber. Since then, the prosecution has found two new eyewitnesses. ${anew(s)}`,
  'lesser-verdict': (s, at) =>
    `${killed(s, at)} The judge let the jury consider manslaughter as a lesser offense. The jury returned a verdict of guilty of manslaughter and said nothing about murder. ${The(s.suspect)} appealed, and the conviction was reversed because of an error in the instructions. The prosecution intends to retry ${s.suspect.the} for murder.`,
} as const satisfies Partial<Record<Twist, Telling>>

/** Where another charge or proceeding follows. */
const OTHER_CHARGE = {
  lesser: (s, at) =>
    `${convicted(s, at)} The robber had fled through another county of the state. A month later, the prosecutor of that county charged ${s.suspect.the} with theft of ${s.loot}, which is the taking of property without consent.`,
  'after-death': (s, at) =>
    `${struck(s, at)} Seven months after that trial, ${s.victim.the} died of the blow. The same prosecutor then charged ${s.suspect.the} with murder, which in that state includes every element of the battery.`,
  'other-element': (s, at) =>
    `${convicted(s, at)} At the trial, witnesses had testified that the robber carried a pistol. Disappointed by the sentence, the same prosecutor then charged ${s.suspect.the} with carrying a firearm without a license during the robbery.`,
  federal: (s, at) =>
    `${tried(s, at)} The jury acquitted ${him(s.suspect)}. Dissatisfied with that verdict, federal prosecutors obtained an indictment of ${s.suspect.the} for the same act under a federal robbery statute with the same elements as the state's.`,
  city: (s, at) =>
    `${fired(s, at)} The state prosecutor then charged ${him(s.suspect)} for the same shot under a state statute with the same elements.`,
  territory: (s, at) =>
    `${inPuertoRico(s, at)} A federal grand jury then indicted ${him(s.suspect)} for carrying the same firearm on the same occasion under a federal statute with the same elements.`,
  forfeiture: (s, at) =>
    `${charged(s, at, 'was tried in federal court')} The jury acquitted ${him(s.suspect)}. The United States then brought an action for the forfeiture of ${s.vehicle}, alleging that it had been used to carry off ${s.loot}. The statute calls the action civil and requires only a preponderance of the evidence, and the court has found that the forfeiture is not punitive in purpose or effect.`,
  'one-issue': (s, at) =>
    `${robbedTwo(s, at)} The defense conceded that a robbery had occurred and argued only that ${s.suspect.the} was not the robber. The jury acquitted ${him(s.suspect)}. Having found better witnesses, the same prosecutor has now charged ${him(s.suspect)} with robbing ${s.witness.the}.`,
  'two-issues': (s, at) =>
    `${robbedTwo(s, at)} Defense counsel argued that ${s.suspect.the} had been elsewhere and, in the alternative, that ${he(s.suspect)} honestly believed ${s.loot} to be ${his(s.suspect)} own, which is a defense in that state. There was evidence of both. The jury acquitted ${him(s.suspect)} without explanation. The same prosecutor has now charged ${him(s.suspect)} with robbing ${s.witness.the}.`,
  severed: (s, at) =>
    `${severable(s, at)} The prosecutor wanted to try both charges together. To keep the jury in the robbery case from learning of ${his(s.suspect)} record, ${s.suspect.the} moved to sever the charges, and the judge granted the motion. The first jury acquitted ${him(s.suspect)} of robbery. The prosecutor now seeks to try the firearm charge on much the same evidence.`,
} as const satisfies Partial<Record<Twist, Telling>>

function severable(s: JeopardyStory, at: Opening): string {
  return `${charged(s, at, 'was indicted in state court')} The indictment also charged that ${he(s.suspect)}, a convicted felon, had possessed a firearm during the robbery.`
}

const TOLD: Readonly<Record<Twist, Telling>> = { ...SAME_CHARGE, ...OTHER_CHARGE }

/** The proceeding the motion would stop. */
export function target({ twist }: JeopardyFacts): string {
  if (['delay-dismissal', 'directed-acquittal', 'acquittal', 'verdict-set-aside'].includes(twist))
    return 'the appeal'
  if (twist === 'forfeiture') return 'the forfeiture action'
  return twist === 'severed' ? 'the firearm charge' : 'the new prosecution'
}

/** The twists whose telling ends with the suspect, so that a pronoun can follow. */
const ENDS_WITH_SUSPECT: readonly Twist[] = [
  'jury-unsworn',
  'jury-sworn',
  'bench-witness',
  'missing-witness',
  'defense-misconduct',
  'deadlock',
  'report',
  'careless-mistrial',
  'provoked-mistrial',
  'reversed-error',
  'reversed-weight',
  'reversed-proof',
  'lesser-verdict',
]

/** The person who moves to dismiss: "he", where nobody else was named last. */
const mover = ({ twist }: JeopardyFacts, { suspect }: JeopardyStory): string =>
  ENDS_WITH_SUSPECT.includes(twist) ? he(suspect) : suspect.the

/** The charge to be dismissed, where the story does not end with a charge. */
const dismiss = (facts: JeopardyFacts): string =>
  target(facts) === 'the new prosecution' ? 'to dismiss' : `to dismiss ${target(facts)}`

/** The robbery first. */
function robberyFirst(facts: JeopardyFacts, s: JeopardyStory): string {
  return `${TOLD[facts.twist](s, 0)} ${capital(mover(facts, s))} has moved ${dismiss(facts)} under the Double Jeopardy Clause.`
}

/** The robbery as the occasion of the first charge. */
function afterRobbery(facts: JeopardyFacts, s: JeopardyStory): string {
  return `${TOLD[facts.twist](s, 1)} ${capital(mover(facts, s))} has moved ${dismiss(facts)} on double jeopardy grounds.`
}

/** The first charge at once. */
function chargeFirst(facts: JeopardyFacts, s: JeopardyStory): string {
  return `${TOLD[facts.twist](s, 2)} Invoking the Double Jeopardy Clause, ${mover(facts, s)} has moved ${dismiss(facts)}.`
}

export const tell = [robberyFirst, afterRobbery, chargeFirst] as const
