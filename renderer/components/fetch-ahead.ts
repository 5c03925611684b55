/** A handler that fetches code likely to be wanted next. Failing is nothing: it is asked for again when it is wanted. */
export const fetchAhead = (load: () => Promise<unknown>) => (): void => {
  load().catch(() => undefined)
}
