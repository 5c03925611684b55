import { counted, countedInWords, inWords, lengthOfTime, whole } from '#protocol/figures.ts'
import type { ChatAction } from '#protocol/http/companion.ts'
import { DELETION_DAYS } from '#rules/accounts/deletion.ts'
import { plain } from '#rules/asking/words.ts'
import { DAILY_LIMIT_MS } from '#rules/daily/casefile.ts'
import { LENGTHS, type Length, limitOf } from '#rules/exam/lengths.ts'
import { CLAIM_AFTER } from '#rules/match/claim.ts'
import { PLACEMENT_MATCHES } from '#rules/match/rating.ts'
import { HINTS_PER_DUEL, MATCH_SETTINGS } from '#rules/match/settings.ts'
import { RANKS, SUPREME_ADVOCATE_CORRECT } from '#rules/ranks.ts'
import { LEAST_ANSWERS, LEAST_IN_SUBJECT } from '#rules/readiness/readiness.ts'
import { SOLO_LIVES, SOLO_WAIT_MS } from '#rules/solo/run.ts'
import { MIXED } from '#rules/subjects.ts'
import { practice } from './personal.ts'

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
const PRACTICE = practice(MIXED)
const NOTEBOOK: ChatAction = { kind: 'notebook', label: 'Open My Notebook' }

const FRIEND = MATCH_SETTINGS.friend

/** The rank that takes long enough to be asked about. */
const GRANDMASTER = RANKS[6]

/** The usual time of an exam block. */
const hoursOf = (length: Length): string => lengthOfTime(limitOf(length, 1), 'hour')

