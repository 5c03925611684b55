import { plain } from '#rules/asking/words.ts'

/** Words of somebody in legal trouble of their own: days and papers that are real, and help that only a lawyer gives. */
const REAL: readonly RegExp[] = [
  /\b(do i|should i|i) (really )?(need|get|hire|call|find|afford|talk to) (a |an )?(good |free )?(lawyer|attorney)\b/,
  /\bmoney for an? (lawyer|attorney)\b|\bmy (public defender|court date|hearing|arraignment|plea deal|probation officer)\b/,
  /\bshould i (just )?(plead|take (the|a|this) (plea|deal|settlement)|go to (the )?(police|court)|press charges|call the (police|cops)|settle|sign)\b/,
  /\b(will|would|can|do) i (win|lose|beat) (my|this|the) (case|lawsuit|suit|ticket|appeal|charge|hearing)\b|\bmy (odds|chances)\b|\bchances of (winning|beating)\b/,
  /\b(am i|will i) (be )?(going|go|sent) to (jail|prison)\b|\bgo to jail for\b.*\bmy\b/,
  /\bhow much (money )?(can|will|could) i (get|sue for|win)\b.*\b(my|last|yesterday)\b/,
  /\bi (just )?(got|was|am|been|im being) (arrested|served|sued|evicted|kicked out|charged|pulled over)\b.*\b(last|yesterday|today|tomorrow|tonight|this (morning|week)|next|monday|tuesday|wednesday|thursday|friday|need|help|should)\b/,
  /\b(im being|i am being) (sued|evicted|charged|deported|harassed|stalked)\b/,
  /\bgot served\b.*\b(yesterday|today|papers)\b/,
  /\bmy (landlord|boss|ex|husband|wife|boyfriend|girlfriend|roommate|neighbor|contractor|employer|lawyer|moms? house|dad|mom|parents)\b.*(\bwhat (do|should|can) i do\b|\bwhat now\b|\bhelp\b|\bhow do (i|we) (stop|take|get|sue|make|force)\b|\bim scared\b|\bwho do i call\b|\bi have to leave\b|\bpress charges\b)/,
  /\b(hit|beat|hurts?|threatens?) me\b.*\b(im|i am) (scared|afraid)\b/,
  /\b(this morning|last night|yesterday|tomorrow|next week|on (mon|tues|wednes|thurs|fri)day)\b.*\bwhat (do|should|can) i do\b/,
  /\b(police|cops|detective) want (me|to talk)\b.*\b(should|tomorrow|today)\b/,
  /\b(write|draft) (the|a|my|me a) (letter|complaint|motion|demand letter|contract) for me\b/,
  /\bwhat (do|should) i do\b.*\b(my (landlord|boss|case|kids?|lease|job|car|court)|evict\w*|arrested)\b/,
]

const CLOSE_ONE =
  '(ex|husband|wife|spouse|boyfriend|girlfriend|bf|gf|fiancee?|partner(?!.*\\b(deal|breach\\w*|contract|business|partnership)\\b)|dad|father|mom|mother|parents|stepdad|stepmom|stepfather|brother|son)'
const MINE = '(me|us|my (kids?|children|son|daughter|baby|mom|family))'
const FORCE = '(hurt|kill|hit|beat|shoot|stab|choke|strangle)'
/** Force that nobody tells of as an ordinary fact of a question: it's grave, it goes on, or it's still to come. */
const GRAVE = `(hits|beats|hurts|chok(es|ed|ing)|strangl(es|ed)|rap(es|ed)|abuses|stalks|(is|has been|keeps|keeps on) (hitting|beating|hurting|abusing|choking|threatening|stalking|punching|slapping|kicking)|(going|gonna|wants|will|tried|threaten(s|ed|ing))( to)? ${FORCE})`
/** Force of any kind. */
const ANY_FORCE = `(${GRAVE}|hit|beat|hurt|punch(ed|es)|slap(ped|s)|kick(ed|s)|shov(ed|es)|push(ed|es)|threw|burn(ed|s)|bit|abused|stalked|threaten(s|ed|ing)|hitting|beating|hurting|stalking|scares)`
const FRIGHT =
  '(scared|afraid|terrified|unsafe|not safe|safe|help|what (do|can|should) i do|where (to|(do|can|should) i|i (can|should)) go|again|keeps?|every|go home|leave|hide)'
