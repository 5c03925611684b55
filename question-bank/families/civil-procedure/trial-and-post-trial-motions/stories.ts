import { capital } from '../../../text/capital.ts'
import { he, him, his, The, whose } from '../../engine/party.ts'
import { isAfterVerdict, type MotionFacts, type MotionStory } from './facts.ts'

/** Eleven actions, each in one pool and suited to every pattern. */
export const stories: readonly MotionStory[] = [
  {
    id: 'ferry-ramp',
    pool: 'practice',
    plaintiff: { a: 'a ferry passenger', the: 'the passenger', pronoun: 'she' },
    defendant: { a: 'a ferry company', the: 'the company', pronoun: 'it' },
    claim: 'injuries from a fall on a boarding ramp',
    element: 'a deckhand had spilled oil on the ramp',
    witness: { a: 'a truck driver', the: 'the driver', pronoun: 'he' },
    oath: 'he saw a deckhand spill oil there and walk away',
    rivals: 'two deckhands and a ticket agent',
    find: 'a film of the ramp taken from a hotel window',
    theFind: 'the film',
    fraud: 'paid a witness to lie',
  },
  {
    id: 'recipe',
    pool: 'practice',
    plaintiff: { a: 'a pastry chef', the: 'the chef', pronoun: 'he' },
    defendant: { a: 'a food manufacturer', the: 'the manufacturer', pronoun: 'it' },
    claim: 'the use of a secret recipe',
    element: "one of the manufacturer's cooks had copied his notebook",
    witness: { a: 'a dishwasher', the: 'the dishwasher', pronoun: 'she' },
    oath: 'a cook photographed the notebook in front of her',
    rivals: 'the cook and three kitchen workers',
    find: 'a magazine in which the recipe had been printed years before',
    theFind: 'the magazine',
    fraud: 'forged the dates in the notebook',
  },
  {
    id: 'scaffold',
    pool: 'practice',
    plaintiff: { a: 'a bricklayer', the: 'the bricklayer', pronoun: 'he' },
    defendant: { a: 'a scaffolding contractor', the: 'the contractor', pronoun: 'she' },
    claim: 'injuries suffered when a scaffold collapsed',
    element: 'the cross braces had been left out',
    witness: { a: 'a roofer', the: 'the roofer', pronoun: 'she' },
    oath: 'she saw the frame go up without a single brace',
    rivals: 'the foreman and two builders',
    find: 'a photograph of the finished frame in an album kept by a neighbor',
    theFind: 'the photograph',
    fraud: 'hidden the broken braces from the experts',
  },
  {
    id: 'horse',
    pool: 'practice',
    plaintiff: { a: 'a jockey', the: 'the jockey', pronoun: 'she' },
    defendant: { a: 'a horse breeder', the: 'the breeder', pronoun: 'he' },
    claim: 'fraud in the sale of a lame racehorse',
    element: 'the breeder knew of the injury when he sold the horse',
    witness: { a: 'a stable hand', the: 'the stable hand', pronoun: 'he' },
    oath: 'the breeder spoke of the injury on the day of the sale',
    rivals: 'a groom and a veterinarian',
    find: 'the diary of a trainer who has since died',
    theFind: 'the diary',
    fraud: "switched the horse that the court's expert examined",
  },
  {
    id: 'play',
    pool: 'ranked',
    plaintiff: { a: 'a playwright', the: 'the playwright', pronoun: 'she' },
    defendant: { a: 'a theater owner', the: 'the owner', pronoun: 'he' },
    claim: 'breach of a promise to produce her play',
    element: 'the theater manager had accepted her offer',
    witness: { a: 'a set designer', the: 'the designer', pronoun: 'he' },
    oath: 'the manager shook hands with her on the deal',
    rivals: 'the manager and the treasurer',
    find: "a recording of the meeting on a stagehand's phone",
    theFind: 'the recording',
    fraud: 'altered the letter that contained the offer',
  },
  {
    id: 'bridge',
    pool: 'ranked',
    plaintiff: { a: 'a motorcyclist', the: 'the motorcyclist', pronoun: 'he' },
    defendant: { a: 'a freight hauler', the: 'the hauler', pronoun: 'it' },
    claim: 'injuries from a collision on a bridge',
    element: "the hauler's driver had crossed the center line",
    witness: { a: 'a bird watcher', the: 'the bird watcher', pronoun: 'she' },
    oath: 'she saw the truck drift over the line before the crash',
    rivals: 'the truck driver and two motorists',
    find: 'a video from a bridge camera that had been thought broken',
    theFind: 'the video',
    fraud: 'moved the wreck before it was measured',
  },
  {
    id: 'museum',
    pool: 'ranked',
    plaintiff: { a: 'an art collector', the: 'the collector', pronoun: 'she' },
    defendant: { a: 'a museum', the: 'the museum', pronoun: 'it' },
    claim: 'damage to a carved screen that she had lent',
    element: 'the screen was whole when she delivered it',
    witness: { a: 'a packer', the: 'the packer', pronoun: 'he' },
    oath: 'he packed the screen himself and it had no crack',
    rivals: 'a curator and two carriers',
    find: 'a sale catalog from before the loan that shows the screen already cracked',
    theFind: 'the catalog',
    fraud: 'had the crack filled to deceive an expert',
  },
  {
    id: 'well',
    pool: 'ranked',
    plaintiff: { a: 'a cattle rancher', the: 'the rancher', pronoun: 'he' },
    defendant: { a: 'a drilling company', the: 'the company', pronoun: 'it' },
    claim: 'the poisoning of a well',
    element: 'drilling fluid had leaked from a pit',
    witness: { a: 'a surveyor', the: 'the surveyor', pronoun: 'she' },
    oath: 'she watched fluid run from the pit toward the well',
    rivals: 'two drillers and an engineer',
    find: 'a laboratory report on a sample taken the day before drilling began',
    theFind: 'the report',
    fraud: 'poured salt into the samples',
  },
  {
    id: 'violin',
    pool: 'daily',
    plaintiff: { a: 'a violinist', the: 'the violinist', pronoun: 'she' },
    defendant: { a: 'an airline', the: 'the airline', pronoun: 'it' },
    claim: 'the ruin of a violin',
    element: 'a baggage handler had dropped the case',
    witness: { a: 'a flight attendant', the: 'the attendant', pronoun: 'he' },
    oath: 'he saw a handler drop the case',
    rivals: 'three baggage handlers',
    find: 'a film of the loading made by a tourist',
    theFind: 'the film',
    fraud: 'broken the scroll herself after landing',
  },
  {
    id: 'vineyard',
    pool: 'daily',
    plaintiff: { a: 'a winemaker', the: 'the winemaker', pronoun: 'he' },
    defendant: { a: 'a crop duster', the: 'the duster', pronoun: 'she' },
    claim: 'the loss of a grape harvest',
    element: 'weed killer had drifted from her plane',
    witness: { a: 'a mail carrier', the: 'the carrier', pronoun: 'she' },
    oath: 'she smelled the spray over the vines',
    rivals: 'a pilot and two farmhands',
    find: "a weather station's record of the wind that day",
    theFind: 'the record',
    fraud: 'sprayed some of the vines himself',
  },
  {
    id: 'elevator',
    pool: 'daily',
    plaintiff: { a: 'a hotel guest', the: 'the guest', pronoun: 'he' },
    defendant: { a: 'an elevator company', the: 'the company', pronoun: 'it' },
    claim: 'injuries from the fall of an elevator',
    element: 'a mechanic had skipped the brake test',
    witness: { a: 'a night clerk', the: 'the clerk', pronoun: 'she' },
    oath: 'the mechanic told her that he had skipped the test',
    rivals: 'the mechanic and a helper',
    find: 'a log of the test kept by an outside inspector',
    theFind: 'the log',
    fraud: 'destroyed a page of the test log',
  },
]

