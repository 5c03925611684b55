/** '1 day', '7 days'. */
export const daysText = (days: number): string =>
  `${days.toLocaleString('en')} ${days === 1 ? 'day' : 'days'}`

/** A UTC date (yyyy-mm-dd) in words: '20 November 2026'. */
export const dateText = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })

/** '37.5%', and no decimals where there are none. */
export const percentText = (percent: number): string => `${Number(percent.toFixed(1))}%`