/** Words of somebody whom one at home hurts; facts of a question end with the question, these go on. */
const AT_HOME: readonly RegExp[] = [
  new RegExp(`\\bmy ${CLOSE_ONE}\\b.*\\b${ANY_FORCE} ${MINE}\\b.*\\b${FRIGHT}\\b`),
  new RegExp(
    `\\bmy ${CLOSE_ONE}\\b(.*\\b(${GRAVE} ${MINE}|beat(s|ing)? me up)|( (?!(i|im|ive|ill)\\b)\\w+){0,6} end my life)\\b`,
  ),
  new RegExp(`\\bmy ${CLOSE_ONE} (is|has been|keeps) (being )?abusive\\b`),
  new RegExp(
    `\\b(im|i am|i feel) (so |really )?(scared|afraid|terrified|unsafe|not safe)\\b.*\\bmy ${CLOSE_ONE}\\b`,
  ),
  /\b(im|i am|i feel) (so |really )?(scared|afraid|terrified|unsafe|not safe)\b.{0,30}\b(at|in|to|go|going|be|come|comes|coming) (back )?(my own )?home\b/,
  /\bi(m| am) (being abused|in an abusive (relationship|marriage|home))\b|\b(im|i am|its?|it is|home is) (not|isnt) safe (at|to go) home\b/,
]
/** Force by one at home, told as a fact. */
const TOLD_FORCE = new RegExp(`\\bmy ${CLOSE_ONE}\\b.*\\b${ANY_FORCE} ${MINE}\\b`)
/** Words of a hypothetical; an exam or a question may stand in a cry for help. */
const HYPOTHETICAL =
  /\b(hypo\w*|fact pattern|in class|my (professor|prof|outline)|clients?|elements?|doctrine|duress|accident\w*)\b/
/** The law of force that is asked for by name. */
const ASKS_LAW =
  /\b(self ?defen[sc]e|deadly force|use force|testify|(is|was) (that|it|this) (an? )?(crime|assault|battery|tort))\b/

/** Whether a message is about legal trouble that is the player's own, which no study aid should answer. */
export const isOwnTrouble = (message: string): boolean => {
  const text = plain(message)
  return REAL.some((words) => words.test(text))
}

/** Facts in the first person; students tell a rule's facts this way too, so it says little alone. */
const FIRST_PERSON = /\b(i|im|ive|id|ill|my|me|mine|we|weve|our|us)\b/
/** A day that is near, as nobody names in a question of law. */
const NEAR_DAY =
  /\b(today|tonight|yesterday|tomorrow|right now|rn|this (morning|afternoon|evening|week|weekend|month)|(last|next) (night|week|weekend|month|mon|tues|wednes|thurs|fri|satur|sun)\w*|(mon|tues|wednes|thurs|fri|satur|sun)day|(days|weeks|months) (now|ago|left))\b/
/** A question about the next step, asked by people who must take it. */
const NEXT_STEP =
  /\b(what|who|where|how) (do|can|should|could|would|must) (i|we)\b|\b(can|could|should|may|must) (i|we)\b|\bdo (i|we) (have|need|owe|lose|get|still have)\b|\b(am|are) (i|we) (going|in trouble|liable|allowed|screwed)\b|\b(is (that|this|it)|are they) (even )?(legal|allowed)\b|\b(my|our) (options|rights|chances)\b|\bhelp( me| us)?$|\bplease\b/
/** Words of study: the facts are a hypothetical's. */
const OF_STUDY =
  /\b(class|professor|prof|exam|bar|mbe|essay|outline|hypo\w*|law school|clients?|question|answer|rule|doctrine|elements?|remember|memori[sz]e|mnemonics?)\b/

/** Whether a message is of somebody who isn't safe at home. */
export const isHurtAtHome = (message: string): boolean => {
  const text = plain(message)
  return !HYPOTHETICAL.test(text) && !ASKS_LAW.test(text) && AT_HOME.some((words) => words.test(text))
}

