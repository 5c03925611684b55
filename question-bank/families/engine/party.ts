import { capital } from '../../text/capital.ts'

/** Somebody in a story: a role, as the exam names people. "A dairy farmer sued … The farmer … She …" */
export interface Party {
  /** At the first mention: 'a dairy farmer'. */
  readonly a: string
  /** From then on: 'the farmer'. */
  readonly the: string
  readonly pronoun: 'he' | 'she' | 'it' | 'they'
}

const OBJECT = { he: 'him', she: 'her', it: 'it', they: 'them' } as const
const POSSESSIVE = { he: 'his', she: 'her', it: 'its', they: 'their' } as const

/** 'she', as the subject of a sentence. */
export const he = ({ pronoun }: Party): string => pronoun
/** 'her', as an object. */
export const him = ({ pronoun }: Party): string => OBJECT[pronoun]
/** 'her', before what she has. */
export const his = ({ pronoun }: Party): string => POSSESSIVE[pronoun]
/** 'She', at the beginning of a sentence. */
export const He = (party: Party): string => capital(he(party))
/** 'The farmer', at the beginning of a sentence. */
export const The = ({ the }: Party): string => capital(the)
/** "the farmer's" and "the partners'", without a capital. */
export const whose = ({ the }: Party): string => `${the}${the.endsWith('s') ? "'" : "'s"}`
/** 'which' of a business, 'who' of a person, at the beginning of a relative clause. */
export const who = ({ pronoun }: Party): string => (pronoun === 'it' ? 'which' : 'who')
/** 'was' or 'were', 'has' or 'have': the form of a verb that agrees with the pronoun. */
export const agrees = ({ pronoun }: Party, one: string, many: string): string =>
  pronoun === 'they' ? many : one
