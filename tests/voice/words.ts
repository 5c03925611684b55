import { FOREIGN_SPELLINGS } from '../../question-bank/text/american-spelling.ts'

/** Words a person isn't to read here, and what to write instead. */
export interface Banned {
  readonly pattern: RegExp
  readonly instead: string
}

const words = (pattern: string, instead: string): Banned => ({
  pattern: new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'gi'),
  instead,
})

/** Spelling and vocabulary from the other side of the ocean. British spelling itself is in tests/docs/old-words.ts. */
export const AMERICAN: readonly Banned[] = [
  ...FOREIGN_SPELLINGS.map(([pattern, instead]) => words(pattern, instead)),
  words('afterwards', 'afterward'),
  words('anyhow', 'anyway'),
  words("somebody(?:['’]s)?", 'someone'),
  words("nobody(?:['’]s)?", 'no one'),
  words("everybody(?:['’]s)?", 'everyone'),
  words("anybody(?:['’]s)?", 'anyone'),
  words('whoever|whomever', 'anyone who'),
  words('log (?:in|out)|logged (?:in|out)', 'sign in, sign out'),
  words(
    "(?:wigs?|bewigged|periwig|m[’']lud|my lord|your lordships?|learned friend|silks?|barristers? chambers)",
    'American courtroom words',
  ),
]

/** A courtly or translated way of speaking. */
export const COURTLY: readonly Banned[] = [
  words('(?:is|are|was|counts?|asked|served|pairs you|you) no more', 'no longer'),
  words('told apart', 'compared'),
  words('unsound', 'flawed'),
  words('kindly', '(drop it)'),
  words('it is a mistake that|takes it that', '(drop it)'),
  words('want of', 'lack of'),
  words('suffices', 'is enough'),
  words('by way of', 'as'),
  words('on a journey', 'away'),
  words("(?:there is|there[’']s|there was) no such", 'we can’t find that'),
]

/** Words of the interface: one for each thing, and someone who acts. */
export const INTERFACE: readonly Banned[] = [
  words('please', '(drop it, and say what to do)'),
  words('users?', 'player'),
  words('just now', 'right now'),
  words('at once', 'right away'),
  words('goes on(?! to)|go on(?! to)|going on', 'continue'),
  words('runs on', 'keeps running'),
  words('put away', 'dismiss'),
  words('been told', 'been notified'),
  words('lies with', 'is waiting on'),
  words('the other bench', 'your opponent'),
  words('at the bench', 'online'),
  words('counts? for nothing', 'doesn’t count'),
  words('nothing of (?:it|this|that)', 'none of it'),
  words('the (?:accounts?|suspension|signups) of', '{name}’s account'),
  words('(?:news|told) by mail|mail from us', 'by email'),
  words('the boards|(?:on|off|from) (?:a |an |each |every |no )?boards?', 'leaderboard'),
  words('(?<!points )of your rating', 'near your rating'),
  words('(?:is|are) spent', 'is gone'),
  words('mended', 'updated'),
  words('looks? after', 'manages'),
  words('the (?:machinery|whole shelf)', 'a plain word'),
  words('of (?:yours|his|hers) to go by', '(drop it)'),
  words('(?:a )?sign of you', 'idle'),
  words('right answers?', 'correct answer'),
  words('wrong answers?', 'incorrect answer, or miss'),
  words('(?:you|they) were (?:right|wrong)|had it right', 'correct, or incorrect'),
  words('level at|draw level', 'tied, tie it up'),
  words('ended even', 'ended in a draw'),
  words('the address of', 'the link to'),
  words('on our side', 'on our end'),
  words('it was found', '(say who did it)'),
  words('is (?:not|no longer) (?:served|asked)', '(say what to do)'),
  words(
    "(?:could not|couldn[’']t|cannot|can[’']t|can not) be (?:\\w+ed|read|shown|found|sent|made|kept|seen|reached|undone|told|set|written|put)",
    'we couldn’t …, or you can’t …',
  ),
  words('(?:was|were|is) not found', 'we can’t find …'),
  words('(?:has|have) been (?:fetched|sent|kept|made)', '(say who did it)'),
  words('it is (?:entered|kept|installed|asked|counted)', '(say who does it)'),
]
