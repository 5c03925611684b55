import { wordsOf } from '../../clients/http.ts'
import { type KeptNote, useKeepNote } from '../../clients/notebook.ts'
import { BookmarkButton } from '../../components/BookmarkButton.tsx'
import { toast } from '../../components/toast.ts'

export interface KeepQuestionProps {
  showingId: string
  /** the note that its question has; null for none, or where that isn't known */
  note: KeptNote | null
  onKept: (note: KeptNote) => void
}

/** Bookmarks the question just answered. */
export function KeepQuestion({ showingId, note, onKept }: KeepQuestionProps) {
  const keep = useKeepNote()
  const kept = note?.bookmarked ?? false
  return (
    <BookmarkButton
      kept={kept}
      busy={keep.isPending}
      onToggle={() =>
        keep.mutate(
          {
            target: `showing:${showingId}`,
            bookmarked: !kept,
            text: note?.text ?? '',
            from: note?.id ?? null,
          },
          {
            onSuccess: onKept,
            onError: (error) =>
              toast({
                title: 'Not saved',
                description: wordsOf(error, 'We couldn’t save the bookmark. Try again.'),
                variant: 'destructive',
              }),
          },
        )
      }
    />
  )
}
