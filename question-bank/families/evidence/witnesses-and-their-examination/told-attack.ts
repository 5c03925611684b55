import { his, The } from '../../engine/party.ts'
import type { Twist } from './facts.ts'
import type { WitnessStory } from './story.ts'

type Attack = 'pressure' | 'outside' | 'form' | 'voir dire'

/** The verdict for the defendant, and the motion. */
const lost = ({ accident: { plaintiff, defendant } }: WitnessStory): string =>
  `The jury returned a verdict for ${defendant.the}. ${The(plaintiff)} moved for a new trial and offered a juror's affidavit.`

const objects = ({ accident: { defendant } }: WitnessStory): string =>
  `${The(defendant)} objected to the affidavit.`

/** Affidavits of jurors after the verdict. */
export const TOLD_ATTACK: Readonly<Record<Attack, (story: WitnessStory) => string>> = {
  pressure: (story) =>
    `${lost(story)} It stated that two jurors had said in the jury room that they had misunderstood the judge's instruction on the burden of proof, and that two others had given up their opposition because ${story.accident.hurry}. ${objects(story)}`,
  outside: (story) =>
    `${lost(story)} It stated that another juror had searched the Internet at night and told the others in the jury room that ${story.accident.search}. Nothing of the sort had been offered in evidence at trial. ${objects(story)}`,
  form: ({ accident: { plaintiff, defendant, agreed, written } }) =>
    `The jury returned a verdict for ${plaintiff.the}, and the form that the foreperson had filled in stated damages of ${written}. ${The(plaintiff)} moved to correct the judgment and offered a juror's affidavit. It stated that all the jurors had agreed on ${agreed} and that the foreperson had left out a zero by mistake when writing the sum on the form. ${The(defendant)} objected to the affidavit.`,
  'voir dire': (story) =>
    `${lost(story)} It stated that during the deliberations another juror had told the others that ${story.accident.past} and that people should not sue. In jury selection, that juror had sworn that no one in the family had ever been involved in a lawsuit. ${The(story.accident.plaintiff)} based ${his(story.accident.plaintiff)} motion on this lie. ${objects(story)}`,
} satisfies Partial<Record<Twist, (story: WitnessStory) => string>>
