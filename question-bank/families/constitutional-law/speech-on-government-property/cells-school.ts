import { The } from '../../engine/party.ts'
import type { SpeechCells } from './reason-id.ts'

/** Reasons where a student speaks at a public school, or about it. */
export const SCHOOL_CELLS = {
  ribbon: ({ student: { ribbons } }) => ({
    'yes-student': [
      `nothing pointed to a substantial disruption of schoolwork`,
      `the school had no reasonable basis to forecast substantial disruption`,
      `A few remarks and a vague fear of arguments don't outweigh a silent protest.`,
    ],
    'yes-strict': [
      `a public school is a traditional public forum, where strict scrutiny applies`,
      `in a traditional public forum such as a school, the ban fails strict scrutiny`,
      `School buildings aren't traditional public forums, and students' rights there are measured by a test of their own.`,
    ],
    'yes-safeguards': [
      `the ban is a prior restraint, so the school bears the burden of going to court`,
      `the ban, as a prior restraint, puts the burden of bringing suit on the school`,
      `A school need not bring suit before it sets a rule of conduct. The procedure for a prior restraint binds censors.`,
    ],
    'no-disruption': [
      `the principal feared arguments, which are a substantial disruption`,
      `a fear of substantial disruption is enough for a ban at school`,
      `Fear of disruption has to rest on facts. Lessons went on as usual, and none had been at risk.`,
    ],
    'no-sponsored': [
      `what students wear in class is school-sponsored speech`,
      `speech during lessons is school-sponsored and may be limited for pedagogical reasons`,
      `No one thinks that a school speaks through what its students wear. It isn't school-sponsored.`,
    ],
    'no-forum': [
      `a school is a nonpublic forum, in which a ban requires no threat of disruption`,
      `in a nonpublic forum such as a school, a ban requires no threat of disruption`,
      `A school isn't just any nonpublic forum for its own students, who keep their rights there. Disruption, or a real threat of it, is just what's required.`,
    ],
    'no-manner': [
      `a ban on ${ribbons} is content-neutral and leaves ample alternative channels`,
      `talk is an ample alternative channel under a content-neutral ban on ${ribbons}`,
      `The principal banned what stood for a protest because of the protest. That isn't content-neutral.`,
    ],
  }),
  disruption: ({ student: { plaintiff, ribbons } }) => ({
    'no-disruption': [
      `officials could reasonably forecast that ${ribbons} would bring substantial disruption`,
      `the fights gave the school reason to forecast a substantial disruption`,
      `Two days of fights and broken lessons are facts and not fears. The school need not wait for a third.`,
    ],
    'no-sponsored': [
      `what students wear in class is school-sponsored speech`,
      `speech during lessons is school-sponsored and may be limited for pedagogical reasons`,
      `Protests of students aren't school-sponsored, even in class. The ban rests on what happened there.`,
    ],
    'no-forum': [
      `a school is a nonpublic forum, in which a ban requires no threat of disruption`,
      `in a nonpublic forum such as a school, a ban requires no threat of disruption`,
      `A student's protest isn't judged like a stranger's speech in a nonpublic forum. Without two days of disruption, the ban would fall.`,
    ],
    'yes-student': [
      `${plaintiff.the} caused no substantial disruption and may not be silenced`,
      `a student who caused no substantial disruption keeps the right to protest`,
      `Who caused the disruption doesn't matter. The question is what the school could expect if ${ribbons} were worn again.`,
    ],
    'yes-strict': [
      `a public school is a traditional public forum, where strict scrutiny applies`,
      `in a traditional public forum such as a school, the ban fails strict scrutiny`,
      `Classrooms and stairs of a school have never been a traditional public forum.`,
    ],
    'yes-viewpoint': [
      `to ban ${ribbons} is viewpoint discrimination against those who protest`,
      `the ban silences a protest, which is viewpoint discrimination`,
      `Both sides of the matter have to leave their ${ribbons} at home. No viewpoint is singled out.`,
    ],
    'yes-safeguards': [
      `the ban is a prior restraint, so the school bears the burden of going to court`,
      `the ban, as a prior restraint, puts the burden of bringing suit on the school`,
      `A school that keeps order isn't a board of censors, which would have to bring suit first. This isn't that sort of prior restraint.`,
    ],
  }),
  newspaper: ({ student: { plaintiff } }) => ({
    'no-sponsored': [
      `in a school-sponsored paper, an article may be removed for a legitimate teaching purpose`,
      `a school may edit school-sponsored speech for legitimate pedagogical reasons`,
      `The paper belongs to a course. Teaching students to check claims and hear both sides is what the course is for.`,
    ],
    'no-disruption': [
      `the article would have led to substantial disruption at school`,
      `the school could reasonably forecast substantial disruption from the article`,
      `No one expected disruption. What students write in a course may be edited on other grounds.`,
    ],
    'no-manner': [
      `the removal is content-neutral and leaves ample alternative channels`,
      `leaflets are ample alternative channels under a content-neutral rule`,
      `To remove an article for what it lacks is to judge its content. The removal isn't content-neutral.`,
    ],
    'yes-student': [
      `nothing pointed to a substantial disruption of schoolwork`,
      `the school had no reasonable basis to forecast substantial disruption`,
      `That test is for a student's own speech. In a newspaper that's part of a course, no disruption need be feared.`,
    ],
    'yes-off-campus': [
      `an article written at home is off-campus speech, beyond the reach of the school`,
      `the article is off-campus speech, over which the school has little authority`,
      `${The(plaintiff)} wrote it at home but handed it in for the school's own paper. That makes it part of the course.`,
    ],
    'yes-safeguards': [
      `the removal is a prior restraint, so the school bears the burden of going to court`,
      `the removal, as a prior restraint, puts the burden of bringing suit on the school`,
      `A school that edits its own paper isn't a censor of others. The rules on prior restraint, and on who must bring suit, aren't meant for a class.`,
    ],
    'yes-strict': [
      `the newspaper is a traditional public forum, where strict scrutiny applies`,
      `in a traditional public forum such as a newspaper, removal fails strict scrutiny`,
      `A paper made for credit under a teacher's eye isn't a public forum of any sort.`,
    ],
  }),
  weekend: ({ student: { plaintiff, team } }) => ({
    'yes-off-campus': [
      `a school has little authority over off-campus speech that causes no disruption`,
      `the post was off-campus speech, in which the school had little interest`,
      `It was Saturday, ${plaintiff.the} was at home, and school went on undisturbed. Manners at that hour are for parents.`,
    ],
    'yes-safeguards': [
      `the suspension is a prior restraint, so the school bears the burden of going to court`,
      `the suspension, as a prior restraint, puts the burden of bringing suit on the school`,
      `A prior restraint stops words before they're said. A suspension comes afterward, and no school has to bring suit for it.`,
    ],
    'yes-strict': [
      `the internet is a traditional public forum, where strict scrutiny applies`,
      `a post on the internet is speech in a traditional public forum under strict scrutiny`,
      `Forum rules are about government property. A site on the internet isn't the school's.`,
    ],
    'no-disruption': [
      `the talk on Monday was a substantial disruption of schoolwork`,
      `a school may forecast substantial disruption from any vulgar post`,
      `A few minutes of talk aren't a substantial disruption, whether in class or out of it.`,
    ],
    'no-sponsored': [
      `what members of a school's ${team} team say is school-sponsored speech`,
      `by joining a team, ${plaintiff.the} took part in school-sponsored speech`,
      `No one takes a vulgar post among friends for the voice of a team. It isn't school-sponsored.`,
    ],
    'no-forum': [
      `a school team is a nonpublic forum, in which the suspension was reasonable`,
      `in a nonpublic forum such as a school team, the suspension was reasonable`,
      `A nonpublic forum is property of government. A post from home is on no such property, so being reasonable isn't the test.`,
    ],
  }),
} satisfies SpeechCells
