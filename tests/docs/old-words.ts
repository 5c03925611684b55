/** A way of speaking this project has left, what it looks like in a comment, and what to write instead. */
export interface OldWord {
  readonly name: string
  readonly pattern: RegExp
  readonly instead: string
}

/** British spellings, as parts of a pattern. */
export const BRITISH = [
  'analys(?:e[sd]?|ing)\\b',
  'behaviour',
  'cancelled',
  'catalogue',
  'cent(?:red?)\\b',
  'colour',
  'favour',
  'grey\\b',
  'honour',
  'labelled',
  'learnt\\b',
  'licence',
  'neighbour',
  '(?:initial|normal|notar|organ|recogn|serial|summar)is(?:e[sd]?|ing|ation)\\b',
  'practis',
  'programme\\b',
  'whilst\\b',
].join('|')

export const OLD_WORDS: readonly OldWord[] = [
  {
    name: 'a function answers',
    pattern:
      /\banswers (?:null|undefined|true|false|whether|nothing|how|what|why|-1|it\b|with\b)|(?:^|[.;,:] |\band )answers (?:an?|the|its|their|them|every|all|one|each) /gi,
    instead: 'returns; only a player answers',
  },
  {
    name: 'a headless what or who',
    pattern: /(?:^|[.;:] )(?:What|Who|Whoever|Whatever)\b(?![^.;]*\?)/g,
    instead: 'the noun: the message, the player, the timeout',
  },
  {
    name: 'a private word',
    pattern:
      /\b(?:tidings|untold|hears? of|put away|told nothing|toldNothing|toldAgain|caseTold|streakTold|holdDaily|heldCase|itemShelf|mender|lures|playerChanges|speakProtocol|holdsNul|checkNowAndThen|questionGate|AllStandings|MatchCard|MatchView)\b/gi,
    instead: 'the standard term of docs/glossary.md',
  },
  {
    name: 'no more, for no longer',
    pattern:
      /\b(?:asked|counts?|exists?|follows?|is|are|looks?|pairs|practi[sc]ed|reads?|served|waited for|was) no more\b/gi,
    instead: 'no longer, or not … any more',
  },
  {
    name: 'comes to, for amounts to',
    pattern: /\bwhat [^.;]*\bcomes? to\b/gi,
    instead: 'the result, the outcome, the sum',
  },
  {
    name: 'e-mail',
    pattern: /\be-mail(?:s|ed|ing)?\b/gi,
    instead: 'email',
  },
  {
    name: 'British spelling',
    pattern: new RegExp(`\\b\\w*(?:${BRITISH})\\w*`, 'gi'),
    instead: 'American English',
  },
]
