import { counted, inWords, lengthOfTime } from '#protocol/figures.ts'
import type { ChatAction } from '#protocol/http/companion.ts'
import { DELETION_DAYS } from '#rules/accounts/deletion.ts'
import { plain } from '#rules/asking/words.ts'
import { DAILY_LIMIT_MS } from '#rules/daily/casefile.ts'
import { LENGTHS, type Length, limitOf } from '#rules/exam/lengths.ts'
import { PLACEMENT_MATCHES } from '#rules/match/rating.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import { SOLO_LIVES, SOLO_WAIT_MS } from '#rules/solo/run.ts'

/** A reply to a question about the app itself, and where to go. */
export interface AppHelp {
  content: string
  actions: ChatAction[]
}

const SETTINGS: ChatAction = { kind: 'settings', label: 'Open Settings' }
const HOME: ChatAction = { kind: 'home', label: 'Go Home' }
const STATS: ChatAction = { kind: 'stats', label: 'See My Stats' }
const BOARD: ChatAction = { kind: 'leaderboard', label: 'See the Leaderboard' }
const EXAM: ChatAction = { kind: 'exam', label: 'See Exam Blocks' }
const NOTEBOOK: ChatAction = { kind: 'notebook', label: 'Open My Notebook' }

const FRIEND = MATCH_SETTINGS.friend

/** The usual time of an exam block. */
const hoursOf = (length: Length): string => lengthOfTime(limitOf(length, 1), 'hour')