/** The plaintiff's suit first. */
function suitFirst(facts: MotionFacts, story: MotionStory): string {
  const { plaintiff, defendant, claim, element } = story
  const had = `To recover, ${plaintiff.the} had to prove that ${element}. `
  return `${capital(plaintiff.a)} sued ${defendant.a} in federal court for ${claim}. ${facts.motion === 'relief' ? '' : had}${course(facts, story)}`
}

/** The claim first. */
function claimFirst(facts: MotionFacts, story: MotionStory): string {
  const { plaintiff, defendant, claim, element } = story
  const had = `${The(plaintiff)} had the burden of proving that ${element}, which ${defendant.the} denied. `
  return `Seeking compensation for ${claim}, ${plaintiff.a} sued ${defendant.a} in federal court. ${facts.motion === 'relief' ? '' : had}${course(facts, story)}`
}

/** The action, and what turns on its proof. */
function actionFirst(facts: MotionFacts, story: MotionStory): string {
  const { plaintiff, defendant, claim, element } = story
  const had = `${The(plaintiff)} could recover only by proving that ${element}. `
  return `In a federal action against ${defendant.a}, ${plaintiff.a} sought compensation for ${claim}. ${facts.motion === 'relief' ? '' : had}${course(facts, story)}`
}

export const tell = [suitFirst, claimFirst, actionFirst] as const

