import type { Cell } from '../../engine/cells.ts'
import { type Party, whose } from '../../engine/party.ts'

/** Mistakes that tempt beside several twists, each with its own lesson. */
export const eyewitness = ({ the }: Party, why: string): Cell => [
  `${the} was not there and lacks personal knowledge of what happened`,
  `${the} may not testify without personal knowledge of the events`,
  why,
]
export const causation = (expert: Party, why: string): Cell => [
  'an expert opinion may not embrace causation as an ultimate issue',
  `${whose(expert)} opinion on causation embraces an ultimate issue reserved for the jury`,
  why,
]
export const ownChoice = ({ the }: Party, why: string): Cell => [
  `${the}, as a qualified expert, may choose the method on which to rely`,
  `a qualified expert such as ${the} may vouch for the reliability of the method`,
  why,
]
export const anySource = ({ the }: Party, why: string): Cell => [
  `${the}, as a qualified expert, may choose the basis on which to rest an opinion`,
  `a qualified expert such as ${the} may rely on a source that the expert finds convincing`,
  why,
]
export const selfSigned = (what: string, why: string): Cell => [
  `a ${what} that bears the name of its author is self-authenticating`,
  `the name at the end of the ${what} makes it self-authenticating`,
  why,
]
export const noProofNeeded = (what: string, why: string): Cell => [
  `a party need not authenticate a ${what} before the jury considers its weight`,
  `a lack of authentication goes to the weight of a ${what}, not its admissibility`,
  why,
]
export const bookIsProof = (why: string): Cell => [
  'a printed publication is self-authenticating and needs no other foundation',
  'a published book is self-authenticating and may be put before the jury',
  why,
]
export const courtPersuaded = (what: string, why: string): Cell => [
  `the court, not the jury, must decide whether the ${what} is genuine`,
  `a court may admit a ${what} only if the court itself believes that it is genuine`,
  why,
]
export const beforeOpinion = ({ the }: Party, why: string): Cell => [
  `${the} did not first disclose to the jury the basis of the opinion`,
  'an expert must disclose the basis of an opinion to the jury before stating it',
  why,
]
export const exhibitFirst = ({ the }: Party, why: string): Cell => [
  `${the} relied on a source that is not an exhibit in evidence`,
  'an expert may rely only on a source that has been received as an exhibit',
  why,
]