/** A connection that goes; the internet alone stands in facts of ours too. */
const CUT_OFF =
  '(disconnect(s|ed)?|(internet|wi ?fi|phone) (\\w+ )?(dies|died|drops?|dropped|goes|went|cuts?|fails|failed|is (out|down|bad|slow))|(no|lose|lost|bad|without) (my |the )?(internet|wi ?fi|connection)|app crash(es|ed)?)'

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
    /\b(how|where) (do|can|could|would) i (get|set|turn on|add|choose) (my )?extra time\b|\btesting accommodations?\b|^(?=.*\b(adhd|dyslexi[ac])\b)(?=.*\b(i|im|ive|my|me|you|app)\b).*\b((more|extra|additional|double) time|time and a half|accommodations?)\b|\bextra time for (adhd|dyslexia)\b/,
    'You can choose extra time in Settings, under Play. It applies to the daily case and exam blocks, but not to duels or friend games.',
    SETTINGS,
  ],
  [
    /\b(change|edit|pick|make) (my |a |a new )?(avatar|character|portrait)\b/,
    'Edit Character is on your home screen, under your name.',
    HOME,
  ],
  [
    /\bhow many lives\b|\b(out of|no more|no|lost (all )?my|(get|buy|earn|need|want|any) more|extra) lives\b|\b(get|got|earn|buy|refill|restore|regain|reset) (all )?my lives\b|\bmy lives\b.*\b(back|refill|reset|return|gone)\b|\bsolo (challenge|mode|run|game)s?\b.*\b(locked|wait|again|today|tomorrow|open|how long)\b|\b(play|start|do|locked out of|another) solo\b/,
    `A Solo Challenge has ${SOLO_LIVES} lives, and a miss costs one. Once you’re out of lives, your next run opens ${lengthOfTime(SOLO_WAIT_MS, 'hour')} later. Practice has no lives.`,
    HOME,
  ],
  [
    /\b(whats?|what is|what are|how (does|do|is)|when (does|is|do)|explain) (the |a )?(daily (casefile|case|question)|casefile)\b/,
    `The Daily Casefile is one hard question a day, the same for everyone. You get ${lengthOfTime(DAILY_LIMIT_MS, 'second')} and one answer. Every day you answer makes your streak longer.`,
    HOME,
  ],
  [
    new RegExp(`\\b(duels?|match|game)\\b.*\\b${CUT_OFF}\\b|\\b${CUT_OFF}\\b.*\\b(duel|match|mid game)\\b`),
    `Come back and the duel continues. The clock keeps running, and if you miss ${countedInWords(CLAIM_AFTER, 'round', 'rounds')} in a row, your opponent can claim the win.`,
    HOME,
  ],
  [
    /\b(use|play|study|work|practice|works|available|run) offline\b|\b(i|app|game|bar duel) go offline\b|\b(use|play|study|run|do|is) (it|this|the app|bar duel) offline\b|\b(play|study|use (this|it|the app|bar duel)) without (the |an )?(internet|wi ?fi|connection)\b/,
    'The desktop app works offline once you’ve signed in there: practice, reviews, solo, and exam blocks. Your answers sync when you’re back online. Duels need a connection.',
    HOME,
  ],
  [
    /\b(report|flag) (a |this |that |the )?((bad|wrong|incorrect|broken) )?(question|answer key|explanation)s?\b|\b(question|explanation|answer key) (is|was|looks|seems|might be|must be|has a) (wrong|incorrect|outdated|broken|mistake|typo)\b.*\b(report|tell|who|how|where|fix)\b|\b(typo|mistake) in (a|the|this|that) question\b/,
    'Choose “Report this question” at its result, or in a match’s review. Someone reads every report. If the question was wrong, your record is corrected.',
    STATS,
  ],
  [
    /\b(rank(ed|ing)? up|next rank|(higher|subject|highest) ranks?)\b|\b(how (do|many|long|far|can|hard)|what (is|does|do)|whats|when (do|will|can) i|reach|hit|become)\b.*(?<!\bchess )\b(grandmaster|supreme advocate)\b|\bgrandmaster rank\b|^(grandmaster|supreme advocate)\W*$|\bhow do (the )?ranks work\b|\bwhat are the ranks\b/,
    `Each subject has its own rank, and it goes by your correct answers there. ${GRANDMASTER.name} takes ${whole(GRANDMASTER.minCorrect)}, and the highest, Supreme Advocate, takes ${whole(SUPREME_ADVOCATE_CORRECT)}. My Stats shows your next one.`,
    STATS,
  ],
  [
    /\b(am i|will i be|how) ready\b.*\b(bar|exam|test|mbe)\b|\b((will|would|do|can|am) i|ill|i( will| can)?) (going to |gonna |think i )?pass(ing)?( (the|my) (july |february )?(bar|exam|mbe|test))?\W*$|\bmy (chances?|odds) (of|at) passing\b|\bif the exam were today\b/,
    `I won’t guess at that, but Bar Duel measures it. “If the exam were today” is on the exam blocks page. It takes ${LEAST_ANSWERS} answers, ${LEAST_IN_SUBJECT} in each subject, and a recent block.`,
    EXAM,
  ],
  [
    /^(?=.*\b(i|me|my)\b)(?=.*\b(bar|exam|mbe|study|test|finals?)\b)(?=.*(\b(make|give|need|want|build|create|suggest|design|have|get)( me| us)?( an?| my| the)?( \w+){0,2} (plan|schedule)(?! to (?!study|prep|pass|review))\b|\bstudy (plan|schedule)\b|\b(should|do|can|would|me) (i )?(plan|schedule)(?! to)\b|\b(plan|schedule) my (study(ing)?|studies|prep|days|weeks|time)\b|\b(plan|schedule)\W*$))(?=.*\b(\d+|weeks?|months?|hours?|hrs?|days?|daily|date)\b)|\b(study|bar prep|exam) (schedule|calendar)\b|\b(set|change|enter|add) (my|the) (exam|bar|test) date\b|\bhow many (\w+ )?questions (should|do|must) i (do|answer|take|practice)\b|\bhow (much|many hours|long) should i (study|practice)\b/,
    'Practice keeps a plan. Give it your exam date and your hours a week. “Today” tells you each day’s share, with what’s due first.',
    PRACTICE,
  ],
  [
    /\b(how|where|when|why) (do|does|can|cant|did|are|is) (i \w+ (for )?(an? |my |the |more |another )?|the |my )?hints?\b|\b(i|to|cant|out of) (use |get |buy |need |have )?(a |my |any |more )?(more )?hints\b|\bi (use|get|buy|need|want) (a |another )hint\b|\b(get|use) hints\b|\bhow many hints\b/,
    `A live duel gives you ${countedInWords(HINTS_PER_DUEL, 'hint', 'hints')}. Ask for one before you answer, and it shows above the choices.`,
    HOME,
  ],
  [
    /\bwhy (cant|wont|arent|dont|couldnt|didnt) (i|you) (talk|ask|help|answer|chat|use)\b.*\b(duel|match|daily|exam block)\b/,
    'I’m quiet while your duel or your daily case is open, and I stay out of exam blocks. No one gets help in the middle of a game. Ask me right after.',
    HOME,
  ],
  [
    /\b(play|duel|practice|fight) (against |with |vs )?(a |an |the )?(bots?|computer)\b/,
    'Live Duel has bots at four skill levels. They don’t move your rating.',
    HOME,
  ],
  [
    /\b(what is|whats|explain) (this app|bar duel)\b|\bhow (does|do) (this|the) (app|game) work\b|\bhow (does|do) bar duel work\b|\bhow do i (play|use) (this|the app|bar duel)\b/,
    'Play live duels, friend games, the Daily Casefile, and Solo Challenges. Study with practice, reviews, and exam blocks. It’s all on your home screen, and I’ll explain any of it.',
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
    'Answer the Daily Casefile every day to keep your streak. A day without it ends it. Days change at midnight UTC.',
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
