import { isAfterVerdict, type MotionFacts, type MotionSkin } from './facts.ts'

/** The facts in prose: the suit, the record, the motion and its day. */
export function tell(facts: MotionFacts, skin: MotionSkin): string {
  const start = `${skin.plaintiff} sued ${skin.defendant} in federal district court ${skin.claim}. Under the governing law, recovery was impossible unless ${skin.plaintiff} proved that ${skin.element}.`
  if (facts.motion === 'relief') return `${start} ${relief(facts, skin)}`
  if (facts.motion === 'summary judgment') return `${start} ${summary(facts, skin)}`
  if (isAfterVerdict(facts) || facts.motion === 'new trial') return `${start} ${afterVerdict(facts, skin)}`
  return `${start} ${duringTrial(facts, skin)}`
}

function summary({ record, time }: MotionFacts, skin: MotionSkin): string {
  const { plaintiff, defendant, witness, oath, rivals } = skin
  const when =
    time === 'extended'
      ? `Discovery closed on May 1. On May 20 the judge, for good cause, gave ${defendant} until June 20 to move for summary judgment, and ${defendant} did so on June 18, asking for judgment on this point.`
      : `Ten days after discovery had closed, ${defendant} moved for summary judgment on this point.`
  const shown = {
    none: `The motion showed that nothing brought out in discovery supports the point, and ${plaintiff} pointed to no evidence of it in reply.`,
    allegations: `With the motion came affidavits of ${rivals}, who deny the point from their own knowledge. ${plaintiff} filed no evidence in reply and relied on the complaint, which is unsworn and alleges the point in detail.`,
    disbelieved: `With the motion came affidavits of ${rivals}, who deny the point. ${plaintiff} filed an affidavit of ${witness}, who swears from personal knowledge that ${oath}. The judge does not believe ${witness} and finds the other affidavits far more convincing.`,
  }[record as string]
  return `${when} ${shown} ${plaintiff} opposes the motion and raises every procedural and evidentiary objection that the circumstances permit.`
}

function duringTrial({ motion, record }: MotionFacts, skin: MotionSkin): string {
  const { plaintiff, defendant, witness, oath, rivals } = skin
  if (motion === 'during trial, early')
    return `At the jury trial ${plaintiff} called the first of four witnesses, who dealt with the loss alone. Nothing had been offered on the point so far. Before the second witness was called, ${defendant} moved for judgment as a matter of law. ${plaintiff} opposes the motion, raises every procedural objection that the circumstances permit, and wants to continue the presentation of evidence.`
  const proof =
    record === 'none'
      ? `${plaintiff} called three witnesses, who dealt with the loss alone, and rested. Nothing had been offered on the point.`
      : `${plaintiff} called ${witness}, who swore that ${oath}, and rested. In cross-examination ${witness} was shaken, and the judge thinks that the testimony is false. Written statements of ${rivals}, already in evidence, contradict it.`
  return `At the jury trial ${proof} ${defendant} then moved for judgment as a matter of law on this point. ${plaintiff} opposes the motion and raises every procedural and evidentiary objection that the circumstances permit.`
}

function afterVerdict(facts: MotionFacts, skin: MotionSkin): string {
  const { plaintiff, defendant, witness, oath, rivals } = skin
  const proof = {
    none: `At the jury trial nothing at all was offered on this point, but the jury, moved by the loss, found for ${plaintiff}.`,
    disbelieved: `At the jury trial ${witness} alone supported the point and swore that ${oath}; ${rivals} said the opposite. The jury found for ${plaintiff}. The judge does not believe ${witness} and holds that the verdict is against the clear weight of the evidence.`,
    balanced: `At the jury trial ${witness} swore that ${oath}; ${rivals} said the opposite. The jury found for ${plaintiff}. The judge would have found for ${defendant}, but thinks both sides had good evidence and cannot call the verdict one against its clear weight.`,
  }[facts.record as string]
  const before = {
    renewed: `Before the case went to the jury, ${defendant} had moved for judgment as a matter of law on this very point, and the motion was denied.`,
    'made before on another ground': `Before the case went to the jury, ${defendant} had moved for judgment as a matter of law, but only on the ground that the suit was brought too late. The motion was denied.`,
  }[facts.motion as string]
  const what =
    facts.motion === 'new trial'
      ? 'for a new trial, on the ground that the point was wrongly found'
      : 'for judgment as a matter of law, on the ground that the point was not proved'
  const when = {
    'in time': `On the 28th day after entry of judgment ${defendant} moved ${what}.`,
    late: `On the 29th day after entry of judgment ${defendant} moved ${what}.`,
    extended: `On the 20th day after entry of judgment the judge, for good cause, gave ${defendant} two more weeks for motions. On the 40th day ${defendant} moved ${what}.`,
  }[facts.time]
  return `${proof} ${before ?? `${defendant} had made no motion during the trial.`} Judgment was entered on the verdict. ${when} ${plaintiff} opposes the motion and raises every procedural and evidentiary objection that the circumstances permit.`
}

function relief({ record, time }: MotionFacts, skin: MotionSkin): string {
  const { plaintiff, defendant, find } = skin
  const months = time === 'in time' ? '11 months' : '13 months'
  const moved = `${defendant} moved for relief from the judgment within ten days of learning of it, ${months} after its entry`
  const found = moved.replace('learning of it', 'this discovery')
  const slip = `The clerk of the lawyer for ${defendant} had written down a wrong date, so that nobody came to the trial for ${defendant}, and judgment was entered for ${plaintiff}. The judge finds the neglect excusable and the defense a strong one.`
  const lost = `After a jury trial judgment was entered for ${plaintiff}, and ${defendant} did not appeal.`
  const end = `${plaintiff} opposes the motion and raises every procedural and evidentiary objection that the circumstances permit.`
  switch (record) {
    case 'mistake':
      return `${slip} Notice of the judgment went astray as well, and reached ${defendant} much later. ${moved}. ${end}`
    case 'mistake, renamed':
      return `${slip} Notice of the judgment went astray as well, and reached ${defendant} much later. ${moved}, and called the lapse “any other reason that justifies relief”. ${end}`
    case 'mistake, waiting':
      return `${slip} ${defendant} heard of the judgment the next morning but, as the judge finds, for no good reason did nothing until a motion for relief from it was made 11 months after its entry. ${end}`
    case 'new evidence':
      return `${lost} Much later ${defendant} came upon ${find}. The judge finds that it would very probably have led to another verdict and that no reasonable search could have turned it up sooner. ${found}. ${end}`
    case 'evidence overlooked':
      return `${lost} Much later ${defendant} came upon ${find}, which would very likely have led to another verdict. It had lain all the while in a file of ${defendant} that nobody had opened. ${found}. ${end}`
    case 'fraud':
      return `${lost} Much later ${defendant} learned that ${plaintiff} had ${skin.fraud} so as to win the case. The judge finds that this led to the verdict and that ${defendant} had no way to learn of it sooner. ${found}. ${end}`
    case 'void':
      return `The papers were never served on ${defendant}, who had no tie to the state and heard nothing of the suit. Judgment was entered for ${plaintiff} by default. Much later ${defendant} learned of the judgment when a bank account was seized. ${moved}. ${end}`
    default:
      return `${lost} Much later ${defendant} learned that the trial judge, since retired, had secretly owned half of a lender that was to be repaid out of whatever ${plaintiff} won. ${plaintiff}, the lender’s staff and all the lawyers had known nothing of the judge’s share. The new judge finds the case extraordinary and the risk of injustice grave. ${found}. ${end}`
  }
}
