import type { Cell } from '../../engine/cells.ts'
import { type Party, whose } from '../../engine/party.ts'

/** Mistakes that tempt beside several twists, each with its own lesson. */
export const eyewitness = ({ the }: Party, why: string): Cell => [
  `${the} was not there and lacks personal knowledge of what happened`,
  `${the} may not testify without personal knowledge of the events`,
  why,
]
export const causation = (expert: Party, why: string): Cell => [
  'the opinion may not embrace causation as an ultimate issue',
  `${whose(expert)} opinion on causation embraces an ultimate issue`,
  why,
]
export const ownChoice = ({ the }: Party, why: string): Cell => [
  `${the} is qualified and therefore free to choose the method`,
  `a qualified expert such as ${the} may vouch for the method`,
  why,
]
export const anySource = ({ the }: Party, why: string): Cell => [
  `${the} is qualified and therefore free to choose the basis of an opinion`,
  `a qualified expert such as ${the} may trust a convincing basis`,
  why,
]
export const selfSigned = (what: string, why: string): Cell => [
  `the ${what} bears the name of its author and is self-authenticating`,
  `the name at the end of the ${what} makes it self-authenticating`,
  why,
]
export const noProofNeeded = (what: string, why: string): Cell => [
  `the ${what} need not be authenticated before the jury gives it weight`,
  `whether the ${what} is authenticated may be left to the jury as a matter of weight`,
  why,
]
export const bookIsProof = (why: string): Cell => [
  'the book is a printed publication and therefore self-authenticating',
  'a published book is self-authenticating and may be put before the jury',
  why,
]
export const courtPersuaded = (what: string, why: string): Cell => [
  `the court rather than the jury decides whether the ${what} is genuine`,
  `the court itself has to believe that the ${what} is genuine`,
  why,
]
export const beforeOpinion = ({ the }: Party, why: string): Cell => [
  `${the} did not disclose the basis of the opinion to the jury first`,
  'the basis of the opinion was not disclosed to the jury before it',
  why,
]
export const exhibitFirst = ({ the }: Party, why: string): Cell => [
  `${the} relied on a source that is not an exhibit in evidence`,
  'the source had not been received as an exhibit before the opinion',
  why,
]
