import { wordsOf } from '../../clients/http.ts'
import { useKeepNote } from '../../clients/notebook.ts'
import { BookmarkButton } from '../../components/BookmarkButton.tsx'
import { toast } from '../../components/toast.ts'

/** Bookmarks the question just answered. */
export function KeepQuestion({ showingId }: { showingId: string }) {
  const keep = useKeepNote()
  const kept = keep.data?.bookmarked ?? false
  return (
    <BookmarkButton
      kept={kept}
      busy={keep.isPending}
      onToggle={() =>
        keep.mutate(
          {
            target: `showing:${showingId}`,
            bookmarked: !kept,
            text: keep.data?.text ?? '',
            from: keep.data?.id ?? null,
          },
          {
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