/** Whether a message tells of force by one at home. A rule is still told, and where to call is told beside it. */
export const tellsOfHurt = (message: string): boolean => {
  const text = plain(message)
  return !HYPOTHETICAL.test(text) && TOLD_FORCE.test(text)
}

/** People and papers of the law, without which a message that no rule fits may be about anything. */
const OF_LAW =
  /\b(landlord|leases?|evict\w*|courts?|judge|lawyer|attorney|police|cops?|arrest\w*|charge[ds]?|su(e|ed|ing)|lawsuit|fired|custody|divorce|ticket|dui|jail|prison|probation|warrant|debt|deposit|visa|deport\w*|foreclos\w*|bankrupt\w*|restraining order)\b/

/**
 * Whether the facts of a message may be the player's own. A rule is still told, and where to turn is told beside it;
 * without a rule (`isTold` is false) it takes a word of the law too.
 */
export function soundsOwn(message: string, isTold: boolean): boolean {
  const text = plain(message)
  if (!FIRST_PERSON.test(text) || OF_STUDY.test(text)) return false
  return (NEAR_DAY.test(text) || NEXT_STEP.test(text)) && (isTold || OF_LAW.test(text))
}

/** Words between another person and their deed, in which the player doesn't come up. */
const WITHOUT_ME = /(?: (?!(i|im|ive|ill|id|me|makes?)\b)\w+){0,5} /.source
/** Not of a deed by another: 'he was about to take my life'. */
const BY_ME = `(?<!\\b(he|hes|she|they|who|guy|man|woman|someone|attacker|robber|${CLOSE_ONE})${WITHOUT_ME})`
const MY_LIFE =
  /my (own )?life(?! (savings?|insurance|estate|tenan\w+|interest|policy|sentence|story|work)\b)/.source

/** Words of somebody who may be in danger from themselves. */
const DANGER: readonly RegExp[] = [
  /\b(i|im|ill) (want|wanna|going|gonna|might|am going|am gonna|could|should|just want|dont want|do not want|really want|keep wanting)( to)? (just )?(die|end it all|hurt myself|be alive|live anymore|disappear forever)\b/,
  /\b(want|wanna|going|gonna|thinking (about|of)|thoughts? (about|of)|feel like|about to|tried to|try to|urge to) (to )?((hurt|hurting|harm|harming|cut|cutting) my ?self|kms|end(ing)? it all|not exist(ing)?)\b/,
  /\b(kill|killing(?! myself (studying|working))|hang(ing)?|shoot(ing)?|drown(ing)?) my ?self\b/,
  new RegExp(`${BY_ME}\\b(end(ing)?|tak(e|ing)) ${MY_LIFE}\\b`),
  /\b(cut|cutting|hurt|hurting|harm|harming|burn|burning) my ?self (again|last night|tonight|on purpose|every)\b|^i(ve| have)?( just| been| keep| still)* (cut|cutting|hurting|harming|burning) my ?self\W*$/,
  /\b(id rather|hope (that )?i|wish i could) (just )?(be dead|die)\b|\blife (isnt|is not|aint|not|no longer) worth living\b|\b(easiest|painless|best|quickest|fastest) way to (die|commit suicide)\b|\bhow to commit suicide\b|^thoughts of suicide\b/,
  /\bi (just )?(overdosed|(took|swallowed) (too many|all (of )?(my|the)|(a|the) (whole |entire )?(bunch|lot|handful|bottle)( of)?)( \w+)? ?(pills|meds|medication|tylenol|advil))\b/,
  /\bbetter off (dead|without me)\b|\bwish (i|id) (was|were|wasnt|werent|had|wouldnt|never|could) ?(just |never )?(dead|alive|been born|born|wake up|die|disappear)\b|\b(want|wish|hope|wanna|pray|rather)\b( (?!(he|she|they|him|her)\b)\w+){0,4} (not|never|dont) wake up( again| tomorrow)?\W*$|\bno (point|reason|use) (in |to |of )?(me )?(living|live|being alive|be alive|going on living)\b|\bnothing (left )?to live for\b/,
  /\b(im|i am|i feel|feeling) suicidal\b|^(kill myself|suicide|suicidal|kms)\W*$|\b(i|im|ive)\b( (?!(help|assist|encourag|client|case|question|essay|someone|somebody|him|her|them)\w*\b)\w+){0,5} (about|of|commit|committing) suicide\b/,
  /\b(i|im|ive|my)\b( (?!(his|her|their|him|told|clients?|patients?)\b)\w+){0,6} suicidal thoughts\b|^((having|constant|these|the) ){0,2}suicidal thoughts\b/,
]
/** Words of somebody who may not want to live, if it isn't a place that they want to leave. */
const WEARY =
  /(^|\bi (just |really |honestly )?)(dont|do not|no longer) (just |really |even )?(want to|wanna|see why id|see a reason to) (be here|exist|wake up|be alive|stay alive|live|keep living|go on living)( any ?more| tomorrow)?\W*$|\bi (cant|dont want to|dont wanna) live like this( any ?more)?\W*$/
