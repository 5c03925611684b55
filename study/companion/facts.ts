import { plain } from '#rules/asking/words.ts'

/** Characters of a fact that are quoted. */
const QUOTED = 100
/** Words a clause needs to tell of something that happened. */
const FEWEST = 2
/** Facts that are weighed: more of them say the same again. */
const MOST = 8

/** Where one thing told ends and another begins. */
const SEAMS =
  /[.,;:!?\n]+(?=\s|$)|\s[-–—]+\s|\s+(?:but|then|so|because|bc|cuz)(?=\s)\s+|\s+and (?=(?:he|she|they|it|we|i|you|the|then|a|an|was|got|now|my|his|her|is|did|wants?|moved|told|paid|hit|ended|took|asked|found|sold|said|bought|nothing|everybody|everyone|nobody|\w{3,}ed)\b)/gi

/** A clause that asks, and tells nothing. */
const ASKS =
  /^(what|who|whom|whose|which|when|where|why|how|does|do|did|is|isnt|are|arent|can|cant|could|should|shouldnt|would|will|must|may|has|have|am|explain|define|compare|tell me|give me|difference|elements|rule)\b|\b(liable|allowed|admissible|a tort|a crime|sue|guilty|enforceable|binding|legal|valid)$/

/** A clause that tells of people and what they did. */
const TELLS =
  /\b(i|he|she|they|we|it|my|his|her|their|him|them|me|us|our|guy|dude|someone|somebody|nobody|everybody|cops?|officer|buddy|friend|mom|dad|kid|boss|neighbor|seller|buyer|store|owner|driver|landlord|tenant|\w{2,}ed|was|were|had|got|said|told|took|threw|bit|hit|ran|left|went|came|broke|sold|bought|paid|kept|held|shot|cut|put|hid|made|gave|saw|knew|fell|drove|wrote|swung|stole|sent|lied|died|says|no|never|nothing|still|lives?|living)\b/

const LEADS =
  /^(what if|how about|what about|suppose( that)?|say( that)?|lets say|and|but|so|like|or|then|ok|okay|even if|assuming)\s+/i

/** In a question, the facts come after such a word: 'is it battery if he only spat?' */
const GIVEN = /\b(?:if|when|because|after|since)\s+(.*)$/i

/** Returns the facts in a part of a message; a question is read from where its facts begin. */
function toldIn(part: string): string {
  const bare = part.replace(/\s+/g, ' ').trim().replace(LEADS, '')
  return ASKS.test(plain(bare)) ? (GIVEN.exec(bare)?.[1] ?? '') : bare
}

/** The facts a message tells, in its own words: no questions, no names of rules. */
export function factsIn(message: string): string[] {
  return message
    .split(SEAMS)
    .map(toldIn)
    .filter((part) => {
      const text = plain(part)
      return text.split(' ').length >= FEWEST && !ASKS.test(text) && TELLS.test(text)
    })
    .slice(0, MOST)
    .map((part) => (part.length > QUOTED ? `${part.slice(0, QUOTED).replace(/\s+\S*$/, '')}…` : part))
}
