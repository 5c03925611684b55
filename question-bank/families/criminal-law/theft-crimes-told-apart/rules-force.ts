import { The, whose } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { TheftFacts } from './facts.ts'
import type { TheftStory } from './story.ts'

/** The rules on lost and mistaken property, robbery, and stolen goods. */
export const forceRules = {
  finder: {
    authority: 'Brooks v. State',
    rule: 'A finder commits larceny if, when taking up lost property, the finder intends to keep it and knows or has reason to believe that the owner can be found.',
    applied: ({ twist }, { find }) =>
      twist === 'clue'
        ? `${The(find.finder)} knew how to reach ${find.loser.the} and decided to keep ${find.thing[1]} before touching it.`
        : `${The(find.finder)} meant to keep the bills, but they bore no sign of their owner. There was no larceny.`,
  },
  coincide: {
    authority: 'Regina v. Thurborn',
    rule: 'A finder who takes up lost property without an intent to steal is not guilty of larceny for a later decision to keep it, even knowing the owner.',
    applied: (_, { find }) =>
      `${The(find.finder)} took ${find.thing[1]} home for ${find.loser.the} and changed course in the evening.`,
  },
  overpaid: {
    authority: 'United States v. Rogers',
    rule: 'One who is overpaid by mistake, knows it at the time of receipt, and takes the money with intent to keep it is guilty of larceny.',
    applied: (_, { pay }) =>
      `${The(pay.payee)} saw the error at the counter and picked up the ${pay.paid} all the same.`,
  },
  'later-found': {
    authority: 'Cooper v. Commonwealth',
    rule: 'One who receives too much by a mistake of which neither side is aware, and decides to keep it on discovering the mistake, is not guilty of larceny, because the intent must exist when the property is received.',
    applied: (_, { pay }) =>
      `${The(pay.payee)} owes the bank the ${pay.excess} but has committed no theft crime.`,
  },
  resistance: {
    authority: 'Stokeling v. United States',
    rule: 'At common law, robbery is a taking by force or fear, and the force is enough if it overcomes the resistance of the victim, however slight.',
    applied: (_, { force }) =>
      `${The(force.victim)} resisted, and ${force.robber.the} overcame that. The taking was robbery.`,
  },
  snatching: {
    authority: 'People v. Patton',
    rule: 'A sudden snatching from the hand, with no more force than moves the thing itself, is not robbery unless there is a struggle, resistance, or injury.',
    applied: (_, { force }) =>
      `${The(force.victim)} had no time to resist. What remains is a taking of ${force.bag[1]} with intent to steal.`,
  },
  afterward: {
    authority: 'Royal v. State',
    rule: 'At common law, force or fear must precede or accompany the taking. Force used afterward, to keep the property or to get away, does not turn larceny into robbery.',
    applied: (_, { force }) =>
      `${The(force.robber)} had been in sole control of the purse for some time before ${force.victim.the} was struck.`,
  },
  presence: {
    authority: 'Commonwealth v. Homer',
    rule: 'A thing is in the presence of a person, for robbery, if it is so within reach, observation, or control that the person could keep it if not overcome by violence or prevented by fear.',
    applied: (_, { force }) =>
      `${The(force.victim)} could have guarded the desk and, for fear of a broken arm, did not. The ${force.cash} was taken by robbery.`,
  },
  receiving: {
    authority: 'Barnes v. United States',
    rule: 'Receiving requires the possession of stolen property with knowledge that it was stolen, which may be proved by the circumstances of the purchase.',
    applied: (_, { fence }) =>
      `${The(fence.thief)} had explained where ${fence.goods[1]} came from, and ${fence.dealer.the} paid a fraction of their value. The purchase was the crime.`,
  },
  knowledge: {
    authority: 'State v. Beale',
    rule: 'Where the crime is receiving property known to be stolen, the question is what the buyer actually knew or believed, not what a reasonable person would have concluded.',
    applied: (_, { fence }) =>
      `${The(fence.dealer)} was careless, perhaps, but took the story for the truth and committed no crime.`,
  },
  recovered: {
    authority: 'United States v. Monasterski',
    rule: 'Goods that the police have recovered for their true owner lose their character as stolen goods, so that a later buyer does not receive stolen property.',
    applied: (_, { fence }) => `The police had ${fence.goods[1]} in custody before the sale.`,
  },
  'attempted-receiving': {
    authority: 'People v. Rojas',
    rule: 'A buyer who takes such goods in the belief that they are stolen is guilty of an attempt.',
    applied: (_, { fence }) =>
      `Had the facts been as ${fence.dealer.the} believed, the purchase would have been the crime itself. ${The(fence.thief)}'s bargain with the police does not change ${whose(fence.dealer)} intent.`,
  },
} as const satisfies RuleTable<TheftFacts, TheftStory>
