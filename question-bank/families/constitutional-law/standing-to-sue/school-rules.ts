import { him, type Party, The } from '../../engine/party.ts'
import { A, type StandingCase } from './case.ts'
import type { Twist } from './facts.ts'

/** A rule of a public institution, and a student whom it hindered. */
export interface Rule {
  readonly plaintiff: Party
  readonly school: Party
  /** The conduct that is prohibited, reading on after "from". */
  readonly ban: string
  /** A yearly event. */
  readonly event: string
}

type Ended = Extract<Twist, 'over' | 'nominal' | 'ceased' | 'recurring' | 'class'>

const WANTED: Readonly<Record<Ended, string>> = {
  over: 'only an injunction',
  nominal: 'an injunction and $1 in nominal damages',
  ceased: 'only an injunction',
  recurring: 'only an injunction',
  class: 'only an injunction on behalf of all students',
}

/** The suit of a student over a rule of the school, while which something happened to the rule or to the student. */
export function ruleCase({ plaintiff, school, ban, event }: Rule, twist: Ended): StandingCase {
  const season = twist === 'recurring' ? ` during the week before the yearly ${event}` : ''
  const stays = `${The(plaintiff)} has two more years at ${school.the}`
  const graduated = `${The(plaintiff)} has since graduated and moved away`
  const since: Readonly<Record<Ended, string>> = {
    over: `${graduated}. No class was certified, and the rule is still in force for other students.`,
    nominal: `${graduated}, and ${school.the} has permanently repealed the rule.`,
    ceased: `The day before trial, ${school.the} suspended the rule "for the present" but insisted that it is valid. ${stays}.`,
    recurring: `The week was over long before the court could hear the case. ${stays} and intends to do the same before the next ${event}.`,
    class: `The court certified a class of all present and future students. ${graduated}, but the rule is still in force for other students.`,
  }
  return {
    plaintiff,
    defendant: school,
    before: [
      `${A(plaintiff)} at ${school.a} was ${ban}${season} when ${school.the} ordered ${him(plaintiff)} to stop. ${The(school)} relied on a rule that prohibits all students from doing so${season && ' in that week'}.`,
      `A rule of ${school.a} prohibits students from ${ban}${season}. When ${plaintiff.a} did so, ${school.the} ordered ${him(plaintiff)} to stop.`,
      `${A(school)} ordered ${plaintiff.a} to stop ${ban}${season}. The order was based on a rule that prohibits all students from doing so${season && ' in that week'}.`,
    ],
    charge: 'a violation of the First Amendment',
    wants: WANTED[twist],
    since: since[twist],
  }
}

const college: Party = { a: 'a community college', the: 'the college', pronoun: 'it' }
const university: Party = { a: 'a city university', the: 'the university', pronoun: 'it' }
const academy: Party = { a: 'a city academy', the: 'the academy', pronoun: 'it' }
const school: Party = { a: 'a city law school', the: 'the law school', pronoun: 'it' }

export const schoolRules: readonly Rule[] = [
  {
    plaintiff: { a: 'a chemistry student', the: 'the student', pronoun: 'she' },
    school: college,
    ban: 'handing out leaflets in dormitories',
    event: 'election of the student council',
  },
  {
    plaintiff: { a: 'a drama student', the: 'the student', pronoun: 'he' },
    school: university,
    ban: 'wearing political buttons in class',
    event: 'visit of the trustees',
  },
  {
    plaintiff: { a: 'a cadet', the: 'the cadet', pronoun: 'he' },
    school: academy,
    ban: 'writing to newspapers',
    event: 'parade',
  },
  {
    plaintiff: { a: 'a second-year law student', the: 'the student', pronoun: 'she' },
    school,
    ban: 'giving interviews on campus',
    event: 'moot court',
  },
  {
    plaintiff: { a: 'a nursing student', the: 'the student', pronoun: 'he' },
    school: college,
    ban: 'hanging banners from windows',
    event: 'homecoming game',
  },
  {
    plaintiff: { a: 'a music student', the: 'the student', pronoun: 'she' },
    school: academy,
    ban: 'singing protest songs in the courtyard',
    event: 'music festival',
  },
  {
    plaintiff: { a: 'a student editor', the: 'the editor', pronoun: 'he' },
    school: university,
    ban: 'chalking slogans on sidewalks',
    event: 'vote on student fees',
  },
  {
    plaintiff: { a: 'an agriculture student', the: 'the student', pronoun: 'she' },
    school: college,
    ban: 'collecting signatures in the dining hall',
    event: 'harvest fair',
  },
]
