import { The, whose } from '../../engine/party.ts'
import type { SpeechCells } from './reason-id.ts'

/** Reasons where somebody speaks at a public workplace or a polling place. */
export const NONPUBLIC_CELLS = {
  rival: ({ mail: { employer, workers, rival } }) => ({
    'no-forum': [
      `the mailboxes are a nonpublic forum, and the rule is reasonable and viewpoint neutral`,
      `the rule is based on the union's status and is viewpoint neutral, as a nonpublic forum requires`,
      `An elected union has duties toward all ${workers}, and ${rival.the} has none. That difference isn't about opinions.`,
    ],
    'no-government': [
      `messages placed in ${whose(employer)} mailboxes are its own government speech`,
      `${employer.the} may select flyers for its mailboxes as government speech`,
      `A union bargains against the employer and isn't its mouthpiece. Its flyers are private speech.`,
    ],
    'no-manner': [
      `the mailboxes are a public forum, but the rule is a content-neutral limit on their use`,
      `the rule is content-neutral and leaves ${rival.the} ample alternative channels`,
      `Mailboxes at work aren't a public forum, so whether a limit is content-neutral and leaves alternative channels isn't the test for their use.`,
    ],
    'yes-viewpoint': [
      `the admission of one union and not its rival is viewpoint discrimination`,
      `a rule that favors one union's message over its rival's is viewpoint discrimination`,
      `The rule looks to who was elected. If ${rival.the} won the next election, it would have the mailboxes, and nothing about viewpoint would have changed.`,
    ],
    'yes-strict': [
      `the admission of one union made the mailboxes a designated public forum under strict scrutiny`,
      `mailboxes that are open to one union are a designated public forum, subject to strict scrutiny`,
      `Letting one outsider in for its duties isn't opening the doors. A designated public forum takes an intent to open them.`,
    ],
    'yes-tailoring': [
      `a rule must be narrowly tailored even in a nonpublic forum`,
      `the rule is not narrowly tailored, as a nonpublic forum requires`,
      `Narrow tailoring isn't asked of rules for a nonpublic forum. To be reasonable is enough.`,
    ],
  }),
  critics: ({ mail: { employer } }) => ({
    'yes-viewpoint': [
      `the removal of only those flyers that opposed a proposal is viewpoint discrimination`,
      `viewpoint discrimination is prohibited even in a nonpublic forum`,
      `Praise stayed, and criticism went. No kind of government property allows that among private speakers.`,
    ],
    'yes-strict': [
      `the mailboxes are a traditional public forum, in which the removal fails strict scrutiny`,
      `mailboxes that are open to workers are a designated public forum, subject to strict scrutiny`,
      `Mailboxes at work, kept for one purpose, are neither a traditional nor a designated public forum. The removal fails on a ground that holds on every property.`,
    ],
    'yes-tailoring': [
      `the removal was content-neutral but burdened more speech than was necessary`,
      `the removal was content-neutral but was not narrowly tailored to its purpose`,
      `The director sorted flyers by opinion. A removal like that isn't content-neutral, so what it burdened or how narrowly it was tailored is beside the point.`,
    ],
    'no-forum': [
      `an employer may make a reasonable choice among views in a nonpublic forum`,
      `the mailboxes are a nonpublic forum, from which critical flyers may reasonably be removed`,
      `A nonpublic forum lets an employer set reasonable limits, but only if they're neutral between viewpoints.`,
    ],
    'no-government': [
      `messages placed in ${whose(employer)} mailboxes are its own government speech`,
      `${employer.the} may select flyers for its mailboxes as government speech`,
      `${The(employer)} lets its workers write their own flyers. Opening mailboxes to them isn't government speech.`,
    ],
    'no-manner': [
      `the removal was content-neutral, and talk at work is an ample alternative channel`,
      `the removal left open ample alternative channels and was content-neutral`,
      `Other channels matter only for content-neutral rules. This removal depended on which side a flyer took.`,
    ],
  }),
  apparel: () => ({
    'yes-workable': [
      `the ban lacks a workable standard, which even a nonpublic forum requires`,
      `without a workable standard, the ban is not reasonable in a nonpublic forum`,
      `A polling place may be kept calm, but "political" can mean anything. Judges who differ show as much.`,
    ],
    'yes-strict': [
      `a polling place is a traditional public forum, in which the ban fails strict scrutiny`,
      `a ban on political messages is content-based and must satisfy strict scrutiny`,
      `A polling place on election day isn't a traditional public forum. In such a place a ban may look at content without strict scrutiny, but it must be reasonable.`,
    ],
    'yes-viewpoint': [
      `an order to cover a political slogan at a polling place is viewpoint discrimination`,
      `a ban on political slogans is by its nature viewpoint discrimination, even at the polls`,
      `The ban isn't aimed at any viewpoint. It covers slogans of every side, and that's part of its vagueness.`,
    ],
    'no-forum': [
      `a polling place is a nonpublic forum, in which the ban is reasonable and viewpoint neutral`,
      `a state may reasonably exclude all political apparel from a nonpublic forum`,
      `It's a nonpublic forum, and the aim is sound. A reasonable ban would also tell voters and judges what it covers.`,
    ],
    'no-government': [
      `messages displayed in a polling place are government speech, which the state may limit`,
      `the state may keep its polling places neutral as a matter of government speech`,
      `A shirt speaks for the one who wears it. Walking into a polling place doesn't make it government speech.`,
    ],
    'no-manner': [
      `the ban is content-neutral and leaves open ample alternative channels outside`,
      `the street is an ample alternative channel under a content-neutral ban on apparel`,
      `A ban on political words isn't content-neutral. Whether it may look at content depends on the forum.`,
    ],
  }),
  ballot: () => ({
    'no-forum': [
      `a polling place is a nonpublic forum, in which the ban is reasonable and viewpoint neutral`,
      `a state may reasonably exclude the names of candidates from a nonpublic forum`,
      `A polling place exists for voting in peace. The ban covers all sides, and one look at the ballot tells what it covers.`,
    ],
    'no-government': [
      `messages displayed in a polling place are government speech, which the state may limit`,
      `the state may keep its polling places neutral as a matter of government speech`,
      `A button is the voter's own speech wherever it's worn. The state may limit it here without calling it government speech.`,
    ],
    'no-manner': [
      `the ban is content-neutral and leaves open ample alternative channels outside`,
      `the street is an ample alternative channel under a content-neutral ban on buttons`,
      `A ban on names of candidates looks at content. It isn't content-neutral, and it need not be in such a place.`,
    ],
    'yes-strict': [
      `a polling place is a traditional public forum, in which the ban fails strict scrutiny`,
      `a ban on the names of candidates is content-based and must satisfy strict scrutiny`,
      `Sidewalks are traditional public forums. In the room where ballots are cast, a ban may look at content without strict scrutiny.`,
    ],
    'yes-viewpoint': [
      `a ban on support for a candidate at the polls is viewpoint discrimination`,
      `an order to remove a candidate's button is viewpoint discrimination by its nature`,
      `No candidate is favored, and buttons of praise and of blame must be removed alike. That's neutral between viewpoints.`,
    ],
    'yes-workable': [
      `the ban lacks a workable standard, which even a nonpublic forum requires`,
      `without a workable standard, the ban is not reasonable in a nonpublic forum`,
      `Whether a name is on the ballot can be looked up. It's hard to think of a more workable standard.`,
    ],
  }),
} satisfies SpeechCells
