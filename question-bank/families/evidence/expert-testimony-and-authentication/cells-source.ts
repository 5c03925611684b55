import { whose } from '../../engine/party.ts'
import type { ExpertCells } from './reason-id.ts'
import { courtPersuaded, noProofNeeded, selfSigned } from './shared-cells.ts'

const traced = (why: string) =>
  [
    'no qualified expert traced the message to its author',
    'the message was not authenticated by a qualified computer expert',
    why,
  ] as const
const voiceExpert = (why: string) =>
  [
    'no qualified expert identified the voice on the telephone',
    'the voice was not authenticated by a qualified expert',
    why,
  ] as const

/** Reasons about messages and telephone calls. */
export const SOURCE_CELLS = {
  details: ({ debt: { defendant: d } }) => ({
    'yes-genuine': [
      'distinctive characteristics of the contents authenticate the message',
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
      'no witness with knowledge saw the message being written or sent',
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
      `a typed name does not support a finding that ${d.the} wrote the message`,
      'the message bears a typed name and nothing else to authenticate it',
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
      `the name at the end is sufficient to support a finding that ${d.the} wrote it`,
      `the name that it bears ties the message sufficiently to ${d.the}`,
      'Anyone can type a name. A jury would have nothing to go on but a guess.',
    ],
    'yes-self': [
      'the message is signed with a name and therefore self-authenticating',
      'the name makes the message a signed and self-authenticating writing',
      'No class of self-authenticating items covers a private message, signed or not.',
    ],
    'yes-weight': noProofNeeded(
      'message',
      'The jury weighs a message only after the court has seen that it could be authenticated.',
    ),
  }),
  caller: ({ debt: { defendant: d, listener } }) => ({
    'no-proof': [
      `the caller's own word does not authenticate the call as one by ${d.the}`,
      `nothing but the caller's own word identified the voice of ${d.the}`,
      'Anyone can call and give a name. Something else has to point to the person named.',
    ],
    'no-qualified': voiceExpert('Anyone who knows a voice may identify it. No one here knew it.'),
    'no-reliable': courtPersuaded(
      'call',
      'The court itself need not believe that the call is genuine. It needs less than that, but more than a name.',
    ),
    'yes-genuine': [
      'the name that the caller gave is sufficient proof of identity',
      `the name given is sufficient to support a finding that ${d.the} called`,
      'For a call that comes in, a name given by the caller proves nothing. A known number or voice would be needed.',
    ],
    'yes-familiar': [
      `${listener.the} heard the voice and may therefore identify it`,
      `${whose(listener)} account is an identification by one who heard the voice`,
      "Hearing an unknown voice once isn't knowing whose it is.",
    ],
    'yes-weight': noProofNeeded(
      'call',
      'A call must be authenticated before the jury may give it weight, and a little proof was lacking.',
    ),
  }),
  dialed: ({ debt: { defendant: d, listener } }) => ({
    'yes-genuine': [
      'the number dialed and the name given there authenticate the call',
      `the number of ${d.the} and the self-identification authenticate the call`,
      'Whoever answers at the number assigned to a person and gives that name has been identified twice.',
    ],
    'yes-familiar': [
      `${listener.the} heard the voice and may therefore identify the speaker`,
      `${whose(listener)} account is an identification by one familiar with the voice`,
      'The witness heard an unknown voice and was not familiar with it, so no identification by ear was possible. The number makes up for it.',
    ],
    'yes-weight': noProofNeeded(
      'call',
      'A call must be authenticated before the jury gives it weight. The number and the answer do that.',
    ),
    'no-familiar': [
      `${listener.the} had no familiarity with the voice of ${d.the}`,
      'the voice was identified by no one with familiarity with it',
      'Knowing the voice is one way to identify a speaker. A number assigned to that person is another.',
    ],
    'no-proof': [
      'the name given on the telephone does not authenticate the call',
      "the speaker's own word is the only proof of who spoke",
      "The speaker's own word is not the only proof here. The witness chose the number.",
    ],
    'no-qualified': voiceExpert('No expert is needed to say which number was dialed and who answered.'),
  }),
} satisfies ExpertCells
