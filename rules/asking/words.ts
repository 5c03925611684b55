/** Words that every question has and no rule is found by. */
const STOP_WORDS = new Set(
  (
    'a about after again all also always am an and another any anything are as ask asking at be because been before being between ' +
    'both but by can cannot cant come could did do does doing dont each either else etc even ever every example few for from get ' +
    'gets getting give given gives go goes going good got had has have having he help her here hers him his how however i id if ' +
    'im in into is isnt it its ive just kind know law laws let like look made make makes making many may maybe me mean means ' +
    'might mine more most much must my need needed needs no not now of off ok okay on once one only or other our out over own ' +
    'please put question questions quick quickly re really rule rules said same say says see she should show simple so some ' +
    'someone something sort still such sure take tell than thank thanks that the their them then there these they thing things ' +
    'think this those though through to too topic type u under understand until up us use used using very wanna want wants was ' +
    'way we well went were what whats when where whether which while who whole whom whose why will with wont work works would ' +
    'yes yet you your explain explained describe define definition meaning summarize summary overview basics basic different ' +
    'difference vs versus compare contrast concept idea test element elements remind bar exam law school learn study people person ' +
    'happen happens happened never first second actually exactly confused confusing stuck lost thats theres hi hello hey concept ' +
    'simply briefly plainly simpler shorter nutshell tldr eli5'
  ).split(' '),
)

/** Students' words, and the books' for the same; the left side matches whole words. */
const ALIASES: readonly [RegExp, string][] = [
  [/\bsmj\b/g, 'subject matter jurisdiction'],
  // A term of art whose words every question has.
  [/\bas is\b(?! (the|a|an|usual|common|true|right|required|shown)\b)/g, 'disclaimer of warranties'],
  [/\bpj\b/g, 'personal jurisdiction'],
  [/\bfqj\b/g, 'federal question jurisdiction'],
  [/\b(rap|r\.a\.p)\b/g, 'rule against perpetuities'],
  [/\bsof\b/g, 'statute of frauds'],
  [/\biied\b/g, 'intentional infliction emotional distress'],
  [/\bnied\b/g, 'negligent infliction emotional distress without physical injury'],
  [/\bjmol\b|\bjnov\b|\brjmol\b/g, 'judgment as a matter of law'],
  [/\bsj\b/g, 'summary judgment'],
  [/\bfnc\b/g, 'forum non conveniens'],
  [/\bmbe\b|\bube\b|\bnextgen\b/g, ' '],
  [/\bdcc\b/g, 'dormant commerce clause'],
  [/\bp ?& ?i\b|\bp and i clause\b/g, 'privileges and immunities'],
  [/\bpdp\b/g, 'procedural due process'],
  [/\bsdp\b/g, 'substantive due process'],
  [/\bep\b/g, 'equal protection'],
  [/\bedp\b/g, 'equal protection'],
  [/\btpb\b/g, 'third party beneficiary'],
  [/\bper\b(?= rule| bar|$)/g, 'parol evidence'],
  [/\bvcl\b/g, 'vicarious liability'],
  [/\bres ipsa\b/g, 'res ipsa loquitur'],
  [/\bnpse\b|\bper se negligence\b/g, 'negligence per se'],
  [/\bsol\b/g, 'statute limitations'],
  [/\b(1|first)(st)? amend(ment)?\b/g, 'first amendment speech religion'],
  [/\b(4|fourth)(th)? amend(ment)?\b/g, 'fourth amendment search seizure'],
  [/\b(5|fifth)(th)? amend(ment)?\b/g, 'fifth amendment self-incrimination'],
  [/\b(6|sixth)(th)? amend(ment)?\b/g, 'sixth amendment counsel confrontation'],
  [/\b(8|eighth)(th)? amend(ment)?\b/g, 'eighth amendment cruel unusual punishment'],
  [/\b(11|eleventh)(th)? amend(ment)?\b/g, 'eleventh amendment state sovereign immunity'],
  [/\b(14|fourteenth)(th)? amend(ment)?\b/g, 'fourteenth amendment'],
  [/\bmens rea\b/g, 'mens rea mental state'],
  [/\bactus reus\b/g, 'actus reus act omission'],
  [/\bcops?\b/g, 'police'],
  [/\bjudgement/g, 'judgment'],
  [/\bclass cert\b/g, 'class certification'],
  [/\bads?\b/g, 'advertisement'],
  [/\bsettl(e|es|ed|ing)\b/g, 'settlement compromise'],
  [/\bk\b(?=s? )/g, 'contract'],
]

/** A word without its plainest endings, so that inflected forms meet; crude on purpose, alike on both sides. */
export function stem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word
  const bare = word
    .replace(/(ss|us|is)$/, '$1')
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/([^e])ed$/, '$1')
    .replace(/(.{3})ing$/, '$1')
  return bare.replace(/([bdfgmnprt])\1$/, '$1').replace(/(.{3})e$/, '$1')
}

/** A text as it is compared: lower case, no accents or quotes, rule numbers in one piece ('12(b)(6)' → '12b6'). */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'`]s\b/g, '')
    .replace(/[’'`]/g, '')
    .replace(/(\d)\s*\(([a-z0-9]{1,3})\)(?:\s*\(([a-z0-9]{1,3})\))?/g, '$1$2$3')
}

/** The words of a text, unstemmed, with what students abbreviate written out. */
export function wordsOf(text: string): string[] {
  const spelt = ALIASES.reduce((all, [short, long]) => all.replace(short, long), plain(text))
  // 'pre-existing' is found by 'preexisting' too, and 23(b)(3) by 23.
  return (spelt.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).flatMap((word) => {
    const parts = word.split('-')
    const [rule] = /^\d{2,4}(?=[a-z]\d?$)/.exec(word) ?? []
    if (rule) return [word, rule]
    return parts.length > 1 ? [...parts, parts.join('')] : parts
  })
}

/** The words that say what a question is about. */
export const topicWords = (text: string): string[] =>
  wordsOf(text).filter((word) => !STOP_WORDS.has(word) && (word.length > 1 || /\d/.test(word)))
