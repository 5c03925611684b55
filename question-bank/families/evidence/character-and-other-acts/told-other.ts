import { He, he, his, type Party, The, whose } from '../../engine/party.ts'
import type { Accusation } from './accusations.ts'
import type { Crash } from './crashes.ts'
import type { PathId } from './law.ts'
import type { Libel } from './libels.ts'
import type { Possession } from './possessions.ts'
import type { Robbery } from './robberies.ts'

type Courses<Scene> = { readonly [Path in PathId]?: (scene: Scene) => string }

const knows = ({ witness, rode }: Crash) => `${witness.a}, who ${rode}`

/** The evidence of a driver's ways. */
export const CRASH: Courses<Crash> = {
  'driver > bad trait': (scene) =>
    `At trial, ${scene.plaintiff.the} calls ${knows(scene)}. ${He(scene.witness)} would testify that in ${his(scene.witness)} opinion ${scene.defendant.the} is a careless person. ${The(scene.defendant)} objects.`,
  'driver > good trait': (scene) =>
    `At trial, ${scene.defendant.the} calls ${knows(scene)}. ${He(scene.witness)} would testify that ${scene.defendant.the} has a reputation in the community as a careful person. ${The(scene.plaintiff)} objects.`,
  habit: (scene) =>
    `No one saw what was done that day, and ${scene.defendant.the} does not remember it. ${The(scene.defendant)} calls ${knows(scene)}. ${He(scene.witness)} would testify that every time, ${scene.habit}. ${The(scene.plaintiff)} objects.`,
  'general habit': (scene) =>
    `No one saw what was done that day, and ${scene.defendant.the} does not remember it. ${The(scene.defendant)} calls ${knows(scene)}. ${He(scene.witness)} would testify that in all that time ${scene.defendant.the} was careful and took no chances. ${The(scene.plaintiff)} objects.`,
}

/** The evidence that a publication was true. */
export const LIBEL: Courses<Libel> = {
  libel: ({ plaintiff, defendant, acts }) =>
    `${The(defendant)} pleads that the statement is true. To prove it, ${defendant.the} calls three witnesses, each of whom would testify that ${acts}. ${The(plaintiff)} objects.`,
}

const earlier = ({ defendant, otherTown }: Robbery) =>
  `The prosecution offers evidence that six years earlier ${defendant.the} robbed a bank in ${otherTown} and was caught as ${he(defendant)} left it.`
const ROBBER = 'The prosecution gave written notice of this evidence two months before trial.'

/** The evidence of another robbery. */
export const ROBBERY: Courses<Robbery> = {
  signature: (scene) =>
    `${earlier(scene)} There too, the robber ${scene.unusual}. No one else is known to have robbed a bank in that way. ${ROBBER} ${The(scene.defendant)} objects.`,
  'common method': (scene) =>
    `${earlier(scene)} There too, the robber ${scene.common}. In both years, dozens of banks in the state were robbed in that way. ${ROBBER} ${The(scene.defendant)} objects.`,
}

const testifies = ({ witness, act }: Possession) =>
  `In its case in chief, the prosecution calls ${witness.a}, who would testify that two years earlier ${act}. It offers this to prove knowledge.`
const NOTICE = 'The prosecution gave written notice of the testimony and its purpose a month before trial.'

/** The evidence of an earlier act. */
export const POSSESSION: Courses<Possession> = {
  knowledge: (scene) => `${testifies(scene)} ${NOTICE} ${The(scene.defendant)} objects.`,
  acquitted: (scene) =>
    `${testifies(scene)} A state jury found ${scene.defendant.the} not guilty of a crime that was based on that earlier act. ${NOTICE} ${The(scene.defendant)} objects.`,
  unannounced: (scene) =>
    `${testifies(scene)} The prosecutor learned of this a year ago, planned to offer it at trial, and told the defense nothing. No reason is given for the silence. ${The(scene.defendant)} objects.`,
}

const consent = (defendant: Party, accuser: Party) =>
  `${The(defendant)} claims that ${accuser.the} consented.`
const MOTION = 'The defense filed a timely motion to offer this evidence, and the court held a hearing on it.'

/** The evidence of sexual conduct, on other occasions, of either of the two. */
export const ACCUSATION: Courses<Accusation> = {
  'other assault': ({ defendant, accuser, other }) =>
    `${consent(defendant, accuser)} In its case in chief, the prosecution calls ${other.a}. ${He(other)} would testify that four years earlier ${defendant.the} sexually assaulted her in her home. ${The(defendant)} was never charged with that. The prosecution disclosed this testimony a month before trial. ${The(defendant)} objects.`,
  history: ({ defendant, accuser, friend }) =>
    `${consent(defendant, accuser)} To prove consent, the defense calls ${friend.a}, who would testify that ${accuser.the} had sexual relations with several men whom she had just met. ${MOTION} The prosecution objects.`,
  'history together': ({ defendant, accuser }) =>
    `${consent(defendant, accuser)} To prove consent, ${defendant.the} offers to testify that ${he(defendant)} and ${accuser.the} had sexual relations, which both wanted, on three occasions in the month before. ${MOTION} The prosecution objects.`,
  source: ({ defendant, accuser, friend }) =>
    `${The(defendant)} denies that ${he(defendant)} touched her. A government expert testified that semen was found on ${whose(accuser)} clothing. To show where it came from, the defense calls ${friend.a}, who would testify that he had sexual relations with ${accuser.the} that day. ${MOTION} The prosecution objects.`,
}
