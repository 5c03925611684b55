import { he, his, type Party, The, whose } from '../../engine/party.ts'
import type { Accusation } from './accusations.ts'
import type { Crash } from './crashes.ts'
import type { PathId } from './law.ts'
import type { Libel } from './libels.ts'
import type { Possession } from './possessions.ts'
import type { Robbery } from './robberies.ts'

type Courses<Scene> = { readonly [Path in PathId]?: (scene: Scene) => string }

const knows = ({ witness, rode }: Crash) => `${witness.a} who ${rode}`
const unseen = ({ defendant }: Crash) =>
  `At trial, no witness could say whether ${he(defendant)} had done so, and ${defendant.the} testified that ${he(defendant)} did not remember.`

/** The evidence of a driver's ways. */
export const CRASH: Courses<Crash> = {
  'driver > bad trait': (scene) =>
    `At trial, ${scene.plaintiff.the} calls ${knows(scene)}. ${The(scene.witness)} would testify that in ${his(scene.witness)} opinion ${scene.defendant.the} is a careless person. ${The(scene.defendant)} objects.`,
  'driver > good trait': (scene) =>
    `At trial, the defense calls ${scene.witness.a} who has known ${scene.defendant.the} for many years. ${The(scene.witness)} would testify that ${scene.defendant.the} has a reputation in the community as a careful person. ${The(scene.plaintiff)} objects.`,
  habit: (scene) =>
    `${unseen(scene)} The defense calls ${knows(scene)}. ${The(scene.witness)} would testify that every time, ${scene.defendant.the} ${scene.habit}. ${The(scene.plaintiff)} objects.`,
  'general habit': (scene) =>
    `${unseen(scene)} The defense calls ${knows(scene)}. ${The(scene.witness)} would testify that in all that time, ${scene.defendant.the} was careful and took no chances. ${The(scene.plaintiff)} objects.`,
}

/** The evidence that a publication was true. */
export const LIBEL: Courses<Libel> = {
  libel: ({ plaintiff, defendant, witnesses, acts }) =>
    `${The(defendant)} pleaded truth as a defense. To prove it at trial, ${he(defendant)} calls ${witnesses}, each of whom would testify that ${acts}. ${The(plaintiff)} objects.`,
}

const earlier = ({ defendant, otherTown }: Robbery, same: string) =>
  `After written notice to the defense two months before trial, the prosecution offers evidence that six years earlier, ${defendant.the} robbed a bank in ${otherTown} in the same way${same} and was arrested as ${he(defendant)} left the building.`

/** The evidence of another robbery. */
export const ROBBERY: Courses<Robbery> = {
  signature: (scene) =>
    `${earlier(scene, `, down to ${scene.detail},`)} An FBI agent would add that no other bank robbery on record was carried out in that way. ${The(scene.defendant)} objects.`,
  'common method': (scene) =>
    `${earlier(scene, '')} An FBI agent has testified that dozens of banks in the state were robbed in that way in each of those two years. ${The(scene.defendant)} objects.`,
}

/** An act that was announced before trial. */
const announced = ({ defendant, witness, act }: Possession) =>
  `A month before trial, the prosecution had notified the defense in writing that it would call ${witness.a} to prove ${whose(defendant)} knowledge. Called in the prosecution's case in chief, ${witness.the} would testify that two years earlier ${act}.`

/** The evidence of an earlier act. */
export const POSSESSION: Courses<Possession> = {
  knowledge: (scene) => `${announced(scene)} ${The(scene.defendant)} objects.`,
  acquitted: (scene) =>
    `${announced(scene)} A state jury has since acquitted ${scene.defendant.the} of a crime based on that act. ${The(scene.defendant)} objects.`,
  unannounced: ({ defendant, witness, act }) =>
    `To prove ${whose(defendant)} knowledge, the prosecution in its case in chief calls ${witness.a} to testify that two years earlier ${act}. The prosecution has known of this testimony and planned to offer it for a year, but it gave the defense no notice and offers no explanation. ${The(defendant)} objects.`,
}

const consent = (defendant: Party, accuser: Party) =>
  `${The(defendant)} claims that ${accuser.the} consented.`

/** The evidence of sexual conduct, on other occasions, of either of the two. */
export const ACCUSATION: Courses<Accusation> = {
  'other assault': ({ defendant, accuser, other }) =>
    `${consent(defendant, accuser)} In its case in chief, the prosecution calls ${other.a}, whose testimony it disclosed to the defense a month before trial. ${The(other)} would testify that four years earlier ${defendant.the} sexually assaulted her in her home. He was never charged with that assault. ${The(defendant)} objects.`,
  history: ({ defendant, accuser, friend }) =>
    `${consent(defendant, accuser)} He filed a timely motion to prove consent by the testimony of ${friend.a} that ${accuser.the} had sexual relations with several men whom she had just met. After a hearing on the motion, the defense calls ${friend.the}, and the prosecution objects.`,
  'history together': ({ defendant, accuser }) =>
    `${consent(defendant, accuser)} He filed a timely motion to prove consent by his own testimony that the two had had sexual relations, which both wanted, on three occasions in the month before. After a hearing on the motion, ${defendant.the} takes the stand, and the prosecution objects to this testimony.`,
  source: ({ defendant, accuser, friend }) =>
    `${The(defendant)} denies that he touched ${accuser.the}. A government expert testified that semen was found on ${whose(accuser)} clothing. After a timely motion and a hearing, the defense calls ${friend.a} to testify that he had sexual relations with ${accuser.the} that day. The testimony is offered to show that the semen came from ${friend.the}. The prosecution objects.`,
}
