import type { ItemRule } from '../rule.ts'

const SECTION = String.raw`\d[\w.-]*(?:\([\w]+\))*(?:[–-]\d?[\w.-]*(?:\([\w]+\))*)?`

/** The forms of authority the item standard names. */
const KNOWN_FORMS: readonly RegExp[] = [
  new RegExp(`^(?:FRE|FRCP|FRAP) ${SECTION}$`),
  /^U\.S\. Const\. (?:amend\. [IVX]+|art\. [IVX]+)(?:, (?:§|cl\.) ?[\d\w]+(?:\([\w]+\))*)*$/,
  new RegExp(String.raw`^\d+ U\.S\.C\. §§? ?${SECTION}(?:, ${SECTION})*$`),
  new RegExp(`^UCC §§? ?${SECTION}$`),
  new RegExp(
    String.raw`^Restatement (?:\((?:First|Second|Third)\) )?of [A-Z][\w,;:()&' -]+ §§? ?${SECTION}(?: cmt\. \w+)?$`,
  ),
  /^[\p{Lu}'][^§]* v\. [\p{Lu}\d][^§]*$/u,
  /^(?:In re|Ex parte|Matter of|Estate of|The) [\p{Lu}][^§]*$/u,
]

/** True for a citation in one of the forms FRE, FRCP, FRAP, U.S. Const., U.S.C., UCC, Restatement, case. */
export function isKnownAuthority(authority: string): boolean {
  return KNOWN_FORMS.some((form) => form.test(authority.trim()))
}

export const authorityForm: ItemRule = {
  name: 'authority-form',
  severity: 'reject',
  check: (item) => {
    if (item.authorities.some(isKnownAuthority)) return []
    const given = item.authorities.length > 0 ? item.authorities.join('; ') : 'none'
    return [`no authority in a known form (given: ${given})`]
  },
}