function course(facts: MotionFacts, story: MotionStory): string {
  if (facts.motion === 'relief') return relief(facts, story)
  if (facts.motion === 'summary judgment') return summary(facts, story)
  if (isAfterVerdict(facts) || facts.motion === 'new trial') return afterVerdict(facts, story)
  return duringTrial(facts, story)
}

function summary({ record, time }: MotionFacts, story: MotionStory): string {
  const { plaintiff, defendant, witness, oath, rivals } = story
  const when =
    time === 'extended'
      ? `Discovery closed on May 1. On May 20 the judge, for good cause, gave ${defendant.the} until June 20 to move for summary judgment, and ${he(defendant)} did so on June 18.`
      : `Ten days after discovery closed, ${defendant.the} moved for summary judgment.`
  const shown = {
    none: `The motion pointed out that nothing produced in discovery supports ${whose(plaintiff)} position on that point. In response, ${plaintiff.the} argued the law but cited no evidence.`,
    allegations: `With the motion ${defendant.the} filed affidavits of ${rivals}, who denied the point from personal knowledge. In response, ${plaintiff.the} filed no evidence and relied on the unsworn complaint, which alleges the point in detail.`,
    disbelieved: `With the motion ${defendant.the} filed affidavits of ${rivals}, who denied the point. In response, ${plaintiff.the} filed the affidavit of ${witness.a}, who swore from personal knowledge that ${oath}. The judge does not believe ${witness.the} and finds the other affidavits far more convincing.`,
  }[record as string]
  return `${when} ${shown}`
}

function duringTrial({ motion, record }: MotionFacts, story: MotionStory): string {
  const { plaintiff, defendant, witness, oath, rivals } = story
  if (motion === 'during trial, early')
    return `At the jury trial, ${plaintiff.the} called the first of four witnesses, who testified only about damages. Before the second witness took the stand, ${defendant.the} moved for judgment as a matter of law, pointing out that ${plaintiff.the} had offered no evidence on that point.`
  const proof =
    record === 'none'
      ? `${plaintiff.the} called three witnesses, who testified only about damages, and rested without offering any evidence on that point.`
      : `${plaintiff.the} rested after ${witness.a} testified that ${oath}. Depositions of ${rivals}, which contradict that testimony, were also in evidence. The judge believes that ${witness.the} is lying.`
  return `At the jury trial, ${proof} ${The(defendant)}, before calling any witness, moved for judgment as a matter of law.`
}

