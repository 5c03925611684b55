import { whose } from '../../engine/party.ts'
import type { ExpertCells } from './reason-id.ts'
import { courtPersuaded, noProofNeeded, selfSigned } from './shared-cells.ts'

const traced = (why: string) =>
  [
    'a message must be traced to its author by a qualified expert',
    'the message was not authenticated by a qualified computer expert',
    why,
  ] as const
const voiceExpert = (why: string) =>
  [
    'only a qualified expert may identify a voice on the telephone',
    'the voice was not identified by a qualified expert',
    why,
  ] as const

/** Reasons about messages and telephone calls. */
export const SOURCE_CELLS = {
  details: ({ debt: { defendant: d } }) => ({
    'yes-genuine': [
      'the distinctive contents of a message may authenticate it',
      `the contents of the message support a finding that ${d.the} wrote it`,
      'Contents can point to an author as a signature does. Few people could have known that detail.',
    ],
    'yes-self': selfSigned(
      'message',
      'Messages are not self-authenticating. This one has more to show than a name.',
    ),
    'yes-weight': noProofNeeded(
      'message',
      'A message must be authenticated before the jury gives it weight. What this one says was enough.',
    ),
    'no-proof': [
      'a message must be authenticated by a witness who saw it being written or sent',
      'the message was not authenticated by an eyewitness to its writing',
      'An eyewitness is one way. What a message says, taken with the circumstances, is another.',
    ],
    'no-qualified': traced(
      'An expert who traced it would be good to have, but any proof that can convince a reasonable jury will do.',
    ),
    'no-reliable': courtPersuaded(
      'message',
      'The court itself need not believe that the message is genuine. It asks what a jury could find.',
    ),
  }),
  'name only': ({ debt: { defendant: d } }) => ({
    'no-proof': [
      `a typed name alone does not support a finding that ${d.the} wrote the message`,
      'a typed name without more is not sufficient to authenticate a message',
      'The proponent needs something that ties the message to its supposed author. A typed name does not.',
    ],
    'no-qualified': traced(
      "No expert need have traced it. A detail, an answer, or an account known to be the author's would help.",
    ),
    'no-reliable': courtPersuaded(
      'message',
      'The court itself need not believe a message. The standard is lower than that, and still it was not met.',
    ),
    'yes-genuine': [
      `the typed name is sufficient to support a finding that ${d.the} wrote the message`,
      `the name at its end is sufficient evidence that ${d.the} wrote the message`,
      'Anyone can type a name. A jury would have nothing to go on but a guess.',
    ],
    'yes-self': [
      'a message that is signed with a name is self-authenticating',
      'a typed name is a signature and makes a message self-authenticating',
      'No class of self-authenticating items covers a private message, signed or not.',
    ],
    'yes-weight': noProofNeeded(
      'message',
      'Authentication is a condition of admissibility. A jury considers the weight of a message only once enough ties it to its author.',
    ),
  }),
  caller: ({ debt: { defendant: d, listener } }) => ({
    'no-proof': [
      `a caller's self-identification alone does not authenticate a call as one by ${d.the}`,
      `the caller's own word is not sufficient to support a finding that ${d.the} called`,
      'Anyone can call and give a name. Something else has to point to the person named.',
    ],
    'no-qualified': voiceExpert('Anyone who knows a voice may identify it. No one here knew it.'),
    'no-reliable': courtPersuaded(
      'call',
      'The court itself need not believe that the call is genuine. It needs less than that, but more than a name.',
    ),
    'yes-genuine': [
      `the caller's self-identification authenticates the call as one by ${d.the}`,
      `the name given is sufficient to support a finding that ${d.the} called`,
      "For a call that comes in, self-identification by the caller isn't enough. A known number, voice, or detail would be needed.",
    ],
    'yes-familiar': [
      `${listener.the} heard the voice and may therefore identify it`,
      'a witness who has heard a voice on the telephone may identify the speaker',
      "Hearing an unknown voice once isn't knowing whose it is.",
    ],
    'yes-weight': noProofNeeded(
      'call',
      "A call must be authenticated before the jury may give it weight, and the name alone doesn't do that.",
    ),
  }),
  dialed: ({ debt: { defendant: d, listener } }) => ({
    'yes-genuine': [
      'the number dialed and the name given by the person who answered authenticate the call',
      `a call to ${whose(d)} number is authenticated by the self-identification of the person who answered`,
      'Whoever answers at the number assigned to a person and gives that name has been identified twice.',
    ],
    'yes-familiar': [
      `${listener.the} heard the voice and may therefore identify the speaker`,
      'a witness who has heard a voice on the telephone may identify the speaker',
      'The witness heard an unknown voice and was not familiar with it, so no identification by ear was possible. The number makes up for it.',
    ],
    'yes-weight': noProofNeeded(
      'call',
      'A call must be authenticated before the jury gives it weight. The number and the answer do that.',
    ),
    'no-familiar': [
      `${listener.the} was not familiar with ${whose(d)} voice and cannot identify the speaker`,
      'only a witness who is familiar with a voice may identify the speaker',
      'Familiarity with a voice is one way to identify the speaker. A number assigned to that person is another.',
    ],
    'no-proof': [
      'a name given on the telephone does not authenticate a call',
      "a speaker's own word is not sufficient to authenticate a call",
      "The speaker's own word is not the only proof here. The witness chose the number.",
    ],
    'no-qualified': voiceExpert('No expert is needed to say which number was dialed and who answered.'),
  }),
} satisfies ExpertCells
