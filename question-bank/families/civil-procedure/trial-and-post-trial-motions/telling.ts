import { capital } from '../../../text/capital.ts'
import { he, his, The, whose } from '../../engine/party.ts'
import { isAfterVerdict, isRelief, isSummary, type MotionFacts, type MotionStory } from './facts.ts'

/** The suit and its occasion in one sentence. */
function suitFirst(facts: MotionFacts, story: MotionStory): string {
  const { plaintiff, suit, element } = story
  const had = isRelief(facts) ? '' : `To recover, ${plaintiff.the} had to prove that ${element}. `
  return `${suit} ${had}${course(facts, story)}`
}

/** The event that led to the suit first. */
function eventFirst(facts: MotionFacts, story: MotionStory): string {
  const { plaintiff, defendant, event, ground, element } = story
  const had = isRelief(facts) ? '' : ` and had the burden of proving that ${element}`
  return `${event} ${The(plaintiff)} sued ${defendant.the} in federal court for ${ground}${had}. ${course(facts, story)}`
}

/** The action first. */
function actionFirst(facts: MotionFacts, story: MotionStory): string {
  const { plaintiff, defendant, kind, over, element } = story
  const had = isRelief(facts) ? '' : `${The(plaintiff)} could recover only by proving that ${element}. `
  return `${capital(plaintiff.a)} brought a ${kind} action in federal court against ${defendant.a} over ${over}. ${had}${course(facts, story)}`
}

export const tell = [suitFirst, eventFirst, actionFirst] as const

function course(facts: MotionFacts, story: MotionStory): string {
  if (isRelief(facts)) return relief(facts, story)
  if (isSummary(facts)) return summary(facts, story)
  if (isAfterVerdict(facts) || facts.motion === 'new trial') return afterVerdict(facts, story)
  return duringTrial(facts, story)
}

function summary({ record, time }: MotionFacts, story: MotionStory): string {
  const { plaintiff, defendant, witness, oath, rivals, element } = story
  const when =
    time === 'extended'
      ? `Discovery closed on May 1. On May 20, the judge, for good cause, gave ${defendant.the} until June 20 to move for summary judgment, and ${he(defendant)} did so on June 18.`
      : `Ten days after discovery closed, ${defendant.the} moved for summary judgment.`
  const against = `${The(defendant)} supported the motion with affidavits in which ${rivals}, on personal knowledge, denied that ${element}.`
  const shown = {
    none: `The motion pointed out that discovery had produced no evidence that ${element}. In response, ${plaintiff.the} argued the law but cited no evidence.`,
    allegations: `${against} In response, ${plaintiff.the} filed no evidence and relied on ${his(plaintiff)} complaint, which is unsworn but alleges that fact in detail.`,
    disbelieved: `${against} In response, ${plaintiff.the} filed the affidavit of ${witness.a}, who swore on personal knowledge that ${oath}. The judge does not believe ${witness.the} and finds the other affidavits far more convincing.`,
  }[record as string]
  return `${when} ${shown}`
}

function duringTrial({ motion, record }: MotionFacts, story: MotionStory): string {
  const { plaintiff, defendant, witness, oath, rivals } = story
  const asked = `${defendant.the} moved for judgment as a matter of law`
  if (motion === 'during trial, early')
    return `At the jury trial, ${plaintiff.the} called the first of ${his(plaintiff)} four witnesses, who testified only about damages. Before the second witness took the stand, ${asked}, pointing out that ${plaintiff.the} had offered no evidence on that point.`
  if (record === 'none')
    return `At the jury trial, ${plaintiff.the} called three witnesses, who testified only about damages, and rested without offering any evidence on that point. Before calling any witness, ${asked}.`
  return `At the jury trial, ${witness.a} testified for ${plaintiff.the} that ${oath}. Depositions of ${rivals}, which contradict that testimony, were also in evidence. After ${plaintiff.the} rested and before calling any witness, ${asked}. The judge believes that ${witness.the} is lying.`
}

