import { capital } from '../../../text/capital.ts'
import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { JeopardyFacts, JeopardyStory, Twist } from './facts.ts'

type Telling = (story: JeopardyStory) => string

const indicted = ({ suspect }: JeopardyStory) => `${The(suspect)} was indicted in state court for robbery.`
const tried = ({ suspect }: JeopardyStory) =>
  `${The(suspect)} was tried before a jury in state court for robbery.`
const convicted = (s: JeopardyStory) =>
  `${tried(s)} The jury found ${him(s.suspect)} guilty, and ${he(s.suspect)} appealed.`
const anew = ({ suspect }: JeopardyStory) =>
  `The prosecution intends to try ${him(suspect)} again for the robbery.`
const dropped = ({ suspect }: JeopardyStory) =>
  `the prosecutor, who wanted more time to prepare, obtained a dismissal over ${whose(suspect)} objection. Two months later, ${suspect.the} was indicted again for the same robbery.`
const remark = ({ suspect }: JeopardyStory) =>
  `told the jury about an old arrest that the judge had excluded. ${The(suspect)} moved for a mistrial, and the judge granted it, finding that`
const killed = ({ suspect, victim }: JeopardyStory) =>
  `During the robbery, ${victim.the} was shot dead. ${The(suspect)} was tried before a jury in state court for murder.`
const alsoRobbed = ({ suspect, victim, witness }: JeopardyStory) =>
  `At the same time, ${witness.a} was robbed of a watch. ${The(suspect)} was tried in state court only for robbing ${victim.the}.`

