import type { Party } from '../../engine/party.ts'

/** An accident that leads to a trial for negligence. The defendant is a business. */
export interface Accident {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The accident, as a sentence that introduces both parties. */
  readonly accident: string
  /** The same from the side of the plaintiff. */
  readonly scene: string
  /** The fact in dispute, reading on after "that". */
  readonly fact: string
  /** An eyewitness, and what the eyewitness was doing. */
  readonly witness: Party
  readonly watched: string
  /** A poor vantage point. */
  readonly far: string
  /** Another place, from which nothing could be seen. */
  readonly away: string
  /** A leading question to the eyewitness about the fact in dispute. */
  readonly asked: string
  /** A manager of the defendant, and a leading question to that manager. */
  readonly manager: Party
  readonly accusing: string
  /** A question about the plaintiff's recovery, and one about a tie between the plaintiff and the eyewitness. */
  readonly later: string
  readonly tie: string
  /** A matter in dispute that the eyewitness forgets, reading on after "asked". */
  readonly datum: string
  /** The eyewitness's own record of it, and another person who could have made it. */
  readonly note: string
  readonly scribe: string
  /** A writing by a stranger. */
  readonly paper: string
  /** An estimate that anyone can make, reading on after "that". */
  readonly estimate: string
  /** A sign, a conclusion from it that takes training, reading on after "meant that", and a course on such things. */
  readonly sign: string
  readonly technical: string
  readonly course: string
  /** A second employee of the defendant. */
  readonly second: Party
  /** A juror's find on the Internet, reading on after "that". */
  readonly search: string
  /** A juror's past, reading on after "that". */
  readonly past: string
  /** A reason to hurry, reading on after "because". */
  readonly hurry: string
  /** The sum that the jury agreed on, and the sum on the form. */
  readonly agreed: string
  readonly written: string
}
