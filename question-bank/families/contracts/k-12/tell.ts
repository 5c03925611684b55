import type { ThirdFacts, ThirdSkin } from './facts.ts'

type Teller = (skin: ThirdSkin) => string

const LAW =
  'The jurisdiction follows the Restatement (Second) of Contracts, and no statute applies to the transaction.'

/** The facts in prose: the contract, how the third comes in, and what went wrong. */
export function tell({ way, turn }: ThirdFacts, skin: ThirdSkin): string {
  const told = TOLD[`${way} ${turn}`]
  if (!told) throw new Error('k-12 was asked to tell what cannot happen')
  return `${told(skin)} ${LAW}`
}

const gift: Teller = ({ maker, payer, third, work, price, tie, hope }) =>
  `By a signed contract ${maker} agreed to ${work} for ${payer}. At ${maker}'s wish ${payer} promised to pay the price of ${price} not to ${maker} but to ${third}, ${maker}'s ${tie}, who hoped to ${hope} and to whom ${maker} wanted to make a gift.`

const finished: Teller = ({ maker }) => `${maker} completed the work satisfactorily and on time.`

const right = (skin: ThirdSkin, clause: boolean): string => {
  const { maker, payer, work, price } = skin
  const ban = clause
    ? ' The only clause about assignment in this contract read, "Neither party shall assign this contract."'
    : ''
  return `By a signed contract ${maker} agreed to ${work} for ${payer}, and ${payer} promised to pay ${maker} ${price} on June 30.${ban}`
}

const transfer: Teller = ({ maker, third, debt, hope }) =>
  `In a signed writing of May 2, ${maker} assigned the right to the price to ${third}, who hoped to ${hope} and who accepted it in full satisfaction of a debt that ${maker} owed for ${debt}.`

const duty = (skin: ThirdSkin, clause: boolean): string => {
  const { maker, payer, chore, price } = skin
  const ban = clause
    ? ' The only clause about assignment in this contract read, "Neither party shall assign this contract."'
    : ' The contract said nothing about who was to do the work in person.'
  return `By a signed contract ${maker} agreed to ${chore} for ${payer}, who promised to pay ${price} at the end of the season.${ban}`
}

const handed: Teller = ({ maker, third, hope }) =>
  `When ${maker} became too busy, ${third}, who hoped to ${hope}, promised ${maker} for good pay to do all of the work in ${maker}'s place.`

