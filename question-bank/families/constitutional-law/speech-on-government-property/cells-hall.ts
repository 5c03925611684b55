import type { SpeechCells } from './reason-id.ts'

/** Reasons where a group asks for a hall or a stage. */
export const HALL_CELLS = {
  script: ({ theater: { city } }) => ({
    'yes-safeguards': [
      `the approval is a prior restraint without the required procedural safeguards`,
      `a prior restraint must be decided promptly, with the burden of proof on ${city.the}`,
      `Scripts are screened before anyone can see a show. A censor must act fast and prove the case in court, which this board need not do.`,
    ],
    'yes-tailoring': [
      `the approval requirement is content-neutral but burdens more speech than is necessary`,
      `the review of scripts is content-neutral but is not narrowly tailored to its purpose`,
      `To ask whether a script is wholesome is to look at its content. So the requirement isn't content-neutral, whatever speech it burdens and however it's tailored.`,
    ],
    'no-government': [
      `shows in a municipal theater are government speech, which ${city.the} may select`,
      `${city.a} that owns a theater may select its shows as government speech`,
      `Renting to all comers isn't speaking. No one takes each rented show for government speech.`,
    ],
    'no-forum': [
      `a municipal theater is a nonpublic forum, in which the refusal was reasonable`,
      `the refusal was reasonable, which is enough in a nonpublic forum such as a theater`,
      `This theater exists for expression, unlike an office. A stage that's open to every kind of show is no nonpublic forum.`,
    ],
    'no-manner': [
      `the refusal was content-neutral, and other theaters are ample alternative channels`,
      `the approval requirement is content-neutral and leaves open ample alternative channels`,
      `Ample alternative channels don't cure censorship, and a judgment on scripts isn't content-neutral.`,
    ],
    'no-licensing': [
      `the requirement that shows be wholesome is a definite standard for a licensing scheme`,
      `the licensing scheme is content-neutral and guides the board by a definite standard`,
      `A licensing scheme that reads scripts isn't content-neutral. It needs far more than a standard.`,
    ],
  }),
  open: ({ hall: { owner, the, subject } }) => ({
    'yes-strict': [
      `the refusal is content-based and fails strict scrutiny in a designated public forum`,
      `a content-based refusal in a designated public forum does not survive strict scrutiny`,
      `A hall that's open to every subject is treated like a park. Long meetings are no compelling reason to strike out one subject.`,
    ],
    'yes-viewpoint': [
      `the refusal of meetings on ${subject} is viewpoint discrimination`,
      `the exclusion of meetings on ${subject} alone is viewpoint discrimination`,
      `Meetings for and against are turned away alike. Without a side that's favored, it isn't viewpoint discrimination.`,
    ],
    'yes-tailoring': [
      `the refusal is content-neutral but burdens more speech than is necessary`,
      `the refusal is content-neutral but is not narrowly tailored to its purpose`,
      `Being narrowly tailored is the test for content-neutral rules. A manager who asks what a meeting is about applies no such rule.`,
    ],
    'no-forum': [
      `the refusal is viewpoint neutral and reasonable, which is enough in a limited public forum`,
      `${owner.the} may exclude a subject from a limited public forum on a reasonable ground`,
      `A limited public forum is reserved for some groups or subjects. The policy reserves this hall for none, so a reasonable ground isn't enough.`,
    ],
    'no-government': [
      `the meetings that ${owner.the} allows in ${the} are its government speech`,
      `${owner.the} may select the subjects for ${the} as its own government speech`,
      `A hundred subjects under one roof can't all be government speech. Those who meet there speak for themselves.`,
    ],
    'no-manner': [
      `the refusal is content-neutral, since it is based on how late the meetings run`,
      `the hour at which meetings end is a content-neutral concern, unrelated to any message`,
      `A closing time for everyone would be content-neutral. This refusal depends on the subject.`,
    ],
  }),
  religious: ({ hall: { owner, the, topic } }) => ({
    'yes-viewpoint': [
      `the exclusion of a religious standpoint on an admitted topic is viewpoint discrimination`,
      `a refusal to admit religious views on ${topic} is viewpoint discrimination`,
      `The topic was admitted, and only the standpoint was not. That isn't allowed even where the forum is limited.`,
    ],
    'yes-strict': [
      `${the} is a traditional public forum, in which the refusal fails strict scrutiny`,
      `the refusal is content-based and fails strict scrutiny in a traditional public forum`,
      `Streets and parks are traditional public forums. A hall that's opened for one topic is something less.`,
    ],
    'yes-tailoring': [
      `the refusal is content-neutral but burdens more speech than is necessary`,
      `the refusal is content-neutral but is not narrowly tailored to its purpose`,
      `What sets this lecture apart is what it says. The refusal isn't content-neutral, and tailoring it narrowly wouldn't save it.`,
    ],
    'no-forum': [
      `the refusal of all faiths alike is viewpoint neutral and reasonable in a limited public forum`,
      `${owner.the} may exclude religion as a subject from a limited public forum`,
      `Religion here isn't a subject apart but a view of the admitted topic. Treating every faith alike isn't viewpoint neutral while secular views are heard.`,
    ],
    'no-government': [
      `lectures in ${the} are government speech, which may not endorse religion`,
      `${owner.the} may select the lectures for ${the} as its own government speech`,
      `Private lecturers who borrow a room in the evening don't speak for government, and neither would this one.`,
    ],
    'no-manner': [
      `the refusal is content-neutral, and houses of worship are ample alternative channels`,
      `the policy is content-neutral and leaves open ample alternative channels for religious speech`,
      `Other channels don't help a rule that isn't content-neutral to begin with.`,
    ],
  }),
  topic: ({ hall: { owner, the, topic, subject } }) => ({
    'no-forum': [
      `the refusal is viewpoint neutral and reasonable, which is enough in a limited public forum`,
      `${owner.the} may reserve a limited public forum for lectures on a single topic`,
      `A hall may be opened for one topic. Lectures on other topics are kept out whatever they say.`,
    ],
    'no-government': [
      `lectures in ${the} are government speech, whoever gives them`,
      `${owner.the} may select the lectures for ${the} as its own government speech`,
      `Private lecturers give these talks, and no one takes their words for government speech. The refusal stands on other ground.`,
    ],
    'no-manner': [
      `the refusal is content-neutral, and other halls are ample alternative channels`,
      `the policy is content-neutral and leaves open ample alternative channels for the lecture`,
      `To admit lectures on ${topic} alone isn't content-neutral. It's allowed because the hall was opened for that alone.`,
    ],
    'yes-strict': [
      `the refusal is content-based and fails strict scrutiny in a designated public forum`,
      `a content-based refusal in a designated public forum does not survive strict scrutiny`,
      `Opening a hall for one topic doesn't make it a designated public forum for all. Choice by topic is what such a forum is for.`,
    ],
    'yes-viewpoint': [
      `the admission of lectures on ${topic} but not on ${subject} is viewpoint discrimination`,
      `the exclusion of lectures on ${subject} is viewpoint discrimination`,
      `Viewpoint means a stand on an admitted topic. Any lecture on ${subject}, for or against, would be refused.`,
    ],
    'yes-tailoring': [
      `the refusal must be narrowly tailored even in a limited public forum`,
      `a limited public forum must be open to all speech unless a limit is narrowly tailored`,
      `In a limited public forum, a rule must be reasonable. Narrow tailoring is asked of public forums in the full sense.`,
    ],
  }),
} satisfies SpeechCells
