import { his, The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import { doer, hurt, sued, type VicariousFacts, type VicariousStory } from './facts.ts'

const agency = (section: string) => `Restatement (Third) of Agency § ${section}`
const torts = (section: string) => `Restatement (Second) of Torts § ${section}`

/** Scope of employment, the exceptions for contractors, and fault of one's own. The last rule of a path says the result. */
export const rules = {
  scope: {
    authority: agency('7.07'),
    rule: 'Under respondeat superior, an employer is liable for torts of an employee who is performing assigned work or is in a course of conduct subject to its control, however careful the employer was.',
    applied: (_, { firm }) => `The driver was on a delivery for ${firm.the}, which is vicariously liable.`,
  },
  detour: {
    authority: agency('7.07'),
    rule: 'An employee who makes a minor detour while at work remains within the scope of employment.',
    applied: (_, { firm }) =>
      `The stop for coffee was one block away and took minutes, so ${firm.the} is vicariously liable.`,
  },
  frolic: {
    authority: agency('7.07'),
    rule: 'An employee in an independent course of conduct that is not intended to serve any purpose of the employer is outside the scope of employment.',
    applied: ({ event }, { firm }) =>
      event === 'returned'
        ? 'For three hours at the ball game, the driver was on a frolic.'
        : event === 'quarrel'
          ? `The driver struck the clerk over a broken marriage and after the delivery was complete. ${The(firm)} is not liable.`
          : `The driver went sixty miles the wrong way for an afternoon with a friend. ${The(firm)} is not liable.`,
  },
  returned: {
    authority: agency('7.07'),
    rule: 'An employee who has ended a frolic and resumed assigned work is again within the scope of employment.',
    applied: (_, { firm }) =>
      `The driver had made one delivery and was driving to the next, so ${firm.the} is vicariously liable.`,
  },
  forbidden: {
    authority: agency('7.07'),
    rule: 'Conduct may be within the scope of employment although the employer forbade it, if it is a way of performing the assigned work.',
    applied: (_, { firm }) =>
      `The driver took the forbidden lane to make a delivery on time, so ${firm.the} is vicariously liable.`,
  },
  force: {
    authority: agency('7.07'),
    rule: 'An intentional tort is within the scope of employment if the employee acted at least in part with a purpose to serve the employer.',
    applied: (_, { firm, goods }) =>
      `The driver used force to bring back the ${goods} as ordered, so ${firm.the} is vicariously liable.`,
  },
  commute: {
    authority: agency('7.07'),
    rule: 'Under the going-and-coming rule, travel between home and a fixed place of work is ordinarily outside the scope of employment.',
    applied: ({ event }, { firm }) =>
      event === 'errand'
        ? 'A drive straight home would have been a commute.'
        : `The driver was going home by the usual road, so ${firm.the} is not liable.`,
  },
  errand: {
    authority: agency('7.07'),
    rule: 'A trip is within the scope of employment if the employee makes it on an errand that the employer has assigned.',
    applied: (_, { firm }) =>
      `The driver was on the way to a customer at the manager's request, so ${firm.the} is vicariously liable.`,
  },
  'own-use': {
    authority: agency('7.07'),
    rule: "Use of an employer's vehicle for purposes of the employee alone is outside the scope of employment.",
    applied: (_, { firm }) =>
      `The driver took the van on a day off to help a cousin, so ${firm.the} is not liable.`,
  },
  control: {
    authority: agency('7.07'),
    rule: 'A person is an employee if the principal has the right to control the manner and means of the work, whatever the contract calls the relationship.',
    applied: (_, { firm }) =>
      `${The(firm)} fixed the hours, the route, and the loading, owned the van, and could dismiss the driver at will.`,
  },
  contractor: {
    authority: torts('409'),
    rule: 'One who hires an independent contractor is generally not liable for the negligence of the contractor or of its crew.',
    applied: ({ event }, { firm, contractor }) =>
      event === 'ordinary'
        ? `${The(contractor)} ran its own business and chose how to work, and no exception applies. ${The(firm)} is not liable.`
        : `${The(contractor)} ran its own business and was an independent contractor.`,
  },
  danger: {
    authority: torts('427'),
    rule: 'The hirer is liable, however, if the work involves a danger to others that is inherent in it or normal to it and the contractor fails to take precautions against that danger.',
    applied: (_, { firm, fall }) =>
      `Without a barrier, ${fall} the pedestrian, which was the very danger of such work. ${The(firm)} is liable.`,
  },
  'danger-aside': {
    authority: torts('426'),
    rule: 'Even in dangerous work, the hirer is not liable for collateral negligence that is unrelated to the risk of the work.',
    applied: (_, { firm }) =>
      `A broom left on a sidewalk has nothing to do with that risk, so ${firm.the} is not liable.`,
  },
  duty: {
    authority: torts('425'),
    rule: 'One who holds premises open to the public for business has a nondelegable duty to keep them and their fixtures safe.',
    applied: (_, { firm, fixture }) =>
      `The customer was hurt by the ${fixture} in the shop, so ${firm.the} is liable for the mechanic's mistake.`,
  },
  choice: {
    authority: torts('411'),
    rule: 'The hirer is liable for its own negligence if it fails to use reasonable care to select a competent and careful contractor.',
    applied: (_, { firm }) =>
      `The manager knew of two collapsed scaffolds and took the low bid anyway, so ${firm.the} is liable.`,
  },
  retained: {
    authority: torts('414'),
    rule: 'One who retains control over part of the work is liable for failing to exercise that control with reasonable care.',
    applied: (_, { firm }) =>
      `The manager directed the placing of the hoist and carelessly had it set on soft ground. ${The(firm)} is liable.`,
  },
  child: {
    authority: torts('316'),
    rule: 'A parent is not vicariously liable for the tort of a child. The parent must have failed to use reasonable care to control the child when that was needed and possible.',
    applied: (facts, story) =>
      `${The(sued(facts, story))} had taught ${doer(facts, story).the} well and knew of no reason to intervene, and so is not liable.`,
  },
  'control-child': {
    authority: torts('316'),
    rule: 'A parent who knows of the need to control a child, and has the ability and opportunity, is liable for failing to use reasonable care to do so.',
    applied: (facts, story) =>
      `${The(sued(facts, story))} had been told three times of the game and could have locked up the bicycle. ${The(sued(facts, story))} is liable.`,
  },
  borrower: {
    authority: torts('308'),
    rule: 'One who lends a vehicle is not vicariously liable for the negligence of the borrower. The owner must have had reason to know that the borrower would use it dangerously.',
    applied: (facts, story) =>
      `${The(sued(facts, story))} lent the car to a sober, licensed friend for the friend's own trip and is not liable.`,
  },
  entrusted: {
    authority: torts('390'),
    rule: 'Under negligent entrustment, one who supplies a vehicle to a person known to be unfit to drive it is liable for the harm that results.',
    applied: (facts, story) =>
      `${The(sued(facts, story))} saw the friend finish a sixth whiskey and handed over ${his(sued(facts, story))} keys anyway. ${The(sued(facts, story))} is liable.`,
  },
  favor: {
    authority: agency('7.07'),
    rule: 'One who agrees to act for another and subject to the right to control of the other is an employee for purposes of respondeat superior even if unpaid.',
    applied: (facts, story) =>
      `${The(sued(facts, story))} asked for the errand and fixed the route and the hour, and ${hurt(facts, story).the} was hit on the way. ${The(sued(facts, story))} is vicariously liable.`,
  },
} as const satisfies RuleTable<VicariousFacts, VicariousStory>
