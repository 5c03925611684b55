import { The, whose } from '../../engine/party.ts'
import type { ReasonTable } from '../../engine/tables.ts'
import {
  type DefamationFacts,
  type DefamationStory,
  defamed,
  isKnowing,
  isPersonal,
  isProminent,
  isReference,
  publisher,
} from './facts.ts'

/** The privileges that a publisher can plead. */
export const reasonsOfPrivilege = {
  'no-report': {
    side: 'no',
    texts: ({ speech }) =>
      speech === 'careful'
        ? [
            `the article was a fair report of the contents of a certified court record`,
            `the fair report privilege protected the article as an account of a court record`,
          ]
        : speech === 'repeated'
          ? [
              `the article was a fair report of a statement that the neighbor had made`,
              `the fair report privilege protected the article as an account of another's statement`,
            ]
          : [
              `the article was a fair report of what was said in an official proceeding`,
              `the fair report privilege protected the article as an account of a trial`,
            ],
    wordedBy: ({ speech }) => speech,
    right: () =>
      "The account was complete and exact, and a criminal trial is open to all. The privilege doesn't ask whether the witness told the truth.",
    lesson: ({ speech }) =>
      speech === 'careful'
        ? 'The fair report privilege is for an account of a genuine court record, and this one was forged. The claim fails for lack of negligence.'
        : 'The privilege covers official proceedings and public meetings, not what a neighbor says to a reporter.',
    applies: ({ speech }) => speech === 'careful' || speech === 'repeated' || speech === 'fair report',
  },
  'no-absolute': {
    side: 'no',
    texts: (at, story) => {
      const p = publisher(at, story).the
      return at.speech === 'testimony'
        ? [
            `${p} had an absolute privilege as a witness in a judicial proceeding`,
            `an absolute privilege protects testimony that is relevant to the proceeding`,
          ]
        : [
            `${p} had an absolute privilege to answer a request for a confidential reference`,
            `an absolute privilege protects a reference to a prospective employer`,
          ]
    },
    wordedBy: ({ speech }) => (speech === 'testimony' ? 'court' : 'reference'),
    right: (at, story) =>
      `${The(publisher(at, story))} was under oath and was asked about honesty. Witnesses must be free to speak without fear of suit, so even a lie is privileged there.`,
    lesson: () =>
      "An absolute privilege belongs to witnesses, judges, and the like. A reference is protected only as long as its privilege isn't abused.",
    applies: (at) => isReference(at) || at.speech === 'testimony',
  },
  'no-qualified': {
    side: 'no',
    texts: (at, story) => {
      const p = publisher(at, story)
      if (at.speech === 'testimony')
        return [
          `${p.the} had a qualified privilege to answer the question of a lawyer`,
          `a qualified privilege protected ${whose(p)} relevant testimony at the trial`,
        ]
      if (at.speech === 'private concern')
        return [
          `${p.the} had a qualified privilege to communicate in confidence with friends`,
          `a qualified privilege protected ${whose(p)} letter as a communication among friends`,
        ]
      if (at.speech === 'spread')
        return [
          `${p.the} had a qualified privilege to explain ${whose(defamed(at, story))} departure`,
          `a qualified privilege protected ${whose(p)} reference and each copy of it`,
        ]
      return isReference(at)
        ? [
            `${p.the} had a qualified privilege to answer the request of a prospective employer`,
            `a qualified privilege protected ${whose(p)} reference to a prospective employer`,
          ]
        : [
            `${p.the} had a qualified privilege to report on a matter of public concern`,
            `a qualified privilege protected ${whose(p)} report on a matter of public concern`,
          ]
    },
    wordedBy: (at) =>
      isPersonal(at) && at.speech !== 'false reference' ? at.speech : isReference(at) ? 'reference' : 'press',
    right: () =>
      "The firm asked, the employer believed what the letter said, and only those who were to decide read it. Carelessness doesn't forfeit a qualified privilege.",
    lesson: ({ speech }) =>
      speech === 'testimony'
        ? 'A qualified privilege would have been lost, since the neighbor knew of the falsity. What protects a witness is absolute.'
        : speech === 'private concern'
          ? 'The friends had no interest to protect, and the letter was meant only to amuse them, so no qualified privilege arose.'
          : speech === 'spread'
            ? "There was a privilege to answer the firm. It didn't extend to two hundred customers."
            : 'A speaker who knows the statement to be false, or seriously doubts it, abuses any qualified privilege.',
    applies: (at) =>
      isReference(at) ||
      at.speech === 'testimony' ||
      at.speech === 'private concern' ||
      (isProminent(at) && isKnowing(at)),
  },
} as const satisfies ReasonTable<DefamationFacts, DefamationStory>
