const TABS = ['mastery', 'subtopics', 'performance', 'history', 'analytics'] as const

export type StatsTab = (typeof TABS)[number]

/** What one's own page opens at (spec section 2). */
export const DEFAULT_TAB: StatsTab = 'subtopics'

/** The tab an address asks for; an unknown one is the default. */
export const tabIn = (asked: string | null): StatsTab => TABS.find((tab) => tab === asked) ?? DEFAULT_TAB
