import type { Party } from '../../engine/party.ts'

/** An accident that leads to a trial for negligence. The defendant is a business. */
export interface Accident {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The accident, as a sentence that introduces both parties. */
  readonly accident: string
  /** The claim, reading on after "claiming that"; "its" is the defendant's. */
  readonly claim: string
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
  /** A detail that the eyewitness forgets. */
  readonly datum: string
  /** The eyewitness's own record of it, and another person who could have made it. */
  readonly note: string
  readonly scribe: string
  /** A writing by a stranger. */
  readonly paper: string
  /** An estimate that anyone can make, and a conclusion that takes training, each reading on after "that". */
  readonly estimate: string
  readonly technical: string
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
