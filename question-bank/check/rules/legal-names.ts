/** Sums fixed by law, which an explanation may state though no fact of the stem does. */
export const LEGAL_AMOUNTS: readonly number[] = [75_000, 500, 5_000, 5_000_000, 1_000, 20, 1]

/**
 * Capitalised words of the law: institutions, sources, clauses, doctrines named after cases. Lower-cased.
 * A name here is never taken for a person whom the stem does not know.
 */
export const LEGAL_NAMES: ReadonlySet<string> = new Set(
  (
    'act acts amendment amendments american appeals article articles attorney bankruptcy bar bill branch bureau chapter ' +
    'circuit civil clause clauses code commerce commission common community confrontation congress congressional ' +
    'constitution constitutional contracts council court courts criminal department district due eighth eleventh ' +
    'english equal erie establishment evidence executive exclusion exercise fair federal fifteenth fifth first ' +
    'fourteenth fourth free full general government guarantee house housing immunities immunity indian internal ' +
    'interstate judge judges judgments judicial judiciary jury justice justices law laws legislature mann ' +
    'model monday ninth tuesday wednesday thursday friday saturday sunday national necessary ' +
    'parliament penal petition points practice president privilege privileges procedure process proper property ' +
    'protection public reconstruction religion religious report republican reserve restatement restatements revenue ' +
    'rights rule rules second secretary section sections senate seventh service services servitudes sixth speech spending ' +
    'state states statute statutes supremacy supreme takings tax taxing tenth third thirteenth title torts treaty ' +
    'trust twelfth twenty uniform union united vesting war wills force faith credit double jeopardy search seizure ' +
    'january february march april may june july august september october november december ' +
    'alford batson blockburger brady brandenburg bruton burford carroll chevron colorado conley crawford daubert ' +
    'dillon dram edwards enmund faretta franks frye gideon giglio giles graham hadley hillmon howey hunt ' +
    'jackson jencks katz klaxon kovel lemon leon massiah mathews mcnaghten milkovich miranda moorman mottley naghten neil ' +
    'noerr nollan dolan oakes parklane pennoyer penn central pickering pike pinkerton pullman pullman rooker feldman ' +
    'seibert sierra shelley shepard strickland sullivan tarasoff terry tinker twombly iqbal upjohn wade wharton ' +
    'worthier younger zippo grable hanna byrd guaranty semtek ford daimler goodyear bristol asahi burnham mullane ' +
    'gibbs celotex anderson matsushita lochner lopez morrison raich printz dole youngstown humphrey myers ' +
    'plyler casey romer lawrence obergefell smith sherbert yoder employment ' +
    'garn germain english american anglo latin model torrens baltimore hobson peerless sherwood walker ' +
    'jacob hawkins lumley lingle midland drennan ucc fre frcp frap mpc usc cisg esi jmol smj ' +
    'garrity boyd bruen aguilar spinelli gates gant quarles elstad patane harris apprendi witherspoon ' +
    'hearsay god english sherman learned hand palsgraf polemis wagon rylands fletcher summers tice sindell ybarra ' +
    'times gertz hustler falwell cox dun bradstreet firefighter'
  ).split(/\s+/),
)