/** Questions about the app by their words, with what is answered; the words turn up in no question of law. */
const TOPICS: readonly [RegExp, string, ChatAction][] = [
  [
    /\b(change|reset|update|forgot) (my |the |a )?password\b/,
    'You can change your password in Settings, under Password. If you forgot it, sign out and choose “Forgot your password?” on the sign-in form.',
    SETTINGS,
  ],
  [
    /\b(make|change|increase|enlarge) the (fonts?|text|letters|words)\b|\btext size\b|\b(bigger|larger) (fonts?|text|letters)\b/,
    'Settings has three text sizes, under Look and motion.',
    SETTINGS,
  ],
  [
    /\b(dark|night|light) (mode|theme)\b|\b(change|switch) (the )?theme\b/,
    'There are two themes: Chambers is dark, Parchment is light. The switch is at the top of every screen and in Settings.',
    SETTINGS,
  ],
  [
    /\b(turn|switch) (off|on) (the )?(sounds?|music)\b|\b(turn|switch) (the )?(sounds?|music) (off|on)\b|\bmute (the|this|your) (app|game|sounds?)\b/,
    'You can turn sounds on or off in Settings, under Play.',
    SETTINGS,
  ],
  [
    /\bchange my (e ?mail( address)?|user ?name|display name|school)\b/,
    'You can change your display name, school, and email in Settings. Your username stays as it is.',
    SETTINGS,
  ],
  [
    /\b(two factor|2fa|authenticator app)\b/,
    'You can set up two-factor sign-in in Settings. Then signing in takes your password and a code from your phone.',
    SETTINGS,
  ],
  [
    /\b(delete|close|remove|cancel) (my|this) account\b/,
    `You can delete your account at the bottom of Settings. You have ${counted(DELETION_DAYS, 'day', 'days')} to change your mind. You can download your data there first.`,
    SETTINGS,
  ],
  [
    /\b(export|download) my (data|answers|history)\b/,
    'You can get a copy of everything we keep about you in Settings, under Your data. Your answers come as a table, too.',
    SETTINGS,
  ],
  [
    /\b(turn|switch) (off|on) (the )?(reminders?|notifications?)\b|\bstop (reminding|notifying) me\b|\bremind me (to|about|every)\b/,
    'Reminders are in Settings. You get at most one a day.',
    SETTINGS,
  ],
  [
    /\b(how|where) (do|can|could|would) i (get|set|turn on|add|choose) (my )?extra time\b|\btesting accommodations?\b/,
    'You can choose extra time in Settings, under Play. It applies to the daily case and exam blocks, but not to duels or friend games.',
    SETTINGS,
  ],
  [
    /\b(change|edit|pick|make) (my |a |a new )?(avatar|character|portrait)\b/,
    'Edit Character is on your home screen, under your name.',
    HOME,
  ],
  [
    /\bhow many lives\b|\b(out of|no more|no|lost (all )?my|get more|more|extra) lives\b/,
    `A Solo Challenge has ${SOLO_LIVES} lives, and a miss costs one. Once you’re out of lives, your next run opens ${lengthOfTime(SOLO_WAIT_MS, 'hour')} later. Practice has no lives.`,
    HOME,
  ],
  [
    /\b(whats?|what is|what are|how (does|do|is)|when (does|is|do)|explain) (the |a )?(daily (casefile|case|question)|casefile)\b/,
    `The Daily Casefile is one hard question a day, the same for everyone. You get ${lengthOfTime(DAILY_LIMIT_MS, 'second')} and one answer. Every day you answer makes your streak longer.`,
    HOME,
  ],
  [
    /\b(duel|play|challenge|invite) (a |my |against a |against my |with a |with my )?(friends?|classmates?)\b|\bfriend games?\b/,
    `Friend Challenge on your home screen starts a game with someone you know. It’s best of ${inWords(FRIEND.rounds)}, ${lengthOfTime(FRIEND.answerWindowMs, 'day')} for each answer. Live Duel finds you an opponent now.`,
    HOME,
  ],
  [
    /\b(my|duel|elo) ratings?\b|\bhow (does|do|is|are) (the )?(ratings?|elo)\b|\bwhats (an )?elo\b/,
    `Your rating moves in live duels against players we match you with. Beating a higher-rated player gains more. It shows once you’ve played ${PLACEMENT_MATCHES} of them. Rematches and challenges don’t move it.`,
    STATS,
  ],
  [
    /\b(get|earn|gain|win|lose|lost|losing|more) (more |any |some |my )?(xp|points)\b|\bhow (does|do) (the )?(xp|points|levels?|leveling) work\b|\blevel up\b|\bwhats xp\b/,
    'Every correct answer earns XP, and XP raises your level. Points rank you on the leaderboard. You earn them in duels, friend games, and the Daily Casefile, and they never fall.',
    BOARD,
  ],
  [
    /\b(my|the|a) (daily )?streak\b/,
    'One answer a day keeps your streak going. The Daily Casefile is the quickest way.',
    HOME,
  ],
  [
    /\b(leaderboards?|leader boards?|weekly league)\b/,
    'The leaderboard ranks points, for the week and for all time. Your place in your weekly league is there too.',
    BOARD,
  ],
  [
    /\b(where|how) (do|can|could|would) i (see|find|check|view|look at) (my |the )?(stats|statistics|mastery|progress|matches|match history|scores?)\b|\bwhere (are|is) my (stats|statistics|mastery|progress|matches|match history|scores?)\b/,
    'My Stats has your mastery by subject and subtopic, your matches with every question, and your pace beside the exam’s.',
    STATS,
  ],
  [
    /\b(exam blocks?|(mock|practice|simulated|full|timed) exams?)\b/,
    `Exam blocks are ${LENGTHS[0]} questions in ${hoursOf(LENGTHS[0])} or ${LENGTHS[1]} in ${hoursOf(LENGTHS[1])}, mixed like the exam. You see your results once you hand one in.`,
    EXAM,
  ],
  [
    /\bmy notebook\b|\bwhere (are|is) (my |the )?(notes|bookmarks?|notebook)\b|\b(bookmark|save) (a |this |the )?question\b/,
    'Your notebook keeps your misses by rule, your bookmarks, and your notes. You can print it.',
    NOTEBOOK,
  ],
]

/** Returns the reply to a question about the app itself; null for any other. */
export function appHelp(message: string): AppHelp | null {
  const text = plain(message)
  const topic = TOPICS.find(([words]) => words.test(text))
  return topic ? { content: topic[1], actions: [topic[2]] } : null
}
