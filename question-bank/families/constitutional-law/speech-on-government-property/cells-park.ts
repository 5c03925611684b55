import type { SpeechCells } from './reason-id.ts'

/** Reasons where somebody speaks in a public park. */
export const PARK_CELLS = {
  sound: ({ park: { park, cause } }) => ({
    'no-manner': [
      `the limit is content-neutral and leaves ample alternative channels for speech`,
      `a content-neutral limit on volume leaves ample alternative channels of communication`,
      `A meter doesn't hear opinions, sleep is a real interest, and several hundred people can still be reached.`,
    ],
    'no-forum': [
      `${park} is a nonpublic forum, in which it is enough that the limit is reasonable`,
      `in a nonpublic forum such as ${park}, a reasonable limit on sound is valid`,
      `Parks are the classic public forum, so being reasonable wouldn't be enough. This limit meets the harder test.`,
    ],
    'yes-strict': [
      `a limit on speech in a traditional public forum must survive strict scrutiny`,
      `rules for speech in a traditional public forum are subject to strict scrutiny`,
      `Strict scrutiny is for rules based on content, even in a park. Music and speech of every kind are treated alike here.`,
    ],
    'yes-tailoring': [
      `the limit is not the least restrictive means and therefore not narrowly tailored`,
      `a narrowly tailored limit would be the least restrictive means of protecting sleep`,
      `A neutral limit can be narrowly tailored without being the least restrictive means of all.`,
    ],
    'yes-viewpoint': [
      `turning down a protest against ${cause} is viewpoint discrimination`,
      `the limit silences those who oppose ${cause}, which is viewpoint discrimination`,
      `Viewpoint discrimination singles out an opinion. A song in praise of ${cause} would have to be turned down too.`,
    ],
  }),
  leaflets: ({ park: { city, park, cause } }) => ({
    'yes-tailoring': [
      `a ban on leaflets is not narrowly tailored to the prevention of litter`,
      `a ban that burdens substantially more speech than necessary is not narrowly tailored`,
      `Those who drop paper can be fined. Silencing all who hand it out goes well beyond what clean streets require.`,
    ],
    'yes-strict': [
      `a ban on leaflets is content-based and does not survive strict scrutiny`,
      `singling out leaflets is a content-based choice, to which strict scrutiny applies`,
      `Leaflets are a means of speaking and not a subject. Since any leaflet is covered, whatever it says, the ban isn't content-based.`,
    ],
    'yes-viewpoint': [
      `enforcing the ban against those who oppose ${cause} is viewpoint discrimination`,
      `the ban keeps opponents of ${cause} silent, which is viewpoint discrimination`,
      `Nothing suggests that leaflets in favor of ${cause} would be allowed, so viewpoint plays no part.`,
    ],
    'no-manner': [
      `the ban is content-neutral, and speaking remains an ample alternative channel`,
      `a content-neutral ban on one manner of speech leaves ample alternative channels`,
      `Being content-neutral is only the first step. A ban must also fit its purpose, and litter can be fought without it.`,
    ],
    'no-forum': [
      `${park} is a nonpublic forum, in which a ban that prevents litter is reasonable`,
      `a ban that prevents litter is reasonable in a nonpublic forum such as ${park}`,
      `Government may run an office as a nonpublic forum. Parks and sidewalks have always been open to those who hand out leaflets.`,
    ],
    'no-government': [
      `as the owner of ${park}, ${city.the} may regulate leaflets there as government speech`,
      `${city.the} may choose what is said in ${park}, since that is government speech`,
      `No one takes a stranger's leaflet for the voice of ${city.the}. Government speech isn't in play.`,
    ],
  }),
  subject: ({ park: { city, park, cause } }) => ({
    'yes-strict': [
      `the ordinance is content-based in a traditional public forum and fails strict scrutiny`,
      `a content-based rule in a traditional public forum does not survive strict scrutiny`,
      `Whether a sign may be carried depends on its subject, and signs about labor fill a path as much as any other.`,
    ],
    'yes-viewpoint': [
      `the exception for labor signs is viewpoint discrimination against other signs`,
      `to allow labor signs but not others is viewpoint discrimination`,
      `Signs for and against a union are treated alike. That makes it discrimination by subject and not by viewpoint.`,
    ],
    'yes-tailoring': [
      `the ordinance is content-neutral but burdens more speech than necessary`,
      `the ordinance is content-neutral but not narrowly tailored to clear paths`,
      `An ordinance that asks what a sign is about isn't content-neutral. How much speech it burdens is a question for one that is.`,
    ],
    'no-manner': [
      `the ordinance was adopted to clear paths and is therefore content-neutral`,
      `without ill will toward any message, the rule on signs is content-neutral`,
      `Good motives can't make a rule content-neutral that sorts signs by what they're about.`,
    ],
    'no-forum': [
      `${city.the} may reserve ${park} as a limited public forum for signs about labor`,
      `${park} is a limited public forum, and the exception is viewpoint neutral`,
      `A city can't turn a park into a limited public forum at will. Parks belong to speakers on every subject.`,
    ],
    'no-government': [
      `the exception is government speech, by which ${city.the} supports its workers`,
      `${city.the} may favor signs about labor in ${park} as its own government speech`,
      `Those who carry signs speak for themselves, whether about labor or about ${cause}. It's not government speech.`,
    ],
  }),
} satisfies SpeechCells
