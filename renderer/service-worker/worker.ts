/** The worker itself, as TypeScript knows it. */
export const worker = self as unknown as ServiceWorkerGlobalScope
