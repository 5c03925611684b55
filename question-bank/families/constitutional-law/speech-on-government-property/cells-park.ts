import type { SpeechCells } from './reason-id.ts'

/** Reasons where somebody speaks in a public park. */
export const PARK_CELLS = {
  sound: ({ park: { park, cause } }) => ({
    'no-manner': [
      `the limit is content-neutral and leaves open ample alternative channels`,
      `the limit is content-neutral and is narrowly tailored to protect sleep at night`,
      `A meter doesn't hear opinions, sleep is a real interest, and several hundred people can still be reached.`,
    ],
    'no-forum': [
      `${park} is a nonpublic forum, in which a limit on sound need only be reasonable`,
      `a limit on sound is valid if it is reasonable, since ${park} is a nonpublic forum`,
      `Parks are the classic public forum, so being reasonable wouldn't be enough. This limit meets the harder test.`,
    ],
    'yes-strict': [
      `a limit on speech in a traditional public forum must satisfy strict scrutiny`,
      `speech in a traditional public forum may be limited only under strict scrutiny`,
      `Strict scrutiny is for rules based on content, even in a park. Music and speech of every kind are treated alike here.`,
    ],
    'yes-tailoring': [
      `the limit is not the least restrictive means of protecting sleep and is thus not narrowly tailored`,
      `a narrowly tailored limit must be the least restrictive means of protecting sleep`,
      `A neutral limit can be narrowly tailored without being the least restrictive means of all.`,
    ],
    'yes-viewpoint': [
      `an order to turn down a protest against ${cause} is viewpoint discrimination`,
      `the limit silences those who oppose ${cause}, which is viewpoint discrimination`,
      `Viewpoint discrimination singles out an opinion. A song in praise of ${cause} would have to be turned down too.`,
    ],
  }),
  leaflets: ({ park: { city, park, cause } }) => ({
    'yes-tailoring': [
      `the ban is not narrowly tailored, since ${city.the} could punish littering`,
      `the ban burdens more speech than is necessary and is not narrowly tailored`,
      `Those who drop paper can be fined. Silencing all who hand it out goes well beyond what clean streets require.`,
    ],
    'yes-strict': [
      `a ban that singles out leaflets is content-based and does not survive strict scrutiny`,
      `any ban on speech in a traditional public forum must satisfy strict scrutiny`,
      `Strict scrutiny is for rules based on content. Since any leaflet is covered, whatever it says, the ban isn't content-based, even in a public forum.`,
    ],
    'yes-viewpoint': [
      `the enforcement of the ban against those who oppose ${cause} is viewpoint discrimination`,
      `the ban silences opponents of ${cause}, which is viewpoint discrimination`,
      `Nothing suggests that leaflets in favor of ${cause} would be allowed, so viewpoint plays no part.`,
    ],
    'no-manner': [
      `the ban is content-neutral, and speeches remain an ample alternative channel`,
      `the ban is a content-neutral rule that leaves open ample alternative channels`,
      `Being content-neutral is only the first step. A ban must also fit its purpose, and litter can be fought without it.`,
    ],
    'no-forum': [
      `${park} is a nonpublic forum, in which a ban that prevents litter is reasonable`,
      `a ban that prevents litter is reasonable, and ${park} is a nonpublic forum`,
      `Government may run an office as a nonpublic forum. Parks and sidewalks have always been open to those who hand out leaflets.`,
    ],
    'no-government': [
      `${city.the} owns ${park} and may control the leaflets in it as government speech`,
      `messages distributed on public land are government speech that ${city.the} may select`,
      `No one takes a stranger's leaflet for the voice of ${city.the}. Government speech isn't in play.`,
    ],
  }),
  subject: ({ park: { city, park, cause } }) => ({
    'yes-strict': [
      `the ordinance is content-based and does not survive strict scrutiny in a traditional public forum`,
      `a rule that favors signs about labor is content-based and fails strict scrutiny`,
      `Whether a sign may be carried depends on its subject, and signs about labor fill a path as much as any other.`,
    ],
    'yes-viewpoint': [
      `the exception for labor signs is viewpoint discrimination against other signs`,
      `the ordinance allows labor signs but not others, which is viewpoint discrimination`,
      `Signs for and against a union are treated alike. That makes it discrimination by subject and not by viewpoint.`,
    ],
    'yes-tailoring': [
      `the ordinance is content-neutral but burdens more speech than is necessary to clear paths`,
      `the ordinance is content-neutral but is not narrowly tailored to clear paths`,
      `An ordinance that asks what a sign is about isn't content-neutral. How much speech it burdens is a question for one that is.`,
    ],
    'no-manner': [
      `an ordinance adopted only to keep paths clear is content-neutral despite its exception`,
      `the ordinance is content-neutral, since the council had no wish to suppress any message`,
      `Good motives can't make a rule content-neutral that sorts signs by what they're about.`,
    ],
    'no-forum': [
      `${city.the} may reserve ${park} as a limited public forum for signs about labor`,
      `${park} is a limited public forum, and the exception is viewpoint neutral`,
      `A city can't turn a park into a limited public forum at will. Parks belong to speakers on every subject.`,
    ],
    'no-government': [
      `the exception is government speech, by which ${city.the} may support its workers`,
      `${city.the} may favor signs about labor in its own park as government speech`,
      `Those who carry signs speak for themselves, whether about labor or about ${cause}. It's not government speech.`,
    ],
  }),
} satisfies SpeechCells
