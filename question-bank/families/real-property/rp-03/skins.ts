import type { SeveranceSkin } from './facts.ts'

type Names = 'grantor' | 'actor' | 'other' | 'third' | 'outsider' | 'heir'

/** Names in the order grantor, actor, other, third, outsider, heir. */
function skin(id: string, names: string, rest: Omit<SeveranceSkin, 'id' | 'fixes' | Names>): SeveranceSkin {
  const [grantor = '', actor = '', other = '', third = '', outsider = '', heir = ''] = names.split(' ')
  return { id, fixes: {}, grantor, actor, other, third, outsider, heir, ...rest }
}

/** Nine properties and the people who own them together. */
export const skins: readonly SeveranceSkin[] = [
  skin('lake-cabin', 'Hollis Nadia Lucía Renée Brandt Emil', {
    land: 'a lakeside cabin',
    tie: 'two cousins',
    ties: 'three cousins',
    hope: 'a year of medical study',
    sum: '$80,000',
    uses: ['the cabin in summer', 'the cabin in winter'],
  }),
  skin('print-shop', 'Okonjo Walter Anselm Priya Delacroix Joan', {
    land: 'a brick building on Canal Street',
    tie: 'partners in a print shop',
    ties: 'partners in a print shop',
    hope: 'a digital press',
    sum: '$125,000',
    uses: ['the ground floor', 'the upper floors'],
  }),
  skin('farm', 'Marguerite Tobias Hannah Leif Okafor Simone', {
    land: 'an eighty-acre hay farm',
    tie: 'brother and sister',
    ties: 'siblings',
    hope: 'a daughter’s wedding',
    sum: '$96,000',
    uses: ['the eastern fields', 'the western fields'],
  }),
  skin('row-house', 'Castellan Mireille Odette Farid Lindqvist Bruno', {
    land: 'a row house near the harbor',
    tie: 'two retired nurses',
    ties: 'retired nurses',
    hope: 'a voyage around the world',
    sum: '$140,000',
    uses: ['the lower apartment', 'the upper apartment'],
  }),
  skin('workshop', 'Everett Kofi Stefan Ayumi Marchand Lydia', {
    land: 'a boatbuilding workshop with its slipway',
    tie: 'two boatbuilders',
    ties: 'boatbuilders',
    hope: 'a new steam crane',
    sum: '$62,000',
    uses: ['the workshop on weekdays', 'the workshop on weekends'],
  }),
  skin('vineyard', 'Thibault Ingrid Paolo Suri Hathaway Clement', {
    land: 'a terraced vineyard',
    tie: 'two old friends',
    ties: 'old friends',
    hope: 'a stake in a restaurant',
    sum: '$210,000',
    uses: ['the upper terraces', 'the lower terraces'],
  }),
  skin('duplex', 'Winslow Deirdre Callum Noor Vasquez Agnes', {
    land: 'a duplex beside the college',
    tie: 'an aunt and her nephew',
    ties: 'relatives',
    hope: 'heart surgery abroad',
    sum: '$110,000',
    uses: ['the north unit', 'the south unit'],
  }),
  skin('woodlot', 'Abernathy Rashid Greta Olu Pemberton Celeste', {
    land: 'two hundred acres of standing timber',
    tie: 'neighbors who managed it together',
    ties: 'neighbors who managed it together',
    hope: 'a portable sawmill',
    sum: '$75,000',
    uses: ['the hunting there', 'the timber thinnings'],
  }),
  skin('theater', 'Lombardi Yvette Marcus Delphine Stanhope Ivo', {
    land: 'a small theater on the square',
    tie: 'a director and a composer',
    ties: 'members of one company',
    hope: 'a touring production',
    sum: '$185,000',
    uses: ['the theater for rehearsals', 'the theater for concerts'],
  }),
]
