import { The, whose } from '../../engine/party.ts'
import type { SpeechCells } from './reason-id.ts'

/** Reasons where somebody leads a march under an ordinance on permits. */
export const STREET_CELLS = {
  discretion: ({ march: { plaintiff, city, cause } }) => ({
    'yes-discretion': [
      `the chief has unbridled discretion to grant or refuse a permit`,
      `unbridled discretion over permits for marches makes the ordinance invalid`,
      `"In the public interest" is no standard at all. A chief could hide dislike of a message behind it.`,
    ],
    'yes-strict': [
      `a permit requirement for marches is content-based and fails strict scrutiny`,
      `requiring a permit for a march is content-based and cannot survive strict scrutiny`,
      `Strict scrutiny is for rules that fail to be neutral. A permit requirement for large marches can be, if something guides the chief.`,
    ],
    'yes-tailoring': [
      `a permit may not be required for speech in a traditional public forum`,
      `requiring permits for peaceful marches cannot be considered narrowly tailored`,
      `Streets can't hold two parades at a time, so a permit may be required if standards guide the officer.`,
    ],
    'no-licensing': [
      `one must be refused a permit before challenging a licensing scheme`,
      `a licensing scheme may not be attacked before a permit has been refused`,
      `Where discretion is boundless, the mere existence of the licensing scheme makes speakers censor themselves.`,
    ],
    'no-manner': [
      `a permit requirement is a content-neutral rule of time and place`,
      `the ordinance is content-neutral, since it covers marches of every sort`,
      `The ordinance covers all marches, but it isn't safely content-neutral while the chief may decide by content.`,
    ],
    'no-forum': [
      `a street is a nonpublic forum, since its principal purpose is traffic`,
      `marches on a busy street are speech in a nonpublic forum and may be limited`,
      `Streets have been places of assembly since time out of mind. They're public forums, traffic or not.`,
    ],
    'no-government': [
      `a march with a permit is government speech, which ${city.the} may select`,
      `permits are government speech, so ${city.the} may refuse a march against ${cause}`,
      `${The(plaintiff)} speaks, and not ${city.the}. A permit doesn't turn a march into government speech.`,
    ],
  }),
  standards: ({ march: { plaintiff, city } }) => ({
    'no-licensing': [
      `a content-neutral permit scheme needs definite standards, and this one has them`,
      `a content-neutral permit scheme with definite standards is valid`,
      `None of the listed grounds concerns a message, and reasons in writing keep the chief within them.`,
    ],
    'no-forum': [
      `a street is a nonpublic forum, since its principal purpose is traffic`,
      `a street that has been booked for an event is a nonpublic forum`,
      `Streets stay public forums even on crowded days. A street needs a fair schedule and not a lower test.`,
    ],
    'no-government': [
      `a permit is government speech, and ${city.the} may prefer a footrace to a march`,
      `${whose(city)} choice of events for its streets is government speech`,
      `A footrace says nothing for ${city.the}, and neither does a march. The street went to the first who asked.`,
    ],
    'yes-discretion': [
      `the chief may choose whether to refuse and therefore has unbridled discretion`,
      `a chief who may either grant or refuse a permit has unbridled discretion`,
      `Discretion is unbridled where nothing limits the grounds of refusal. Here they're listed, and none is vague.`,
    ],
    'yes-safeguards': [
      `a permit scheme is a prior restraint, so ${city.the} bears the burden of going to court`,
      `the permit scheme, as a prior restraint, puts the burden of bringing suit on ${city.the}`,
      `That burden is put on government where a prior restraint screens what is said. This scheme only coordinates who uses a street when.`,
    ],
    'yes-strict': [
      `a permit requirement for marches is content-based and fails strict scrutiny`,
      `requiring ${plaintiff.the} to have a permit is content-based and cannot survive strict scrutiny`,
      `Requiring a permit of all large marches looks at numbers and not at content, so strict scrutiny doesn't come into it.`,
    ],
    'yes-tailoring': [
      `a permit may not be required for speech in a traditional public forum`,
      `requiring permits for peaceful marches cannot be considered narrowly tailored`,
      `Requiring permits of large crowds is narrowly tailored, since they need room that others may have booked.`,
    ],
  }),
  hostile: () => ({
    'yes-hostile': [
      `a fee that depends on how bystanders react to the message is content-based`,
      `a fee that is set by the reaction of bystanders is content-based`,
      `To set the fee, the chief must ask what will be said and who will hate it. The unpopular would pay more.`,
    ],
    'yes-tailoring': [
      `a fee may not be charged for speech in a traditional public forum`,
      `a fee for a march is content-neutral but burdens more speech than necessary`,
      `A fee for a march may burden speech to some extent. This one falls because it isn't content-neutral, and not because it's more than necessary.`,
    ],
    'no-fee': [
      `a fee that covers the actual cost of policing a march is content-neutral`,
      `the fee is content-neutral, since it recovers what the march will cost`,
      `Recovering a cost isn't neutral where the cost depends on what people think of the message.`,
    ],
    'no-manner': [
      `the fee is content-neutral, since keeping the peace is a significant interest`,
      `a fee for the sake of peace is content-neutral and serves a significant interest`,
      `Peace is a significant interest, but a crowd's anger at a message can't be separated from its content.`,
    ],
    'no-licensing': [
      `what the police will cost is a definite standard for a permit scheme`,
      `the permit scheme is valid, since cost is a definite standard for the chief`,
      `A standard has to be more than definite. It mustn't make the price of a permit turn on the message.`,
    ],
    'no-forum': [
      `a street closed for a march is a nonpublic forum, where the fee is reasonable`,
      `the fee is reasonable, as it must be for a march in a nonpublic forum`,
      `Streets are the oldest of public forums. It isn't enough there that a fee seems reasonable.`,
    ],
  }),
  blocks: ({ march: { city } }) => ({
    'no-fee': [
      `the fee is content-neutral and limited to what closing the street costs`,
      `a content-neutral fee may recover what it costs to close a street for a march`,
      `Barriers cost the same whatever the banners say, and the price of a block is fixed in advance.`,
    ],
    'no-forum': [
      `a street closed for a march is a nonpublic forum, where the fee is reasonable`,
      `the fee is reasonable, as it must be for a march in a nonpublic forum`,
      `No street becomes a nonpublic forum by being closed. The fee has to be neutral, and it is.`,
    ],
    'no-government': [
      `a march with a permit is government speech, for which ${city.the} may charge`,
      `${city.the} may charge for the use of its street, as for other government speech`,
      `Marchers don't speak for ${city.the} when they rent its barriers. Government speech has no part in it.`,
    ],
    'yes-hostile': [
      `a fee for a march depends on how bystanders react and is content-based`,
      `charging more for a march that draws hostile bystanders is content-based`,
      `The fee depends on blocks, and bystanders change nothing about it. So it's free of content.`,
    ],
    'yes-tailoring': [
      `a fee may not be charged for speech in a traditional public forum`,
      `a fee for a march is content-neutral but burdens more speech than necessary`,
      `A fee for a march is a burden, but one that only recovers a cost is no more than necessary.`,
    ],
    'yes-discretion': [
      `whoever sets the fee has unbridled discretion over who may march`,
      `a permit with a fee leaves ${city.the} unbridled discretion over marches`,
      `Six blocks at $150 make $900. There's no discretion left in that.`,
    ],
    'yes-safeguards': [
      `the fee is a prior restraint, so ${city.the} bears the burden of going to court`,
      `the fee, as a prior restraint, puts the burden of bringing suit on ${city.the}`,
      `Government must go to court first where it screens scripts or films. A neutral fee isn't such a prior restraint.`,
    ],
  }),
  marched: ({ march: { plaintiff, city, cause } }) => ({
    'yes-discretion': [
      `the ordinance is void for unbridled discretion, so no permit was needed`,
      `a permit law that grants unbridled discretion may be ignored`,
      `"Good order" means whatever the chief wants. One need not apply under such a law before marching.`,
    ],
    'yes-strict': [
      `a permit requirement for marches is content-based and fails strict scrutiny`,
      `requiring a permit for a march is content-based and cannot survive strict scrutiny`,
      `A permit requirement for all large marches isn't content-based, and strict scrutiny isn't why this one falls. What's missing is anything that confines the chief.`,
    ],
    'yes-tailoring': [
      `a permit may not be required for speech in a traditional public forum`,
      `requiring permits for peaceful marches cannot be considered narrowly tailored`,
      `Under definite standards a permit may be required, and marching without one punished.`,
    ],
    'no-licensing': [
      `one who never applied may not contest a licensing scheme as a defense`,
      `the licensing scheme should have been challenged in court before the march`,
      `That's how court orders work, and valid licensing schemes. A void one can be contested when charges come.`,
    ],
    'no-manner': [
      `a permit requirement is a content-neutral rule of time and place`,
      `the ordinance is content-neutral, since it covers marches of every sort`,
      `A rule isn't content-neutral in practice while an official may refuse what he dislikes.`,
    ],
    'no-forum': [
      `a street is a nonpublic forum, since its principal purpose is traffic`,
      `marches on a busy street are speech in a nonpublic forum and may be limited`,
      `A street doesn't lose its nature as a public forum because cars use it too.`,
    ],
    'no-government': [
      `a march with a permit is government speech, which ${city.the} may select`,
      `permits are government speech, so ${city.the} may refuse a march against ${cause}`,
      `Marching with ${plaintiff.the} doesn't make anyone a spokesman of ${city.the}. This is private speech.`,
    ],
  }),
} satisfies SpeechCells
