import { He, he, him, his, The, whose } from '../../engine/party.ts'
import type { Twist } from './facts.ts'
import type { ExpertStory } from './story.ts'

type Proof =
  | 'knew'
  | 'most'
  | 'familiar'
  | 'learned'
  | 'details'
  | 'name only'
  | 'doubted'
  | 'caller'
  | 'dialed'
  | 'certified'

/** Each telling goes on after the opening, in the middle of a sentence. */
const expert = ({ crime: { defendant: d, agent, trained } }: ExpertStory): string =>
  `${he(d)} testified that ${he(d)} had known nothing about it. In rebuttal, the prosecution called ${agent.a}, who had ${trained} and was properly qualified as an expert.`

/** A letter that the defendant disowns. */
const letter = ({ debt: { plaintiff, defendant: d, words } }: ExpertStory): string =>
  `${plaintiff.the} offered a handwritten letter that was addressed to ${him(plaintiff)} and signed with ${whose(d)} name. It read, "${words}." ${The(d)} denied that ${he(d)} had written it.`

/** A message from an account that does not tell who holds it. */
const message = ({ debt: { plaintiff, defendant: d, words } }: ExpertStory): string =>
  `${plaintiff.the} offered an email that ${he(plaintiff)} had received from a free account, which anyone could have opened under any name. It read, "${words}," and ${whose(d)} name was typed at the end. ${The(d)} denied that ${he(d)} had sent it.`

/** Crimes, letters, messages, calls, and records: what is told up to the objection. */
export const TOLD_PROOF: Readonly<Record<Proof, (story: ExpertStory) => string>> = {
  knew: (story) =>
    `${expert(story)} Asked for an opinion, ${story.crime.agent.the} would have testified that, judging from all the circumstances, ${story.crime.knew}. ${The(story.crime.defendant)} objected to the opinion.`,
  most: (story) =>
    `${expert(story)} Asked for an opinion, ${story.crime.agent.the} would have testified that, in ${his(story.crime.agent)} experience, ${story.crime.most}, but that not all of them do. ${He(story.crime.agent)} would have said nothing about what ${story.crime.defendant.the} knew. ${The(story.crime.defendant)} objected to the opinion.`,
  familiar: (story) => {
    const { plaintiff, defendant, reader, reading } = story.debt
    return `${letter(story)} ${The(plaintiff)} called ${reader.a}, who had ${reading}. ${The(reader)}, who had no training in the study of handwriting, testified that in ${his(reader)} opinion the letter was in ${whose(defendant)} handwriting. ${The(defendant)} objected to the letter.`
  },
  learned: (story) => {
    const { plaintiff, defendant } = story.debt
    return `${letter(story)} ${The(plaintiff)} called ${his(plaintiff)} lawyer's paralegal, who had first seen ${whose(defendant)} handwriting a month before trial, when the lawyer gave her twenty samples to study for the case. The paralegal, who had no training in the study of handwriting, testified that in her opinion the letter was in the same handwriting. ${The(plaintiff)} offered no other proof of who wrote it and did not offer the samples. ${The(defendant)} objected to the letter.`
  },
  doubted: (story) => {
    const { plaintiff, defendant, listener } = story.debt
    return `${letter(story)} ${The(plaintiff)} called ${listener.a}, who swore that ${he(listener)} had watched ${defendant.the} sign it. Two neighbors swore that ${defendant.the} had been abroad on that day. ${The(defendant)} objected to the letter. The judge told the lawyers that she believed the neighbors and thought the letter a forgery.`
  },
  details: (story) => {
    const { plaintiff, defendant, detail } = story.debt
    return `${message(story)} The email mentioned ${detail}. ${The(plaintiff)} testified that ${he(plaintiff)} had never told anyone of this. ${The(defendant)} objected to the email.`
  },
  'name only': (story) => {
    const { plaintiff, defendant } = story.debt
    return `${message(story)} The email mentioned nothing that was not generally known. ${The(plaintiff)} had never received another message from that account, could not say who used it, and offered no other proof of who had sent the email. ${The(defendant)} objected to the email.`
  },
  caller: ({ debt: { plaintiff, defendant: d, listener: l, words } }) =>
    `${plaintiff.the} called ${l.a} to testify about a telephone call from a blocked number. The caller gave ${whose(d)} name and said, "Tell ${him(plaintiff)} this: ${words}." ${The(l)} had never heard ${whose(d)} voice before or since, and there was no other proof of who had called. ${The(d)} objected to the testimony.`,
  dialed: ({ debt: { plaintiff, defendant: d, listener: l, words } }) =>
    `${plaintiff.the} called ${l.a} to testify about a telephone call that ${he(l)} had made. ${He(l)} had dialed the number assigned to ${whose(d)} home. The person who answered gave ${whose(d)} name and said, "Tell ${him(plaintiff)} this: ${words}." ${The(l)} had never heard ${whose(d)} voice before or since. ${The(d)} objected to the testimony.`,
  certified: ({ debt: { plaintiff, defendant: d, record } }) =>
    `${plaintiff.the} offered a copy of ${record}. ${The(d)} did not dispute that it was relevant. Attached to the copy was a certificate, signed by the county recorder and bearing the county's seal, that the copy was correct. ${The(plaintiff)} called no witness to testify about the copy or the certificate. ${The(d)} objected that nothing showed the copy to be authentic.`,
} satisfies Partial<Record<Twist, (story: ExpertStory) => string>>
