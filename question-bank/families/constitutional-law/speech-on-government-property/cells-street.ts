import { The, whose } from '../../engine/party.ts'
import type { SpeechCells } from './reason-id.ts'

/** Reasons where somebody leads a march under an ordinance on permits. */
export const STREET_CELLS = {
  discretion: ({ march: { plaintiff, city, cause } }) => ({
    'yes-discretion': [
      `the ordinance gives the chief unbridled discretion over permits`,
      `the ordinance sets no definite standard and grants unbridled discretion`,
      `"In the public interest" is no standard at all. A chief could hide dislike of a message behind it.`,
    ],
    'yes-strict': [
      `a permit requirement for marches is content-based and fails strict scrutiny`,
      `any limit on marches in a traditional public forum must satisfy strict scrutiny`,
      `Strict scrutiny is for rules that fail to be neutral. A permit requirement for large marches can be, if something guides the chief.`,
    ],
    'yes-tailoring': [
      `the government may not require a permit for speech in a traditional public forum`,
      `a permit requirement for a peaceful march is never narrowly tailored`,
      `Streets can't hold two peaceful parades at a time, so a permit requirement may be narrowly tailored if standards guide the officer.`,
    ],
    'no-licensing': [
      `a speaker must be refused a permit before challenging a licensing scheme`,
      `a licensing scheme may be challenged only by one whose application was refused`,
      `Where discretion is boundless, the mere existence of the licensing scheme makes speakers censor themselves.`,
    ],
    'no-manner': [
      `the ordinance is content-neutral, since it applies to marches on every subject`,
      `the permit requirement is a content-neutral rule on the time and place of marches`,
      `The ordinance covers all marches, but it isn't safely content-neutral while the chief may decide by content.`,
    ],
    'no-forum': [
      `a street is a nonpublic forum, since its principal purpose is to carry traffic`,
      `a march in a nonpublic forum such as a busy street is subject to reasonable limits`,
      `Streets have been places of assembly since time out of mind. They're public forums, traffic or not.`,
    ],
    'no-government': [
      `a march authorized by permit is government speech, which ${city.the} may select`,
      `${city.the} may refuse its street to a march against ${cause} as government speech`,
      `${The(plaintiff)} speaks, and not ${city.the}. A permit doesn't turn a march into government speech.`,
    ],
  }),
  standards: ({ march: { city } }) => ({
    'no-licensing': [
      `the permit scheme is content-neutral and limits the chief's discretion by definite standards`,
      `a content-neutral permit scheme with definite standards for refusal is valid`,
      `None of the listed grounds concerns a message, and reasons in writing keep the chief within them.`,
    ],
    'no-forum': [
      `a street is a nonpublic forum, since its principal purpose is to carry traffic`,
      `a street that has been booked for an event is a nonpublic forum for that day`,
      `Streets stay public forums even on crowded days. A street needs a fair schedule and not a lower test.`,
    ],
    'no-government': [
      `the use of a street is government speech, so ${city.the} may prefer a footrace to a march`,
      `${whose(city)} choice of events for its streets is government speech`,
      `A footrace says nothing for ${city.the}, and neither does a march. The street went to the first who asked.`,
    ],
    'yes-discretion': [
      `the ordinance says that the chief "may" refuse a permit, which is unbridled discretion`,
      `a chief who may either grant or refuse a permit has unbridled discretion`,
      `Discretion is unbridled where nothing limits the grounds of refusal. Here they're listed, and none is vague.`,
    ],
    'yes-safeguards': [
      `a permit scheme is a prior restraint, so ${city.the} must bear the burden of going to court`,
      `the burden of going to court over a prior restraint may not be placed on the applicant`,
      `That burden is put on government where a prior restraint screens what is said. This scheme only coordinates who uses a street when.`,
    ],
    'yes-strict': [
      `a permit requirement for marches is content-based and fails strict scrutiny`,
      `any limit on marches in a traditional public forum must satisfy strict scrutiny`,
      `Strict scrutiny is for limits based on content. Requiring a permit of all large marches looks at numbers alone.`,
    ],
    'yes-tailoring': [
      `the government may not require a permit for speech in a traditional public forum`,
      `a permit requirement for a peaceful march is never narrowly tailored`,
      `Requiring permits of large crowds is narrowly tailored, since they need room that others may have booked.`,
    ],
  }),
  hostile: () => ({
    'yes-hostile': [
      `a fee that depends on how bystanders will react to a message is content-based`,
      `the fee is content-based, since it depends on the message and its reception`,
      `To set the fee, the chief must ask what will be said and who will hate it. The unpopular would pay more.`,
    ],
    'yes-tailoring': [
      `the government may not charge a fee for speech in a traditional public forum`,
      `the fee is content-neutral but burdens more speech than is necessary to keep the peace`,
      `A fee for a march may burden speech to some extent. This one falls because it isn't content-neutral, and not because it's more than necessary.`,
    ],
    'no-fee': [
      `a fee that covers the actual cost of policing a march is content-neutral`,
      `the fee is content-neutral, since it recovers only what the march will cost`,
      `Recovering a cost isn't neutral where the cost depends on what people think of the message.`,
    ],
    'no-manner': [
      `the fee is content-neutral, since its purpose is to keep the peace, a significant interest`,
      `a content-neutral fee serves the significant interest in keeping the peace on a street`,
      `Peace is a significant interest, but a crowd's anger at a message can't be separated from its content.`,
    ],
    'no-licensing': [
      `the cost of policing a march is a definite standard for a permit scheme`,
      `the permit scheme is valid, since cost is a definite standard that guides the chief`,
      `A standard has to be more than definite. It mustn't make the price of a permit turn on the message.`,
    ],
    'no-forum': [
      `a street closed for a march is a nonpublic forum, in which a reasonable fee may be charged`,
      `a fee for a march in a nonpublic forum such as a street need only be reasonable`,
      `Streets are the oldest of public forums. It isn't enough there that a fee seems reasonable.`,
    ],
  }),
  blocks: ({ march: { city } }) => ({
    'no-fee': [
      `the fee is content-neutral and limited to the cost of closing the street`,
      `a content-neutral fee may recover the cost of closing a street for a march`,
      `Barriers cost the same whatever the banners say, and the price of a block is fixed in advance.`,
    ],
    'no-forum': [
      `a street closed for a march is a nonpublic forum, in which a reasonable fee may be charged`,
      `a fee for a march in a nonpublic forum such as a street need only be reasonable`,
      `No street becomes a nonpublic forum by being closed. The fee has to be neutral, and it is.`,
    ],
    'no-government': [
      `a march authorized by permit is government speech, for which ${city.the} may charge`,
      `the use of ${whose(city)} barriers makes a march government speech, for which it may charge`,
      `Marchers don't speak for ${city.the} when they rent its barriers. Government speech has no part in it.`,
    ],
    'yes-hostile': [
      `a fee for speech in a public street is a content-based burden on the message`,
      `a fee for a march falls hardest on controversial messages and is content-based`,
      `The fee depends on blocks, whatever the marchers say or however controversial they are, so it isn't content-based.`,
    ],
    'yes-tailoring': [
      `the government may not charge a fee for speech in a traditional public forum`,
      `a fee for a march is content-neutral but burdens more speech than is necessary`,
      `A fee for a march is a burden, but one that only recovers a cost is no more than necessary.`,
    ],
    'yes-discretion': [
      `an official who sets the fee for a march has unbridled discretion over the permit`,
      `the ordinance sets no maximum fee and thus leaves ${city.the} unbridled discretion`,
      `Six blocks at $150 make $900. There's no discretion left in that, with a maximum or without.`,
    ],
    'yes-safeguards': [
      `a fee for a march is a prior restraint and is therefore presumptively invalid`,
      `the fee is a prior restraint, so ${city.the} must bear the burden of going to court`,
      `Government must go to court first where it screens scripts or films. A neutral fee isn't such a prior restraint.`,
    ],
  }),
  marched: ({ march: { plaintiff, city, cause } }) => ({
    'yes-discretion': [
      `an ordinance that grants unbridled discretion is void, so no permit was needed`,
      `${plaintiff.the} may ignore a permit law that grants unbridled discretion`,
      `"Good order" means whatever the chief wants. One need not apply under such a law before marching.`,
    ],
    'yes-strict': [
      `a permit requirement for marches is content-based and fails strict scrutiny`,
      `any limit on marches in a traditional public forum must satisfy strict scrutiny`,
      `A permit requirement for all large marches isn't content-based, and strict scrutiny isn't why this one falls. What's missing is anything that confines the chief.`,
    ],
    'yes-tailoring': [
      `the government may not require a permit for speech in a traditional public forum`,
      `a permit requirement for a peaceful march is never narrowly tailored`,
      `Under definite standards a permit may be required, and marching without one punished.`,
    ],
    'no-licensing': [
      `one who never applied for a permit may not contest the licensing scheme as a defense`,
      `the licensing scheme had to be challenged in court before the march and not by violating it`,
      `That's how court orders work, and valid licensing schemes. A void one can be contested when charges come.`,
    ],
    'no-manner': [
      `the ordinance is content-neutral, since it applies to marches on every subject`,
      `the permit requirement is a content-neutral rule on the time and place of marches`,
      `A rule isn't content-neutral in practice while an official may refuse what he dislikes.`,
    ],
    'no-forum': [
      `a street is a nonpublic forum, since its principal purpose is to carry traffic`,
      `a march in a nonpublic forum such as a busy street is subject to reasonable limits`,
      `A street doesn't lose its nature as a public forum because cars use it too.`,
    ],
    'no-government': [
      `a march authorized by permit is government speech, which ${city.the} may select`,
      `${city.the} may refuse its street to a march against ${cause} as government speech`,
      `Marching with ${plaintiff.the} doesn't make anyone a spokesman of ${city.the}. This is private speech.`,
    ],
  }),
} satisfies SpeechCells