function afterVerdict(facts: MotionFacts, story: MotionStory): string {
  const { plaintiff, defendant, witness, oath, rivals, element } = story
  const both = `At the jury trial, ${witness.a} testified that ${oath}, and ${rivals} testified to the contrary.`
  const evidence =
    facts.record === 'none' ? `At the jury trial, neither party offered any evidence on that point.` : both
  const view = {
    disbelieved: ` The judge does not believe ${witness.the} and considers the verdict to be against the great weight of the evidence.`,
    balanced: ` The judge would have found for ${defendant.the} but considers the evidence to have been closely balanced.`,
  }[facts.record as string]
  const ground = `on the ground that there was no evidence that ${element}`
  const before = {
    renewed: `Before the case was submitted to the jury, ${defendant.the} moved for judgment as a matter of law on the ground that ${facts.record === 'none' ? 'there was no such evidence' : 'the evidence on that point was insufficient'}. The court denied the motion.`,
    'made before on another ground': `Before the case was submitted to the jury, ${defendant.the} moved for judgment as a matter of law solely on the ground that the statute of limitations had run. The court denied the motion.`,
  }[facts.motion as string]
  return `${evidence} ${before ?? `${The(defendant)} made no motion during the trial.`} The jury returned a verdict for ${plaintiff.the}, and the court entered judgment on the verdict. ${posttrial(facts, story, ground)}${view ?? ''}`
}

/** The motion after judgment, and its day. */
function posttrial({ motion, time }: MotionFacts, { defendant }: MotionStory, ground: string): string {
  const what =
    {
      'new trial':
        'moved for a new trial on the ground that the verdict was against the weight of the evidence',
      renewed: 'renewed the motion for judgment as a matter of law',
    }[motion as string] ?? `moved for judgment as a matter of law ${ground}`
  return {
    'in time': `On the 28th day after the entry of judgment, ${defendant.the} ${what}.`,
    late: `On the 29th day after the entry of judgment, ${defendant.the} ${what}.`,
    extended: `On the 20th day after the entry of judgment, the judge found good cause and extended the deadline for ${whose(defendant)} motion by two weeks. On the 40th day, ${defendant.the} ${what}.`,
  }[time]
}

function relief({ record, time }: MotionFacts, story: MotionStory): string {
  const { plaintiff, defendant, find, theFind, fraud } = story
  const months = time === 'in time' ? '11 months' : '13 months'
  const moved = (after: string) =>
    `Within ten days of ${after}, and ${months} after the entry of judgment, ${defendant.the} moved for relief from the judgment`
  const slip = `${capital(whose(defendant))} lawyer wrote down the wrong date for trial and did not appear, and the court entered judgment for ${plaintiff.the}.`
  const excused = `The judge finds that the error was excusable and that ${defendant.the} has a strong defense.`
  const lost = `After a jury trial, the court entered judgment for ${plaintiff.the}, and ${defendant.the} did not appeal.`
  const astray = `The clerk sent notice of the judgment to the wrong address, so ${defendant.the} did not learn of it for many months.`
  switch (record) {
    case 'mistake':
      return `${slip} ${astray} ${moved('learning of it')}. ${excused}`
    case 'mistake, renamed':
      return `${slip} ${astray} ${moved('learning of it')}, relying on Rule 60(b)(6), which permits relief for "any other reason that justifies relief." ${excused}`
    case 'mistake, waiting':
      return `${slip} ${The(defendant)} learned of the judgment the next morning but waited, without explanation, and moved for relief from the judgment 11 months after its entry. ${excused}`
    case 'new evidence':
      return `${lost} ${The(defendant)} later came upon ${find}. ${moved('the discovery')}. The judge finds that ${theFind} would probably have changed the verdict and that no reasonable search would have uncovered it sooner.`
    case 'evidence overlooked':
      return `${lost} ${The(defendant)} later came upon ${find}, which would probably have changed the verdict. A copy had been in ${whose(defendant)} own file since before trial, but no one had opened the file. ${moved('the discovery')}.`
    case 'fraud':
      return `${lost} ${The(defendant)} later learned that ${plaintiff.the} had ${fraud}. ${moved('the discovery')}. The judge finds that this misconduct led to the verdict and that ${defendant.the} could not have learned of it sooner.`
    case 'void':
      return `The suit was filed in a state with which ${defendant.the} had no contacts. ${The(defendant)} was never served and did not know of the action, and the court entered a default judgment. ${The(defendant)} learned of the judgment when ${his(defendant)} bank account was seized. ${moved('the seizure')}.`
    default:
      return `${lost} ${The(defendant)} later learned that the trial judge, who has since retired, had owned a large interest in a bank that was to be repaid from any recovery. Neither the parties nor their lawyers had known of that interest. ${moved('the discovery')}. The new judge finds that the undisclosed interest puts the fairness of the trial in serious doubt.`
  }
}
