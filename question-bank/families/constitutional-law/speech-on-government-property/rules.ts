import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { SpeechCase } from './case.ts'
import { caseOf } from './case-of.ts'
import type { SpeechFacts } from './facts.ts'
import type { SpeechStory } from './story.ts'

/** A sentence on the case, told by its parties. */
const of =
  (sentence: (told: SpeechCase, story: SpeechStory, facts: SpeechFacts) => string) =>
  (facts: SpeechFacts, story: SpeechStory): string =>
    sentence(caseOf(facts, story), story, facts)

/** Speech on government property. The last rule of a path says the result. */
export const rules = {
  neutral: {
    authority: 'Ward v. Rock Against Racism',
    rule: 'In a public forum, government may regulate the time, place, or manner of speech without reference to its content if the regulation is narrowly tailored to a significant interest and leaves open ample alternative channels. It need not be the least restrictive means.',
    applied: of(
      (_, { park }) => `${park.park} is a public park, and the ordinance applies to every message.`,
    ),
  },
  sound: {
    authority: 'Ward v. Rock Against Racism',
    rule: 'Government may guard its citizens from unwelcome noise, even in public places.',
    applied: of(
      ({ plaintiff }) =>
        `The ordinance leaves several hundred listeners within reach at night and more by day. It is valid, and ${plaintiff.the} does not prevail.`,
    ),
  },
  leaflets: {
    authority: 'Schneider v. State',
    rule: 'The aim of keeping streets clean does not justify a ban on handing literature to those who are willing to take it, since those who throw it away can be punished instead.',
    applied: of(
      ({ plaintiff, defendant }) =>
        `${The(defendant)} has hardly tried that. The ban is invalid, and ${plaintiff.the} prevails.`,
    ),
  },
  subject: {
    authority: 'Police Department of Chicago v. Mosley',
    rule: 'Government may not open a public place to signs on one subject and close it to signs on others because of what they say.',
    applied: of(() => 'Labor signs are exempt, and all others are prohibited.'),
  },
  motive: {
    authority: 'Reed v. Town of Gilbert',
    rule: 'A law that draws distinctions by subject on its face is content-based whatever its motive, and it is invalid unless it is narrowly tailored to a compelling interest.',
    applied: of(
      ({ plaintiff }) =>
        `Clear paths are not a compelling interest, and labor signs obstruct them no less. ${The(plaintiff)} prevails.`,
    ),
  },
  discretion: {
    authority: 'City of Lakewood v. Plain Dealer Publishing Co.',
    rule: 'A speaker who is subject to a licensing law that puts unbridled discretion in the hands of an official may challenge it on its face without first applying for a license.',
    applied: of(
      ({ plaintiff }) =>
        `The public interest, as the chief sees it, is no definite standard. ${The(plaintiff)} need not apply first and prevails.`,
    ),
  },
  standards: {
    authority: 'Thomas v. Chicago Park District',
    rule: 'A content-neutral permit scheme for the use of a public forum needs adequate standards to guide the official and to be subject to judicial review, but not the procedural safeguards that are required of censors.',
    applied: of(
      ({ plaintiff }) =>
        `The grounds are few, concrete, and unrelated to any message, and ${plaintiff.the} could have gone to court. The ordinance is valid on its face.`,
    ),
  },
  hostile: {
    authority: 'Forsyth County v. Nationalist Movement',
    rule: "Listeners' reaction to speech is not a content-neutral basis for regulation, and a fee for a march may not depend on the expected cost of controlling hostile onlookers.",
    applied: of(
      ({ plaintiff }) => `The chief priced the march by its enemies, and ${plaintiff.the} prevails.`,
    ),
  },
  blocks: {
    authority: 'Cox v. New Hampshire',
    rule: 'Government may charge for a parade license what it costs to administer the licensing law and to maintain public order, without regard to content.',
    applied: of(
      ({ plaintiff }) =>
        `Every march pays $150 a block for barriers and signs. The ordinance is valid, and ${plaintiff.the} does not prevail.`,
    ),
  },
  marched: {
    authority: 'Shuttlesworth v. City of Birmingham',
    rule: 'A law that requires a license to use the streets for speech without narrow, objective, and definite standards is unconstitutional on its face, and a person may march in disregard of it.',
    applied: of(
      ({ plaintiff }) =>
        `The notion of good order leaves all to the chief. ${The(plaintiff)} cannot be convicted for lack of a permit.`,
    ),
  },
  script: {
    authority: 'Southeastern Promotions, Ltd. v. Conrad',
    rule: 'A system of approving productions for a municipal theater is a prior restraint. It is valid only if the censor bears the burden of going to court and of proof, any restraint before judicial review is brief, and a prompt judicial decision is assured.',
    applied: of(({ plaintiff }) => `Each of these safeguards is missing here, so ${plaintiff.the} prevails.`),
  },
  open: {
    authority: 'Widmar v. Vincent',
    rule: 'Where government has opened a place generally for meetings, it may not exclude a group for the content of its speech unless that is necessary to serve a compelling interest and narrowly drawn to achieve it.',
    applied: of(
      ({ plaintiff }) =>
        `Ending on time is not such an interest and can be achieved by a closing hour. ${The(plaintiff)} prevails.`,
    ),
  },
  limited: {
    authority: 'Christian Legal Society v. Martinez',
    rule: 'Government may open property that is limited to certain groups or topics. Its restrictions there must be reasonable in light of the purpose of the forum and viewpoint neutral.',
    applied: of(({ plaintiff }, { hall }, { twist }) =>
      twist === 'topic'
        ? `${The(hall.owner)} opened the place for ${hall.topic} and keeps out everything else alike. ${The(plaintiff)} does not prevail.`
        : `${The(hall.owner)} opened the place for ${hall.topic}.`,
    ),
  },
  religious: {
    authority: 'Good News Club v. Milford Central School',
    rule: 'To exclude speech on a permitted topic because it comes from a religious perspective is viewpoint discrimination, which is impermissible in a limited public forum.',
    applied: of(
      ({ plaintiff }) =>
        `${The(plaintiff)} would have kept to that topic and was refused for ${plaintiff.pronoun === 'it' ? 'its' : 'the'} faith. It prevails.`,
    ),
  },
  rival: {
    authority: "Perry Education Association v. Perry Local Educators' Association",
    rule: "On public property that is not a forum by tradition or designation, government may reserve the place for its intended purposes if the regulation is reasonable and not an effort to suppress a speaker's view. A difference in status is enough.",
    applied: of(
      ({ plaintiff }) =>
        `Only the elected union represents all workers, and ${plaintiff.the} has other ways to reach them. It does not prevail.`,
    ),
  },
  critics: {
    authority: 'Cornelius v. NAACP Legal Defense & Educational Fund, Inc.',
    rule: 'Control over access to a nonpublic forum may be based on subject matter and speaker identity if it is reasonable and viewpoint neutral. Reasonable grounds do not save a restriction that is a facade for viewpoint discrimination.',
    applied: of(
      ({ plaintiff }, { mail }) =>
        `Flyers were removed because they opposed ${mail.plan}, and for no other reason. ${The(plaintiff)} prevail.`,
    ),
  },
  polls: {
    authority: 'Minnesota Voters Alliance v. Mansky',
    rule: 'A polling place is a nonpublic forum, in which a state may exclude some forms of advocacy by a rule that is viewpoint neutral and reasonable.',
    applied: of(({ plaintiff }) => `${The(plaintiff)} was inside such a place.`),
  },
  apparel: {
    authority: 'Minnesota Voters Alliance v. Mansky',
    rule: 'A state must be able to articulate some sensible basis for distinguishing what may come in from what must stay out, and an undefined ban on political apparel does not.',
    applied: of(
      ({ plaintiff }) =>
        `Two judges read the word in two ways. The statute is not reasonable, and ${plaintiff.the} prevails.`,
    ),
  },
  ballot: {
    authority: 'Minnesota Voters Alliance v. Mansky',
    rule: 'A state may decide that an island of calm in which voters can contemplate their choices should be kept free of campaign material, if discretion is guided by objective, workable standards.',
    applied: of(
      ({ plaintiff }) =>
        `The ballot itself draws the line here, and it does so for all sides. ${The(plaintiff)} does not prevail.`,
    ),
  },
  monument: {
    authority: 'Pleasant Grove City v. Summum',
    rule: 'Permanent monuments that are displayed on public property typically represent government speech, even if they were privately donated, and forum analysis does not apply to their selection.',
    applied: of(
      ({ plaintiff, defendant }) =>
        `${The(defendant)} selected each of the six and owns them. ${The(plaintiff)} does not prevail.`,
    ),
  },
  whose: {
    authority: 'Shurtleff v. City of Boston',
    rule: 'Whether government speaks for itself or lets others speak depends on the history of the expression, on whom the public is likely to perceive as speaking, and on the extent to which government has shaped it.',
    applied: of((_, __, { twist }) =>
      twist === 'flag' ? 'Only private groups ever raised a flag on this pole.' : 'This pole was never lent.',
    ),
  },
  flag: {
    authority: 'Shurtleff v. City of Boston',
    rule: 'Where a city does not control the flags of private groups, a refusal that is based on viewpoint violates the Free Speech Clause.',
    applied: of(({ plaintiff }) => `The mayor acted on disagreement alone, so ${plaintiff.the} prevails.`),
  },
  'own-flag': {
    authority: 'Walker v. Texas Division, Sons of Confederate Veterans, Inc.',
    rule: 'When government speaks, it is not barred by the Free Speech Clause from determining the content of what it says.',
    applied: of(
      ({ plaintiff }) =>
        `The council chose, bought, and signed each flag. ${The(plaintiff)} does not prevail.`,
    ),
  },
  ribbon: {
    authority: 'Tinker v. Des Moines Independent Community School District',
    rule: 'Students keep their freedom of speech at school unless the facts would reasonably lead officials to forecast material and substantial interference with school activities. Undifferentiated fear is not enough.',
    applied: of(({ plaintiff }) => `There were no such facts, so ${plaintiff.the} prevails.`),
  },
  disruption: {
    authority: 'Tinker v. Des Moines Independent Community School District',
    rule: "Conduct by a student that materially disrupts classwork or involves substantial disorder isn't immunized by the First Amendment, and officials may act on facts that reasonably lead them to forecast it.",
    applied: of(
      ({ plaintiff }) =>
        `Six classes were cut short in two days. The ban is valid, and ${plaintiff.the} does not prevail.`,
    ),
  },
  newspaper: {
    authority: 'Hazelwood School District v. Kuhlmeier',
    rule: 'Educators may exercise editorial control over student speech in school-sponsored expressive activities so long as their actions are reasonably related to legitimate pedagogical concerns.',
    applied: of(
      ({ plaintiff }) =>
        `Unchecked and one-sided claims are such a concern in a course on journalism. ${The(plaintiff)} does not prevail.`,
    ),
  },
  weekend: {
    authority: 'Mahanoy Area School District v. B.L.',
    rule: "A school's interest in regulating student speech is diminished off campus, where it rarely stands in place of parents and must not reach all that a student says around the clock.",
    applied: of(
      ({ plaintiff }) =>
        `The post was made at home on a weekend, targeted no one, and disturbed nothing. ${The(plaintiff)} prevails.`,
    ),
  },
} as const satisfies RuleTable<SpeechFacts, SpeechStory>
