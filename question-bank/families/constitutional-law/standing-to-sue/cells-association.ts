import { whose } from '../../engine/party.ts'
import type { StandingCells } from './reason-id.ts'

/** Reasons where an association sues for its members. */
export const ASSOCIATION_CELLS = {
  members: ({ association: { plaintiff, members } }) => ({
    'yes-association': [
      `injuries to members in their trade give ${plaintiff.the} associational standing`,
      `${plaintiff.the} has associational standing to enjoin what injures its members`,
      `Members could sue, their trade is its purpose, and one order helps all of them alike.`,
    ],
    'yes-injury': [
      `an ordinance against its purpose is an injury in fact to ${plaintiff.the} itself`,
      `${plaintiff.the} suffers an injury in fact whenever a law frustrates its mission`,
      `A setback for a mission isn't an injury, and it has lost nothing itself. It stands in its members' shoes.`,
    ],
    'yes-third': [
      `third-party standing allows ${plaintiff.the} to protect ${members} who do not sue`,
      `${plaintiff.the} has third-party standing by its close relation to its members`,
      `Third-party standing would take a hindrance to the members' own suits. An association needs none.`,
    ],
    'no-concrete': [
      `${plaintiff.the} has lost nothing, so it has no concrete injury`,
      `standing requires a concrete injury of the association itself`,
      `An association may rest on injuries of its members alone.`,
    ],
    'no-participation': [
      `associational standing fails without the participation of the injured members`,
      `the thirty members must join the suit, as associational standing requires`,
      `An injunction is the same for everyone. No member's own proof is needed.`,
    ],
    'no-third': [
      `${plaintiff.the} lacks third-party standing to assert the rights of ${members}`,
      `third-party standing is lacking while the injured ${members} can sue for themselves`,
      `For its own members, an association has to show neither a close relation nor a hindrance.`,
    ],
  }),
  losses: ({ association: { plaintiff, members } }) => ({
    'no-participation': [
      `associational standing fails where each member must prove losses of its own`,
      `the claim for lost income requires the participation of individual members`,
      `An order helps all alike, but money for lost income takes proof member by member.`,
    ],
    'no-germane': [
      `a claim for lost income is not germane to ${whose(plaintiff)} purpose`,
      `associational standing does not reach an ordinance that is not germane to a trade`,
      `The ban strikes at the very trade that it exists to promote. What's wrong is the remedy.`,
    ],
    'no-member': [
      `no member was injured by the ordinance, which defeats associational standing`,
      `no member would have standing to sue for lost income over an ordinance`,
      `Thirty members have lost income, and each of them could sue for damages.`,
    ],
    'yes-association': [
      `injuries to members in their trade give ${plaintiff.the} associational standing`,
      `${plaintiff.the} has associational standing to recover what its members lost`,
      `So it would, for an injunction. Claims for damages that differ from member to member belong to the members.`,
    ],
    'yes-redress': [
      `damages paid to ${plaintiff.the} would redress the losses of its members`,
      `a damages award would redress the injuries of ${whose(plaintiff)} members`,
      `An award might redress the losses in the end. Each member would still have to prove how much.`,
    ],
    'yes-injury': [
      `losses of its members are an injury in fact to ${plaintiff.the} itself`,
      `${plaintiff.the} suffers an injury in fact when the trade of ${members} declines`,
      `It has lost nothing of its own. What its members lost is theirs.`,
    ],
  }),
  outside: ({ association: { plaintiff, members } }) => ({
    'no-germane': [
      `the interest at stake in the suit is not germane to ${whose(plaintiff)} purpose`,
      `associational standing requires a suit germane to ${whose(plaintiff)} purpose`,
      `Members pay the fee in their free time. It has nothing to do with why they joined.`,
    ],
    'no-participation': [
      `associational standing fails without the participation of the twelve members`,
      `the twelve ${members} must join the suit, as associational standing requires`,
      `No member has to join or take part where an injunction is all that's requested.`,
    ],
    'no-member': [
      `no member was injured by the fee, which defeats associational standing`,
      `no member would have standing to challenge a fee for a pastime`,
      `Having to pay a higher fee is an injury, and each of the twelve could sue over it.`,
    ],
    'yes-association': [
      `twelve members could sue, which is enough for associational standing`,
      `${plaintiff.the} has associational standing to enjoin what injures its members`,
      `That members could sue is one of three conditions. The matter also has to concern its purpose.`,
    ],
    'yes-third': [
      `its close relation to the members gives ${plaintiff.the} third-party standing`,
      `${plaintiff.the} has third-party standing to protect the members who pay`,
      `Closeness isn't enough. Nothing hinders the twelve from suing for themselves.`,
    ],
    'yes-injury': [
      `the fee that ${members} pay is an injury in fact to ${plaintiff.the} itself`,
      `${plaintiff.the} suffers an injury in fact when its members have less money`,
      `The members pay and not the association, which can't make their hobby its own business.`,
    ],
  }),
  unnamed: ({ association: { plaintiff, members } }) => ({
    'no-member': [
      `associational standing fails where no injured member is identified`,
      `${plaintiff.the} has not identified a member who would have standing`,
      `It's likely that someone was hurt. A court wants to know who.`,
    ],
    'no-germane': [
      `the ordinance is not germane to ${whose(plaintiff)} purpose, which defeats associational standing`,
      `associational standing does not reach an ordinance that is not germane to a trade`,
      `A ban on the trade that it promotes is germane to its purpose. What's missing is a person with an injury.`,
    ],
    'no-participation': [
      `associational standing fails without the participation of individual members`,
      `individual ${members} must join the suit, as associational standing requires`,
      `Where an injunction is sought, no individual member has to join or participate. One does have to be identified.`,
    ],
    'yes-association': [
      `a threat to the trade of its members gives ${plaintiff.the} associational standing`,
      `${plaintiff.the} has associational standing, as its purpose is at stake`,
      `A purpose at stake is one of three conditions. A member with standing is another.`,
    ],
    'yes-imminent': [
      `among 210 members, an injury to at least one is actual or imminent`,
      `the number of its members makes an injury to one of them imminent`,
      `Likelihood in a crowd isn't injury to a person. Courts don't take a statistic for a plaintiff.`,
    ],
    'yes-third': [
      `its close relation to the members gives ${plaintiff.the} third-party standing`,
      `${plaintiff.the} has third-party standing to protect ${members} at large`,
      `Third-party standing, too, is for the rights of someone who can be pointed to, and not of a trade at large.`,
    ],
  }),
} satisfies StandingCells
