import type { Rule } from '../../engine/contract.ts'
import type { VicariousFacts, VicariousSkin } from './facts.ts'

type VicariousStep = Rule<VicariousFacts, VicariousSkin>

function step(id: string, authority: string, rule: string, applied: string): VicariousStep {
  const told = (skin: VicariousSkin) =>
    applied
      .replaceAll('WORKER', skin.worker)
      .replaceAll('FIRM', skin.firm)
      .replaceAll('VICTIM', skin.victim)
      .replaceAll('CONTRACTOR', skin.contractor)
      .replaceAll('CHILD', skin.child)
      .replaceAll('FRIEND', skin.friend)
      .replaceAll('BOSS', skin.boss)
  return { id, authority, asOf: '2026-11-01', rule, applied: (_, skin) => told(skin) }
}

const agency = (section: string) => `Restatement (Third) of Agency § ${section}`
const torts = (section: string) => `Restatement (Second) of Torts § ${section}`

export const steps: readonly VicariousStep[] = [
  step(
    'scope',
    agency('7.07'),
    'An employer is liable, whatever care it took itself, for torts of an employee who is doing its work or is in a course of conduct subject to its control.',
    'WORKER was about the business of FIRM.',
  ),
  step(
    'detour',
    agency('7.07'),
    'A slight and foreseeable departure from the work does not leave the scope of employment.',
    'WORKER stepped aside for minutes and for a few yards.',
  ),
  step(
    'frolic',
    agency('7.07'),
    'An employee in an independent course of conduct, not meant to serve any purpose of the employer, is outside the scope of employment.',
    'WORKER drove far off the route for hours and for a private end.',
  ),
  step(
    'returned',
    agency('7.07'),
    'An employee who has come back to the work is again within the scope of employment.',
    'WORKER had made the next delivery and was on the way to another.',
  ),
  step(
    'forbidden',
    agency('7.07'),
    'An employee who does the work in a forbidden way is still doing the work.',
    'WORKER broke the rule to get the goods to customers in time.',
  ),
  step(
    'force',
    agency('7.07'),
    'An intentional tort is within the scope of employment if the employee meant at least in part to serve the employer.',
    'WORKER used force to bring back what FIRM was owed.',
  ),
  step(
    'quarrel',
    agency('7.07'),
    'Violence that springs from a private quarrel is not within the scope of employment, though it happens at work.',
    'WORKER struck VICTIM over a matter of private life.',
  ),
  step(
    'commute',
    agency('7.07'),
    'Travel between home and a fixed place of work is ordinarily outside the scope of employment.',
    'WORKER was on the way home from work.',
  ),
  step(
    'errand',
    agency('7.07'),
    'A trip home becomes part of the work where the employee makes it on an errand for the employer.',
    'WORKER was on the way to a customer on the order of FIRM.',
  ),
  step(
    'own-use',
    agency('7.07'),
    'Use of the employer’s vehicle for private ends, outside the work, does not make the employer liable.',
    'WORKER took the van on a day off and for a cousin.',
  ),
  step(
    'control',
    agency('7.07'),
    'One whose principal controls the manner and means of the work is an employee, whatever the contract calls the relation.',
    'FIRM directed the hours, the route and the way of working of WORKER.',
  ),
  step(
    'contractor',
    torts('409'),
    'One who hires an independent contractor is in general not liable for the contractor’s negligence.',
    'CONTRACTOR ran a business of its own and chose how to work.',
  ),
  step(
    'danger',
    torts('427'),
    'One who hires a contractor for work that involves a special danger to others is liable for failure to take precautions against it.',
    'The harm came from the very danger that the work carried.',
  ),
  step(
    'danger-aside',
    torts('426'),
    'Even in dangerous work the hirer is not liable for collateral negligence that has no tie to the danger.',
    'A broom left lying about has nothing to do with the danger of the work.',
  ),
  step(
    'duty',
    torts('425'),
    'One who holds a place open to the public for business cannot shift to a contractor the duty to keep it and its fixtures safe.',
    'VICTIM came as a customer, and the shop of FIRM was not safe.',
  ),
  step(
    'choice',
    torts('411'),
    'One who hires a contractor known to be incompetent for the work is liable for that failure of care.',
    'FIRM knew what CONTRACTOR had done before.',
  ),
  step(
    'retained',
    torts('414'),
    'One who keeps control over a part of a contractor’s work is liable for failing to use it with care.',
    'The harm came from an order that FIRM gave itself.',
  ),
  step(
    'child',
    torts('316'),
    'Parents are not liable for a child’s tort merely because they are parents.',
    'BOSS is the parent of CHILD.',
  ),
  step(
    'control-child',
    torts('316'),
    'A parent who knows of the need to control a child, and is able to, is liable for failing to use reasonable care to do so.',
    'BOSS knew what CHILD did with the bicycle and could have put a stop to it.',
  ),
  step(
    'borrower',
    torts('308'),
    'One who lends a vehicle is not liable for the borrower’s negligence merely as its owner.',
    'BOSS is the owner of the car that FRIEND drove.',
  ),
  step(
    'entrusted',
    torts('390'),
    'One who hands a vehicle to a person known to be unfit to drive it is liable for the harm that follows.',
    'BOSS knew that FRIEND was drunk.',
  ),
  step(
    'favor',
    agency('7.07'),
    'One who renders service under another’s direction is an employee for this purpose, though it is done for nothing.',
    'BOSS asked for the errand, said how it should be done, and had the use of it.',
  ),
]
