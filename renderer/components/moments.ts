/** Instants of the server in the reader's own time zone. */
export { dayText, momentText } from '#protocol/figures.ts'
