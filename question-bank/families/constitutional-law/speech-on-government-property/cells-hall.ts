import type { SpeechCells } from './reason-id.ts'

/** Reasons where a group asks for a hall or a stage. */
export const HALL_CELLS = {
  script: () => ({
    'yes-safeguards': [
      `the approval is a prior restraint without the required procedural safeguards`,
      `a prior restraint on shows requires safeguards that are missing here`,
      `Scripts are screened before anyone can see a show. A censor must act fast and prove the case in court, which this board need not do.`,
    ],
    'yes-tailoring': [
      `the approval of scripts is content-neutral but burdens more speech than necessary`,
      `the approval of scripts is content-neutral but not narrowly tailored`,
      `To ask whether a script is wholesome is to look at its content, so the rule isn't content-neutral.`,
    ],
    'no-government': [
      `a show on a municipal stage is government speech, which the city may select`,
      `the city selects shows for its own stage as government speech`,
      `Renting to all comers isn't speaking. No one takes each rented show for government speech.`,
    ],
    'no-forum': [
      `a theater is a nonpublic forum, like an office, and the refusal was reasonable`,
      `the refusal was reasonable for a theater, which is a nonpublic forum`,
      `This theater exists for expression, unlike an office. A stage that's open to every kind of show is no nonpublic forum.`,
    ],
    'no-manner': [
      `the refusal is content-neutral, and other theaters are ample alternative channels`,
      `other stages are ample alternative channels under a content-neutral rule`,
      `Ample alternative channels don't cure censorship, and a judgment on scripts isn't content-neutral.`,
    ],
    'no-licensing': [
      `to ask that shows be wholesome is a definite standard for a licensing scheme`,
      `the licensing scheme is content-neutral and has a definite standard`,
      `A licensing scheme that reads scripts isn't content-neutral. It needs far more than a standard.`,
    ],
  }),
  open: ({ hall: { owner, the, subject } }) => ({
    'yes-strict': [
      `the refusal is content-based in a designated public forum and fails strict scrutiny`,
      `a content-based refusal in a designated public forum does not survive strict scrutiny`,
      `A hall that's open to every subject is treated like a park. Long meetings are no compelling reason to strike out one subject.`,
    ],
    'yes-viewpoint': [
      `to refuse meetings on ${subject} is viewpoint discrimination`,
      `a refusal to hear about ${subject} is discrimination by viewpoint`,
      `Meetings for and against are turned away alike. Without a side that's favored, it isn't viewpoint discrimination.`,
    ],
    'yes-tailoring': [
      `the refusal is content-neutral but burdens more speech than necessary`,
      `the refusal is content-neutral but not narrowly tailored to its purpose`,
      `Being narrowly tailored is the test for content-neutral rules. A manager who asks what a meeting is about applies no such rule.`,
    ],
    'no-forum': [
      `the refusal is viewpoint neutral and reasonable in a limited public forum`,
      `in a limited public forum, a refusal that is viewpoint neutral and reasonable is valid`,
      `A limited public forum is reserved for some groups or subjects. The policy reserves this hall for none.`,
    ],
    'no-government': [
      `what is said in ${the} is government speech by ${owner.the}`,
      `${owner.the} may select the subjects for ${the} as its own government speech`,
      `A hundred subjects under one roof can't all be government speech. Those who meet there speak for themselves.`,
    ],
    'no-manner': [
      `the hours of meetings are a content-neutral concern, unrelated to any message`,
      `the refusal rests on a content-neutral concern with meetings that run late`,
      `A closing time for everyone would be content-neutral. This refusal depends on the subject.`,
    ],
  }),
  religious: ({ hall: { owner, the, topic } }) => ({
    'yes-viewpoint': [
      `to refuse a religious standpoint on ${topic} is viewpoint discrimination`,
      `to admit secular but not religious views on the topic is viewpoint discrimination`,
      `The topic was admitted, and only the standpoint was not. That isn't allowed even where the forum is limited.`,
    ],
    'yes-strict': [
      `${the} is a traditional public forum, where strict scrutiny applies`,
      `in a traditional public forum such as ${the}, the refusal fails strict scrutiny`,
      `Streets and parks are traditional public forums. A hall that's opened for one topic is something less.`,
    ],
    'yes-tailoring': [
      `the refusal is content-neutral but burdens more speech than necessary`,
      `the refusal is content-neutral but not narrowly tailored to its purpose`,
      `What sets this lecture apart is what it says. The refusal isn't content-neutral, and tailoring it narrowly wouldn't save it.`,
    ],
    'no-forum': [
      `keeping out all faiths alike is viewpoint neutral in a limited public forum`,
      `the refusal is reasonable and viewpoint neutral in a limited public forum`,
      `Treating every faith alike isn't viewpoint neutral while secular views of the topic are heard.`,
    ],
    'no-government': [
      `lectures in ${the} are government speech, which may not be religious`,
      `${owner.the} may select the lectures for ${the} as its own government speech`,
      `Private lecturers who borrow a room in the evening don't speak for government, and neither would this one.`,
    ],
    'no-manner': [
      `the refusal is content-neutral, and houses of worship are ample alternative channels`,
      `houses of worship are ample alternative channels under a content-neutral rule`,
      `Other channels don't help a rule that isn't content-neutral to begin with.`,
    ],
  }),
  topic: ({ hall: { owner, the, topic, subject } }) => ({
    'no-forum': [
      `the refusal is viewpoint neutral and reasonable in a limited public forum`,
      `in a limited public forum, a refusal that is viewpoint neutral and reasonable is valid`,
      `A hall may be opened for one topic. Lectures on other topics are kept out whatever they say.`,
    ],
    'no-government': [
      `lectures in ${the} are government speech by ${owner.the}`,
      `${owner.the} may select the lectures for ${the} as its own government speech`,
      `Private lecturers give these talks, and no one takes their words for government speech. The refusal stands on other ground.`,
    ],
    'no-manner': [
      `the refusal is content-neutral, and other halls are ample alternative channels`,
      `other halls are ample alternative channels under a content-neutral rule`,
      `To admit lectures on ${topic} alone isn't content-neutral. It's allowed because the hall was opened for that alone.`,
    ],
    'yes-strict': [
      `the refusal is content-based in a designated public forum and fails strict scrutiny`,
      `a content-based refusal in a designated public forum does not survive strict scrutiny`,
      `Opening a hall for one topic doesn't make it a designated public forum for all. Choice by topic is what such a forum is for.`,
    ],
    'yes-viewpoint': [
      `to admit lectures on ${topic} but not on ${subject} is viewpoint discrimination`,
      `a refusal to hear about ${subject} is discrimination by viewpoint`,
      `Viewpoint means a stand on an admitted topic. Any lecture on ${subject}, for or against, would be refused.`,
    ],
    'yes-tailoring': [
      `even in a limited public forum, the refusal must be narrowly tailored`,
      `the refusal is not narrowly tailored, as a limited public forum requires`,
      `In a limited public forum, a rule must be reasonable. Narrow tailoring is asked of public forums in the full sense.`,
    ],
  }),
} satisfies SpeechCells
