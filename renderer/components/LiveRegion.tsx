import { useAnnouncements } from './announcements.ts'

/** Once, at the root: the places screen readers watch for the messages of `announce()`. */
export function LiveRegion() {
  const messages = useAnnouncements()
  return (
    <>
      {[false, true].map((assertive) => (
        <div key={String(assertive)} className="sr-only" aria-live={assertive ? 'assertive' : 'polite'}>
          {messages
            .filter((message) => message.assertive === assertive)
            .map((message) => (
              <p key={message.id}>{message.text}</p>
            ))}
        </div>
      ))}
    </>
  )
}
