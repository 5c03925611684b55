import { The } from '../../engine/party.ts'
import type { SpeechCells } from './reason-id.ts'

/** Reasons where somebody speaks at a public workplace or a polling place. */
export const NONPUBLIC_CELLS = {
  rival: ({ mail: { employer, workers, rival } }) => ({
    'no-forum': [
      `the mailboxes are a nonpublic forum, and the rule is reasonable and viewpoint neutral`,
      `in a nonpublic forum, a rule based on the status of a union is viewpoint neutral`,
      `An elected union has duties toward all ${workers}, and ${rival.the} has none. That difference isn't about opinions.`,
    ],
    'no-government': [
      `whatever is put into the mailboxes of ${employer.the} is government speech`,
      `${employer.the} may select flyers for its mailboxes as government speech`,
      `A union bargains against the employer and isn't its mouthpiece. Its flyers are private speech.`,
    ],
    'no-manner': [
      `the mailboxes are a public forum, but the rule is content-neutral as to time and place`,
      `the rule is a content-neutral limit on the use of a public forum`,
      `Mailboxes at work aren't a public forum, so whether a limit is content-neutral doesn't decide who may use them.`,
    ],
    'yes-viewpoint': [
      `to admit one union and not its rival is viewpoint discrimination`,
      `favoring one union's message over its rival's is viewpoint discrimination`,
      `The rule looks to who was elected. If ${rival.the} won the next election, it would have the mailboxes, and nothing about viewpoint would have changed.`,
    ],
    'yes-strict': [
      `admitting one union made the mailboxes a designated public forum, subject to strict scrutiny`,
      `mailboxes that are open to one union are a designated public forum under strict scrutiny`,
      `Letting one outsider in for its duties isn't opening the doors. A designated public forum takes an intent to open them.`,
    ],
    'yes-tailoring': [
      `even in a nonpublic forum, the rule must be narrowly tailored`,
      `the rule is not narrowly tailored, as a nonpublic forum requires`,
      `Narrow tailoring isn't asked of rules for a nonpublic forum. To be reasonable is enough.`,
    ],
  }),
  critics: ({ mail: { employer, plan } }) => ({
    'yes-viewpoint': [
      `the removal of flyers for opposing ${plan} is viewpoint discrimination`,
      `viewpoint discrimination against critics is barred even in a nonpublic forum`,
      `Praise stayed, and criticism went. No kind of government property allows that among private speakers.`,
    ],
    'yes-strict': [
      `mailboxes at work are a traditional public forum, where strict scrutiny applies`,
      `in a traditional public forum such as the mailboxes, removal fails strict scrutiny`,
      `Mailboxes at work are no traditional public forum. The removal fails on a ground that holds on every property.`,
    ],
    'yes-tailoring': [
      `the removal was content-neutral but burdened more speech than necessary`,
      `the removal was content-neutral but not narrowly tailored to its purpose`,
      `The director sorted flyers by opinion. A removal like that isn't content-neutral, so what it burdened or how narrowly it was tailored is beside the point.`,
    ],
    'no-forum': [
      `reasonable choices between views are valid in a nonpublic forum such as the mailboxes`,
      `the mailboxes are a nonpublic forum, where a reasonable choice between views is valid`,
      `A nonpublic forum lets an employer set reasonable limits, but only if they're neutral between viewpoints.`,
    ],
    'no-government': [
      `whatever is put into the mailboxes of ${employer.the} is government speech`,
      `${employer.the} may select flyers for its mailboxes as government speech`,
      `${The(employer)} lets its workers write their own flyers. Opening mailboxes to them isn't government speech.`,
    ],
    'no-manner': [
      `the removal was content-neutral, and talk at work is an ample alternative channel`,
      `talk at work is an ample alternative channel under a content-neutral rule`,
      `Other channels matter only for content-neutral rules. This removal depended on which side a flyer took.`,
    ],
  }),
  apparel: ({ voter: { plaintiff } }) => ({
    'yes-workable': [
      `even a nonpublic forum needs a workable standard, and this ban has none`,
      `without a workable standard, the ban is not reasonable, even in a nonpublic forum`,
      `A polling place may be kept calm, but "political" can mean anything. Judges who differ show as much.`,
    ],
    'yes-strict': [
      `a polling place is a traditional public forum, where strict scrutiny applies`,
      `in a traditional public forum such as a polling place, the ban fails strict scrutiny`,
      `A polling place on election day is set aside for one purpose. It's not a traditional public forum.`,
    ],
    'yes-viewpoint': [
      `ordering ${plaintiff.the} to cover a slogan is viewpoint discrimination`,
      `banning political slogans is viewpoint discrimination by its nature`,
      `The ban isn't aimed at any viewpoint. It covers slogans of every side, and that's part of its vagueness.`,
    ],
    'no-forum': [
      `the ban is reasonable and viewpoint neutral in a nonpublic forum`,
      `a polling place is a nonpublic forum, in which the ban is reasonable`,
      `It's a nonpublic forum, and the aim is sound. A reasonable ban would also tell voters and judges what it covers.`,
    ],
    'no-government': [
      `what is shown in a polling place is government speech, which the state may limit`,
      `the state keeps its polling places neutral as a matter of government speech`,
      `A shirt speaks for the one who wears it. Walking into a polling place doesn't make it government speech.`,
    ],
    'no-manner': [
      `the ban is content-neutral and leaves ample alternative channels outside`,
      `the street is an ample alternative channel under a content-neutral ban`,
      `A ban on political words isn't content-neutral. Whether it may look at content depends on the forum.`,
    ],
  }),
  ballot: () => ({
    'no-forum': [
      `the ban is reasonable and viewpoint neutral in a nonpublic forum`,
      `a polling place is a nonpublic forum, in which the ban is reasonable`,
      `A polling place exists for voting in peace. The ban covers all sides, and one look at the ballot tells what it covers.`,
    ],
    'no-government': [
      `what is shown in a polling place is government speech, which the state may limit`,
      `the state keeps its polling places neutral as a matter of government speech`,
      `A button is the voter's own speech wherever it's worn. The state may limit it here without calling it government speech.`,
    ],
    'no-manner': [
      `the ban is content-neutral and leaves ample alternative channels outside`,
      `the street is an ample alternative channel under a content-neutral ban`,
      `A ban on names of candidates looks at content. It isn't content-neutral, and it need not be in such a place.`,
    ],
    'yes-strict': [
      `a polling place is a traditional public forum, where strict scrutiny applies`,
      `in a traditional public forum such as a polling place, the ban fails strict scrutiny`,
      `Sidewalks are traditional public forums. The room where ballots are cast has never been a place for debate.`,
    ],
    'yes-viewpoint': [
      `to ban support for a candidate is viewpoint discrimination`,
      `banning the names of candidates is viewpoint discrimination by its nature`,
      `No candidate is favored, and praise and blame are banned alike. That's neutral between viewpoints.`,
    ],
    'yes-workable': [
      `even a nonpublic forum needs a workable standard, and this ban has none`,
      `without a workable standard, the ban is not reasonable, even in a nonpublic forum`,
      `Whether a name is on the ballot can be looked up. It's hard to think of a more workable standard.`,
    ],
  }),
} satisfies SpeechCells
