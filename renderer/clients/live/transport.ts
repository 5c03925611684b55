/** The events of the wire under a link. */
export interface TransportEvents {
  opened(): void
  received(text: string): void
  /** `code` is a WebSocket close code; 1006 when the wire gave none. */
  closed(code: number): void
}

/** One open wire: a browser's socket, or the desktop's bridge to the engine's. */
export interface Transport {
  send(text: string): void
  close(): void
}

/** Opens a wire. `closed` is called once, also when it never opened. */
export type OpenTransport = (events: TransportEvents) => Transport