const OF_A_PLACE =
  /\b(guards?|door|store|detective|officers?|cops?|police|locked|blocked|landlord|apartment|heat|mold|roaches|rats|leak\w*|noise)\b/

const isDanger = (text: string): boolean =>
  DANGER.some((words) => words.test(text)) || (WEARY.test(text) && !OF_A_PLACE.test(text))

const STRESS =
  /\bi(m| am)? ?(so |really |super |too |just |completely |totally |feel |feeling |like |am )*(stressed|overwhelmed|burn(ed|t) out|exhausted|anxious|panicking|freaking out|stupid|dumb|hopeless|discouraged|drowning|a failure|an idiot|tired(?! of (?!this|it|all|study|trying|failing|everything))|worthless|depressed|defeated|giving up|quitting)\b|\bi (think i |just |really )*(should|might|am going to|gonna|want to|wanna|am thinking of|am about to) (just )?(quit(ting)?|give up|giving up|drop(ping)? out)\b|\bi( have|ve)?( just)? failed (the bar|it|this|again|twice)\b|\b(im|i am) (going to|gonna) fail\b|\bi (cant|dont think i can) (do this|take this|handle (this|it)|go on|keep up)\b|\b(quit|drop out of) law school\b|\bpanic attack\b|\bkeep getting (everything|them all|it all) wrong\b|\bcant (sleep|focus|breathe)\b.*\b(exam|bar|test|school|know nothing)\b|\bi know nothing\b|\bi want to (cry|give up|quit)\b/

/** How a message shows strain: danger, stress, or null for neither. */
export function strainIn(message: string): 'danger' | 'stress' | null {
  const text = plain(message)
  if (isDanger(text)) return 'danger'
  return STRESS.test(text) ? 'stress' : null
}

export const REAL_LIFE =
  'That sounds real, and I’m sorry you’re dealing with it. I can’t advise on your own situation, and I won’t guess how it comes out. A lawyer can. Try your state bar’s referral line, a law school clinic, or lawhelp.org for free legal aid. If anyone’s in danger, call 911. If it’s for class after all, name the rule and I’ll walk you through it.'

export const HURT_AT_HOME =
  'I’m so sorry. You deserve to be safe. If you’re in danger now, call 911. The National Domestic Violence Hotline is free, day and night: call 1-800-799-7233, or text START to 88788. They’ll help you make a plan and find a lawyer. When you’re safe, I’m here.'

/** Said beside a rule, where its facts may be the player's own. */
export const IF_OWN =
  'If this is happening to you, ask a lawyer. You’ll find free legal aid at lawhelp.org, and a referral line at your state bar. I only teach the rule.'

/** Said beside a rule, where its facts tell of force at home. */
export const IF_HURT =
  'If this is happening to you, call the National Domestic Violence Hotline at 1-800-799-7233, or text START to 88788. It’s free, day and night. If you’re in danger now, call 911.'

export const IN_DANGER =
  'I’m really glad you told me. Call or text 988 right now. It’s free, and someone’s there day and night. If you’re in danger this minute, call 911. The law can wait. If it’s for class, name the rule and I’ll help.'

export const STRESSED =
  'That’s a lot, and it’s common. It doesn’t mean you can’t do this. Take three slow breaths, then try five questions in your strongest subject, or rest. I’ll go over any miss with you. If it’s more than stress, you can call or text 988 in the US.'