/** From the charge to what the government does next. */
const TOLD: Readonly<Record<Twist, Telling>> = {
  'jury-unsworn': (s) =>
    `${indicted(s)} On the first day of trial, twelve jurors were questioned and selected, and the court recessed for lunch before swearing them in. That afternoon, ${dropped(s)}`,
  'jury-sworn': (s) =>
    `${indicted(s)} On the first day of trial, twelve jurors were questioned, selected, and sworn, and the court recessed for lunch before the opening statements. That afternoon, ${dropped(s)}`,
  'bench-witness': (s) =>
    `${indicted(s)} ${He(s.suspect)} waived a jury. After opening statements to the judge, the first witness was sworn and began to describe the robber but made so poor an impression that ${dropped(s)}`,
  'missing-witness': (s) =>
    `${indicted(s)} The prosecutor let the jury be sworn although no one had served a subpoena on ${s.witness.a} who was the chief witness. When the witness did not appear, the judge discharged the jury at the prosecutor's request and over ${whose(s.suspect)} objection. Two weeks later, the witness was found, and ${s.suspect.the} was indicted again for the robbery.`,
  'defense-misconduct': (s) =>
    `${tried(s)} During the testimony, defense counsel told the jury, against a clear order, that another court had found the police in this case to be liars. The judge heard both sides at length, considered an instruction to the jury, found that it could not remove the bias, and declared a mistrial over the defense's objection. ${anew(s)}`,
  deadlock: (s) =>
    `${tried(s)} After four days of deliberation, the jurors reported for the third time that they could not agree, and each confirmed it. Over the objection of ${s.suspect.the}, who wanted them to go on, the judge discharged the jury and declared a mistrial. ${anew(s)}`,
  report: (s) =>
    `${killed(s)} The judge let the jury consider manslaughter as a lesser offense. The foreperson reported that the jurors were unanimous against murder and divided on manslaughter. The judge sent them back to deliberate. When they still had no verdict that evening, the judge declared a mistrial over a defense objection. The prosecution intends to retry ${s.suspect.the} for murder.`,
  'careless-mistrial': (s) =>
    `${tried(s)} On the second day, the prosecutor in an unguarded moment ${remark(s)} the prosecutor had been careless and had not meant to bring about that motion. ${anew(s)}`,
  'provoked-mistrial': (s) =>
    `${tried(s)} When the chief witness did badly, the prosecutor ${remark(s)} the prosecutor had made the remark in order to bring about that motion and to start over. ${anew(s)}`,
  'delay-dismissal': (s) =>
    `${tried(s)} When half of the witnesses had testified, ${s.suspect.the} moved to dismiss because the indictment had come so late. Without saying whether the evidence showed guilt, the judge granted the motion and discharged the jury. State law allows the prosecution to appeal, and it has done so, seeking a new trial.`,
  'directed-acquittal': (s) =>
    `${tried(s)} When the prosecution rested, ${s.suspect.the} moved for a judgment of acquittal. The judge granted it because no one had proved that ${s.loot} belonged to ${s.victim.the}. That was plainly wrong, because robbery in that state does not require ownership. State law allows the prosecution to appeal, and it has done so, seeking a new trial.`,
  acquittal: (s) =>
    `${tried(s)} The judge excluded a recorded confession on a ground that was plainly wrong, and the jury, which never heard it, returned a verdict of not guilty. State law allows the prosecution to appeal, and it has done so, seeking a new trial at which the confession would be heard.`,
  'verdict-set-aside': (s) =>
    `${tried(s)} The jury found ${him(s.suspect)} guilty. A week later, on ${whose(s.suspect)} motion, the judge ruled that the evidence had been insufficient, set the verdict aside, and entered a judgment of acquittal. State law allows the prosecution to appeal, and it has done so, asking that the verdict be restored.`,
  'reversed-error': (s) =>
    `${convicted(s)} The appellate court reversed because inadmissible hearsay had been admitted. It added that the evidence, including the hearsay, had been enough for a jury to find guilt. ${anew(s)}`,
  'reversed-weight': (s) =>
    `${convicted(s)} The appellate court held that a reasonable jury could have believed the chief witness. Sitting as what state law calls a thirteenth juror, however, the court did not itself believe that witness and reversed because the verdict was against the weight of the evidence. ${anew(s)}`,
  'reversed-proof': (s) =>
    `${convicted(s)} The appellate court reversed because no reasonable jury could have found beyond a reasonable doubt that ${he(s.suspect)} was the robber. Since then, the prosecution has found two new eyewitnesses. ${anew(s)}`,
  'lesser-verdict': (s) =>
    `${killed(s)} The judge let the jury consider manslaughter as a lesser offense. The jury returned a verdict of guilty of manslaughter and said nothing about murder. ${The(s.suspect)} appealed, and the conviction was reversed because of an error in the instructions. The prosecution intends to try ${s.suspect.the} again for murder.`,
  lesser: (s) =>
    `${The(s.suspect)} was convicted in state court of robbery, which in that state is the taking of property from a person by force, and received a light sentence. A month later, the prosecutor of another county of the state, through which the robber had fled, charged ${him(s.suspect)} with theft of ${s.loot}, which is the taking of property without consent.`,
  'after-death': (s) =>
    `${The(s.victim)} had been struck on the head and lay in a hospital. ${The(s.suspect)} was convicted in state court of aggravated battery. Seven months after that trial, ${s.victim.the} died of the blow. The same prosecutor then charged ${s.suspect.the} with murder, which in that state includes every element of the battery.`,
  'other-element': (s) =>
    `${The(s.suspect)} was convicted in state court of robbery, which in that state is the taking of property from a person by force. At the trial it came out that the robber had carried a pistol. Disappointed by the sentence, the same prosecutor charged ${s.suspect.the} with carrying a firearm without a license on that night.`,
  federal: (s) =>
    `${tried(s)} The jury acquitted ${him(s.suspect)}. A federal grand jury, called because of that verdict, then indicted ${him(s.suspect)} for the same act under a federal robbery statute with the same elements as the state's.`,
  city: (s) =>
    `A pistol had been fired in the course of it. ${The(s.suspect)} was convicted in city court under an ordinance that makes it a crime to fire a gun within the city and spent ten days in jail. The state prosecutor then charged ${him(s.suspect)} for the same shot under a state statute with the same elements.`,
  territory: (s) =>
    `This happened in Puerto Rico. ${The(s.suspect)} was convicted in its courts, under its own law, of carrying a stolen firearm that night. A federal grand jury then indicted ${him(s.suspect)} for carrying the same firearm that night under a federal statute with the same elements.`,
  forfeiture: (s) =>
    `${The(s.suspect)} was tried in federal court for the robbery and acquitted. The United States then sued to forfeit ${s.vehicle}, which it says had carried off ${s.loot}. The statute calls the action civil and requires only a preponderance of the evidence, and the court has found that it is not punitive in purpose or effect.`,
  'one-issue': (s) =>
    `${alsoRobbed(s)} No one denied that there had been a robbery. The only question was whether ${s.suspect.the} was the robber, and the jury acquitted ${him(s.suspect)}. With better witnesses, the same prosecutor has now charged ${him(s.suspect)} with robbing ${s.witness.the}.`,
  'two-issues': (s) =>
    `${alsoRobbed(s)} ${capital(his(s.suspect))} lawyer argued that ${he(s.suspect)} had been elsewhere and also, in case the jury disagreed, that ${he(s.suspect)} honestly believed ${s.loot} to be ${his(s.suspect)} own, which is a defense there. There was evidence of both. The jury acquitted ${him(s.suspect)} without explanation. The same prosecutor has now charged ${him(s.suspect)} with robbing ${s.witness.the}.`,
  severed: (s) =>
    `${The(s.suspect)} was indicted in state court for robbery and for possessing a firearm that night as a convicted felon. The prosecutor wanted one trial. To keep the first jury from learning of ${his(s.suspect)} record, ${s.suspect.the} asked for two, and the judge agreed. The first jury acquitted ${him(s.suspect)} of robbery. The prosecutor now calls the firearm case, in which the evidence will be much the same.`,
}

/** The proceeding the motion would stop. */
export function target({ twist }: JeopardyFacts): string {
  if (['delay-dismissal', 'directed-acquittal', 'acquittal', 'verdict-set-aside'].includes(twist))
    return 'the appeal'
  if (twist === 'forfeiture') return 'the forfeiture action'
  return twist === 'severed' ? 'the firearm charge' : 'the new prosecution'
}

/** The robbery first. */
function robberyFirst(facts: JeopardyFacts, s: JeopardyStory): string {
  return `${s.robbery} Suspicion fell on ${s.suspect.a}. ${TOLD[facts.twist](s)} ${The(s.suspect)} has moved to dismiss ${target(facts)} under the Double Jeopardy Clause.`
}

/** The robbery as the occasion. */
function afterRobbery(facts: JeopardyFacts, s: JeopardyStory): string {
  return `After ${s.after}, the police came to suspect ${s.suspect.a}. ${TOLD[facts.twist](s)} ${capital(whose(s.suspect))} lawyer moves to dismiss ${target(facts)}, relying on the Double Jeopardy Clause.`
}

/** The suspicion first. */
function suspicionFirst(facts: JeopardyFacts, s: JeopardyStory): string {
  return `${capital(s.suspect.a)} came under suspicion of ${s.deed}. ${TOLD[facts.twist](s)} Invoking the Double Jeopardy Clause, ${s.suspect.the} asks the court to dismiss ${target(facts)}.`
}

export const tell = [robberyFirst, afterRobbery, suspicionFirst] as const