const TOLD: Readonly<Record<string, Teller>> = {
  'beneficiary gift': (skin) =>
    `${gift(skin)} ${skin.third} gave nothing in return and heard of the contract for the first time when the work had been satisfactorily completed. Asked for the money, ${skin.payer} wrote to ${skin.third}, "You and I never made a contract, you gave nothing for my promise, and you did not even know of it." Nothing has been paid to anyone, and ${skin.maker} prefers not to be involved in the controversy.`,
  'beneficiary debt': (skin) =>
    `${skin.maker} owed ${skin.third}, who hoped to ${skin.hope}, ${skin.price} for ${skin.debt}. By a signed contract ${skin.maker} agreed to ${skin.work} for ${skin.payer}, and ${skin.payer} promised in return to pay ${skin.maker}'s debt of ${skin.price} to ${skin.third}. ${finished(skin)} ${skin.third}, who received no information about this agreement until then, asked ${skin.payer} for the money, but ${skin.payer} replied, "You and I never made a contract, and the obligation is ${skin.maker}'s and not mine." ${skin.third} has received nothing from either of them.`,
  'beneficiary profit': ({ maker, payer, third, project, price, hope, bought }) =>
    `By a signed contract ${payer}, a builder, agreed to ${project} for ${maker}, who wanted it for the pleasure of looking at it and promised to pay ${price}. ${third} owns the neighboring property, which would have become considerably more valuable. ${payer} knew this, and so did ${third}, who hoped to sell the property at a profit and to ${hope}, and who had already bought ${bought} in that expectation. The contract did not mention ${third}. When ${payer} refused without excuse to begin the work, ${maker} decided to do nothing about it, but ${third} claims the lost increase in value from ${payer}.`,
  'beneficiary recalled': (skin) =>
    `${gift(skin)} ${finished(skin)} When ${skin.maker} unexpectedly fell ill a week later and needed the money, a second writing was signed in which ${skin.maker} and ${skin.payer} agreed that the price would be paid to ${skin.maker} after all, and ${skin.payer} paid ${skin.maker} immediately. Until then ${skin.third} had received no information about the original contract and had done nothing because of it, but ${skin.third} has now discovered both writings and demands the price from ${skin.payer}.`,
  'beneficiary relied': (skin) =>
    `${gift(skin)} ${skin.payer} sent ${skin.third} a copy of the contract. In reasonable reliance on it ${skin.third} at once borrowed money and bought ${skin.bought}, which cannot be returned. ${finished(skin)} When ${skin.maker} unexpectedly fell ill a week later and needed the money, a second writing was signed, without the knowledge of ${skin.third}, in which ${skin.maker} and ${skin.payer} agreed that the price would be paid to ${skin.maker} after all, and ${skin.payer} paid ${skin.maker} immediately. ${skin.third} demands the price from ${skin.payer}.`,
  'beneficiary agreed': (skin) =>
    `${gift(skin)} ${skin.payer} sent ${skin.third} a copy of the contract with the words, "Please let me know whether you agree to be paid in this way." ${skin.third} wrote back, "I agree with all my heart," but did nothing else because of it. ${finished(skin)} When ${skin.maker} unexpectedly fell ill a week later and needed the money, a second writing was signed in which ${skin.maker} and ${skin.payer} agreed that the price would be paid to ${skin.maker} after all, and ${skin.payer} paid ${skin.maker} immediately. ${skin.third} demands the price from ${skin.payer}.`,
  'beneficiary unearned': (skin) =>
    `${gift(skin)} ${skin.payer} sent ${skin.third} a copy of the contract. In reasonable reliance on it ${skin.third} at once borrowed money and bought ${skin.bought}, which cannot be returned. ${skin.maker} then abandoned the work without excuse when hardly any of it had been done, and ${skin.payer} had to hire somebody else to do it for the same price. ${skin.payer} therefore refuses to pay anything to ${skin.third}, who had no part in what ${skin.maker} did and demands the whole price from ${skin.payer}.`,
  'beneficiary offset': (skin) =>
    `${gift(skin)} ${finished(skin)} ${skin.third} had not heard of the contract until then. ${skin.payer}, though content with the work, refuses to pay. A year before this contract ${skin.payer} had sold ${skin.maker} ${skin.thing} for just as much, in a deal that was entirely unrelated to the work, and ${skin.maker} has never paid for it. ${skin.payer} insists that the one obligation can be set off against the other, while ${skin.third} demands the price from ${skin.payer}.`,
  'assignment plain': (skin) =>
    `${right(skin, false)} ${finished(skin)} ${transfer(skin)} ${skin.third} immediately notified ${skin.payer} of the assignment and asked to be paid on June 30. ${skin.payer} replied, "I chose to deal with ${skin.maker}, whom I have known for years, and I never agreed to deal with you." ${skin.payer}, who has no complaint about the work, has paid nothing to anyone since.`,
  'assignment clause': (skin) =>
    `${right(skin, true)} ${finished(skin)} ${transfer(skin)} ${skin.third}, who had read the clause, immediately notified ${skin.payer} of the assignment and asked to be paid on June 30. ${skin.payer} replied, "The contract forbids it, so that there is nothing for you to collect." ${skin.payer}, who has no complaint about the work, has paid nothing to anyone since.`,
  'assignment unaware': (skin) =>
    `${right(skin, true)} ${finished(skin)} ${transfer(skin)} ${skin.third} left the paper in a drawer. On June 30 ${skin.payer}, who had neither heard of the assignment nor had reason to suspect it, paid the whole price to ${skin.maker}, who kept it and has spent it. On July 3 ${skin.third} sent ${skin.payer} a copy of the assignment, and has demanded the price from ${skin.payer} ever since.`,
  'assignment warned': (skin) =>
    `${right(skin, false)} ${finished(skin)} ${transfer(skin)} ${skin.maker} and ${skin.third} immediately sent ${skin.payer} a joint letter, with a copy of the assignment, asking that the price be paid to ${skin.third}. ${skin.payer} read it carefully but did not answer, and on June 30 paid the whole price to ${skin.maker}, who has spent it. ${skin.payer} explains, "I had a contract with ${skin.maker} and nobody else, and I have performed it completely."`,
  'assignment unearned': (skin) =>
    `${right(skin, true)} ${transfer(skin)} ${skin.third} immediately notified ${skin.payer} of the assignment. At that time the work had just begun, and everyone expected ${skin.maker} to complete it in June. In the middle of May, however, ${skin.maker} abandoned it without excuse when hardly any of it had been done, and ${skin.payer} had to hire somebody else to do it for the same price. ${skin.payer} has paid nothing, although ${skin.third} was not responsible for any of this.`,
  'assignment offset': (skin) =>
    `${right(skin, true)} ${finished(skin)} ${transfer(skin)} ${skin.third} immediately notified ${skin.payer} of the assignment in writing. On June 10 ${skin.payer} sold ${skin.maker} ${skin.thing} for just as much, in a deal that was entirely unrelated to the work. ${skin.maker} never paid for it. ${skin.payer} insists that the one obligation can be set off against the other and that nothing is left to be paid.`,
  'assignment first': (skin) =>
    `${right(skin, false)} ${finished(skin)} ${transfer(skin)} On May 9 ${skin.maker} assigned the same right in another signed writing to ${skin.other}, who knew nothing of the first assignment and who also accepted it in full satisfaction of an old debt. ${skin.other} notified ${skin.payer} on May 10, and ${skin.third} not until May 20. ${skin.payer}, who admits owing the price once, has neither paid nor promised it to either.`,
  'assignment second': (skin) =>
    `${right(skin, true)} ${finished(skin)} On April 25 ${skin.maker} assigned the right to the price in a signed writing to ${skin.other}, who accepted it in full satisfaction of an old debt. ${transfer(skin)} ${skin.third} knew nothing of the earlier assignment. ${skin.third} notified ${skin.payer} on May 3, and ${skin.other} not until May 20. ${skin.payer}, who admits owing the price once, has neither paid nor promised it to either.`,
  'assignment spoken': (skin) =>
    `${right(skin, false)} ${finished(skin)} On May 2 ${skin.maker} said to ${skin.third}, ${skin.maker}'s ${skin.tie}, who hoped to ${skin.hope}, "What ${skin.payer} owes me is yours from this moment, as a gift." ${skin.third}, who did nothing because of it, told ${skin.payer} the same day. On May 9 ${skin.maker} assigned the same right in a signed writing to ${skin.other}, who accepted it in full satisfaction of an old debt and notified ${skin.payer} on May 20. ${skin.payer} has paid nobody yet, and ${skin.third} demands the price from ${skin.payer}.`,
  'assignment written': (skin) =>
    `${right(skin, false)} ${finished(skin)} On May 2 ${skin.maker} signed a paper that read, "I hereby assign what ${skin.payer} owes me to ${skin.third}, as a gift," and handed it to ${skin.third}, ${skin.maker}'s ${skin.tie}, who hoped to ${skin.hope}. ${skin.third}, who did nothing because of it, showed it to ${skin.payer} the same day. On May 9 ${skin.maker} assigned the same right in another signed writing to ${skin.other}, who accepted it in full satisfaction of an old debt and notified ${skin.payer} on May 20. ${skin.payer} has paid nobody yet, and ${skin.third} demands the price from ${skin.payer}.`,
  'delegation plain': (skin) =>
    `${duty(skin, false)} ${handed(skin)} ${skin.third} has as much experience and skill in such work as ${skin.maker}, who notified ${skin.payer} of the arrangement and promised to remain responsible for everything. When ${skin.third} arrived to begin, ${skin.payer}, whose only explanation was that somebody else had been expected, sent ${skin.third} away and hired another firm. ${skin.maker} intends to recover the lost profit from ${skin.payer}.`,
  'delegation clause': (skin) =>
    `${duty(skin, true)} ${handed(skin)} ${skin.third} has as much experience and skill in such work as ${skin.maker}, who notified ${skin.payer} of the arrangement and promised to remain responsible for everything. When ${skin.third} arrived to begin, ${skin.payer} pointed to the clause, said that ${skin.maker} was welcome to come instead, and sent ${skin.third} away. ${skin.maker} did not come, and intends to recover the lost profit from ${skin.payer}.`,
  'delegation personal': (skin) =>
    `By a signed contract ${skin.maker}, ${skin.artist}, agreed to ${skin.art} for ${skin.payer}, who had long admired ${skin.maker}'s own manner and promised to pay ${skin.price}. The contract did not say whether anyone else might do the work. ${handed(skin)} ${skin.third} is an artist of equal skill and had once been ${skin.maker}'s pupil. When ${skin.third} arrived to begin, ${skin.payer} said that ${skin.maker} was welcome to come instead, and sent ${skin.third} away. ${skin.maker} did not come, and intends to recover the lost profit from ${skin.payer}.`,
  'delegation botched': (skin) =>
    `${duty(skin, false)} ${handed(skin)} ${skin.third} has as much experience and skill in such work as ${skin.maker}. Notified of the arrangement by ${skin.maker}, ${skin.payer} had no objection and let ${skin.third} begin. After a month ${skin.third} did the work so badly that it had to be done again by others at great expense. ${skin.maker}, who wants no part in the controversy, says that the responsibility now belongs to ${skin.third} alone. ${skin.payer} claims the expense from ${skin.maker}.`,
  'delegation replaced': (skin) =>
    `${duty(skin, false)} ${handed(skin)} Before the work began, ${skin.maker}, ${skin.third} and ${skin.payer} met and signed a paper in which ${skin.payer} declared, "I accept ${skin.third} in place of ${skin.maker}, and from now on I will look to ${skin.third} alone." After a month ${skin.third} did the work so badly that it had to be done again by others at great expense. ${skin.third} has no money, and ${skin.payer} claims the expense from ${skin.maker}.`,
  'delegation assumed': (skin) =>
    `${duty(skin, false)} ${handed(skin)} ${skin.third} was to perform directly to ${skin.payer} and answer to ${skin.payer} for it. ${skin.maker} notified ${skin.payer} of the arrangement, and ${skin.payer} waited for ${skin.third} to begin. ${skin.third}, however, accepted a more attractive offer and never came, so that ${skin.payer} had to have the work done by others at great expense. ${skin.third} says, "I made a bargain with ${skin.maker}, and none with you." ${skin.payer} claims the expense from ${skin.third}.`,
  'delegation debt': (skin) =>
    `${skin.maker} owed ${skin.third}, who hoped to ${skin.hope}, ${skin.price} for ${skin.debt}. By a signed contract ${skin.maker} agreed to ${skin.work} for ${skin.payer}, and ${skin.payer} promised in return to pay ${skin.maker}'s debt of ${skin.price} to ${skin.third}. ${finished(skin)} ${skin.third}, who had been informed of this agreement and had not commented on it, sent ${skin.payer} a bill, which ${skin.payer} never paid. When ${skin.third} demanded the money from ${skin.maker} again, ${skin.maker} answered, "I have already satisfied that obligation by working for ${skin.payer}."`,
}
