import { The } from '../../engine/party.ts'
import type { SpeechCells } from './reason-id.ts'

/** Reasons where a student speaks at a public school, or about it. */
export const SCHOOL_CELLS = {
  ribbon: ({ student: { ribbons } }) => ({
    'yes-student': [
      `the school had no reason to expect a substantial disruption`,
      `no facts supported a forecast of substantial disruption`,
      `A few remarks and a vague fear of arguments don't outweigh a silent protest.`,
    ],
    'yes-strict': [
      `a public school is a traditional public forum, in which the ban fails strict scrutiny`,
      `a ban on students' speech at a public school must satisfy strict scrutiny`,
      `Strict scrutiny isn't the test. School buildings aren't traditional public forums, and students' rights there are measured by a test of their own.`,
    ],
    'yes-safeguards': [
      `the ban is a prior restraint and is therefore presumptively invalid`,
      `a school may not impose a prior restraint without first going to court`,
      `A school need not go to court before it sets a rule of conduct, and such a rule isn't presumptively invalid. The law of prior restraint binds censors.`,
    ],
    'no-disruption': [
      `the principal feared arguments, which would be a substantial disruption`,
      `a school may ban a symbol whenever it fears substantial disruption`,
      `Fear of disruption has to rest on facts. Lessons went on as usual, and none had been at risk.`,
    ],
    'no-sponsored': [
      `speech in class is school-sponsored and may be limited for pedagogical reasons`,
      `clothing worn in class is school-sponsored speech, which a school may control`,
      `No one thinks that a school speaks through what its students wear. It isn't school-sponsored.`,
    ],
    'no-forum': [
      `a school is a nonpublic forum, in which a ban need only be reasonable`,
      `the ban is reasonable and viewpoint neutral, as a nonpublic forum such as a school requires`,
      `A school isn't just any nonpublic forum for its own students, who keep their rights there. A reasonable rule isn't enough without disruption or a real threat of it.`,
    ],
    'no-manner': [
      `a ban on ${ribbons} is content-neutral and leaves open ample alternative channels`,
      `the ban on ${ribbons} is content-neutral, and talk is an ample alternative channel`,
      `The principal banned what stood for a protest because of the protest. That isn't content-neutral.`,
    ],
  }),
  disruption: ({ student: { plaintiff, ribbons } }) => ({
    'no-disruption': [
      `the school could forecast that ${ribbons} would cause substantial disruption`,
      `the fights gave the school reason to forecast a substantial disruption`,
      `Two days of fights and broken lessons are facts and not fears. The school need not wait for a third.`,
    ],
    'no-sponsored': [
      `speech in class is school-sponsored and may be limited for pedagogical reasons`,
      `clothing worn in class is school-sponsored speech, which a school may control`,
      `Protests of students aren't school-sponsored, even in class. The ban rests on what happened there.`,
    ],
    'no-forum': [
      `a school is a nonpublic forum, in which a ban need only be reasonable`,
      `the ban is reasonable and viewpoint neutral, as a nonpublic forum such as a school requires`,
      `A student's protest isn't judged like a stranger's speech in a nonpublic forum, where reasonable rules are enough. Without two days of disruption, the ban would fall.`,
    ],
    'yes-student': [
      `${plaintiff.the} caused no substantial disruption and may not be silenced`,
      `a student who caused no substantial disruption has a right to protest in silence`,
      `Who caused the disruption doesn't matter. The question is what the school could expect if ${ribbons} were worn again.`,
    ],
    'yes-strict': [
      `a public school is a traditional public forum, in which the ban fails strict scrutiny`,
      `a ban on students' speech at a public school must satisfy strict scrutiny`,
      `Strict scrutiny isn't the test. Classrooms and stairs of a school have never been a traditional public forum.`,
    ],
    'yes-viewpoint': [
      `a ban on ${ribbons} is viewpoint discrimination against those who protest`,
      `the ban silences a protest, which is viewpoint discrimination`,
      `Both sides of the matter have to leave their ${ribbons} at home. A protest is silenced, but no viewpoint is singled out.`,
    ],
    'yes-safeguards': [
      `the ban is a prior restraint and is therefore presumptively invalid`,
      `a school may not impose a prior restraint without first going to court`,
      `A school that keeps order isn't a board of censors, which would have to go to court first. This isn't that sort of prior restraint, and nothing presumes it invalid.`,
    ],
  }),
  newspaper: ({ student: { plaintiff } }) => ({
    'no-sponsored': [
      `a school may edit school-sponsored speech for legitimate pedagogical reasons`,
      `the article is school-sponsored speech, which may be edited for pedagogical reasons`,
      `The paper belongs to a course. Teaching students to check claims and hear both sides is what the course is for.`,
    ],
    'no-disruption': [
      `the article would have led to a substantial disruption at school`,
      `the school could reasonably forecast substantial disruption from a one-sided article`,
      `No one expected disruption. What students write in a course may be edited on other grounds.`,
    ],
    'no-manner': [
      `the removal was content-neutral and left open ample alternative channels`,
      `the removal was content-neutral, and leaflets are an ample alternative channel`,
      `To remove an article for what it lacks is to judge its content. The removal wasn't content-neutral.`,
    ],
    'yes-student': [
      `school officials could not reasonably forecast a substantial disruption`,
      `the school may remove an article only if it forecasts a substantial disruption`,
      `That test is for a student's own speech. In a newspaper that's part of a course, no disruption need be feared.`,
    ],
    'yes-off-campus': [
      `an article written at home is off-campus speech, over which a school has little authority`,
      `${plaintiff.the} wrote the article at home, which makes it off-campus speech`,
      `${The(plaintiff)} wrote it at home but handed it in for the school's own paper. That makes it part of the course.`,
    ],
    'yes-safeguards': [
      `the removal is a prior restraint and is therefore presumptively invalid`,
      `a school may not impose a prior restraint on a newspaper without first going to court`,
      `A school that edits its own paper isn't a censor of others. The rules on prior restraint, by which a court must decide, aren't meant for a class.`,
    ],
    'yes-strict': [
      `a student newspaper is a traditional public forum, in which the removal fails strict scrutiny`,
      `a student newspaper is a designated public forum, from which removal fails strict scrutiny`,
      `A paper made for credit under a teacher's eye isn't a public forum of any sort, traditional or designated.`,
    ],
  }),
  weekend: ({ student: { plaintiff, team } }) => ({
    'yes-off-campus': [
      `a school has little authority over off-campus speech that causes no disruption`,
      `the post was off-campus speech, in which the school had no sufficient interest`,
      `It was Saturday, ${plaintiff.the} was at home, and school went on undisturbed. Manners at that hour are for parents.`,
    ],
    'yes-safeguards': [
      `the suspension is a prior restraint and is therefore presumptively invalid`,
      `a school may not impose a prior restraint on a student without first going to court`,
      `A prior restraint stops words before they're said. A suspension comes afterward, and no school has to go to court for it.`,
    ],
    'yes-strict': [
      `the internet is a traditional public forum, in which the suspension fails strict scrutiny`,
      `punishment for the content of a post on the internet must satisfy strict scrutiny`,
      `Strict scrutiny isn't how a school's discipline of its students is judged, and the internet isn't the school's property, so forum rules don't apply.`,
    ],
    'no-disruption': [
      `the talk on Monday was a substantial disruption of schoolwork`,
      `school officials may forecast a substantial disruption from any vulgar post about the school`,
      `A few minutes of talk aren't a substantial disruption, whether in class or out of it.`,
    ],
    'no-sponsored': [
      `speech by members of a school's ${team} team is school-sponsored`,
      `${plaintiff.the} took part in school-sponsored speech by joining a team`,
      `No one takes a vulgar post among friends for the voice of a team. It isn't school-sponsored.`,
    ],
    'no-forum': [
      `a school team is a nonpublic forum, in which the suspension was reasonable`,
      `the suspension was reasonable, which is enough in a nonpublic forum such as a team`,
      `A nonpublic forum is property of government. A post from home is on no such property, so being reasonable isn't the test.`,
    ],
  }),
} satisfies SpeechCells
