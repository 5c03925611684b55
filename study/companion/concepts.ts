import type { Subject } from '#rules/subjects.ts'

/** Something that elements of many rules turn on, and the everyday words by which a student tells a fact of it. */
export interface Concept {
  /** the subjects in which an element means it; all where none is named */
  within?: readonly Subject[]
  /** how an element names it */
  element: RegExp
  /** how a fact of it sounds; both are matched on plain text */
  fact: RegExp
  /** what is said where no fact goes to it */
  missing: string
}

const UNITS = '(minutes?|hours?|hrs?|days?|weeks?|months?|years?|yrs?)'

/** Everyday words stay apart from terms of art: who names a doctrine tells no fact. */
export const CONCEPTS: readonly Concept[] = [
  {
    element:
      /\b(intent|intentional(ly)?|purpose|purposeful(ly)?|willful|scienter|premeditation|deliberate(ly|d)?|recklessness|mental state|malice|guilty mind|conscious disregard)\b/,
    fact: /\b(on purpose|(didnt|did not|never)? ?(mean|meant) to|meant (it|for)|wanted to|intend(ed|s)|intentionally|deliberately|plann(ed|ing)|(by|on|an) accident|accidentally|by mistake|as a (joke|prank)|joking|prank|trying to|tried to|to scare|to get back at|out of spite|aimed|to steal)\b/,
    missing: 'I don’t see what anyone meant to do.',
  },
  {
    element:
      /\b(notice|knowledge|knows?|known|knowable|knew|knowing(ly)?|aware|awareness|should have known|reason to know|informed|warnings?|disclosure|appreciation|perception|perceived|presence|presence and perception)\b/,
    fact: /\b(knew|knows|know (about|it|that)|aware|notic(ed|ing)|saw|see it|seen|watch(ed|ing)|heard|told|tells|warned|warning|sign (said|says)|found out|no (idea|clue|warning)|(didnt|did not|never) (know|knew|see|saw|hear|heard|tell|told|warn|warned|mention|read|realize)|secret(ly)?|realized|asleep|passed out|unconscious|read(ing)? (him|her|them|me|any|his|her)|recorded)\b/,
    missing: 'I don’t see who knew what, or when.',
  },
  {
    element: /\b(writing|written|signed|papers?|instrument|deed|recording or photograph|express terms?)\b/,
    fact: /\b(wrote|written|writing|sign(ed|s|ing)|paper(work)?|e-?mail(ed)?|text(ed|s)?|letters?|note|oral(ly)?|verbal(ly)?|handshake|shook hands|(on|over) the phone|napkin|fax(ed)?|deed|contract says|document|photo(s|graph)?|video|recording)\b/,
    missing: 'I don’t see whether anything was put in writing.',
  },
  {
    element:
      /\b(consent|permission|hostile|adverse|willingness|without asking|waiver|license|privilege|voluntary presence|against the will|valid consent|agreement|assents?|acceptance|accepted|agreed)\b/,
    fact: /\b(agree[ds]?|said (yes|yeah|no|ok|okay|sure|i could|he could|she could|we could|they could)|a yes|permi(ssion|tted)|(let|lets|letting) (him|her|me|us|them|the|my|his)|allowed|invit(ed|es)|without (asking|permission|anyone|telling|his|her|their|my)|never asked|(didnt|did not) ask|refused|told (him|her|them|me) (no|not|to leave|to stop)|asked (him|her|them|me) to (leave|stop)|accept(ed|s)|deal|shook hands|gave (him|her|me|them) the keys)\b/,
    missing: 'I don’t see whether anyone agreed to it.',
  },
  {
    element:
      /\b(days?|years?|period|continuous(ly)?|timely|in time|reasonable time|time to cool|cooled|immediately|ninety|thirty|twenty|prompt(ly|ness)?|lapse|still under stress|during|while fresh|near the time|date|duration|delay|length|uniform|regular(ly|ity)?)\b/,
    fact: new RegExp(
      `\\b(\\d+|one|two|three|four|five|six|ten|a few|several|half an|an?) ?${UNITS}\\b|\\bfor (${UNITS}|decades|ages|long)\\b|\\b(for|since) (years|months|weeks|days|decades|ages|19\\d\\d|20\\d\\d|january|february|march|april|may|june|july|august|september|october|november|december)\\b|\\b(the )?(next|following|same) (morning|day|week|month|year|night)\\b|\\b(right|just|immediately|minutes|hours|days|weeks|months|years) (after|before|later)\\b|\\b(later|already|too late|deadline|every (day|night|week|time|morning)|always|right away|still|yesterday|on (mon|tues|wednes|thurs|fri|satur|sun)day|midnight)\\b`,
    ),
    missing: 'I don’t see when, or for how long.',
  },
  {
    within: ['Criminal Law/Procedure', 'Torts'],
    element:
      /\b(force|contact|touch(ing|ed)?|batter(y|ed)|physical|voluntary act|outrageous|intrusion|severity)\b/,
    fact: /\b(shov(ed|es)|push(ed|es)|punch(ed|es)?|hit(s|ting)?|slap(ped|s)?|kick(ed|s)?|grab(bed|s)?|yank(ed|s)?|spit|spat|threw|tackl(ed|es)|chok(ed|es)|stab(bed|s)?|shot|bit(es)?|kiss(ed|es)?|touch(ed|es)?|grop(ed|es)|pulled|dragg(ed|s)|struck|knocked|beat|cut|poked|tripped|held (him|her|me|them)|knife|gun|bat)\b/,
    missing: 'I don’t see what was done to anyone.',
  },
  {
    within: ['Criminal Law/Procedure', 'Torts', 'Contracts'],
    element:
      /\b(threats?|imminent|fear|apprehension|immediate fear|danger|endangered|coercion|pressure|provocation|passion|overcame|duress|serious harm|deadly)\b/,
    fact: /\b(threat(en(ed|s|ing)?)?|scared|afraid|terrified|or (ill|else|hed|shed|theyd)|(said|told \w+) (hed|shed|theyd|he would|she would|they would)|swung|pointed|raised|lunged|charged|came (at|after) (me|him|her|us|them)|about to|gun|knife|bat|break (your|his|her|my) \w+|kept (him|her|me|them) (up|awake)|attack(ed|ing)?|cheat(ed|ing)|in bed with|missed|shot|stab(bed)?)\b/,
    missing: 'I don’t see what anyone was threatened with.',
  },
  {
    within: ['Criminal Law/Procedure', 'Torts'],
    element:
      /\b(confine(ment|d)?|restrain(t|ed)?|barrier|refusal of release|custody|arrest(ed)?|seized|detention|movement or hiding|hiding|bounds)\b/,
    fact: /\b(lock(ed|s)?|cuff(ed|s)?|handcuff(ed|s)?|(couldnt|could not|cant|cannot|wouldnt let (\w+ ){1,3}) ?(leave|get out|go)?|trapped|held|kept (him|her|me|them|the|a) (in|there|inside)|blocked|stuck in|tied (him|her|me|them|up)|in the (trunk|backseat|back of)|arrest(ed|s)?|pulled (him|her|me|us|them)? ?over|free to (go|leave)|at the station|took (my|his|her|their) (keys|phone|car keys))\b/,
    missing: 'I don’t see what kept anyone from leaving.',
  },
  {
    element:
      /\b(value|price|pa(y|id|yment)s?|considerations?|sum|amount|debt|money|rent|deposit|pecuniary|loss|profits?|costs?|damages)\b/,
    fact: /\b(pa(y|id|ys|ying)|bought|buys?|purchas(ed|es)|sold|sells?|for free|gift|gave|inherited|dollars?|bucks|grand|\d+k|thousand|million|cash|deposit|down payment|refund|owe[ds]?|rent|loan(ed)?|cost(s)?|lost (money|profits?|sales|customers|my job|his job|her job)|\$ ?\d+|for \d{2,})\b|\$\d/,
    missing: 'I don’t see what was paid or lost.',
  },
  {
    within: ['Criminal Law/Procedure', 'Real Property', 'Evidence', 'Torts', 'Contracts'],
    element: /\b(death|kill(ed|ing)?|murder|human being|dying|homicide|unavailable|unavailability)\b(?!ly)/,
    fact: /\b(died|dies|die|kill(ed|s)?|dead|death|murdered|shot|stabb(ed|ing)|strangled|drowned|heart attack|moved away|cant be found|disappeared|recovered)\b/,
    missing: 'I don’t see whether anyone died, or is gone.',
  },
  {
    element:
      /\b(harm(ful|ed|s)?|injur(y|ed|ies)|hurt|distress|symptoms|defect|use was substantially impaired|unfit|lessened|special damages|worse|seriousness)\b/,
    fact: /\b(hurt(s|ing)?|injur(y|ed|ies)|brok(e|en)|burn(ed|t|s)?|bruis(e|ed|es)|bleeding|hospital|sick|ruined|wrecked|smash(ed|es)?|damag(e|ed)|crash(ed|es)?|fell|slipped|therapy|nightmares|cant sleep|couldnt sleep|depress(ed|ion)|panic attacks?|breakdown|fire|explod(ed|es)|bit(ten)?|lost (a|an|his|her|my|their) (finger|eye|leg|arm|hand|foot|baby|job)|collapsed|leak(s|ed|ing)?|mold|rats|no (heat|water|hot water|injury|damage)|nothing (got|was) (damaged|broken)|not a scratch|scar(red)?|destroyed)\b/,
    missing: 'I don’t see who or what was harmed.',
  },
  {
    within: ['Criminal Law/Procedure', 'Constitutional Law'],
    element: /\b(government(al)?|officials?|police|state actor|the state or its agent|the prosecution)\b/,
    fact: /\b(cops?|police|officers?|detectives?|sheriff|troopers?|fbi|dea|agents?|city|county|public school|undercover|mayor|prosecutor|da)\b/,
    missing: 'I don’t see whether the police or government took part.',
  },
  {
    within: ['Criminal Law/Procedure'],
    element: /\b(questioning|interrogation|questions|functional equivalent|drew out statements)\b/,
    fact: /\b(asked (where|what|who|how|why|him|her|me|if|about)|question(ed|ing)|interrogat(ed|ing|ion)|grill(ed|ing)|interview(ed)?|confess(ed)?|told the (cop|police|officer|detective)s?)\b/,
    missing: 'I don’t see who asked what.',
  },
  {
    within: ['Criminal Law/Procedure', 'Real Property', 'Torts'],
    element:
      /\b(dwelling|home|house|entry|enter(ed)?|breaking|structure|protected property|intruded|land|possession|possess(or)?|premises)\b/,
    fact: /\b(house|apartment|apt|home|window|door|garage|cabin|trailer|shed|yard|lawn|field|porch|driveway|fence|farm(ed)?|lot|strip|broke in(to)?|br[eo]ak(s|ing)? in(to)?|entered|climbed|walked (in|into|onto|across)|snuck|sneak(s|ed)?|moved in|lives? (there|in)|living there|lease|backpack|purse|car|bag|pocket)\b/,
    missing: 'I don’t see what place it was, or who held it.',
  },
  {
    within: ['Criminal Law/Procedure'],
    element: /\b(night)\b/,
    fact: /\b(at night|midnight|\d ?am|after dark|in the dark|last night|middle of the night|noon|daytime|broad daylight)\b/,
    missing: 'I don’t see what time of day it was.',
  },
  {
    within: ['Criminal Law/Procedure', 'Torts'],
    element:
      /\b(tak(ing|en)|conversion by|control|larceny|stolen|custody, possession or title|carrying|movement|use of identity)\b/,
    fact: /\b(took|tak(es|ing|en)|stole|steal(s|ing)?|stolen|swip(ed|es)|snatch(ed|es)?|pocketed|shoplift(ed|ing)?|ran off with|drove off|borrow(ed|s)?|kept|keeps|wallet|purse|got the)\b/,
    missing: 'I don’t see what was taken, or from whom.',
  },
  {
    element:
      /\b(false(ly|hood)?|falsity|truth|fraud(ulent)?|lie|misrepresentation|assertion not in accord|representation)\b/,
    fact: /\b(lied?|lies|lying|liar|(its|it was|thats|was|is) (not true|true|false|a lie|made up)|untrue|made (it|that|this) up|fak(e|ed)|pretend(ed|ing)|swore|claimed|scam(med)?|tricked|conned|hid|cover(ed)? up|never (told|mentioned|said)|turns out|turned out)\b/,
    missing: 'I don’t see whether it was true.',
  },
  {
    element: /\b(reliance|relied|induced|believ(ed|es)|belief|reasonable belief|justified)\b/,
    fact: /\b(rel(y|ied|ying) on|believ(ed|es|ing)|trust(ed|ing)|thought|counting on|because (he|she|they|i) (said|told|promised)|so (i|he|she|they|we) (quit|bought|sold|moved|signed|paid|built|hired|shot|turned down)|fell for)\b/,
    missing: 'I don’t see what anyone relied on or believed.',
  },
  {
    within: ['Contracts', 'Evidence', 'Torts'],
    element:
      /\b(third person|published|publication|publicity|proper audience|communicated|offeree|communication)\b/,
    fact: /\b(posted|post(s)?|e-?mail(ed|s)?|text(ed|s)?|tweet(ed)?|facebook|instagram|(told|telling) (everyone|everybody|people|my|his|her|the|him|them)|announced|newspaper|whole (office|class|town|team)|in front of|overheard|group chat|to my face|mailed|called|said to|flyers?|online|lawyer|therapist|shared)\b/,
    missing: 'I don’t see who was told.',
  },
  {
    within: ['Torts'],
    element: /\b(defamatory|reputation|of and concerning|slander per se|identity)\b/,
    fact: /\b(thief|steals?|stole|cheat(er|s|ed)?|crook|drunk|addict|std|slept with|affair|liar|fraud|pervert|rapist|criminal|incompetent|fired|by name|my name|picture of me)\b/,
    missing: 'I don’t see what the words said about anyone.',
  },
  {
    within: ['Evidence'],
    element: /\b(statement|assertion|words|utterance|impression|declarant|describ(es|ing)|testimon(y|ial))\b/,
    fact: /\b(said|says|saying|told|tells|yell(ed|s|ing)|scream(ed|s|ing)|shout(ed|s)?|whisper(ed|s)?|wrote|text(ed|s)?|e-?mail(ed)?|blurted|testif(ied|ies)|nodded|pointed|voicemail|911|claimed|posted)\b/,
    missing: 'I don’t see who said what, or where.',
  },
  {
    within: ['Evidence'],
    element: /\b(startling event|event|stress)\b/,
    fact: /\b(crash(ed)?|accident|explosion|shooting|fire|robbery|attack(ed)?|shaking|crying|hysterical|sobbing|panick(ed|ing)|in shock|freaking out|calm(ed)?( down)?)\b/,
    missing: 'I don’t see what had just happened.',
  },
  {
    within: ['Evidence'],
    element: /\b(diagnosis|treatment|symptoms|history|inception)\b/,
    fact: /\b(doctors?|doc|nurse|er|paramedics?|emt|hospital|therapist|counselor|shrink|ambulance|pain|hurts?|ache[sd]?|dizzy|fell|treat(ed|ment)|prescri(bed|ption))\b/,
    missing: 'I don’t see whether it was for treatment.',
  },
  {
    within: ['Evidence', 'Criminal Law/Procedure'],
    element: /\b(lawyer|attorney|counsel|legal advice|in confidence|confidential)\b/,
    fact: /\b(lawyers?|attorneys?|public defender|paralegal|in private|alone|in a (crowded|busy|packed|public)|in front of|overheard|cc(ed|d)?|my (friend|mom|dad|wife|husband) was there|door (was )?(open|closed|shut))\b/,
    missing: 'I don’t see who was in on the conversation.',
  },
  {
    within: ['Contracts'],
    element: /\b(offers?|promis(e|es|ed)|commitment|undertaking|bargain|contract|definite|terms)\b/,
    fact: /\b(offer(ed|s)?|promis(e|ed|es)|(said|told \w+|text(ed)? \w+( \w+)?) (id|hed|shed|theyd|ill|i would|he would|she would|they would)|id (sell|buy|pay|give)|ill (sell|buy|pay|give)|will (pay|sell|buy|give)|advertis(ed|ement)|reward|quot(e|ed)|estimate|bid|contract says|\$\d+|for \d{2,})\b/,
    missing: 'I don’t see what was promised, in what terms.',
  },
  {
    within: ['Contracts'],
    element:
      /\b(revocation|rejection|counteroffer|dispatch|receipt|power of acceptance|still open|mirror image)\b/,
    fact: /\b(mail(ed)?|sent|called it off|take[sn]? it back|took (it|the offer) back|chang(ed|es) (his|her|their|my) mind|withdr(ew|awn)|turned (it|him|her|me) down|said no|counter(ed|offer)|already sold|back out|backed out|only if|instead|replied)\b/,
    missing: 'I don’t see whether the offer was still open.',
  },
  {
    within: ['Criminal Law/Procedure', 'Contracts', 'Torts', 'Real Property'],
    element:
      /\b(minority|minor|age|guardianship|mental illness|intoxication|incapacity|capacity|drink|mental disease|child)\b/,
    fact: /\b((\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen) ?-?(years?|yrs?|yo|yr)( |-)?old|\d+ ?yo|kid|teen(ager)?|minor|child|drunk|high|wasted|hammered|dementia|alzheimers|schizophren\w+|hearing voices|mental(ly)?( ill)?|senile|fake id|blackout)\b/,
    missing: 'I don’t see anyone’s age or state of mind.',
  },
  {
    within: ['Contracts'],
    element:
      /\b(disaffirmance|disaffirm|ratification|return of what remains|necessaries|rescission|restitution)\b/,
    fact: /\b(wants? (his|her|my|their|the) money back|money back|return(ed)? (it|the)|give(s)? it back|crash(ed)? it|wrecked it|sold it|turned 18|kept (it|paying|using|driving)|food|rent|refund|cancel(ed|led)?)\b/,
    missing: 'I don’t see what became of the bargain.',
  },
  {
    within: ['Real Property'],
    element: /\b(owner|actual and open|actual possession|open and notorious|excludes|visible|apparent)\b/,
    fact: /\b(farm(ed|s|ing)?|fenc(e|ed)|built|mow(ed|s|ing)?|planted|parked|live[sd] (there|on|in)|using|used|could see|everybody (knew|could)|in plain sight|openly|hidden|secretly|drives? (over|across)|pav(ed|es))\b/,
    missing: 'I don’t see how the land was used.',
  },
  {
    within: ['Real Property'],
    element: /\b(both parcels|divided|division|no access|necessity|dominant|servient|parcel|landlocked)\b/,
    fact: /\b(split|divid(ed|es)|subdivid(ed|es)|sold (off )?(the )?(back|front|half|part|lot)|landlocked|(only|no) (way|road|path) (out|in|to)|driveway|shortcut|back (half|lot)|no (road )?access)\b/,
    missing: 'I don’t see how the land was divided.',
  },
  {
    within: ['Real Property'],
    element: /\b(record(ed|ing)?|docketed|index|first)\b/,
    fact: /\b(record(ed|s|ing)?|filed (it|the deed)|county|courthouse|registered|first|before (me|him|her|i|he|she))\b/,
    missing: 'I don’t see who recorded, or when.',
  },
  {
    within: ['Real Property'],
    element: /\b(deliver(y|ed)|intent to pass|power kept|escrow|acceptance, presumed)\b/,
    fact: /\b(drawer|safe( deposit)?|desk|hand(ed|s) (him|her|me|it|the|over)|gave (him|her|me|the|it)|kept (it|the)|when i die|after i die|till i die|escrow|mailed|its yours|put (it|the deed))\b/,
    missing: 'I don’t see what became of the deed.',
  },
  {
    within: ['Real Property'],
    element: /\b(landlord|tenant|lease|cure|habitability|relet|abandoned|expelled)\b/,
    fact: /\b(landlords?|tenants?|lease|heat|leak(s|ing)?|roof|mold|rats|roach(es)?|lock(s|ed) (changed|me out)|moved out|evict(ed)?|repair(s|ed)?|fix(ed)?|still living there|no (heat|water|power|electricity))\b/,
    missing: 'I don’t see what the landlord or tenant did.',
  },
  {
    within: ['Torts'],
    element: /\b(employee|right to control|in scope|employer|hirer|manner of work|within scope|agent)\b/,
    fact: /\b(employee|works? (for|at)|driver|boss|on the (clock|job)|at work|off duty|on (his|her) (way|break|lunch|shift|route)|deliver(y|ing|ies)|company (car|truck|van)|uber|contractor|hired|shift|errand|his own (tools|hours)|worker)\b/,
    missing: 'I don’t see who worked for whom, or on what errand.',
  },
  {
    within: ['Torts', 'Criminal Law/Procedure'],
    element:
      /\b(negligen(ce|t)|unreasonabl[ey]|care(less)?|reasonable care|precaution|breach|reasonable steps|tort by|risk)\b/,
    fact: /\b(ran (a|the) (red|stop|light)|speed(ing|ed)|texting|drunk|asleep at|forgot|careless(ly)?|didnt (look|check|fix|clean|bother|stop)|never (checked|fixed|looked|cleaned)|left (the|it|a|his|her) \w+|distracted|on (his|her|my) phone|wet floor|spill(ed)?|unlocked|ignored|reckless(ly)?|helmet|seat ?belt|jaywalk(ed|ing)|fireworks?|explosives|blasting)\b/,
    missing: 'I don’t see what was done carelessly.',
  },
  {
    within: ['Torts'],
    element: /\b(wild|domestic|animal|abnormal danger|trait)\b/,
    fact: /\b(dog|cat|tiger|lion|bear|snake|horse|bull|monkey|pit ?bull|puppy|bit(ten|es|e)?( (someone|people|two|a kid))?( before)?|growl(s|ed)|pet)\b/,
    missing: 'I don’t see what the animal was like before.',
  },
  {
    within: ['Torts', 'Evidence'],
    element: /\b(relation|presence|bystander|direct victim|spouse|marriage|married|close)\b/,
    fact: /\b(mom|mother|dad|father|son|daughter|wife|husband|brother|sister|kid|child|fianc\w+|girlfriend|boyfriend|married|divorced|grand(ma|pa|mother|father)|watched|right there|stranger)\b/,
    missing: 'I don’t see how the people are related.',
  },
  {
    within: ['Criminal Law/Procedure'],
    element: /\b(beyond preparation|overt act|act beyond|preparation|not complete|crime is not complete)\b/,
    fact: /\b(bought (the|a|masks?|rope)|caught (him|her|them|me)|outside the|waiting (outside|for)|drove (to|by)|scop(ed|ing) out|before (he|she|they|i) (went|could|got|did)|pulled the trigger|empty|showed up|with a (mask|gun|knife|rope)|chickened out|ran away)\b/,
    missing: 'I don’t see how far anyone got.',
  },
  {
    within: ['Criminal Law/Procedure'],
    element: /\b(felony|crime|offense|attempted crime|aid|encouragement|request, urging)\b/,
    fact: /\b(robb(ed|ing|ery|er)|rob|burglar(y|ized)?|arson|drug deal|stole|lookout|getaway|helped|drove the|gave (him|her|them) (a|the) (gun|keys|ride)|hired|dared|kidnapp(ed|ing)|break(ing)? in|broke in)\b/,
    missing: 'I don’t see what crime was under way.',
  },
  {
    within: ['Criminal Law/Procedure', 'Torts'],
    element:
      /\b(proportionate|no greater than needed|force needed|aggressor|withdrew|retreat|deadly force)\b/,
    fact: /\b(shot|shoot|stabb(ed|ing)|gun|knife|bat|started (it|the fight)|threw the first|backed (off|away)|ran|walked away|in (my|his|her|their) (own )?(house|home)|came at|unarmed|kept (hitting|kicking|punching))\b/,
    missing: 'I don’t see who started it, or how far it went.',
  },
  {
    within: ['Civil Procedure'],
    element: /\b(availed|forum|contacts|domicile|citizenship|at home|resides|district)\b/,
    fact: /\b((in|from|to|at|into) (alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|new \w+|(north|south|west) \w+|ny|nyc|la)|moved (to|away)|lives? in|lived in|shipped|website|vacation|flying|out of state|incorporated|headquarters?|hq|born in)\b/,
    missing: 'I don’t see which states people and acts belong to.',
  },
  {
    within: ['Civil Procedure'],
    element:
      /\b(summons|complaint|served|right person|pleadings?|filed|failed to plead|answer is due|entry of default|default judgment)\b/,
    fact: /\b(summons|papers|complaint|serv(ed|er)|sued|filed|(never|didnt) (answer(ed)?|respond(ed)?|show(ed)? up)|left (it|them|the summons|the papers)|front door|clerk|showed up|ignored)\b/,
    missing: 'I don’t see what was filed or served.',
  },
  {
    within: ['Evidence'],
    element: /\b(a measure|remedial|would have made|less likely|injury in suit)\b/,
    fact: /\b((put|installed|added|fixed|replaced|repaired|changed|redesigned|fired)( \w+){0,4}|a (day|week|month) (after|later)|after (he|she|they|the|i) (slipped|fell|got hurt|accident|crash))\b/,
    missing: 'I don’t see what was changed after the injury.',
  },
  {
    within: ['Contracts'],
    element: /\b(agreed sum|liquidated|for breach)\b/,
    fact: /\b((per|for every|each|a) (day|week|month)( late)?|penalty|fee|forfeit|deposit|contract says)\b/,
    missing: 'I don’t see what sum was agreed.',
  },
]
