import type { SpeechCells } from './reason-id.ts'

/** Reasons where a group wants its monument or flag to stand on the city's ground. */
export const DISPLAY_CELLS = {
  monument: ({ monument: { park } }) => ({
    'no-government': [
      `permanent monuments in a public park are government speech`,
      `a monument that stands permanently on public land is government speech`,
      `Whoever gave the stones, the council chose them and keeps them up. They speak for their owner.`,
    ],
    'no-forum': [
      `${park} is a limited public forum for monuments, and the refusal was reasonable`,
      `the refusal was reasonable, which is enough in a limited public forum for monuments`,
      `Members disliked the message, which would be fatal in any forum. It's allowed because permanent monuments aren't a forum for private speech.`,
    ],
    'no-manner': [
      `the refusal is content-neutral, and speeches in ${park} are an ample alternative channel`,
      `the refusal is content-neutral and leaves open ample alternative channels in the park`,
      `The council judged what the monument would say, so the refusal isn't content-neutral. For its own speech it need not be.`,
    ],
    'yes-strict': [
      `the refusal is content-based and fails strict scrutiny in a traditional public forum`,
      `a content-based refusal in a traditional public forum does not survive strict scrutiny`,
      `A park is a traditional public forum for people who come and go. Stone that stays forever is another matter.`,
    ],
    'yes-viewpoint': [
      `the acceptance of other gifts but not of one with a disliked message is viewpoint discrimination`,
      `the refusal of a monument because of its message is viewpoint discrimination`,
      `Viewpoint neutrality binds government toward private speakers. When it speaks in its own name, it may have a viewpoint.`,
    ],
    'yes-workable': [
      `the refusal is not reasonable without an objective, workable standard for gifts`,
      `the council had no objective, workable standard for the selection of monuments`,
      `Private speech calls for a workable standard. A council that chooses its own words may go by taste.`,
    ],
  }),
  flag: () => ({
    'yes-viewpoint': [
      `the flags are private speech, and the refusal was viewpoint discrimination`,
      `the refusal was viewpoint discrimination against private speech`,
      `Sixty flags without a look at any: no one used that pole to speak for the city. The mayor's disagreement can't decide who may use it.`,
    ],
    'yes-strict': [
      `a flagpole beside a city hall is a traditional public forum, subject to strict scrutiny`,
      `a refusal in a traditional public forum such as a flagpole fails strict scrutiny`,
      `Flagpoles aren't a traditional public forum like streets. This one was lent out, and that's why private speech is at stake.`,
    ],
    'yes-tailoring': [
      `the refusal was content-neutral but burdened more speech than was necessary`,
      `the refusal was content-neutral but was not narrowly tailored to its purpose`,
      `A refusal over what a flag stands for isn't content-neutral. Whether it was narrowly tailored or burdened much speech never comes up.`,
    ],
    'no-government': [
      `flags on a pole beside a city hall are government speech, which the city may select`,
      `the city owns the pole, which makes the flags on it government speech`,
      `Owning a pole isn't enough. What counts as well is who shaped the message.`,
    ],
    'no-forum': [
      `the pole is a nonpublic forum, in which the refusal was reasonable`,
      `the refusal was reasonable, which is enough in a nonpublic forum such as a flagpole`,
      `Even a nonpublic forum must be kept neutral between viewpoints. The mayor was not.`,
    ],
    'no-manner': [
      `the refusal was content-neutral, and the plaza is an ample alternative channel`,
      `the refusal was content-neutral and left open ample alternative channels`,
      `Disagreement with a group's views isn't a content-neutral rule. Other channels, however ample, don't matter then.`,
    ],
  }),
  'own-flag': () => ({
    'no-government': [
      `the flags on the pole are government speech, which the city may select`,
      `the council selects the flags, which are therefore government speech`,
      `The council picks, the city pays, and the plaque says so. Everyone can see who is talking.`,
    ],
    'no-forum': [
      `the pole is a nonpublic forum, in which the refusal was reasonable`,
      `the refusal was reasonable, which is enough in a nonpublic forum such as a flagpole`,
      `A pole that no private speaker uses isn't a nonpublic forum, or a forum at all. Otherwise even a reasonable refusal over views couldn't stand.`,
    ],
    'no-manner': [
      `the refusal was content-neutral, and the plaza is an ample alternative channel`,
      `the refusal was content-neutral and left open ample alternative channels`,
      `The council acted on content and not under a content-neutral rule. That's its right when it composes a message of its own.`,
    ],
    'yes-viewpoint': [
      `the flags are private speech, and the refusal was viewpoint discrimination`,
      `the choice of three causes and the refusal of another is viewpoint discrimination`,
      `Private groups never had this pole. A city that speaks for itself may take sides.`,
    ],
    'yes-strict': [
      `a flagpole beside a city hall is a traditional public forum, subject to strict scrutiny`,
      `a refusal in a traditional public forum such as a flagpole fails strict scrutiny`,
      `Public forums are places where private people speak. On this pole, only the council ever has.`,
    ],
    'yes-discretion': [
      `the council has no definite standards and thus has unbridled discretion over flags`,
      `unbridled discretion to select causes makes the refusal invalid`,
      `Unbridled discretion is a danger when government licenses others. It may choose its own words freely.`,
    ],
  }),
} satisfies SpeechCells