function afterVerdict(facts: MotionFacts, story: MotionStory): string {
  const { plaintiff, defendant, witness, oath, rivals } = story
  const proof = {
    none: 'At the jury trial, no evidence at all was offered on that point.',
    disbelieved: `At the jury trial, ${witness.a} testified that ${oath}, and ${rivals} testified to the contrary.`,
    balanced: `At the jury trial, ${witness.a} testified that ${oath}, and ${rivals} testified to the contrary.`,
  }[facts.record as string]
  const verdict = {
    none: `The jury, moved by ${whose(plaintiff)} loss, returned a verdict for ${him(plaintiff)}.`,
    disbelieved: `The jury returned a verdict for ${plaintiff.the}. The judge does not believe ${witness.the} and finds the verdict to be against the great weight of the evidence.`,
    balanced: `The jury returned a verdict for ${plaintiff.the}. The judge would have found for ${defendant.the} but believes that there was good evidence on both sides.`,
  }[facts.record as string]
  const before = {
    renewed: `Before the case was submitted to the jury, ${defendant.the} moved for judgment as a matter of law because of the lack of evidence on that point. The court denied the motion.`,
    'made before on another ground': `Before the case was submitted to the jury, ${defendant.the} moved for judgment as a matter of law solely because the statute of limitations had run. The court denied the motion.`,
  }[facts.motion as string]
  const renew = facts.motion === 'renewed' ? 'renewed the motion for judgment as a matter of law' : ''
  const what =
    facts.motion === 'new trial'
      ? 'moved for a new trial on the ground that the verdict was against the weight of the evidence'
      : renew || 'moved for judgment as a matter of law because of the lack of evidence on that point'
  const when = {
    'in time': `On the 28th day after the entry of judgment, ${defendant.the} ${what}.`,
    late: `On the 29th day after the entry of judgment, ${defendant.the} ${what}.`,
    extended: `On the 20th day after the entry of judgment, the judge, for good cause, gave ${defendant.the} two more weeks beyond the deadline for ${his(defendant)} motion. On the 40th day ${defendant.the} ${what}.`,
  }[facts.time]
  return `${proof} ${before ?? `${The(defendant)} made no motion during the trial.`} ${verdict} The court entered judgment on the verdict. ${when}`
}

function relief({ record, time }: MotionFacts, story: MotionStory): string {
  const { plaintiff, defendant, find, theFind, fraud } = story
  const months = time === 'in time' ? '11 months' : '13 months'
  const moved = (after: string) =>
    `Within ten days of ${after}, and ${months} after the entry of judgment, ${defendant.the} moved for relief from the judgment`
  const slip = `${capital(whose(defendant))} lawyer wrote down the wrong date for trial and did not appear, and the court entered judgment for ${plaintiff.the}. The judge finds that the error was excusable and that ${defendant.the} has a strong defense.`
  const lost = `After a jury trial, the court entered judgment for ${plaintiff.the}, and ${defendant.the} did not appeal.`
  const astray = `Because the notice of the judgment went astray, ${defendant.the} did not learn of it for many months.`
  switch (record) {
    case 'mistake':
      return `${slip} ${astray} ${moved('learning of it')}.`
    case 'mistake, renamed':
      return `${slip} ${astray} ${moved('learning of it')}, describing the lapse as "any other reason that justifies relief."`
    case 'mistake, waiting':
      return `${slip} ${The(defendant)} learned of the judgment the next morning but waited, without explanation, and moved for relief from the judgment 11 months after its entry.`
    case 'new evidence':
      return `${lost} Many months later ${defendant.the} came upon ${find}. The judge finds that ${theFind} would probably have changed the verdict and that no reasonable search would have uncovered it sooner. ${moved('the discovery')}.`
    case 'evidence overlooked':
      return `${lost} Many months later ${defendant.the} came upon ${find}, which would probably have changed the verdict. A copy had been in ${whose(defendant)} own file since before trial, but no one had opened the file. ${moved('the discovery')}.`
    case 'fraud':
      return `${lost} Many months later ${defendant.the} learned that, in order to win, ${plaintiff.the} had ${fraud}. The judge finds that this led to the verdict and that ${defendant.the} could not have learned of it sooner. ${moved('the discovery')}.`
    case 'void':
      return `The summons was never served on ${defendant.the}, ${defendant.pronoun === 'it' ? 'which' : 'who'} had no contacts with the forum state and heard nothing of the action. The court entered a default judgment. Many months later ${defendant.the} learned of the judgment when a bank account was seized. ${moved('the seizure')}.`
    default:
      return `${lost} Many months later ${defendant.the} learned that the trial judge, who has since retired, had secretly owned half of the bank that held a lien on any recovery. ${The(plaintiff)} and all of the lawyers had known nothing of that interest. The new judge finds that the undisclosed interest puts the fairness of the trial in serious doubt. ${moved('the discovery')}.`
  }
}
