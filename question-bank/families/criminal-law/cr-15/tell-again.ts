import type { JeopardyFacts, JeopardySkin } from './facts.ts'

/** The same charge a second time, or an appeal that would lead to it. */
export function again(facts: JeopardyFacts, skin: JeopardySkin): string {
  const { suspect, subject, object, possessive, victim, bystander, loot } = skin
  const charged = `${suspect} was indicted in state court for armed robbery of ${victim}`
  const trial = `${suspect} was tried before a jury in state court for armed robbery of ${victim}.`
  const anew = `The prosecution means to try ${object} again for the same robbery.`
  const convicted = `${trial} The jury found ${object} guilty, and ${subject} appealed.`
  switch (facts.ending) {
    case 'dropped':
      return `${charged}. ${dropped(facts, skin)}`
    case 'missing witness':
      return `${charged}. The prosecutor allowed the jury to be sworn although nobody had served a summons on ${bystander}, the chief witness, or knew where to look. When the witness did not appear, the judge discharged the jury at the prosecutor's request and over the objection of ${suspect}, who asked that the trial go on. Two weeks later ${bystander} was found, and ${suspect} was indicted again for the same robbery.`
    case 'defense misconduct':
      return `${trial} ${facts.stage === 'evidence' ? 'In the midst of the testimony' : 'In the opening statement'} ${possessive} lawyer told the jury, against a clear order, that another court had found the police in this case to be liars. The judge heard both sides at length, considered a warning to the jury, found that it could not remove the bias, and over the objection of the defense declared a mistrial. ${anew}`
    case 'deadlock':
      return `${trial} After four days of deliberation the jurors reported for the third time that they could not agree and that more time would not help. Asked one by one, each of them said the same. Over the objection of ${suspect}, who wanted them to go on, the judge declared a mistrial and discharged the jury. ${anew}`
    case 'deadlock after report':
      return `During the robbery ${victim} was shot dead, and ${suspect} was tried in state court for murder and, as a lesser offense, manslaughter. The forewoman reported in open court that the jurors were unanimous against murder and divided on manslaughter. The judge told them to go on deliberating. When they still had no verdict that evening, a mistrial was declared over the objection of ${suspect}. The prosecution means to try ${object} again for murder.`
    case 'careless mistrial':
      return `${trial} On the second day the prosecutor, in an unguarded moment, mentioned to the jury an old arrest of ${suspect} that the judge had ruled out. ${suspect} moved for a mistrial, and the judge granted it, finding that the remark was careless but was not meant to bring about that motion. ${anew}`
    case 'provoked mistrial':
      return `${trial} When ${bystander} turned out to be a poor witness for the prosecution, the prosecutor mentioned to the jury an old arrest of ${suspect} that the judge had ruled out. ${suspect} moved for a mistrial, and the judge granted it, finding that the prosecutor had made the remark in order to provoke just that motion and start afresh. ${anew}`
    case 'delay dismissal':
      return `${trial} When half of the witnesses had been heard, ${suspect} moved to dismiss the indictment because the prosecution had waited so long to bring it. Without a word on whether the evidence showed guilt, the judge granted the motion and discharged the jury. As the statutes of the state allow, the prosecution has appealed, and it asks for a new trial.`
    case 'directed acquittal':
      return `${trial} When the prosecution had rested, ${suspect} moved for acquittal. The judge granted the motion because nobody had proved that ${loot} belonged to ${victim}. In truth the state's law of robbery does not ask who owned the goods, so the judge had made a plain mistake. As the statutes of the state allow, the prosecution has appealed, and it asks for a new trial.`
    case 'acquittal':
      return `${trial} The judge kept out a recorded confession on a ground that was plainly mistaken, and the jury, which never heard of it, found ${object} not guilty. As the statutes of the state allow, the prosecution has appealed. It asks the higher court to set the verdict aside for the error and to order a new trial at which the confession can be heard.`
    case 'verdict set aside':
      return `${trial} The jury found ${object} guilty. A week later, on a motion by ${suspect}, the judge held that the evidence had not been sufficient, set the verdict aside and entered a judgment of acquittal. As the statutes of the state allow, the prosecution has appealed. It asks the higher court to find the evidence sufficient and to put the verdict of guilty back in place.`
    case 'reversed for error':
      return `${convicted} The higher court set the conviction aside because the prosecutor had been allowed to use hearsay that the rules keep out. It added that the evidence, the hearsay included, had been quite sufficient for a jury to find ${object} guilty. ${anew}`
    case 'reversed on weight':
      return `${convicted} The higher court wrote that the evidence was legally sufficient, since a reasonable jury could have believed ${bystander}. But sitting as what it called a thirteenth juror, it did not believe that witness itself, held the verdict to be against the weight of the evidence, and set it aside. ${anew}`
    case 'reversed on sufficiency':
      return `${convicted} The higher court set the conviction aside, because on the evidence heard at the trial no reasonable jury could have found beyond a reasonable doubt that ${subject} was one of the robbers. Since then the prosecution has found two new witnesses who saw ${possessive} face. ${anew}`
    default:
      return `During the robbery ${victim} was shot dead, and ${suspect} was tried in state court for murder. The jury was told that it could convict of murder, of manslaughter as a lesser offense, or of nothing. It returned a verdict of guilty of manslaughter and was silent on murder. ${suspect} appealed, and the higher court reversed because of an error in the instructions. The prosecution means to try ${object} again for murder.`
  }
}

/** A charge that the prosecutor gave up, and how far the case had come by then. */
function dropped(facts: JeopardyFacts, skin: JeopardySkin): string {
  const { suspect, object, bystander } = skin
  const dismissed = `the prosecutor, who wished for more time to prepare, had the case dismissed over the objection of ${suspect}. Two months later ${suspect} was indicted again for the same robbery.`
  switch (facts.stage) {
    case 'jury chosen':
      return `On the first day of trial twelve jurors were questioned and chosen, and the court went to lunch before swearing them in. That afternoon, with the jurors still unsworn, ${dismissed}`
    case 'jury sworn':
      return `On the first day of trial twelve jurors were questioned, chosen and sworn, and the court went to lunch before anybody had opened the case or testified. That afternoon ${dismissed}`
    case 'bench opened':
      return `${suspect} waived a jury, and the case was called before a judge alone. Both lawyers made opening statements that took up the whole morning. After lunch, as the first witness was walking to the stand and before anyone had been sworn, ${dismissed}`
    default:
      return `${suspect} waived a jury, and the case was called before a judge alone. Both lawyers made opening statements. The first witness, ${bystander}, was sworn and began to describe the masks of the robbers but made so poor an impression against ${object} that ${dismissed}`
  }
}
